import { Ajv, type Options } from 'ajv'
import formats from 'ajv-formats'
import fastJson from 'fast-json-stringify'
import type { FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { fault, Problem } from '../../lib/errors.js'
import { isStorableDate, isStorableDateTime } from '../../lib/time.js'
import { isEmail, isWebAddress } from '../../lib/web.js'
import { unknownParameter } from '../db/list.js'
import { noSuchPath } from './paths.js'

/**
 * Our formats, used by the serializer too, which selects the member of a union by them. The library's URL formats are replaced, because
 * they accept any scheme, even `javascript:`.
 */
export const wireFormats = {
  'wire-date': isStorableDate,
  'wire-datetime': isStorableDateTime,
  uri: isWebAddress,
  email: isEmail,
}

const options: Options = {
  // By default unknown fields are dropped. A misspelt field must be refused.
  removeAdditional: false,
  useDefaults: true,
  strict: false,
  verbose: true,
  formats: wireFormats,
}

type Check = ((data: unknown) => boolean) & { errors?: FastifySchemaValidationError[] | null }

/** Compiling about a thousand schemas takes a second, and most are not used. Each is compiled on first use. */
function compileLazily(compile: () => Check): Check {
  let check: Check | undefined
  const later: Check = (data) => {
    check ??= compile()
    const right = check(data)
    later.errors = check.errors ?? null
    return right
  }
  return later
}

/** Above these sizes only the first error is reported. */
const sizeLimits = { values: 2_000, characters: 100_000 }

/**
 * Whether all errors of a value can be collected. A body of 1 MiB can have half a million errors, and uniqueItems compares every pair of a
 * long list. Stopping at the first error bounds the work.
 */
function isSmall(data: unknown): boolean {
  let values = 0
  let characters = 0
  const count = (value: unknown): boolean => {
    values++
    if (typeof value === 'string') characters += value.length
    if (values > sizeLimits.values || characters > sizeLimits.characters) return false
    if (typeof value !== 'object' || value === null) return true
    if (Array.isArray(value)) return value.every(count)
    return Object.entries(value).every(([name, child]) => {
      characters += name.length
      return count(child)
    })
  }
  return count(data)
}

/** Stops at the first error. Only if there is one and the value is small, all errors are collected, to report them together. */
function firstThenAll(first: Check, all: Check): Check {
  const check: Check = (data) => {
    const right = first(data)
    check.errors = right ? null : (first.errors ?? null)
    if (right || !isSmall(data)) return right
    all(data)
    if (all.errors) check.errors = all.errors
    return false
  }
  return check
}

function writeLater(compile: () => (data: unknown) => string): (data: unknown) => string {
  let write: ((data: unknown) => string) | undefined
  return (data) => {
    write ??= compile()
    return write(data)
  }
}

/**
 * Compiles each schema once for the whole process, because many routes have the same schemas, and so have several apps in one process.
 * Equal schemas are found by their JSON.
 */
function compileOnce<Compiled>(compile: (schema: object) => Compiled): (schema: unknown) => Compiled {
  const known = new Map<string, Compiled>()
  return (schema) => {
    const text = JSON.stringify(schema)
    const compiled = known.get(text) ?? compile(schema as object)
    known.set(text, compiled)
    return compiled
  }
}

function checks(more: Options): (schema: unknown) => Check {
  const ajv = formats
    .default(new Ajv({ ...options, ...more }))
    .addFormat('uri', isWebAddress)
    .addFormat('email', isEmail)
  return compileOnce((schema) => ajv.compile(schema) as Check)
}
const checksOf = (coerceTypes: boolean) => ({ first: checks({ coerceTypes }), all: checks({ coerceTypes, allErrors: true }) })
const strict = checksOf(false)
const coercing = checksOf(true)
const writer = compileOnce((schema) => fastJson(schema as fastJson.Schema, { ajv: { formats: wireFormats } }) as (data: unknown) => string)

/** Whether a value that came by no request is a body of this schema: undefined, or what is wrong. */
export function bodyFaults(schema: unknown, data: unknown): FastifySchemaValidationError[] | undefined {
  const check = firstThenAll(strict.first(schema), strict.all(schema))
  return check(data) ? undefined : (check.errors ?? [])
}

/** A function that writes values of a schema as JSON. The schema is compiled on first use. */
export const writerOf = (schema: unknown): ((data: unknown) => string) => writeLater(() => writer(schema))

/**
 * Values in bodies are not converted. Values in the URL are text and are coerced. `eagerly`: compiles every schema at once, to check that
 * all compile.
 */
export function useSchemas(app: FastifyInstance, eagerly = false): void {
  app.addHook('preValidation', (req, _reply, done) => {
    checkAddress(req)
    done()
  })
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const { first, all } = httpPart === 'body' ? strict : coercing
    return firstThenAll(
      eagerly ? first(schema) : compileLazily(() => first(schema)),
      compileLazily(() => all(schema)),
    )
  })
  app.setSerializerCompiler(({ schema }) => (eagerly ? writer(schema) : writerOf(schema)))
}

function holdsZero(query: Record<string, unknown>): Problem {
  const [name = ''] = Object.entries(query).find((entry) => entry.flat().join().includes('\0')) ?? []
  const shown = name.replaceAll('\0', '\uFFFD')
  return new Problem('invalid_parameter', {
    detail: `${JSON.stringify(shown.slice(0, 80))} contains U+0000, which no text can hold.`,
    errors: [fault(shown, 'invalid_character', 'contains U+0000, which no text can hold')],
  })
}

/** Refuses unknown parameters, and U+0000, which PostgreSQL text cannot store. */
function checkAddress(req: FastifyRequest): void {
  const asked = req.url.indexOf('?')
  const zero = req.url.indexOf('%00')
  if (zero >= 0 && asked >= 0 && zero > asked) throw holdsZero(req.query as Record<string, unknown>)
  if (zero >= 0) throw noSuchPath(req)
  const { url, schema, config } = req.routeOptions
  if (asked < 0 || !url?.startsWith('/v1/')) return
  const names = Object.keys((schema?.querystring as { properties?: object } | undefined)?.properties ?? {})
  if (config.apiKeyIn === 'query') names.push('apiKey')
  const stray = Object.keys(req.query as object).find((name) => !names.includes(name))
  if (stray !== undefined) throw unknownParameter(stray, names)
}
