import { Alert, Button, Checkbox, Group, Radio, Skeleton, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { isStaff } from '../../access.js'
import { describe } from '../../api.js'
import { money, toMinor } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { actAsSeen, Changed } from '../../ui/form/as-seen.js'
import { FormModal } from '../../ui/form/FormModal.js'
import { guardOf } from '../../ui/form/guard.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { Icon } from '../../ui/Icon.js'
import { tell } from '../../ui/tell.js'
import { mayChange } from './access.js'
import { type ChangeQuery, type Order, type OrderChange, type OrderItem, putOrder, type Read, readOrder, refreshOrder } from './order.js'
import { canBeCancelled } from './statuses.js'

interface Props {
  order: Order
  /** The tickets it begins with; all when left out. */
  picked?: string[]
  label: string
  small?: true
}

/** Cancels all or some tickets of an order. It is final, so the refund is computed first, by the service itself. */
export function CancelTickets({ order, picked, label, small }: Props) {
  const [opened, shown] = useDisclosure()
  const open = order.items.filter(canBeCancelled)
  if (open.length === 0) return null
  return (
    <>
      <Button
        variant={small ? 'subtle' : 'default'}
        {...(small ? { size: 'compact-xs', color: 'gray' } : {})}
        aria-label={label}
        onClick={shown.open}
      >
        {small ? tr('Cancel|tickets') : label}
      </Button>
      <FormModal
        opened={opened}
        onClose={shown.close}
        title={tr('Cancel tickets of {booking_code}', { booking_code: order.booking_code })}
        size="lg"
      >
        {(close) => <Dialog start={order} items={open} picked={picked ?? idsOf(open)} onDone={shown.close} onClose={close} />}
      </FormModal>
    </>
  )
}

const idsOf = (items: OrderItem[]): string[] => items.map(({ orderitem_id }) => orderitem_id)

interface DialogProps {
  start: Order
  items: OrderItem[]
  picked: string[]
  onDone: () => void
  onClose: () => void
}

function Dialog({ start, items, picked: first, onDone, onClose }: DialogProps) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const { bookingorder_id, booking_code } = start
  const [picked, setPicked] = useState(first)
  const [sale, setSale] = useState<'keep' | 'withdraw'>('keep')
  const [quiet, setQuiet] = useState(false)
  const [refund, setRefund] = useState('')
  const release = useUnsaved(picked.join() !== first.join() || refund !== '' || sale !== 'keep' || quiet)
  const currency = start.target_currency ?? 'EUR'
  // What was refunded before is not refunded again, and what is not paid at all is not refunded either.
  const refundable = start.distributorfinancial_status === 'open' ? 0 : (start.amount ?? 0) - (start.refunded ?? 0)
  const amount = refund.trim() === '' ? null : toMinor(refund, currency)
  const wrong = refund.trim() !== '' && (amount === null || amount < 0 || amount > refundable)
  const isWhole = picked.length === items.length
  // To undo the sale takes its seller's money back: whoever bought is not asked.
  const isRelisted = isStaff(user) && items.some((item) => picked.includes(item.orderitem_id) && item.is_relisted_ticket)
  const query: ChangeQuery = isRelisted ? { should_delete_purchaseorder: sale === 'withdraw' } : {}
  const body: OrderChange = {
    ...(isWhole
      ? { logistic_status: 'cancelled' }
      : { items: picked.map((orderitem_id) => ({ orderitem_id, ticket_status: 'cancelled' as const })) }),
    ...(quiet ? { suppress_email: true } : {}),
    ...(amount === null ? {} : { psp_refund_amount: amount }),
  }
  const preview = useQuery({
    queryKey: ['order', bookingorder_id, 'cancel', body, query],
    queryFn: async (): Promise<Preview> => {
      const read = await readOrder(bookingorder_id)
      const after = await putOrder(bookingorder_id, body, guardOf(read.tag), { ...query, preview: true })
      return { ...read, after }
    },
    enabled: picked.length > 0 && !wrong,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const cancelling = useMutation({
    mutationFn: (seen: Preview) => cancelAsSeen(seen, body, query),
    onSuccess: async () => {
      tell.done(
        isWhole
          ? tr('{booking_code} is cancelled', { booking_code })
          : trCount(picked.length, '{n} ticket cancelled', '{n} tickets cancelled'),
      )
      release()
      onDone()
      await refreshOrder(queries, bookingorder_id)
    },
    onError: () => void preview.refetch(),
  })
  const fault = preview.error ?? cancelling.error
  const isReady = preview.data !== undefined && !preview.isPlaceholderData && !preview.isError
  return (
    <Stack gap="md">
      {items.length > 1 && (
        <Checkbox.Group label={tr('Which tickets')} value={picked} onChange={setPicked}>
          <Stack gap={6} mt="xs">
            {items.map((item, index) => (
              <Checkbox key={item.orderitem_id} value={item.orderitem_id} label={nameOf(item, index)} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {isRelisted && (
        <Radio.Group
          label={tr('The relisting behind it')}
          description={tr('These tickets were offered again by a distributor who holds them.')}
          value={sale}
          onChange={(value) => setSale(value as typeof sale)}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="keep"
              label={tr('Keep the relisting')}
              description={tr(
                'Its purchase order and payout stay as they are; the tickets go back on sale, and the next buyer is served from it.',
              )}
            />
            <Radio
              value="withdraw"
              label={tr('Withdraw it')}
              description={tr(
                'The purchase order is withdrawn and the payout credited back; the tickets return to the distributor who offered them.',
              )}
            />
          </Stack>
        </Radio.Group>
      )}
      {mayChange(user, start, 'psp_refund_amount') && refundable > 0 && (
        <TextInput
          label={tr('Refund in {currency}', { currency })}
          description={tr('Empty: by the cancellation policy. At most {charged}.', { charged: money(refundable, currency) })}
          inputMode="decimal"
          value={refund}
          error={wrong ? tr('An amount from 0 to {charged}', { charged: money(refundable, currency) }) : null}
          onChange={(event) => setRefund(event.currentTarget.value)}
        />
      )}
      <Checkbox label={tr('Send no mail about it')} checked={quiet} onChange={(event) => setQuiet(event.currentTarget.checked)} />
      {fault ? <Refusal error={fault} /> : wrong ? null : <Outcome preview={preview.data} isNone={picked.length === 0} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {tr('Keep the tickets')}
        </Button>
        <Button
          color="red"
          disabled={picked.length === 0 || wrong || !isReady}
          loading={cancelling.isPending}
          onClick={() => preview.data && cancelling.mutate(preview.data)}
        >
          {isWhole ? tr('Cancel the order') : trCount(picked.length, 'Cancel {n} ticket', 'Cancel {n} tickets')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The order before and after, as it was computed. */
interface Preview extends Read {
  after: Order
}

/** What a cancellation depends on. A letter that was sent meanwhile is no reason to ask again. */
const decidedBy = ({ logistic_status, distributorfinancial_status, amount, refunded, items }: Order): string =>
  JSON.stringify([
    logistic_status,
    distributorfinancial_status,
    amount,
    refunded,
    items.map((item) => [item.orderitem_id, item.ticket_status]),
  ])

/** Cancels the order as it was when the refund was computed. If it is another one since, nothing is done. */
const cancelAsSeen = (seen: Read, body: OrderChange, query: ChangeQuery): Promise<Order> =>
  actAsSeen({
    seen,
    read: () => readOrder(seen.order.bookingorder_id),
    decidedBy: ({ order }) => decidedBy(order),
    act: (guard) => putOrder(seen.order.bookingorder_id, body, guard, query),
  })

function Refusal({ error }: { error: unknown }) {
  const { title, detail } =
    error instanceof Changed
      ? { title: tr('The order has changed meanwhile'), detail: tr('Nothing was cancelled. The refund is computed again.') }
      : describe(error)
  return (
    <Alert color="red" variant="light" title={title} role="alert">
      {detail}
    </Alert>
  )
}

/** What would come back, by the service's own computation. */
function Outcome({ preview, isNone }: { preview: Preview | undefined; isNone: boolean }) {
  if (isNone) return <Alert color="gray" variant="light" title={tr('Pick the tickets to cancel')} />
  if (preview === undefined) return <Skeleton height={72} role="status" aria-label={tr('Loading')} />
  const { order, after } = preview
  const back = (after.refunded ?? 0) - (order.refunded ?? 0)
  const left = (after.amount ?? 0) - (after.refunded ?? 0)
  const isOpen = order.distributorfinancial_status === 'open' || order.distributorfinancial_status === 'invoiced'
  return (
    <Alert
      color={back > 0 ? 'blue' : 'red'}
      variant="light"
      icon={<Icon name="alert" size={20} />}
      role="status"
      title={back > 0 ? refundOf(isOpen, money(back, order.target_currency)) : tr('No refund')}
    >
      {order.is_test_booking
        ? tr('This is a test: no money moves.')
        : tr('The order then costs {amount}.', { amount: money(left, order.target_currency) })}{' '}
      {isOpen && back > 0 && tr('It is not paid yet: the credit lowers what is owed.')} {tr('A cancellation cannot be undone.')}
    </Alert>
  )
}

const refundOf = (isOpen: boolean, amount: string): string =>
  isOpen ? tr('Credit: {amount}', { amount }) : tr('Refund: {amount}', { amount })

const nameOf = ({ ticket_name, guest, section, row, seat }: OrderItem, index: number): string =>
  [
    `${index + 1}. ${ticket_name}`,
    [guest.first_name, guest.last_name].filter(Boolean).join(' '),
    [section, row, seat].filter(Boolean).join('-'),
  ]
    .filter(Boolean)
    .join(', ')
