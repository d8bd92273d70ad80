import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'
import { atEnd } from './end.js'

export interface Proxy {
  /** the database behind it, with the address of the proxy */
  database: pg.ClientConfig
  /** closes every connection and accepts none, as a server that is down */
  cut(): Promise<void>
  restore(): Promise<void>
  /** from now on nothing passes on existing connections, and none is closed; new ones work if requested */
  freeze(isForNew: 'new ones too' | 'new ones work'): void
  thaw(): void
  /** from now on new connections are read-only, as to a replica */
  setReadOnly(isReadOnly: boolean): void
  /** the next connection on which this text is sent hangs from then on */
  freezeOn(text: string): void
}

/** Arriving bytes are not read, and a close is not forwarded. */
function silence(socket: Socket): void {
  socket.unpipe()
  socket.pause()
}

/** The first message of a connection, with a further parameter: int32 length, int32 version, names and values, each ended by a zero byte. */
function withOption(startup: Buffer, option: string): Buffer {
  const length = startup.readInt32BE(0)
  const added = Buffer.from(`options\0${option}\0\0`)
  const changed = Buffer.concat([startup.subarray(0, length - 1), added])
  changed.writeInt32BE(changed.length, 0)
  return Buffer.concat([changed, startup.subarray(length)])
}

/** A connection to the database that can be cut, or hang. */
export async function startProxy(database: pg.ClientConfig): Promise<Proxy> {
  const sockets = new Set<Socket>()
  let isNewFrozen = false
  let trigger: string | undefined
  let isReadOnly = false
  const server = createServer((client) => {
    const upstream = connect(`${database.host}/.s.PGSQL.${database.port}`)
    const isReplica = isReadOnly
    client.on('data', (sent) => {
      if (trigger === undefined || !sent.includes(trigger)) return
      trigger = undefined
      for (const socket of [client, upstream]) silence(socket)
    })
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      if (from === client && isReplica)
        from.once('data', (startup: Buffer) => {
          upstream.write(withOption(startup, '-c default_transaction_read_only=on'))
          if (!isNewFrozen) from.pipe(to)
        })
      else from.pipe(to)
      if (isNewFrozen) silence(from)
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
  atEnd(() => (server.listening ? cut() : undefined))
  return {
    database: { ...database, host: '127.0.0.1', port },
    cut,
    restore: () => listen(port),
    freeze(isForNew) {
      isNewFrozen = isForNew === 'new ones too'
      for (const socket of sockets) silence(socket)
    },
    thaw() {
      isNewFrozen = false
    },
    setReadOnly(readOnly) {
      isReadOnly = readOnly
    },
    freezeOn(text) {
      trigger = text
    },
  }
}
