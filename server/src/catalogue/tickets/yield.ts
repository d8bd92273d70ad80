import { sql } from 'kysely'
import { system } from '../../lib/caller.js'
import { isAccepted, orProblem } from '../../lib/outcomes.js'
import type { Ctx, Env } from '../../platform/context.js'
import { databaseFault, type Trx } from '../../platform/db/open.js'
import { type Refusal, refusesBroken } from './agreed.js'
import { derive, supplierTermsIn } from './derive.js'
import { lockRelated, type RelatedLookup } from './related.js'
import { newLoss } from './rules/loss.js'
import { netRateAt, whyNotOnSale } from './rules/sale.js'
import { type Offer, yieldCost, yieldTarget } from './rules/yield.js'
import * as store from './store.js'
import { type Terms, termsOf } from './terms.js'
import { type Exchange, newestExchange } from './viewer.js'
import { marginTermsOf, recordTickets } from './write.js'

const toOffer = (row: store.TicketRow, at: Date): Offer => ({
  ticket_id: row.ticket_id,
  supplier_id: row.supplier_id,
  sub_category: row.sub_category,
  currency_code: row.currency_code,
  net_rate: netRateAt(row, at),
  isOffered: row.in_stock && row.ticket_status === 'available' && whyNotOnSale(row, undefined, at) === undefined,
  plan: row.ticket_yield,
})

/** The new terms of an automatically priced ticket, or undefined if they do not change. */
function newTerms(
  row: store.TicketRow,
  group: Offer[],
  related: RelatedLookup,
  exchange: Exchange,
  at: Date,
  refuseBroken: Refusal,
): Terms | undefined {
  const goal = yieldTarget(toOffer(row, at), group, exchange.to)
  if (!goal) return undefined
  const cost_price = yieldCost(goal, row, supplierTermsIn(row.currency_code, related.of(row).supplier, exchange))
  if (cost_price === undefined || cost_price === row.cost_price) return undefined
  const terms = { ...termsOf(row), cost_price }
  const derived = derive(terms, related.of(row), exchange, at)
  // An automatic price must not cause a loss, and the supplier's plan must not break accepted quotes.
  refuseBroken(row, { ...row, ...terms, ...derived })
  return newLoss(row, marginTermsOf(terms, derived, related.of(row)), at) ? undefined : terms
}

/**
 * Updates the automatic prices of a group. If other prices change meanwhile, that change makes a new request. A ticket keeps its price if
 * the new one cannot be computed, for example because an exchange rate is missing.
 */
export async function updateGroupPrices(env: Env, trx: Trx, event_id: string, category_id: string): Promise<number> {
  const at = env.now()
  const inGroup = sql`t.event_id = ${event_id} and t.category_id = ${category_id} and t.deleted is null`
  const automatic = await store.ticketIds(trx, sql`${inGroup} and t.ticket_yield is not null`)
  const related = await lockRelated(trx, await store.readTickets(trx, automatic))
  const rows = await store.lockTickets(trx, automatic, inGroup)
  const group = (await store.readTickets(trx, await store.ticketIds(trx, inGroup))).map((row) => toOffer(row, at))
  const exchange = await newestExchange(trx, at)
  const refuseBroken = await refusesBroken(env, trx, rows)
  const changed = rows.flatMap((row) => {
    const terms = orProblem(() => newTerms(row, group, related, exchange, at, refuseBroken))
    return terms && isAccepted(terms) ? [{ row, terms }] : []
  })
  await store.updateTickets(
    trx,
    'ticket',
    changed.map(({ row, terms }) => {
      const { service_price, supplier_share, net_rate, price_change } = derive(terms, related.of(row), exchange, at)
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

/** Processes one requested group, with all its requests. A group that fails is added to `failed`. */
async function processNextGroup(ctx: Ctx, failed: store.PriceGroup[]): Promise<'done' | 'failed' | 'none'> {
  let group: store.PriceGroup | undefined
  try {
    await ctx.db.transaction().execute(async (trx) => {
      group = await store.takeYieldRequest(trx, failed)
      if (group) await updateGroupPrices(ctx, trx, group.event_id, group.category_id)
    })
    return group ? 'done' : 'none'
  } catch (error) {
    if (!group || databaseFault(error) === 'away') throw error
    ctx.log.error({ err: error, ...group }, 'automatic prices could not be updated; they will be tried again')
    failed.push(group)
    return 'failed'
  }
}

/**
 * Processes all requested groups. Requests are deleted in the transaction that updates the prices. A group that fails keeps its requests for
 * the next run and does not delay the others. Returns the number processed.
 */
export async function updateAutomaticPrices(ctx: Ctx): Promise<number> {
  const failed: store.PriceGroup[] = []
  for (let groups = 0; ; ) {
    const outcome = await processNextGroup(ctx, failed)
    if (outcome === 'none') return groups
    if (outcome === 'done') groups++
  }
}
