import { expect } from 'vitest'
import { type Caller, caller, type Kit } from '../kit/index.js'
import { account, buyer, expectSound } from '../payments/kit.js'
import { putOnSale, type TicketOptions } from '../selling/kit.js'

export interface Sale {
  purchaseorder_id: string
  purchaseorder_status: string
  purchase_source: string
  bookingorder_id: string
  linked_purchaseorders: { purchaseorder_id: string; reference_number: string }[]
  items: { purchaseorderitem_id: string; orderitem_id: string | null; item_status: string; payout: number }[]
  [field: string]: unknown
}
export interface Order {
  bookingorder_id: string
  logistic_status: string
  distributorfinancial_status: string
  marketplace_logistic_purchaseorder_id: string
  refunded: number
  amount: number
  items: {
    orderitem_id: string
    ticket_id: string
    ticket_status: string
    relisting_status: string | null
    relisted_ticket_id: string | null
    seat: string | null
    ticket_name: string
    sub_category: string
  }[]
  [field: string]: unknown
}

export const onboarding = (trade_name: string, more: object = {}) => ({
  trade_name,
  iso_country: 'NLD',
  default_currency: 'EUR',
  customerservice: { email: `resale@${trade_name.toLowerCase().replaceAll(' ', '')}.example` },
  invoice_address: { country: 'NLD', city: 'Amsterdam' },
  accepted_platform_agreement_version: '2.1',
  ...more,
})

/** A third distributor, beside the two of the kit. */
async function openThird(kit: Kit): Promise<{ distributor_id: string; as: Caller }> {
  const { admin, finance } = kit.as
  const made = await finance.post<{ distributor_id: string }>('/v1/distributors', {
    distributor_name: 'Third Agency',
    iso_country: 'NLD',
    default_currency: 'EUR',
  })
  const { distributor_id } = made.body
  const client = await admin.post<{ client_id: string }>('/v1/clients', {
    scope: 'distributor',
    label: 'Third',
    distributor_id,
    roles: ['api'],
  })
  const key = await admin.post<{ api_key: string }>(`/v1/clients/${client.body.client_id}/keys`, { label: 'third' })
  expect([made.status, client.status, key.status]).toEqual([201, 201, 201])
  return { distributor_id, as: caller(kit.url, { 'x-api-key': key.body.api_key }) }
}

/** A market of three distributors that all relist; prices in euro, ten percent markup. */
export async function openMarket(kit: Kit) {
  const { admin, finance } = kit.as
  const third = await openThird(kit)
  const distributors = {
    a: kit.accounts.distributor.distributor_id as string,
    b: kit.accounts.distributor2.distributor_id as string,
    c: third.distributor_id,
  }
  for (const distributor_id of Object.values(distributors))
    await finance.patch(`/v1/distributors/${distributor_id}`, {
      allowed_currencies: ['EUR'],
      default_currency: 'EUR',
      credit_limit: 900_000_000_000,
      hold_limit: 100_000,
    })
  const become = async (as: Caller, name: string) => {
    const made = await as.post<{ supplier_id: string }>('/v1/marketplace/onboard/supplierjit', onboarding(name))
    expect(made.status, made.text).toBe(200)
    return made.body.supplier_id
  }
  const as = { a: kit.as.distributor, b: kit.as.distributor2, c: third.as }
  const suppliers = { a: await become(as.a, 'Agency A'), b: await become(as.b, 'Agency B'), c: await become(as.c, 'Agency C') }
  type Party = keyof typeof as

  const order = async (id: string) => (await admin.get<Order>(`/v1/bookingorders/${id}`)).body
  const pay = async (id: string) => {
    const paid = await finance.put(`/v1/bookingorders/${id}`, { distributorfinancial_status: 'paid' })
    expect(paid.status, paid.text).toBe(200)
  }
  /** Buys this quantity of a ticket, and pays. */
  const buy = async (who: Party, ticket_id: string, quantity = 1): Promise<Order> => {
    const { id } = await buyer(as[who]).book([{ ticket_id, quantity }])
    await pay(id)
    return order(id)
  }
  const relist = (who: Party, { bookingorder_id, items }: Order, asking_price = 12_000, places = items.map((_item, index) => index)) =>
    as[who].post<{ tickets: { ticket_id: string }[] }>(`/v1/bookingorders/${bookingorder_id}/relist`, {
      items: places.map((place) => ({ orderitem_id: items[place]?.orderitem_id, asking_price, currency_code: 'EUR' })),
    })
  /** The ticket under which admissions are relisted. */
  const offer = async (who: Party, bought: Order, asking_price = 12_000, places?: number[]): Promise<string> => {
    const relisted = await relist(who, bought, asking_price, places)
    expect(relisted.status, relisted.text).toBe(201)
    return String(relisted.body.tickets[0]?.ticket_id)
  }
  return {
    suppliers,
    distributors,
    as,
    order,
    pay,
    buy,
    relist,
    offer,
    first: (options: TicketOptions = {}) => putOnSale(kit, { net_rate: 10_000, ...options }),
    cancel: (by: Caller, { bookingorder_id }: Order, query = '', body: object = {}) =>
      by.put<Order>(`/v1/bookingorders/${bookingorder_id}${query}`, { logistic_status: 'cancelled', ...body }),
    withdraw: (who: Party, ticket: string) => as[who].delete<{ orderitems: string[] }>(`/v1/marketplace/relistings/${ticket}`),
    sale: async (id: string) => (await admin.get<Sale>(`/v1/sales/${id}`)).body,
    events: async (id: string) =>
      (
        await kit.query<{ event_type: string }>('select event_type from domain_event where resource_id = $1 order by domain_event_id', [id])
      ).map((row) => row.event_type),
    /** the balance of a supplier */
    owed: async (supplier_id: string) => 0 - ((await account(kit, `supplier:${supplier_id}`)).EUR ?? 0),
    /** no admission has two owners, everything on sale exists, and the ledger is balanced */
    sound: async () => {
      await expectSound(kit)
      expect(await kit.query(broken)).toEqual([])
    },
  }
}

/** Rows that break a promise of the marketplace; there must be none. */
export const broken = `
  select 'one admission, two holders' as what, purchaseorderitem_id as id from orderitem where ticket_status <> 'cancelled' and purchaseorderitem_id is not null group by 2 having count(*) > 1
  union all
  select 'relisted twice', orderitem_id from relisting where relisting_status <> 'withdrawn' group by 2 having count(*) > 1
  union all
  select 'stock of a relisted ticket', t.ticket_id from ticket t join ticket_stock s using (ticket_id)
    left join (select ticket_id, count(*) filter (where relisting_status = 'sold') as sold, count(*) filter (where relisting_status = 'listed') as listed from relisting group by 1) r using (ticket_id)
   where t.is_relisted_ticket and (s.number_of_tickets_sold <> coalesce(r.sold, 0) or s.supplier_quantity <> coalesce(r.sold, 0) + coalesce(r.listed, 0))
  union all
  select 'sold, and nobody has it', r.relisting_id::text from relisting r
   where r.relisting_status = 'sold' and not exists (select from orderitem i where i.purchaseorderitem_id = r.purchaseorderitem_id and i.ticket_status <> 'cancelled')
  union all
  select 'offered by who does not have it', r.orderitem_id from relisting r join orderitem i using (orderitem_id) where r.relisting_status <> 'withdrawn' and i.ticket_status in ('cancelled', 'returned')
  union all
  select 'had by somebody, and not sold', i.orderitem_id from orderitem i join purchaseorder_item x on x.purchaseorderitem_id = i.purchaseorderitem_id
   where i.ticket_status <> 'cancelled' and x.item_status <> 'sold'
  union all
  select 'withdrawn, and still paid for', x.purchaseorderitem_id from purchaseorder_item x join purchaseorder p using (purchaseorder_id)
    join order_charge c on c.bookingorder_id = p.bookingorder_id, jsonb_array_elements(c.charge -> 'items') as item
   where p.purchase_source = 'relisting' and x.item_status = 'withdrawn' and item ->> 'orderitem_id' = x.orderitem_id and (item ->> 'payout')::bigint <> 0
  union all
  select 'status of a sale', p.purchaseorder_id from purchaseorder p
   where (p.purchaseorder_status = 'withdrawn') <> not exists (select from purchaseorder_item x where x.purchaseorder_id = p.purchaseorder_id and x.item_status <> 'withdrawn')`
