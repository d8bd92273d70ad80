import { sql } from 'kysely'
import { createMany } from '../catalogue/tickets/write.js'
import type { NewMemo } from '../desk/memos/schema.js'
import { create as createMemo } from '../desk/memos/service.js'
import type { Subject } from '../desk/memos/subjects.js'
import type { TicketType } from '../lib/enums.js'
import { dayMillis } from '../lib/time.js'
import { onboard } from '../parties/suppliers/onboard.js'
import type { Env } from '../platform/context.js'
import { everyRow } from '../platform/db/filter.js'
import type { Trx } from '../platform/db/open.js'
import { relist } from '../selling/marketplace/service.js'
import { findOrder } from '../selling/orders/store.js'
import { at, type Buyer, buy, change, confirmation, party, staff } from './orders.js'

/** The data with which a distributor becomes a supplier. */
const northline = {
  trade_name: 'Northline Resale',
  iso_country: 'GBR',
  default_currency: 'GBP',
  customerservice: { email: 'resale@northline.example', phone_number: '+441915550100', url_website: 'https://northline.example' },
  invoice_address: { country: 'GBR', city: 'Newcastle upon Tyne', number: '12', postalcode: 'NE1 1AA', streetname: 'Grey Street' },
  accepted_platform_agreement_version: '2.1',
}

const pair = [
  ['Ada', 'Moreau'],
  ['Jules', 'Moreau'],
] as const
const early = sql.lit('[{"stage": "pre_checkout"}]')

/** A ticket of a past event, as it was offered two weeks before. */
async function offerPast(env: Env, trx: Trx, supplier_id: string): Promise<{ ticket_id: string; then: Env } | undefined> {
  const over = new Date(env.now().getTime() - (env.config.PAYOUT_DAYS_AFTER_EVENT + 1) * dayMillis)
  const { rows } = await sql<{ event_id: string; category_id: string; date_start_utc: Date }>`
    select e.event_id, c.category_id, e.date_start_utc from event e join category c on c.venue_id = e.venue_id
     where e.date_stop_utc < ${over} and e.event_status = 'notstarted' and c.category_type = 'grandstand' and e.sport_type <> all (c.sports_disabled)
       and not e.guest_data_requirements @> ${early}::jsonb and not c.guest_data_requirements @> ${early}::jsonb
     order by e.guest_data_requirements <> '[]', e.date_start_utc desc, c.category_id limit 1`.execute(trx)
  const [place] = rows
  if (!place) return undefined
  const { event_id, category_id } = place
  const then = at(env, new Date(place.date_start_utc.getTime() - 14 * dayMillis))
  const offer = {
    event_id,
    category_id,
    supplier_id,
    ticket_type: 'appticket' as const,
    face_value: 9_000,
    cost_price: 8_000,
    supplier_quantity: 20,
  }
  const [ticket] = await createMany(then, trx, staff, [offer])
  return ticket && { ticket_id: ticket.ticket_id, then }
}

/**
 * Tickets of a supplier that every distributor may buy singly and that require no guest data before checkout. E-tickets first, or one
 * ticket type.
 */
async function offeredBy(trx: Trx, supplierId: string, count: number, type?: TicketType): Promise<string[]> {
  const { rows } = await sql<{ ticket_id: string }>`
    select t.ticket_id from ticket t join ticket_stock s using (ticket_id) join event e using (event_id) join category c using (category_id)
     where t.supplier_id = ${supplierId} and t.ticket_status = 'available' and s.available_quantity >= 10 and t.flags = '{}' and t.min_order = 1
       and t.audience_id = 0 and t.locked_by_client_id is null and t.deleted is null and t.on_sale @> '(,)'::tstzrange
       and e.event_status = 'notstarted' and e.date_start_utc > now() + interval '3 days'
       and not t.guest_data_requirements @> ${early}::jsonb and not e.guest_data_requirements @> ${early}::jsonb and not c.guest_data_requirements @> ${early}::jsonb
       and ${type === undefined ? everyRow : sql`t.ticket_type = ${type}`}
     order by t.ticket_type <> 'eticket', t.ticket_id limit ${count}`.execute(trx)
  return rows.map((row) => row.ticket_id)
}

/** Sales of the demo's supplier in every status, and relisted tickets of one distributor: one resold to the other, the rest on sale. */
export async function loadMarket(env: Env, trx: Trx, [buyer, relister]: Buyer[], supplierId: string): Promise<void> {
  const own = await offeredBy(trx, supplierId, 3)
  const [app] = await offeredBy(trx, supplierId, 1, 'appticket')
  const [first, second = first, third = first] = own
  if (!buyer || !relister || !first || !second || !third) return
  const days = (ago: number): Env => at(env, new Date(env.now().getTime() - ago * dayMillis))
  const one = async (ago: number, who: Buyer, ticket_id: string, quantity: number): Promise<string> =>
    (await buy(days(ago), trx, who, { ticket_id, quantity }))[0] as string
  const pay = (ago: number, id: string) => change(days(ago), trx, id, { distributorfinancial_status: 'paid' })

  await pay(12, await one(13, buyer, second, 2))
  await change(days(10), trx, await one(11, buyer, third, 1), { logistic_status: 'cancelled' })

  // Delivered and paid: the supplier is paid after the event. The same order for a past event is in the next payout.
  const deliver = async (then: Env, ticket_id: string) => {
    for (const id of await buy(then, trx, buyer, { ticket_id, quantity: 2, people: party(ticket_id, pair) })) {
      await change(then, trx, id, { distributorfinancial_status: 'paid' })
      await change(then, trx, id, await confirmation(trx, id))
    }
  }
  if (app) await deliver(days(6), app)
  const past = await offerPast(env, trx, supplierId)
  if (past) await deliver(past.then, past.ticket_id)

  await onboard(days(10), trx, relister, northline)
  const bought = await one(9, relister, first, 3)
  await pay(8, bought)
  const order = await findOrder(trx, bought, everyRow)
  const items = (order?.items ?? []).map(({ orderitem_id, net_rate, currency }) => ({
    orderitem_id,
    asking_price: Math.round(net_rate * 1.15),
    currency_code: currency,
  }))
  const { tickets } = await relist(days(7), trx, relister, bought, { items })
  const [relisted] = tickets
  if (!relisted) return
  const sold = await one(5, buyer, relisted.ticket_id, 1)
  await pay(4, sold)
  await loadMemos(env, trx, { bought, sold, ticket_id: second })
}

/** Memos of staff and parties about an order, its ticket and its sale. */
async function loadMemos(env: Env, trx: Trx, { bought, sold, ticket_id }: { bought: string; sold: string; ticket_id: string }) {
  const { purchaseorder_id } = await trx
    .selectFrom('purchaseorder')
    .select('purchaseorder_id')
    .where('bookingorder_id', '=', bought)
    .executeTakeFirstOrThrow()
  const inDays = (days: number) => new Date(env.now().getTime() + days * dayMillis).toISOString().slice(0, 10)
  const memos: [Subject, string, NewMemo][] = [
    ['bookingorder_id', sold, { scope: 'external', text: 'The guest asked for an aisle seat: told them it depends on the relisted seat.' }],
    ['bookingorder_id', sold, { scope: 'internal', text: 'Ring the agency once the seat is known.', action_date: inDays(3) }],
    ['ticket_id', ticket_id, { scope: 'external', text: 'When will the seats be uploaded?', action_date: inDays(7) }],
    ['purchaseorder_id', purchaseorder_id, { scope: 'external', text: 'The buyer offers these again; one is sold on already.' }],
  ]
  for (const [subject, id, memo] of memos) await createMemo(env, trx, staff, subject, id, memo)
}
