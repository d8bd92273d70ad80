import { sql } from 'kysely'
import { system } from '../../lib/caller.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { holdSurroundings, type Surroundings } from './around.js'
import { derive, supplierTermsIn } from './derive.js'
import { newLoss } from './rules/loss.js'
import { netRateAt, whyNotOnSale } from './rules/sale.js'
import { type Offer, yieldCost, yieldTarget } from './rules/yield.js'
import * as store from './store.js'
import { type Terms, termsOf } from './terms.js'
import { type Exchange, newestExchange } from './viewer.js'
import { paidFor, recordTickets } from './write.js'

const toOffer = (row: store.TicketRow, at: Date): Offer => ({
  ticket_id: row.ticket_id,
  supplier_id: row.supplier_id,
  sub_category: row.sub_category,
  currency_code: row.currency_code,
  net_rate: netRateAt(row, at),
  isOffered: row.in_stock && row.ticket_status === 'available' && whyNotOnSale(row, undefined, at) === undefined,
  plan: row.ticket_yield,
})

/** The terms an automatic ticket should have, when they are others than it has. */
function newTerms(row: store.TicketRow, group: Offer[], around: Surroundings, exchange: Exchange, at: Date): Terms | undefined {
  const goal = yieldTarget(toOffer(row, at), group, exchange.to)
  if (!goal) return undefined
  const cost_price = yieldCost(goal, row, supplierTermsIn(row.currency_code, around.of(row).supplier, exchange))
  if (cost_price === undefined || cost_price === row.cost_price) return undefined
  const terms = { ...termsOf(row), cost_price }
  // A price that follows others never follows them into a loss.
  const after = paidFor(terms, derive(terms, around.of(row), exchange, at), around.of(row))
  return newLoss(row, after, at) ? undefined : terms
}

/** Brings the automatic prices of a group to where they belong. What others cost may change meanwhile; that then asks for another turn. */
export async function settleGroup(env: Env, trx: Trx, event_id: string, category_id: string): Promise<number> {
  const at = env.now()
  const inGroup = sql`t.event_id = ${event_id} and t.category_id = ${category_id} and t.deleted is null`
  const automatic = await store.ticketIds(trx, sql`${inGroup} and t.ticket_yield is not null`)
  const around = await holdSurroundings(trx, await store.readTickets(trx, automatic))
  const rows = await store.lockTickets(trx, automatic, inGroup)
  const group = (await store.readTickets(trx, await store.ticketIds(trx, inGroup))).map((row) => toOffer(row, at))
  const exchange = await newestExchange(trx, at)
  const changed = rows.flatMap((row) => {
    const terms = newTerms(row, group, around, exchange, at)
    return terms ? [{ row, terms }] : []
  })
  await store.updateTickets(
    trx,
    'ticket',
    changed.map(({ row, terms }) => {
      const { service_price, supplier_share, net_rate, price_change } = derive(terms, around.of(row), exchange, at)
      const prices = { cost_price: terms.cost_price, service_price, supplier_share, net_rate, price_change }
      return { ticket_id: row.ticket_id, ...prices, updated: at, last_checked: at, version: row.version + 1 }
    }),
  )
  const after = await store.readTickets(
    trx,
    changed.map(({ row }) => row.ticket_id),
  )
  await recordTickets(
    trx,
    system,
    at,
    changed.map(({ row }) => row),
    after,
  )
  return changed.length
}

/** Takes one group that waits for its turn, with all requests for it; false when there is none. */
async function settleNext(ctx: Ctx): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const group = await store.takeYieldRequest(trx)
    if (group) await settleGroup(ctx, trx, group.event_id, group.category_id)
    return group !== undefined
  })
}

/** Every group that is due. Part of the transaction of each is that its requests are gone: what fails is tried again. */
export async function settleYield(ctx: Ctx): Promise<number> {
  let groups = 0
  while (await settleNext(ctx)) groups++
  return groups
}
