import { formatMinor } from '../../lib/money.js'
import { wireTime } from '../../lib/time.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import { toAllotment } from './schema.js'
import type { Addresses, AllotmentRow } from './store.js'

/** What an e-mail about an allotment says. */
const subjects = {
  created: 'Tickets are kept for you',
  changed: 'An allotment was changed',
  releasing: 'Tickets kept for you will be released',
  released: 'Tickets were released',
  selling: 'An allotment is nearly used up',
  ended: 'An allotment was ended',
} as const
export type AllotmentNews = keyof typeof subjects

export interface AllotmentTold {
  news: AllotmentNews
  allotment: AllotmentRow
  /** as it was before, if it was changed */
  before: AllotmentRow | null
  addresses: Addresses
  /** the organisation whose letters these are; null for the operator */
  sender: string | null
  at: Date
}

const spoken = (at: Date): string => `${wireTime(at).replace('T', ' ')} UTC`

function priceOf(row: AllotmentRow): string {
  if (row.rate_percentage !== null) return `${Number(row.rate_percentage)} % off the price of the ticket`
  const prices = row.tickets.map(({ net_rate, currency_code }) =>
    net_rate === null || currency_code === null ? 'the price of the ticket' : `${formatMinor(net_rate, currency_code)} ${currency_code}`,
  )
  return [...new Set(prices)].join(', ')
}

/** The terms that a distributor is told of, in words. */
const terms: Record<string, (row: AllotmentRow) => string> = {
  Tickets: (row) => String(toAllotment(row).quantity),
  Price: priceOf,
  Release: ({ release_at }) => (release_at === null ? 'none' : spoken(release_at)),
}
const changesOf = (before: AllotmentRow, after: AllotmentRow): string[] =>
  Object.entries(terms).flatMap(([name, of]) => (of(before) === of(after) ? [] : [`  ${name}: ${of(after)} (before: ${of(before)})`]))

/** Whether the distributor gets a letter about a change. */
export const isTold = (before: AllotmentRow, after: AllotmentRow): boolean => changesOf(before, after).length > 0

function sentence(news: AllotmentNews, row: AllotmentRow): string {
  const { free, released } = toAllotment(row)
  const at = row.release_at === null ? '' : spoken(row.release_at)
  switch (news) {
    case 'created':
      return at === '' ? 'These tickets are kept for you:' : `These tickets are kept for you until ${at}:`
    case 'changed':
      return 'The terms of these tickets, which are kept for you, were changed:'
    case 'releasing':
      return `${free} ${free === 1 ? 'ticket is not sold yet. It returns' : 'tickets are not sold yet. They return'} to free stock at ${at}:`
    case 'released':
      return `${released} ${released === 1 ? 'ticket was not sold and has' : 'tickets were not sold and have'} returned to free stock:`
    case 'selling':
      return `${free} ${free === 1 ? 'ticket is' : 'tickets are'} left:`
    case 'ended':
      return `These tickets are no longer kept for ${row.distributor_name}. What is sold or held stays so:`
  }
}

/** To the distributor, and to the supplier unless the news is only that it gave tickets, or on which terms. */
export function allotmentLetters({ news, allotment: row, before, addresses: { distributor, suppliers } }: AllotmentTold): Letter[] {
  const lines = toAllotment(row).tickets.map(
    (part) => `  ${row.event_name}, ${part.ticket_title}: ${part.quantity} given, ${part.sold} sold, ${part.held} held, ${part.free} left`,
  )
  const changes = before ? ['', ...changesOf(before, row)] : []
  const text = [
    sentence(news, row),
    '',
    ...lines,
    ...changes,
    '',
    `Allotment ${row.allotment_id}, ${row.supplier_name} for ${row.distributor_name}`,
  ]
  const to = new Set(news === 'created' || news === 'changed' ? distributor : [...distributor, ...suppliers.flatMap((one) => one.emails)])
  return [...to].map((address) => ({ to: address, subject: `${subjects[news]}: ${row.event_name}`, text: text.join('\n') }))
}
