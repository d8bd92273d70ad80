import { Button, Group, Select, Skeleton, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { buys } from '../../access.js'
import { client } from '../../api.js'
import { count, money } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount } from '../../texts.js'
import { buyerThing } from '../../things.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { FormField } from '../../ui/form/FormField.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { Quantity } from '../../ui/quantity/Quantity.js'
import { faultIn, quantityIn } from '../../ui/quantity/quantities.js'
import { Refused } from '../../ui/Refused.js'
import { Status } from '../../ui/status.js'
import type { Ticket } from '../tickets/resource.js'
import classes from './boxoffice.module.css'
import { leftOf, seatFacts, soldIn } from './facts.js'

const most = 200

/** The tickets of an event that can be bought now, and the form to hold them. */
export function Offer({ event_id }: { event_id: string }) {
  const { user } = useRouteContext({ from: '/shell' })
  const [wanted, setWanted] = useState<Record<string, string>>({})
  const offer = useQuery({
    queryKey: ['offer', event_id],
    queryFn: async ({ signal }) => {
      const query = { event_id, on_sale: 'true', include_youth: 'true', sorting: 'net_rate', page_size: most } as const
      return (await client.GET('/v1/tickets', { params: { query }, signal })).data
    },
    refetchInterval: 30_000,
  })
  const own = useOwnCurrency(user.distributor_id)
  const [chosen, setChosen] = useState<string | null>(null)
  const basket = useRef<HTMLFormElement>(null)
  if (offer.isPending) return <Skeleton height={240} radius="lg" role="status" aria-label={tr('Loading')} />
  if (offer.isLoadingError) {
    return (
      <Panel title={tr('Tickets on sale')}>
        <Failure small error={offer.error} onRetry={() => void offer.refetch()} />
      </Panel>
    )
  }
  const { pagination } = offer.data
  const currency = chosen ?? own
  // Tickets of one event have several currencies. Sorted by the buyer's price, or in euros where not all have one in its currency, as for staff.
  const isCommon = offer.data.tickets.every((ticket) => rateIn(ticket, currency)[1] === currency)
  const costOf = (ticket: Ticket): number => (isCommon ? rateIn(ticket, currency)[0] : inEuros(ticket))
  const tickets = offer.data.tickets.toSorted((a, b) => costOf(a) - costOf(b))
  const isSoldOut = tickets.length === 0
  const labels = labelsOf(tickets, currency)
  const lines = tickets.flatMap((ticket) => {
    const text = wanted[ticket.ticket_id] ?? ''
    const quantity = quantityIn(text)
    return quantity === 0 ? [] : [{ ticket, quantity, isRefused: faultIn(text, soldIn(ticket)) !== null }]
  })
  const isPicked = new Set(lines.map(({ ticket }) => ticket.ticket_id))
  return (
    <Panel
      title={tr('Tickets on sale')}
      flush={!isSoldOut}
      extra={
        user.allowed_currencies.length > 1 &&
        !isSoldOut && (
          <Select
            size="xs"
            w={96}
            aria-label={tr('Currency you pay in')}
            data={user.allowed_currencies}
            value={currency}
            allowDeselect={false}
            onChange={setChosen}
          />
        )
      }
    >
      {isSoldOut ? (
        <None>{tr('Nothing is on sale at this moment.')}</None>
      ) : (
        <Grid
          label={tr('Tickets on sale')}
          heads={[
            tr('Ticket'),
            tr('Delivery'),
            { label: tr('Left'), align: 'right' },
            { label: tr('Price'), align: 'right' },
            { label: tr('Quantity'), align: 'right' },
          ]}
        >
          {tickets.map((ticket) => (
            <tr key={ticket.ticket_id} data-ticket={ticket.ticket_id} data-picked={isPicked.has(ticket.ticket_id) || undefined}>
              <td>
                <span className={classes.ticket}>
                  <Go href={`/tickets/${ticket.ticket_id}`}>{ticket.ticket_title}</Go>
                  <small>{[ticket.category_name, ...seatFacts(ticket)].filter((fact) => fact !== ticket.ticket_title).join(' · ')}</small>
                </span>
              </td>
              <td>{ticket.ticket_status === 'on_request' ? <Status value="on_request" /> : say(ticket.ticket_type)}</td>
              <td data-align="right">{count(leftOf(ticket))}</td>
              <td data-align="right">{priceIn(ticket, currency)}</td>
              <td data-align="right">
                {ticket.allowed_quantities.length === 0 && !isPicked.has(ticket.ticket_id) ? (
                  <None>{tr('Sold out')}</None>
                ) : (
                  <Quantity
                    label={labels.get(ticket.ticket_id) ?? ticket.ticket_title}
                    text={wanted[ticket.ticket_id] ?? '0'}
                    sold={soldIn(ticket)}
                    onChange={(text) => setWanted((all) => ({ ...all, [ticket.ticket_id]: text }))}
                    // With the keyboard the button is behind all tickets.
                    onEnter={() => basket.current?.requestSubmit()}
                  />
                )}
              </td>
            </tr>
          ))}
        </Grid>
      )}
      {pagination.total_size > tickets.length && (
        <Text size="xs" c="dimmed" px={18} py="xs">
          {tr('The {shown} lowest prices of {total}.', { shown: count(tickets.length), total: count(pagination.total_size) })}{' '}
          <Go href={`/tickets?event_id=${event_id}&on_sale=true`}>{tr('All of them')}</Go>
        </Text>
      )}
      {/* It stays, with what is typed: tickets may come back. */}
      <div hidden={isSoldOut}>
        <Basket form={basket} lines={lines} currency={currency} targetCurrency={chosen} staff={!buys(user)} />
      </div>
    </Panel>
  )
}

/** A distributor pays in its own currency unless it chooses another. */
function useOwnCurrency(distributor_id: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['distributor', distributor_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/distributors/{distributor_id}', { params: { path: { distributor_id: distributor_id ?? '' } }, signal })).data,
    enabled: distributor_id !== null,
  })
  return data?.default_currency ?? null
}

type Rated = Pick<Ticket, 'local_rates' | 'net_rate' | 'currency_code'>
const rateIn = ({ local_rates, net_rate, currency_code }: Rated, currency: string | null): [amount: number, currency: string] => {
  const rate = local_rates.find((one) => one.currency_code === currency)
  return rate === undefined ? [net_rate, currency_code] : [rate.net_rate, rate.currency_code]
}
const priceIn = (ticket: Rated, currency: string | null): string => money(...rateIn(ticket, currency))

/** The service converts the retail price, and the buyer's price has the same rate. */
const inEuros = ({ net_rate, sales_price, sales_price_eur }: Ticket): number =>
  sales_price_eur === null || sales_price === 0 ? net_rate : (net_rate * sales_price_eur) / sales_price

/** What tells a ticket from the others for those who hear its buttons: several have one title. */
function labelsOf(tickets: readonly Ticket[], currency: string | null): Map<string, string> {
  const labels = new Map<string, string>()
  for (const ticket of tickets) {
    const isOnly = tickets.every((other) => other === ticket || other.ticket_title !== ticket.ticket_title)
    const long = [ticket.ticket_title, say(ticket.ticket_type), priceIn(ticket, currency)].join(', ')
    labels.set(ticket.ticket_id, isOnly ? ticket.ticket_title : long)
  }
  return labels
}

/** The address of a client that staff buy for, if one is known. */
const useEmailOf = (client_id: string) =>
  useQuery({
    queryKey: ['client', client_id, 'email'],
    queryFn: async ({ signal }) => {
      const { data } = await client.GET('/v1/clients/{client_id}', { params: { path: { client_id } }, signal })
      return data.email ?? (data.username?.includes('@') ? data.username : '')
    },
    enabled: client_id !== '',
  })

interface BasketProps {
  form: RefObject<HTMLFormElement | null>
  lines: { ticket: Ticket; quantity: number; isRefused: boolean }[]
  currency: string | null
  targetCurrency: string | null
  staff: boolean
}

/** The selected tickets, the buyer, and the button that holds them. */
function Basket({ form, lines, currency, targetCurrency, staff }: BasketProps) {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  const own = user.username?.includes('@') ? user.username : ''
  const [typed, setTyped] = useState<string | null>(null)
  const [buyer, setBuyer] = useState('')
  const theirs = useEmailOf(buyer)
  const proposed = theirs.data || own
  const email = typed ?? proposed
  const release = useUnsaved(lines.length > 0 || email !== proposed || buyer !== '')
  const holding = useMutation({
    mutationFn: async () => {
      const body = {
        booking_email: email.trim(),
        items: lines.map(({ ticket, quantity }) => ({ ticket_id: ticket.ticket_id, quantity })),
        ...(targetCurrency === null ? {} : { target_currency: targetCurrency }),
        ...(staff ? { onbehalfclient_id: buyer } : {}),
      }
      return (await client.POST('/v1/reservations', { body })).data
    },
    onSuccess: ({ reservation_id }) => {
      release()
      return navigate({ to: `/checkout/${reservation_id}` as '/' })
    },
  })
  const sums = new Map<string, number>()
  // A quantity that cannot be bought counts for nothing until it is corrected.
  const counted = lines.filter((line) => !line.isRefused)
  for (const { ticket, quantity } of counted) {
    const [amount, code] = rateIn(ticket, currency)
    sums.set(code, (sums.get(code) ?? 0) + amount * quantity)
  }
  const tickets = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  const isRequest = lines.length > 0 && lines.every(({ ticket }) => ticket.ticket_status === 'on_request')
  const isRefused = lines.some((line) => line.isRefused)
  const ready = tickets > 0 && !isRefused && /.+@.+/.test(email) && (!staff || (buyer !== '' && !theirs.isLoading))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (ready && !holding.isPending) holding.mutate()
    if (ready || lines.length === 0) return
    // To what is missing.
    const { currentTarget } = event
    const field = isRefused
      ? currentTarget.closest('section')?.querySelector<HTMLElement>('[data-ticket] [aria-invalid=true]')
      : currentTarget.querySelector<HTMLElement>(staff && buyer === '' ? 'input:not([type=hidden])' : '[type=email]')
    field?.focus()
  }
  return (
    <form
      ref={form}
      className={classes.basket}
      data-empty={tickets === 0 || undefined}
      aria-label={tr('Basket')}
      noValidate
      onSubmit={submit}
    >
      <Refused error={holding.error} mb="sm" />
      <Group align="flex-end" justify="space-between" gap="sm">
        <Group align="flex-end" gap="sm" className={classes.for}>
          {staff && (
            <FormField
              field={{ name: 'buyer', label: tr('On behalf of'), kind: 'thing', thing: buyerThing, required: true }}
              value={buyer}
              fault={undefined}
              first={false}
              onChange={(value) => setBuyer(String(value))}
            />
          )}
          <TextInput
            label={tr('Confirmation goes to')}
            type="email"
            value={email}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Group>
        <Group gap="md">
          <Text size="sm" role="status">
            {isRefused
              ? tr('A quantity cannot be bought')
              : tickets === 0
                ? tr('Nothing picked yet')
                : trCount(tickets, '{n} ticket · {amount} before fees', '{n} tickets · {amount} before fees', {
                    amount: [...sums].map(([code, amount]) => money(amount, code)).join(' + '),
                  })}
          </Text>
          <Button type="submit" disabled={!ready} loading={holding.isPending}>
            {isRequest ? tr('Ask the supplier') : tr('Hold')}
          </Button>
        </Group>
      </Group>
    </form>
  )
}
