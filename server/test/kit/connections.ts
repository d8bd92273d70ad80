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

/** Every statement that this service sends during an action. */
export async function statementsOf(service: Service, act: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = []
  const end = eachConnection(service, (connection) => {
    const { executeQuery, pipeline, defer } = connection
    connection.executeQuery = ((query) => {
      sent.push(query)
      return executeQuery.call(connection, query)
    }) as typeof executeQuery
    connection.pipeline = (queries) => {
      sent.push(...queries)
      return pipeline.call(connection, queries)
    }
    connection.defer = (query) => {
      sent.push(query)
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
