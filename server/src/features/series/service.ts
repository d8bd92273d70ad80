import { type RawBuilder, sql } from 'kysely'
import type { Ctx, Env } from '../../context.js'
import type { Condition } from '../../db/filter.js'
import type { Db, Trx } from '../../db/open.js'
import type { Caller } from '../../lib/caller.js'
import { lockStock } from '../tickets/stock.js'
import { onSaleFor, type Viewer, viewerOf } from '../tickets/viewer.js'
import { saleEnd, visibleTo } from '../tickets/visible.js'
import { readOptions, type SeriesOptionRow } from './options.js'
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
  /** when the sale of a ticket (`t`) of an event (`e`) ends */
  closes: RawBuilder<unknown>
}

export async function shopperOf(env: Env, db: Db, caller: Caller, currency?: string | null): Promise<Shopper> {
  const viewer = await viewerOf(env, db, caller)
  const { buyer } = viewer
  return {
    viewer,
    currency: currency ?? buyer?.default_currency ?? 'EUR',
    visible: buyer ? visibleTo(buyer) : sql`false`,
    onSale: onSaleFor(viewer),
    closes: sql`least(upper(t.on_sale), e.date_stop_utc, case when t.latest_sale_date is null then ${saleEnd('e', viewer.late)} end)`,
  }
}

const upcoming = (at: Date): RawBuilder<unknown> =>
  sql`e.date_stop_utc > ${at} and t.deleted is null and t.ticket_status in ('available', 'on_request')`

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

/**
 * Everything that is still to come and that the caller may see, sold out or not; read in bites, so that it may be any length. The next bite is
 * read while the caller is busy with this one.
 */
export async function* everySeries(ctx: Ctx, { viewer, visible }: Shopper): AsyncGenerator<SeriesOptionRow[]> {
  const parts = bites(await store.listSeries(ctx.replica, viewer.at))
  const read = (ids: string[] = []): Promise<SeriesOptionRow[]> => {
    const bitten = readOptions(ctx.replica, ids, sql`${upcoming(viewer.at)} and ${visible}`)
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

/** The options of one series, or the one that is named; none when there is no such product. */
export const oneSeries = (db: Db, { viewer, visible }: Shopper, series_id: string, category_id?: string): Promise<SeriesOptionRow[]> =>
  readOptions(db, [series_id], sql`${upcoming(viewer.at)} and ${visible}`, category_id)

/** The series of bookings: with what is offered now, and with what was booked whether it is offered still or not. */
export function seriesOf(db: Db, { viewer, visible }: Shopper, series: string[], tickets: string[]): Promise<SeriesOptionRow[]> {
  return readOptions(db, series, sql`((${upcoming(viewer.at)} and ${visible}) or t.ticket_id = any(${tickets}::text[]))`)
}

/** What cannot be converted is not offered in that currency. */
function priced({ viewer, currency }: Shopper, rows: store.SlotRow[]): Slot[] {
  return rows.map((row) => ({
    ...row,
    offers: row.offers.flatMap((offer) => {
      const price = viewer.exchange.to(currency, offer.net_rate, offer.currency_code)
      return price === null ? [] : [{ ...offer, price }]
    }),
  }))
}

export async function slotsOfSeries(
  db: Db,
  shopper: Shopper,
  wanted: Parameters<typeof store.slotsOfSeries>[1],
  language: string,
): Promise<Slot[]> {
  return priced(shopper, await store.slotsOfSeries(db, wanted, { ...shopper, language }))
}

export type SlotName = Pick<store.SlotRow, 'event_id' | 'category_id'>

export async function slotsByName(db: Db, shopper: Shopper, wanted: SlotName[], language: string): Promise<Slot[]> {
  return wanted.length === 0 ? [] : priced(shopper, await store.slotsByName(db, wanted, { ...shopper, language }))
}

/** Locks all that could be sold for these slots, and whatever else is named, in one go and in id order: then look, then decide. */
export async function lockSlots(trx: Trx, slots: SlotName[], others: string[] = []): Promise<void> {
  await lockStock(trx, [...(await store.ticketsOf(trx, slots)), ...others])
}
