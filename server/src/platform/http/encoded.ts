import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A low quality, because requests wait for the compression. */
export const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 }
/** Smaller bodies are not compressed. */
export const leastBytes = 1_024

type Encoding = 'br' | 'gzip'
type Encoders = Record<Encoding, (body: Buffer) => Promise<Buffer>>
const encoders: Encoders = {
  br: (body) => promisify(brotliCompress)(body, { params: brotliParams }),
  gzip: (body) => promisify(gzip)(body),
}

/** The best encoding that the caller accepts. Quality values are left to the compression plugin, which handles all other answers. */
function encodingOf({ headers }: FastifyRequest): Encoding | undefined {
  if (headers['x-no-compression'] !== undefined) return undefined
  const named = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
  if (named.some((part) => part.includes(';'))) return undefined
  return (['br', 'gzip'] as const).find((encoding) => named.includes(encoding))
}

/** Says to caches that another caller may get another encoding. */
export function variesByEncoding(reply: FastifyReply): FastifyReply {
  const vary = [reply.getHeader('Vary') ?? []].flat().map(String)
  return reply.header('Vary', [...vary, 'accept-encoding'].join(', '))
}

/** Copies the bytes. A slice would keep its whole buffer in memory: the shared 8 kB pool, or the 16 kB compression buffer. */
export function bytesOf(content: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content))
  if (typeof content === 'string') bytes.write(content)
  else content.copy(bytes)
  return bytes
}

/** A body that is sent many times. It is compressed once per requested encoding. */
export function encodable(body: Buffer, by: Encoders = encoders): (req: FastifyRequest, reply: FastifyReply) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>()
  return async (req, reply) => {
    const encoding = body.length < leastBytes ? undefined : encodingOf(req)
    if (encoding === undefined) return body
    const bytes = await (made.get(encoding) ?? compressed(encoding))
    variesByEncoding(reply).header('Content-Encoding', encoding)
    return bytes
  }

  function compressed(encoding: Encoding): Promise<Buffer> {
    const bytes = by[encoding](body).then(bytesOf)
    made.set(encoding, bytes)
    // Requests that are waiting get the error. Later requests try again.
    bytes.catch(() => made.delete(encoding))
    return bytes
  }
}

/** Answers with a public document that is the same for everybody. It is made for the first request. */
export function publicJson(make: () => string | Buffer): (req: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let bodyFor: ReturnType<typeof encodable> | undefined
  return async (req, reply) => {
    bodyFor ??= encodable(bytesOf(make()))
    reply.header('content-type', 'application/json; charset=utf-8').header('Cache-Control', 'public, max-age=60')
    return reply.send(await bodyFor(req, reply))
  }
}
