import { sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import { disruptionDecisions } from '../../lib/disruption-states.js'
import { financial, logistic, notifyClient } from '../../lib/order-states.js'
import { distributorFinancial } from '../../money/charge/states.js'
import type { Condition } from '../../platform/db/filter.js'
import { defineList, type ParameterSpec } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'
import { guestdata } from '../guests/states.js'
import { type FieldRule, isSeen, orderFields } from './fields.js'
import { nextSteps, waitingFor } from './next-step.js'
import { bought, listedSides, possibleRelations, type Relation } from './relation.js'

export const orderList = defineList({
  name: 'bookingorders',
  key: 'o.bookingorder_id',
  sorting: '-created',
  parameters: {
    bookingorder_id: { kind: 'id', column: 'o.bookingorder_id', about: 'Identifier of the booking order' },
    booking_id: { kind: 'id', column: 'o.booking_id', about: 'Booking it is part of' },
    booking_code: { kind: 'id', column: 'o.booking_code', about: 'The code people read out' },
    event_id: { kind: 'id', column: 'o.event_id', about: 'Event' },
    supplier_id: { kind: 'id', column: 'o.supplier_id', about: 'Supplier' },
    distributor_id: { kind: 'id', column: 'o.distributor_id', about: 'Distributor' },
    ticket_id: {
      kind: 'id',
      column: 'i.ticket_id',
      about: 'Orders of this ticket',
      exists: (test) => sql`o.bookingorder_id in (select i.bookingorder_id from orderitem i where ${test})`,
    },
    logistic_status: { kind: 'enum', column: 'o.logistic_status', values: logistic.statuses, about: 'Where the tickets are', sort: true },
    guestdata_status: {
      kind: 'enum',
      column: 'o.guestdata_status',
      values: guestdata.statuses,
      about: 'Where the guest data is',
      sort: true,
    },
    distributorfinancial_status: {
      kind: 'enum',
      column: 'o.distributorfinancial_status',
      values: distributorFinancial.statuses,
      about: 'Whether the distributor paid',
      sort: true,
    },
    financial_status: {
      kind: 'enum',
      column: 'o.financial_status',
      values: financial.statuses,
      about: 'Whether the supplier was paid',
      sort: true,
    },
    notify_client_status: {
      kind: 'enum',
      column: 'o.notify_client_status',
      values: notifyClient.statuses,
      about: 'Whether the client was notified',
      sort: true,
    },
    disruption_id: { kind: 'id', column: 'o.disruption_id', about: 'Orders of this disruption' },
    disruption_decision: {
      kind: 'enum',
      column: 'o.disruption_decision',
      values: disruptionDecisions,
      about: 'The decision after a disruption of the event; `pending` waits for one',
    },
    event_startdate: { kind: 'date', column: 'e.date_start::date', about: 'Day the event begins, local', sort: true },
    event_stopdate: { kind: 'date', column: 'e.date_stop::date', about: 'Day the event ends, local', sort: true },
    next_step: {
      kind: 'enum',
      column: 'n.next_step',
      values: nextSteps,
      shortcut: waitingFor,
      about: 'What it waits for, of several the one with the nearest deadline',
    },
    next_step_by: {
      kind: 'datetime',
      column: 'n.next_step_by',
      about: 'The nearest deadline of what it waits for',
      sort: true,
      nullable: true,
    },
    target_currency: { kind: 'id', column: 'o.target_currency', about: 'Currency the distributor is charged in', example: 'EUR' },
    is_test_booking: { kind: 'boolean', column: 'o.is_test_booking', about: 'Whether it is a test' },
    created: { kind: 'datetime', column: 'o.created', about: 'When it was made', sort: true },
    updated: { kind: 'datetime', column: 'o.updated', about: 'When it last changed', sort: true },
    relation: {
      kind: 'choice',
      values: listedSides,
      about: 'Orders by what you are to them, see the field: those you bought, or those you sold',
    },
    query: {
      kind: 'search',
      about:
        'Part of the code, an id, your reference or the event name; of what you bought also of the e-mail address or the payment reference',
      search: (text) => anywhere(text),
    },
  },
})

const anywhere = (text: string): Condition =>
  sql`lower(o.booking_code || ' ' || o.bookingorder_id || ' ' || o.booking_id || ' ' || o.booking_email || ' ' || coalesce(o.booking_reference, '') || ' ' || coalesce(o.payment_reference, '') || ' ' || e.event_name) like ${containing(text)}`

/** The search condition without the fields that only the buyer sees. */
const searchPublicFields = (text: string): Condition =>
  sql`lower(o.booking_code || ' ' || o.bookingorder_id || ' ' || o.booking_id || ' ' || coalesce(o.booking_reference, '') || ' ' || e.event_name) like ${containing(text)}`

/**
 * The order list for one caller. Fields hidden from the caller cannot be filtered or sorted by, and a search looks only at visible fields.
 * A parameter whose field is not in the table of fields is visible to everybody. `side`: the relation that the request asks for.
 */
export function orderListFor(caller: Caller, side?: unknown): typeof orderList {
  const possible = possibleRelations(caller)
  const by: Relation[] = side === 'buyer' && possible.includes('buyer') ? ['buyer'] : possible
  // Who buys and sells does not see a buyer's field on the orders that it sold, and could guess it with a filter. If it asks only for orders that
  // it bought, it sees the field on all of them.
  const isSeenOnAll = (rule: FieldRule) => (isOperator(caller) ? isSeen(rule, by) : by.every((one) => isSeen(rule, [one])))
  const isShown = (name: string) => !(name in orderFields) || isSeenOnAll(orderFields[name as keyof typeof orderFields])
  const parameters = Object.fromEntries(Object.entries(orderList.parameters).filter(([name]) => isShown(name)))
  const query: ParameterSpec = {
    kind: 'search',
    about: '',
    search: (text) => sql`(${searchPublicFields(text)} or (${bought(caller)} and ${anywhere(text)}))`,
  }
  return { ...orderList, parameters: caller.supplier_id === null ? parameters : { ...parameters, query } }
}
