import { moment, percent } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount } from '../../texts.js'
import type { Sold } from '../../ui/quantity/quantities.js'
import type { Ticket } from '../tickets/resource.js'

type Policy = Ticket['cancellation_policy']

/** How many can be bought: of a ticket on request, how many the supplier may confirm. */
export const leftOf = ({ ticket_status, backorder_quantity, stock }: Ticket): number =>
  ticket_status === 'on_request' ? backorder_quantity : stock

/** In which quantities it is sold, when `more` come back first. */
export const soldIn = (ticket: Ticket, more = 0): Sold => ({
  flags: ticket.flags,
  min_order: ticket.min_order,
  left: leftOf(ticket) + more,
})

/** The facts about a ticket that a buyer needs before buying. */
export function seatFacts({ options, flags, ticket_targetgroup, min_order }: Ticket): string[] {
  return [
    options.numbered_seat ? tr('Numbered seat') : null,
    options.covered_seat ? tr('Covered') : null,
    options.videowall ? tr('Video wall') : null,
    flags.includes('pairs_only') ? tr('In pairs') : null,
    flags.includes('no_single_left') ? tr('No single seat left over') : null,
    flags.includes('no_away_fans') ? tr('No visiting supporters') : null,
    flags.includes('package_rate') ? tr('Only in a package') : null,
    ticket_targetgroup === 'adult' || ticket_targetgroup === 'all' ? null : say(ticket_targetgroup),
    min_order > 1 ? tr('At least {quantity}', { quantity: min_order }) : null,
  ].filter((fact) => fact !== null)
}

/** The refund of a cancellation, as a sentence for each step. With the time that the event begins, what applies now comes first. */
export function policyInWords(policy: Policy, begins: Date | null, now = Date.now()): string[] {
  const steps = policy.filter(({ refund_percent }) => refund_percent > 0).toSorted((a, b) => b.until_days_before - a.until_days_before)
  if (steps.length === 0) return [tr('Cannot be returned for money.')]
  if (begins === null) return steps.map(inDays)
  const dated = steps.map(({ until_days_before, refund_percent }) => {
    const end = new Date(begins.getTime() - until_days_before * 86_400_000)
    return { isOver: end.getTime() < now, said: { percent: percent(refund_percent), end: moment(end.toISOString()) } }
  })
  const [first, ...later] = dated.filter(({ isOver }) => !isOver)
  return [
    first ? tr('Now {percent} is refunded, until {end}.', first.said) : tr('No refund any more.'),
    ...later.map(({ said }) => tr('After that {percent} is refunded, until {end}.', said)),
    ...dated.filter(({ isOver }) => isOver).map(({ said }) => tr('Over: until {end} {percent} was refunded.', said)),
  ]
}

const inDays = ({ until_days_before: days, refund_percent }: Policy[number]): string =>
  days === 0
    ? tr('Until the day of the event {percent} is refunded.', { percent: percent(refund_percent) })
    : trCount(days, 'Until {n} day before the event {percent} is refunded.', 'Until {n} days before the event {percent} is refunded.', {
        percent: percent(refund_percent),
      })
