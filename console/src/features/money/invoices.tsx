import { machines, paymentMethods } from '@allotment/sdk/model'
import { isStaff } from '../../access.js'
import { currencyFilter } from '../../countries.js'
import { day, moment, money } from '../../format.js'
import { say } from '../../say.js'
import { byId } from '../../search.js'
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
  if (kind === 'creditnote') return { value: 'credited', label: 'Credit note' }
  if (open_amount === 0) return distributorfinancial_status === 'invoiced' ? { value: 'paid' } : { value: distributorfinancial_status }
  return due_by !== null && due_by < dayAway(0) ? { value: 'failed', label: 'Overdue' } : { value: 'invoiced', label: 'To be paid' }
}

const invoices = defineResource({
  name: 'invoices',
  title: 'Invoices',
  noun: ['document', 'documents'],
  source: listOf('/v1/invoices'),
  id: (invoice) => invoice.invoice_id,
  href: (invoice) => `/invoices/${invoice.invoice_id}`,
  sorting: '-invoice_id',
  search: {
    hint: 'Number, booking code, reference, distributor',
    query: (text) => byId(text, { inv: 'invoice_id', bor: 'bookingorder_id', dst: 'distributor_id' }) ?? { query: text },
  },
  columns: [
    {
      key: 'number',
      label: 'Number',
      width: 130,
      cell: (one) => <Lines main={<Code>{one.invoice_number}</Code>} sub={one.kind === 'creditnote' ? 'Credit note' : 'Invoice'} />,
    },
    { key: 'distributor', label: 'Distributor', may: isStaff, width: 180, cell: (one) => one.distributor_name },
    { key: 'status', label: 'Status', cell: (one) => <Status {...stateOf(one)} /> },
    { key: 'total', label: 'Total', sort: 'total', align: 'right', cell: (one) => money(one.total, one.currency) },
    {
      key: 'open',
      label: 'To be paid',
      align: 'right',
      cell: (one) => (one.open_amount === 0 ? '–' : money(one.open_amount, one.currency)),
    },
    { key: 'due', label: 'Due', sort: 'due_by', cell: (one) => day(one.due_by) },
    { key: 'order', label: 'Booking', cell: (one) => <Code>{one.booking_code}</Code> },
    { key: 'created', label: 'Made', sort: 'invoice_id', cell: (one) => moment(one.created) },
    { key: 'method', label: 'Paid by', extra: true, cell: (one) => say(one.payment_method) },
    { key: 'reference', label: 'Reference', extra: true, cell: (one) => one.reference ?? '–' },
    { key: 'corrects', label: 'Corrects', extra: true, cell: (one) => one.corrects ?? '–' },
    { key: 'id', label: 'Id', extra: true, cell: (one) => <Code>{one.invoice_id}</Code> },
  ],
  filters: [
    { key: 'is_open', label: 'Amount', kind: 'flag', yes: 'To be paid', no: 'Nothing to pay', first: true },
    { key: 'due_by', label: 'Due', kind: 'date', first: true },
    { key: 'distributor_id', label: 'Distributor', kind: 'thing', thing: distributorThing, may: isStaff, first: true },
    { key: 'kind', label: 'Kind', kind: 'choice', values: ['invoice', 'creditnote'], name: kindName },
    { key: 'currency', label: 'Currency', ...currencyFilter },
    { key: 'created', label: 'Made', kind: 'date' },
    { key: 'payment_method', label: 'Paid by', kind: 'choice', values: paymentMethods, name: say },
    {
      key: 'distributorfinancial_status',
      label: 'Order',
      kind: 'choice',
      values: Object.keys(machines.distributorfinancial_status),
    },
    { key: 'bookingorder_id', label: 'Booking order', kind: 'text' },
  ],
  queues: [
    { label: 'To be paid', filters: { is_open: 'true' } },
    { label: 'Overdue', filters: () => ({ is_open: 'true', due_by: `le:${dayAway(-1)}` }) },
    { label: 'Credit notes', filters: { kind: 'creditnote' } },
  ],
  empty: {
    title: 'No invoices yet',
    detail:
      'An invoice is made when an order is booked on invoice or paid. A later change of its price makes a further one, or a credit note.',
    action: <Step href="/orders" label="To the orders" />,
  },
})

function kindName(kind: string): string {
  return kind === 'creditnote' ? 'Credit note' : 'Invoice'
}

export const Invoices = () => <ListPage resource={invoices} />
