import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Seen {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Reply {
  status?: number
  headers?: Record<string, string>
  json?: unknown
  text?: string
  /** Close the connection instead of answering. */
  hangUp?: true
  /** After the first part of the answer: nothing more, or a broken connection. */
  stops?: 'silence' | 'break'
}

/** A real HTTP server on loopback that answers as the test says and records requests. */
export async function origin(answer: (seen: Seen, nth: number) => Reply | Promise<Reply>): Promise<{ baseUrl: string; seen: Seen[] }> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    }
    seen.push(asked)
    const reply = await answer(asked, seen.length)
    if (reply.hangUp) return request.socket.destroy()
    const status = reply.status ?? 200
    const type = reply.json === undefined ? 'text/html' : status < 400 ? 'application/json' : 'application/problem+json'
    response.writeHead(status, { 'content-type': type, ...reply.headers })
    if (reply.stops) {
      response.write(reply.text)
      if (reply.stops === 'break') setTimeout(() => request.socket.destroy(), 20)
      return
    }
    response.end(reply.json === undefined ? reply.text : JSON.stringify(reply.json))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

export const problem = (status: number, code: string, more: object = {}): Reply => ({
  status,
  json: {
    type: `/docs/errors#${code}`,
    title: code,
    status,
    detail: `about ${code}`,
    instance: '/',
    code,
    request_id: 'req-1',
    errors: [],
    ...more,
  },
})
