import { enums, machines } from '@allotment/sdk/model'
import { isStaff } from '../../access.js'
import { currencyFilter } from '../../countries.js'
import { day, moment, money } from '../../format.js'
import { say } from '../../say.js'
import { byId } from '../../search.js'
import { tr, trCount } from '../../texts.js'
import { eventThing, supplierThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import { defineResource, listOf, type RowOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'

export type Sale = RowOf<'/v1/sales'>

/** What the supplier gets, per currency. */
export function payoutOf({ items }: Pick<Sale, 'items'>): string {
  const sums = new Map<string, number>()
  for (const { currency, payout } of items) sums.set(currency, (sums.get(currency) ?? 0) + payout)
  return [...sums].map(([currency, sum]) => money(sum, currency)).join(', ') || '–'
}

export const sales = defineResource({
  name: 'sales',
  title: tr('Sales'),
  source: listOf('/v1/sales'),
  id: (sale) => sale.purchaseorder_id,
  href: (sale) => `/sales/${sale.purchaseorder_id}`,
  sorting: '-purchase_date',
  search: {
    hint: tr('Reference, event, or any id'),
    query: (text) => byId(text, { prc: 'purchaseorder_id', evt: 'event_id', spp: 'supplier_id' }) ?? { query: text },
  },
  columns: [
    {
      key: 'reference',
      label: tr('Sale'),
      width: 120,
      cell: (sale) => <Lines main={<Code>{sale.reference_number}</Code>} sub={trCount(sale.items.length, '{n} ticket', '{n} tickets')} />,
    },
    {
      key: 'event',
      label: tr('Event'),
      sort: 'event_startdate',
      width: 220,
      cell: (sale) => <Lines main={sale.event_name} sub={day(sale.event_startdate)} />,
    },
    { key: 'status', label: tr('Status'), sort: 'purchaseorder_status', cell: (sale) => <Status value={sale.purchaseorder_status} /> },
    { key: 'source', label: tr('Came from'), sort: 'purchase_source', cell: (sale) => say(sale.purchase_source) },
    { key: 'supplier', label: tr('Supplier'), may: isStaff, cell: (sale) => <Name of="supplier" id={sale.supplier_id} /> },
    { key: 'order', label: tr('Order'), extra: true, cell: (sale) => (sale.booking_code ? <Code>{sale.booking_code}</Code> : '–') },
    { key: 'payout', label: tr('Payout'), align: 'right', cell: payoutOf },
    { key: 'date', label: tr('Sold'), sort: 'purchase_date', cell: (sale) => moment(sale.purchase_date) },
    { key: 'id', label: tr('Id'), extra: true, cell: (sale) => <Code>{sale.purchaseorder_id}</Code> },
  ],
  filters: [
    {
      key: 'purchaseorder_status',
      label: tr('Status'),
      kind: 'choice',
      values: Object.keys(machines.purchaseorder_status),
      first: true,
    },
    { key: 'purchase_source', label: tr('Came from'), kind: 'choice', values: enums.purchaseSources, name: say, first: true },
    { key: 'event_id', label: tr('Event'), kind: 'thing', thing: eventThing, first: true },
    { key: 'supplier_id', label: tr('Supplier'), kind: 'thing', thing: supplierThing, may: isStaff },
    { key: 'event_startdate', label: tr('Event begins'), kind: 'date' },
    { key: 'currency', label: tr('Currency'), ...currencyFilter },
    { key: 'purchase_date', label: tr('Sold'), kind: 'date' },
  ],
  queues: [
    { label: tr('To fulfil'), filters: { purchaseorder_status: 'confirmed' } },
    { label: tr('To be paid out'), filters: { purchaseorder_status: 'fulfilled' } },
    { label: tr('Relistings'), filters: { purchase_source: 'relisting' } },
  ],
  empty: {
    title: tr('No sales yet'),
    detail: tr('Each purchase of a supplier’s ticket is a sale of this supplier.'),
    action: <Step href="/tickets" label={tr('To the tickets on offer')} />,
  },
})
