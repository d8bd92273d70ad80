import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { bytesOf, encodable } from '../../src/platform/http/encoded.js'

const text = JSON.stringify(Array.from({ length: 200 }, (_, number) => ({ number, text: 'Überall' })))
const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** Requests the body like a route that sends it, and returns what would be sent. */
async function asked(bodyFor: ReturnType<typeof encodable>) {
  const app = fastify()
  const sent: Buffer[] = []
  app.get('/', async (req, reply) => {
    const body = await bodyFor(req, reply)
    sent.push(body)
    return reply.send(body)
  })
  return {
    sent,
    get: async (encoding: string) => {
      const { statusCode, headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
      return { statusCode, encoding: headers['content-encoding'], rawPayload }
    },
  }
}

test('a cached body, plain or compressed, keeps no more memory than its bytes', async () => {
  for (const content of ['', '{"ü":1}', text]) {
    expect(bytesOf(content).toString()).toBe(content)
    expect(bytesOf(content).buffer.byteLength).toBe(Buffer.byteLength(content))
  }
  const { get, sent } = await asked(encodable(bytesOf(text)))
  for (const encoding of ['br', 'gzip'] as const) {
    const { rawPayload } = await get(encoding)
    expect(String(await decoders[encoding](rawPayload))).toBe(text)
  }
  expect(sent.map(({ length, buffer }) => buffer.byteLength - length)).toEqual([0, 0])
})

test('a failed compression is a 500 without content-encoding, and is tried again for the next request', async () => {
  let times = 0
  const failsOnce = async (body: Buffer): Promise<Buffer> => {
    if (++times === 1) throw new Error('no memory')
    return body
  }
  const { get } = await asked(encodable(bytesOf(text), { br: failsOnce, gzip: failsOnce }))
  expect(await get('br')).toMatchObject({ statusCode: 500, encoding: undefined })
  expect(await get('br')).toMatchObject({ statusCode: 200, encoding: 'br' })
  expect(await get('br')).toMatchObject({ statusCode: 200, encoding: 'br' })
  expect(times).toBe(2)
})
