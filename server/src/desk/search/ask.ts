import type { RawBuilder } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'

/** What can be found; each leads to a page of its own in the console. */
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
  /** of a memo: what it is kept on */
  subject_id: string | null
}

/** Of each kind, at most this many: whoever finds more types more. */
export const most = 6

/** What may be seen of each kind; a kind that is not there is not looked for. */
export interface Scopes {
  bookingorder?: Condition
  /** orders that the caller bought: of others it sees neither address nor payments */
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

export interface Ask {
  text: string
  /** long enough to look for beginnings and parts of words; else only whole ids and codes */
  isWord: boolean
  /** could be in a name: an address or an id is a little like many names, and is none */
  isName: boolean
}
export type Part = RawBuilder<unknown>
