/** A datetime of the service: `2027-01-31T09:30:00`, in UTC and without a zone. `new Date()` would take it for local time: use `parseUtc`. */
export type UtcDateTime = string

/** A datetime on the clock of the venue, without a zone: show it as it is. */
export type VenueDateTime = string

type Value = string | number | boolean
type Operator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'in' | 'not in'

/** A condition as a list takes it: `ge:2027-01-31`, `in:[a,b]`. Made by `ne`, `gt`, `ge`, `lt`, `le`, `oneOf` and `noneOf`. */
export type Condition = `${Operator}:${string}`

/** What a filter of a list takes: a value, a condition, or several of them that must all hold. */
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

/** Equal to a text that may itself begin like a condition, such as `in:[x]`. */
export const eq = (value: Value): Condition => `eq:${value}`

const set = (values: readonly Value[]): string => `[${values.map((value) => quoted(String(value))).join(',')}]`
/** Blanks at the ends would be dropped, commas and quotes would end the value. */
const quoted = (text: string): string => (/[",]|^\s|\s$|^$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const wire = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * The moment that a datetime of the service means: in UTC unless it names an offset, as the `timestamp` of a webhook does; a date means its
 * beginning. Throws `RangeError` for anything else. Not for datetimes on the clock of a venue.
 */
export function parseUtc(text: UtcDateTime): Date {
  const [, date, time = '00:00:00', offset = 'Z'] = wire.exec(text) ?? []
  const moment = new Date(`${date}T${time}${offset}`)
  if (Number.isNaN(moment.getTime())) throw new RangeError(`Not a datetime of the service: ${text}`)
  return moment
}

/** A moment as the service writes it: whole seconds, in UTC, without a zone. */
export function formatUtc(moment: Date): UtcDateTime {
  return moment.toISOString().slice(0, 19)
}
