import { beforeAll, describe, expect, test } from 'vitest'
import { buildWorld, type World, type WorldEvent, type WorldTicket } from '../../src/demo/world/index.js'
import {
  categoryTypes,
  sportTypes,
  supplierTypes,
  targetGroups,
  ticketFlags,
  ticketStatuses,
  ticketTypes,
  ticketValidities,
} from '../../src/demo/world/types.js'
import { country } from '../../src/lib/countries.js'
import { isCurrency } from '../../src/lib/currencies.js'
import { type Locale, locales } from '../../src/lib/locales.js'
import { convert, percentOf } from '../../src/lib/money.js'
import { createRandom } from '../../src/lib/random.js'
import { vatCategories, vatRate } from '../../src/lib/vat.js'
import { isZone, localToUtc } from '../../src/lib/zones.js'

const today = '2026-11-15'
const day = (offset: number, from = today) => new Date(Date.parse(from) + offset * 86_400_000).toISOString().slice(0, 10)

let world: World
let tickets: WorldTicket[]
let upcoming: WorldEvent[]

beforeAll(() => {
  world = buildWorld({ seed: 'allotment', today })
  tickets = [...world.tickets()]
  upcoming = world.events.filter((event) => event.event_status !== 'finished')
})

const used = <T, K>(records: Iterable<T>, value: (record: T) => K) => new Set([...records].map(value))
const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)

describe('how much there is', () => {
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
    expect(used(world.tournaments, (each) => each.tournament_type)).toEqual(new Set(['cup', 'league', 'oneoff']))
    expect(used(world.venues, (each) => each.venue_type)).toEqual(new Set(['racetrack', 'stadium', 'other']))
    expect(used(world.categories, (each) => each.category_type)).toEqual(new Set(categoryTypes))
    expect(used(world.suppliers, (each) => each.supplier_type)).toEqual(new Set(supplierTypes))
    expect(used(tickets, (each) => each.ticket_type)).toEqual(new Set(ticketTypes))
    expect(used(tickets, (each) => each.ticket_status)).toEqual(new Set(ticketStatuses))
    expect(used(tickets, (each) => each.ticket_validity)).toEqual(new Set(ticketValidities))
    expect(used(tickets, (each) => each.ticket_targetgroup)).toEqual(new Set(targetGroups))
    expect(used(tickets, (each) => each.vat_category)).toEqual(new Set(vatCategories))
    expect(used(tickets, (each) => each.ticket_source)).toEqual(new Set(['marketplace', 'external', 'service']))
    expect(new Set(tickets.flatMap((each) => each.flags))).toEqual(new Set(ticketFlags))
    expect(used(world.events, (each) => each.event_status)).toEqual(new Set(['notstarted', 'postponed', 'cancelled', 'finished']))
  })

  test('soccer is the largest sport', () => {
    const count = (sport: string) => upcoming.filter((event) => event.sport_type === sport).length
    for (const sport of sportTypes.filter((each) => each !== 'soccer')) expect(count('soccer'), sport).toBeGreaterThan(3 * count(sport))
  })
})

describe('records refer to each other', () => {
  test('every key exists and is unique, and so is every slug', () => {
    const keys = {
      venue: world.venues.map((each) => each.venue_key),
      team: world.teams.map((each) => each.team_key),
      tournament: world.tournaments.map((each) => each.tournament_key),
      category: world.categories.map((each) => each.category_key),
      supplier: world.suppliers.map((each) => each.supplier_key),
      event: world.events.map((each) => each.event_key),
    }
    for (const each of Object.values(keys)) unique(each)
    for (const each of [world.venues, world.teams, world.tournaments, world.events]) unique(each.map(({ slug }) => slug))
    unique(tickets.map((each) => each.ticket_key))
    unique(tickets.map((each) => each.external_ticket_id))

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

  test('a ticket is for a category of the venue of its event, of a sport that category is open to', () => {
    const events = new Map(world.events.map((each) => [each.event_key, each]))
    const categories = new Map(world.categories.map((each) => [each.category_key, each]))
    for (const ticket of tickets) {
      const event = events.get(ticket.event_key)
      const category = categories.get(ticket.category_key)
      expect(category?.venue_key).toBe(event?.venue_key)
      expect(category?.sports_disabled).not.toContain(event?.sport_type)
    }
  })

  test('a match is between two teams of its sport, at home', () => {
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

/** Every month, a leap day, the turn of the year, and days after which a tournament is 53 weeks away. */
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

  test('300 events start in the next twelve months, twelve are over since less than two', () => {
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

  test('all sports, and a season that fits the dates of its tournament', () => {
    expect(used(there.events, (each) => each.sport_type)).toEqual(new Set(sportTypes))
    for (const { date_start, date_stop, season } of there.tournaments) {
      expect(date_start <= date_stop).toBe(true)
      expect(season.startsWith(date_start.slice(0, 4)) || season.endsWith(date_start.slice(0, 4))).toBe(true)
    }
  })

  test('one home team has six or more events in thirty days, in one series, first of all, with no guest data before checkout', () => {
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
    const free = sold.filter(
      (ticket) => ticket.ticket_status === 'available' && ticket.supplier_quantity >= 16 && ticket.flags.length === 0,
    )
    expect(used(free, (each) => each.event_key).size).toBe(keys.size)
  })

  test('no venue holds two events at once, no team plays twice on a day', () => {
    for (const { venue_key } of there.venues) {
      const sorted = there.events.filter((event) => event.venue_key === venue_key).sort((a, b) => (a.date_start < b.date_start ? -1 : 1))
      for (const [i, event] of sorted.entries()) {
        const next = sorted[i + 1]
        if (next) expect(event.date_stop <= next.date_start, `${event.slug} and ${next.slug}`).toBe(true)
      }
    }
    unique(
      there.events.flatMap((event) =>
        [event.hometeam_key, event.visiting_key].filter((key) => key !== null).map((key) => `${key} ${event.date_start.slice(0, 10)}`),
      ),
    )
  })
})

describe('events', () => {
  test('local and UTC times agree through the zone of the venue', () => {
    for (const event of world.events) {
      expect(localToUtc(event.date_start, event.time_zone).toISOString()).toBe(`${event.date_start_utc}.000Z`)
      expect(localToUtc(event.date_stop, event.time_zone).toISOString()).toBe(`${event.date_stop_utc}.000Z`)
      expect(event.date_start <= event.date_start_main_event && event.date_start_main_event < event.date_stop_main_event).toBe(true)
      expect(event.date_stop_main_event).toBe(event.date_stop)
    }
  })

  test('league football is played at weekends, cup football in the week', () => {
    const weekday = (event: WorldEvent) => new Date(`${event.date_start}Z`).getUTCDay()
    const football = upcoming.filter((event) => event.sport_type === 'soccer')
    const cup = football.filter((event) => event.tournament_key === 'champions-league')
    expect(used(cup, weekday)).toEqual(new Set([2, 3]))
    for (const event of football) if (!cup.includes(event)) expect([5, 6, 0]).toContain(weekday(event))
  })

  test('some are postponed, cancelled, unconfirmed or sold out, and most are not', () => {
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

  test('guest data is asked for on some, in every scope and stage, and by country', () => {
    const asked = world.events.flatMap((event) => event.guest_data_requirements)
    expect(upcoming.some((event) => event.guest_data_requirements.length === 0)).toBe(true)
    expect(used(asked, (each) => each.scope)).toEqual(new Set(['lead_guest', 'all_persons']))
    expect(used(asked, (each) => each.stage)).toEqual(new Set(['pre_checkout', 'pre_download', 'optional']))
    const listed = asked.flatMap(({ countries }) => (countries ? ('in' in countries ? countries.in : countries.not_in) : []))
    expect(listed.length).toBeGreaterThan(0)
    for (const code of new Set(listed)) expect(country(code)?.alpha3).toBe(code)
  })
})

const scripts: Readonly<Partial<Record<Locale, RegExp>>> = {
  ar_AE: /\p{Script=Arabic}/u,
  cn_CN: /\p{Script=Han}/u,
  zh_Hans_CN: /\p{Script=Han}/u,
  ja_JA: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko_KO: /\p{Script=Hangul}/u,
}

describe('languages', () => {
  test('every event is translated into all fourteen, in the script of each', () => {
    const translations = [...world.event_translations()]
    expect(translations).toHaveLength(world.events.length * 14)
    unique(translations.map((each) => `${each.event_key} ${each.language}`))
    unique(translations.map((each) => `${each.language} ${each.translated_slug}`))
    const events = new Map(world.events.map((each) => [each.event_key, each]))
    for (const each of translations) {
      const event = events.get(each.event_key)
      if (each.language === 'en_GB') {
        expect(each.translated_event_name).toBe(event?.event_name)
        expect(each.translated_slug).toBe(event?.slug)
      }
      expect(each.translated_slug).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
      if (event?.hometeam_key) expect(each.translated_event_name).toMatch(scripts[each.language] ?? /\p{Script=Latin}/u)
    }
  })

  test('names change with the language where it has its own', () => {
    const named = (pattern: RegExp) => {
      const key = world.events.find((event) => pattern.test(event.event_name))?.event_key
      return Object.fromEntries(
        [...world.event_translations()].filter((each) => each.event_key === key).map((each) => [each.language, each.translated_event_name]),
      )
    }
    expect(named(/^Formula 1 British/)).toMatchObject({
      de_DE: 'Formel 1 Großer Preis von Großbritannien',
      fr_FR: 'Formule 1 Grand Prix de Grande-Bretagne',
      ja_JA: 'F1 イギリスグランプリ',
      ar_AE: 'فورمولا 1 جائزة بريطانيا الكبرى',
    })
    expect(named(/^Wimbledon – Final/)).toMatchObject({
      nl_NL: 'Wimbledon – finale',
      zh_Hans_CN: '温布尔登 – 决赛',
      ko_KO: '윔블던 – 결승',
    })
    expect(named(/^World Darts Championship – Evening 2/)).toMatchObject({
      nl_NL: 'WK Darts – avond 2',
      pt_PT: 'Campeonato Mundial de Dardos – noite 2',
    })
  })

  test('every category is described in all fourteen, in the script of each, and says what its options say', () => {
    for (const { description, options, category_key } of world.categories) {
      expect(Object.keys(description).sort()).toEqual([...locales].sort())
      for (const locale of locales) expect(description[locale], category_key).toMatch(scripts[locale] ?? /\p{Script=Latin}/u)
      expect(new Set(Object.values(description)).size).toBe(13)
      expect(description.en_GB.includes('Covered.')).toBe(options.covered_seat)
      expect(description.de_DE.includes('Nummerierte Plätze.')).toBe(options.numbered_seat)
    }
  })
})

describe('places and people', () => {
  test('venues are where they say: zone, country, coordinates, one sentence', () => {
    for (const venue of world.venues) {
      expect(isZone(venue.time_zone), venue.slug).toBe(true)
      expect(country(venue.country)?.alpha3).toBe(venue.country)
      expect(Math.abs(Number(venue.latitude))).toBeLessThan(60)
      expect(Math.abs(Number(venue.longitude))).toBeLessThan(180)
      expect(venue.wikipedia_snippet).toMatch(/^[A-Z][^.]+\.$/)
      expect(venue.opened).toBeGreaterThan(1700)
      expect(venue.opened).toBeLessThan(2027)
      // The sun is highest near noon: the offset of the zone is within two and a half hours of the longitude's.
      const noon = localToUtc('2027-01-15T12:00:00', venue.time_zone).getTime() - Date.parse('2027-01-15T12:00:00Z')
      expect(Math.abs(-noon / 3_600_000 - Number(venue.longitude) / 15), venue.slug).toBeLessThan(2.5)
    }
    expect(world.venues.filter((venue) => venue.capacity === null).length).toBeLessThan(8)
    expect(world.venues.filter((venue) => venue.venue_type === 'racetrack' && venue.track_length === null)).toEqual([])
  })

  test('suppliers are complete, trade in active currencies, and cannot be reached by accident', () => {
    for (const supplier of world.suppliers) {
      expect(isCurrency(supplier.default_currency)).toBe(true)
      expect(country(supplier.iso_country)?.alpha3).toBe(supplier.iso_country)
      expect(supplier.member_state).toBe(country(supplier.iso_country)?.eu ? supplier.iso_country : null)
      const contacts = [supplier.general_contact, supplier.emergency_contact, supplier.other_contact, supplier.technical_contact]
      for (const address of [...supplier.emails, ...contacts.map((each) => each.email)])
        expect(address).toMatch(/^[a-z]+@[a-z-]+\.example$/)
      for (const { phonenumber } of contacts) expect(phonenumber ?? '+10000000').toMatch(/^\+[1-9]\d{7,14}$/)
      expect(Object.values(supplier).includes(undefined as never)).toBe(false)
    }
    unique(world.suppliers.map((each) => each.vat_number))
  })

  test('there are rates for at least twenty currencies, among them those of all suppliers and venues', () => {
    const { rates } = world.fxratemoment
    expect(Object.keys(rates).length).toBeGreaterThanOrEqual(20)
    const needed = [
      ...world.suppliers.map((each) => each.default_currency),
      ...world.venues.map((each) => country(each.country)?.currency ?? ''),
    ]
    for (const code of new Set(needed)) expect(convert(100_000, 'EUR', code, rates), code).toBeGreaterThan(0)
    for (const venue of world.venues) expect(vatRate(venue.country, 'high', today), venue.country).toBeDefined()
  })
})

describe('tickets', () => {
  test('prices are whole minor units that follow from each other', () => {
    const suppliers = new Map(world.suppliers.map((each) => [each.supplier_key, each]))
    for (const ticket of tickets) {
      const supplier = suppliers.get(ticket.supplier_key)
      if (!supplier) throw new Error(ticket.supplier_key)
      expect(ticket.currency_code).toBe(supplier.default_currency)
      const prices = [
        ticket.face_value,
        ticket.organiser_price,
        ticket.cost_price,
        ticket.service_price,
        ticket.net_rate,
        ticket.sales_price,
      ]
      for (const price of prices) expect(Number.isSafeInteger(price) && price > 0).toBe(true)
      const computed = ticket.cost_price + percentOf(ticket.cost_price, supplier.markup_percentage) + supplier.markup_fixed
      if (ticket.margins_applied) expect(ticket.service_price).toBe(computed)
      expect(ticket.net_rate).toBe(ticket.service_price - percentOf(ticket.service_price, ticket.discount_percentage))
      expect(ticket.net_rate).toBeGreaterThanOrEqual(ticket.cost_price)
      expect(ticket.sales_price).toBeGreaterThan(ticket.net_rate)
      expect(ticket.organiser_price).toBeGreaterThanOrEqual(ticket.face_value)
    }
    expect(used(tickets, (each) => each.margins_applied)).toEqual(new Set([true, false]))
    expect(tickets.some((each) => each.discount_percentage !== '0')).toBe(true)
  })

  test('prices are of the order people pay', () => {
    const euros = (kinds: string[], type: string) => {
      const events = new Set(world.events.filter((each) => kinds.includes(each.sport_type)).map((each) => each.event_key))
      const categories = new Set(world.categories.filter((each) => each.category_type === type).map((each) => each.category_key))
      const some = tickets.filter(
        (each) => events.has(each.event_key) && categories.has(each.category_key) && each.ticket_targetgroup !== 'child',
      )
      const sorted = some
        .map((each) => convert(each.face_value, each.currency_code, 'EUR', world.fxratemoment.rates) / 100)
        .sort((a, b) => a - b)
      return sorted[Math.floor(sorted.length / 2)] ?? 0
    }
    const football = euros(['soccer'], 'grandstand')
    expect(football).toBeGreaterThan(50)
    expect(football).toBeLessThan(200)
    expect(euros(['soccer'], 'hospitality')).toBeGreaterThan(2 * football)
    expect(euros(['formula1'], 'grandstand')).toBeGreaterThan(150)
    expect(euros(['formula1'], 'carparking')).toBeLessThan(120)
    expect(euros(['rowing', 'sailing', 'watersport'], 'generaladmission')).toBeLessThan(30)
  })

  test('hundreds are scarce, 16 to 199 left, and free of any condition', () => {
    const plain = tickets.filter(
      (each) =>
        each.ticket_status === 'available' &&
        each.supplier_quantity >= 16 &&
        each.supplier_quantity <= 199 &&
        each.flags.length + each.sales_periods.length + each.countries_disabled.length + each.countries_enabled.length === 0 &&
        each.min_order === 1 &&
        each.latest_sale_date === null &&
        each.ticket_yield === null,
    )
    expect(plain.length).toBeGreaterThan(500)
  })

  test('pairs are even, requests have something to confirm, own stock is that of own suppliers', () => {
    const own = used(
      world.suppliers.filter((each) => each.supplier_type === 'service'),
      (each) => each.supplier_key,
    )
    for (const ticket of tickets) {
      if (ticket.flags.includes('pairs_only')) expect([ticket.supplier_quantity % 2, ticket.min_order]).toEqual([0, 2])
      if (ticket.ticket_status !== 'on_request') expect(ticket.backorder_quantity).toBe(0)
      else expect([ticket.supplier_quantity, ticket.backorder_quantity > 0]).toEqual([0, true])
      expect(ticket.service_stock).toBe(own.has(ticket.supplier_key) ? ticket.supplier_quantity : 0)
      if (ticket.ticket_type === 'appticket')
        expect(world.suppliers.find((each) => each.supplier_key === ticket.supplier_key)?.supplier_app_name).toBeTruthy()
    }
    expect(tickets.some((each) => each.min_order > 2)).toBe(true)
  })

  test('dates stand in order: released and last sold before the event, valid within it', () => {
    const events = new Map(world.events.map((each) => [each.event_key, each]))
    for (const ticket of tickets) {
      const event = events.get(ticket.event_key)
      if (!event) throw new Error(ticket.event_key)
      if (ticket.release_date) expect(ticket.release_date < event.date_start).toBe(true)
      if (ticket.latest_sale_date) expect(ticket.latest_sale_date < event.date_start).toBe(true)
      expect(ticket.ticket_validfrom >= `${event.date_start.slice(0, 10)}T00:00:00`).toBe(true)
      expect(ticket.ticket_validuntil <= `${event.date_stop.slice(0, 10)}T23:59:59`).toBe(true)
      expect(ticket.ticket_validfrom < ticket.ticket_validuntil).toBe(true)
      const singleDay = ticket.ticket_validfrom.slice(0, 10) === ticket.ticket_validuntil.slice(0, 10)
      if (ticket.ticket_validity === 'singleday') expect(singleDay).toBe(true)
      if (['twoday', 'weekend', 'fourday'].includes(ticket.ticket_validity)) expect(singleDay).toBe(false)
    }
    expect(tickets.some((each) => each.release_date === null) && tickets.some((each) => each.latest_sale_date !== null)).toBe(true)
  })

  test('sales periods follow each other, some with a price of their own, some still to begin', () => {
    const periods = tickets.flatMap((each) => each.sales_periods.map((period) => ({ ...period, regular: each.net_rate })))
    expect(periods.some((each) => each.net_rate === undefined)).toBe(true)
    const early = periods.filter((each) => each.net_rate !== undefined)
    expect(early.length).toBeGreaterThan(50)
    for (const each of early) expect(each.net_rate).toBeLessThan(each.regular)
    for (const { sales_periods } of tickets) {
      for (const [i, period] of sales_periods.entries()) {
        expect(period.date_start < period.date_stop).toBe(true)
        if (i > 0) expect(period.date_start).toBe(sales_periods[i - 1]?.date_stop)
      }
    }
    expect(tickets.some((each) => each.sales_periods[0] && each.sales_periods[0].date_start > `${today}T23:59:59`)).toBe(true)
  })

  test('automatic prices have rivals to follow, and bounds around their own', () => {
    const comparable = new Map<string, Set<string>>()
    const group = (each: WorldTicket) => [each.event_key, each.category_key, each.sub_category].join(' ')
    for (const each of tickets) comparable.set(group(each), (comparable.get(group(each)) ?? new Set()).add(each.supplier_key))
    const automatic = tickets.filter((each) => each.ticket_yield !== null)
    expect(automatic.length).toBeGreaterThan(50)
    expect(automatic.filter((each) => (comparable.get(group(each))?.size ?? 0) > 1).length).toBeGreaterThan(automatic.length / 2)
    for (const { ticket_yield, net_rate, currency_code } of automatic) {
      expect(ticket_yield?.yield_min_price).toBeLessThan(net_rate)
      expect(ticket_yield?.yield_max_price).toBeGreaterThan(net_rate)
      expect(ticket_yield?.currency_code).toBe(currency_code)
    }
  })

  test('some are closed to countries, or open to a few only, and some can be cancelled', () => {
    for (const list of ['countries_disabled', 'countries_enabled'] as const) {
      const codes = new Set(tickets.flatMap((each) => each[list]))
      expect(codes.size).toBeGreaterThan(1)
      for (const code of codes) expect(country(code)?.alpha3).toBe(code)
    }
    const policies = tickets.map((each) => each.cancellation_policy).filter((each) => each.length > 0)
    expect(policies.length).toBeGreaterThan(300)
    expect(policies.length).toBeLessThan(tickets.length / 2)
  })
})

describe('making it', () => {
  const all = (each: World) => JSON.stringify([each, [...each.tickets()], [...each.event_translations()]])

  test('the same seed and day give the same world, another seed another one', () => {
    const small = { today, events: 60, tickets: 500 }
    expect(all(buildWorld({ seed: 7, ...small }))).toBe(all(buildWorld({ seed: 7, ...small })))
    expect(all(buildWorld({ seed: 7, ...small }))).not.toBe(all(buildWorld({ seed: 8, ...small })))
    expect([...world.tickets()]).toEqual(tickets)
  })

  test('takes less than 300 ms', () => {
    const runs = Array.from({ length: 3 }, () => {
      const start = performance.now()
      buildWorld({ seed: 'allotment', today })
      return performance.now() - start
    })
    expect(Math.min(...runs)).toBeLessThan(300)
  })

  test('scales: as many events and tickets as asked for, keys still unique', () => {
    const large = buildWorld({ seed: 1, today, events: 5_000, tickets: 20_000 })
    expect(large.events).toHaveLength(5_012)
    unique(large.events.map((each) => each.slug))
    let count = 0
    for (const _ of large.tickets()) count++
    expect(count).toBe(20_000)
    expect(large.events.filter((each) => each.date_start > `${day(366)}`)).toEqual([])
    const small = buildWorld({ seed: 1, today, events: 5, tickets: 50 })
    expect([small.events.length, [...small.tickets()].length]).toEqual([17, 50])
  })

  test('tickets are made one by one: the first of a billion are there at once', () => {
    const endless = buildWorld({ seed: 1, today, tickets: 1_000_000_000 }).tickets()[Symbol.iterator]()
    for (let i = 0; i < 1_000; i++) expect(endless.next().done).toBe(false)
  })
})

describe('seeded randomness', () => {
  test('integers cover their range evenly, both ends included', () => {
    const random = createRandom('dice')
    const rolls = Array.from({ length: 60_000 }, () => random.int(1, 6))
    for (const side of [1, 2, 3, 4, 5, 6]) expect(Math.abs(rolls.filter((each) => each === side).length - 10_000)).toBeLessThan(400)
    expect(new Set(rolls).size).toBe(6)
  })

  test('weights and chances are kept', () => {
    const random = createRandom(3)
    let heads = 0
    let rare = 0
    for (let i = 0; i < 20_000; i++) {
      if (random.chance(0.25)) heads++
      if (random.weighted([['often', 9] as const, ['rare', 1] as const, ['never', 0] as const]) === 'rare') rare++
    }
    expect(Math.abs(heads - 5_000)).toBeLessThan(300)
    expect(Math.abs(rare - 2_000)).toBeLessThan(250)
    expect(() => random.pick([])).toThrow(RangeError)
  })

  test('a shuffle keeps every item, and a fork does not depend on what was drawn before', () => {
    const random = createRandom('cards')
    const before = random.fork('deck').shuffle([1, 2, 3, 4, 5, 6, 7, 8])
    random.next()
    expect(random.fork('deck').shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual(before)
    expect([...before].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(random.fork('other').next()).not.toBe(random.fork('deck').next())
  })
})
