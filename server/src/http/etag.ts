import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../lib/errors.js'

export const tagOf = (version: number): string => `"${version}"`

export const setTag = (reply: FastifyReply, version: number): void => {
  reply.header('ETag', tagOf(version))
}

/** The version a change is based on, when the caller says so; checked by the service under the row's lock. */
export function ifMatch(req: FastifyRequest): ((version: number) => void) | undefined {
  const header = req.headers['if-match']
  if (header === undefined || header.trim() === '*') return undefined
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return (version) => {
    if (!tags.includes(tagOf(version))) throw new Problem('precondition_failed', { detail: `The current version is ${tagOf(version)}.` })
  }
}
