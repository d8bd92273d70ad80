import { Group } from '@mantine/core'
import { languageName, local, moment, percent } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import type { Disruption } from './disruption.js'

const placeOf = ({ date_start, venue_name }: Disruption['event_before']): string => `${local(date_start)}, ${venue_name}`

/** When and where the event takes place, before and after. */
export const changeOf = ({ kind, event_before, event_after }: Disruption): string =>
  kind === 'rescheduled' || kind === 'relocated' ? `${placeOf(event_before)} → ${placeOf(event_after)}` : placeOf(event_before)

/** The terms in sentences: they are read before it is applied. */
export function termsOf({ terms, decide_by }: Disruption): string[] {
  const { refund_percent, keep_fees, supplier_payout, default_decision } = terms
  const before = { moment: moment(decide_by) }
  return [
    tr('Refund: {percent} of price and fees.', { percent: percent(refund_percent) }),
    ...(keep_fees.length > 0 ? [tr('Fees that are not refunded: {fees}.', { fees: keep_fees.map(say).join(', ') })] : []),
    supplier_payout === 'keep' ? tr('Suppliers are paid for refunded tickets too.') : tr('Suppliers are not paid for refunded tickets.'),
    ...(decide_by === null
      ? []
      : [
          default_decision === 'accept'
            ? tr('Buyers decide before {moment}. Without an answer they keep their tickets.', before)
            : tr('Buyers decide before {moment}. Without an answer they are refunded.', before),
        ]),
  ]
}

/** The terms, the letters and the times of a disruption. */
export function About({ disruption }: { disruption: Disruption }) {
  const { terms, texts, created, applied, finished, reminded, event_id, event_name, disruption_id, status, kind, decide_by } = disruption
  return (
    <Panel title={tr('Terms')}>
      <Facts>
        <Fact label={tr('Event')}>
          <Go href={`/events/${event_id}`}>{event_name}</Go>
        </Fact>
        <Fact label={tr('Refund')}>{percent(terms.refund_percent)}</Fact>
        <Fact label={tr('Fees kept')}>{terms.keep_fees.length === 0 ? tr('none') : terms.keep_fees.map(say).join(', ')}</Fact>
        {terms.supplier_payout !== null && (
          <Fact label={tr('Suppliers')}>{terms.supplier_payout === 'keep' ? tr('are paid') : tr('are not paid')}</Fact>
        )}
        {decide_by !== null && <Fact label={tr('Decide before')}>{moment(decide_by)}</Fact>}
        {kind !== 'cancelled' && (
          <Fact label={tr('Without an answer')}>
            {terms.default_decision === 'accept' ? tr('tickets are kept') : tr('orders are refunded')}
          </Fact>
        )}
        {Object.entries(texts).map(([locale, text]) => (
          <Fact key={locale} label={tr('Text in {language}', { language: languageName(locale) })}>
            {String(text)}
          </Fact>
        ))}
        <Fact label={tr('Previewed')}>{moment(created)}</Fact>
        {applied !== null && <Fact label={tr('Applied')}>{moment(applied)}</Fact>}
        {finished !== null && <Fact label={tr('Finished')}>{moment(finished)}</Fact>}
        {reminded !== null && <Fact label={tr('Reminded')}>{moment(reminded)}</Fact>}
      </Facts>
      {status !== 'previewed' && (
        <Group mt="sm">
          <Go href={`/orders?disruption_id=${disruption_id}`}>{tr('Its orders')}</Go>
        </Group>
      )}
    </Panel>
  )
}
