import { ApiProblem } from '@allotment/sdk'
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { money } from '../../format.js'
import { tr, trCount, trRich } from '../../texts.js'
import { Columns, Detail, None, Panel } from '../../ui/detail/Detail.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { Go } from '../../ui/Go.js'
import { Refused } from '../../ui/Refused.js'
import { Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import type { UnsavedGuests } from '../guests/Guests.js'
import { guestFields, guestLabels } from '../guests/guest-fields.js'
import { Booked } from '../reservations/Booked.js'
import { Countdown, useLeft } from '../reservations/Countdown.js'
import { heldBy, tellChanged } from '../reservations/changed.js'
import { HoldButtons } from '../reservations/HoldButtons.js'
import { guestsOf, ReservationGuests } from '../reservations/ReservationGuests.js'
import { isAsked, isHeld, type Reservation } from '../reservations/resource.js'
import { type ReadReservation, readReservation, useReservation } from '../reservations/useReservation.js'
import { useTickets } from '../reservations/useTickets.js'
import { Asked } from './Asked.js'
import classes from './boxoffice.module.css'
import { Pay, usePayment } from './Pay.js'
import { Price } from './Price.js'
import { CancellationTerms, TermsOfSale, useTermsOfSale } from './Terms.js'
import { useBuyer } from './useBuyer.js'

/** From a hold to a booking: guests, price, terms, payment, on one page. */
export function Checkout() {
  const { query, again } = useReservation(useParam('reservation_id'))
  return (
    <Detail
      query={query}
      back={{ href: '/reservations', label: tr('Reservations') }}
      name={({ items }) => tr('Buy: {event}', { event: items[0]?.event_name })}
      title={({ items }) => items[0]?.event_name ?? tr('Buy')}
      sub={({ items }) =>
        items.map(({ quantity, ticket_name, ticket_id }, index) => (
          <span key={ticket_id}>
            {index > 0 && ', '}
            {quantity} × {ticket_name}
          </span>
        ))
      }
    >
      {(reservation) => (
        <>
          <Clock reservation={reservation} onDone={again} />
          {isHeld(reservation) ? <Open reservation={reservation} again={again} /> : <Over reservation={reservation} onDone={again} />}
        </>
      )}
    </Detail>
  )
}

function Clock({ reservation, onDone }: { reservation: ReadReservation; onDone: () => Promise<unknown> }) {
  const buyer = useBuyer(reservation)
  const isOver = useLeft(reservation.valid_until) === 0
  if (!isHeld(reservation)) return null
  const countdown = <Countdown until={reservation.valid_until} />
  return (
    <section className={classes.clock} aria-label={tr('Hold')}>
      <span>
        {isOver
          ? tr('The time of the hold is over.')
          : buyer === null
            ? trRich('Held for you for {countdown}', { countdown })
            : trRich('Held for {buyer} for {countdown}', { buyer: <strong>{buyer}</strong>, countdown })}
      </span>
      <Group gap="xs">
        <HoldButtons reservation={reservation} onDone={onDone} />
      </Group>
    </section>
  )
}

/** A hold that can no longer be booked, or not yet. */
function Over({ reservation, onDone }: { reservation: ReadReservation; onDone: () => Promise<unknown> }) {
  if (reservation.status === 'booked') return <Booked reservation_id={reservation.reservation_id} />
  if (isAsked(reservation)) return <Asked reservation={reservation} onDone={onDone} />
  return (
    <Panel title={tr('Nothing is held any more')} extra={<Status value={reservation.void_reason ?? reservation.status} />}>
      <None>
        {tr('The tickets are on sale again.')} <ChooseAgain items={reservation.items} />
      </None>
    </Panel>
  )
}

/** To the event whose tickets were held. */
function ChooseAgain({ items }: Pick<Reservation, 'items'>) {
  const event_id = useTickets(items).data?.[0]?.event_id
  return <Go href={event_id === undefined ? '/events' : `/events/${event_id}`}>{tr('Choose again')}</Go>
}

function Open({ reservation, again }: { reservation: Reservation; again: () => Promise<unknown> }) {
  const { user } = useRouteContext({ from: '/shell' })
  const { reservation_id } = reservation
  const payment = usePayment(reservation_id)
  const unsaved: UnsavedGuests = useRef(null)
  return (
    <Columns
      main={
        <>
          {may.readGuests(user) && <GuestStep reservation={reservation} again={again} unsaved={unsaved} />}
          <Pay reservation={reservation} payment={payment} />
          <CancellationTerms items={reservation.items} />
        </>
      }
      side={
        <>
          <Price reservation={reservation} payment={payment} />
          <Book reservation={reservation} payment={payment} again={again} unsaved={unsaved} />
        </>
      }
    />
  )
}

interface Step {
  reservation: Reservation
  again: () => Promise<unknown>
  unsaved: UnsavedGuests
}

/** Names are required if the event requires them; otherwise they are optional, now or later. */
function GuestStep({ reservation, again, unsaved }: Step) {
  const guests = useQuery(guestsOf(reservation.reservation_id))
  const [opened, setOpened] = useState(false)
  const asked = guests.data?.items.some(({ guests: people }) =>
    people.some(({ conditions }) => guestFields.some((field) => conditions[field] !== undefined && conditions[field] !== 'optional')),
  )
  if (asked || opened) return <ReservationGuests reservation={reservation} onSaved={again} unsaved={unsaved} />
  return (
    <Panel
      title={tr('Guests')}
      extra={
        <Button size="xs" variant="default" onClick={() => setOpened(true)}>
          {tr('Add names')}
        </Button>
      }
    >
      <None>{tr('This event asks for no guest data.')}</None>
    </Panel>
  )
}

/** The guest data without which it is not booked: a column of the guests may be out of sight. */
function missingIn(error: unknown): string[] {
  if (!(error instanceof ApiProblem) || error.code !== 'guest_data_incomplete') return []
  const names = error.errors.map(({ pointer }) => pointer.split('/').at(-1))
  return guestFields.filter((field) => names.includes(field)).map((field) => guestLabels[field])
}

function Book({ reservation, payment, again, unsaved }: Step & { payment: ReturnType<typeof usePayment> }) {
  const { reservation_id, items } = reservation
  const buyer = useBuyer(reservation)
  const navigate = useNavigate()
  const [reference, setReference] = useState('')
  const [accepted, setAccepted] = useState(false)
  const terms = useTermsOfSale(items)
  const details = payment.details.data
  const release = useUnsaved(reference.trim() !== '' || payment.isTyped)
  const booking = useMutation({
    mutationFn: async () => {
      // Guests that are typed and not saved belong to the booking.
      if (unsaved.current && !(await unsaved.current())) return null
      // A colleague may have changed the quantities since they were read: what the button says is booked, or nothing.
      const now = await readReservation(reservation_id)
      if (heldBy(now) !== heldBy(reservation)) {
        tellChanged(now)
        await again()
        return null
      }
      const body = {
        reservation_id,
        accepted_gt: accepted,
        ...(details ? { payment_method: details.payment_method } : {}),
        ...(payment.reference.trim() ? { payment_reference: payment.reference.trim() } : {}),
        ...(reference.trim() ? { booking_reference: reference.trim(), invoice_reference: reference.trim() } : {}),
      }
      return (await client.POST('/v1/bookings', { body })).data
    },
    onSuccess: async (booked) => {
      if (booked === null) return
      release()
      await navigate({ to: `/bookings/${booked.booking_id}` as '/' })
      await again()
    },
    // It may be booked already, in another tab or by an answer that was lost: the page then leads to the booking.
    onError: (error) => {
      if (error instanceof ApiProblem) void again()
    },
  })
  const missing = missingIn(booking.error)
  const tickets = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Panel title={tr('Book')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (accepted && details) booking.mutate()
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={buyer === null ? tr('Your reference') : tr('Reference of {buyer}', { buyer })}
            description={
              buyer === null
                ? tr('Stands on the invoice and in your exports. May stay empty.')
                : tr('Stands on the invoice and in the exports of {buyer}. May stay empty.', { buyer })
            }
            value={reference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            {trRich('Confirmation goes to {email}.', { email: reservation.booking_email })}
          </Text>
          <TermsOfSale {...terms} />
          <Checkbox
            label={buyer === null ? tr('I accept the terms of sale') : tr('{buyer} accepts the terms of sale', { buyer })}
            checked={accepted}
            disabled={!terms.tickets.isSuccess}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
          <Refused error={booking.error} />
          {missing.length > 0 && (
            <Text size="sm" c="error">
              {tr('Guest data to complete: {fields}', { fields: missing.join(', ') })}
            </Text>
          )}
          <Button
            type="submit"
            size="md"
            disabled={!accepted || details === undefined}
            loading={booking.isPending || payment.choosing.isPending}
          >
            {details
              ? trCount(tickets, 'Book {n} ticket for {amount}', 'Book {n} tickets for {amount}', {
                  amount: money(details.amount, details.currency),
                })
              : trCount(tickets, 'Book {n} ticket', 'Book {n} tickets')}
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
