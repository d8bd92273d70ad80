import { describe, expect, test } from 'vitest'
import { admitsSport } from '../../src/catalogue/tickets/rules/access.js'
import { buildWorld, type World } from '../../src/demo/world/index.js'
import {
  categoryTypes,
  sportTypes,
  supplierTypes,
  targetGroups,
  ticketFlags,
  ticketSources,
  ticketStatuses,
  ticketTypes,
  ticketValidities,
  tournamentTypes,
  vatCategories,
  venueTypes,
} from '../../src/lib/enums.js'
import { day, expectUnique, tickets, today, upcoming, used, world } from './world-kit.js'

describe('the size of the generated data', () => {
  test('30 tournaments, 60 venues, 120 teams, 25 suppliers, 300 upcoming events and a few finished ones', () => {
    expect([world.tournaments, world.venues, world.teams, world.suppliers, upcoming].map((each) => each.length)).toEqual([
      30, 60, 120, 25, 300,
    ])
    expect(world.events.length - upcoming.length).toBe(12)
  })

  test('at least 5,000 tickets, from every supplier, in eight currencies', () => {
    expect(tickets.length).toBeGreaterThanOrEqual(5_000)
    expect(used(tickets, (each) => each.supplier_key)).toEqual(used(world.suppliers, (each) => each.supplier_key))
    expect(used(tickets, (each) => each.currency_code).size).toBe(8)
  })

  test('every enumeration value is used', () => {
    expect(used(world.events, (each) => each.sport_type)).toEqual(new Set(sportTypes))
    expect(used(world.tournaments, (each) => each.sport_type)).toEqual(new Set(sportTypes))
    expect(used(world.tournaments, (each) => each.tournament_type)).toEqual(new Set(tournamentTypes))
    expect(used(world.venues, (each) => each.venue_type)).toEqual(new Set(venueTypes))
    expect(used(world.categories, (each) => each.category_type)).toEqual(new Set(categoryTypes))
    expect(used(world.suppliers, (each) => each.supplier_type)).toEqual(new Set(supplierTypes))
    expect(used(tickets, (each) => each.ticket_type)).toEqual(new Set(ticketTypes))
    expect(used(tickets, (each) => each.ticket_status)).toEqual(new Set(ticketStatuses))
    expect(used(tickets, (each) => each.ticket_validity)).toEqual(new Set(ticketValidities))
    expect(used(tickets, (each) => each.ticket_targetgroup)).toEqual(new Set(targetGroups))
    expect(used(tickets, (each) => each.vat_category)).toEqual(new Set(vatCategories))
    expect(used(tickets, (each) => each.ticket_source)).toEqual(new Set(ticketSources))
    expect(new Set(tickets.flatMap((each) => each.flags))).toEqual(new Set(ticketFlags))
    expect(used(world.events, (each) => each.event_status)).toEqual(new Set(['notstarted', 'postponed', 'cancelled', 'finished']))
  })

  test('soccer is the largest sport', () => {
    const count = (sport: string) => upcoming.filter((event) => event.sport_type === sport).length
    for (const sport of sportTypes.filter((each) => each !== 'soccer')) expect(count('soccer'), sport).toBeGreaterThan(3 * count(sport))
  })
})

describe('references of the generated data', () => {
  test('every key and every slug is unique, and every reference exists', () => {
    const keys = {
      venue: world.venues.map((each) => each.venue_key),
      team: world.teams.map((each) => each.team_key),
      tournament: world.tournaments.map((each) => each.tournament_key),
      category: world.categories.map((each) => each.category_key),
      supplier: world.suppliers.map((each) => each.supplier_key),
      event: world.events.map((each) => each.event_key),
    }
    for (const each of Object.values(keys)) expectUnique(each)
    for (const each of [world.venues, world.teams, world.tournaments, world.events]) {
      expectUnique(each.map(({ slug }) => slug))
      for (const { slug } of each) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
    expectUnique(tickets.map((each) => each.ticket_key))
    expectUnique(tickets.map((each) => each.external_ticket_id))

    const known = Object.fromEntries(Object.entries(keys).map(([name, each]) => [name, new Set(each)]))
    const missing = (name: string, references: (string | null)[]) => references.filter((key) => key !== null && !known[name]?.has(key))
    expect(
      missing(
        'venue',
        [...world.teams, ...world.events, ...world.categories].map((each) => each.venue_key),
      ),
    ).toEqual([])
    expect(
      missing(
        'team',
        world.events.flatMap((each) => [each.hometeam_key, each.visiting_key]),
      ),
    ).toEqual([])
    expect(
      missing(
        'tournament',
        world.events.map((each) => each.tournament_key),
      ),
    ).toEqual([])
    expect(
      missing(
        'event',
        tickets.map((each) => each.event_key),
      ),
    ).toEqual([])
    expect(
      missing(
        'category',
        tickets.map((each) => each.category_key),
      ),
    ).toEqual([])
    expect(
      missing(
        'supplier',
        tickets.flatMap((each) => [each.supplier_key, each.organiser_key]),
      ),
    ).toEqual([])
    expect(missing('team', [world.popular_home_team_key])).toEqual([])
  })

  test('a ticket is for a category of the venue of its event, and the category allows its sport', () => {
    const events = new Map(world.events.map((each) => [each.event_key, each]))
    const categories = new Map(world.categories.map((each) => [each.category_key, each]))
    for (const ticket of tickets) {
      const event = events.get(ticket.event_key)
      const category = categories.get(ticket.category_key)
      expect(category?.venue_key).toBe(event?.venue_key)
      expect(category && admitsSport(category, event?.sport_type ?? '')).toBe(true)
    }
  })

  test('a match is between two teams of its sport, at the home venue', () => {
    const teams = new Map(world.teams.map((each) => [each.team_key, each]))
    const matches = world.events.filter((event) => event.hometeam_key !== null)
    expect(matches.length).toBeGreaterThan(150)
    for (const event of matches) {
      const [home, away] = [teams.get(event.hometeam_key ?? ''), teams.get(event.visiting_key ?? '')]
      expect(home).not.toBe(away)
      expect([home?.sport_type, away?.sport_type]).toEqual([event.sport_type, event.sport_type])
      expect(home?.venue_key).toBe(event.venue_key)
    }
  })

  test('every event has tickets of several suppliers', () => {
    const sellers = new Map<string, Set<string>>()
    for (const each of tickets) sellers.set(each.event_key, (sellers.get(each.event_key) ?? new Set()).add(each.supplier_key))
    for (const event of world.events) expect(sellers.get(event.event_key)?.size ?? 0, event.event_key).toBeGreaterThan(2)
  })
})

describe('generating', () => {
  const all = (each: World) => JSON.stringify([each, [...each.tickets()], [...each.event_translations()]])

  test('the same seed and day give the same data, another seed other data', () => {
    const small = { today, events: 60, tickets: 500 }
    expect(all(buildWorld({ seed: 7, ...small }))).toBe(all(buildWorld({ seed: 7, ...small })))
    expect(all(buildWorld({ seed: 7, ...small }))).not.toBe(all(buildWorld({ seed: 8, ...small })))
    expect([...world.tickets()]).toEqual(tickets)
  })

  test('gives as many events and tickets as requested, with unique keys', () => {
    const large = buildWorld({ seed: 1, today, events: 5_000, tickets: 20_000 })
    expect(large.events).toHaveLength(5_012)
    expectUnique(large.events.map((each) => each.slug))
    let count = 0
    for (const _ of large.tickets()) count++
    expect(count).toBe(20_000)
    expect(large.events.filter((each) => each.date_start > `${day(366)}`)).toEqual([])
    const small = buildWorld({ seed: 1, today, events: 5, tickets: 50 })
    expect([small.events.length, [...small.tickets()].length]).toEqual([17, 50])
  })

  test('creates tickets one by one: the first of a billion are available at once', () => {
    const endless = buildWorld({ seed: 1, today, tickets: 1_000_000_000 }).tickets()[Symbol.iterator]()
    for (let i = 0; i < 1_000; i++) expect(endless.next().done).toBe(false)
  })
})
