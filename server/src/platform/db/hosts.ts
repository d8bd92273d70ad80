import pg from 'pg'
import type { Address, Server } from '../../lib/database-url.js'

/** A server was reached, but it is not one that is wanted. The code is PostgreSQL's for a write on a replica. */
export class WrongServer extends Error {
  readonly code = '25006'
}

export function checkServer(isReadOnly: boolean, isWritable: boolean | undefined): void {
  if (isWritable === true && isReadOnly) throw new WrongServer('the database server accepts no writes now')
  if (isWritable === false && !isReadOnly) throw new WrongServer('the database server is not a replica')
}

/**
 * A client that finds its server at the moment of connecting. All servers are asked at once, so that one that does not answer delays
 * nothing. Nothing is remembered from earlier connections: after a fail-over the next connection is to the new primary.
 */
export function clientFor({ servers, isWritable }: Address, timeoutMillis: number): typeof pg.Client {
  let search: Promise<Server> | undefined
  const find = (config: pg.ClientConfig): Promise<Server> => {
    search ??= Promise.any(servers.map((server) => probe({ ...config, ...server }, server, isWritable, timeoutMillis)))
      .catch((failed: AggregateError) => {
        // An unreachable server says less than one that answered.
        throw failed.errors.find((error) => error instanceof WrongServer) ?? failed.errors[0]
      })
      .finally(() => {
        search = undefined
      })
    return search
  }
  return class extends pg.Client {
    private readonly probeConfig: pg.ClientConfig

    constructor(config: pg.ClientConfig = {}) {
      super(config)
      const { user, database, password, ssl } = this as unknown as pg.ClientConfig
      this.probeConfig = {
        user,
        database,
        password,
        ssl,
        application_name: 'allotment',
        connectionTimeoutMillis: timeoutMillis,
      } as pg.ClientConfig
    }

    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): unknown {
      const found = find(this.probeConfig).then((server) => {
        // The pool has given up in the meantime.
        if (this.connection.stream.destroyed) throw new Error('timeout exceeded when trying to connect')
        Object.assign(this, server)
      })
      // The pool calls it with a callback.
      if (!callback) return found.then(() => super.connect())
      return found.then(
        () => super.connect(callback),
        (error: Error) => (callback as (error: Error) => void)(error),
      )
    }
  }
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

export const readOnlyText = `current_setting('transaction_read_only') as read_only`

async function probe(config: pg.ClientConfig, server: Server, isWritable: boolean | undefined, timeoutMillis: number): Promise<Server> {
  const client = new pg.Client({ ...config, query_timeout: timeoutMillis })
  // An error after the answer is of no interest.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ read_only: string }>(`select ${readOnlyText}`)
    checkServer(rows[0]?.read_only === 'on', isWritable)
    return server
  } finally {
    client.connection.stream.destroy()
  }
}
