import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { may } from '../../access.js'
import { counted } from '../../format.js'
import type { BulkAction, RowOf } from '../../ui/list/resource.js'
import { Refused } from '../../ui/Refused.js'
import { calls } from './disruption.js'

type Order = RowOf<'/v1/bookingorders'>
type DialogProps = ComponentProps<BulkAction<Order>['Dialog']>

/** Decides for the picked orders that wait for it, those of each disruption in one call. */
const deciding = (decision: 'accept' | 'refund') =>
  function Deciding({ selection, onDone, onClose }: DialogProps) {
    const waiting = selection.rows.filter(({ disruption_decision }) => disruption_decision === 'pending')
    const groups = new Map<string, Order[]>()
    for (const order of waiting) groups.set(order.disruption_id ?? '', [...(groups.get(order.disruption_id ?? '') ?? []), order])
    const sending = useMutation({
      mutationFn: async () => {
        for (const [disruption_id, orders] of groups)
          await calls.decide(
            { event_id: orders[0]?.event_id ?? '', disruption_id },
            decision,
            orders.map(({ bookingorder_id }) => bookingorder_id),
          )
      },
      onSuccess: () => onDone(`Decided for ${counted(waiting.length, 'order')}`),
    })
    return (
      <Stack gap="md">
        <Text role="status">
          <b>{counted(waiting.length, 'order')}</b> on this page wait for a decision.{' '}
          {decision === 'accept' ? 'Their tickets are kept.' : 'They are cancelled and refunded by the terms. It cannot be undone.'}
        </Text>
        <Refused error={sending.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button
            {...(decision === 'refund' ? { color: 'red' } : {})}
            disabled={waiting.length === 0}
            loading={sending.isPending}
            onClick={() => sending.mutate()}
          >
            {decision === 'accept' ? 'Keep' : 'Refund'} {counted(waiting.length, 'order')}
          </Button>
        </Group>
      </Stack>
    )
  }

export const decisions: readonly BulkAction<Order>[] = [
  { label: 'Keep tickets', may: may.decideDisruptions, Dialog: deciding('accept') },
  { label: 'Take refund', may: may.decideDisruptions, Dialog: deciding('refund') },
]
