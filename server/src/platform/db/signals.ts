import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** What a committed transaction may have left for a worker. */
export type Signal = 'deliveries'

/**
 * Wakes workers after a commit, in this process or in others. A signal is only a hint: one that is lost costs the time until the worker's
 * next poll. It is sent after the commit and not in the transaction, because PostgreSQL commits notifying transactions one at a time.
 */
export interface Signals {
  send(signal: Signal): void
  /** Returns the function that ends it. */
  listen(signal: Signal, wake: () => void): () => void
  close(): Promise<void>
}

interface Options {
  /** connects to the server that accepts writes, where notifications are sent */
  Client: typeof pg.Client
  connection: pg.ClientConfig
  connectTimeout: number
  notify: (channel: string) => Promise<unknown>
}

/** Commits within this time send one notification together. */
const gatherMillis = 5
const reconnectMillis = 1_000
const closeMillis = 1_000
const channelOf = (signal: Signal): string => `allotment_${signal}`

export function openSignals({ Client, connection, connectTimeout, notify }: Options): Signals {
  const local = new EventEmitter().setMaxListeners(0)
  const pending = new Set<Signal>()
  const heard = new Set<Signal>()
  let sending: NodeJS.Timeout | undefined
  let reconnecting: NodeJS.Timeout | undefined
  let listener: pg.Client | undefined
  let isClosed = false

  function flush(): void {
    sending = undefined
    // A failed notification is like a lost one.
    for (const signal of pending) notify(channelOf(signal)).catch(() => {})
    pending.clear()
  }

  /** A separate connection: a session from the pool would be returned, and a session of a pooler belongs to many clients. */
  async function connect(): Promise<void> {
    const client = new Client({
      ...connection,
      connectionTimeoutMillis: connectTimeout,
      keepAlive: true,
      application_name: 'allotment signals',
    })
    listener = client
    // The event `end` follows every error.
    client.on('error', () => {})
    client.on('end', () => later(client))
    client.on('notification', ({ channel }) => {
      for (const signal of heard) if (channelOf(signal) === channel) local.emit(signal)
    })
    try {
      await client.connect()
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      // Behind a pooler polling has to do.
      if (rows[0]?.pid !== (client as pg.Client & { processID?: number }).processID) {
        client.removeAllListeners('end')
        return await client.end()
      }
      await client.query([...heard].map((signal) => `listen ${channelOf(signal)}`).join('; '))
      // What was committed before is found at once.
      for (const signal of heard) local.emit(signal)
    } catch {
      await client.end().catch(() => {})
      later(client)
    }
  }

  function later(client: pg.Client): void {
    if (isClosed || listener !== client) return
    listener = undefined
    reconnecting = setTimeout(() => void connect(), reconnectMillis).unref()
  }

  return {
    send(signal) {
      // A worker in this process needs no notification, and takes deliveries that others would have been notified of.
      if (local.listenerCount(signal) > 0) return void local.emit(signal)
      if (isClosed) return
      pending.add(signal)
      sending ??= setTimeout(flush, gatherMillis).unref()
    },
    listen(signal, wake) {
      local.on(signal, wake)
      heard.add(signal)
      if (!listener && !reconnecting && !isClosed) void connect()
      return () => void local.off(signal, wake)
    },
    async close() {
      isClosed = true
      clearTimeout(sending)
      clearTimeout(reconnecting)
      // A connection that does not answer any more must not hold up a stop.
      const ended = listener?.end().catch(() => {})
      await Promise.race([ended, pause(closeMillis, undefined, { ref: false })])
    },
  }
}
