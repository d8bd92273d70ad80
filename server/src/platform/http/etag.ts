import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { digestOf } from '../../lib/crypto.js'
import { Problem } from '../../lib/errors.js'
import type { Guard, Version } from '../context.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the answer has an ETag; 304 if the caller already has this version */
    cacheable?: boolean
  }
}

export const tagOf = (version: Version): string => `"${version}"`

export const setTag = (reply: FastifyReply, version: Version): void => {
  reply.header('ETag', tagOf(version))
}

export interface Versioned<T> {
  body: T
  /** null if the caller must not know it */
  version: Version | null
}

/** Returns the body and puts its version into the ETag, if there is one. */
export async function tagged<T>(reply: FastifyReply, given: Promise<Versioned<T>>): Promise<T> {
  const { body, version } = await given
  if (version !== null) setTag(reply, version)
  return body
}

/** Returns a resource that was just made, with its first version in the ETag. */
export const taggedNew = async <T>(reply: FastifyReply, made: Promise<T>): Promise<T> =>
  tagged(
    reply,
    made.then((body) => ({ body, version: 1 })),
  )

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '').replaceAll('"', '')
const tagsOf = (header: string): string[] => header.split(',').map(opaque)

/** Returns a check of the version in If-Match, if there is one. The service calls it while it holds the row's lock. */
export function ifMatch(req: FastifyRequest): Guard | undefined {
  const header = req.headers['if-match']
  if (header === undefined || header.trim() === '*') return undefined
  // The part after the dash distinguishes representations of one version. A change compares versions only.
  const versions = tagsOf(header).map((tag) => tag.split('-')[0])
  return (version) => {
    if (!versions.includes(String(version)))
      throw new Problem('precondition_failed', { detail: `The current version is ${tagOf(version)}.` })
  }
}

/** Whether the call asks to create and never to change: `If-None-Match: *`. The service checks it while it holds a lock. */
export const isOnlyNew = (req: FastifyRequest): boolean => req.headers['if-none-match']?.trim() === '*'

/**
 * ETags of cacheable reads. The tag is a hash of the body, because much of it is derived (stock, prices, names of related resources) and
 * changes without a new version. A version set by the handler comes first in the tag, so that the same tag works with If-Match. Weak,
 * because the same body is sent with several encodings.
 */
export const validators = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', (req, reply, payload, done) => done(null, validated(req, reply, payload)))
})

/** What is sent: the payload with its ETag, or nothing if the caller has it already. */
function validated(req: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (!req.routeOptions.config.cacheable || reply.statusCode !== 200) return payload
  const given = reply.getHeader('ETag') as string | undefined
  // The tag of a shared body is already set.
  const tag = given?.startsWith('W/') ? given : typeof payload === 'string' ? bodyTag(payload, given) : undefined
  if (tag === undefined) return payload
  reply.headers({ ETag: tag, 'Cache-Control': 'private, no-cache' })
  const known = req.headers['if-none-match']
  if (known === undefined || !(known.trim() === '*' || tagsOf(known).includes(opaque(tag)))) return payload
  reply.code(304).removeHeader('content-type').removeHeader('content-length').removeHeader('content-encoding')
  return null
}

export function bodyTag(body: string | Buffer, version?: string): string {
  const hash = digestOf(body)
  return `W/"${version === undefined ? hash : `${opaque(version)}-${hash}`}"`
}
