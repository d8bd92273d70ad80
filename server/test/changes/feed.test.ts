import { describe, expect, test } from 'vitest'
import { exampleChange } from '../../src/channels/changes/schema.js'
import { audiencesOf } from '../../src/channels/changes/visibility.js'
import { encodeCursor } from '../../src/platform/changes/cursor.js'
import type { ChangeRow } from '../../src/platform/changes/rows.js'
import { readMark } from '../../src/platform/changes/store.js'
import { expectProblem, startKit } from '../kit/index.js'
import { order, putEvent, putOnSale } from '../selling/kit.js'
import { type Change, changesBy, cursorNow, type Page, readOn, settled, thin } from './kit.js'

const kit = await startKit()
const { distributor, distributor2, supplier, supplier2, product_management: operator } = kit.as

const reserve = async (ticket: string, quantity = 1) => {
  const { body, status, text } = await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket, quantity))
  if (status !== 201) throw new Error(text)
  return body.reservation_id
}
const ofType = (changes: Change[], type: string) => changes.filter((one) => one.type === type)
const types = (changes: Change[]) => changes.map(({ type }) => type)

describe('content', () => {
  test('a ticket is reported when it is offered, changes price or status, and is withdrawn', async () => {
    const event_id = await putEvent(kit)
    const [category] = await kit.query<{ category_id: string }>(
      'select c.category_id from category c join event e using (venue_id) where e.event_id = $1',
      [event_id],
    )
    let ticket_id = ''
    const changes = await changesBy(kit, distributor, async () => {
      const made = await operator.post<{ ticket_id: string }>('/v1/tickets', {
        event_id,
        category_id: category?.category_id,
        supplier_id: kit.accounts.supplier.supplier_id,
        face_value: 5_000,
        cost_price: 4_000,
        supplier_quantity: 5,
      })
      ticket_id = made.body.ticket_id
      await operator.patch(`/v1/tickets/${ticket_id}`, { cost_price: 6_000 })
      await operator.patch(`/v1/tickets/${ticket_id}`, { ticket_status: 'disabled' })
      await operator.delete(`/v1/tickets/${ticket_id}`)
    })
    const own = changes.filter(({ id }) => id === ticket_id)
    expect(types(own)).toEqual(['ticket_created', 'ticket_changed', 'ticket_changed', 'ticket_removed'])
    expect(own[1]?.changed).toEqual(expect.arrayContaining(['net_rate']))
    expect(own[1]?.changed).not.toContain('cost_price')
    expect(own[2]?.changed).toEqual(expect.arrayContaining(['ticket_status', 'allowed_quantities']))
    expect(own.map(({ version }) => version)).toEqual([1, 2, 3, 4])
  })

  test('a hold is reported to its buyer as a reservation, and to every client that sees the ticket as a stock change', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const from = { first: await cursorNow(kit, distributor), second: await cursorNow(kit, distributor2) }
    const reservation_id = await reserve(ticket, 2)
    const stock = {
      type: 'ticket_changed',
      id: ticket,
      // The example of the reference.
      changed: exampleChange('ticket_changed').changed,
    }
    const mine = (await readOn(kit, distributor, from.first)).map(thin)
    expect(mine).toHaveLength(2)
    expect(mine).toEqual(expect.arrayContaining([stock, { type: 'reservation_created', id: reservation_id, changed: [] }]))
    expect((await readOn(kit, distributor2, from.second)).map(thin)).toEqual([stock])
  })

  test('the sale of the last ticket also reports the new status of the event', async () => {
    const event_id = await putEvent(kit)
    const ticket = await putOnSale(kit, { stock: 1, event_id })
    const changes = await changesBy(kit, distributor2, () => reserve(ticket))
    expect(changes.map(thin)).toContainEqual({ type: 'event_changed', id: event_id, changed: ['event_status'] })
    const other = await putOnSale(kit, { stock: 5 })
    expect(types(await changesBy(kit, distributor2, () => reserve(other)))).not.toContain('event_changed')
  })

  test('a change of an event is reported with its changed fields: date, status, venue', async () => {
    const event_id = await putEvent(kit)
    const changes = await changesBy(kit, distributor, async () => {
      await operator.patch(`/v1/events/${event_id}`, { date_start: '2031-05-05T20:00:00', date_stop: '2031-05-05T22:00:00' })
      await operator.patch(`/v1/events/${event_id}`, { event_status: 'postponed' })
    })
    const own = changes.filter(({ id }) => id === event_id)
    expect(own[0]?.changed).toEqual(expect.arrayContaining(['date_start', 'date_start_utc', 'date_stop']))
    expect(own[1]?.changed).toEqual(['event_status'])
  })

  test('a ticket is reported when a field changes that it takes from its event, category or supplier', async () => {
    const event_id = await putEvent(kit)
    const ticket = await putOnSale(kit, { stock: 5, event_id })
    const [category] = await kit.query<{ category_id: string }>('select category_id from ticket where ticket_id = $1', [ticket])
    const policy = [{ until_days_before: 10, refund_percent: 40 }]
    const supplierPath = `/v1/suppliers/${kit.accounts.supplier.supplier_id}`
    const acts: [string[], () => Promise<{ status: number; text: string }>][] = [
      [['allowed_quantities'], () => operator.patch(`/v1/events/${event_id}`, { event_status: 'postponed' })],
      [['category_name'], () => operator.patch(`/v1/categories/${category?.category_id}`, { category_name: `Ring ${Math.random()}` })],
      [['options'], () => operator.patch(`/v1/categories/${category?.category_id}`, { options: { videowall: true } })],
      [
        ['allowed_quantities', 'eventdays'],
        () => operator.patch(`/v1/events/${event_id}`, { date_start: '2031-05-05T20:00:00', date_stop: '2031-05-05T22:00:00' }),
      ],
      [['cancellation_policy'], () => kit.as.admin.patch(supplierPath, { cancellation_policy: policy })],
      [['supplier_terms'], () => kit.as.admin.patch(supplierPath, { general_terms: 'https://supplier.example/terms' })],
    ]
    for (const [fields, act] of acts) {
      const changes = await changesBy(kit, distributor, async () => {
        const { status, text } = await act()
        expect(status, text).toBe(200)
      })
      expect(changes.find(({ id }) => id === ticket)?.changed, String(fields)).toEqual(expect.arrayContaining(fields))
    }
  })

  test('a ticket that its category or the sale times of its event take off sale is reported, and again when it is back on sale', async () => {
    const event_id = await putEvent(kit)
    const ticket = await putOnSale(kit, { stock: 5, event_id })
    const [found] = await kit.query<{ category_id: string; sport_type: string }>(
      'select t.category_id, e.sport_type from ticket t join event e using (event_id) where t.ticket_id = $1',
      [ticket],
    )
    const category = (sports_disabled: unknown[]) => operator.patch(`/v1/categories/${found?.category_id}`, { sports_disabled })
    const event = (sales_periods: object[]) => operator.patch(`/v1/events/${event_id}`, { sales_periods })
    const later = { date_start: '2031-01-01T00:00:00', date_stop: '2031-02-01T00:00:00', label: 'Later' }
    const acts: [number[], () => Promise<unknown>][] = [
      [[], () => category([found?.sport_type])],
      [[1, 2, 3, 4, 5], () => category([])],
      [[], () => event([later])],
      [[1, 2, 3, 4, 5], () => event([])],
    ]
    for (const [allowed_quantities, act] of acts) {
      const changes = await changesBy(kit, distributor, act, '&include=full')
      expect(changes.find(({ id }) => id === ticket)).toMatchObject({
        type: 'ticket_changed',
        changed: ['allowed_quantities'],
        data: { allowed_quantities },
      })
    }
  })

  test('a translation is reported when it is created, changed and deleted', async () => {
    const event_id = await putEvent(kit)
    const path = `/v1/event-translations/${event_id}/nl_NL`
    const found = await changesBy(kit, distributor, async () => {
      const put = (translated_event_name: string) => operator.put(path, { translated_event_name })
      for (const answer of [await put('Wedstrijd'), await put('De wedstrijd'), await operator.delete(path)])
        expect([200, 201, 204], answer.text).toContain(answer.status)
    })
    expect(found.filter(({ resource }) => resource === 'event_translation').map(({ type, id }) => ({ type, id }))).toEqual(
      ['created', 'updated', 'removed'].map((kind) => ({ type: `event_translation_${kind}`, id: `${event_id}/nl_NL` })),
    )
  })

  test('a booking is reported to buyer and supplier, each with the fields it may see', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const reservation_id = await reserve(ticket)
    const from = { buyer: await cursorNow(kit, distributor), seller: await cursorNow(kit, supplier) }
    const { body } = await distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
      reservation_id,
      accepted_gt: true,
      payment_method: 'invoice',
    })
    const id = body.bookingorders[0]?.bookingorder_id ?? ''
    const mine = await readOn(kit, distributor, from.buyer)
    expect(types(mine)).toEqual(expect.arrayContaining(['bookingorder_created', 'reservation_updated', 'ticket_changed']))
    const sold = await readOn(kit, supplier, from.seller)
    expect(types(sold)).toEqual(expect.arrayContaining(['bookingorder_created', 'sale_created', 'ticket_changed']))
    expect(types(sold).join()).not.toContain('reservation')
    const changed = async (as: typeof distributor) =>
      ofType(
        await changesBy(kit, as, () => distributor.put(`/v1/bookingorders/${id}`, { invoice_reference: `R ${Math.random()}` })),
        'bookingorder_updated',
      )
    expect((await changed(distributor)).map(thin)).toEqual([{ type: 'bookingorder_updated', id, changed: ['invoice_reference'] }])
    expect(await changed(supplier)).toEqual([])
  })

  test('include=full returns each resource as in its list, and null if the caller no longer sees it', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const gone = await putOnSale(kit, { stock: 5 })
    const changes = await changesBy(
      kit,
      distributor,
      async () => {
        await reserve(ticket, 2)
        await operator.patch(`/v1/tickets/${gone}`, { sales_price: 99_000 })
        await operator.delete(`/v1/tickets/${gone}`)
      },
      '&include=full',
    )
    const of = (id: string) => changes.filter((one) => one.id === id)
    expect(of(ticket)[0]?.data).toMatchObject({ ticket_id: ticket, available_quantity: 3 })
    expect(of(ticket)[0]?.data).not.toHaveProperty('cost_price')
    expect(of(gone).map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'ticket_changed', data: null },
      { type: 'ticket_removed', data: null },
    ])
    expect(changes.find(({ resource }) => resource === 'reservation')?.data).toMatchObject({ status: 'active' })
  })

  test('types filters the feed; an unknown type is refused by name', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    expect(types(await changesBy(kit, distributor, () => reserve(ticket), '&types=reservation_created'))).toEqual(['reservation_created'])
    expectProblem(await distributor.get('/v1/changes?types=weather_changed'), 'invalid_parameter')
  })

  test('pages continue without gaps and include the last entry', async () => {
    const tickets = await Promise.all(Array.from({ length: 7 }, () => putOnSale(kit, { stock: 5 })))
    const cursor = await cursorNow(kit, distributor)
    for (const ticket of tickets) await reserve(ticket)
    const whole = (await readOn(kit, distributor, cursor)).map(thin)
    const paged = (await readOn(kit, distributor, cursor, '&limit=3')).map(thin)
    expect(new Set(paged.map((one) => JSON.stringify(one)))).toEqual(new Set(whole.map((one) => JSON.stringify(one))))
    expect(whole.filter(({ type }) => type === 'ticket_changed')).toHaveLength(7)
  })
})

describe('who sees what', () => {
  test("another tenant's reservations, orders, sales and ticket files never appear", async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const cursors = [await cursorNow(kit, distributor2), await cursorNow(kit, supplier2)]
    await distributor.post('/v1/bookings', { reservation_id: await reserve(ticket), accepted_gt: true, payment_method: 'invoice' })
    expect(new Set(types(await readOn(kit, distributor2, cursors[0] ?? '')))).toEqual(new Set(['ticket_changed']))
    expect(await readOn(kit, supplier2, cursors[1] ?? '')).toEqual([])
  })

  test('a ticket that is disabled for a distributor is removed for it only, and created again when it is enabled', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const disabled = (ids: (string | null)[]) => operator.patch(`/v1/tickets/${ticket}`, { distributors_disabled: ids })
    const first = await changesBy(kit, distributor, () => disabled([kit.accounts.distributor.distributor_id]))
    expect(first.map(thin)).toEqual([{ type: 'ticket_removed', id: ticket, changed: [] }])
    expect(await changesBy(kit, distributor, () => operator.patch(`/v1/tickets/${ticket}`, { sales_price: 77_000 }))).toEqual([])
    const others = await changesBy(kit, distributor2, () => operator.patch(`/v1/tickets/${ticket}`, { sales_price: 78_000 }))
    expect(others.map(({ type }) => type)).toEqual(['ticket_changed'])
    expect((await changesBy(kit, distributor, () => disabled([]))).map(thin)).toEqual([{ type: 'ticket_created', id: ticket, changed: [] }])
  })

  test('a resource that is visible again when the feed is read is not reported as removed', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const disabled = (ids: (string | null)[]) => operator.patch(`/v1/tickets/${ticket}`, { distributors_disabled: ids })
    const changes = await changesBy(kit, distributor, async () => {
      await disabled([kit.accounts.distributor.distributor_id])
      await disabled([])
    })
    expect(types(changes)).toEqual(['ticket_created'])
  })

  test('tickets of a suspended supplier are removed for buyers', async () => {
    const [{ supplier_id } = { supplier_id: '' }] = await kit.query<{ supplier_id: string }>(
      `insert into supplier (supplier_id, name, iso_country, default_currency, created, updated)
       values ('suspended_spp', 'Suspended', 'ESP', 'EUR', now(), now()) returning supplier_id`,
    )
    const ticket = await putOnSale(kit, { stock: 5, supplier_id })
    const changes = await changesBy(kit, distributor, () =>
      kit.query(`update supplier set supplier_status = 'suspended' where supplier_id = $1`, [supplier_id]),
    )
    expect(changes.map(thin)).toEqual([{ type: 'ticket_removed', id: ticket, changed: [] }])
  })

  test('a field that the caller may not see is not named, and a change of only such fields is not reported', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const note = () => operator.patch(`/v1/tickets/${ticket}`, { note: `Note ${Math.random()}` })
    expect(await changesBy(kit, distributor, note)).toEqual([])
    expect((await changesBy(kit, supplier, note)).map(thin)).toEqual([{ type: 'ticket_changed', id: ticket, changed: ['note'] }])
  })

  test('only a distributor that moved to another country is told to read all lists again', async () => {
    const move = (iso_country: string) =>
      kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor2.distributor_id}`, { iso_country })
    expect(types(await changesBy(kit, distributor2, () => move('FRA')))).toEqual(['catalogue_reset'])
    expect(await changesBy(kit, distributor, () => move('GBR'))).toEqual([])
  })
})

describe('order', () => {
  test('a transaction that commits late is never skipped; a reader that uses the sequence alone misses it', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const other = await putOnSale(kit, { stock: 5 })
    await settled(kit)
    const cursor = await cursorNow(kit, distributor)
    const late = await kit.service.database.pool.connect()
    const seen: string[] = []
    const bySequence: string[] = []
    let [last = 0] = (await kit.query<{ number: string }>('select coalesce(max(number), 0) as number from change')).map(({ number }) =>
      Number(number),
    )
    const naive = async () => {
      for (const row of await kit.query<{ number: string; resource_id: string }>(
        'select number, resource_id from change where number > $1 order by number',
        [last],
      )) {
        bySequence.push(row.resource_id)
        last = Number(row.number)
      }
    }
    const read = async (from: string) => {
      const { body } = await distributor.get<Page>(`/v1/changes?after=${from}`)
      seen.push(...body.changes.map(({ id }) => id))
      return body.cursor
    }
    try {
      await late.query('begin')
      await late.query('update ticket set sales_price = sales_price + 1 where ticket_id = $1', [ticket])
      await operator.patch(`/v1/tickets/${other}`, { sales_price: 55_555 })
      const between = await read(cursor)
      await naive()
      expect(bySequence).toContain(other)
      await late.query('commit')
      await settled(kit)
      await read(between)
      await naive()
    } finally {
      late.release()
    }
    expect(new Set(seen)).toEqual(new Set([ticket, other]))
    expect(bySequence).not.toContain(ticket)
  })

  test('a rolled back change is never reported', async () => {
    const ticket = await putOnSale(kit, { stock: 1 })
    const changes = await changesBy(kit, distributor, () => distributor.post('/v1/reservations', order(ticket, 3)))
    expect(changes).toEqual([])
  })

  test('holds of one batch on one ticket are reported as one stock change', async () => {
    const ticket = await putOnSale(kit, { stock: 50 })
    const changes = await changesBy(kit, distributor, () => Promise.all(Array.from({ length: 30 }, () => reserve(ticket))))
    expect(ofType(changes, 'reservation_created')).toHaveLength(30)
    const [{ batches } = { batches: 0 }] = await kit.query<{ batches: number }>(
      `select count(distinct xid)::int as batches from change where resource = 'ticket' and resource_id = $1 and stock_before is not null`,
      [ticket],
    )
    expect(ofType(changes, 'ticket_changed')).toHaveLength(batches)
    expect(batches).toBeLessThan(30)
  })
})

describe('cursors', () => {
  test('without a cursor the feed starts with the oldest stored change', async () => {
    const { body } = await distributor.get<Page>('/v1/changes?limit=1')
    expect(body.changes).toHaveLength(1)
    expect((await distributor.get<Page>(`/v1/changes?after=${body.cursor}&limit=1`)).body.changes[0]?.id).not.toBe(body.changes[0]?.id)
  })

  test('an invalid cursor is refused with 400', async () => {
    const cursor = await cursorNow(kit, distributor)
    const swapped = `${cursor.slice(0, 4)}${cursor[4] === 'A' ? 'B' : 'A'}${cursor.slice(5)}`
    for (const bad of [cursor.slice(1), cursor.slice(0, -1), swapped, 'x', '12.3', '%00'])
      expect([400], bad).toContain((await distributor.get(`/v1/changes?after=${bad}`)).status)
    expectProblem(await distributor.get(`/v1/changes?after=${swapped}`), 'invalid_change_cursor')
  })

  test('a cursor that is too old, from another database or from the future gets 410 with the address for a new start', async () => {
    const { epoch, settled: xid, written, at } = await readMark(kit.service.ctx.db)
    const day = 86_400_000
    const good = { xid, number: 0, epoch, written, at }
    expect((await distributor.get(`/v1/changes?after=${encodeCursor({ ...good, at: new Date(at.getTime() - 29 * day) })}`)).status).toBe(
      200,
    )
    const expired = [
      { ...good, at: new Date(at.getTime() - 31 * day) },
      { ...good, epoch: '1-00000001' },
      { ...good, xid: String(BigInt(xid) + 1_000_000n) },
      { ...good, xid: '99999999999999999999' },
      { ...good, written: 999_999_999_999_999 },
    ]
    for (const cursor of expired) {
      const answer = await distributor.get(`/v1/changes?after=${encodeCursor(cursor)}`)
      expect(expectProblem(answer, 'change_cursor_expired').resync).toBe('/v1/changes?after=now')
    }
  })

  test('a cursor stays valid after a fail-over to a replica, unless the replica lacks changes that the cursor has passed', async () => {
    const { epoch, ...mark } = await readMark(kit.service.ctx.db)
    const [cluster = '', timeline = ''] = epoch.split('-')
    // As after a promotion: the newest timeline of the database is another one.
    await kit.query('update change_epoch set epoch = $1', [`${cluster}-00000000`])
    const [before] = await kit.query<{ reached: string }>('select reached from change_epoch')
    const reached = Number(before?.reached)
    const given = (written: number, by = `${cluster}-00000000`) =>
      distributor.get(`/v1/changes?after=${encodeCursor({ xid: mark.settled, number: 0, epoch: by, written, at: mark.at })}`)
    expect((await given(reached)).status).toBe(200)
    expectProblem(await given(reached + 1), 'change_cursor_expired')
    expectProblem(await given(reached, `${cluster}-0000000A`), 'change_cursor_expired')
    expectProblem(await given(reached, `1${cluster}-00000000`), 'change_cursor_expired')
    // Once more: a cursor must be valid in all timelines since.
    await kit.query('update change_epoch set epoch = $1, reached = reached + 1000 where epoch = $2', [`${cluster}-0000000B`, epoch])
    expect((await given(reached)).status).toBe(200)
    expectProblem(await given(reached + 1), 'change_cursor_expired')
    expect((await kit.query('select epoch from change_epoch order by number')).map((row) => row.epoch)).toEqual([
      `${cluster}-00000000`,
      `${cluster}-0000000B`,
      `${cluster}-${timeline}`,
    ])
  })

  test('who may see a ticket is read again after a fail-over: the new server can have given its number to another audience', async () => {
    const audience_id = 2_000_000_000
    await kit.query(`insert into ticket_audience values ($1, 'x', true, '{}', '{}', '{}', '{}', '{}', '{}')`, [audience_id])
    const row = { audience_id, audience_before: null, now_audience: null } as ChangeRow
    const activeIn = async (epoch: string) => (await audiencesOf(kit.service.ctx.db, [row], epoch)).get(audience_id)?.supplier_active
    expect(await activeIn('before')).toBe(true)
    await kit.query('update ticket_audience set supplier_active = false where audience_id = $1', [audience_id])
    expect(await activeIn('before')).toBe(true)
    expect(await activeIn('after')).toBe(false)
    await kit.query('delete from ticket_audience where audience_id = $1', [audience_id])
  })

  test('a copy in another cluster makes all cursors invalid, and its notifications continue', async () => {
    // As after a dump was loaded elsewhere: its transaction numbers are higher than those of the new cluster.
    await kit.query(`update change_epoch set epoch = '1-00000001' where number = (select max(number) from change_epoch)`)
    await kit.query(`update change_reader set xid = '9000000000000'`)
    await kit.query(`update change set xid = '9000000000000' where xid = (select max(xid) from change)`)
    const { settled: xid, written, at } = await readMark(kit.service.ctx.db)
    const old = encodeCursor({ xid, number: 0, epoch: '1-00000001', written, at })
    expectProblem(await distributor.get(`/v1/changes?after=${old}`), 'change_cursor_expired')
    expect(await kit.query(`select from change where xid >= '9000000000000'`)).toEqual([])
    expect(await kit.query(`select from change_reader where xid >= '9000000000000'`)).toEqual([])
    const ticket = await putOnSale(kit, { stock: 5 })
    expect(types(await changesBy(kit, distributor, () => reserve(ticket)))).toContain('ticket_changed')
  })

  test('the cursor advances also when no change is visible to the caller', async () => {
    const ticket = await putOnSale(kit, { stock: 5 })
    const cursor = await cursorNow(kit, supplier2)
    await reserve(ticket)
    await settled(kit)
    const { body } = await supplier2.get<Page>(`/v1/changes?after=${cursor}`)
    expect(body.changes).toEqual([])
    expect(body.cursor).not.toBe(cursor)
  })
})
