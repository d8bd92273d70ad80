import type { RawBuilder } from 'kysely'
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

export interface Found {
  kind: (typeof foundKinds)[number]
  id: string
  title: string
  detail: string
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
  at: Date
  /** long enough to search for prefixes and parts of words; else only whole ids and codes match */
  isWord: boolean
  /** may be a name; an e-mail address or an id would match many names a little */
  isName: boolean
}
export type Part = RawBuilder<unknown>
