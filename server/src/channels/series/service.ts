import { type RawBuilder, sql } from 'kysely'
import { offerAtOnePrice } from '../../catalogue/tickets/rules/allotted.js'
import { type LateSale, saleEndsAt } from '../../catalogue/tickets/rules/sale.js'
import { lockStock } from '../../catalogue/tickets/stock.js'
import { allotteeOf, onSaleFor, type Viewer, viewerOf } from '../../catalogue/tickets/viewer.js'
import { visibleTo } from '../../catalogue/tickets/visible.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import type { Env } from '../../platform/context.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { lockTicketChains } from '../../selling/relistings/store.js'
import { type Offered, readOptions, type SeriesOptionRow } from './options.js'
import type { PricedOffer } from './plan.js'
import * as store from './store.js'

/** The partner catalogue: series of events are products, categories are options, an event in a category is a slot. */

export interface Slot extends Omit<store.SlotRow, 'offers'> {
  offers: PricedOffer[]
}

/** The buyer with its visibility conditions and currency. */
export interface Shopper {
  viewer: Viewer
  currency: string
  visible: Condition
  onSale: Condition
  late: LateSale
  /** The buyer, if it has allotments. */
  allottees: string[]
}

export async function shopperOf(env: Env, db: Db, caller: Caller, currency?: string | null): Promise<Shopper> {
  const viewer = await viewerOf(env, db, caller)
  const { buyer } = viewer
  return {
    viewer,
    currency: currency ?? buyer?.default_currency ?? 'EUR',
    visible: buyer ? visibleTo(buyer) : isOperator(caller) ? everyRow : sql`false`,
    onSale: onSaleFor(viewer),
    late: viewer.late,
    allottees: [allotteeOf(viewer) ?? []].flat(),
  }
}

const upcoming = (at: Date): RawBuilder<unknown> =>
  sql`e.date_stop_utc > ${at} and t.deleted is null and t.ticket_status in ('available', 'on_request')`

/** All upcoming tickets that the shopper may see, including sold-out ones. */
const offeredTo = ({ viewer: { at }, visible, onSale, late, allottees }: Shopper): Offered => ({
  offered: sql`${upcoming(at)} and ${visible}`,
  ...{ onSale, at, late, allottees },
})

/** Events per batch. The next batch of some thousand tickets is read while the current one is written. */
const eventsPerBatch = 100

function batches(series: { series_id: string; events: number }[]): string[][] {
  const found: string[][] = []
  let room = 0
  for (const { series_id, events } of series) {
    if (room <= 0) {
      found.push([])
      room = eventsPerBatch
    }
    found.at(-1)?.push(series_id)
    room -= events
  }
  return found
}

/** All series, read in batches to bound memory. The next batch is read while the caller processes the current one. */
export async function* everySeries(db: Db, shopper: Shopper): AsyncGenerator<SeriesOptionRow[]> {
  const parts = batches(await store.listSeries(db, shopper.viewer.at))
  const read = (ids: string[] = []): Promise<SeriesOptionRow[]> => {
    const batch = readOptions(db, ids, offeredTo(shopper))
    // If the caller stops early, nothing awaits this promise. Otherwise the error is thrown where it is awaited.
    batch.catch(() => undefined)
    return batch
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

export const optionsOf = (db: Db, shopper: Shopper, series: string[]): Promise<SeriesOptionRow[]> =>
  readOptions(db, series, offeredTo(shopper))

/** The options of one series, or of one category in it. Empty when there is no such product. */
export const oneSeries = (db: Db, shopper: Shopper, series_id: string, category_id?: string): Promise<SeriesOptionRow[]> =>
  readOptions(db, [series_id], offeredTo(shopper), category_id)

/** The series of bookings, including booked tickets that are no longer offered. */
export function seriesOf(db: Db, shopper: Shopper, series: string[], tickets: string[]): Promise<SeriesOptionRow[]> {
  const asked = offeredTo(shopper)
  return readOptions(db, series, { ...asked, offered: sql`((${asked.offered}) or t.ticket_id = any(${tickets}::text[]))` })
}

/** Adds prices. Offers that cannot be converted are left out, and offers past the end of sale are not on sale. */
function priced({ viewer, currency, late }: Shopper, rows: store.SlotRow[]): Slot[] {
  return rows.map((row) => ({
    ...row,
    offers: row.offers.flatMap((listed) => {
      const offer = listed.own === null ? listed : { ...listed, ...offerAtOnePrice(listed, listed.own) }
      const price = viewer.exchange.charged(currency, offer.net_rate, offer.currency_code)
      if (price === null) return []
      const last = offer.last_sold === null ? Number.POSITIVE_INFINITY : Date.parse(offer.last_sold)
      const closes = new Date(Math.min(last, saleEndsAt(offer, row, late).getTime()))
      return [{ ...offer, price, closes, on_sale: offer.on_sale && closes > viewer.at }]
    }),
  }))
}

const statuses = (on_request: boolean): store.OfferRow['ticket_status'][] => [on_request ? 'on_request' : 'available']

/** The slots of one option in a series. */
export async function slotsOfSeries(
  db: Db,
  shopper: Shopper,
  { on_request, ...wanted }: Parameters<typeof store.slotsOfSeries>[1] & { on_request: boolean },
  language: string,
): Promise<Slot[]> {
  return priced(shopper, await store.slotsOfSeries(db, wanted, { ...shopper, language, statuses: statuses(on_request) }))
}

export type SlotName = Pick<store.SlotRow, 'event_id' | 'category_id'>

/** Slots with all their offers, with instant confirmation and on request. */
export async function slotsByName(db: Db, shopper: Shopper, wanted: SlotName[], language: string): Promise<Slot[]> {
  if (wanted.length === 0) return []
  return priced(shopper, await store.slotsByName(db, wanted, { ...shopper, language, statuses: ['available', 'on_request'] }))
}

/** The slot with only its on-request offers, or only the others. */
export const offersByStatus = (slot: Slot, on_request: boolean): Slot => ({
  ...slot,
  offers: slot.offers.filter((offer) => (offer.ticket_status === 'on_request') === on_request),
})

/**
 * Locks all tickets of these slots and the other given tickets at once, in id order. Stock must be read after this. A booking in the same
 * transaction needs the chains of those that are relisted, which are locked before tickets everywhere.
 */
export async function lockSlots(trx: Trx, slots: SlotName[], others: string[] = []): Promise<void> {
  const tickets = [...(await store.ticketsOf(trx, slots)), ...others]
  await lockTicketChains(trx, tickets)
  await lockStock(trx, tickets)
}

/** What a reservation holds of each ticket. A ticket from several sources has several lines. */
export function heldOf(items: readonly { ticket_id: string; held: number }[]): Map<string, number> {
  const held = new Map<string, number>()
  for (const item of items) held.set(item.ticket_id, (held.get(item.ticket_id) ?? 0) + item.held)
  return held
}
