import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isZone, localToUtc, utcToLocal } from '../../src/lib/zones.js'
import { runs } from '../kit/runs.js'

const utc = (local: string, zone: string) => localToUtc(local, zone).toISOString().slice(0, 19)
const names = ['Europe/Amsterdam', 'Europe/London', 'America/New_York', 'America/St_Johns', 'Asia/Kolkata', 'Asia/Kathmandu']
const zone = fc.constantFrom(
  ...names,
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Africa/Casablanca',
  'UTC',
)
const moment = fc.date({ min: new Date('1975-01-01T00:00:00Z'), max: new Date('2045-01-01T00:00:00Z'), noInvalidDate: true })
const wholeSecond = moment.map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000))

describe('from local time to UTC', () => {
  test('works on ordinary days in summer and winter', () => {
    expect(utc('2026-07-05T15:00:00', 'Europe/London')).toBe('2026-07-05T14:00:00')
    expect(utc('2026-01-05T15:00:00', 'Europe/London')).toBe('2026-01-05T15:00:00')
    expect(utc('2026-01-05T19:30:00', 'America/New_York')).toBe('2026-01-06T00:30:00')
    expect(utc('2026-12-26T10:30:00', 'Australia/Melbourne')).toBe('2026-12-25T23:30:00')
  })

  test('moves a time that the clock skips forward by the skipped time', () => {
    expect(utc('2026-03-29T02:30:00', 'Europe/Amsterdam')).toBe('2026-03-29T01:30:00')
    expect(utcToLocal(localToUtc('2026-03-29T02:30:00', 'Europe/Amsterdam'), 'Europe/Amsterdam')).toBe('2026-03-29T03:30:00')
    expect(utcToLocal(localToUtc('2026-03-08T02:00:00', 'America/New_York'), 'America/New_York')).toBe('2026-03-08T03:00:00')
  })

  test('takes the first of two equal local times', () => {
    expect(utc('2026-10-25T02:30:00', 'Europe/Amsterdam')).toBe('2026-10-25T00:30:00')
    expect(utc('2026-11-01T01:30:00', 'America/New_York')).toBe('2026-11-01T05:30:00')
  })

  test('is right in the minutes around a change of the clock', () => {
    expect(utc('2026-03-29T01:59:59', 'Europe/Amsterdam')).toBe('2026-03-29T00:59:59')
    expect(utc('2026-03-29T03:00:00', 'Europe/Amsterdam')).toBe('2026-03-29T01:00:00')
    expect(utc('2026-10-25T01:59:59', 'Europe/Amsterdam')).toBe('2026-10-24T23:59:59')
    expect(utc('2026-10-25T03:00:00', 'Europe/Amsterdam')).toBe('2026-10-25T02:00:00')
  })

  test('works in zones with half hours, and where summer time is half an hour', () => {
    expect(utc('2026-06-01T19:30:00', 'Asia/Kolkata')).toBe('2026-06-01T14:00:00')
    expect(utc('2026-06-01T12:00:00', 'Asia/Kathmandu')).toBe('2026-06-01T06:15:00')
    expect(utc('2026-01-10T12:00:00', 'America/St_Johns')).toBe('2026-01-10T15:30:00')
    expect(utc('2026-12-01T12:00:00', 'Australia/Adelaide')).toBe('2026-12-01T01:30:00')
    // Lord Howe goes from +10:30 to +11:00 on the first Sunday of October at two, and back in April.
    expect(utcToLocal(localToUtc('2026-10-04T02:15:00', 'Australia/Lord_Howe'), 'Australia/Lord_Howe')).toBe('2026-10-04T02:45:00')
    expect(utc('2026-04-05T01:45:00', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00')
  })

  test('works for a day that a country skipped', () => {
    expect(utcToLocal(localToUtc('2011-12-30T12:00:00', 'Pacific/Apia'), 'Pacific/Apia')).toBe('2011-12-31T12:00:00')
    expect(utc('2011-12-29T23:00:00', 'Pacific/Apia')).toBe('2011-12-30T09:00:00')
  })

  test('refuses a text that is no local datetime', () => {
    for (const bad of ['2026-02-31T10:00:00', '2026-01-01 10:00:00', '2026-01-01', '2026-01-01T24:00:00', '2026-01-01T10:00:00Z', '']) {
      expect(() => localToUtc(bad, 'Europe/London'), bad).toThrow(RangeError)
    }
    expect(() => localToUtc('2026-01-01T10:00:00', 'Europe/Atlantis')).toThrow(RangeError)
  })
})

describe('from UTC to local time and back', () => {
  test('gives the same instant, except for the second of two equal local times', () => {
    fc.assert(
      fc.property(wholeSecond, zone, (date, name) => {
        const local = utcToLocal(date, name)
        const back = localToUtc(local, name)
        expect(utcToLocal(back, name)).toBe(local)
        expect(back.getTime()).toBeLessThanOrEqual(date.getTime())
      }),
      runs(1000),
    )
  })

  test('agrees with Intl.DateTimeFormat for every minute of days on which clocks change', () => {
    for (const [name, day] of [
      ['Europe/Amsterdam', '2026-03-29'],
      ['Europe/Amsterdam', '2026-10-25'],
      ['America/St_Johns', '2026-11-01'],
      ['Australia/Lord_Howe', '2026-10-03'],
    ] as const) {
      const plain = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' })
      for (let minute = 0; minute < 1440; minute++) {
        const date = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000)
        expect(utcToLocal(date, name)).toBe(plain.format(date).replace(' ', 'T'))
      }
    }
  })
})

test('a zone is a name of the IANA database, not an offset', () => {
  for (const name of ['Europe/Monaco', 'America/Indiana/Indianapolis', 'Asia/Calcutta', 'UTC']) expect(isZone(name), name).toBe(true)
  for (const name of ['+01:00', 'Europe/Atlantis', 'Mars', '', ' Europe/London']) expect(isZone(name), name).toBe(false)
})
