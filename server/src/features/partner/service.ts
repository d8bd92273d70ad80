import { sql } from 'kysely'
import type { Ctx } from '../../context.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { onSaleFor, type Viewer, viewerOf } from '../tickets/viewer.js'
import { visibleTo } from '../tickets/visible.js'
import { type PartnerProduct, toPartnerProduct, type Wording } from './schema.js'
import * as store from './store.js'

const bite = 20

/** The cheapest of each kind, in the buyer's currency; what cannot be converted is not offered there. */
function pricesOf({ options }: store.ProductRow, { exchange }: Viewer, currency: string) {
  const cheapest = new Map<string, store.OptionRow & { price: number }>()
  for (const option of options) {
    const price = exchange.to(currency, option.net_rate, option.currency_code)
    const best = cheapest.get(option.sub_category)
    if (price !== null && (!best || price < best.price)) cheapest.set(option.sub_category, { ...option, price })
  }
  return [...cheapest.values()].sort((a, b) => (a.sub_category < b.sub_category ? -1 : 1))
}

/** One product per series and category, as long as something of it can be bought; read in bites, so that the feed may be any length. */
export async function* products(ctx: Ctx, caller: Caller): AsyncGenerator<PartnerProduct> {
  const viewer = await viewerOf(ctx, ctx.db, caller)
  const { buyer } = viewer
  const wording: Wording = { language: caller.language, currency: buyer?.default_currency ?? 'EUR', publicUrl: ctx.config.PUBLIC_URL }
  const visible = buyer ? visibleTo(buyer) : isOperator(caller) ? sql`true` : sql`false`
  const onSale = sql`${onSaleFor(viewer)} and ${visible}`
  for (let series = await store.nextSeries(ctx.replica, '', bite); series.length > 0; ) {
    for (const row of await store.readProducts(ctx.replica, series, onSale)) {
      const prices = pricesOf(row, viewer, wording.currency)
      if (prices.length > 0) yield toPartnerProduct(row, prices, wording)
    }
    series = series.length < bite ? [] : await store.nextSeries(ctx.replica, series.at(-1) ?? '', bite)
  }
}
