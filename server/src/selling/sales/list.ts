import { sql } from 'kysely'
import { logistic } from '../../lib/order-states.js'
import { periodParameters } from '../../money/ledger/period.js'
import type { Condition } from '../../platform/db/filter.js'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'
import { purchaseorder, purchaseSources } from '../purchases/states.js'

const parameters = {
  purchaseorder_id: { kind: 'id', column: 'p.purchaseorder_id', about: 'Identifier of the purchase order' },
  reference_number: { kind: 'id', column: 'p.reference_number', about: 'The number people quote' },
  purchaseorder_status: {
    kind: 'enum',
    column: 'p.purchaseorder_status',
    values: purchaseorder.statuses,
    about: 'The status of the sale',
    sort: true,
  },
  purchase_source: { kind: 'enum', column: 'p.purchase_source', values: purchaseSources, about: 'How it came about', sort: true },
  supplier_id: { kind: 'id', column: 'p.supplier_id', about: 'Supplier that sold' },
  event_id: { kind: 'id', column: 'p.event_id', about: 'Event' },
  event_startdate: { kind: 'date', column: 'e.date_start::date', about: 'Day the event begins, local', sort: true },
  event_stopdate: { kind: 'date', column: 'e.date_stop::date', about: 'Day the event ends, local', sort: true },
  currency: {
    kind: 'id',
    column: 'i.currency',
    about: 'Currency in which the supplier is paid',
    example: 'EUR',
    exists: (test: Condition) =>
      sql`p.purchaseorder_id in (select x.purchaseorder_id from purchaseorder_item x join orderitem i on i.orderitem_id = x.orderitem_id where ${test})`,
  },
  purchase_date: { kind: 'datetime', column: 'p.purchase_date', about: 'When it was sold', sort: true },
  updated: { kind: 'datetime', column: 'p.updated', about: 'When it last changed', sort: true },
  query: {
    kind: 'search',
    about: 'Part of the reference, the id or the event name',
    search: (text: string) => sql`lower(p.reference_number || ' ' || p.purchaseorder_id || ' ' || e.event_name) like ${containing(text)}`,
  },
} as const

export const saleList = defineList({ name: 'sales', key: 'p.purchaseorder_id', sorting: '-purchase_date', parameters })

/** As the balances of a statement divide its movements. Kinds that are not named are changes. */
export const movementParts = ['sold', 'cancelled', 'changed', 'paid'] as const
export const partOf = `(case when l.kind = 'sale' then 'sold' when l.kind = 'cancellation' then 'cancelled'
  when l.kind in ('payout', 'payout_reversal') then 'paid' else 'changed' end)`

/** Movements on a supplier's account. */
export const statementList = defineList({
  name: 'lines',
  key: 'l.line_id',
  keyKind: 'integer',
  sorting: '-at',
  parameters: {
    ...periodParameters,
    at: { kind: 'datetime', column: 'l.at', about: 'When it was posted, within the days of the statement', sort: true },
    part: { kind: 'enum', column: partOf, values: movementParts, about: 'The amount of the balance that the movement is part of' },
    kind: { kind: 'text', column: 'l.kind', about: 'sale, cancellation, price, payout or payout_reversal', sort: true },
    currency: { kind: 'text', column: 'l.currency', about: 'Currency', sort: true },
    purchaseorder_id: { kind: 'id', column: 'l.purchaseorder_id', about: 'Sale it is about' },
  },
})

/** Orders with admissions of one purchase order: the first buyers and later ones. */
export const sourcedList = defineList({
  name: 'bookingorders',
  key: 'o.bookingorder_id',
  sorting: '-created',
  parameters: {
    bookingorder_id: { kind: 'id', column: 'o.bookingorder_id', about: 'Identifier of the booking order' },
    logistic_status: { kind: 'enum', column: 'o.logistic_status', values: logistic.statuses, about: 'Where the tickets are', sort: true },
    created: { kind: 'datetime', column: 'o.created', about: 'When it was made', sort: true },
  },
})
