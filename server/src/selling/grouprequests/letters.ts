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

/** The organisation whose letters these are: a supplier's quote is its own, everything else follows from the request. */
export const senderOf = ({ news, request, quote }: GroupRequestTold): string =>
  news === 'quoted' && quote ? quote.supplier_id : request.distributor_id

/** What somebody else wrote, so that it does not look like words of the service. */
const quotedWords = (text: string): string[] => text.split(/\r?\n/).map((line) => `> ${line}`)

function wordsOf({ distributor_name, description, event_name, wishes }: GroupRequestRow): string[] {
  const words = [description === event_name ? '' : description, wishes].filter((text) => text !== '')
  return words.length === 0 ? [] : ['', `${distributor_name} writes:`, ...words.flatMap(quotedWords), '']
}

/** What a supplier needs to decide whether it quotes. */
function factsOf({ event_startdate, category_names, budget, currency_code }: GroupRequestRow): string[] {
  return [
    ...(event_startdate === null ? [] : [`The event starts on ${event_startdate.replace('T', ' ')}, local time.`]),
    ...(category_names.length === 0 ? [] : [`Categories: ${category_names.join(', ')}.`]),
    ...(budget === null || currency_code === null ? [] : [`Budget of the group: ${formatMinor(budget, currency_code)} ${currency_code}.`]),
  ]
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
    ...(conditions === '' ? [] : ['Its conditions:', ...quotedWords(conditions)]),
    '',
  ]
}

/**
 * Suppliers are notified of everything except quotes. The distributor is notified of everything except its own request. What a quote says is
 * for the distributor and for the supplier that made it; the others are competitors.
 */
export function groupRequestLetters({ news, request, addresses, quote }: GroupRequestTold): Letter[] {
  const about = [request.distributor_name, request.event_name].filter((name) => name !== null).join(', ')
  const text = (quotes: string[]) =>
    [
      `${request.size} ${request.size === 1 ? 'ticket' : 'tickets'} for a group of ${about}`,
      ...factsOf(request),
      ...wordsOf(request),
      ...(news === 'names_due' ? [`The names of all guests are needed by ${quote?.name_deadline}.`] : []),
      ...(request.closed_at === null ? [`Open until ${wireTime(request.deadline).replace('T', ' ')} UTC.`] : []),
      '',
      ...quotes,
      `Group request ${request.grouprequest_id}`,
    ].join('\n')
  const parties = quote ? quoteLines(quote) : []
  const others = quote ? ['It is the quote of another supplier.', ''] : []
  const of = (isParty: (supplier_id: string) => boolean) =>
    addresses.suppliers.flatMap(({ supplier_id, emails }) => (news !== 'quoted' && isParty(supplier_id) ? emails : []))
  const isQuoting = (supplier_id: string) => quote === null || quote.supplier_id === supplier_id
  // Never words of a caller: a subject is read as the service's own.
  const subject = `${subjects[news]}: ${about}`
  const toParties = new Set([...of(isQuoting), ...(news === 'created' || news === 'withdrawn' ? [] : [request.contact_email])])
  const toOthers = new Set(of((supplier_id) => !isQuoting(supplier_id)).filter((address) => !toParties.has(address)))
  return [
    ...[...toParties].map((to) => ({ to, subject, text: text(parties) })),
    ...[...toOthers].map((to) => ({ to, subject, text: text(others) })),
  ]
}
