import { ago, instant, moment } from '../../format.js'
import { tr, trRich } from '../../texts.js'
import { Lines } from '../../ui/Code.js'
import { Go } from '../../ui/Go.js'
import type { Order } from './order.js'
import classes from './orders.module.css'

type Step = NonNullable<Order['next_step']>

/** What an order can wait for: in a list, on its page, and where it is done. */
const steps: Record<Step, { name: string; about: string; href: ((order: Order) => string) | null }> = {
  payment: {
    name: 'Payment',
    about: tr('The payment provider has not settled this order. It is cancelled unless it does so'),
    href: ({ booking_id }) => `/bookings/${booking_id}`,
  },
  // The banner above asks for it.
  decision: { name: 'Decision', about: tr('The event was changed. Keep the tickets or take the refund'), href: null },
  guest_data: {
    name: 'Guest data',
    about: tr('Guest data is missing. It must be complete'),
    href: ({ bookingorder_id }) => `/orders/${bookingorder_id}?tab=guests`,
  },
  files: {
    name: 'Ticket files',
    about: tr('Ticket files or seats are missing. They must be there'),
    href: ({ bookingorder_id }) => `/orders/${bookingorder_id}?tab=delivery`,
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
          {isLate(order) ? tr('late, was due {next_step_by}', { next_step_by: ago(next_step_by) }) : ago(next_step_by)}
        </span>
      }
    />
  )
}

/** On the page: what to do by when, and the way there. */
export function NextStep({ order }: { order: Order }) {
  const { next_step, next_step_by } = order
  if (next_step === null || next_step_by === null) return null
  const { about, href, name } = steps[next_step]
  return (
    <section className={classes.step} aria-label={tr('Next step')} data-late={isLate(order) || undefined}>
      <span>
        {trRich('{about} by {strong}{value}', {
          about,
          strong: <strong>{moment(next_step_by)}</strong>,
          value: isLate(order) ? tr(': that time has passed.') : ` (${ago(next_step_by)}).`,
        })}
      </span>
      {href && <Go href={href(order)}>{trRich('To the {name}', { name: name.toLowerCase() })}</Go>}
    </section>
  )
}
