import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { describe } from '../../api.js'
import { moment, money } from '../../format.js'
import { tr, trRich } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import type { Field } from '../../ui/form/fields.js'
import { type Saved, saveGuarded, tellSaved } from '../../ui/form/guard.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { Status } from '../../ui/status.js'
import { type Order, orderCalls, refreshOrder } from '../orders/order.js'
import { isClosed } from '../orders/statuses.js'
import { Countdown } from '../reservations/Countdown.js'

/** Where the payment provider reports that it has the money. */
const settlements = `${window.location.origin}/v1/payments/settlements`

const isWaiting = ({ distributorfinancial_status, logistic_status }: Order): boolean =>
  distributorfinancial_status === 'open' && !isClosed(logistic_status)

/** The step at the payment provider that a card booking waits for, its state, and the time after which the booking lapses. */
export function CardPayment({ booking_id, orders }: { booking_id: string; orders: Order[] }) {
  const open = orders.filter(isWaiting)
  const [first] = open
  if (first === undefined) return <Over orders={orders} />
  const until = open.flatMap(({ pay_by }) => pay_by ?? []).sort()[0]
  const due = open.reduce((sum, { amount, refunded }) => sum + (amount ?? 0) - (refunded ?? 0), 0)
  const reference = first.payment_reference
  return (
    <Panel
      title={tr('Card payment')}
      extra={<Status value="open" label={reference ? tr('Waiting for the provider') : tr('Reference is missing')} />}
    >
      <Stack gap="md">
        {until && (
          <Text size="sm">
            {trRich('To be settled by {until}, that is in {countdown}. After that the tickets go back on sale.', {
              until: moment(until),
              countdown: <Countdown until={until} />,
            })}
          </Text>
        )}
        <Facts>
          <Fact label={tr('1. Charge the card')}>
            {trRich('{due} at your payment provider, in one payment', { due: money(due, first.target_currency) })}
          </Fact>
          <Fact label={tr('2. Reference')}>
            <Reference orders={open} reference={reference} />
          </Fact>
          <Fact label={tr('3. Provider reports')}>
            <Copyable text={settlements} />
            <None>{tr('It sends the amount, the reference and this booking, signed. The order is paid at once.')}</None>
          </Fact>
          <Fact label={tr('Booking id')}>
            <Copyable text={booking_id} />
          </Fact>
        </Facts>
      </Stack>
    </Panel>
  )
}

/** Nothing is waiting any more: it was paid, or the time ran out. */
function Over({ orders }: { orders: Order[] }) {
  const paid = orders.filter(({ distributorfinancial_status }) => distributorfinancial_status === 'paid')
  const lapsed = orders.filter(({ distributorfinancial_status }) => distributorfinancial_status === 'void')
  if (paid.length === 0 && lapsed.length === 0) return null
  return (
    <Panel title={tr('Card payment')} extra={<Status value={paid.length > 0 ? 'paid' : 'void'} />}>
      <None>
        {paid.length > 0
          ? paid[0]?.payment_reference
            ? tr('The payment provider has settled it under {reference}.', { reference: paid[0].payment_reference })
            : tr('The payment provider has settled it.')
          : tr('It was not settled in time, or it was cancelled before. The tickets are on sale again, and nothing is owed.')}
      </None>
    </Panel>
  )
}

/** The field of one order, when it is asked whose value stays. */
const fieldsOf = ({ booking_code }: Order): Field[] => [
  { name: 'payment_reference', label: tr('Payment reference of {booking_code}', { booking_code }), kind: 'text' },
]

const referencesOf = (orders: readonly Order[]) =>
  new Map(orders.map(({ bookingorder_id, payment_reference }) => [bookingorder_id, payment_reference ?? '']))

/** The provider settles under a reference: it is the same for all orders of a booking. */
function Reference({ orders, reference }: { orders: Order[]; reference: string | null }) {
  const queries = useQueryClient()
  /** The reference of each order when the typing began, and what it became. */
  const [typed, setTyped] = useState<{ before: Map<string, string>; text: string } | null>(null)
  const text = typed?.text ?? reference ?? ''
  const isStored = orders.every(({ payment_reference }) => (payment_reference ?? '') === text.trim())
  useUnsaved(typed !== null && !isStored)
  const again = () => Promise.all(orders.map(({ bookingorder_id }) => refreshOrder(queries, bookingorder_id)))
  const saving = useMutation({
    mutationFn: async (payment_reference: string) => {
      let saved: Saved<unknown> = { outcome: 'theirs' }
      for (const order of orders) {
        const edit = {
          fields: fieldsOf(order),
          before: { payment_reference: (typed?.before ?? referencesOf(orders)).get(order.bookingorder_id) ?? '' },
          after: { payment_reference },
        }
        const { read, save } = orderCalls(order.bookingorder_id)
        const one = await saveGuarded({
          ...edit,
          read,
          // An order may have this reference already.
          write: async (changes, guard) => ('payment_reference' in changes ? save(changes, guard) : null),
        })
        if (one.outcome === 'open') return one
        if (one.outcome === 'saved') saved = one
      }
      return saved
    },
    onSuccess: async (saved) => {
      if (!tellSaved(saved, tr('Reference saved'))) return
      await again()
      setTyped(null)
    },
    onError: again,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') saving.mutate(text.trim())
  }
  const refusal = saving.error === null ? null : describe(saving.error)
  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-start">
        <TextInput
          size="xs"
          flex={1}
          miw={120}
          aria-label={tr('Payment reference')}
          placeholder={tr('As the provider names the payment')}
          value={text}
          readOnly={saving.isPending}
          onChange={(event) => {
            const { value } = event.currentTarget
            setTyped((now) => ({ before: now?.before ?? referencesOf(orders), text: value }))
          }}
        />
        <Button size="xs" type="submit" disabled={text.trim() === '' || isStored} loading={saving.isPending}>
          {tr('Save')}
        </Button>
      </Group>
      {refusal && (
        <Alert color="red" variant="light" mt="xs" title={refusal.title} role="alert">
          {refusal.detail}
        </Alert>
      )}
    </form>
  )
}
