import { useRouteContext } from '@tanstack/react-router'
import { type May, may } from '../../access.js'
import { ago, instant, moment } from '../../format.js'
import { tr } from '../../texts.js'
import { Lines } from '../../ui/Code.js'
import { Go } from '../../ui/Go.js'
import type { Order } from './order.js'
import classes from './orders.module.css'

type Step = NonNullable<Order['next_step']>

/** What an order can wait for: in a list, on its page, and where it is done. */
interface StepText {
  name: string
  /** To be done by then, while there is time and after it. */
  todo: (by: string, left: string) => string
  late: (by: string) => string
  way?: { label: string; href: (order: Order) => string; may: May }
}
const steps: Record<Step, StepText> = {
  payment: {
    name: tr('Payment'),
    todo: (by, left) =>
      tr('The payment provider has not settled this order. It is cancelled unless it does so by {by} ({left}).', { by, left }),
    late: (by) => tr('The payment provider has not settled this order. It had to do so by {by}: that time has passed.', { by }),
    way: { label: tr('To the payment'), href: ({ booking_id }) => `/bookings/${booking_id}`, may: may.readReservations },
  },
  // The banner above asks for it.
  decision: {
    name: tr('Decision'),
    todo: (by, left) => tr('The event was changed. Keep the tickets or take the refund by {by} ({left}).', { by, left }),
    late: (by) => tr('The event was changed. The tickets had to be kept or refunded by {by}: that time has passed.', { by }),
  },
  guest_data: {
    name: tr('Guest data'),
    todo: (by, left) => tr('Guest data is missing. It must be complete by {by} ({left}).', { by, left }),
    late: (by) => tr('Guest data is missing. It had to be complete by {by}: that time has passed.', { by }),
    way: {
      label: tr('To the guest data'),
      href: ({ bookingorder_id }) => `/orders/${bookingorder_id}?tab=guests`,
      may: may.readOrderGuests,
    },
  },
  files: {
    name: tr('Ticket files'),
    todo: (by, left) => tr('Ticket files or seats are missing. They must be there by {by} ({left}).', { by, left }),
    late: (by) => tr('Ticket files or seats are missing. They had to be there by {by}: that time has passed.', { by }),
    way: {
      label: tr('To the ticket files'),
      href: ({ bookingorder_id }) => `/orders/${bookingorder_id}?tab=delivery`,
      may: may.manageTicketFiles,
    },
  },
}
export const stepNames = Object.keys(steps)
export const stepName = (step: string): string => steps[step as Step]?.name ?? step

type Waiting = Pick<Order, 'next_step' | 'next_step_by'>
const isLate = ({ next_step_by }: Waiting): boolean => next_step_by !== null && instant(next_step_by).getTime() < Date.now()

/** In a list: what, and how soon. */
export function StepCell({ order }: { order: Waiting }) {
  const { next_step, next_step_by } = order
  if (next_step === null || next_step_by === null) return '–'
  return (
    <Lines
      main={stepName(next_step)}
      sub={
        <span className={classes.by} data-late={isLate(order) || undefined}>
          {isLate(order) ? tr('was due {when}', { when: ago(next_step_by) }) : ago(next_step_by)}
        </span>
      }
    />
  )
}

/** On the page: what to do by when, and the way there. */
export function NextStep({ order }: { order: Order }) {
  const { user } = useRouteContext({ from: '/shell' })
  const { next_step, next_step_by } = order
  if (next_step === null || next_step_by === null) return null
  const { todo, late, way } = steps[next_step]
  const by = moment(next_step_by)
  return (
    <section className={classes.step} aria-label={tr('Next step')} data-late={isLate(order) || undefined}>
      <span>{isLate(order) ? late(by) : todo(by, ago(next_step_by))}</span>
      {way?.may(user) && <Go href={way.href(order)}>{way.label}</Go>}
    </section>
  )
}
