import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { fault, invalid, Problem } from '../../lib/errors.js'
import { findJsonFault } from '../../lib/json-fault.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** an empty body counts as an empty object */
    bodyOptional?: boolean
  }
}

const maxDepth = 40
/** U+0000 and unpaired surrogates: valid in JSON, but PostgreSQL text cannot store them. */
const unstorable = /\0|\p{Surrogate}/u

const unreadable = (detail: string): Problem => new Problem('invalid_json', { detail })

/** The parser refuses syntax errors, and names that would change the prototype of an object. */
function notJson(text: string): Problem {
  const found = findJsonFault(text)
  if (!found) return unreadable('The body has a field "__proto__", or a field "prototype" in "constructor". No call has such a field.')
  const { expected, ...place } = found
  const detail = `The body is not JSON from line ${place.line}, column ${place.column} on: ${expected} is expected there.`
  return new Problem('invalid_json', { detail, facts: { ...place } })
}

/**
 * Only JSON in UTF-8 is accepted here; routes with uploads add their own parsers. Text that cannot be stored is refused before validation.
 */
export function useJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addHook('preValidation', (req, _reply, done) => {
    if (req.routeOptions.config.bodyOptional) req.body ??= {}
    done()
  })
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (req, body: Buffer, done) => {
    if (body.length === 0) {
      // Many clients always send the content type. An empty body is accepted where no body is needed.
      const { schema, config } = req.routeOptions
      const isNeeded = schema?.body !== undefined && !config.bodyOptional
      return isNeeded ? done(unreadable('The body is empty; a JSON value is needed.')) : done(null)
    }
    if (!isUtf8(body)) return done(unreadable('The body is not encoded in UTF-8.'))
    return parse(req, body.toString(), (error, value) => {
      if (error) return done(notJson(body.toString()))
      try {
        const pointer = findUnstorable(value, 0)
        if (pointer !== undefined)
          return done(invalid([fault(pointer, 'invalid_character', 'has U+0000 or half a surrogate pair, which no text can hold')]))
        return done(null, value)
      } catch (problem) {
        return done(problem as Problem)
      }
    })
  })
}

/** JSON pointer of the first name or text that cannot be stored. */
function findUnstorable(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === maxDepth) throw unreadable(`The body is nested deeper than ${maxDepth} levels.`)
  for (const [name, child] of Object.entries(value)) {
    const below = unstorable.test(name) ? '' : findUnstorable(child, depth + 1)
    if (below !== undefined) return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}${below}`
  }
  return undefined
}
