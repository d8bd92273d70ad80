import { describe, expect, test } from 'vitest'
import { guestFields } from '../../src/platform/db/json.js'
import { downloadItemFields, type FieldRule, isSeen, itemFields, orderFields } from '../../src/selling/orders/fields.js'
import type { Relation } from '../../src/selling/orders/relation.js'
import {
  BookingOrder,
  DownloadItem,
  OrderChange,
  OrderGuest,
  OrderItem,
  PastBookingOrder,
  PastOrderItem,
} from '../../src/selling/orders/schema.js'
import { everyRoute } from '../kit/routes.js'
import { several } from '../kit/several.js'
import { addressOf, everything, partsOf, unrelated } from './asking.js'
import { askedFields, type Case, type Fields, type Item, type Order, openStage, type Who } from './kit.js'

/** Every route × role × relation × field: a hidden value of an order is in no answer, and cannot be found by requests. */
const stage = await openStage()
const { as, cases, people, kit } = stage
const routes = await everyRoute(kit.service.ctx)

const keysOf = (...schemas: { properties: object }[]) => [...new Set(schemas.flatMap(({ properties }) => Object.keys(properties)))].sort()
const without = (names: string[], ...left: string[]) => names.filter((name) => !left.includes(name))

test('every field of an order, an item, a file and a guest has a rule of who sees it', () => {
  expect(Object.keys(orderFields).sort()).toEqual(without(keysOf(BookingOrder, PastBookingOrder), 'items'))
  expect(Object.keys(itemFields).sort()).toEqual(without(keysOf(OrderItem, PastOrderItem), 'guest', 'download_items'))
  expect(Object.keys(downloadItemFields).sort()).toEqual(keysOf(DownloadItem))
  expect(without(keysOf(OrderGuest), 'lead_guest', 'guest_id', 'conditions')).toEqual([...guestFields].sort())
})

/** The guest fields that a relation sees, written here a second time. */
const guestSeen = (relation: Relation | null, field: string): boolean => {
  if (relation === null) return false
  if (['buyer', 'ADMIN', 'SUPPORT'].includes(relation)) return true
  return ['seller', 'relister', 'origin'].includes(relation) && askedFields.includes(field)
}

/** Fields that sellers never see, written here a second time: the table of the service must agree. */
const neverForSellers = {
  order: [
    'booking_email',
    'payment_method',
    'payment_reference',
    'external_payment_reference',
    'invoices',
    'invoice_reference',
    'fees',
    'vat',
    'amount',
    'refunded',
    'target_currency',
    'zip_sha',
    'financial_status',
  ],
  item: [
    'net_rate',
    'sales_price',
    'sales_price_eur',
    'sales_price_local',
    'sales_price_target',
    'salesprice',
    'face_value_target',
    'cost_price_target',
    'sales_price_eur_refund',
    'target_currency',
    'download_link',
    'ticket_sha',
    'relisted_ticket_id',
    'relisting_status',
  ],
  file: ['download_link', 'ticket_sha'],
}
test('the table hides the buyer’s fields from sellers, and tickets from staff without the role', () => {
  const hides = (rules: Record<string, FieldRule>, names: string[], by: Relation[]) => {
    for (const relation of by)
      expect(
        names.filter((name) => isSeen(rules[name] as FieldRule, [relation])),
        relation,
      ).toEqual([])
  }
  const sellers: Relation[] = ['seller', 'relister', 'origin']
  hides(orderFields, neverForSellers.order, sellers)
  hides(itemFields, neverForSellers.item, sellers)
  hides(downloadItemFields, neverForSellers.file, sellers)
  hides(itemFields, ['external_activation_link'], ['relister'])
  hides(itemFields, ['cost_price', 'costprice', 'cost_price_eur', 'cost_price_local'], ['buyer', 'origin'])
  const others: Relation[] = ['FINANCE', 'PRODUCT_MANAGEMENT', 'clerk']
  hides(orderFields, ['zip_sha', 'lead_name_for_pickup'], others)
  hides(itemFields, ['download_link', 'ticket_sha', 'external_activation_link'], others)
  hides(downloadItemFields, ['download_link', 'ticket_sha', 'external_activation_link'], others)
})

/** Values that occur nowhere else, with the relations that may not see them. */
function secretsOf({ order, item }: Case): { name: string; value: string; hiddenFrom: (relation: Relation | null) => boolean }[] {
  const by = (rule: FieldRule) => (relation: Relation | null) => relation === null || !isSeen(rule, [relation])
  const of = (values: Fields, rules: Record<string, FieldRule>) =>
    Object.entries(rules).flatMap(([name, rule]) => {
      const value = JSON.stringify(values[name] ?? null)
      const isTelling = typeof values[name] === 'number' ? Number(values[name]) > 70_000_000 : value.length > 8 && !name.endsWith('_status')
      return isTelling ? [{ name, value: typeof values[name] === 'string' ? String(values[name]) : value, hiddenFrom: by(rule) }] : []
    })
  const costs = Number(item.net_rate) + 22
  const [file = {}] = item.download_items
  return [
    ...of(order, orderFields).filter(({ name }) => !['distributor_id', 'client_id', 'event_id', 'supplier_id', 'vat'].includes(name)),
    ...of(item, itemFields),
    ...of(file, downloadItemFields),
    { name: 'cost_price', value: String(costs), hiddenFrom: by(itemFields.cost_price) },
    ...guestFields
      .filter((field) => !['gender', 'country_of_residence'].includes(field))
      .map((field) => ({
        name: `guest ${field}`,
        value: guestOf(field),
        hiddenFrom: (relation: Relation | null) => !guestSeen(relation, field),
      })),
  ]
  function guestOf(field: string): string {
    return String(clear.get(`${order.bookingorder_id} ${field}`))
  }
}
/** The names of the guests, read by the buyer. */
const clear = new Map<string, string>()
for (const { ids } of cases) {
  const { body } = await as.buyer.get<{ items: { guests: Fields[] }[] }>(`/v1/bookingorders/${ids.bookingorder_id}/guestdata`)
  for (const field of guestFields) clear.set(`${ids.bookingorder_id} ${field}`, String(body.items[0]?.guests[0]?.[field]))
}

/** Visible also without a relation: it is in the catalogue, or an event of the market. */
const inPublic = [
  'ticket_id',
  'ticket_name',
  'category_id',
  'category_name',
  'event_name',
  'event_startdate',
  'event_stopdate',
  'ticket_startdate',
  'ticket_stopdate',
  'fxratemoment_id',
  'sub_category',
  'type_ticket',
  'distribution_channel',
  'ticket_validity',
  'ticket_targetgroup',
  'distributor',
  'supplier',
  'created',
  'updated',
]

/** A stream without an end. */
const endless = ['/v1/internal/console/tickets/:ticket_id/live', '/v1/internal/console/events/:event_id/live']
/** An address without an id of an order finds nothing. */
const findsSomething = (url: string) => partsOf(url).length === 0 || partsOf(url).some((name) => !unrelated.includes(name))
const reads = routes.filter(
  ({ method, url }) => method === 'GET' && /^\/(v1|octo|partner|itinerary)\//.test(url) && !endless.includes(url) && !url.includes('*'),
)

test('every route that reads orders is in the table of this test', () => {
  const parts = [...new Set(reads.flatMap(({ url }) => partsOf(url)))]
  expect(parts.filter((name) => !unrelated.includes(name) && name !== 'download_link' && !(name in (cases[0]?.ids ?? {})))).toEqual([])
})

/** All answers that one of them gets from every address. */
async function askEverywhere(who: Who): Promise<{ asked: string; said: string }[]> {
  const said: { asked: string; said: string }[] = []
  // One after the other: only a few exports may run at once.
  for (const { url } of reads.filter((route) => findsSomething(route.url))) {
    const addresses = new Set(url.includes(':') ? await Promise.all(cases.map((one) => addressOf(stage, url, one, who))) : [url])
    for (const address of addresses) {
      const answer = await as[who].get(address)
      said.push({ asked: address, said: everything(answer) })
      if (answer.status === 200 && typeof answer.body === 'object' && 'pagination' in answer.body)
        said.push({ asked: `${address} as CSV`, said: everything(await as[who].get(address, { accept: 'text/csv' })) })
    }
  }
  for (const { order } of cases) {
    const address = `/v1/internal/console/search?query=${order.booking_code}`
    said.push({ asked: address, said: everything(await as[who].get(address)) })
  }
  // A change without effect also answers with the order.
  for (const { ids } of cases)
    said.push({ asked: `PUT ${ids.bookingorder_id}`, said: everything(await as[who].put(`/v1/bookingorders/${ids.bookingorder_id}`, {})) })
  return said
}

describe.each(people)('%s', (who) => {
  test('sees no hidden value in any answer', async () => {
    const said = await askEverywhere(who)
    const leaks = cases.flatMap((one) =>
      secretsOf(one)
        .filter(({ name, hiddenFrom }) => hiddenFrom(one.relationOf[who]) && !(one.relationOf[who] === null && inPublic.includes(name)))
        .flatMap(({ name, value }) =>
          said
            .filter(({ asked, said: all }) => all.includes(value) && !asked.includes(value))
            .map(({ asked }) => `${one.name} ${name} = ${value} in ${asked}`),
        ),
    )
    expect(leaks).toEqual([])
  })

  test('sees hidden fields as null and visible fields with their values', async () => {
    for (const one of cases) {
      const relation = one.relationOf[who]
      const url = `/v1/bookingorders/${one.ids.bookingorder_id}`
      const answer = await as[who].get<Order>(url)
      if (relation === null) {
        expect(answer.status).toBe(404)
        continue
      }
      const full = (await as.admin.get<Order>(url)).body
      expect(blanks(answer.body, orderFields, relation)).toEqual({})
      const [item, whole] = [answer.body.items[0], full.items[0]] as [Item, Item]
      expect(blanks(item, itemFields, relation)).toEqual({})
      for (const file of item.download_items) expect(blanks(file, downloadItemFields, relation)).toEqual({})
      // The field `relation` is different for each reader.
      for (const name of Object.keys(orderFields).filter((one) => one !== 'relation'))
        if (name in full && isSeen(orderFields[name as keyof typeof orderFields], [relation]))
          expect(answer.body[name], name).toEqual(full[name])
      for (const name of Object.keys(itemFields))
        if (name in whole && isSeen(itemFields[name as keyof typeof itemFields], [relation])) expect(item[name], name).toEqual(whole[name])
      for (const field of guestFields) expect(item.guest[field], field).toEqual(guestSeen(relation, field) ? whole.guest[field] : null)
      const { body } = await as[who].get<{ history: { changed: string[]; bookingorder: Order }[] }>(`${url}/history`)
      expect(body.history.length).toBeGreaterThan(1)
      for (const { bookingorder } of body.history) {
        expect(blanks(bookingorder, orderFields, relation)).toEqual({})
        for (const past of bookingorder.items) expect(blanks(past, itemFields, relation)).toEqual({})
      }
      // The first version has all fields as changed; later ones name only visible fields.
      const changed = body.history.slice(0, -1).flatMap((entry) => entry.changed)
      expect(changed.filter((name) => name !== 'items' && !isSeen(orderFields[name as keyof typeof orderFields], [relation]))).toEqual([])
    }
  })

  test('finds no order by a hidden value', async () => {
    const attempts = cases.flatMap((one) =>
      secretsOf(one)
        .filter(({ name, value, hiddenFrom }) => hiddenFrom(one.relationOf[who]) && !inPublic.includes(name) && !/^\d+$/.test(value))
        .flatMap(({ name, value }) => {
          const text = encodeURIComponent(value.replaceAll('"', ''))
          const addresses = [`/v1/bookingorders?query=${text}`, `/v1/internal/console/search?query=${text}`, `/v1/sales?query=${text}`]
          return addresses.map((address) => ({ name, address, id: one.ids.bookingorder_id }))
        }),
    )
    // Fields with the same value are found by the same request.
    await several([...new Set(attempts.map(({ address }) => address))], async (address) => {
      const { status, text: found } = await as[who].get(address)
      expect([429, 503]).not.toContain(status)
      const isFound = ({ id }: (typeof attempts)[number]) => found.includes(`"bookingorder_id":"${id}"`) || found.includes(`"id":"${id}"`)
      expect(attempts.filter((one) => one.address === address && isFound(one))).toEqual([])
    })
  })

  test('gets the same answer for a correct and a wrong hidden value, and can send back an order as it was read', async () => {
    for (const one of cases) {
      const relation = one.relationOf[who]
      if (relation === null) continue
      const url = `/v1/bookingorders/${one.ids.bookingorder_id}`
      const before = (await as.admin.get<Order>(url)).body
      const [past] = (await as.admin.get<{ history: { bookingorder: Order }[] }>(`${url}/history`)).body.history
      const shown = (await as[who].get<Order>(url)).body
      const put = async (body: object) => {
        const { status, body: said } = await as[who].put(url, body)
        return { status, code: said.code, detail: said.detail, errors: said.errors }
      }
      const right = { ...past?.bookingorder, ...before } as Order
      const ofOrder = Object.keys(OrderChange.properties).filter(
        (name) => name in orderFields && !isSeen(orderFields[name as keyof typeof orderFields], [relation]),
      )
      for (const name of ofOrder) {
        const answer = await put({ [name]: right[name] })
        expect(answer.status, name).toBe(403)
        expect(await put({ [name]: wrong(name, right[name]) }), name).toEqual(answer)
        expect((await put({ [name]: name === 'invoices' ? [] : null })).status, name).toBe(
          relation === 'PRODUCT_MANAGEMENT' || relation === 'clerk' ? 403 : 200,
        )
      }
      const { orderitem_id } = one.item
      const item = { ...past?.bookingorder.items[0], ...before.items[0] } as Item
      const ofItem = Object.entries(itemFields).filter(
        ([name, rule]) => !isSeen(rule, [relation]) && !['relisted_ticket_id', 'relisting_status'].includes(name),
      )
      for (const [name] of ofItem) {
        if (item[name] === null || item[name] === undefined) continue
        const answer = await put({ items: [{ orderitem_id, [name]: item[name] }] })
        expect(answer.status, name).toBe(403)
        expect(await put({ items: [{ orderitem_id, [name]: wrong(name, item[name]) }] }), name).toEqual(answer)
      }
      const body = Object.fromEntries(Object.entries(shown).filter(([name]) => name in OrderChange.properties))
      const back = await as[who].put(url, body)
      expect(back.status, back.text).toBe(relation === 'PRODUCT_MANAGEMENT' || relation === 'clerk' ? 403 : 200)
      expect((await as.admin.get<Order>(url)).body).toEqual(before)
    }
  })
})

const blanks = (shown: Fields, rules: Record<string, FieldRule>, relation: Relation): Fields =>
  Object.fromEntries(
    Object.entries(shown).filter(([name, value]) => {
      const rule = rules[name]
      return rule && !isSeen(rule, [relation]) && value !== null && !(Array.isArray(value) && value.length === 0)
    }),
  )

function wrong(name: string, value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return ['F2020-1']
  if (name === 'booking_email') return 'other@secret.example'
  if (name === 'financial_status') return value === 'settled' ? 'credited' : 'settled'
  if (name === 'external_activation_link') return 'https://other.secret.example/'
  return name.endsWith('currency') ? 'CHF' : 'something-else'
}
