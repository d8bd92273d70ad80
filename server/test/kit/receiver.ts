import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEnd } from './end.js'

export interface Received {
  at: number
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** the received bytes */
  body: Buffer
}

/** The reaction of the receiver to a request: an answer, optionally delayed or after something has happened, none, or a closed connection. */
export type Behaviour =
  | { status?: number; headers?: Record<string, string>; body?: string; delayMillis?: number; after?: Promise<unknown> }
  | 'hang'
  | 'reset'

export interface Receiver {
  url: string
  received: Received[]
  /** decides by the request and the number of earlier requests; 200 by default */
  behave: (request: Received, index: number) => Behaviour
  /** resolves when this number has arrived */
  until(count: number): Promise<Received[]>
}

/** A web server of a receiver on a real socket: records every request, and can fail in every way. */
export async function startReceiver(): Promise<Receiver> {
  const waiting = new Set<() => void>()
  const receiver: Receiver = {
    url: '',
    received: [],
    behave: () => ({ status: 200 }),
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (receiver.received.length < count) return
          waiting.delete(look)
          resolve(receiver.received)
        }
        waiting.add(look)
        look()
      }),
  }
  const answer = async (behaviour: Exclude<Behaviour, string>, response: ServerResponse) => {
    const { status = 200, headers = {}, body = '', delayMillis = 0, after } = behaviour
    await after
    setTimeout(() => response.writeHead(status, headers).end(body), delayMillis)
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('error', () => {})
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const entry: Received = { at: Date.now(), method, path, headers, body: Buffer.concat(chunks) }
      const behaviour = receiver.behave(entry, receiver.received.length)
      receiver.received.push(entry)
      if (behaviour === 'reset') request.socket.resetAndDestroy()
      else if (behaviour !== 'hang') void answer(behaviour, response)
      for (const look of waiting) look()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}
