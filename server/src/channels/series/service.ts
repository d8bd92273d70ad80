import { type RawBuilder, sql } from 'kysely'
import { type LateSale, saleEndsAt } from '../../catalogue/tickets/rules/sale.js'
import { lockStock } from '../../catalogue/tickets/stock.js'
import { onSaleFor, type Viewer, viewerOf } from '../../catalogue/tickets/viewer.js'
import { visibleTo } from '../../catalogue/tickets/visible.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Condition } from '../../platform/db/filter.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Offered, readOptions, type SeriesOptionRow } from './options.js'
import type { PricedOffer } from './plan.js'
import * as store from './store.js'

/** What partners sell from: series of events as products, their categories as options, each event in a category as a slot. */

export interface Slot extends Omit<store.SlotRow, 'offers'> {
  offers: PricedOffer[]
}

/** Who looks, what may be seen and in which currency. */
export interface Shopper {
  viewer: Viewer
  currency: string
  visible: Condition
  onSale: Condition
  late: LateSale
}

export async function shopperOf(env: Env, db: Db, caller: Caller, currency?: string | null): Promise<Shopper> {
  const viewer = await viewerOf(env, db, caller)
  const { buyer } = viewer
  return {
    viewer,
    currency: currency ?? buyer?.default_currency ?? 'EUR',
    visible: buyer ? visibleTo(buyer) : isOperator(caller) ? sql`true` : sql`false`,
    onSale: onSaleFor(viewer),
    late: viewer.late,
  }
}

const upcoming = (at: Date): RawBuilder<unknown> =>
  sql`e.date_stop_utc > ${at} and t.deleted is null and t.ticket_status in ('available', 'on_request')`

/** Everything that is still to come and that the shopper may see, sold out or not. */
const offeredTo = ({ viewer: { at }, visible, onSale, late }: Shopper): Offered => ({
  offered: sql`${upcoming(at)} and ${visible}`,
  ...{ onSale, at, late },
})

/** So many events at a time: some thousands of tickets, which are read while those before them are written. */
const bite = 100

function bites(series: { series_id: string; events: number }[]): string[][] {
  const found: string[][] = []
  let room = 0
  for (const { series_id, events } of series) {
    if (room <= 0) {
      found.push([])
      room = bite
    }
    found.at(-1)?.push(series_id)
    room -= events
  }
  return found
}

/** All of it, read in bites, so that it may be any length. The next bite is read while the caller is busy with this one. */
export async function* everySeries(ctx: Ctx, shopper: Shopper): AsyncGenerator<SeriesOptionRow[]> {
  const parts = bites(await store.listSeries(ctx.replica, shopper.viewer.at))
  const read = (ids: string[] = []): Promise<SeriesOptionRow[]> => {
    const bitten = readOptions(ctx.replica, ids, offeredTo(shopper))
    // Whoever stops early never asks for it; whoever goes on hears of its failure there.
    bitten.catch(() => undefined)
    return bitten
  }
  let coming = read(parts[0])
  for (const [index, ids] of parts.entries()) {
    const options = await coming
    coming = read(parts[index + 1])
    for (const id of ids) {
      const found = options.filter((option) => option.series_id === id)
      if (found.length > 0) yield found
    }
  }
}

/** The options of some series. */
export const optionsOf = (db: Db, shopper: Shopper, series: string[]): Promise<SeriesOptionRow[]> =>
  readOptions(db, series, offeredTo(shopper))

/** The options of one series, or those of the category that is named; none when there is no such product. */
export const oneSeries = (db: Db, shopper: Shopper, series_id: string, category_id?: string): Promise<SeriesOptionRow[]> =>
  readOptions(db, [series_id], offeredTo(shopper), category_id)

/** The series of bookings: with what is offered now, and with what was booked whether it is offered still or not. */
export function seriesOf(db: Db, shopper: Shopper, series: string[], tickets: string[]): Promise<SeriesOptionRow[]> {
  const asked = offeredTo(shopper)
  return readOptions(db, series, { ...asked, offered: sql`((${asked.offered}) or t.ticket_id = any(${tickets}::text[]))` })
}

/** What cannot be converted is not offered in that currency; what the event's start has ended is not on sale. */
function priced({ viewer, currency, late }: Shopper, rows: store.SlotRow[]): Slot[] {
  return rows.map((row) => ({
    ...row,
    offers: row.offers.flatMap((offer) => {
      const price = viewer.exchange.to(currency, offer.net_rate, offer.currency_code)
      if (price === null) return []
      const last = offer.last_sold === null ? Number.POSITIVE_INFINITY : Date.parse(offer.last_sold)
      const closes = new Date(Math.min(last, saleEndsAt(offer, row, late).getTime()))
      return [{ ...offer, price, closes, on_sale: offer.on_sale && closes > viewer.at }]
    }),
  }))
}

const statuses = (on_request: boolean): store.OfferRow['ticket_status'][] => [on_request ? 'on_request' : 'available']

/** The slots of one option over a series. */
export async function slotsOfSeries(
  db: Db,
  shopper: Shopper,
  { on_request, ...wanted }: Parameters<typeof store.slotsOfSeries>[1] & { on_request: boolean },
  language: string,
): Promise<Slot[]> {
  return priced(shopper, await store.slotsOfSeries(db, wanted, { ...shopper, language, statuses: statuses(on_request) }))
}

export type SlotName = Pick<store.SlotRow, 'event_id' | 'category_id'>

/** Slots with all that is offered in them: what can be bought at once and what must be asked for. */
export async function slotsByName(db: Db, shopper: Shopper, wanted: SlotName[], language: string): Promise<Slot[]> {
  if (wanted.length === 0) return []
  return priced(shopper, await store.slotsByName(db, wanted, { ...shopper, language, statuses: ['available', 'on_request'] }))
}

/** The one or the other of it. */
export const partOf = (slot: Slot, on_request: boolean): Slot => ({
  ...slot,
  offers: slot.offers.filter((offer) => (offer.ticket_status === 'on_request') === on_request),
})

/** Locks all that could be sold for these slots, and whatever else is named, in one go and in id order: then look, then decide. */
export async function lockSlots(trx: Trx, slots: SlotName[], others: string[] = []): Promise<void> {
  await lockStock(trx, [...(await store.ticketsOf(trx, slots)), ...others])
}
