import { formatMinor } from '../../lib/money.js'
import { wireTime } from '../../lib/time.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import type { Addresses } from '../allotments/store.js'
import { toQuote } from './schema.js'
import type { GroupRequestRow, QuoteRow } from './store.js'

/** What happened to a group request. */
export const groupRequestNews = ['created', 'quoted', 'accepted', 'declined', 'expired', 'withdrawn', 'names_due'] as const
export type GroupRequestNews = (typeof groupRequestNews)[number]

export interface GroupRequestTold {
  news: GroupRequestNews
  request: GroupRequestRow
  /** the suppliers that are notified */
  suppliers: string[]
  addresses: Addresses
  /** the quote concerned, if there is one */
  quote: QuoteRow | null
  at: Date
}

const subjects: Record<GroupRequestNews, string> = {
  created: 'A group asks for tickets',
  quoted: 'A quote for your group',
  accepted: 'A quote was accepted',
  declined: 'A request for a group was declined',
  expired: 'A request for a group has expired',
  withdrawn: 'A request for a group was withdrawn',
  names_due: 'The names of a group are needed',
}

function quoteLines(quote: QuoteRow): string[] {
  const { items, supplier_name, valid_until, deposit_percentage, name_deadline, conditions } = toQuote(quote)
  return [
    `${supplier_name} quotes:`,
    ...items.map(
      (item) => `  ${item.quantity} × ${item.ticket_title}: ${formatMinor(item.net_rate, item.currency_code)} ${item.currency_code} each`,
    ),
    `Valid until ${valid_until.replace('T', ' ')} UTC.`,
    ...(deposit_percentage > 0
      ? [
          `Deposit of ${deposit_percentage} %: ${toQuote(quote)
            .deposits.map(({ amount, currency_code }) => `${formatMinor(amount, currency_code)} ${currency_code}`)
            .join(', ')}.`,
        ]
      : []),
    ...(name_deadline === null ? [] : [`Names of all guests by ${name_deadline}.`]),
    ...(conditions === '' ? [] : [conditions]),
    '',
  ]
}

/**
 * Suppliers are notified of everything except quotes. The distributor is notified of everything except its own request. What a quote says is
 * for the distributor and for the supplier that made it; the others are competitors.
 */
export function groupRequestLetters({ news, request, addresses, quote }: GroupRequestTold): Letter[] {
  const text = (about: string[]) =>
    [
      `${request.size} tickets: ${request.event_name ?? request.description}`,
      ...(request.wishes === '' ? [] : [request.wishes]),
      ...(news === 'names_due' ? [`The names of all guests are needed by ${quote?.name_deadline}.`] : []),
      ...(request.closed_at === null ? [`Open until ${wireTime(request.deadline).replace('T', ' ')} UTC.`] : []),
      '',
      ...about,
      `Group request ${request.grouprequest_id}`,
    ].join('\n')
  const parties = quote ? quoteLines(quote) : []
  const others = quote ? ['It is the quote of another supplier.', ''] : []
  const of = (isParty: (supplier_id: string) => boolean) =>
    addresses.suppliers.flatMap(({ supplier_id, emails }) => (news !== 'quoted' && isParty(supplier_id) ? emails : []))
  const isQuoting = (supplier_id: string) => quote === null || quote.supplier_id === supplier_id
  const subject = `${subjects[news]}: ${request.event_name ?? request.description.slice(0, 80)}`
  const toParties = new Set([...of(isQuoting), ...(news === 'created' || news === 'withdrawn' ? [] : [request.contact_email])])
  const toOthers = new Set(of((supplier_id) => !isQuoting(supplier_id)).filter((address) => !toParties.has(address)))
  return [
    ...[...toParties].map((to) => ({ to, subject, text: text(parties) })),
    ...[...toOthers].map((to) => ({ to, subject, text: text(others) })),
  ]
}
