import type { FastifyRequest } from 'fastify'
import { Problem } from '../../lib/errors.js'

/** The parameters that a call accepts, for error messages about others. */

const encodings = 'gzip, deflate, br'

function mediaTypesOf({ routeOptions: { schema, config } }: FastifyRequest): readonly string[] {
  const { consumes, body } = (schema ?? {}) as { consumes?: string[]; body?: unknown }
  return consumes ?? (body !== undefined || config.bodyOptional ? ['application/json'] : [])
}

export function unsupportedMediaType(req: FastifyRequest): Problem {
  const types = mediaTypesOf(req)
  const given = req.headers['content-type']
  const sent = given === undefined ? 'has no Content-Type' : `is ${JSON.stringify(given.slice(0, 80))}`
  if (types.length === 0)
    return new Problem('unsupported_media_type', { detail: `This call takes no body; the one that was sent ${sent}.` })
  return new Problem('unsupported_media_type', {
    detail: `This call reads Content-Type: ${types.join(' or ')}; the body that was sent ${sent}.`,
    headers: { Accept: types.join(', ') },
    facts: { accepts: types },
  })
}

export function unsupportedEncoding(req: FastifyRequest): Problem {
  const given = JSON.stringify(String(req.headers['content-encoding']).slice(0, 80))
  return new Problem('unsupported_media_type', {
    detail: `A body may be sent as it is, or in Content-Encoding: ${encodings}; the one that was sent is in ${given}.`,
    headers: { 'Accept-Encoding': encodings },
    facts: { accepts: mediaTypesOf(req) },
  })
}

export function tooLarge(maxBytes: number, what = 'The body of this call'): Problem {
  return new Problem('body_too_large', { detail: `${what} may have ${maxBytes} bytes.`, facts: { max_bytes: maxBytes } })
}
