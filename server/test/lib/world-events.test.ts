import { beforeAll, describe, expect, test } from 'vitest'
import { buildWorld, type World, type WorldEvent } from '../../src/demo/world/index.js'
import { country } from '../../src/lib/countries.js'
import { serviceCheckouts, sportTypes } from '../../src/lib/enums.js'
import { localToUtc } from '../../src/lib/zones.js'
import { day, expectUnique, tickets, today, upcoming, used, world } from './world-kit.js'

/** Every month, a leap day, the end of the year, and days after which a tournament is 53 weeks away. */
const days = [
  ...Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-20`),
  '2028-02-29',
  '2026-12-31',
  '2027-06-01',
  '2027-06-07',
  '2028-04-10',
]

describe.each([today, ...days])('on %s', (start) => {
  let there: World
  beforeAll(() => {
    there = buildWorld({ seed: 'another', today: start })
  })

  test('has 300 events that start in the next twelve months, and twelve that ended within two', () => {
    const coming = there.events.filter((event) => event.event_status !== 'finished')
    expect(coming).toHaveLength(300)
    for (const { date_start, slug } of coming) {
      expect(date_start > `${start}T23:59:59`, slug).toBe(true)
      expect(date_start <= `${day(365, start)}T23:59:59`, slug).toBe(true)
    }
    const over = there.events.filter((event) => event.event_status === 'finished')
    expect(over).toHaveLength(12)
    for (const { date_stop, date_start } of over) {
      expect(date_stop < start).toBe(true)
      expect(date_start > day(-61, start)).toBe(true)
    }
  })

  test('has all sports, and seasons that match the dates of their tournaments', () => {
    expect(used(there.events, (each) => each.sport_type)).toEqual(new Set(sportTypes))
    for (const { date_start, date_stop, season } of there.tournaments) {
      expect(date_start <= date_stop).toBe(true)
      expect(season.startsWith(date_start.slice(0, 4)) || season.endsWith(date_start.slice(0, 4))).toBe(true)
    }
  })

  test('has one home team with six or more events in thirty days, in one series, listed first, without guest data before checkout', () => {
    const home = there.events.filter((event) => event.hometeam_key === there.popular_home_team_key && event.event_status === 'notstarted')
    const soon = home.filter((event) => event.date_start < day(30, start))
    expect(soon.length).toBeGreaterThanOrEqual(6)
    expect(there.teams.find((team) => team.team_key === there.popular_home_team_key)?.popular_team).toBe(true)
    expect(used(there.events.slice(0, 6), (each) => each.series_key).size).toBe(1)
    expect(there.events.slice(0, 6).every((event) => soon.includes(event))).toBe(true)

    const keys = new Set(soon.map((event) => event.event_key))
    const sold = [...there.tickets()].filter((ticket) => keys.has(ticket.event_key))
    const venue = there.categories.filter((each) => each.venue_key === soon[0]?.venue_key)
    const asked = [...soon, ...venue, ...sold].flatMap((each) => each.guest_data_requirements)
    expect(asked.filter((each) => each.stage === 'pre_checkout')).toEqual([])
    const sellers = there.suppliers.filter((supplier) => sold.some((ticket) => ticket.supplier_key === supplier.supplier_key))
    expect(used(sellers, (each) => each.service_checkout)).toEqual(new Set(['none']))
    expect(used(there.suppliers, (each) => each.service_checkout)).toEqual(new Set(serviceCheckouts))
    const free = sold.filter(
      (ticket) => ticket.ticket_status === 'available' && ticket.supplier_quantity >= 16 && ticket.flags.length === 0,
    )
    expect(used(free, (each) => each.event_key).size).toBe(keys.size)
  })

  test('has an event with opening hours on several of the next thirty days, without guest data before checkout', () => {
    const open = there.events.filter((event) => event.opening_hours.length > 0)
    expect(open.filter((event) => event.date_start < day(30, start)).length).toBeGreaterThanOrEqual(6)
    for (const { date_start, date_stop, opening_hours, guest_data_requirements } of open) {
      expect(opening_hours).toEqual([{ from: date_start.slice(11, 16), to: date_stop.slice(11, 16) }])
      expect(guest_data_requirements.filter((each) => each.stage === 'pre_checkout')).toEqual([])
    }
    // All events of a series, so that it is a product of this kind.
    const series = used(open, (each) => each.series_key)
    expect(there.events.filter((event) => series.has(event.series_key)).every((event) => event.opening_hours.length > 0)).toBe(true)
  })

  test('no venue has two events at once, and no team plays twice on a day', () => {
    for (const { venue_key } of there.venues) {
      const sorted = there.events.filter((event) => event.venue_key === venue_key).sort((a, b) => (a.date_start < b.date_start ? -1 : 1))
      for (const [i, event] of sorted.entries()) {
        const next = sorted[i + 1]
        if (next) expect(event.date_stop <= next.date_start, `${event.slug} and ${next.slug}`).toBe(true)
      }
    }
    expectUnique(
      there.events.flatMap((event) =>
        [event.hometeam_key, event.visiting_key].filter((key) => key !== null).map((key) => `${key} ${event.date_start.slice(0, 10)}`),
      ),
    )
  })
})

describe('generated events', () => {
  test('have local and UTC times that agree in the time zone of the venue', () => {
    for (const event of world.events) {
      expect(localToUtc(event.date_start, event.time_zone).toISOString()).toBe(`${event.date_start_utc}.000Z`)
      expect(localToUtc(event.date_stop, event.time_zone).toISOString()).toBe(`${event.date_stop_utc}.000Z`)
      expect(event.date_start <= event.date_start_main_event && event.date_start_main_event < event.date_stop_main_event).toBe(true)
      expect(event.date_stop_main_event).toBe(event.date_stop)
    }
  })

  test('include league football at weekends and cup football during the week', () => {
    const weekday = (event: WorldEvent) => new Date(`${event.date_start}Z`).getUTCDay()
    const football = upcoming.filter((event) => event.sport_type === 'soccer')
    const cup = football.filter((event) => event.tournament_key === 'champions-league')
    expect(used(cup, weekday)).toEqual(new Set([2, 3]))
    for (const event of football) if (!cup.includes(event)) expect([5, 6, 0]).toContain(weekday(event))
  })

  test('are partly postponed, cancelled, unconfirmed or sold out; most are not', () => {
    const status = (name: string) => upcoming.filter((event) => event.event_status === name).length
    for (const name of ['postponed', 'cancelled']) {
      expect(status(name)).toBeGreaterThanOrEqual(2)
      expect(status(name)).toBeLessThan(15)
    }
    const unconfirmed = upcoming.filter((event) => !event.date_confirmed).length
    expect(unconfirmed).toBeGreaterThan(10)
    expect(unconfirmed).toBeLessThan(90)
    const stock = new Map<string, number>()
    for (const each of tickets)
      stock.set(each.event_key, (stock.get(each.event_key) ?? 0) + each.supplier_quantity + each.backorder_quantity)
    const soldOut = upcoming.filter((event) => stock.get(event.event_key) === 0)
    expect(soldOut.length).toBeGreaterThanOrEqual(2)
    expect(soldOut.length).toBeLessThan(10)
  })

  test('partly require guest data, in every scope and stage, and by country', () => {
    const asked = world.events.flatMap((event) => event.guest_data_requirements)
    expect(upcoming.some((event) => event.guest_data_requirements.length === 0)).toBe(true)
    expect(used(asked, (each) => each.scope)).toEqual(new Set(['lead_guest', 'all_persons']))
    expect(used(asked, (each) => each.stage)).toEqual(new Set(['pre_checkout', 'pre_download', 'optional']))
    const listed = asked.flatMap(({ countries }) => (countries ? ('in' in countries ? countries.in : countries.not_in) : []))
    expect(listed.length).toBeGreaterThan(0)
    for (const code of new Set(listed)) expect(country(code)?.alpha3).toBe(code)
  })
})
