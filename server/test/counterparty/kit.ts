import { expect } from 'vitest'
import { type Role, system } from '../../src/lib/caller.js'
import { newId } from '../../src/lib/ids.js'
import { createKey } from '../../src/parties/clients/service.js'
import type { Relation } from '../../src/selling/orders/relation.js'
import { type Caller, caller, type Kit, startKit } from '../kit/index.js'
import { openMarket } from '../marketplace/kit.js'
import { buyer } from '../payments/kit.js'
import { putOnSale } from '../selling/kit.js'
import { completed, eventually, seats, upload } from '../ticketfiles/kit.js'

export type Fields = Record<string, unknown>
export interface Item extends Fields {
  orderitem_id: string
  guest: Fields & { guest_id: string | null }
  download_items: Fields[]
}
export interface Order extends Fields {
  bookingorder_id: string
  items: Item[]
}

/** Every possible relation to an order; strangers have none. */
export type Who =
  | 'buyer'
  | 'supplier'
  | 'relister'
  | 'stranger_buys'
  | 'stranger_sells'
  | 'admin'
  | 'support'
  | 'finance'
  | 'product_management'
  | 'clerk'
export const staff = {
  admin: 'ADMIN',
  support: 'SUPPORT',
  finance: 'FINANCE',
  product_management: 'PRODUCT_MANAGEMENT',
  clerk: 'clerk',
} as const

/** An order, its ids and the relation of each caller. */
export interface Case {
  name: 'ordinary' | 'relisted'
  order: Order
  item: Item
  ticket_id: string
  ids: Record<string, string>
  relationOf: Record<Who, Relation | null>
}

/** The guest fields that tickets require in these tests; a seller may not see others. */
export const askedFields = ['last_name', 'passport_number']

const guest = (mark: string) => ({
  first_name: `First${mark}`,
  last_name: `Last${mark}`,
  passport_number: `PASS${mark}90817`,
  contact_email: `guest${mark}@secret.example`.toLowerCase(),
  contact_phone: mark === 'ORDINARY' ? '+351211230001' : '+351211230002',
  date_of_birth: mark === 'ORDINARY' ? '1971-03-04' : '1972-05-06',
  gender: 'other',
  country_of_residence: 'PRT',
  street_name: `Street${mark}`,
  additional_street_name: `Annex${mark}`,
  city: `City${mark}`,
  zip: `Z${mark}`,
  province: `Province${mark}`,
  supported_team: `Team${mark}`,
})

/** Unique numbers and texts in every column that some caller may not see. */
async function plant(kit: Kit, id: string, parent: string, mark: string): Promise<void> {
  const base = mark === 'ORDINARY' ? 71_000_000 : 83_000_000
  await kit.query(
    `update bookingorder set booking_email = $2, payment_method = $3, payment_reference = $4, external_payment_reference = $5, invoice_reference = $6,
            parent_id = $7, marketing_optin = true, charged = $8, refunded = $9, target_currency = 'GBP', lead_name_for_pickup = $10,
            fees = jsonb_build_array(jsonb_build_object('type', 'booking', 'amount', $11::int, 'currency', 'EUR', 'vat', 0)), onbehalfclient_id = $12
      where bookingorder_id = $1`,
    [
      id,
      `desk${mark}@secret.example`,
      `method${mark}`,
      `payment${mark}`,
      `external${mark}`,
      `invoice${mark}`,
      parent,
      base + 11,
      base + 1,
      `Lead${mark}`,
      base + 22,
      `onbehalf${mark}`,
    ],
  )
  await kit.query(
    `update orderitem set net_rate = $2, sales_price = $3, cost_price = $4, sales_price_eur_refund = $5, external_activation_link = $6 where bookingorder_id = $1`,
    [id, base + 33, base + 44, base + 55, base + 66, `https://activate${mark}.secret.example/`],
  )
}

/**
 * A market in which one buyer has bought twice: from a supplier, and from a distributor that relists tickets of this supplier. Both orders
 * are completed and have files, guests, a link and unique hidden values.
 */
export async function openStage(env: Record<string, string> = {}) {
  const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', ...env })
  await kit.work()
  const market = await openMarket(kit)
  const { admin, supplier, support } = kit.as
  const client = async (input: object): Promise<Caller> => {
    const made = await admin.post<{ client_id: string }>('/v1/clients', { label: 'Test', ...input })
    expect(made.status, made.text).toBe(201)
    const { client_id } = made.body
    const { ctx } = kit.service
    await kit.query('update client set roles = array_append(roles, $2) where client_id = $1', [client_id, 'api' satisfies Role])
    const { api_key } = await ctx.db.transaction().execute((trx) => createKey(ctx, trx, system, client_id, {}))
    return caller(kit.url, { 'x-api-key': api_key })
  }
  const third = await admin.post<{ distributor_id: string }>('/v1/distributors', {
    distributor_name: 'Third',
    iso_country: 'NLD',
    default_currency: 'EUR',
  })
  const as: Record<Who, Caller> = {
    buyer: kit.as.distributor2,
    supplier,
    relister: kit.as.distributor,
    stranger_buys: await client({ scope: 'distributor', distributor_id: third.body.distributor_id, roles: [] }),
    stranger_sells: kit.as.supplier2,
    admin,
    support,
    finance: kit.as.finance,
    product_management: kit.as.product_management,
    clerk: await client({ scope: 'internal', roles: [] }),
  }
  const read = async (who: Who, id: string): Promise<Order> => {
    const answer = await as[who].get<Order>(`/v1/bookingorders/${id}`)
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }

  const first = await market.first({ stock: 3 })
  const owned = await market.buy('a', first)
  expect((await upload(supplier, first, seats(3), { auto_assign: 'true' })).status).toBe(200)
  await completed(admin, owned.bookingorder_id)
  const relistedTicket = await market.offer('a', owned)
  const bought = { relisted: await market.buy('b', relistedTicket), ordinary: await market.buy('b', first) }
  const somebody = newId('spp')
  await kit.query(
    `insert into supplier (supplier_id, name, iso_country, default_currency, created, updated) values ($1, 'Somebody', 'NLD', 'EUR', now(), now())`,
    [somebody],
  )
  const parent = (await buyer(as.buyer).book([{ ticket_id: await putOnSale(kit, { supplier_id: somebody }), quantity: 1 }])).id
  const files = await admin.get<{ ticketfiles: { ticketfile_id: string }[] }>(`/v1/ticketfiles?ticket_id=${first}`)

  const cases: Case[] = []
  for (const name of ['ordinary', 'relisted'] as const) {
    const id = bought[name].bookingorder_id
    const ticket_id = name === 'ordinary' ? first : relistedTicket
    const filled = await as.buyer.put(`/v1/bookingorders/${id}/guestdata`, { items: [{ ticket_id, guests: [guest(name.toUpperCase())] }] })
    expect(filled.status, filled.text).toBe(200)
    await completed(admin, id)
    const link = await as.buyer.post<{ link_id: string; url: string }>(`/v1/itineraries/share/${id}/${ticket_id}/link`, {})
    expect(link.status, link.text).toBe(201)
    await plant(kit, id, parent, name.toUpperCase())
    // A version with all of these values.
    const moved = await support.put(`/v1/bookingorders/${id}`, { lead_name_for_pickup: `Leader${name.toUpperCase()}` })
    expect(moved.status, moved.text).toBe(200)
    const order = await read('admin', id)
    const [item] = order.items as [Item]
    const [purchase] = await kit.query<{ purchaseorder_id: string; reservation_id: string }>(
      `select o.marketplace_logistic_purchaseorder_id as purchaseorder_id, b.reservation_id from bookingorder o join booking b using (booking_id) where o.bookingorder_id = $1`,
      [id],
    )
    // The guest's name is printed on the ticket, so the ticket is created again.
    await eventually(
      () => kit.query("select from pgboss.job where name = 'etickets' and state in ('created', 'retry', 'active')"),
      (waiting) => waiting.length === 0,
    )
    const disruption = await admin.post<{ disruption_id: string }>(`/v1/events/${order.event_id}/disruptions`, { kind: 'cancelled' })
    expect(disruption.status, disruption.text).toBe(201)
    const nobody = Object.fromEntries(Object.entries(staff)) as Record<keyof typeof staff, Relation>
    cases.push({
      name,
      order,
      item,
      ticket_id,
      ids: {
        bookingorder_id: id,
        orderitem_id: item.orderitem_id,
        ticket_id,
        booking_id: String(order.booking_id),
        reservation_id: String(purchase?.reservation_id),
        purchaseorder_id: String(purchase?.purchaseorder_id),
        guest_id: String(item.guest.guest_id),
        event_id: String(order.event_id),
        disruption_id: disruption.body.disruption_id,
        invoice_id: String((order.invoices as string[])[0]),
        link_id: link.body.link_id,
        link_url: link.body.url,
        ticketfile_id: String(files.body.ticketfiles[0]?.ticketfile_id),
      },
      relationOf:
        name === 'ordinary'
          ? { buyer: 'buyer', supplier: 'seller', relister: null, stranger_buys: null, stranger_sells: null, ...nobody }
          : { buyer: 'buyer', supplier: 'origin', relister: 'relister', stranger_buys: null, stranger_sells: null, ...nobody },
    })
  }
  await kit.query(`update event set guest_data_requirements = $2 where event_id = $1`, [
    cases[0]?.ids.event_id,
    JSON.stringify(askedFields.map((field) => ({ field, scope: 'all_persons', stage: 'pre_download' }))),
  ])
  return { kit, market, as, cases, read, people: Object.keys(as) as Who[], tickets: { first, relisted: relistedTicket }, owned }
}
export type Stage = Awaited<ReturnType<typeof openStage>>
