import { percent } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount } from '../../texts.js'
import type { Ticket } from '../tickets/resource.js'

type Policy = Ticket['cancellation_policy']

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

/** The refund of a cancellation, as a sentence for each step. */
export function policyInWords(policy: Policy): string[] {
  const steps = policy.toSorted((a, b) => b.until_days_before - a.until_days_before)
  if (!steps.some(({ refund_percent }) => refund_percent > 0)) return [tr('Cannot be returned for money.')]
  return steps.map(({ until_days_before: days, refund_percent }) =>
    days === 0
      ? tr('Until the day of the event {percent} is refunded.', { percent: percent(refund_percent) })
      : trCount(days, 'Until {n} day before the event {percent} is refunded.', 'Until {n} days before the event {percent} is refunded.', {
          percent: percent(refund_percent),
        }),
  )
}
