import { dayMillis } from './time.js'

/** Calendar files in the format of RFC 5545. */
export interface CalendarEntry {
  uid: string
  /** The number of changes so far. A calendar replaces an entry when it imports one with a higher number. */
  sequence: number
  stamp: Date
  start: Date
  stop: Date
  /** The first and last day (inclusive), used instead of the times while those are not known. */
  days?: { first: string; last: string }
  summary: string
  description: string
  location: string
  position: { latitude: string; longitude: string } | null
  url: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** When to remind, in hours before the start. */
  reminders: { hours: number; text: string }[]
}

/** The backslash is replaced first, so that the backslashes added for other characters are not escaped again. */
const text = (value: string): string =>
  value
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')

const instant = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const day = (date: string): string => date.replaceAll('-', '')
const dayAfter = (date: string): string => day(new Date(Date.parse(`${date}T00:00:00Z`) + dayMillis).toISOString().slice(0, 10))

/** Folds a line at 75 octets, never inside a character. */
export function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    // The leading space of a continuation line counts as an octet.
    if (octets + size > (lines.length === 0 ? 75 : 74)) {
      lines.push(current)
      current = ''
      octets = 0
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n ')
}

export function calendarFile(entry: CalendarEntry): string {
  const { days, position } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Allotment//Itinerary//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${instant(entry.stamp)}`,
    days ? `DTSTART;VALUE=DATE:${day(days.first)}` : `DTSTART:${instant(entry.start)}`,
    days ? `DTEND;VALUE=DATE:${dayAfter(days.last)}` : `DTEND:${instant(entry.stop)}`,
    `SUMMARY:${text(entry.summary)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `LOCATION:${text(entry.location)}`,
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    `URL:${entry.url}`,
    `STATUS:${entry.status}`,
    'TRANSP:OPAQUE',
    ...entry.reminders.flatMap((reminder) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${text(reminder.text)}`,
      `TRIGGER:-PT${reminder.hours}H`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
