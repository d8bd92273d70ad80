import { defaultLocale, type Locale, localeTag, pickLocale } from '../../lib/locales.js'
import { formatMinor } from '../../lib/money.js'
import { localToUtc } from '../../lib/zones.js'
import type { DisruptedEvent } from '../../platform/db/json.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import type { OrderRow } from '../orders/store.js'
import type { DisruptionRow } from './store.js'
import { words } from './words.js'
import type { Words } from './words-shape.js'

/** The buyer's language, and the event's name in it. */
export interface Reader {
  preferred_language: string
  event_name: string
}

export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')

const whenIn = (locale: Locale, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(localeTag(locale), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at)

export const place = (text: string, event: DisruptedEvent, locale: Locale): string =>
  fill(text, {
    when: whenIn(locale, localToUtc(event.date_start, event.time_zone), event.time_zone),
    where: `${event.venue_name}, ${event.city}`,
  })

const amountOf = (amount: number, { target_currency }: OrderRow): string => `${formatMinor(amount, target_currency)} ${target_currency}`

/** The operator's own text in the reader's language, else in English. */
export const ownText = ({ texts }: DisruptionRow, locale: Locale): string[] => {
  const text = texts[locale] ?? texts[defaultLocale]
  return text === undefined ? [] : [text, '']
}

const signed = (order: OrderRow, text: Words): string => fill(text.order, { code: order.booking_code, id: order.bookingorder_id })

const letter = (order: OrderRow, subject: string, { event_name }: Reader, lines: string[]): Letter => ({
  to: order.booking_email,
  subject: fill(subject, { event: event_name }),
  text: [event_name, ...lines, ''].join('\n'),
})

/** The event was cancelled, postponed, rescheduled or relocated; what it means for this order, and until when to decide. */
export function disruptedLetter(order: OrderRow, disruption: DisruptionRow, reader: Reader, refund: number): Letter {
  const locale = pickLocale(reader.preferred_language)
  const text = words[locale]
  const { kind, event_before, event_after, decide_by, terms } = disruption
  const isMoved = kind === 'rescheduled' || kind === 'relocated'
  const decides = order.disruption_decision === 'pending' && decide_by !== null
  const lines = [
    signed(order, text),
    '',
    text[kind],
    '',
    ...ownText(disruption, locale),
    ...(isMoved ? [place(text.before, event_before, locale), place(text.now, event_after, locale), ''] : []),
    ...(kind === 'cancelled' ? [fill(text.refund, { amount: amountOf(refund, order) })] : []),
    ...(decides
      ? [
          fill(text.choose, { date: `${whenIn(locale, decide_by, 'UTC')} UTC`, amount: amountOf(refund, order) }),
          terms.default_decision === 'accept' ? text.keptByDefault : text.refundedByDefault,
        ]
      : []),
  ]
  return letter(order, text[`${kind}Subject`], reader, lines)
}

export function decidedLetter(order: OrderRow, decision: 'accept' | 'refund', reader: Reader, refund: number): Letter {
  const text = words[pickLocale(reader.preferred_language)]
  const lines = decision === 'accept' ? [text.accepted] : [text.refunded, fill(text.refund, { amount: amountOf(refund, order) })]
  return letter(order, '{event}', reader, [signed(order, text), '', ...lines])
}

export function revertedLetter(order: OrderRow, { event_before }: DisruptionRow, reader: Reader): Letter {
  const locale = pickLocale(reader.preferred_language)
  const text = words[locale]
  return letter(order, text.revertedSubject, reader, [signed(order, text), '', text.reverted, '', place(text.now, event_before, locale)])
}

/** To one address: all its bookings that wait for a decision. */
export function reminderLetter(
  { decide_by }: DisruptionRow,
  event_name: string,
  { booking_email: to, preferred_language, codes }: { booking_email: string; preferred_language: string; codes: string[] },
): Letter {
  const locale = pickLocale(preferred_language)
  const text = words[locale]
  const date = decide_by === null ? '' : `${whenIn(locale, decide_by, 'UTC')} UTC`
  return {
    to,
    subject: fill(text.reminderSubject, { event: event_name }),
    text: `${event_name}\n\n${fill(text.undecided, { date, codes: codes.join(', ') })}\n`,
  }
}
