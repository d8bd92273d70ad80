import type { JsonSchema } from './examples.js'
import { meaningOf } from './openapi-fields.js'

/** Where schemas are lifted to, and the protocol's descriptions of fields, if it has its own. */
export interface Lifted {
  schemas: Record<string, JsonSchema>
  meanings?: Readonly<Record<string, string>> | undefined
}

/** A schema with a title becomes a component of that name, so that clients get one type per resource. */
export function lift(schema: JsonSchema, into: Lifted, within?: string): JsonSchema {
  const { title, ...rest } = schema
  const owner = title ?? within
  const plain: JsonSchema = { ...rest }
  if (rest.properties)
    plain.properties = Object.fromEntries(
      Object.entries(rest.properties).map(([name, child]) => {
        const description = meaningOf(child, name, owner, into.meanings)
        const lifted = lift(child, into, owner)
        // The description of a field is written beside its $ref, because the component is used by other fields too.
        return [name, description === undefined ? lifted : { ...lifted, description }]
      }),
    )
  if (rest.items) plain.items = lift(rest.items, into, owner)
  if (rest.anyOf) plain.anyOf = rest.anyOf.map((child) => lift(child, into, owner))
  if (title === undefined) return plain
  // The framework has already put the examples of a whole body beside its schema. Nested schemas are part of the example around them.
  if (rest.properties) delete plain.examples
  const known = into.schemas[title]
  if (known && JSON.stringify(known) !== JSON.stringify(plain)) throw new Error(`two different schemas are called ${title}`)
  into.schemas[title] = plain
  return { $ref: `#/components/schemas/${title}` }
}
