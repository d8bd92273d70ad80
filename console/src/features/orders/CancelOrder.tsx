import { Alert, Button, Checkbox, Group, Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { isStaff, mayChange } from '../../access.js'
import { client } from '../../api.js'
import { money, toMinor } from '../../format.js'
import { Icon } from '../../ui/Icon.js'
import { type Read, useOrderChange } from './order.js'

/** Final, so it shows the effects first. */
export function CancelOrder({ read }: { read: Read }) {
  const [opened, shown] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={shown.open}>
        Cancel order
      </Button>
      <Modal opened={opened} onClose={shown.close} title={`Cancel ${read.order.booking_code}`} closeButtonProps={{ 'aria-label': 'Close' }}>
        <Dialog read={read} onClose={shown.close} />
      </Modal>
    </>
  )
}

function Dialog({ read, onClose }: { read: Read; onClose: () => void }) {
  const { user } = useRouteContext({ from: '/shell' })
  const { order } = read
  // Shown to the buyer and to staff, who may cancel.
  const currency = order.target_currency ?? 'EUR'
  const ticket_id = `in:[${[...new Set(order.items.map((item) => item.ticket_id))].slice(0, 50).join(',')}]`
  const tickets = useQuery({
    queryKey: ['relisted', ticket_id],
    queryFn: async ({ signal }) => {
      const query = { ticket_id, is_relisted_ticket: true, include_youth: true, show_deleted: true, page_size: 1 }
      return (await client.GET('/v1/tickets', { params: { query }, signal })).data.pagination.total_size
    },
  })
  // Undoing the sale takes the seller's money back: the buyer is not asked.
  const relisted = (tickets.data ?? 0) > 0 && isStaff(user)
  const [sale, setSale] = useState<'keep' | 'withdraw'>('keep')
  const [quiet, setQuiet] = useState(false)
  const [refund, setRefund] = useState('')
  const change = useOrderChange(read, `${order.booking_code} is cancelled`)
  const amount = refund.trim() === '' ? null : toMinor(refund, currency)
  const charged = order.amount ?? 0
  const wrong = refund.trim() !== '' && (amount === null || amount < 0 || amount > charged)
  const cancel = () =>
    change.mutate(
      {
        body: {
          logistic_status: 'cancelled',
          ...(quiet ? { suppress_email: true } : {}),
          ...(amount === null ? {} : { psp_refund_amount: amount }),
        },
        query: relisted ? { should_delete_purchaseorder: sale === 'withdraw' } : {},
      },
      { onSuccess: onClose },
    )
  return (
    <Stack gap="md">
      <Alert color="red" variant="light" icon={<Icon name="alert" size={20} />} title="This cannot be undone">
        {order.items.length === 1 ? 'Its ticket is' : `All ${order.items.length} tickets are`} cancelled. The refund follows the
        cancellation policy of each ticket
        {order.is_test_booking ? '; this is a test, so no money moves' : ''}.
      </Alert>
      {relisted && (
        <Radio.Group
          label="The relisting behind it"
          description="These tickets were offered again by a distributor who holds them."
          value={sale}
          onChange={(value) => setSale(value as typeof sale)}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="keep"
              label="Keep the relisting"
              description="Its purchase order and payout stay as they are; the tickets go back on sale, and the next buyer is served from it."
            />
            <Radio
              value="withdraw"
              label="Withdraw it"
              description="The purchase order is withdrawn and the payout credited back; the tickets return to the distributor who offered them."
            />
          </Stack>
        </Radio.Group>
      )}
      {mayChange('psp_refund_amount')(user) && charged > 0 && (
        <TextInput
          label={`Refund in ${currency}`}
          description={`Empty: by the cancellation policy. At most ${money(charged, currency)}.`}
          inputMode="decimal"
          value={refund}
          error={wrong ? `An amount from 0 to ${money(charged, currency)}` : null}
          onChange={(event) => setRefund(event.currentTarget.value)}
        />
      )}
      <Checkbox label="Send no mail about it" checked={quiet} onChange={(event) => setQuiet(event.currentTarget.checked)} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep the order
        </Button>
        <Button color="red" disabled={wrong || tickets.isPending} loading={change.isPending} onClick={cancel}>
          Cancel the order
        </Button>
      </Group>
    </Stack>
  )
}
