import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Quick rather than small: it is done while somebody waits. */
export const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 }
/** Below this many bytes it is not worth the trouble. */
export const leastBytes = 1_024

type Encoding = 'br' | 'gzip'
const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: brotliParams }),
  gzip: (body) => promisify(gzip)(body),
}

/** The best that the caller names. Weighing one against another is left to the plugin that compresses every other answer. */
function encodingOf({ headers }: FastifyRequest): Encoding | undefined {
  if (headers['x-no-compression'] !== undefined) return undefined
  const named = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
  if (named.some((part) => part.includes(';'))) return undefined
  return (['br', 'gzip'] as const).find((encoding) => named.includes(encoding))
}

/** A body that goes out many times, compressed once for each encoding that is asked for. */
export function encodable(body: Buffer): (req: FastifyRequest, reply: FastifyReply) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>()
  return async (req, reply) => {
    const encoding = body.length < leastBytes ? undefined : encodingOf(req)
    if (encoding === undefined) return body
    const bytes = made.get(encoding) ?? encoders[encoding](body)
    made.set(encoding, bytes)
    const vary = [reply.getHeader('Vary') ?? []].flat().map(String)
    reply.headers({ 'Content-Encoding': encoding, Vary: [...vary, 'accept-encoding'].join(', ') })
    return bytes
  }
}
