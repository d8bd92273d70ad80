import type { JsonSchema } from './examples.js'

/**
 * Limits of every answer that a schema does not limit itself: the longest text and the longest array of the runtime, and the largest
 * integer that is exact in a double. Files and streams are not limited.
 */
export const answers = { maxLength: 536_870_888, maximum: Number.MAX_SAFE_INTEGER, maxItems: 4_294_967_295 }
const most32 = 2_147_483_647

const has = (schema: JsonSchema, type: string): boolean => [schema.type].flat().includes(type)
const isClosed = (schema: JsonSchema): boolean => schema.enum !== undefined || schema.const !== undefined

/** All nested schemas, including the schema itself, with their paths. */
function* within(schema: JsonSchema, path = ''): Generator<[path: string, schema: JsonSchema]> {
  yield [path, schema]
  for (const [name, child] of Object.entries(schema.properties ?? {})) yield* within(child, `${path}/${name}`)
  if (schema.items) yield* within(schema.items, `${path}/*`)
  for (const child of [...(schema.anyOf ?? []), ...((schema.oneOf as JsonSchema[] | undefined) ?? [])]) yield* within(child, path)
  const { additionalProperties, patternProperties } = schema as { additionalProperties?: unknown; patternProperties?: object }
  if (typeof additionalProperties === 'object' && additionalProperties !== null)
    yield* within(additionalProperties as JsonSchema, `${path}/*`)
  for (const child of Object.values(patternProperties ?? {})) yield* within(child as JsonSchema, `${path}/*`)
}

/** Finds fields of requests without a limit. The limits of requests are in their schemas, which enforce them. */
export function unlimited(schema: JsonSchema): string[] {
  return [...within(schema)].flatMap(([path, one]) => {
    if (one.$ref !== undefined || isClosed(one)) return []
    if (has(one, 'string') && one.maxLength === undefined) return [`${path}: maxLength`]
    if (has(one, 'integer') && (one.minimum === undefined || one.maximum === undefined)) return [`${path}: minimum, maximum`]
    if (has(one, 'array') && one.maxItems === undefined) return [`${path}: maxItems`]
    return []
  })
}

/** Declares the limits of answers where a schema declares none. */
export function declareLimits(schema: JsonSchema): void {
  for (const [, one] of within(schema)) {
    if (one.$ref !== undefined) continue
    if (has(one, 'string') && !isClosed(one)) one.maxLength ??= one.format === 'binary' ? answers.maximum : answers.maxLength
    if (has(one, 'array')) one.maxItems ??= answers.maxItems
    if (has(one, 'integer')) {
      one.minimum ??= -answers.maximum
      one.maximum = (one.maximum as number | undefined) ?? answers.maximum
      one.format ??= one.minimum >= -most32 - 1 && (one.maximum as number) <= most32 ? 'int32' : 'int64'
    }
  }
}
