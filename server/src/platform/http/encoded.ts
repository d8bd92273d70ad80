import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Quick rather than small: it is done while somebody waits. */
export const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 }
/** Below this many bytes it is not worth the trouble. */
export const leastBytes = 1_024

type Encoding = 'br' | 'gzip'
type Encoders = Record<Encoding, (body: Buffer) => Promise<Buffer>>
const encoders: Encoders = {
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

/** In memory of their own: a few bytes would otherwise hold on to the 8 kB they share with others, or the 16 kB they were compressed into. */
export function bytesOf(content: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content))
  if (typeof content === 'string') bytes.write(content)
  else content.copy(bytes)
  return bytes
}

/** A body that goes out many times, compressed once for each encoding that is asked for. */
export function encodable(body: Buffer, by: Encoders = encoders): (req: FastifyRequest, reply: FastifyReply) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>()
  return async (req, reply) => {
    const encoding = body.length < leastBytes ? undefined : encodingOf(req)
    if (encoding === undefined) return body
    const bytes = await (made.get(encoding) ?? compressed(encoding))
    const vary = [reply.getHeader('Vary') ?? []].flat().map(String)
    reply.headers({ 'Content-Encoding': encoding, Vary: [...vary, 'accept-encoding'].join(', ') })
    return bytes
  }

  function compressed(encoding: Encoding): Promise<Buffer> {
    const bytes = by[encoding](body).then(bytesOf)
    made.set(encoding, bytes)
    // Who waits for it hears of the failure; who comes after that has it tried again.
    bytes.catch(() => made.delete(encoding))
    return bytes
  }
}
