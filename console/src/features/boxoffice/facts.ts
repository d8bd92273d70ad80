import { say } from '../../say.js'
import { tr } from '../../texts.js'
import type { Ticket } from '../tickets/resource.js'

type Policy = Ticket['cancellation_policy']

/** The facts about a ticket that a buyer needs before buying. */
export function seatFacts({ options, flags, ticket_targetgroup, min_order }: Ticket): string[] {
  return [
    options.numbered_seat ? 'Numbered seat' : null,
    options.covered_seat ? 'Covered' : null,
    options.videowall ? 'Video wall' : null,
    flags.includes('pairs_only') ? 'In pairs' : null,
    flags.includes('no_single_left') ? 'No single seat left over' : null,
    flags.includes('no_away_fans') ? 'No visiting supporters' : null,
    flags.includes('package_rate') ? 'Only in a package' : null,
    ticket_targetgroup === 'adult' || ticket_targetgroup === 'all' ? null : say(ticket_targetgroup),
    min_order > 1 ? `At least ${min_order}` : null,
  ].filter((fact) => fact !== null)
}

/** The refund of a cancellation, as a sentence for each step. */
export function policyInWords(policy: Policy): string[] {
  const steps = policy.toSorted((a, b) => b.until_days_before - a.until_days_before)
  if (!steps.some(({ refund_percent }) => refund_percent > 0)) return [tr('Cannot be returned for money.')]
  return steps.map(({ until_days_before: days, refund_percent: percent }) => {
    const when =
      days === 0
        ? tr('Until the day of the event')
        : tr('Until {days} {value} before the event', { days, value: days === 1 ? 'day' : 'days' })
    return `${when} ${percent} % is refunded.`
  })
}
