import { Ajv, type Options } from 'ajv'
import formats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { isDate, parseDateTime } from '../lib/time.js'

const options: Options = {
  // The default would drop unknown fields in silence; a misspelt field must be refused.
  removeAdditional: false,
  useDefaults: true,
  // Every fault at once; the size of a body is bounded, and with it the work.
  allErrors: true,
  strict: false,
  verbose: true,
  formats: { 'wire-date': isDate, 'wire-datetime': (text: string) => parseDateTime(text) !== undefined },
}

/** Bodies are taken as they are; only what stands in the address, where everything is text, is coerced. */
export function useValidation(app: FastifyInstance): void {
  const strict = formats.default(new Ajv({ ...options, coerceTypes: false }))
  const coercing = formats.default(new Ajv({ ...options, coerceTypes: true }))
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? strict : coercing).compile(schema as object))
}
