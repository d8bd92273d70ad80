import { afterEach, describe, expect, test } from 'vitest'
import { releaseDue } from '../../src/selling/allotments/sweep.js'
import type { groupRequestNews } from '../../src/selling/grouprequests/letters.js'
import { groupRequestMachine } from '../../src/selling/grouprequests/states.js'
import { expireRequests, remindNames } from '../../src/selling/grouprequests/sweep.js'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import { expectProblem, startKit } from '../kit/index.js'
import { order, putEvent, putOnSale } from '../selling/kit.js'
import { brokenAllotments, quantitiesOf, readAllotment } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', TRADE_LETTER_RECIPIENT_LIMIT: '100000' })
const { distributor, distributor2, supplier, supplier2, support } = kit.as
const supplier_id = kit.accounts.supplier.supplier_id as string
const supplier2_id = kit.accounts.supplier2.supplier_id as string
const inHours = (hours: number) => new Date(kit.clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 19)

interface Request {
  grouprequest_id: string
  status: string
  supplier_ids: string[]
  contact_email: string | null
  quotes: { quote_id: string; supplier_id: string; status: string }[]
  allotment_id: string | null
  reservation_id: string | null
  [field: string]: unknown
}
interface Quote {
  quote_id: string
  status: string
  totals: { currency_code: string; amount: number }[]
  release_at: string | null
}

async function ask(more: object = {}): Promise<Request> {
  const made = await distributor.post<Request>('/v1/grouprequests', {
    ...{ size: 6, deadline: inHours(72), contact_email: 'groups@agency.example', description: 'A school' },
    ...more,
  })
  expect(made.status, made.text).toBe(201)
  return made.body
}
const quoteBody = (ticket_id: string, quantity: number, net_rate = 9_000) => ({
  items: [{ ticket_id, quantity, net_rate, currency_code: 'EUR' }],
  valid_until: inHours(48),
  deposit_percentage: 25,
  conditions: 'Names two weeks before',
})
async function quote(id: string, ticket_id: string, quantity = 6, as = supplier, net_rate = 9_000): Promise<Quote> {
  const made = await as.post<Quote>(`/v1/grouprequests/${id}/quotes`, quoteBody(ticket_id, quantity, net_rate))
  expect(made.status, made.text).toBe(201)
  return made.body
}
const read = async (id: string, as = distributor) => (await as.get<Request>(`/v1/grouprequests/${id}`)).body
const told = async (id: string) =>
  (await kit.query<{ event_type: string }>('select distinct event_type from domain_event where resource_id = $1 order by 1', [id])).map(
    (one) => one.event_type,
  )

afterEach(async () => {
  expect(await kit.query(brokenAllotments)).toEqual([])
})

describe('a group request', () => {
  test('is sent to all suppliers that offer the event; each sees only itself and its own quotes', async () => {
    const event_id = await putEvent(kit)
    const ticket = await putOnSale(kit, { event_id, stock: 10 })
    const other = await putOnSale(kit, { event_id, stock: 10, supplier_id: supplier2_id })
    const { grouprequest_id, supplier_ids } = await ask({ event_id, description: undefined })
    expect(supplier_ids.sort()).toEqual([supplier_id, supplier2_id].sort())
    await quote(grouprequest_id, ticket)
    await quote(grouprequest_id, other, 6, supplier2, 8_000)
    expect((await read(grouprequest_id)).quotes).toHaveLength(2)
    const seen = await read(grouprequest_id, supplier)
    expect(seen).toMatchObject({ status: 'quoted', supplier_ids: [supplier_id], contact_email: null })
    expect(seen.quotes.map((one) => one.supplier_id)).toEqual([supplier_id])
    // Its version would tell how many others have quoted.
    expect((await supplier.get(`/v1/grouprequests/${grouprequest_id}`)).headers.get('etag')).toBeNull()
    expectProblem(await distributor2.get(`/v1/grouprequests/${grouprequest_id}`), 'grouprequest_not_found')
    expectProblem(await supplier.get(`/v1/grouprequests/${grouprequest_id}/history`), 'forbidden')
    expect(await told(grouprequest_id)).toEqual(['grouprequest_created', 'grouprequest_quoted'])
  })

  test('tells a supplier that is asked who asks, when the event is, which categories are wished and what may be paid; nobody else', async () => {
    const event_id = await putEvent(kit)
    const ticket_id = await putOnSale(kit, { event_id, stock: 10 })
    const { category_id } = (await support.get<{ category_id: string }>(`/v1/tickets/${ticket_id}`)).body
    const { category_name } = (await support.get<{ category_name: string }>(`/v1/categories/${category_id}`)).body
    const { date_start } = (await support.get<{ date_start: string }>(`/v1/events/${event_id}`)).body
    await kit.query("update supplier set emails = array['desk@sellers.example'] where supplier_id = $1", [supplier_id])
    const more = { event_id, category_ids: [category_id], budget: 123_456, currency_code: 'EUR', supplier_ids: [supplier_id] }
    const { grouprequest_id } = await ask(more)
    const facts = {
      distributor_name: (await support.get(`/v1/distributors/${kit.accounts.distributor.distributor_id}`)).body.distributor_name,
      event_startdate: date_start,
      category_names: [category_name],
      ...{ budget: 123_456, currency_code: 'EUR' },
    }
    const listed = async (as: typeof supplier) =>
      (await as.get<{ grouprequests: object[] }>(`/v1/grouprequests?grouprequest_id=${grouprequest_id}`)).body.grouprequests
    for (const as of [supplier, distributor, support]) {
      expect(await read(grouprequest_id, as)).toMatchObject(facts)
      expect(await listed(as)).toMatchObject([facts])
    }
    for (const stranger of [supplier2, distributor2]) {
      expectProblem(await stranger.get(`/v1/grouprequests/${grouprequest_id}`), 'grouprequest_not_found')
      expect(await listed(stranger)).toEqual([])
      const waiting = await stranger.get(`/v1/grouprequests?awaiting=true&grouprequest_id=${grouprequest_id}`)
      expect(waiting.body.grouprequests).toEqual([])
    }
    const [letter] = await kit.query<{ text: string }>(
      "select data ->> 'text' as text from pgboss.job where name = 'mail' and data ->> 'to' = 'desk@sellers.example' and data ->> 'text' like $1",
      [`%${grouprequest_id}%`],
    )
    for (const fact of [date_start.replace('T', ' '), category_name, '1234.56 EUR']) expect(letter?.text).toContain(fact)
  })

  test('becomes an allotment at the quoted price when a quote is accepted so', async () => {
    const ticket = await putOnSale(kit, { stock: 10, net_rate: 10_000 })
    const { grouprequest_id } = await ask({ supplier_ids: [supplier_id] })
    const { quote_id, totals } = await quote(grouprequest_id, ticket)
    expect(totals).toEqual([{ currency_code: 'EUR', amount: 54_000 }])
    const accepted = await distributor.post<Request>(`/v1/grouprequests/${grouprequest_id}/accept`, { quote_id })
    expect(accepted.status, accepted.text).toBe(200)
    expect(accepted.body).toMatchObject({ status: 'accepted', reservation_id: null })
    const allotment_id = accepted.body.allotment_id as string
    expect(await readAllotment(kit, allotment_id)).toMatchObject({ quantity: 6, free: 6, grouprequest_id })
    const held = await distributor.post<{ items: object[] }>('/v1/reservations', order(ticket, 2))
    expect(held.body.items).toMatchObject([{ net_rate: 9_000, allotment_id }])
    expect(await told(grouprequest_id)).toContain('grouprequest_accepted')
  })

  test('becomes a reservation at the quoted price; if it is not booked, its tickets return to free stock', async () => {
    const ticket = await putOnSale(kit, { stock: 10, net_rate: 10_000 })
    const { grouprequest_id } = await ask({ supplier_ids: [supplier_id] })
    const { quote_id } = await quote(grouprequest_id, ticket)
    const { body } = await distributor.post<Request>(`/v1/grouprequests/${grouprequest_id}/accept`, { quote_id, as: 'reservation' })
    const held = await distributor.get<{ items: object[] }>(`/v1/reservations/${body.reservation_id}`)
    expect(held.body.items).toMatchObject([{ quantity: 6, net_rate: 9_000, allotment_id: body.allotment_id }])
    expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 4, reservations_quantity: 6, allotted_quantity: 0 })
    kit.clock.advance({ minutes: 31 })
    await releaseDue(kit.service.ctx)
    await releaseExpired(kit.service.ctx)
    await releaseDue(kit.service.ctx)
    expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 10, allotments: 0 })
  })

  test.each(['allotment', 'reservation'])('accepted as %s: the first version in the history is the allotment as it is read', async (as) => {
    const ticket = await putOnSale(kit, { stock: 10, net_rate: 10_000 })
    const { grouprequest_id } = await ask({ supplier_ids: [supplier_id] })
    const quoted = await supplier.post<Quote>(`/v1/grouprequests/${grouprequest_id}/quotes`, {
      ...quoteBody(ticket, 6),
      release: { kind: 'before', days: 2, hours: 0 },
    })
    const { quote_id } = quoted.body
    const { body } = await distributor.post<Request>(`/v1/grouprequests/${grouprequest_id}/accept`, { quote_id, as })
    const path = `/v1/allotments/${body.allotment_id}`
    const { history } = (await support.get<{ history: { allotment: object }[] }>(`${path}/history`)).body
    expect(history.map(({ allotment }) => allotment)).toEqual([(await support.get(path)).body])
  })

  test('A quote whose release has passed cannot be accepted as an allotment; the release follows an event that moves, and the quote shows it', async () => {
    const event_id = await putEvent(kit)
    const ticket = await putOnSale(kit, { event_id, stock: 10 })
    const { date_start } = (await support.get<{ date_start: string }>(`/v1/events/${event_id}`)).body
    const later = `${Number(date_start.slice(0, 4)) + 1}${date_start.slice(4)}`
    const { grouprequest_id } = await ask({ supplier_ids: [supplier_id] })
    const quoted = (release: object) =>
      supplier.post<Quote>(`/v1/grouprequests/${grouprequest_id}/quotes`, { ...quoteBody(ticket, 2, 10_000), release })
    const at = inHours(24)
    const fixed = await quoted({ kind: 'at', at })
    const counted = await quoted({ kind: 'before', days: 2, hours: 0 })
    const [{ before } = { before: new Date() }] = await kit.query<{ before: Date }>(
      'select release_at as before from grouprequest_quote where quote_id = $1',
      [counted.body.quote_id],
    )
    expect([fixed.body.release_at, counted.body.release_at]).toEqual([at, before.toISOString().slice(0, 19)])
    kit.clock.advance({ hours: 25 })
    const accept = (quote_id: string) => distributor.post<Request>(`/v1/grouprequests/${grouprequest_id}/accept`, { quote_id })
    expectProblem(await accept(fixed.body.quote_id), 'quote_closed', { quote_status: 'expired' })
    const moved = await kit.as.product_management.patch(`/v1/events/${event_id}`, { date_start: later, date_stop: later })
    expect(moved.status, moved.text).toBe(200)
    const shown = (await read(grouprequest_id)).quotes.find(({ quote_id }) => quote_id === counted.body.quote_id)
    const accepted = await accept(counted.body.quote_id)
    expect(accepted.status, accepted.text).toBe(200)
    const { release_at } = await readAllotment(kit, accepted.body.allotment_id as string)
    expect(new Date(`${release_at}Z`).getTime()).toBeGreaterThan(before.getTime() + 300 * 24 * 3_600_000)
    expect(shown).toMatchObject({ release_at })
  })

  test('A supplier of the same organisation can be asked neither at first nor later', async () => {
    const onboarded = await kit.query<{ supplier_id: string }>(
      'update supplier set distributor_id = $1 where supplier_id = $2 returning supplier_id',
      [kit.accounts.distributor.distributor_id, supplier2_id],
    )
    try {
      expect(onboarded).toHaveLength(1)
      const { grouprequest_id } = await ask({ supplier_ids: [supplier_id] })
      expectProblem(await distributor.patch(`/v1/grouprequests/${grouprequest_id}`, { supplier_ids: [supplier2_id] }), 'own_ticket')
      const first = await distributor.post('/v1/grouprequests', {
        ...{ size: 6, deadline: inHours(72), contact_email: 'groups@agency.example', description: 'A school' },
        supplier_ids: [supplier2_id],
      })
      expectProblem(first, 'own_ticket')
    } finally {
      await kit.query('update supplier set distributor_id = null where supplier_id = $1', [supplier2_id])
    }
  })

  test('is refused with the remaining quantity when the tickets are sold, and stays open', async () => {
    const ticket = await putOnSale(kit, { stock: 7 })
    const { grouprequest_id } = await ask({ supplier_ids: [supplier_id] })
    const { quote_id } = await quote(grouprequest_id, ticket, 6, supplier, 10_000)
    await distributor2.post('/v1/reservations', order(ticket, 3))
    const refused = await distributor.post(`/v1/grouprequests/${grouprequest_id}/accept`, { quote_id })
    expectProblem(refused, 'insufficient_stock', {
      available_quantity: 4,
      items: [{ ticket_id: ticket, quantity: 6, available_quantity: 4 }],
    })
    expect(await read(grouprequest_id)).toMatchObject({ status: 'quoted', allotment_id: null })
  })

  test('that is accepted twice at the same time is accepted once', async () => {
    const ticket = await putOnSale(kit, { stock: 100 })
    const { grouprequest_id } = await ask({ supplier_ids: [supplier_id] })
    const quotes = [await quote(grouprequest_id, ticket), await quote(grouprequest_id, ticket, 5)]
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_nobody, number) =>
        distributor.post(`/v1/grouprequests/${grouprequest_id}/accept`, { quote_id: quotes[number % 2]?.quote_id }),
      ),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(await kit.query('select from allotment where grouprequest_id = $1', [grouprequest_id])).toHaveLength(1)
    const { quotes: after } = await read(grouprequest_id)
    expect(after.map((one) => one.status).sort()).toEqual(['accepted', 'declined'])
  })

  test('that is declined, withdrawn or expired is final', async () => {
    const ticket = await putOnSale(kit)
    const closed: Record<string, (id: string) => Promise<unknown>> = {
      declined: (id) => distributor.post(`/v1/grouprequests/${id}/decline`, {}),
      withdrawn: (id) => distributor.post(`/v1/grouprequests/${id}/withdraw`),
      expired: async () => {
        kit.clock.advance({ hours: 73 })
        await expireRequests(kit.service.ctx)
      },
    }
    for (const [status, act] of Object.entries(closed)) {
      const { grouprequest_id } = await ask({ supplier_ids: [supplier_id] })
      const { quote_id } = await quote(grouprequest_id, ticket)
      await act(grouprequest_id)
      expect((await read(grouprequest_id)).status).toBe(status)
      expectProblem(await distributor.post(`/v1/grouprequests/${grouprequest_id}/accept`, { quote_id }), 'illegal_transition')
      expectProblem(await supplier.post(`/v1/grouprequests/${grouprequest_id}/quotes`, quoteBody(ticket, 2)), 'illegal_transition')
      expect(await told(grouprequest_id)).toContain(`grouprequest_${status}`)
      const { body } = await distributor.get<{ history: { grouprequest: Request }[] }>(`/v1/grouprequests/${grouprequest_id}/history`)
      const statuses = body.history.map((one) => one.grouprequest.status).reverse()
      for (const [index, one] of statuses.slice(1).entries())
        expect([statuses[index], ...groupRequestMachine.moves[statuses[index] as 'new']]).toContain(one)
    }
  })

  test('a quote that was withdrawn or has expired cannot be accepted', async () => {
    const ticket = await putOnSale(kit)
    const { grouprequest_id } = await ask({ supplier_ids: [supplier_id] })
    const first = await quote(grouprequest_id, ticket)
    expect((await supplier.delete(`/v1/grouprequests/${grouprequest_id}/quotes/${first.quote_id}`)).status).toBe(200)
    expect((await read(grouprequest_id)).status).toBe('new')
    const second = await quote(grouprequest_id, ticket)
    expectProblem(await distributor.post(`/v1/grouprequests/${grouprequest_id}/accept`, { quote_id: first.quote_id }), 'quote_closed')
    kit.clock.advance({ hours: 49 })
    expectProblem(await distributor.post(`/v1/grouprequests/${grouprequest_id}/accept`, { quote_id: second.quote_id }), 'quote_closed')
    await expireRequests(kit.service.ctx)
    expect((await read(grouprequest_id)).quotes.map((one) => one.status)).toEqual(['withdrawn', 'expired'])
  })

  test('a supplier can quote only its own tickets of the requested event, and only if it was asked', async () => {
    const event_id = await putEvent(kit)
    await putOnSale(kit, { event_id })
    const foreign = await putOnSale(kit, { supplier_id: supplier2_id })
    const elsewhere = await putOnSale(kit)
    const { grouprequest_id } = await ask({ event_id, supplier_ids: [supplier_id] })
    const path = `/v1/grouprequests/${grouprequest_id}/quotes`
    expectProblem(await supplier.post(path, quoteBody(foreign, 2)), 'ticket_not_found')
    expectProblem(await supplier.post(path, quoteBody(elsewhere, 2)), 'validation_failed')
    expectProblem(await supplier2.post(path, quoteBody(foreign, 2)), 'grouprequest_not_found')
    expectProblem(await distributor.post(path, quoteBody(foreign, 2)), 'forbidden')
  })

  test('has at most 20 quotes of a supplier, those it took back included: 409 quote_limit', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    const other = await putOnSale(kit, { stock: 10, supplier_id: supplier2_id })
    const { grouprequest_id } = await ask({ supplier_ids: [supplier_id, supplier2_id] })
    const path = `/v1/grouprequests/${grouprequest_id}/quotes`
    for (let count = 0; count < 20; count++) {
      const { quote_id } = await quote(grouprequest_id, ticket)
      if (count % 2 === 0) expect((await supplier.delete(`${path}/${quote_id}`)).status).toBe(200)
    }
    expectProblem(await supplier.post(path, quoteBody(ticket, 6)), 'quote_limit', { quote_limit: 20 })
    await quote(grouprequest_id, other, 6, supplier2)
    expect((await read(grouprequest_id)).quotes).toHaveLength(21)
  })

  test('that was changed since it was read is not overwritten', async () => {
    const event_id = await putEvent(kit)
    await putOnSale(kit, { event_id })
    const path = `/v1/grouprequests/${(await ask({ event_id })).grouprequest_id}`
    const guard = { 'if-match': String((await distributor.get(path)).headers.get('etag')) }
    expect((await distributor.patch(path, { size: 7 }, guard)).status).toBe(200)
    expectProblem(await distributor.patch(path, { size: 8 }, guard), 'precondition_failed')
    expect((await distributor.get(path)).body.size).toBe(7)
  })

  test('can be changed twice without reading in between: the answer has the new ETag', async () => {
    const path = `/v1/grouprequests/${(await ask({ supplier_ids: [supplier_id] })).grouprequest_id}`
    const first = await distributor.patch(path, { size: 7 })
    const second = await distributor.patch(path, { size: 8 }, { 'if-match': String(first.headers.get('etag')) })
    expect(second.status, second.text).toBe(200)
    expect(second.headers.get('etag')).toBe((await distributor.get(path)).headers.get('etag'))
  })

  test('can have memos', async () => {
    const { grouprequest_id } = await ask({ supplier_ids: [supplier_id] })
    const path = `/v1/grouprequests/${grouprequest_id}/memos`
    const memo = await support.post<{ grouprequest_id: string }>(path, { text: 'Wants a coach park', scope: 'external' })
    expect(memo.body.grouprequest_id).toBe(grouprequest_id)
    expect((await distributor.get<{ memos: object[] }>(path)).body.memos).toHaveLength(1)
    expectProblem(await distributor2.get(path), 'grouprequest_not_found')
  })

  test('with a deadline in the past, without a description or with an unknown supplier is refused', async () => {
    const body = { size: 6, deadline: inHours(2), contact_email: 'a@b.example', description: 'A school' }
    expectProblem(await distributor.post('/v1/grouprequests', { ...body, deadline: '2020-01-01T00:00:00' }), 'validation_failed')
    expectProblem(await distributor.post('/v1/grouprequests', { ...body, description: undefined }), 'validation_failed')
    expectProblem(await distributor.post('/v1/grouprequests', { ...body, supplier_ids: ['nobody'] }), 'supplier_not_found')
    expectProblem(await distributor.post('/v1/grouprequests', { ...body, event_id: 'none' }), 'event_not_found')
    expectProblem(await distributor.post('/v1/grouprequests', { ...body, budget: 5 }), 'validation_failed')
  })
})

describe('letters about a group request', () => {
  const secrets = ['90.00', 'Names two weeks before', 'groups@agency.example']
  const endings: Record<
    Exclude<(typeof groupRequestNews)[number], 'created' | 'quoted'>,
    (id: string, quote_id: string) => Promise<unknown>
  > = {
    accepted: (id, quote_id) => distributor.post(`/v1/grouprequests/${id}/accept`, { quote_id }),
    declined: async (id, quote_id) => {
      await distributor.post(`/v1/grouprequests/${id}/decline`, { quote_id })
      await distributor.post(`/v1/grouprequests/${id}/decline`, {})
    },
    withdrawn: (id) => distributor.post(`/v1/grouprequests/${id}/withdraw`),
    expired: async () => {
      kit.clock.advance({ hours: 80 })
      await expireRequests(kit.service.ctx)
    },
    names_due: async (id, quote_id) => {
      await distributor.post(`/v1/grouprequests/${id}/accept`, { quote_id })
      await remindNames(kit.service.ctx)
    },
  }

  test.each(Object.entries(endings))('that is %s tell a supplier nothing of the quotes of another', async (news, end) => {
    await kit.query("update supplier set emails = array[supplier_id || '@sellers.example']")
    const ticket = await putOnSale(kit, { stock: 10, net_rate: 10_000 })
    const { grouprequest_id } = await ask({ supplier_ids: [supplier_id, supplier2_id] })
    const name_deadline = inHours(50).slice(0, 10)
    const made = await supplier.post<Quote>(`/v1/grouprequests/${grouprequest_id}/quotes`, { ...quoteBody(ticket, 6), name_deadline })
    expect(made.status, made.text).toBe(201)
    await end(grouprequest_id, made.body.quote_id)
    expect(await told(grouprequest_id)).toContain(`grouprequest_${news}`)
    const letters = await kit.query<{ to: string; text: string }>(
      "select data ->> 'to' as to, (data ->> 'subject') || (data ->> 'text') as text from pgboss.job where name = 'mail' and data ->> 'text' like $1",
      [`%${grouprequest_id}%`],
    )
    const [quoting] = await kit.query<{ name: string }>('select name from supplier where supplier_id = $1', [supplier_id])
    const toOther = letters.filter(({ to }) => to.startsWith(supplier2_id))
    expect(toOther.length).toBeGreaterThan(0)
    for (const { text } of toOther) for (const secret of [...secrets, quoting?.name ?? '']) expect(text).not.toContain(secret)
    // The letters to the parties of the quote have its terms.
    expect(letters.filter(({ to, text }) => to === 'groups@agency.example' && text.includes('90.00')).length).toBeGreaterThan(0)
  })
})

test('three days before the names are needed both parties are reminded, once, if tickets are still kept', async () => {
  const ticket = await putOnSale(kit, { stock: 30 })
  const name_deadline = inHours(24 * 10).slice(0, 10)
  const accepted = async () => {
    const { grouprequest_id: id } = await ask({ supplier_ids: [supplier_id] })
    const made = await supplier.post<{ quote_id: string; deposits: object[] }>(`/v1/grouprequests/${id}/quotes`, {
      ...quoteBody(ticket, 6),
      name_deadline,
    })
    expect(made.body.deposits).toEqual([{ currency_code: 'EUR', amount: 13_500 }])
    const answer = await distributor.post<Request>(`/v1/grouprequests/${id}/accept`, { quote_id: made.body.quote_id })
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }
  const [kept, ended] = [await accepted(), await accepted()]
  expect((await kit.as.admin.delete(`/v1/allotments/${ended.allotment_id}`)).status).toBe(200)
  expect(await remindNames(kit.service.ctx)).toBe(0)
  kit.clock.advance({ days: 7 })
  expect(await remindNames(kit.service.ctx)).toBe(1)
  expect(await remindNames(kit.service.ctx)).toBe(0)
  expect(await told(kept.grouprequest_id)).toContain('grouprequest_names_due')
  expect(await told(ended.grouprequest_id)).not.toContain('grouprequest_names_due')
})
