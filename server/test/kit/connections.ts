import { EventEmitter, once } from 'node:events'
import type { CompiledQuery } from 'kysely'
import type { PipelineConnection } from '../../src/platform/db/driver/connection.js'
import { pipelineOf } from '../../src/platform/db/driver/driver.js'
import type { Service } from '../../src/service.js'

/** Wraps every connection that this service takes from its pool from now on. Returns a function that ends it. */
export function eachConnection(service: Service, change: (connection: PipelineConnection) => void): () => void {
  const { driver } = service.database
  const acquire = driver.acquireConnection
  driver.acquireConnection = async () => {
    const connection = pipelineOf(await acquire.call(driver))
    change(connection)
    return connection
  }
  return () => {
    driver.acquireConnection = acquire
  }
}

/** Whether a service sends this statement from time to time, for many requests or for none. */
export const isPeriodic = (text: string): boolean =>
  /insert into (request_log|onsale_\w+)|from onsale_watch|update api_key set last_used|clock_timestamp\(\)\)::float8/.test(text)

/** Every statement that this service sends for an action. */
export async function statementsOf(service: Service, act: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = []
  const note = (query: CompiledQuery): void => {
    if (!isPeriodic(query.sql)) sent.push(query)
  }
  const end = eachConnection(service, (connection) => {
    const { executeQuery, pipeline, defer } = connection
    connection.executeQuery = ((query) => {
      note(query)
      return executeQuery.call(connection, query)
    }) as typeof executeQuery
    connection.pipeline = (queries) => {
      queries.forEach(note)
      return pipeline.call(connection, queries)
    }
    connection.defer = (query) => {
      note(query)
      return defer.call(connection, query)
    }
  })
  try {
    await act()
  } finally {
    end()
  }
  return sent
}

/** Stops this service before every statement that matches, until `go`. Locks that it took before it stay. */
export function stopBefore(service: Service, statement: RegExp): { stopped: Promise<unknown>; go: () => void } {
  const signs = new EventEmitter()
  const [stopped, going] = [once(signs, 'stopped'), once(signs, 'go')]
  const pass = async ({ sql }: CompiledQuery): Promise<void> => {
    if (!statement.test(sql)) return
    signs.emit('stopped')
    await going
  }
  const end = eachConnection(service, (connection) => {
    const { executeQuery, defer } = connection
    connection.executeQuery = (async (query) => {
      await pass(query)
      return executeQuery.call(connection, query)
    }) as typeof executeQuery
    connection.defer = async (query) => {
      await pass(query)
      return defer.call(connection, query)
    }
  })
  const go = (): void => {
    end()
    signs.emit('go')
  }
  return { stopped, go }
}
