import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureFault } from '../lib/signature.js'
import { UsageError } from './explain.js'

export interface ListenOptions {
  port: number
  secret: string
  /** The status for valid deliveries, to test how failures are handled. */
  answer: number
}

const bodyLimit = 1_048_576

/** A local receiver: verifies and prints deliveries, and answers 401 to those with a wrong signature. */
export async function listenForWebhooks({ port, secret, answer }: ListenOptions): Promise<void> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > bodyLimit) request.destroy()
      else chunks.push(chunk)
    })
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const header = (name: string) => [request.headers[name] ?? []].flat()[0]
      const fault = request.method === 'POST' ? signatureFault(secret, { body, header }, new Date()) : 'not a POST'
      const status = fault === undefined ? answer : 401
      console.log(
        `${new Date().toISOString()} ${header('x-service-event') ?? '-'} ${header('x-service-delivery-id') ?? '-'} ${fault ?? 'signature valid'} → ${status}`,
      )
      console.log(`  ${body.toString('utf8').slice(0, 2_000)}`)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new UsageError(`Port ${port} is taken; choose another with --port.`) : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  console.log(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/ ; Ctrl-C stops it.`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  server.closeAllConnections()
  server.close()
}
