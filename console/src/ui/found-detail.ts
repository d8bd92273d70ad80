import { enums } from '@allotment/sdk/model'
import { country } from '../countries.js'
import { day } from '../format.js'
import { say } from '../say.js'
import { tr, trCount } from '../texts.js'
import { statusLabel } from './status.js'

/** The service puts parts together with this. A name may contain it too, so that only the last part is taken off. */
const between = ' · '

const lastOf = (detail: string): { before: string[]; last: string } => {
  const at = detail.lastIndexOf(between)
  return at < 0 ? { before: [], last: detail } : { before: [detail.slice(0, at)], last: detail.slice(at + between.length) }
}

/** The last part in words, and the others as they are, or in words too. */
const ending =
  (word: (last: string) => string, others: (before: string) => string = (before) => before) =>
  (detail: string): string => {
    const { before, last } = lastOf(detail)
    return [...before.map(others), word(last)].join(between)
  }

/** "12 Nov 2026", as the service writes it. */
function dated(text: string): string {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? text : day(new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())).toISOString())
}

const people = (text: string): string => {
  const size = /^(\d+) people$/.exec(text)?.[1]
  return size === undefined ? text : trCount(Number(size), '{n} ticket', '{n} tickets')
}

function memo(detail: string): string {
  const due = /^due (\d{4}-\d\d-\d\d)/.exec(detail)?.[1]
  return due === undefined ? say(detail) : tr('due {day}', { day: day(due) })
}

const isScope = (text: string): boolean => (enums.scopes as readonly string[]).includes(text)

/** What tells a result of the search from others of its name, in the reader's language: statuses, kinds and dates; names stay. */
const worded: Record<string, (detail: string) => string> = {
  bookingorder: ending(statusLabel),
  reservation: ending(statusLabel),
  allotment: ending(statusLabel),
  grouprequest: ending(statusLabel, people),
  sale: ending(statusLabel, say),
  event: ending(dated),
  invoice: say,
  memo,
  team: say,
  distributor: country,
  supplier: country,
  // Of one without an address and a name.
  client: (detail) => (isScope(detail) ? say(detail) : detail),
}

export const detailOf = (kind: string, detail: string): string => worded[kind]?.(detail) ?? detail
