import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'
import { afterAll } from 'vitest'

export interface Proxy {
  /** the database behind it, to be reached through it */
  database: pg.ClientConfig
  /** ends every connection and takes no new one, as a server that is gone */
  cut(): Promise<void>
  restore(): Promise<void>
}

/** A line to the database that can be cut. */
export async function startProxy(database: pg.ClientConfig): Promise<Proxy> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(`${database.host}/.s.PGSQL.${database.port}`)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          sockets.delete(from)
          to.destroy()
        })
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  afterAll(() => (server.listening ? cut() : undefined))
  return { database: { ...database, host: '127.0.0.1', port }, cut, restore: () => listen(port) }
}
