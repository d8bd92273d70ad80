/** A datetime of the service: `2027-01-31T09:30:00`, in UTC and without a zone. `new Date()` would read it as local time: use `parseUtc`. */
export type UtcDateTime = string

/** A datetime in the time zone of the venue, without a zone: show it as it is. */
export type VenueDateTime = string

type Value = string | number | boolean
type Operator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'in' | 'not in'

/** A condition in the syntax of lists: `ge:2027-01-31`, `in:[a,b]`. Created by `ne`, `gt`, `ge`, `lt`, `le`, `oneOf` and `noneOf`. */
export type Condition = `${Operator}:${string}`

/** The value of a list filter: a value, a condition, or several of them that must all hold. */
export type Filter<T extends Value> = T | `${T}` | Condition | readonly (T | `${T}` | Condition)[]

export const ne = (value: Value): Condition => `ne:${value}`
export const gt = (value: Value): Condition => `gt:${value}`
export const ge = (value: Value): Condition => `ge:${value}`
export const lt = (value: Value): Condition => `lt:${value}`
export const le = (value: Value): Condition => `le:${value}`
export const oneOf = (...values: readonly Value[]): Condition => `in:${set(values)}`
export const noneOf = (...values: readonly Value[]): Condition => `not in:${set(values)}`
/** From the first value to the last, both included. */
export const between = (first: Value, last: Value): Condition[] => [ge(first), le(last)]

/** Equal to a text that can itself start like a condition, such as `in:[x]`. */
export const eq = (value: Value): Condition => `eq:${value}`

const set = (values: readonly Value[]): string => `[${values.map((value) => quoted(String(value))).join(',')}]`
/** Blanks at the ends would be removed, commas and quotes would end the value. */
const quoted = (text: string): string => (/[",]|^\s|\s$|^$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const wire = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * The instant of a datetime of the service: in UTC unless it has an offset, like the `timestamp` of a webhook; a date means its
 * start. Throws `RangeError` for other texts. Not for datetimes in the time zone of a venue.
 */
export function parseUtc(text: UtcDateTime): Date {
  const [, date, time = '00:00:00', offset = 'Z'] = wire.exec(text) ?? []
  const moment = new Date(`${date}T${time}${offset}`)
  if (Number.isNaN(moment.getTime())) throw new RangeError(`Not a datetime of the service: ${text}`)
  return moment
}

/** An instant in the format of the service: whole seconds, in UTC, without a zone. */
export function formatUtc(moment: Date): UtcDateTime {
  return moment.toISOString().slice(0, 19)
}
