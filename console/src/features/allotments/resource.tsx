import { machines } from '@allotment/sdk/model'
import { isStaff, sells } from '../../access.js'
import { moment, money, percent } from '../../format.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { allotteeThing, distributorThing, eventThing, supplierThing, ticketThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field, Values } from '../../ui/form/fields.js'
import { defineResource, listOf, type RowOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Status } from '../../ui/status.js'
import { ShareBar } from './ShareBar.js'
import { Until } from './Until.js'

export type Allotment = RowOf<'/v1/allotments'>

export const isOpen = ({ status }: Allotment): boolean => status === 'active'

/** The agreed price in words. */
export function rateOf({ rate, tickets }: Allotment): string {
  if (rate?.kind === 'percentage') return tr('{percentage} off', { percentage: percent(rate.percentage ?? 0) })
  const prices = new Set(tickets.map(({ net_rate, currency_code }) => (net_rate === null ? '' : money(net_rate, currency_code))))
  return [...prices].filter(Boolean).join(', ') || tr('Price of the ticket')
}

export const allotments = defineResource({
  name: 'allotments',
  title: tr('Allotments'),
  source: listOf('/v1/allotments'),
  id: ({ allotment_id }) => allotment_id,
  href: ({ allotment_id }) => `/allotments/${allotment_id}`,
  sorting: '-created',
  refetchInterval: 30_000,
  search: {
    hint: tr('Id of an allotment, ticket, event or party'),
    query: (text) =>
      byId(text, { alt: 'allotment_id', tck: 'ticket_id', evt: 'event_id', dst: 'distributor_id', spp: 'supplier_id' }) ?? {
        allotment_id: text,
      },
  },
  columns: [
    {
      key: 'what',
      label: tr('Tickets'),
      width: 240,
      cell: ({ event_name, tickets }) => <Lines main={event_name} sub={tickets.map((part) => part.ticket_title).join(', ')} />,
    },
    { key: 'status', label: tr('Status'), sort: 'status', cell: ({ status }) => <Status value={status} /> },
    { key: 'distributor', label: tr('For'), may: (who) => isStaff(who) || sells(who), cell: ({ distributor_name }) => distributor_name },
    { key: 'supplier', label: tr('From|sender'), may: (who) => isStaff(who) || !sells(who), cell: ({ supplier_name }) => supplier_name },
    { key: 'share', label: tr('Share'), width: 190, cell: (one) => <ShareBar of={one} /> },
    {
      key: 'release',
      label: tr('Release|when'),
      sort: 'release_at',
      cell: (one) => (isOpen(one) ? <Until at={one.release_at} /> : moment(one.closed_at)),
    },
    { key: 'rate', label: tr('Price'), cell: rateOf },
    { key: 'created', label: tr('Made'), sort: 'created', extra: true, cell: ({ created }) => moment(created) },
    { key: 'id', label: tr('Id'), extra: true, cell: ({ allotment_id }) => <Code>{allotment_id}</Code> },
  ],
  filters: [
    { key: 'status', label: tr('Status'), kind: 'choice', values: Object.keys(machines.allotment_status), first: true },
    { key: 'event_id', label: tr('Event'), kind: 'thing', thing: eventThing, first: true },
    { key: 'ticket_id', label: tr('Ticket'), kind: 'thing', thing: ticketThing },
    { key: 'distributor_id', label: tr('Distributor'), kind: 'thing', thing: distributorThing, may: isStaff },
    { key: 'supplier_id', label: tr('Supplier'), kind: 'thing', thing: supplierThing, may: isStaff },
    { key: 'release_at', label: tr('Release|when'), kind: 'date' },
    { key: 'created', label: tr('Made'), kind: 'date' },
  ],
  queues: [
    { label: tr('Active'), filters: { status: 'active' } },
    { label: tr('Released'), filters: { status: 'released' } },
    { label: tr('Ended'), filters: { status: 'ended' } },
  ],
  empty: {
    title: tr('No allotments yet'),
    detail: tr('An allotment keeps tickets of a supplier for one distributor until they are released.'),
    action: <Step href="/tickets?on_sale=true" label={tr('To the tickets on sale')} />,
  },
})

/** The terms, flat: the form has no nested fields. */
const terms = (currency: string): Field[] => [
  { name: 'quantity', label: tr('Tickets'), kind: 'integer', required: true, half: true },
  {
    name: 'net_rate',
    label: tr('Price in {currency}', { currency }),
    kind: 'money',
    currency,
    hint: tr('Empty: the price of the ticket'),
    half: true,
  },
  { name: 'percentage', label: tr('Or percent off'), kind: 'integer', half: true },
  { name: 'days', label: tr('Release, days before'), kind: 'integer', hint: tr('Before the event starts'), half: true },
  { name: 'at', label: tr('Or release at'), kind: 'datetime', hint: 'UTC', half: true },
  { name: 'warning_hours', label: tr('Warn, hours before'), kind: 'integer', hint: tr('48 unless given'), half: true },
  { name: 'sell_through_warning', label: tr('Tell at percent sold'), kind: 'integer', half: true },
  { name: 'free_stock_too', label: tr('May also use free stock'), kind: 'switch', on: true },
]

export const allotmentFields = (currency: string, staff: boolean, named: { ticket: boolean }): readonly Field[] => [
  ...(named.ticket ? [] : [{ name: 'ticket_id', label: tr('Ticket'), kind: 'thing', thing: ticketThing, required: true } as const]),
  {
    ...{ name: 'distributor_id', label: tr('Distributor'), kind: 'thing', required: true, only: 'new' },
    ...(staff ? { thing: distributorThing } : { thing: allotteeThing, hint: tr('By name, or the whole id of one you have not sold to') }),
  },
  ...terms(currency),
]

/** What a supplier may change of an accepted quote, with the direction in which it may. */
export const improvedFields = (currency: string): readonly Field[] => {
  const hints: Record<string, string> = {
    quantity: tr('Not fewer than now'),
    net_rate: tr('Not more than the agreed price'),
    days: tr('Not earlier than now'),
    at: tr('Not earlier than now, UTC'),
    warning_hours: tr('Not more than now'),
  }
  return terms(currency).flatMap((field) => (field.name in hints ? [{ ...field, hint: hints[field.name] } as Field] : []))
}

export function bodyOf({ net_rate, percentage, days, at, ...plain }: Values, currency: string): Values {
  const rate =
    net_rate !== undefined || percentage !== undefined
      ? {
          rate:
            (net_rate ?? null) !== null
              ? { kind: 'net', net_rate, currency_code: currency }
              : (percentage ?? null) !== null
                ? { kind: 'percentage', percentage }
                : null,
        }
      : {}
  const release =
    days !== undefined || at !== undefined
      ? {
          release: (at ?? null) !== null ? { kind: 'at', at } : (days ?? null) !== null ? { kind: 'before', days } : { kind: 'none' },
        }
      : {}
  return { ...plain, ...rate, ...release }
}

/** The current terms, for the form. */
export const termsOf = ({ quantity, rate, release, warning_hours, sell_through_warning, free_stock_too }: Allotment): Values => ({
  ...{ quantity, warning_hours, sell_through_warning, free_stock_too },
  net_rate: rate?.net_rate ?? null,
  percentage: rate?.percentage ?? null,
  days: release.kind === 'before' ? release.days : null,
  at: release.at ?? null,
})
