import { machines } from '@allotment/sdk/model'
import { isStaff, sells } from '../../access.js'
import { client } from '../../api.js'
import { currencyField } from '../../countries.js'
import { count, local, moment, money } from '../../format.js'
import { byId } from '../../search.js'
import { tr, trCount } from '../../texts.js'
import { distributorThing, eventThing, supplierThing, ticketThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf, type RowOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Status } from '../../ui/status.js'
import { Until } from '../allotments/Until.js'

export type GroupRequest = RowOf<'/v1/grouprequests'>
export type Quote = GroupRequest['quotes'][number]

export const isOpen = ({ status }: GroupRequest): boolean => status === 'new' || status === 'quoted'

/** What the group wants to pay for one ticket. */
export const budgetOfOne = ({ budget, size, currency_code }: GroupRequest): string =>
  budget === null ? '' : tr('{price} each', { price: money(Math.floor(budget / size), currency_code) })

export const groupRequests = defineResource({
  name: 'grouprequests',
  title: tr('Group requests'),
  source: listOf('/v1/grouprequests'),
  id: ({ grouprequest_id }) => grouprequest_id,
  href: ({ grouprequest_id }) => `/group-requests/${grouprequest_id}`,
  sorting: '-created',
  refetchInterval: 30_000,
  search: {
    hint: tr('Description, wishes or id'),
    query: (text) => byId(text, { grp: 'grouprequest_id', evt: 'event_id', dst: 'distributor_id' }) ?? { query: text },
  },
  columns: [
    {
      key: 'what',
      label: tr('Group'),
      width: 240,
      cell: (one) => (
        <Lines
          main={one.event_name ?? one.description}
          sub={[
            one.event_startdate && local(one.event_startdate),
            one.event_name && one.event_name !== one.description ? one.description : one.wishes,
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    { key: 'size', label: tr('Tickets'), sort: 'size', align: 'right', cell: ({ size }) => count(size) },
    { key: 'status', label: tr('Status'), sort: 'status', cell: ({ status }) => <Status value={status} /> },
    {
      key: 'distributor',
      label: tr('Asked by'),
      may: (who) => isStaff(who) || sells(who),
      cell: ({ distributor_name }) => distributor_name,
    },
    { key: 'quotes', label: tr('Quotes'), align: 'right', cell: ({ quotes }) => count(quotes.length) },
    {
      key: 'budget',
      label: tr('Budget'),
      align: 'right',
      cell: (one) => <Lines main={money(one.budget, one.currency_code)} sub={budgetOfOne(one)} />,
    },
    { key: 'deadline', label: tr('Closes'), sort: 'deadline', cell: (one) => (isOpen(one) ? <Until at={one.deadline} /> : '–') },
    { key: 'created', label: tr('Asked'), sort: 'created', cell: ({ created }) => moment(created) },
    { key: 'id', label: tr('Id'), extra: true, cell: ({ grouprequest_id }) => <Code>{grouprequest_id}</Code> },
  ],
  filters: [
    { key: 'status', label: tr('Status'), kind: 'choice', values: Object.keys(machines.grouprequest_status), first: true },
    { key: 'awaiting', label: tr('To do'), kind: 'flag', yes: tr('Yes'), first: true },
    { key: 'event_id', label: tr('Event'), kind: 'thing', thing: eventThing, first: true },
    { key: 'distributor_id', label: tr('Distributor'), kind: 'thing', thing: distributorThing, may: isStaff },
    { key: 'size', label: tr('Tickets'), kind: 'number' },
    { key: 'deadline', label: tr('Deadline'), kind: 'date' },
    { key: 'created', label: tr('Asked'), kind: 'date' },
  ],
  queues: [
    { label: tr('To do'), filters: { awaiting: 'true' } },
    { label: tr('New'), filters: { status: 'new' } },
    { label: tr('Quoted'), filters: { status: 'quoted' } },
    { label: tr('Accepted'), filters: { status: 'accepted' } },
    { label: tr('Closed'), filters: { status: 'in:[declined,expired,withdrawn]' } },
  ],
  empty: {
    title: tr('No group requests yet'),
    detail: tr('A group asks for many tickets, suppliers quote, and one quote is accepted.'),
    action: <Step href="/events" label={tr('To the events')} />,
  },
})

export const requestFields = (staff: boolean): readonly Field[] => [
  ...(staff
    ? [{ name: 'distributor_id', label: tr('Distributor'), kind: 'thing', thing: distributorThing, required: true, only: 'new' } as const]
    : []),
  { name: 'event_id', label: tr('Event'), kind: 'thing', thing: eventThing, only: 'new' },
  { name: 'description', label: tr('In words'), kind: 'text', hint: tr('Needed without an event') },
  { name: 'size', label: tr('Tickets'), kind: 'integer', required: true, half: true },
  { name: 'deadline', label: tr('Quotes until'), kind: 'datetime', hint: 'UTC', required: true, half: true },
  { name: 'budget', label: tr('Budget of the group in EUR'), kind: 'money', currency: 'EUR', half: true },
  { name: 'contact_email', label: tr('Answers to'), kind: 'text', required: true, only: 'new', half: true },
  { name: 'wishes', label: tr('Wishes'), kind: 'long' },
  ...(staff ? [{ name: 'supplier_ids', label: tr('Ask these suppliers'), kind: 'things', thing: supplierThing } as const] : []),
]

/** One ticket per quote in the form; several are quoted through the API. */
export const quoteFields = (staff: boolean, event_id: string | null): readonly Field[] => [
  ...(staff ? [{ name: 'supplier_id', label: tr('Supplier'), kind: 'thing', thing: supplierThing, required: true } as const] : []),
  { name: 'ticket_id', label: tr('Ticket'), kind: 'thing', thing: event_id === null ? ticketThing : ticketsOf(event_id), required: true },
  { name: 'quantity', label: tr('Tickets'), kind: 'integer', required: true, half: true },
  { name: 'currency_code', label: tr('Currency'), ...currencyField, required: true, half: true },
  { name: 'price', label: tr('Price of one'), kind: 'money', currency: 'EUR', currencyIn: 'currency_code', required: true, half: true },
  { name: 'valid_until', label: tr('Valid until'), kind: 'datetime', hint: 'UTC', required: true, half: true },
  { name: 'deposit_percentage', label: tr('Deposit, percent'), kind: 'integer', half: true },
  { name: 'name_deadline', label: tr('Names by'), kind: 'date', half: true },
  { name: 'days', label: tr('Release, days before'), kind: 'integer', hint: tr('Before the event starts'), half: true },
  { name: 'conditions', label: tr('Conditions'), kind: 'long' },
]

/** The tickets of the requested event. */
const ticketsOf = (event_id: string): typeof ticketThing => ({
  ...ticketThing,
  find: async () => {
    const { data } = await client.GET('/v1/tickets', { params: { query: { event_id, page_size: 50 } } })
    return data.tickets.map(({ ticket_id, ticket_title, available_quantity }) => ({
      id: ticket_id,
      name: ticket_title,
      about: trCount(available_quantity, '{n} left', '{n} left'),
    }))
  },
})
