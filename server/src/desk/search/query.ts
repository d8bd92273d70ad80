import type { RawBuilder } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'

/** The kinds of results. Each has a page in the console. */
export const foundKinds = [
  'bookingorder',
  'reservation',
  'ticket',
  'sale',
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
  /** for a memo: the resource it is on */
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
  webhook?: Condition
  memo?: Condition
}

export interface SearchQuery {
  text: string
  /** long enough to search for prefixes and parts of words; else only whole ids and codes match */
  isWord: boolean
  /** may be a name; an e-mail address or an id would match many names a little */
  isName: boolean
}
export type Part = RawBuilder<unknown>
