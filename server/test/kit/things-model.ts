import fc from 'fast-check'
import { grades, type Thing } from './things.js'

/** The meaning of list filters, written a second time, without a database and without the tested code. */
export const operators = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'not in'] as const
export type Operator = (typeof operators)[number]

/** A filter in the syntax of a caller, and its meaning. */
export interface Filter {
  name: string
  text: string
  holds: (thing: Thing) => boolean
}

/** Compares the value of a caller with that of a row: -1, 0, 1; never called for an empty field. */
interface Field {
  name: keyof Thing
  takes: readonly Operator[]
  written: fc.Arbitrary<string>
  compare: (thing: Thing, written: string) => number
}

const sign = <T extends string | number | bigint | boolean>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)
const ordered = operators
const sets: readonly Operator[] = ['eq', 'ne', 'in', 'not in']

const shown = (at: Date | null): string => at?.toISOString().slice(0, 19) ?? ''
/** 1 January 2027 and some days more, so that equal values occur. */
export const moments = fc.date({ min: new Date('2027-01-01T00:00:00Z'), max: new Date('2027-01-04T00:00:00Z'), noInvalidDate: true })
const days = fc.constantFrom('2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04')
const two = (number: number): string => String(number).padStart(2, '0')
const spelling = (at: Date): fc.Arbitrary<string> => {
  const text = shown(at)
  const east = new Date(Date.parse(`${text}Z`) + 5.5 * 3_600_000).toISOString().slice(0, 19)
  const zoned = [`${text}Z`, `${text}.000Z`, `${east}+05:30`]
  return fc.constantFrom(text, text.replace('T', ' '), ...zoned, at.toISOString(), `${text.slice(0, 16)}:00`, text.slice(0, 16))
}
/** A text with a fraction of a second means that moment. All others mean a second or a day. */
const isExact = (text: string): boolean => /\.(?!000)\d{3}/.test(text)
/** The UTC second, or the UTC day, of a text. */
function meant(text: string): string {
  if (text.length === 10) return text
  const [, local = '', seconds = ':00', zone = 'Z'] = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d)(:\d\d)?(?:\.000)?(Z|\+05:30)?$/.exec(text) ?? []
  return new Date(`${local.replace(' ', 'T')}${seconds}${zone}`).toISOString().slice(0, 19)
}

export const labels = fc.oneof(
  fc.constantFrom('Ajax', 'ajax', 'Été', 'a,b', 'say "hi"', '"', 'in:[x]', 'ge:5', ' padded ', '[', ']', 'a?b', 'a&b=c+d', '100 %', 'ünï'),
  fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(...'abAB,":[]% ?&+_é') }),
)
const ids = fc.integer({ min: 0, max: 40 }).map((number) => `thing-${two(number)}`)
export const amounts = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER))
const rates = fc
  .tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: 0, max: 3 }))
  .map(([whole, quarters]) => (whole + quarters / 4).toString())
const owners = fc.constantFrom('one', 'two', 'three, the third')
export const tags = fc.constantFrom('red', 'green', 'blue')

const fields: Field[] = [
  { name: 'thing_id', takes: sets, written: ids, compare: (thing, text) => sign(thing.thing_id, text) },
  { name: 'owner_id', takes: sets, written: owners, compare: (thing, text) => sign(thing.owner_id ?? '', text) },
  { name: 'label', takes: sets, written: labels, compare: (thing, text) => sign(thing.label ?? '', text) },
  { name: 'amount', takes: ordered, written: amounts.map(String), compare: (thing, text) => sign(BigInt(thing.amount ?? 0), BigInt(text)) },
  { name: 'rate', takes: ordered, written: rates, compare: (thing, text) => sign(Number(thing.rate), Number(text)) },
  {
    name: 'flag',
    takes: ['eq', 'ne'],
    written: fc.constantFrom('true', 'false'),
    compare: (thing, text) => sign(thing.flag === true, text === 'true'),
  },
  {
    name: 'grade',
    takes: ordered,
    written: fc.constantFrom(...grades),
    compare: (thing, text) => sign(grades.indexOf(thing.grade ?? 'low'), (grades as readonly string[]).indexOf(text)),
  },
  { name: 'day', takes: ordered, written: days, compare: (thing, text) => sign(thing.day ?? '', text) },
  {
    name: 'at',
    takes: ordered,
    written: fc.oneof(days, moments.chain(spelling)),
    compare: (thing, text) =>
      isExact(text) ? sign(thing.at?.getTime() ?? 0, Date.parse(text)) : sign(shown(thing.at).slice(0, meant(text).length), meant(text)),
  },
]

function holds(operator: Operator, values: string[], compare: ((text: string) => number) | undefined): boolean {
  const isAny = compare !== undefined && values.some((value) => compare(value) === 0)
  const order = compare?.(values[0] ?? '') ?? Number.NaN
  switch (operator) {
    case 'eq':
    case 'in':
      return isAny
    case 'ne':
    case 'not in':
      return !isAny
    case 'gt':
      return order > 0
    case 'ge':
      return order >= 0
    case 'lt':
      return order < 0
    case 'le':
      return order <= 0
  }
}

const needsQuotes = (value: string): boolean => /[",]|^\s|\s$|^$/.test(value)
const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`
const hasPrefix = (value: string): boolean => /^(eq|ne|gt|ge|lt|le|in|not in):/.test(value)

/** `ge:5`, `in:[a,"b,c"]`, `5`: every syntax that a caller can use. */
const spelt = (operator: Operator, values: string[], bare: boolean, quoteAll: boolean): string => {
  if (operator === 'in' || operator === 'not in')
    return `${operator}:[${values.map((value) => (quoteAll || needsQuotes(value) ? quoted(value) : value)).join(quoteAll ? ' , ' : ',')}]`
  const [value = ''] = values
  return operator === 'eq' && bare && !hasPrefix(value) ? value : `${operator}:${value}`
}

const written = (
  name: string,
  takes: readonly Operator[],
  values: fc.Arbitrary<string>,
  meaning: (thing: Thing) => ((text: string) => number) | undefined,
) =>
  fc
    .record({
      operator: fc.constantFrom(...takes),
      values: fc.array(values, { minLength: 1, maxLength: 4 }),
      bare: fc.boolean(),
      quoteAll: fc.boolean(),
    })
    .map(({ operator, values: given, bare, quoteAll }): Filter => {
      const used = operator === 'in' || operator === 'not in' ? given : given.slice(0, 1)
      return { name, text: spelt(operator, used, bare, quoteAll), holds: (thing) => holds(operator, used, meaning(thing)) }
    })

export const filters: fc.Arbitrary<Filter> = fc.oneof(
  ...fields.map(({ name, takes, written: values, compare }) =>
    written(name, takes, values, (thing) => (thing[name] === null ? undefined : (text) => compare(thing, text))),
  ),
  // Of several rows behind one entry, `eq` means that one of them is equal and `ne` that none is.
  written('tag', sets, tags, (thing) => (text) => (thing.tags.includes(text) ? 0 : 1)),
)

const maybe = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { freq: 6 })
export const things: fc.Arbitrary<Thing[]> = fc
  .array(
    fc.record({
      owner_id: maybe(owners),
      label: maybe(labels),
      amount: maybe(amounts),
      rate: maybe(rates),
      flag: maybe(fc.boolean()),
      grade: maybe(fc.constantFrom(...grades)),
      day: maybe(days),
      at: maybe(moments),
      tags: fc.uniqueArray(tags),
    }),
    { minLength: 40, maxLength: 40 },
  )
  .map((rows) => rows.map((row, index) => ({ thing_id: `thing-${two(index)}`, ...row })))

/** Sortable fields as in the database; text is ordered by code point, empty values come last in both directions. */
const sortKeys: Record<string, (thing: Thing) => string | number | null> = {
  thing_id: ({ thing_id }) => thing_id,
  label: ({ label }) => label,
  amount: ({ amount }) => amount,
  rate: ({ rate }) => (rate === null ? null : Number(rate)),
  flag: ({ flag }) => (flag === null ? null : Number(flag)),
  grade: ({ grade }) => (grade === null ? null : grades.indexOf(grade)),
  day: ({ day }) => day,
  at: ({ at }) => at?.getTime() ?? null,
}

export interface Sorting {
  text: string
  compare: (a: Thing, b: Thing) => number
}

export const sortings: fc.Arbitrary<Sorting> = fc
  .array(
    fc.record({
      name: fc.constantFrom(...Object.keys(sortKeys)),
      spell: fc.constantFrom<[(name: string) => string, 1 | -1]>(
        [(name) => name, 1],
        [(name) => `${name}:asc`, 1],
        [(name) => `-${name}`, -1],
        [(name) => `${name}:desc`, -1],
      ),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((terms) => ({
    text: terms.map(({ name, spell: [spell] }) => spell(name)).join(','),
    compare(a, b) {
      for (const {
        name,
        spell: [, direction],
      } of terms) {
        const [left, right] = [sortKeys[name]?.(a) ?? null, sortKeys[name]?.(b) ?? null]
        if (left === null || right === null) {
          if (left !== right) return left === null ? 1 : -1
        } else if (left !== right) return left < right ? -direction : direction
      }
      // Equal values are ordered by id, in the direction of the last field.
      return sign(a.thing_id, b.thing_id) * (terms.at(-1)?.spell[1] ?? 1)
    },
  }))
