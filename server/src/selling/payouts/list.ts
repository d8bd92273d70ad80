import { sql } from 'kysely'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'
import { type PayoutState, payoutStates } from '../purchases/states.js'

export const aboutState: Record<PayoutState, string> = {
  ready: 'Amount that the next run pays out',
  event: 'Amount that waits for the end of the event and the days after it',
  decision: 'Amount for events that did not take place, until it is decided what suppliers get',
  payment: 'Amount that waits for the payment of the buyer',
  delivery: 'Amount that waits for the delivery of the tickets',
}

const amount = (column: string, about: string) =>
  ({ kind: 'integer', column, about: `${about}, in the minor unit of the currency`, sort: true }) as const

/** Payouts that were made, and what was taken back. */
export const payoutList = defineList({
  name: 'payouts',
  key: 't.transaction_id',
  keyKind: 'integer',
  sorting: '-payout_id',
  parameters: {
    payout_id: {
      kind: 'integer',
      column: 't.transaction_id',
      about: 'Identifier; in the order in which payouts were made',
      sort: true,
    },
    document_number: { kind: 'id', column: 't.note', about: 'Number of its document', example: 'S2027-000012' },
    supplier_id: { kind: 'id', column: 'p.supplier_id', about: 'Supplier that was paid' },
    purchaseorder_id: { kind: 'id', column: 'p.purchaseorder_id', about: 'Sale it is for' },
    event_id: { kind: 'id', column: 'p.event_id', about: 'Event of the sale' },
    currency: { kind: 'id', column: 'l.currency', about: 'Currency', example: 'EUR' },
    amount: amount('l.amount', 'Amount that was paid, negative if it was taken back'),
    at: { kind: 'datetime', column: 't.at', about: 'When it was paid' },
    query: {
      kind: 'search',
      about: 'Part of the number of the document, of the reference of the sale, or of the name of the supplier',
      search: (text: string) => sql`lower(coalesce(t.note, '') || ' ' || p.reference_number || ' ' || s.name) like ${containing(text)}`,
    },
  },
})

/** Sales with an amount that is not paid out. */
export const waitingList = defineList({
  name: 'payouts',
  key: "(w.purchaseorder_id || ' ' || w.currency)",
  sorting: 'payable_from',
  parameters: {
    purchaseorder_id: { kind: 'id', column: 'w.purchaseorder_id', about: 'Sale' },
    supplier_id: { kind: 'id', column: 'w.supplier_id', about: 'Supplier that is owed' },
    event_id: { kind: 'id', column: 'w.event_id', about: 'Event of the sale' },
    currency: { kind: 'id', column: 'w.currency', about: 'Currency', example: 'EUR' },
    state: { kind: 'enum', column: 'w.state', values: payoutStates, about: 'What the payout waits for', sort: true },
    is_paid_for: { kind: 'boolean', column: 'w.is_paid_for', about: 'Whether the buyers have paid' },
    amount: amount('w.amount', 'Amount owed, negative if the supplier owes it'),
    payable_from: { kind: 'datetime', column: 'w.payable_from', about: 'Earliest time of the payout', sort: true },
    query: {
      kind: 'search',
      about: 'Part of the reference of the sale, of the event or of the name of the supplier',
      search: (text: string) => sql`lower(w.reference_number || ' ' || w.event_name || ' ' || w.supplier_name) like ${containing(text)}`,
    },
  },
})

/** What suppliers are owed, per currency. */
export const payableList = defineList({
  name: 'payables',
  key: "(b.supplier_id || ' ' || b.currency)",
  sorting: 'supplier_name,currency',
  parameters: {
    supplier_id: { kind: 'id', column: 'b.supplier_id', about: 'Supplier' },
    supplier_name: { kind: 'text', column: 'b.supplier_name', about: 'Name of the supplier', sort: true },
    currency: { kind: 'id', column: 'b.currency', about: 'Currency', example: 'EUR', sort: true },
    owed: amount('b.owed', 'Amount owed'),
    ...Object.fromEntries(payoutStates.map((state) => [state, amount(`b.${state}`, aboutState[state])])),
    query: {
      kind: 'search',
      about: 'Part of the name of the supplier',
      search: (text: string) => sql`lower(b.supplier_name) like ${containing(text)}`,
    },
  },
})
