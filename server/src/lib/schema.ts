import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import { locales } from './locales.js'

/** A request body. Unknown fields are refused, not dropped. */
export const Body = <T extends TProperties>(properties: T, options: { title: string; description?: string; examples?: unknown[] }) =>
  Type.Object(properties, { ...options, additionalProperties: false })

/** `type: [x, 'null']` instead of anyOf, because the serializer tries the members of anyOf one by one. */
export const nullable = <T extends TSchema>(schema: T) => {
  const { type, enum: values, ...rest } = schema as T & { type: string; enum?: unknown[] }
  return Type.Unsafe<Static<T> | null>({ ...rest, type: [type, 'null'], ...(values ? { enum: [...values, null] } : {}) })
}

/** A field that the service only stores and returns. */
export const informational = <T extends TSchema>(schema: T, about: string) =>
  Type.Unsafe<Static<T>>({ ...schema, description: `Information only: ${about}` })

export const Enum = <const T extends readonly string[]>(values: T, options: { description?: string; default?: T[number] } = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options })

/** Opaque: any text that fits into a URL path segment. */
export const Id = Type.String({ minLength: 1, maxLength: 300 })
export const Text = (maxLength = 2000, minLength = 0) => Type.String({ minLength, maxLength })
export const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
export const Flag = Type.Boolean()
export const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
/** An amount in the minor unit of its currency. */
export const Minor = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'In the minor unit of the currency' })
/** The price of one item. It is bounded so that sums with markups and in other currencies stay safe integers. */
export const Price = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000, description: 'In the minor unit of the currency' })
export const Email = Type.String({ format: 'email', maxLength: 254 })
export const Url = Type.String({ format: 'uri', maxLength: 2000 })
export const Currency = Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, description: 'ISO 4217 code' })
export const Country = Type.String({ pattern: '^[A-Za-z]{2,3}$', maxLength: 3, description: 'ISO 3166-1 alpha-3; alpha-2 is accepted' })
export const Locale = Enum(locales)
export const TimeZone = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'IANA time zone, for the times that are shown to this person; null for that of the browser',
  examples: ['Europe/Lisbon'],
})
export const DateTime = Type.String({ format: 'wire-datetime', maxLength: 40, description: 'yyyy-mm-ddThh:mm:ss, UTC' })
export const CalendarDate = Type.String({ format: 'wire-date', maxLength: 10, description: 'yyyy-mm-dd' })
export const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7, description: '#rrggbb' })
export const Texts = Type.Record(Type.String(), Text(2000), { maxProperties: 1000 })
export const Ids = Type.Array(Id, { maxItems: 10_000 })

export const Pagination = Type.Object(
  {
    total_size: Type.Integer({ description: 'How many there are in all, exact as of at most two seconds ago' }),
    page_size: Type.Integer(),
    page_number: Type.Integer(),
    next_page: nullable(Type.String()),
    previous_page: nullable(Type.String()),
    next_cursor: nullable(
      Type.String({
        description: 'For `cursor`: the entries after this page, also if others are added or deleted meanwhile. Null at the end',
      }),
    ),
  },
  { title: 'Pagination' },
)

/** The bytes of a PDF or a ZIP. */
export const Binary = Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: 'The file' })

/** The response to a deletion: 204 without a body. */
export const Gone = Type.Null({ description: 'Done' })
