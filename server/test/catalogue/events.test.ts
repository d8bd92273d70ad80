import { describe, expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { arrange, listed } from './arrange.js'

const kit = await startKit()
const make = arrange(kit)
const { product_management: staff, distributor, distributor2 } = kit.as
type Json = Record<string, unknown>

const at = (date_start: string, date_stop: string) => ({ date_start, date_stop })
const read = async (id: string, who = distributor) => (await who.get<Json>(`/v1/events/${id}`)).body

describe('dates are in the time zone of the venue', () => {
  test.each([
    ['Europe/Amsterdam', '2031-01-15T20:00:00', '2031-01-15T19:00:00'],
    ['Europe/Amsterdam', '2031-07-15T20:00:00', '2031-07-15T18:00:00'],
    ['America/New_York', '2031-07-15T20:00:00', '2031-07-16T00:00:00'],
    ['Australia/Adelaide', '2031-01-15T20:00:00', '2031-01-15T09:30:00'],
    ['Asia/Kathmandu', '2031-01-15T00:00:00', '2031-01-14T18:15:00'],
    // The clocks of Amsterdam skip 2:30 on 30 March 2031, and show it twice on 26 October.
    ['Europe/Amsterdam', '2031-03-30T02:30:00', '2031-03-30T01:30:00'],
    ['Europe/Amsterdam', '2031-10-26T02:30:00', '2031-10-26T00:30:00'],
    ['Europe/Amsterdam', '2031-10-26T03:30:00', '2031-10-26T02:30:00'],
  ])('in %s %s is %s in UTC', async (time_zone, local, utc) => {
    const { venue_id } = await make.venue({ time_zone })
    const event = await make.event({ venue_id, ...at(local, local) })
    expect(event).toMatchObject({ time_zone, date_start: local, date_start_utc: utc, date_stop_utc: utc })
  })

  test.each([
    ['2031-07-15T18:00:00Z', '2031-07-15T20:00:00'],
    ['2031-07-15 20:00', '2031-07-15T20:00:00'],
    ['2031-07-15T23:30:00+05:30', '2031-07-15T20:00:00'],
    ['2031-07-15', '2031-07-15T00:00:00'],
  ])('%s is read as %s', async (given, local) => {
    const { venue_id } = await make.venue({ time_zone: 'Europe/Amsterdam' })
    expect(await make.event({ venue_id, ...at(given, '2031-07-16T00:00:00') })).toMatchObject({ date_start: local })
  })

  test.each(['2031-02-31T20:00:00', '2031-07-15T25:00:00', 'tomorrow', ''])('%j is not a date', async (date_start) => {
    const { event_id } = await make.event()
    expectProblem(await staff.patch(`/v1/events/${event_id}`, { date_start }), 'validation_failed')
  })

  test('an event cannot end before it begins', async () => {
    const { event_id } = await make.event(at('2031-05-04T20:00:00', '2031-05-04T22:00:00'))
    for (const change of [
      { date_stop: '2031-05-04T19:59:59' },
      { date_start: '2031-05-05T00:00:00' },
      { date_start_main_event: '2031-05-04T21:00:00', date_stop_main_event: '2031-05-04T20:00:00' },
    ])
      expectProblem(await staff.patch(`/v1/events/${event_id}`, change), 'validation_failed')
  })

  test('an event in the night in which the clocks skip an hour cannot end before it begins either', async () => {
    const { venue_id } = await make.venue({ time_zone: 'Europe/Amsterdam' })
    // 2:30 does not exist that night and means 3:30.
    const { event_id } = await make.event({ venue_id, ...at('2031-03-30T02:30:00', '2031-03-30T03:30:00') })
    const refused = expectProblem(await staff.patch(`/v1/events/${event_id}`, { date_stop: '2031-03-30T03:15:00' }), 'validation_failed')
    expect(refused.errors).toMatchObject([{ pointer: '/date_stop' }])
  })

  test('an event that moves to another venue or time zone keeps its local time; its UTC time changes', async () => {
    const [lisbon, madrid] = [await make.venue({ time_zone: 'Europe/Lisbon' }), await make.venue({ time_zone: 'Europe/Madrid' })]
    const { event_id } = await make.event({ venue_id: lisbon.venue_id, ...at('2031-05-04T20:00:00', '2031-05-04T22:00:00') })
    await staff.patch(`/v1/events/${event_id}`, { venue_id: madrid.venue_id })
    expect(await read(event_id)).toMatchObject({ date_start: '2031-05-04T20:00:00', date_start_utc: '2031-05-04T18:00:00' })
    await staff.patch(`/v1/venues/${madrid.venue_id}`, { time_zone: 'America/New_York' })
    expect(await read(event_id)).toMatchObject({
      time_zone: 'America/New_York',
      date_start: '2031-05-04T20:00:00',
      date_start_utc: '2031-05-05T00:00:00',
      date_stop_utc: '2031-05-05T02:00:00',
    })
  })

  test('sales periods are in the time zone of the venue too', async () => {
    const { event_id } = await make.event()
    const period = { date_start: '2031-01-01T09:00:00Z', date_stop: '2031-02-01T09:00:00', label: 'Early', net_rate: 4000 }
    const { body } = await staff.patch(`/v1/events/${event_id}`, { sales_periods: [period] })
    expect(body.sales_periods).toEqual([{ ...period, date_start: '2031-01-01T10:00:00' }])
    const backwards = { ...period, date_stop: '2030-01-01T00:00:00' }
    const problem = expectProblem(await staff.patch(`/v1/events/${event_id}`, { sales_periods: [backwards] }), 'validation_failed')
    expect(problem.errors).toMatchObject([{ pointer: '/sales_periods/0/date_stop' }])
  })
})

describe('a series', () => {
  test('contains the events of one tournament season at one venue with the same home team', async () => {
    const { tournament_id } = await make.tournament()
    const { venue_id } = await make.venue()
    const [home, other] = [await make.team(), await make.team()]
    const same = { tournament_id, venue_id, hometeam_id: home.team_id }
    const [first, second] = [await make.event({ ...same, visiting_id: other.team_id }), await make.event(same)]
    expect(second.series_id).toBe(first.series_id)
    const apart = [
      await make.event({ ...same, season: '2027/2028' }),
      await make.event({ ...same, hometeam_id: null }),
      await make.event({ ...same, venue_id: (await make.venue()).venue_id }),
      await make.event({ ...same, tournament_id: (await make.tournament()).tournament_id }),
    ]
    expect(new Set([first, ...apart].map((event) => event.series_id)).size).toBe(5)
    const moved = await staff.patch<Json>(`/v1/events/${apart[0]?.event_id}`, { season: '2026/2027' })
    expect(moved.body.series_id).toBe(first.series_id)
    expect((await listed(kit, `/v1/events?series_id=${first.series_id}`, 'event_id')).toSorted()).toEqual(
      [first.event_id, second.event_id, String(moved.body.event_id)].toSorted(),
    )
  })

  test('is one series also when its events are created at the same time', async () => {
    const [{ tournament_id }, { venue_id }] = [await make.tournament(), await make.venue()]
    const events = await Promise.all(Array.from({ length: 10 }, () => make.event({ tournament_id, venue_id })))
    expect(new Set(events.map((event) => event.series_id)).size).toBe(1)
  })
})

test('an event refers only to existing resources, and a team cannot play against itself', async () => {
  const { event_id } = await make.event()
  for (const [change, code] of [
    [{ tournament_id: 'no_trn' }, 'tournament_not_found'],
    [{ venue_id: 'no_ven' }, 'venue_not_found'],
    [{ hometeam_id: 'no_tms' }, 'team_not_found'],
    [{ visiting_id: 'no_tms' }, 'team_not_found'],
  ] as const)
    expectProblem(await staff.patch(`/v1/events/${event_id}`, change), code)
  const { team_id } = await make.team()
  expectProblem(await staff.patch(`/v1/events/${event_id}`, { hometeam_id: team_id, visiting_id: team_id }), 'validation_failed')
  expectProblem(await staff.patch(`/v1/events/${event_id}`, { event_status: 'soldout' }), 'validation_failed')
})

describe('fields derived from the tickets', () => {
  test('are the number of tickets and the prices in euro, of tickets on sale only', async () => {
    await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8', JPY: '160', USD: '1.25' } })
    const { event_id } = await make.event()
    expect(await read(event_id)).toMatchObject({ number_of_tickets: 0, min_ticket_price_eur: null, event_status: 'notstarted' })
    await make.ticket(event_id, { stock: 10, net_rate: 5000 })
    await make.ticket(event_id, { stock: 3, net_rate: 9000, currency_code: 'GBP' })
    await make.ticket(event_id, { stock: 2, net_rate: 6400, currency_code: 'JPY' })
    // A ticket in a currency without a rate counts, but has no price in euro.
    await make.ticket(event_id, { stock: 1, net_rate: 1, currency_code: 'CHF' })
    for (const hidden of [
      { ticket_status: 'disabled' },
      { ticket_status: 'error' },
      { ticket_status: 'returned' },
      { ticket_status: 'on_request' },
      { deleted: new Date() },
      { on_sale: '{[2031-01-01,)}' },
      { on_sale: '{(,2020-01-01)}' },
      { stock: 0 },
    ])
      await make.ticket(event_id, { net_rate: 1, ...hidden })
    expect(await read(event_id)).toMatchObject({ number_of_tickets: 16, min_ticket_price_eur: 4000, max_ticket_price_eur: 11_250 })
  })

  test('are of tickets that a distributor could buy, that a supplier offers, and of all for the operator', async () => {
    const { event_id } = await make.event()
    const country = { countries_disabled: ['GBR'] }
    await make.ticket(event_id, { stock: 5, net_rate: 3000, ...country })
    const mine = { distributors_enabled: [kit.accounts.distributor2.distributor_id] }
    await make.ticket(event_id, { stock: 7, net_rate: 4000, ...mine })
    await make.ticket(event_id, { stock: 1, net_rate: 9000, locked_by_client_id: kit.accounts.distributor.client_id })
    await make.ticket(event_id, { stock: 2, net_rate: 5000, supplier_id: kit.accounts.supplier2.supplier_id })
    const numbers = async (who: keyof typeof kit.as) => (await read(event_id, kit.as[who])).number_of_tickets
    expect(await numbers('distributor')).toBe(8)
    expect(await numbers('distributor2')).toBe(9)
    expect(await numbers('supplier2')).toBe(2)
    expect(await numbers('product_management')).toBe(15)
    expect(await read(event_id)).toMatchObject({ min_ticket_price_eur: 3000, max_ticket_price_eur: 9000 })
    expect(await read(event_id, distributor2)).toMatchObject({ min_ticket_price_eur: 4000, max_ticket_price_eur: 5000 })
  })

  test('include soldout: set when the last ticket is sold, removed when one returns', async () => {
    const { event_id } = await make.event()
    const ticket_id = await make.ticket(event_id, { stock: 1 })
    const shown = async () => {
      const { event_status, number_of_tickets } = await read(event_id)
      const filtered = await listed(kit, `/v1/events?event_id=${event_id}&event_status=${event_status}`, 'event_id')
      const others = await listed(kit, `/v1/events?event_id=${event_id}&event_status=ne:${event_status}`, 'event_id')
      expect([filtered, others]).toEqual([[event_id], []])
      return { event_status, number_of_tickets }
    }
    expect(await shown()).toEqual({ event_status: 'notstarted', number_of_tickets: 1 })
    await make.setStock(ticket_id, 0)
    expect(await shown()).toEqual({ event_status: 'soldout', number_of_tickets: 0 })
    await make.setStock(ticket_id, 2)
    expect(await shown()).toEqual({ event_status: 'notstarted', number_of_tickets: 2 })
    // A ticket on request can still be requested, so it is not sold out.
    await make.setStock(ticket_id, 0)
    const asked = await make.ticket(event_id, { stock: 0, ticket_status: 'on_request' })
    expect((await shown()).event_status).toBe('soldout')
    await kit.service.database.pool.query('update ticket_stock set backorder_quantity = 4 where ticket_id = $1', [asked])
    expect((await shown()).event_status).toBe('notstarted')
  })

  test.each(['postponed', 'cancelled', 'finished'] as const)('show nothing on sale for a %s event', async (event_status) => {
    const { event_id } = await make.event()
    await make.ticket(event_id)
    await staff.patch(`/v1/events/${event_id}`, { event_status })
    expect(await read(event_id)).toMatchObject({ event_status, number_of_tickets: 0, min_ticket_price_eur: null })
    expect(await listed(kit, `/v1/events?event_id=${event_id}&event_status=${event_status}`, 'event_id')).toEqual([event_id])
    expect(await listed(kit, `/v1/events?event_id=${event_id}&tickets_available=true`, 'event_id')).toEqual([])
  })

  test('an event is finished when its end has passed; a cancelled event stays cancelled', async () => {
    const past = at('2020-05-04T20:00:00', '2020-05-04T22:00:00')
    const [over, called] = [await make.event(past), await make.event({ ...past, event_status: 'cancelled' })]
    const running = await make.event(at('2020-05-04T20:00:00', '2039-05-04T22:00:00'))
    await make.ticket(over.event_id)
    expect(await read(over.event_id)).toMatchObject({ event_status: 'finished', number_of_tickets: 0 })
    expect(await read(called.event_id)).toMatchObject({ event_status: 'cancelled' })
    expect(await read(running.event_id)).toMatchObject({ event_status: 'notstarted' })
    const ids = `event_id=in:[${over.event_id},${called.event_id},${running.event_id}]`
    expect(await listed(kit, `/v1/events?${ids}&event_status=finished`, 'event_id')).toEqual([over.event_id])
  })

  test('tickets_available filters events that have tickets to buy', async () => {
    const [some, none] = [await make.event(), await make.event()]
    await make.ticket(some.event_id)
    const ids = `event_id=in:[${some.event_id},${none.event_id}]`
    expect(await listed(kit, `/v1/events?${ids}&tickets_available=true`, 'event_id')).toEqual([some.event_id])
    expect(await listed(kit, `/v1/events?${ids}&tickets_available=false`, 'event_id')).toEqual([none.event_id])
    expectProblem(await distributor.get('/v1/events?tickets_available=maybe'), 'invalid_filter')
  })
})

describe('translated names', async () => {
  const event = await make.event({ event_name: 'Sur vs Norte' })
  const plain = await make.event({ event_name: 'Este vs Oeste' })
  const put = (language: string, name: string) =>
    staff.put(`/v1/event-translations/${event.event_id}/${language}`, { translated_event_name: name })
  await put('de_DE', 'Süd gegen Nord')
  await put('en_GB', 'South v North')

  const asked = async (query: string, headers: Record<string, string> = {}, id = event.event_id) => {
    const answer = await distributor.get<Json>(`/v1/events/${id}${query}`, headers)
    return [answer.body.event_name, answer.headers.get('content-language')]
  }

  test.each([
    ['?accept_language=de_DE', {}, ['Süd gegen Nord', 'de-DE']],
    ['?accept_language=de-AT', {}, ['Süd gegen Nord', 'de-DE']],
    ['', { 'accept-language': 'fr;q=0.1, de-CH;q=0.9' }, ['Süd gegen Nord', 'de-DE']],
    ['?accept_language=en_GB', { 'accept-language': 'de' }, ['South v North', 'en-GB']],
    ['?accept_language=ja_JA', {}, ['South v North', 'en-GB']],
    ['?accept_language=tlh', {}, ['South v North', 'en-GB']],
    ['', { 'accept-language': '*' }, ['Sur vs Norte', 'en-GB']],
  ])('%s %j', async (query, headers, expected) => {
    expect(await asked(query, headers)).toEqual(expected)
  })

  test('without a translation the name is the original one', async () => {
    expect(await asked('?accept_language=de_DE', {}, plain.event_id)).toEqual(['Este vs Oeste', 'en-GB'])
  })

  test('in a list each event has the best available translation, and the header names the languages', async () => {
    const ids = `event_id=in:[${event.event_id},${plain.event_id}]&sorting=event_id`
    const answer = await distributor.get<{ events: Json[] }>(`/v1/events?${ids}&accept_language=de_DE`)
    expect(answer.body.events.map((each) => each.event_name)).toEqual(['Süd gegen Nord', 'Este vs Oeste'])
    expect(answer.headers.get('content-language')).toBe('de-DE, en-GB')
    expect(answer.headers.get('vary')).toContain('Accept-Language')
  })
})

test('events are found by the new name of a team, venue or tournament at once', async () => {
  const tournament = await make.tournament({ official_name: 'Zirkoncup' })
  const venue = await make.venue({ official_name: 'Quarzarena', city: 'Granitstadt' })
  const team = await make.team({ official_name: 'Basaltverein' })
  const event = await make.event({
    tournament_id: tournament.tournament_id,
    venue_id: venue.venue_id,
    visiting_id: team.team_id,
    event_name: 'Das Spiel',
  })
  const found = (query: string) => listed(kit, `/v1/events?query=${encodeURIComponent(query)}`, 'event_id')
  for (const word of ['Zirkoncup', 'Quarzarena', 'Granitstadt', 'Basaltverein']) expect(await found(word)).toEqual([event.event_id])
  const before = await read(event.event_id)
  kit.clock.advance({ seconds: 2 })
  await staff.patch(`/v1/tournaments/${tournament.tournament_id}`, { official_name: 'Opalpokal' })
  await staff.patch(`/v1/venues/${venue.venue_id}`, { official_name: 'Marmorpark', city: 'Schieferburg' })
  await staff.patch(`/v1/teams/${team.team_id}`, { official_name: 'Feldspat 09' })
  for (const word of ['Zirkoncup', 'Quarzarena', 'Granitstadt', 'Basaltverein']) expect(await found(word)).toEqual([])
  for (const word of ['Opalpokal', 'Marmorpark', 'Schieferburg', 'Feldspat']) expect(await found(word)).toEqual([event.event_id])
  const after = await read(event.event_id)
  expect(after).toMatchObject({
    tournament_name: 'Opalpokal',
    venue_name: 'Marmorpark',
    city: 'Schieferburg',
    visiting_name: 'Feldspat 09',
  })
  // A client that keeps a copy asks by `updated`, which must change for these events.
  expect(String(after.updated) > String(before.updated)).toBe(true)
})

test('of events that match a search equally, future events come first', async () => {
  const name = { event_name: 'Feuerstein gegen Kiesel' }
  const over = await make.event({ ...name, ...at('2020-05-04T20:00:00', '2020-05-04T22:00:00') })
  const late = await make.event({ ...name, ...at('2032-05-04T20:00:00', '2032-05-04T22:00:00') })
  const soon = await make.event({ ...name, ...at('2031-05-04T20:00:00', '2031-05-04T22:00:00') })
  const order = [soon.event_id, late.event_id, over.event_id]
  expect(await listed(kit, '/v1/events?query=feuerstien', 'event_id')).toEqual(order)
  expect(await listed(kit, '/v1/events?query=feuerstien&sorting=date_start', 'event_id')).toEqual(
    [over, soon, late].map((each) => each.event_id),
  )
})
