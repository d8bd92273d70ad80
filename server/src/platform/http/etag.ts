import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Problem } from '../../lib/errors.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the answer carries a validator, and is 304 when the caller has it already */
    cacheable?: boolean
  }
}

export const tagOf = (version: number): string => `"${version}"`

export const setTag = (reply: FastifyReply, version: number): void => {
  reply.header('ETag', tagOf(version))
}

export interface Versioned<T> {
  body: T
  version: number
}

/** The body of what a service gives, its version in the ETag. */
export async function tagged<T>(reply: FastifyReply, given: Promise<Versioned<T>>): Promise<T> {
  const { body, version } = await given
  setTag(reply, version)
  return body
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '').replaceAll('"', '')
const tagsOf = (header: string): string[] => header.split(',').map(opaque)

/** The version a change is based on, when the caller says so; checked by the service under the row's lock. */
export function ifMatch(req: FastifyRequest): ((version: number) => void) | undefined {
  const header = req.headers['if-match']
  if (header === undefined || header.trim() === '*') return undefined
  // What follows the dash tells representations of one version apart, and is no business of a change.
  const versions = tagsOf(header).map((tag) => tag.split('-')[0])
  return (version) => {
    if (!versions.includes(String(version)))
      throw new Problem('precondition_failed', { detail: `The current version is ${tagOf(version)}.` })
  }
}

/**
 * Validators of cacheable reads. The tag is made from the body itself, because much of it is derived (stock, prices, names of others) and
 * changes without a new version; a version that the handler has set stays in front, so that the same tag guards a change too.
 * Weak, since the same body goes out compressed in several ways.
 */
export const validators = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', async (req, reply, payload) => {
    if (!req.routeOptions.config.cacheable || reply.statusCode !== 200) return payload
    const given = reply.getHeader('ETag') as string | undefined
    // Who shares a body with others has made its tag already.
    const tag = given?.startsWith('W/') ? given : typeof payload === 'string' ? bodyTag(payload, given) : undefined
    if (tag === undefined) return payload
    reply.headers({ ETag: tag, 'Cache-Control': 'private, no-cache' })
    const known = req.headers['if-none-match']
    if (known === undefined || !(known.trim() === '*' || tagsOf(known).includes(opaque(tag)))) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length').removeHeader('content-encoding')
    return null
  })
})

export function bodyTag(body: string | Buffer, version?: string): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22).replaceAll('-', '.')
  return `W/"${version === undefined ? hash : `${opaque(version)}-${hash}`}"`
}
