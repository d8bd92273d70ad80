import { type Caller, isOperator } from '../../../lib/caller.js'
import type { Ctx } from '../../../platform/context.js'
import type { Exchange } from '../../tickets/viewer.js'
import { eventViewOf, find } from '../service.js'
import type { Statistics } from './schema.js'
import * as store from './store.js'

const sum = (rows: store.LineRow[], field: 'available' | 'allotted' | 'reserved' | 'sold' | 'supplied'): number =>
  rows.reduce((total, row) => total + row[field], 0)

/** Price range in euro cents of the tickets on sale now. Tickets in a currency without a rate are omitted. */
function priceRange(rows: store.LineRow[], exchange: Exchange): Statistics['price'] {
  const offers = rows
    .filter((row) => row.offered && row.available > 0)
    .flatMap((row) => {
      const price = exchange.to('EUR', row.net_rate, row.currency_code)
      return price === null ? [] : [{ price, quantity: row.available }]
    })
    .sort((a, b) => a.price - b.price)
  const half = offers.reduce((total, offer) => total + offer.quantity, 0) / 2
  let passed = 0
  const middle = offers.find((offer) => {
    passed += offer.quantity
    return passed >= half
  })
  return { currency: 'EUR', min: offers[0]?.price ?? null, median: middle?.price ?? null, max: offers.at(-1)?.price ?? null }
}

export async function read(ctx: Ctx, caller: Caller, text: string): Promise<Statistics> {
  const { event_id, capacity } = await find(ctx, text)
  const view = await eventViewOf(ctx, ctx.db, caller)
  const lines = await store.linesOf(ctx.db, event_id, view)
  const back = await store.returnedOf(ctx.db, event_id)
  const returned = [...back.values()].reduce((total, count) => total + count, 0)
  const operator = isOperator(caller)
  const categories = new Map(lines.map((line) => [line.category_id, lines.filter((other) => other.category_id === line.category_id)]))
  return {
    event_id,
    capacity,
    tickets: {
      available: sum(
        lines.filter((line) => line.offered),
        'available',
      ),
      allotted: sum(lines, 'allotted'),
      reserved: sum(lines, 'reserved'),
      sold: sum(lines, 'sold') - returned,
      returned:
        returned +
        sum(
          lines.filter((line) => line.ticket_status === 'returned'),
          'available',
        ),
      relisted: sum(
        lines.filter((line) => line.is_relisted_ticket),
        'supplied',
      ),
    },
    sold_per_day: await store.soldPerDay(ctx.db, event_id),
    price: priceRange(lines, view.exchange),
    by_category: [...categories.values()].map((rows) => {
      const { category_id, category_name, category_type } = rows[0] as store.LineRow
      return {
        category_id,
        category_name,
        category_type: category_type as Statistics['by_category'][number]['category_type'],
        available: sum(
          rows.filter((row) => row.offered),
          'available',
        ),
        allotted: sum(rows, 'allotted'),
        reserved: sum(rows, 'reserved'),
        sold: sum(rows, 'sold') - (back.get(category_id) ?? 0),
        price: priceRange(rows, view.exchange),
      }
    }),
    orders: operator ? await store.ordersOf(ctx.db, event_id) : null,
    turnover: operator ? await store.turnoverOf(ctx.db, event_id) : [],
  }
}
