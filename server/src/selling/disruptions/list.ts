import { type Caller, isOperator } from '../../lib/caller.js'
import { disruptionDecisions, disruptionKinds, disruptionMachine } from '../../lib/disruption-states.js'
import { defineList } from '../../platform/db/list.js'
import { outcomes } from './schema.js'

export const disruptionList = defineList({
  name: 'disruptions',
  key: 'd.disruption_id',
  sorting: '-created',
  parameters: {
    kind: { kind: 'enum', column: 'd.kind', values: disruptionKinds, about: 'What happened' },
    status: { kind: 'enum', column: 'd.status', values: disruptionMachine.statuses, about: 'How far it is' },
    created: { kind: 'datetime', column: 'd.created', about: 'When it was previewed', sort: true },
  },
})

export const disruptedOrderList = defineList({
  name: 'orders',
  key: 'd.bookingorder_id',
  sorting: '-refund',
  parameters: {
    bookingorder_id: { kind: 'id', column: 'd.bookingorder_id', about: 'Booking order', sort: true },
    distributor_id: { kind: 'id', column: 'd.distributor_id', about: 'Orders of this distributor' },
    supplier_id: { kind: 'id', column: 'd.supplier_id', about: 'Orders of this supplier' },
    decision: { kind: 'enum', column: 'd.decision', values: disruptionDecisions, about: 'What was decided' },
    outcome: { kind: 'enum', column: 'd.outcome', values: outcomes, about: 'What became of it' },
    refund: { kind: 'integer', column: 'd.refund', about: 'The refund by the terms', sort: true },
    admissions: { kind: 'integer', column: 'd.admissions', about: 'How many admissions', sort: true },
  },
})

/** A seller sees no refund, and cannot filter or sort by it. */
export function disruptedOrderListFor(caller: Caller): typeof disruptedOrderList {
  if (isOperator(caller) || caller.supplier_id === null) return disruptedOrderList
  const { refund: _hidden, ...parameters } = disruptedOrderList.parameters
  return { ...disruptedOrderList, sorting: '-admissions', parameters }
}
