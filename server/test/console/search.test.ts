import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrange } from '../catalogue/arrange.js'
import { statementsOf } from '../kit/connections.js'
import { type Caller, expectProblem, type Kit, startKit } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'

interface Found {
  kind: string
  id: string
  title: string
  detail: string
  field: string
  parts: { kind: string; value: string }[]
}

let kit: Kit
let ticket_id: string
let reservation_id: string
let held_id: string
let booking: { booking_id: string; booking_code: string; bookingorders: { bookingorder_id: string }[] }
let bookingorder_id: string

async function find(as: Caller, query: string): Promise<Found[]> {
  const { status, body, text } = await as.get<{ results: Found[] }>(`/v1/internal/console/search?query=${encodeURIComponent(query)}`)
  expect(status, text).toBe(200)
  return body.results
}
const ids = async (as: Caller, query: string): Promise<string[]> => (await find(as, query)).map(({ id }) => id)

beforeAll(async () => {
  kit = await startKit()
  ticket_id = await putOnSale(kit)
  await kit.query(`update ticket set external_ticket_id = 'EXT-77' where ticket_id = $1`, [ticket_id])
  const made = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', {
    ...order(ticket_id, 2),
    booking_email: 'Ana.Costa@agency.example',
    external_reference_id: 'shop-4711',
  })
  reservation_id = made.body.reservation_id
  await kit.as.distributor.post(`/v1/reservations/${reservation_id}/guestdata`, {
    items: [{ ticket_id, guests: [{ first_name: 'Zoë', last_name: 'Núñez', contact_email: 'zoe@home.example', lead_guest: true }] }],
  })
  const booked = await kit.as.distributor.post<typeof booking>('/v1/bookings', {
    reservation_id,
    accepted_gt: true,
    booking_reference: 'PO 2027/9',
  })
  expect(booked.status, booked.text).toBe(201)
  booking = booked.body
  bookingorder_id = String(booking.bookingorders[0]?.bookingorder_id)
  const other = await kit.as.distributor2.post<{ reservation_id: string }>('/v1/reservations', {
    ...order(ticket_id, 1),
    booking_email: 'ana.costa@rival.example',
  })
  held_id = other.body.reservation_id
})

describe('the search', () => {
  test('ranks exact words before similar words', async () => {
    const team = { official_name: 'Marlow Rovers', abbreviation: 'MAR', sport_type: 'soccer', iso_country: 'GBR' }
    expect((await kit.as.product_management.post('/v1/teams', team)).status).toBe(201)
    const party = { distributor_name: 'Travel with Marlowe', iso_country: 'GBR', default_currency: 'GBP' }
    const made = await kit.as.admin.post<{ distributor_id: string }>('/v1/distributors', party)
    expect(made.status, made.text).toBe(201)
    for (const words of ['marlowe', 'Marlowe travel'])
      expect((await find(kit.as.admin, words))[0], words).toMatchObject({ kind: 'distributor', id: made.body.distributor_id })
    expect((await find(kit.as.admin, 'marlowe')).map(({ title }) => title)).toEqual(['Travel with Marlowe', 'Marlow Rovers'])
  })

  test('finds an order by any of its codes, names and addresses', async () => {
    const item = await kit.query<{ orderitem_id: string }>('select orderitem_id from orderitem where bookingorder_id = $1', [
      bookingorder_id,
    ])
    const invoice = await kit.query<{ invoice_number: string }>('select invoice_number from invoice')
    const known = {
      bookingorder_id,
      booking_id: booking.booking_id,
      booking_code: booking.booking_code.toLowerCase(),
      orderitem_id: String(item[1]?.orderitem_id),
      booking_email: 'ANA.COSTA@agency',
      booking_reference: 'po 2027',
      guest_name: 'zoe nunez',
      guest_email: 'zoe@home',
      invoice_number: String(invoice[0]?.invoice_number),
    }
    for (const [field, text] of Object.entries(known)) {
      const found = (await find(kit.as.admin, text)).find(({ kind }) => kind === 'bookingorder')
      expect(found, field).toMatchObject({ kind: 'bookingorder', id: bookingorder_id, field })
      expect(found?.title).toContain(booking.booking_code)
    }
  })

  test('finds an order by the whole name of a guest, also if the first or the last name has several words', async () => {
    const { reservation_id: held } = (await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket_id, 1)))
      .body
    await kit.as.distributor.post(`/v1/reservations/${held}/guestdata`, {
      items: [{ ticket_id, guests: [{ first_name: 'María José', last_name: 'van den Ólvera Ruiz', lead_guest: true }] }],
    })
    const booked = await kit.as.distributor.post<typeof booking>('/v1/bookings', { reservation_id: held, accepted_gt: true })
    expect(booked.status, booked.text).toBe(201)
    const [made] = booked.body.bookingorders
    for (const name of ['maria jose van den olvera ruiz', 'van den Olvera', 'Van den Ólvera Ruiz, María', 'Maria van den olv'])
      expect(await find(kit.as.admin, name), name).toMatchObject([{ id: made?.bookingorder_id, field: 'guest_name' }])
    expect(await ids(kit.as.admin, 'Maria van der Olvera')).toEqual([])
    // Nothing but separators is no name.
    for (const text of [',,,', ', ,', '-']) expect(await ids(kit.as.admin, text), text).toEqual([])
  })

  test('finds an order by a name with hyphens, apostrophes or several spaces, also typed without them', async () => {
    const names = [
      { first_name: 'Anne-Marie', last_name: 'O\u2019Connor-Vidal', lead_guest: true },
      { first_name: 'Sina', last_name: "D'Angelo" },
      { first_name: 'Jean Luc', last_name: 'Roca   Puig' },
    ]
    const { reservation_id: held } = (await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket_id, 3)))
      .body
    const given = await kit.as.distributor.post(`/v1/reservations/${held}/guestdata`, { items: [{ ticket_id, guests: names }] })
    expect(given.status, given.text).toBe(201)
    const booked = await kit.as.distributor.post<typeof booking>('/v1/bookings', { reservation_id: held, accepted_gt: true })
    expect(booked.status, booked.text).toBe(201)
    const [made] = booked.body.bookingorders
    const typed = [
      'oconnor vidal',
      "O'Connor-Vidal",
      'anne marie oconnor',
      'Anne-Marie O\u2019Connor Vidal',
      'dangelo',
      'DAngelo, Sina',
      'roca puig',
      'Jean-Luc Roca-Puig',
    ]
    for (const name of typed)
      expect(await find(kit.as.admin, name), name).toMatchObject([{ id: made?.bookingorder_id, field: 'guest_name' }])
    expect(await ids(kit.as.admin, 'Anne-Marie Vidal Connor')).toEqual([])
  })

  test('finds an order by a code that is typed in groups or with one error, when nothing else is found, for those who see the order', async () => {
    const code = booking.booking_code
    const other = (letter = '') => (letter === 'A' ? 'C' : 'A')
    const swapped = [...code.slice(0, 4), code[5], code[4]].join('')
    const typed = {
      'in groups': `${code.slice(0, 3)} ${code.slice(3)}`,
      'with a hyphen': `${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`,
      'one wrong': `${other(code[0])}${code.slice(1)}`,
      'a character that no code has': `${code.slice(0, 5)}0`,
      'one missing': code.slice(1),
      'one too many': `${code}7`,
      ...(swapped === code ? {} : { swapped }),
    }
    for (const [how, text] of Object.entries(typed))
      expect((await find(kit.as.admin, text))[0], how).toMatchObject({ kind: 'bookingorder', id: bookingorder_id, field: 'booking_code' })
    expect(await ids(kit.as.distributor2, typed['one wrong'])).toEqual([])
    // Two errors are another code.
    expect(await ids(kit.as.admin, `${other(code[0])}${other(code[1])}${code.slice(2)}`)).toEqual([])
  })

  test('finds an invoice by its number, for its buyer and for finance, and nobody else', async () => {
    const [invoice] = await kit.query<{ invoice_id: string; invoice_number: string }>('select invoice_id, invoice_number from invoice')
    const number = String(invoice?.invoice_number)
    for (const as of [kit.as.finance, kit.as.distributor])
      expect((await find(as, number.toLowerCase()))[0]).toMatchObject({
        kind: 'invoice',
        id: invoice?.invoice_id,
        subject_id: bookingorder_id,
      })
    for (const as of [kit.as.support, kit.as.supplier, kit.as.distributor2])
      expect((await find(as, number)).filter(({ kind }) => kind === 'invoice')).toEqual([])
  })

  test('needs every word, in any order: the result has them all, and a word that nothing has finds nothing', async () => {
    const team = (official_name: string) =>
      kit.as.product_management.post<{ team_id: string }>('/v1/teams', { official_name, sport_type: 'rugby', iso_country: 'GBR' })
    const both = (await team('Zephyr Quarry Wanderers')).body.team_id
    const one = (await team('Zephyr Athletic')).body.team_id
    expect(await ids(kit.as.admin, 'quarry zephyr')).toEqual([both])
    expect((await ids(kit.as.admin, 'zephyr')).sort()).toEqual([both, one].sort())
    expect(await ids(kit.as.admin, 'zephyr quarry xylophone')).toEqual([])
    // A typing error in one word is forgiven, the other word must be there all the same.
    expect(await ids(kit.as.admin, 'zephir athletic')).toEqual([one])
  })

  test('ranks the whole name first, then its beginning, then a part', async () => {
    const names = ['Kestrel', 'Kestrel Rovers', 'Old Kestrel']
    for (const official_name of names.toReversed())
      await kit.as.product_management.post('/v1/teams', { official_name, sport_type: 'rugby', iso_country: 'GBR' })
    expect((await find(kit.as.admin, 'kestrel')).map(({ title }) => title)).toEqual(names)
  })

  test('finds a ticket by words of its title or category together with its event, for those who may see it', async () => {
    const make = arrange(kit)
    const { venue_id } = await make.venue()
    const { event_id } = await make.event({ venue_id, event_name: 'Harbour Derby' })
    await make.event({ venue_id, event_name: 'Harbour Cup' })
    const { category_id } = await make.category({ venue_id, category_name: 'Sky Lounge' })
    const body = { event_id, category_id, ticket_title: 'Terrace pair', currency_code: 'EUR', face_value: 5000, cost_price: 5000 }
    const offered = await kit.as.supplier.post<{ ticket_id: string }>('/v1/tickets', {
      ...body,
      supplier_quantity: 4,
      countries_enabled: ['ATA'],
    })
    expect(offered.status, offered.text).toBe(201)
    const { ticket_id: terrace } = offered.body
    for (const text of ['terrace harbour', 'derby lounge', 'sky terrace', 'Sky Lounge'])
      expect(
        (await find(kit.as.supplier, text)).filter(({ kind }) => kind === 'ticket'),
        text,
      ).toMatchObject([{ id: terrace }])
    // The name of the event alone means the event.
    expect((await find(kit.as.admin, 'harbour derby')).map(({ kind }) => kind)).not.toContain('ticket')
    expect((await find(kit.as.admin, 'terrace cup')).map(({ kind }) => kind)).not.toContain('ticket')
    // Its countries exclude the distributors.
    for (const as of [kit.as.distributor, kit.as.supplier2])
      expect((await find(as, 'terrace harbour')).filter(({ kind }) => kind === 'ticket')).toEqual([])
  })

  test('finds allotments and group requests by event and distributor, for their parties only', async () => {
    const distributor_id = kit.accounts.distributor.distributor_id
    const allotment = await kit.as.supplier.post<{ allotment_id: string }>('/v1/allotments', { ticket_id, distributor_id, quantity: 1 })
    expect(allotment.status, allotment.text).toBe(201)
    const [event] = await kit.query<{ event_id: string }>('select event_id from ticket where ticket_id = $1', [ticket_id])
    const renamed = await kit.as.product_management.patch(`/v1/events/${event?.event_id}`, { event_name: 'Granite Final' })
    expect(renamed.status, renamed.text).toBe(200)
    const wanted = { event_id: event?.event_id, size: 30, deadline: '2030-01-01T00:00:00', contact_email: 'groups@agency.example' }
    const group = await kit.as.distributor.post<{ grouprequest_id: string }>('/v1/grouprequests', wanted)
    expect(group.status, group.text).toBe(201)
    const known = { allotment: allotment.body.allotment_id, grouprequest: group.body.grouprequest_id }
    for (const [kind, id] of Object.entries(known)) {
      for (const text of [id, 'granite agency', 'final first agency'])
        for (const as of [kit.as.support, kit.as.distributor])
          expect(
            (await find(as, text)).filter((one) => one.kind === kind),
            `${kind} ${text}`,
          ).toMatchObject([{ id }])
      for (const as of [kit.as.distributor2, kit.as.supplier2])
        for (const text of [id, 'granite agency']) expect((await find(as, text)).filter((one) => one.kind === kind)).toEqual([])
    }
  })

  test('finds reservations, tickets, events, parties and clients', async () => {
    expect((await find(kit.as.support, reservation_id))[0]).toMatchObject({ kind: 'reservation', id: reservation_id })
    expect((await find(kit.as.support, 'shop-4711'))[0]).toMatchObject({ kind: 'reservation', id: reservation_id })
    expect(await ids(kit.as.support, 'ana.costa@rival')).toEqual([held_id])
    expect((await find(kit.as.support, 'EXT-77'))[0]).toMatchObject({ kind: 'ticket', id: ticket_id })
    const [event] = await kit.query<{ event_id: string; slug: string }>('select event_id, slug from event limit 1')
    expect((await find(kit.as.support, String(event?.slug)))[0]).toMatchObject({ kind: 'event', id: event?.event_id })
    expect((await find(kit.as.support, 'first agncy'))[0]).toMatchObject({
      kind: 'distributor',
      id: kit.accounts.distributor.distributor_id,
    })
    expect((await find(kit.as.support, 'supplier2@test'))[0]).toMatchObject({ kind: 'client', id: kit.accounts.supplier2.client_id })
    expect(await ids(kit.as.support, String(kit.accounts.supplier.supplier_id))).toEqual([kit.accounts.supplier.supplier_id])
  })

  test('finds sales, webhooks and memos for callers that may see them', async () => {
    const [sale] = (await kit.as.supplier.get<{ sales: { purchaseorder_id: string; reference_number: string }[] }>('/v1/sales')).body.sales
    const hook = { event_type: 'bookingorder_completed', endpoint: 'https://hooks.agency.example/Tickets', secret: 'eight characters' }
    const { webhook_id } = (await kit.as.distributor.post('/v1/webhooks', hook)).body
    const memos = `/v1/bookingorders/${bookingorder_id}/memos`
    const memo = async (text: string, scope: string) => String((await kit.as.support.post(memos, { text, scope })).body.memo_id)
    const shared = await memo('Wheelchair space beside Señora Núñez', 'external')
    const internal = await memo('Wheelchair fee waived', 'internal')
    const item = await kit.query<{ id: string }>('select purchaseorderitem_id as id from purchaseorder_item where purchaseorder_id = $1', [
      sale?.purchaseorder_id,
    ])
    const known: [string, string, unknown, string, readonly Caller[], readonly Caller[]][] = [
      ['purchaseorder_id', 'sale', sale?.purchaseorder_id, String(sale?.purchaseorder_id), [kit.as.supplier], [kit.as.supplier2]],
      ['purchaseorderitem_id', 'sale', sale?.purchaseorder_id, String(item[0]?.id), [kit.as.supplier], [kit.as.supplier2]],
      [
        'reference_number',
        'sale',
        sale?.purchaseorder_id,
        String(sale?.reference_number).toLowerCase(),
        [kit.as.supplier],
        [kit.as.supplier2],
      ],
      ['webhook_id', 'webhook', webhook_id, String(webhook_id), [kit.as.distributor], [kit.as.distributor2]],
      ['endpoint', 'webhook', webhook_id, 'agency.example/tickets', [kit.as.distributor], [kit.as.supplier]],
      ['memo_id', 'memo', shared, shared, [kit.as.distributor], [kit.as.distributor2, kit.as.supplier]],
      ['text', 'memo', shared, 'beside senora', [kit.as.distributor], [kit.as.distributor2, kit.as.supplier]],
      ['text', 'memo', internal, 'fee waived', [], [kit.as.distributor, kit.as.supplier]],
    ]
    for (const [field, kind, id, text, owners, strangers] of known) {
      for (const as of [kit.as.support, ...owners])
        expect(
          (await find(as, text)).find((one) => one.kind === kind),
          field,
        ).toMatchObject({ kind, id, field, subject_id: kind === 'memo' ? bookingorder_id : null })
      for (const as of strangers) expect((await find(as, text)).filter((one) => one.kind === kind)).toEqual([])
    }
    expect(await ids(kit.as.finance, 'agency.example/tickets')).not.toContain(webhook_id)
  })

  test('answers the detail in parts too, so that each can be written in the language of the reader', async () => {
    const [event] = await kit.query<{ event_id: string; day: string; venue: string }>(
      `select event_id, to_char(date_start, 'YYYY-MM-DD') as day, official_name as venue from event join venue using (venue_id) limit 1`,
    )
    const [order] = await kit.query<{ status: string }>('select logistic_status as status from bookingorder where bookingorder_id = $1', [
      bookingorder_id,
    ])
    const wanted = {
      description: 'Sixty for the parade',
      size: 60,
      deadline: '2030-01-01T00:00:00',
      contact_email: 'groups@agency.example',
    }
    const group = await kit.as.distributor.post<{ grouprequest_id: string }>('/v1/grouprequests', wanted)
    expect(group.status, group.text).toBe(201)
    const memo = { text: 'Ring the venue', scope: 'internal', action_date: '2030-05-31' }
    const { memo_id } = (await kit.as.support.post(`/v1/bookingorders/${bookingorder_id}/memos`, memo)).body
    const { supplier_id } = kit.accounts.supplier
    const [party] = await kit.query<{ country: string }>('select iso_country as country from supplier where supplier_id = $1', [
      supplier_id,
    ])
    const known: [Caller, string, Found['parts']][] = [
      [
        kit.as.support,
        bookingorder_id,
        [
          { kind: 'text', value: 'Ana.Costa@agency.example' },
          { kind: 'status', value: String(order?.status) },
        ],
      ],
      // A seller does not see who bought.
      [kit.as.supplier, bookingorder_id, [{ kind: 'status', value: String(order?.status) }]],
      [
        kit.as.support,
        String(event?.event_id),
        [
          { kind: 'text', value: String(event?.venue) },
          { kind: 'day', value: String(event?.day) },
        ],
      ],
      [
        kit.as.support,
        group.body.grouprequest_id,
        [
          { kind: 'tickets', value: '60' },
          { kind: 'status', value: 'new' },
        ],
      ],
      [kit.as.support, String(memo_id), [{ kind: 'due', value: '2030-05-31' }]],
      [kit.as.support, String(supplier_id), [{ kind: 'country', value: String(party?.country) }]],
    ]
    for (const [as, text, parts] of known) expect((await find(as, text))[0]?.parts, text).toEqual(parts)
    expect((await find(kit.as.support, group.body.grouprequest_id))[0]?.detail).toBe('60 people · new')
  })

  test('shows nothing of other tenants', async () => {
    for (const text of [bookingorder_id, booking.booking_code, 'ana.costa@agency', 'zoe nunez', reservation_id, 'shop-4711', 'po 2027']) {
      expect(await ids(kit.as.distributor2, text), text).toEqual([])
      expect(await ids(kit.as.supplier2, text), text).toEqual([])
    }
    expect(await ids(kit.as.distributor, bookingorder_id)).toEqual([bookingorder_id])
    // Its ticket requires no guest name: the supplier neither sees a name nor finds an order by it.
    expect(await ids(kit.as.supplier, 'zoe nunez')).toEqual([])
    const others = [kit.accounts.distributor2.client_id, kit.accounts.distributor2.distributor_id, kit.accounts.supplier2.supplier_id]
    for (const text of ['the distributor2', 'second agency', 'supplier', ...others]) {
      const found = await ids(kit.as.distributor, String(text))
      for (const other of others) expect(found, String(text)).not.toContain(other)
    }
  })

  test("does not show guests' names to staff without a role for guests", async () => {
    expect(await ids(kit.as.support, 'zoe@home')).toEqual([bookingorder_id])
    expect(await ids(kit.as.product_management, 'zoe@home')).toEqual([])
  })

  test('treats wildcards, quotes and blanks as text', async () => {
    for (const text of ['%%%', '___', "a'b", '\\\\\\', '   ']) expect(await ids(kit.as.admin, text), text).toEqual([])
    expectProblem(await kit.as.admin.get('/v1/internal/console/search'), 'invalid_parameter')
    expectProblem(await kit.as.admin.get('/v1/internal/console/search?query=a&page=1'), 'unknown_parameter')
  })

  test('treats every character that the database folds to a wildcard as text', async () => {
    const wild = await kit.query<{ letter: string }>(
      `select chr(i) as letter from generate_series(128, 65535) i where i not between 55296 and 57343 and fold(chr(i)) ~ '[%_\\\\]'`,
    )
    expect(wild.length).toBeGreaterThan(3)
    for (const { letter } of wild)
      for (const text of [letter.repeat(3), `${letter}%%`]) expect(await ids(kit.as.admin, text), text).toEqual([])
  })

  test('uses indexes: no query scans the table of orders, guests, tickets, sales or memos', async () => {
    const { text, values } = await statement('ana.costa')
    const own = new pg.Client(kit.database)
    await own.connect()
    // PostgreSQL would rightly scan tables as small as these.
    await own.query('set enable_seqscan = off')
    const { rows } = await own.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    await own.end()
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    for (const index of ['bookingorder_email', 'purchaseorder_reference', 'memo_text']) expect(plan).toContain(index)
    expect(plan).not.toMatch(
      /Seq Scan on (bookingorder|orderitem|guest|ticket|reservation|invoice|purchaseorder|purchaseorder_item|endpoint|memo|allotment|grouprequest|event|event_text)\b/,
    )
  })
})

/** The statement that the service sends for a text. */
async function statement(query: string): Promise<{ text: string; values: unknown[] }> {
  const sent = await statementsOf(kit.service, () => find(kit.as.admin, query))
  const found = sent.find(({ sql }) => sql.includes('as way'))
  return { text: found?.sql ?? '', values: [...(found?.parameters ?? [])] }
}
