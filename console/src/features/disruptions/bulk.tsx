import type { ComponentProps } from 'react'
import { may } from '../../access.js'
import { tr, trCount } from '../../texts.js'
import { BulkDialog } from '../../ui/list/BulkDialog.js'
import type { BulkAction, RowOf } from '../../ui/list/resource.js'
import { calls } from './disruption.js'

type Order = RowOf<'/v1/bookingorders'>
type DialogProps = ComponentProps<BulkAction<Order>['Dialog']>

/** Decides for the selected orders that wait for a decision, one call for each disruption. */
const deciding = (decision: 'accept' | 'refund') =>
  function Deciding({ selection, onDone, onClose }: DialogProps) {
    const waiting = selection.rows.filter(({ disruption_decision }) => disruption_decision === 'pending')
    const groups = new Map<string, Order[]>()
    for (const order of waiting) groups.set(order.disruption_id ?? '', [...(groups.get(order.disruption_id ?? '') ?? []), order])
    const run = async () => {
      for (const [disruption_id, orders] of groups)
        await calls.decide(
          { event_id: orders[0]?.event_id ?? '', disruption_id },
          decision,
          orders.map(({ bookingorder_id }) => bookingorder_id),
        )
    }
    const { length } = waiting
    return (
      <BulkDialog
        act={
          decision === 'accept'
            ? trCount(length, 'Keep {n} order', 'Keep {n} orders')
            : trCount(length, 'Refund {n} order', 'Refund {n} orders')
        }
        isDangerous={decision === 'refund'}
        disabled={length === 0}
        run={run}
        done={trCount(length, 'Decided for {n} order', 'Decided for {n} orders')}
        onDone={onDone}
        onClose={onClose}
      >
        {trCount(length, '{n} order on this page waits for a decision.', '{n} orders on this page wait for a decision.')}{' '}
        {decision === 'accept' ? tr('Their tickets are kept.') : tr('They are cancelled and refunded by the terms. It cannot be undone.')}
      </BulkDialog>
    )
  }

export const decisions: readonly BulkAction<Order>[] = [
  { label: tr('Keep tickets'), may: may.decideDisruptions, Dialog: deciding('accept') },
  { label: tr('Take refund'), may: may.decideDisruptions, Dialog: deciding('refund') },
]
