import { describe, expect, test } from 'vitest'
import type { Relation } from '../../src/selling/orders/relation.js'
import { everyRoute } from '../kit/routes.js'
import { form } from '../ticketfiles/kit.js'
import { type Case, openStage } from './kit.js'

/** Which relations may change an order, its tickets, guests, links and sale. Every route that changes them has a line here. */
const { as, cases, people, kit } = await openStage()
const routes = await everyRoute(kit.service.ctx)

interface Line {
  may: readonly Relation[]
  /** a valid body that changes nothing */
  body: object | FormData | ((one: Case) => object)
}
const buyers = ['buyer', 'ADMIN', 'SUPPORT'] as const
const files = ['seller', 'ADMIN', 'SUPPORT', 'PRODUCT_MANAGEMENT'] as const
const memo = { text: 'Hello', scope: 'external' }

const table: Record<string, Line> = {
  'PUT /v1/bookingorders/:bookingorder_id': {
    may: ['buyer', 'seller', 'relister', 'origin', 'ADMIN', 'SUPPORT', 'FINANCE'],
    body: {},
  },
  'POST /v1/bookingorders/:bookingorder_id/sandbox': { may: buyers, body: { action: 'complete' } },
  'POST /v1/bookingorders/:bookingorder_id/relist': {
    may: buyers,
    body: { items: [{ orderitem_id: 'there-is-none', asking_price: 1, currency_code: 'EUR' }] },
  },
  'POST /v1/bookingorders/:bookingorder_id/memos': { may: ['buyer', 'ADMIN', 'SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT'], body: memo },
  'POST /v1/bookingorders/:bookingorder_id/disruption-decision': { may: buyers, body: { decision: 'accept' } },
  'PUT /v1/bookingorders/:bookingorder_id/guestdata': { may: buyers, body: ({ ticket_id }) => ({ items: [{ ticket_id, guests: [] }] }) },
  'PUT /v1/bookingorders/:bookingorder_id/guestdata/:guest_id': { may: buyers, body: { gender: 'none' } },
  'POST /v1/itineraries/share/:bookingorder_id/:ticket_id/link': { may: buyers, body: { valid_until: '2001-01-01T00:00:00' } },
  'DELETE /v1/itineraries/share/:bookingorder_id/:ticket_id/links/:link_id': { may: buyers, body: {} },
  'POST /v1/admissions': { may: ['seller', 'origin', 'ADMIN', 'SUPPORT'], body: {} },
  'POST /v1/ticketfiles/seating_csv/:ticket_id': { may: files, body: form('no table') },
  'POST /v1/ticketfiles/pdf/:ticket_id': { may: files, body: form('no pdf') },
  'POST /v1/sales/:purchaseorder_id/memos': {
    may: ['seller', 'relister', 'ADMIN', 'SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT'],
    body: memo,
  },
}
const isAbout = ({ method, url }: { method: string; url: string }) =>
  method !== 'GET' &&
  (/:(bookingorder_id|orderitem_id|purchaseorder_id)/.test(url) || url === '/v1/admissions' || /ticketfiles.*:ticket_id/.test(url))

test('every route that changes something of an order is in the table of this test', () => {
  expect(
    routes
      .filter(isAbout)
      .map(({ method, url }) => `${method} ${url}`)
      .sort(),
  ).toEqual(Object.keys(table).sort())
})

const isShut = (status: number, code: unknown): boolean =>
  status === 403 || ['bookingorder_not_found', 'ticket_not_found', 'purchaseorder_not_found'].includes(String(code))

/** A request of a caller with this relation, with a body that no order accepts. */
async function knock(name: string, one: Case, who: (typeof people)[number]): Promise<boolean> {
  const [method = '', url = ''] = name.split(' ')
  const known: Record<string, string> = { ...one.ids, link_id: 'there-is-none' }
  const path = url.replace(/:(\w+)/g, (_all, part: string) => known[part] ?? 'there-is-none')
  const given = (table[name] as Line).body
  const body = typeof given === 'function' ? given(one) : given
  const sent =
    body instanceof FormData
      ? { body }
      : method === 'DELETE'
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await as[who].send(method, path, sent)
  return !isShut(answer.status, answer.body.code)
}

describe.each(Object.keys(table).filter((name) => name !== 'POST /v1/admissions'))('%s', (name) => {
  test.each(cases)('$name: only the allowed callers', async (one) => {
    const found = Object.fromEntries(await Promise.all(people.map(async (who) => [who, await knock(name, one, who)] as const)))
    const wanted = Object.fromEntries(
      people.map((who) => {
        const relation = one.relationOf[who]
        return [who, relation !== null && (table[name] as Line).may.includes(relation)]
      }),
    )
    expect(found).toEqual(wanted)
  })
})

test('POST /v1/admissions: only the allowed callers', async () => {
  for (const one of cases)
    for (const who of people) {
      const relation = one.relationOf[who]
      const { status, body } = await as[who].post('/v1/admissions', { orderitem_id: one.ids.orderitem_id })
      const may = relation !== null && (table['POST /v1/admissions'] as Line).may.includes(relation)
      expect(!isShut(status, body.code) && body.code !== 'orderitem_not_found', `${one.name} ${who}: ${JSON.stringify(body)}`).toBe(may)
    }
})
