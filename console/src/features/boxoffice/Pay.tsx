import type { paths } from '@allotment/sdk'
import { Radio, Skeleton, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../api.js'
import { day, money } from '../../format.js'
import { tr, trCount, trRich } from '../../texts.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { tell } from '../../ui/tell.js'
import type { Reservation } from '../reservations/resource.js'
import { useBuyer } from './useBuyer.js'

const detailsAt = '/v1/reservations/{reservation_id}/pay-details'
export type PayDetails = paths[typeof detailsAt]['get']['responses'][200]['content']['application/json']
type Method = PayDetails['payment_method']

/** The price by payment method, each with its own fees: the service calculates it for each. */
export function usePayment(reservation_id: string) {
  const queries = useQueryClient()
  const params = { path: { reservation_id } }
  const queryKey = ['terms', reservation_id]
  const details = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await client.GET(detailsAt, { params, signal })).data,
  })
  const choosing = useMutation({
    mutationFn: async (payment_method: Method) => (await client.PUT(detailsAt, { params, body: { payment_method } })).data,
    onSuccess: (chosen) => queries.setQueryData(queryKey, chosen),
    // The last choice is the one that stays.
    scope: { id: reservation_id },
    onError: (error, refused) => {
      setPicked((now) => (now === refused ? null : now))
      tell.failure(error)
    },
  })
  /** What was clicked, until the service has the price for it. */
  const [picked, setPicked] = useState<Method | null>(null)
  const method = details.data?.payment_method
  useEffect(() => setPicked((now) => (now === method ? null : now)), [method])
  const choose = (next: Method) => {
    setPicked(next)
    choosing.mutate(next)
  }
  const methods = useQuery({
    queryKey: ['payment methods', reservation_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/reservations/{reservation_id}/payment-methods', { params: { path: { reservation_id } }, signal })).data
        .payment_methods,
  })
  const asksReference = methods.data?.find(({ payment_method }) => payment_method === method)?.requires_reference ?? false
  const [reference, setReference] = useState<string | null>(null)
  const stored = details.data?.payment_reference ?? ''
  return {
    details,
    methods,
    choosing,
    picked,
    choose,
    asksReference,
    reference: asksReference ? (reference ?? stored) : '',
    isTyped: asksReference && reference !== null && reference.trim() !== stored,
    setReference,
  }
}

interface Props {
  reservation: Reservation
  payment: ReturnType<typeof usePayment>
}

export function Pay({ reservation, payment: { details, methods, picked, choose, asksReference, reference, setReference } }: Props) {
  const { distributor_id } = reservation
  const buyer = useBuyer(reservation)
  const payer = useQuery({
    queryKey: ['distributor', distributor_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/distributors/{distributor_id}', { params: { path: { distributor_id } }, signal })).data,
  })
  if (methods.isPending || details.isPending) return <Skeleton height={160} radius="lg" role="status" aria-label={tr('Loading')} />
  const failed = methods.error ?? details.error
  if (failed || !methods.data || !details.data) {
    const retry = () => void Promise.all([methods.refetch(), details.refetch()])
    return (
      <Panel title={tr('Payment')}>
        <Failure small error={failed} onRetry={retry} />
      </Panel>
    )
  }
  const { currency } = details.data
  const balance = payer.data?.prepaid_balances.find((one) => one.currency === currency)?.amount ?? 0
  const hours = methods.data.find(({ settlement_hours }) => settlement_hours !== null)?.settlement_hours ?? 24
  /** The service answers the due day of the chosen method only. */
  const dueOf = (method: Method) => (method === details.data.payment_method ? details.data.due_by : null)
  const next: Record<Method, (due: string | null) => string> = {
    invoice: (due) =>
      due
        ? tr('Booked at once. The invoice is issued with it and is due {day}.', { day: day(due) })
        : tr('Booked at once. The invoice is issued with it.'),
    prepaid: () => tr('Paid at once from the balance of {balance}.', { balance: money(balance, currency) }),
    card: () =>
      buyer === null
        ? trCount(
            hours,
            'Booked at once and unpaid. Your payment provider charges the card and reports it to us within {n} hour, and before the event begins. Otherwise the tickets go back on sale.',
            'Booked at once and unpaid. Your payment provider charges the card and reports it to us within {n} hours, and before the event begins. Otherwise the tickets go back on sale.',
          )
        : trCount(
            hours,
            'Booked at once and unpaid. The payment provider of {buyer} charges the card and reports it to us within {n} hour, and before the event begins. Otherwise the tickets go back on sale.',
            'Booked at once and unpaid. The payment provider of {buyer} charges the card and reports it to us within {n} hours, and before the event begins. Otherwise the tickets go back on sale.',
            { buyer },
          ),
  }
  const names: Record<Method, string> = { invoice: tr('On invoice'), prepaid: tr('From the prepaid balance'), card: tr('By card') }
  const open = methods.data.filter(({ currencies }) => currencies.includes(currency))
  return (
    <Panel title={tr('Payment')}>
      {open.length === 0 ? (
        <None>{trRich('There is no way to pay in {currency}.', { currency })}</None>
      ) : (
        <Radio.Group
          aria-label={tr('Payment')}
          value={picked ?? details.data.payment_method}
          onChange={(method) => choose(method as Method)}
        >
          <Stack gap="sm">
            {open.map(({ payment_method }) => (
              <Radio
                key={payment_method}
                value={payment_method}
                label={names[payment_method]}
                description={next[payment_method](dueOf(payment_method))}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {asksReference && (
        <TextInput
          mt="sm"
          label={tr('Payment reference')}
          description={
            buyer === null
              ? tr('As your payment provider names the payment. It can also be given after the booking.')
              : tr('As the payment provider of {buyer} names the payment. It can also be given after the booking.', { buyer })
          }
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      )}
    </Panel>
  )
}
