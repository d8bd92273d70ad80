import type { Caller } from '../../lib/caller.js'
import type { Ctx } from '../../platform/context.js'
import { optionsOf, type Shopper, shopperOf } from '../series/service.js'
import type { UnitRow } from '../series/units.js'
import { type PartnerProduct, type PriceOption, toPartnerProduct, type Wording } from './schema.js'
import * as store from './store.js'

const batchSize = 20

/** The lowest current price of each unit in the buyer's currency. Prices that cannot be converted are left out. */
function pricesOf(units: UnitRow[], { viewer, currency }: Shopper): PriceOption[] {
  return units.flatMap(({ sub_category, prices }) => {
    const converted = prices.flatMap(({ net_rate, currency_code }) => viewer.exchange.charged(currency, net_rate, currency_code) ?? [])
    return converted.length > 0 ? [{ label: sub_category, price: Math.min(...converted) }] : []
  })
}

/**
 * One product per series and category that can be bought with instant confirmation. Read in batches, so that the length of the feed is not
 * limited by memory.
 */
export async function* products(ctx: Ctx, caller: Caller): AsyncGenerator<PartnerProduct> {
  const db = ctx.reads.of(caller)
  const shopper = await shopperOf(ctx, ctx.db, caller)
  const wording: Wording = { language: caller.language, currency: shopper.currency, publicUrl: ctx.config.PUBLIC_URL }
  for (let series = await store.nextSeries(db, '', batchSize); series.length > 0; ) {
    const options = (await optionsOf(db, shopper, series)).filter((option) => !option.on_request)
    for (const row of options.sort((a, b) => compare(a.series_id, b.series_id) || compare(a.category_id, b.category_id))) {
      const prices = pricesOf(row.units, shopper)
      if (prices.length > 0) yield toPartnerProduct(row, prices, wording)
    }
    series = series.length < batchSize ? [] : await store.nextSeries(db, series.at(-1) ?? '', batchSize)
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
