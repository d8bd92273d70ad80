import { enums } from '@allotment/sdk/model'
import { isStaff, may } from '../../access.js'
import { count, day, moment, money } from '../../format.js'
import { inWords, say } from '../../say.js'
import { byEventName, byId } from '../../search.js'
import { categoryThing, eventThing, tournamentThing, venueThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import { defineResource, type Filter, listOf, type RowOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { bulkActions } from './bulk.js'
import { PriceCell } from './PriceCell.js'
import { StatusCell } from './StatusCell.js'
import { StockBar } from './StockBar.js'

export type Ticket = RowOf<'/v1/tickets'>
export type Bulk = RowOf<'/v1/internal/console/bulk'>

const filters: Filter[] = [
  { key: 'ticket_status', label: 'Status', kind: 'choice', values: enums.ticketStatuses, first: true },
  { key: 'event_id', label: 'Event', kind: 'thing', thing: eventThing, first: true },
  { key: 'stock', label: 'Stock', kind: 'number', first: true },
  { key: 'sport_type', label: 'Sport', kind: 'choice', values: inWords(enums.sportTypes), name: say },
  { key: 'tournament_id', label: 'Tournament', kind: 'thing', thing: tournamentThing },
  { key: 'venue_id', label: 'Venue', kind: 'thing', thing: venueThing },
  { key: 'city', label: 'City', kind: 'text' },
  { key: 'category_id', label: 'Category', kind: 'thing', thing: categoryThing },
  { key: 'category_type', label: 'Kind of category', kind: 'choice', values: inWords(enums.categoryTypes), name: say },
  { key: 'sub_category', label: 'Variant', kind: 'text' },
  { key: 'ticket_type', label: 'Delivery', kind: 'choice', values: enums.ticketTypes, name: say },
  { key: 'ticket_validity', label: 'Validity', kind: 'choice', values: enums.ticketValidities, name: say },
  { key: 'ticket_validfrom', label: 'Valid from', kind: 'date' },
  { key: 'ticket_validuntil', label: 'Valid until', kind: 'date' },
  { key: 'face_value', label: 'Face value', kind: 'number', hint: "In the smallest unit of each ticket's currency: 5000 is 50.00." },
  { key: 'vat_category', label: 'VAT', kind: 'choice', values: enums.vatCategories, name: say },
  { key: 'supplier_id', label: 'Supplier id', kind: 'text', may: isStaff },
  { key: 'supplier_type', label: 'Kind of supplier', kind: 'choice', values: enums.supplierTypes, name: say },
  { key: 'organiser_id', label: 'Organiser id', kind: 'text', may: isStaff },
  { key: 'ticket_source', label: 'Source', kind: 'choice', values: enums.ticketSources, name: say },
  { key: 'is_relisted_ticket', label: 'Relisted', kind: 'flag', yes: 'Relisted only', no: 'Not relisted' },
  { key: 'on_sale', label: 'On sale', kind: 'flag', yes: 'At this moment' },
  { key: 'include_youth', label: 'Youth and children', kind: 'flag', yes: 'Included' },
  { key: 'show_deleted', label: 'Withdrawn', kind: 'flag', yes: 'Included', may: may.manageTickets },
  { key: 'created', label: 'Made', kind: 'date' },
  { key: 'updated', label: 'Changed', kind: 'date' },
]

const search = {
  hint: 'Event name, or any id',
  query: (text: string) =>
    byId(text, {
      tck: 'ticket_id',
      evt: 'event_id',
      ven: 'venue_id',
      vnx: 'venue_id',
      ctg: 'category_id',
      spp: 'supplier_id',
      trn: 'tournament_id',
    }) ?? byEventName(text),
}

/** Tickets for every user: staff sees all, a supplier its own, a distributor those it may buy; the service fills in the fields that each may see. */
export const tickets = defineResource({
  name: 'tickets',
  title: 'Tickets',
  noun: ['ticket', 'tickets'],
  source: listOf('/v1/tickets'),
  id: (ticket) => ticket.ticket_id,
  href: (ticket) => `/tickets/${ticket.ticket_id}`,
  sorting: 'ticket_id',
  search,
  columns: [
    {
      key: 'title',
      label: 'Ticket',
      sort: 'ticket_title',
      width: 180,
      cell: (t) => <Lines main={t.ticket_title} sub={`${say(t.ticket_type)} · ${t.sub_category}`} />,
    },
    {
      key: 'event',
      label: 'Event',
      sort: 'event_name',
      width: 220,
      cell: (t) => <Lines main={t.event_name} sub={day(t.ticket_validfrom)} />,
    },
    { key: 'status', label: 'Status', cell: (t) => <StatusCell ticket={t} /> },
    { key: 'stock', label: 'Stock', sort: 'stock', width: 140, cell: (t) => <StockBar ticket={t} /> },
    { key: 'cost', label: 'Cost', align: 'right', may: may.manageTickets, cell: (t) => <PriceCell ticket={t} /> },
    { key: 'price', label: 'Price', sort: 'net_rate', align: 'right', cell: (t) => money(t.net_rate, t.currency_code) },
    { key: 'retail', label: 'Retail', align: 'right', extra: true, cell: (t) => money(t.sales_price, t.currency_code) },
    { key: 'yield', label: 'Yield', may: may.manageTickets, cell: (t) => (t.ticket_yield?.enabled ? 'Automatic' : '–') },
    { key: 'updated', label: 'Changed', sort: 'updated', extra: true, cell: (t) => moment(t.updated) },
    { key: 'category', label: 'Category', extra: true, cell: (t) => <Lines main={t.category_name} sub={say(t.category_type)} /> },
    {
      key: 'face',
      label: 'Face value',
      sort: 'face_value',
      align: 'right',
      extra: true,
      cell: (t) => money(t.face_value, t.currency_code),
    },
    { key: 'fee', label: 'Fee', align: 'right', extra: true, cell: (t) => money(t.service_fee, t.currency_code) },
    { key: 'group', label: 'For', extra: true, cell: (t) => say(t.ticket_targetgroup) },
    { key: 'flags', label: 'Flags', extra: true, cell: (t) => t.flags.map(say).join(', ') || '–' },
    { key: 'source', label: 'Source', extra: true, cell: (t) => (t.is_relisted_ticket ? 'Relisted' : say(t.ticket_source)) },
    {
      key: 'orders',
      label: 'Orders',
      align: 'right',
      extra: true,
      may: may.manageTickets,
      cell: (t) => count(t.number_of_bookingorders ?? 0),
    },
    { key: 'backorder', label: 'On request', align: 'right', extra: true, cell: (t) => count(t.backorder_quantity) },
    { key: 'checked', label: 'Checked', extra: true, cell: (t) => moment(t.last_checked) },
    { key: 'created', label: 'Made', sort: 'created', extra: true, cell: (t) => moment(t.created) },
    { key: 'id', label: 'Id', sort: 'ticket_id', extra: true, cell: (t) => <Code>{t.ticket_id}</Code> },
  ],
  filters,
  bulk: bulkActions,
  queues: [
    { label: 'Available', filters: { ticket_status: 'available', stock: 'ge:1' } },
    { label: 'Running low', filters: { ticket_status: 'available', stock: ['ge:1', 'le:20'] } },
    { label: 'Sold out', filters: { ticket_status: 'available', stock: 'le:0' } },
    { label: 'On request', filters: { ticket_status: 'on_request' } },
    { label: 'Disabled', filters: { ticket_status: 'disabled' }, may: may.manageTickets },
    { label: 'Relisted', filters: { is_relisted_ticket: 'true' } },
  ],
  empty: {
    title: 'No tickets yet',
    detail: 'A ticket is a sellable line with stock. Suppliers offer theirs through the API; each appears here at once.',
    action: <Step href="/events" label="To the events" />,
  },
})
