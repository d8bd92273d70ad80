import { sql } from 'kysely'
import { dayMillis, wireTime } from '../lib/time.js'
import type { Env } from '../platform/context.js'
import type { Trx } from '../platform/db/open.js'
import type { NewAllotment } from '../selling/allotments/schema.js'
import { create, end, release } from '../selling/allotments/service.js'
import { accept } from '../selling/grouprequests/accept.js'
import { quote } from '../selling/grouprequests/quotes.js'
import type { NewGroupRequest } from '../selling/grouprequests/schema.js'
import { create as ask, decline, expire, withdraw } from '../selling/grouprequests/service.js'
import { reserveWithin } from '../selling/reservations/service.js'
import { at, type Buyer, buy, sellable, staff, withoutEmails } from './orders.js'

interface Offer {
  ticket_id: string
  event_id: string
  supplier_id: string
  currency_code: string
  net_rate: number
}

/** Tickets with much stock, those of one supplier first, one of each event. */
async function offers(trx: Trx, supplierId: string, count: number): Promise<Offer[]> {
  const ids = await sellable(
    trx,
    sql`t.ticket_type = 'eticket' and s.available_quantity >= 60 and e.date_start_utc > now() + interval '40 days'`,
    1_000,
  )
  const { rows } = await sql<Offer>`
    select * from (
      select distinct on (t.event_id) t.ticket_id, t.event_id, t.supplier_id, t.currency_code, t.net_rate from ticket t
       where t.ticket_id = any(${ids}::text[]) order by t.event_id, t.supplier_id <> ${supplierId}, t.ticket_id) one
     order by supplier_id <> ${supplierId}, ticket_id limit ${count}`.execute(trx)
  return rows
}

/** Allotments and requests for groups in every status, by the regular services. */
export async function loadAllotments(env: Env, trx: Trx, buyers: Buyer[], supplierId: string): Promise<void> {
  const found = await offers(trx, supplierId, 6)
  const [buyer, other = buyer] = buyers
  if (!buyer || !other || found.length < 3) return
  const ago = (days: number): Env => withoutEmails(at(env, new Date(env.now().getTime() - days * dayMillis)))
  const until = (days: number) => wireTime(new Date(env.now().getTime() + days * dayMillis))
  await loadShares({ trx, ago }, found, buyer, other)
  await loadGroups({ trx, ago, until }, found, buyer, other)
}

interface Stage {
  trx: Trx
  ago: (days: number) => Env
}

/** Active ones with and without a rate and a release, one that was released by its distributor, and one that was ended. */
async function loadShares({ trx, ago }: Stage, [first, second, third]: Offer[], buyer: Buyer, other: Buyer): Promise<void> {
  if (!first || !second || !third) return
  const give = (offer: Offer, to: Buyer, quantity: number, more: Partial<NewAllotment> = {}) =>
    create(ago(9), trx, staff, { ticket_id: offer.ticket_id, distributor_id: to.distributor_id, quantity, ...more })
  await give(first, buyer, 20, { release: { kind: 'before', days: 14, hours: 0 }, sell_through_warning: 80 })
  await buy(ago(7), trx, buyer, { ticket_id: first.ticket_id, quantity: 6 })
  await reserveWithin(ago(0), trx, buyer, { items: [{ ticket_id: first.ticket_id, quantity: 2 }], booking_email: 'desk@demo.example' })
  await give(second, other, 12, { rate: { kind: 'percentage', percentage: 2 }, free_stock_too: false })
  const back = await give(third, buyer, 10)
  await release(ago(3), trx, buyer, back.allotment_id, {})
  const over = await give(third, other, 8)
  await end(ago(2), trx, staff, over.allotment_id)
}

async function loadGroups({ trx, ago, until }: Stage & { until: (days: number) => string }, found: Offer[], buyer: Buyer, other: Buyer) {
  const request = async (who: Buyer, offer: Offer, more: Partial<NewGroupRequest> = {}) => {
    const input = {
      event_id: offer.event_id,
      supplier_ids: [offer.supplier_id],
      size: 30,
      deadline: until(12),
      contact_email: 'groups@demo.example',
    }
    return (await ask(ago(6), trx, who, { ...input, ...more })).grouprequest_id
  }
  const answer = async (id: string, offer: Offer, quantity: number, valid_until = until(8)) => {
    const { ticket_id, currency_code, net_rate, supplier_id } = offer
    const items = [{ ticket_id, quantity, net_rate, currency_code }]
    const terms = { deposit_percentage: 25, name_deadline: until(25).slice(0, 10), conditions: 'The rest is due 14 days before the event.' }
    return (
      await quote(ago(5), trx, staff, id, { items, valid_until, supplier_id, release: { kind: 'before', days: 10, hours: 0 }, ...terms })
    ).quote_id
  }
  const [first, second, third] = found.slice(-3)
  if (!first || !second || !third) return
  await request(buyer, first, { description: 'School trip, two coaches', wishes: 'Seats together, two teachers per class' })
  await answer(await request(other, second, { size: 24, description: 'Staff outing' }), second, 24)
  const taken = await request(buyer, third, { size: 20, description: 'Jubilee of a football club' })
  await accept(ago(4), trx, buyer, taken, { quote_id: await answer(taken, third, 20) })
  const refused = await request(other, first, { description: 'Company event' })
  await answer(refused, first, 30)
  await decline(ago(3), trx, other, refused, {})
  await withdraw(ago(3), trx, buyer, await request(buyer, second, { description: 'Student union' }))
  const late = await request(other, third, { description: 'Choir on tour', deadline: wireTime(ago(1).now()) })
  await expire(ago(0), trx, staff, late)
}
