import { machines, paymentMethods } from '@allotment/sdk/model'
import { isStaff } from '../../access.js'
import { currencyFilter } from '../../countries.js'
import { day, moment, money } from '../../format.js'
import { say } from '../../say.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { distributorThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { defineResource, listOf, type RowOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Status } from '../../ui/status.js'
import { dayAway } from './amounts.js'

type Invoice = RowOf<'/v1/invoices'>

/** Overdue, open, or the status of the payment of its order. */
export function stateOf({ kind, open_amount, due_by, distributorfinancial_status }: Invoice): { value: string; label?: string } {
  if (kind === 'creditnote') return { value: 'credited', label: tr('Credit note') }
  if (open_amount === 0) return distributorfinancial_status === 'invoiced' ? { value: 'paid' } : { value: distributorfinancial_status }
  return due_by !== null && due_by < dayAway(0) ? { value: 'failed', label: tr('Overdue') } : { value: 'invoiced', label: tr('To be paid') }
}

const invoices = defineResource({
  name: 'invoices',
  title: tr('Invoices'),
  source: listOf('/v1/invoices'),
  id: (invoice) => invoice.invoice_id,
  href: (invoice) => `/invoices/${invoice.invoice_id}`,
  sorting: '-invoice_id',
  search: {
    hint: tr('Number, booking code, reference, distributor'),
    query: (text) => byId(text, { inv: 'invoice_id', bor: 'bookingorder_id', dst: 'distributor_id' }) ?? { query: text },
  },
  columns: [
    {
      key: 'number',
      label: tr('Number'),
      width: 130,
      cell: (one) => <Lines main={<Code>{one.invoice_number}</Code>} sub={one.kind === 'creditnote' ? tr('Credit note') : tr('Invoice')} />,
    },
    { key: 'distributor', label: tr('Distributor'), may: isStaff, width: 180, cell: (one) => one.distributor_name },
    { key: 'status', label: tr('Status'), cell: (one) => <Status {...stateOf(one)} /> },
    { key: 'total', label: tr('Total'), sort: 'total', align: 'right', cell: (one) => money(one.total, one.currency) },
    {
      key: 'open',
      label: tr('To be paid'),
      align: 'right',
      cell: (one) => (one.open_amount === 0 ? '–' : money(one.open_amount, one.currency)),
    },
    { key: 'due', label: tr('Due'), sort: 'due_by', cell: (one) => day(one.due_by) },
    { key: 'order', label: tr('Booking'), cell: (one) => <Code>{one.booking_code}</Code> },
    { key: 'created', label: tr('Made'), sort: 'invoice_id', cell: (one) => moment(one.created) },
    { key: 'method', label: tr('Paid by'), extra: true, cell: (one) => say(one.payment_method) },
    { key: 'reference', label: tr('Reference'), extra: true, cell: (one) => one.reference ?? '–' },
    { key: 'corrects', label: tr('Corrects'), extra: true, cell: (one) => one.corrects ?? '–' },
    { key: 'id', label: tr('Id'), extra: true, cell: (one) => <Code>{one.invoice_id}</Code> },
  ],
  filters: [
    { key: 'is_open', label: tr('Amount'), kind: 'flag', yes: tr('To be paid'), no: tr('Nothing to pay'), first: true },
    { key: 'due_by', label: tr('Due'), kind: 'date', first: true },
    { key: 'distributor_id', label: tr('Distributor'), kind: 'thing', thing: distributorThing, may: isStaff, first: true },
    { key: 'kind', label: tr('Kind'), kind: 'choice', values: ['invoice', 'creditnote'], name: kindName },
    { key: 'currency', label: tr('Currency'), ...currencyFilter },
    { key: 'created', label: tr('Made'), kind: 'date' },
    { key: 'payment_method', label: tr('Paid by'), kind: 'choice', values: paymentMethods, name: say },
    {
      key: 'distributorfinancial_status',
      label: tr('Payment'),
      kind: 'choice',
      values: Object.keys(machines.distributorfinancial_status),
    },
    { key: 'bookingorder_id', label: tr('Order id'), kind: 'text' },
  ],
  queues: [
    { label: tr('To be paid'), filters: { is_open: 'true' } },
    { label: tr('Overdue'), filters: () => ({ is_open: 'true', due_by: `le:${dayAway(-1)}` }) },
    { label: tr('Credit notes'), filters: { kind: 'creditnote' } },
  ],
  empty: {
    title: tr('No invoices yet'),
    detail: tr(
      'An invoice is made when an order is booked on invoice or paid. A later change of its price makes a further one, or a credit note.',
    ),
    action: <Step href="/orders" label={tr('To the orders')} />,
  },
})

function kindName(kind: string): string {
  return kind === 'creditnote' ? tr('Credit note') : tr('Invoice')
}

export const Invoices = () => <ListPage resource={invoices} />
