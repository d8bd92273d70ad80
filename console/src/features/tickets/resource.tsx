import { enums } from '@allotment/sdk/model'
import { isStaff, may } from '../../access.js'
import { count, day, moment, money } from '../../format.js'
import { inWords, say } from '../../say.js'
import { byEventName, byId } from '../../search.js'
import { tr } from '../../texts.js'
import { categoryThing, eventThing, tournamentThing, venueThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import { defineResource, type Filter, listOf, type RowOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { bulkActions } from './bulk.js'
import { PriceCell } from './PriceCell.js'
import { StatusCell } from './StatusCell.js'
import { StockBar } from './StockBar.js'

export type Ticket = RowOf<'/v1/tickets'>
export const bulksAt = '/v1/internal/console/bulk'
export type Bulk = RowOf<typeof bulksAt>

const filters: Filter[] = [
  { key: 'ticket_status', label: tr('Status'), kind: 'choice', values: enums.ticketStatuses, first: true },
  { key: 'event_id', label: tr('Event'), kind: 'thing', thing: eventThing, first: true },
  { key: 'stock', label: tr('Stock'), kind: 'number', first: true },
  { key: 'sport_type', label: tr('Sport'), kind: 'choice', values: inWords(enums.sportTypes), name: say },
  { key: 'tournament_id', label: tr('Tournament'), kind: 'thing', thing: tournamentThing },
  { key: 'venue_id', label: tr('Venue'), kind: 'thing', thing: venueThing },
  { key: 'city', label: tr('City'), kind: 'text' },
  { key: 'category_id', label: tr('Category'), kind: 'thing', thing: categoryThing },
  { key: 'category_type', label: tr('Kind of category'), kind: 'choice', values: inWords(enums.categoryTypes), name: say },
  { key: 'sub_category', label: tr('Variant'), kind: 'text' },
  { key: 'ticket_type', label: tr('Delivery'), kind: 'choice', values: enums.ticketTypes, name: say },
  { key: 'ticket_validity', label: tr('Validity'), kind: 'choice', values: enums.ticketValidities, name: say },
  { key: 'ticket_validfrom', label: tr('Valid from'), kind: 'date' },
  { key: 'ticket_validuntil', label: tr('Valid until'), kind: 'date' },
  {
    key: 'face_value',
    label: tr('Face value'),
    kind: 'number',
    hint: tr("In the smallest unit of each ticket's currency: 5000 is 50.00."),
  },
  { key: 'vat_category', label: tr('VAT'), kind: 'choice', values: enums.vatCategories, name: say },
  { key: 'supplier_id', label: tr('Supplier id'), kind: 'text', may: isStaff },
  { key: 'supplier_type', label: tr('Kind of supplier'), kind: 'choice', values: enums.supplierTypes, name: say },
  { key: 'organiser_id', label: tr('Organiser id'), kind: 'text', may: isStaff },
  { key: 'ticket_source', label: tr('Source'), kind: 'choice', values: enums.ticketSources, name: say },
  { key: 'is_relisted_ticket', label: tr('Relisted'), kind: 'flag', yes: tr('Relisted only'), no: tr('Not relisted') },
  { key: 'on_sale', label: tr('On sale'), kind: 'flag', yes: tr('At this moment') },
  { key: 'include_youth', label: tr('Youth and children'), kind: 'flag', yes: tr('Included') },
  { key: 'show_deleted', label: tr('Withdrawn'), kind: 'flag', yes: tr('Included'), may: may.manageTickets },
  { key: 'created', label: tr('Made'), kind: 'date' },
  { key: 'updated', label: tr('Changed'), kind: 'date' },
]

const search = {
  hint: tr('Event name, or any id'),
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
  title: tr('Tickets'),
  source: listOf('/v1/tickets'),
  id: (ticket) => ticket.ticket_id,
  href: (ticket) => `/tickets/${ticket.ticket_id}`,
  sorting: 'ticket_id',
  search,
  columns: [
    {
      key: 'title',
      label: tr('Ticket'),
      sort: 'ticket_title',
      width: 180,
      cell: (t) => <Lines main={t.ticket_title} sub={`${say(t.ticket_type)} · ${say(t.sub_category)}`} />,
    },
    {
      key: 'event',
      label: tr('Event'),
      sort: 'event_name',
      width: 220,
      cell: (t) => <Lines main={t.event_name} sub={day(t.ticket_validfrom)} />,
    },
    { key: 'status', label: tr('Status'), cell: (t) => <StatusCell ticket={t} /> },
    { key: 'stock', label: tr('Stock'), sort: 'stock', width: 140, cell: (t) => <StockBar ticket={t} /> },
    { key: 'cost', label: tr('Cost'), align: 'right', may: may.manageTickets, cell: (t) => <PriceCell ticket={t} /> },
    { key: 'price', label: tr('Price'), sort: 'net_rate', align: 'right', cell: (t) => money(t.net_rate, t.currency_code) },
    { key: 'retail', label: tr('Retail'), align: 'right', extra: true, cell: (t) => money(t.sales_price, t.currency_code) },
    { key: 'yield', label: tr('Yield'), may: may.manageTickets, cell: (t) => (t.ticket_yield?.enabled ? tr('Automatic') : '–') },
    { key: 'updated', label: tr('Changed'), sort: 'updated', extra: true, cell: (t) => moment(t.updated) },
    { key: 'category', label: tr('Category'), extra: true, cell: (t) => <Lines main={t.category_name} sub={say(t.category_type)} /> },
    {
      key: 'face',
      label: tr('Face value'),
      sort: 'face_value',
      align: 'right',
      extra: true,
      cell: (t) => money(t.face_value, t.currency_code),
    },
    { key: 'fee', label: tr('Fee'), align: 'right', extra: true, cell: (t) => money(t.service_fee, t.currency_code) },
    { key: 'group', label: tr('For'), extra: true, cell: (t) => say(t.ticket_targetgroup) },
    { key: 'flags', label: tr('Flags'), extra: true, cell: (t) => t.flags.map(say).join(', ') || '–' },
    { key: 'source', label: tr('Source'), extra: true, cell: (t) => (t.is_relisted_ticket ? tr('Relisted') : say(t.ticket_source)) },
    {
      key: 'orders',
      label: tr('Orders'),
      align: 'right',
      extra: true,
      may: may.manageTickets,
      cell: (t) => count(t.number_of_bookingorders ?? 0),
    },
    { key: 'backorder', label: tr('On request'), align: 'right', extra: true, cell: (t) => count(t.backorder_quantity) },
    { key: 'checked', label: tr('Checked'), extra: true, cell: (t) => moment(t.last_checked) },
    { key: 'created', label: tr('Made'), sort: 'created', extra: true, cell: (t) => moment(t.created) },
    { key: 'id', label: tr('Id'), sort: 'ticket_id', extra: true, cell: (t) => <Code>{t.ticket_id}</Code> },
  ],
  filters,
  bulk: bulkActions,
  queues: [
    { label: tr('Available'), filters: { ticket_status: 'available', stock: 'ge:1' } },
    { label: tr('Running low'), filters: { ticket_status: 'available', stock: ['ge:1', 'le:20'] } },
    { label: tr('Sold out'), filters: { ticket_status: 'available', stock: 'le:0' } },
    { label: tr('On request'), filters: { ticket_status: 'on_request' } },
    { label: tr('Disabled'), filters: { ticket_status: 'disabled' }, may: may.manageTickets },
    { label: tr('Relisted'), filters: { is_relisted_ticket: 'true' } },
  ],
  empty: {
    title: tr('No tickets yet'),
    detail: tr('A ticket is a sellable line with stock. Suppliers offer theirs through the API; each appears here at once.'),
    action: <Step href="/events" label={tr('To the events')} />,
  },
})
