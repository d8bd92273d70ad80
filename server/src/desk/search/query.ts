import { type RawBuilder, sql } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'

/** The kinds of results. Each has a page in the console. */
export const foundKinds = [
  'bookingorder',
  'invoice',
  'reservation',
  'ticket',
  'sale',
  'allotment',
  'grouprequest',
  'event',
  'venue',
  'team',
  'tournament',
  'category',
  'distributor',
  'supplier',
  'client',
  'webhook',
  'memo',
] as const

/** What a part of a detail is: a name or an address, or something that each language writes in its own way. */
export const detailKinds = ['text', 'status', 'value', 'day', 'due', 'country', 'tickets'] as const
export type DetailKind = (typeof detailKinds)[number]

export interface Found {
  kind: (typeof foundKinds)[number]
  id: string
  title: string
  detail: string
  parts: { kind: DetailKind; value: string }[]
  field: string
  /** for a memo and an invoice: the resource it is on */
  subject_id: string | null
}

/** Maximum number of results per kind. */
export const maxPerKind = 6

/** The rows that the caller sees, per kind. Kinds that are missing are not searched. */
export interface Scopes {
  bookingorder?: Condition
  /** orders that the caller bought; of others it sees neither address nor payments */
  purchase?: Condition
  guest?: Condition
  invoice?: Condition
  reservation?: Condition
  ticket?: Condition
  catalogue?: Condition
  distributor?: Condition
  supplier?: Condition
  client?: Condition
  sale?: Condition
  allotment?: Condition
  grouprequest?: Condition
  webhook?: Condition
  memo?: Condition
}

/** How well a result matches: a whole id or code, the beginning of an address or reference, a part of a text. Names have a rank below 1. */
export const score = { whole: 3, beginning: 2, part: 0.5 } as const

export interface SearchQuery {
  text: string
  /** the words of the text; every one of them must match a name */
  words: string[]
  /** the booking codes that the text may mean */
  codes: string[]
  at: Date
  /** long enough to search for prefixes and parts of words; else only whole ids and codes match */
  isWord: boolean
  /** may be a name; an e-mail address or an id would match many names a little */
  isName: boolean
}
export type Part = RawBuilder<unknown>

/** As the text of a detail has it. */
const inWords: Partial<Record<DetailKind, (value: Part) => Part>> = {
  day: (value) => sql`to_char(${value}, 'FMDD Mon YYYY')`,
  due: (value) => sql`'due ' || ${value}`,
  tickets: (value) => sql`${value} || ' people'`,
}
const apart: Partial<Record<DetailKind, (value: Part) => Part>> = { day: (value) => sql`to_char(${value}, 'YYYY-MM-DD')` }

/** The columns `detail` and `parts`. A part without a value is left out. */
export function detailOf(...parts: readonly (readonly [kind: DetailKind, value: Part])[]): Part {
  const words = parts.map(([kind, value]) => inWords[kind]?.(value) ?? value)
  const marked = parts.map(([kind, value]) => sql`${sql.lit(`${kind}:`)} || ${apart[kind]?.(value) ?? value}`)
  return sql`concat_ws(' · ', ${sql.join(words)}) as detail, array_remove(array[${sql.join(marked)}], null) as parts`
}

/** A part as `detailOf` writes it. */
export function partOf(marked: string): Found['parts'][number] {
  const at = marked.indexOf(':')
  return { kind: marked.slice(0, at) as DetailKind, value: marked.slice(at + 1) }
}
