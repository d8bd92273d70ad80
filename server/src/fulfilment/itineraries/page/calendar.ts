import { calendarFile } from '../../../lib/calendar.js'
import { positionOf } from '../geography.js'
import { isLive, type View } from '../view.js'
import { isSeated } from './parts.js'
import { clock, timeline } from './when.js'

/** The event as a calendar entry in UTC, so that every calendar shows the right time in any time zone. */
export function itineraryCalendar(view: View): string {
  const { row, itinerary, words, locale, url, at } = view
  const { category, venue } = itinerary
  const moments = timeline(row, category.open_minutes_before_match, category.open_minutes_after_match, words)
  const live = row.items.filter((item) => isLive(view, item))
  const gates = new Set(live.map((item) => item.gate))
  const [gate] = gates
  const seats = live
    .filter((item) => isSeated(item) || (gates.size > 1 && item.gate !== null))
    .map((item) =>
      [
        // One gate for all stands in a separate line.
        [words.gate, gates.size > 1 ? item.gate : null],
        [words.section, item.section],
        [words.row, item.row],
        [words.seat, item.seat],
      ]
        .filter(([, value]) => value !== null)
        .map(([label, value]) => `${label} ${value}`)
        .join(', '),
    )
  const description = [
    ...(row.date_confirmed
      ? moments.map((moment) => `${clock(moment.at, row.time_zone, locale)} ${moment.label}`)
      : [words.dateUnconfirmed]),
    '',
    category.category_name,
    ...(gates.size === 1 && gate ? [`${words.gate} ${gate}`] : []),
    ...seats,
    '',
    `${words.booking} ${row.booking_code}`,
    url,
  ].join('\n')
  const isOff = row.event_status === 'cancelled' || live.length === 0
  return calendarFile({
    uid: `${row.bookingorder_id}-${row.ticket_id}@${new URL(url).hostname}`,
    sequence: row.event_version,
    stamp: at,
    start: row.date_start_utc,
    stop: row.date_stop_utc,
    ...(row.date_confirmed ? {} : { days: { first: row.date_start.slice(0, 10), last: row.date_stop.slice(0, 10) } }),
    summary: itinerary.event.event_name,
    description,
    location: `${venue.official_name}, ${venue.address}`,
    position: positionOf(row) ? { latitude: row.latitude ?? '', longitude: row.longitude ?? '' } : null,
    url,
    status: isOff ? 'CANCELLED' : row.date_confirmed && row.event_status !== 'postponed' ? 'CONFIRMED' : 'TENTATIVE',
    reminders: [24, 3].map((hours) => ({ hours, text: itinerary.event.event_name })),
  })
}
