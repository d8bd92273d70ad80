import type { components } from '@allotment/sdk'
import { enums } from '@allotment/sdk/model'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff } from '../../access.js'
import { currencyFilter } from '../../countries.js'
import { day, moment, money } from '../../format.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { eventThing, supplierThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import { Documents } from '../../ui/Documents.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { type Column, defineResource, type Filter, listOf, type RowOf, type Source } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Status } from '../../ui/status.js'
import { payoutDocument } from '../sales/document.js'
import { Amount, payoutsDue } from './amounts.js'

/** The answer has the totals too. */
type Payable = components['schemas']['Payable']
type PayoutState = RowOf<'/v1/payouts/waiting'>['state']

/** What a payout waits for, in words. */
export const states: Record<PayoutState, { label: string; tone: string }> = {
  ready: { label: tr('Next run'), tone: 'ok' },
  event: { label: tr('Event not over'), tone: 'confirmed' },
  decision: { label: tr('To be decided'), tone: 'warning' },
  payment: { label: tr('Buyer to pay'), tone: 'pending' },
  delivery: { label: tr('Tickets to deliver'), tone: 'pending' },
}
export const payoutStates = enums.payoutStates as readonly PayoutState[]

interface OfSale {
  purchaseorder_id: string
  reference_number: string
  supplier_name: string
  event_name: string
  event_stopdate: string
  currency: string
  amount: number
}

const ids = { prc: 'purchaseorder_id', spp: 'supplier_id', evt: 'event_id' }
const search = { hint: tr('Number, sale, event or supplier'), query: (text: string) => byId(text, ids) ?? { query: text } }
const filters: readonly Filter[] = [
  { key: 'supplier_id', label: tr('Supplier'), kind: 'thing', thing: supplierThing, may: isStaff, first: true },
  { key: 'currency', label: tr('Currency'), ...currencyFilter, first: true },
  { key: 'event_id', label: tr('Event'), kind: 'thing', thing: eventThing },
]
const saleColumns = <Row extends OfSale>(): Column<Row>[] => [
  { key: 'sale', label: tr('Sale'), width: 120, cell: (row) => <Code>{row.reference_number}</Code> },
  {
    key: 'event',
    label: tr('Event'),
    width: 220,
    cell: (row) => <Lines main={row.event_name} sub={tr('until {event_stopdate}', { event_stopdate: day(row.event_stopdate) })} />,
  },
  { key: 'supplier', label: tr('Supplier'), may: isStaff, cell: (row) => row.supplier_name },
  { key: 'amount', label: tr('Amount'), sort: 'amount', align: 'right', cell: (row) => money(row.amount, row.currency) },
]

const made = defineResource({
  name: 'payouts',
  title: tr('Payouts made'),
  source: listOf('/v1/payouts'),
  id: (row) => row.payout_id,
  href: (row) => `/sales/${row.purchaseorder_id}`,
  sorting: '-payout_id',
  search,
  columns: [
    ...saleColumns<RowOf<'/v1/payouts'>>(),
    {
      key: 'document',
      label: tr('Document'),
      cell: ({ document_number, purchaseorder_id }) => (
        <Documents
          numbers={document_number === null ? [] : [document_number]}
          none="–"
          fetch={(number) => payoutDocument(purchaseorder_id, number)}
        />
      ),
    },
    { key: 'at', label: tr('Paid'), sort: 'payout_id', cell: (row) => moment(row.at) },
  ],
  filters: [...filters, { key: 'at', label: tr('Paid'), kind: 'date', first: true }],
  queues: [{ label: tr('Taken back'), filters: { amount: 'lt:0' } }],
  empty: {
    title: tr('No payouts yet'),
    detail: tr('A supplier is paid some days after the event, when the buyer has paid and the tickets are delivered.'),
    action: <Step href="/payouts-due" label={tr('To the payouts to be made')} />,
  },
})

const due = defineResource({
  name: 'payouts_waiting',
  title: tr('Payouts to be made'),
  source: listOf('/v1/payouts/waiting'),
  id: (row) => `${row.purchaseorder_id} ${row.currency}`,
  href: (row) => `/sales/${row.purchaseorder_id}`,
  sorting: 'payable_from',
  search,
  columns: [
    ...saleColumns<RowOf<'/v1/payouts/waiting'>>(),
    {
      key: 'state',
      label: tr('Waits for'),
      sort: 'state',
      cell: ({ state }) => <Status value={states[state].tone} label={states[state].label} />,
    },
    { key: 'from', label: tr('Earliest'), sort: 'payable_from', cell: (row) => moment(row.payable_from) },
  ],
  filters: [
    {
      key: 'state',
      label: tr('Waits for'),
      kind: 'choice',
      values: payoutStates,
      name: (state) => states[state as PayoutState].label,
      first: true,
    },
    ...filters,
    { key: 'payable_from', label: tr('Earliest'), kind: 'date' },
    { key: 'is_paid_for', label: tr('Buyer'), kind: 'flag', yes: tr('Has paid'), no: tr('Has not paid') },
  ],
  queues: payoutStates.map((state) => ({ label: states[state].label, filters: { state } })),
  empty: {
    title: tr('Nothing is to be paid out'),
    detail: tr('What a supplier has sold stands here until it is paid.'),
    action: <Step href="/payouts" label={tr('To the payouts made')} />,
  },
})

const waiting = ({ supplier_id, currency }: Payable, state?: PayoutState) =>
  payoutsDue({ supplier_id, currency, ...(state === undefined ? {} : { state }) })

const payables = defineResource({
  name: 'payables',
  title: tr('Owed to suppliers'),
  source: listOf('/v1/payables') as Source<Payable>,
  id: (row) => `${row.supplier_id} ${row.currency}`,
  href: (row) => `/suppliers/${row.supplier_id}`,
  sorting: 'supplier_name,currency',
  search: {
    hint: tr('Name of the supplier, or its id'),
    query: (text) => byId(text, ids) ?? { query: text },
  },
  columns: [
    { key: 'supplier', label: tr('Supplier'), sort: 'supplier_name', width: 180, cell: (row) => row.supplier_name },
    {
      key: 'owed',
      label: tr('Owed'),
      sort: 'owed',
      align: 'right',
      cell: (row) => <Amount of={row.owed} currency={row.currency} href={waiting(row)} />,
    },
    ...payoutStates.map((state) => ({
      key: state,
      label: states[state].label,
      sort: state,
      align: 'right' as const,
      cell: (row: Payable) => <Amount of={row[state]} currency={row.currency} href={waiting(row, state)} />,
    })),
    { key: 'currency', label: tr('Currency'), sort: 'currency', extra: true, cell: (row) => row.currency },
  ],
  filters: [
    ...filters.filter(({ key }) => key !== 'event_id'),
    { key: 'ready', label: tr('Next run'), kind: 'number', hint: tr('In cents, or the smallest unit of the currency') },
  ],
  queues: [{ label: tr('In the next run'), filters: { ready: 'gt:0' } }],
  empty: {
    title: tr('Nothing is owed'),
    detail: tr('What a supplier has sold is owed until it is paid out.'),
    action: <Step href="/payouts" label={tr('To the payouts made')} />,
  },
})

export const Payouts = () => <ListPage resource={made} />
export const PayoutsDue = () => <ListPage resource={due} />
/** For a partner, which sees itself only. */
const own = { ...payables, title: tr('Owed to you') }

export function Payables() {
  const { user } = useRouteContext({ from: '/shell' })
  return <ListPage resource={isStaff(user) ? payables : own} />
}
