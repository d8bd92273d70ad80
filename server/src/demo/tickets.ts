import { type Derived, derive } from '../catalogue/tickets/derive.js'
import type { Related } from '../catalogue/tickets/related.js'
import { defaultTerms, type Terms } from '../catalogue/tickets/terms.js'
import { newestExchange } from '../catalogue/tickets/viewer.js'
import { toVersion } from '../catalogue/tickets/views.js'
import { system } from '../lib/caller.js'
import { newId } from '../lib/ids.js'
import { dayMillis } from '../lib/time.js'
import type { Trx } from '../platform/db/open.js'
import { recordHistory } from '../platform/history/store.js'
import { batches, insertJson, insertRows } from './bulk.js'
import { type Ids, idOf } from './catalogue.js'
import type { World, WorldTicket } from './world/index.js'

interface Options {
  at: Date
  total: number
  keepHistory: boolean
  progress: (done: number, of: number) => void
}

/** The creation times of tickets are spread over these days, so that lists can be sorted by date. */
const days = 60

/** The records that tickets are derived from, by key. */
function relatedOf(world: World, ids: Ids, suppliers: Map<string, string>) {
  const venues = new Map(world.venues.map((venue) => [venue.venue_key, venue]))
  const events = new Map(
    world.events.map((event): [string, Related['event']] => {
      const { event_name, sport_type, date_start, date_stop, sales_periods, time_zone } = event
      return [
        event.event_key,
        {
          event_id: idOf(ids.events, event.event_key),
          venue_id: idOf(ids.venues, event.venue_key),
          tournament_id: idOf(ids.tournaments, event.tournament_key),
          city: venues.get(event.venue_key)?.city ?? '',
          country: venues.get(event.venue_key)?.country ?? '',
          ...{ event_name, sport_type, date_start, date_stop, sales_periods, time_zone },
        },
      ]
    }),
  )
  const categories = new Map(
    world.categories.map((category): [string, Related['category']] => [
      category.category_key,
      {
        category_id: idOf(ids.categories, category.category_key),
        category_name: category.category_name,
        category_type: category.category_type,
        venue_id: idOf(ids.venues, category.venue_key),
        archived_since: null,
        sports_enabled: category.sports_enabled,
        sports_disabled: category.sports_disabled,
      },
    ]),
  )
  const sellers = new Map(
    world.suppliers.map((supplier): [string, Related['supplier']] => [
      supplier.supplier_key,
      { ...supplier, supplier_id: idOf(suppliers, supplier.supplier_key) },
    ]),
  )
  return (ticket: WorldTicket): Related => {
    const [event, category, supplier] = [
      events.get(ticket.event_key),
      categories.get(ticket.category_key),
      sellers.get(ticket.supplier_key),
    ]
    if (!event || !category || !supplier) throw new Error(`ticket ${ticket.ticket_key} belongs to nothing in the world`)
    return { event, category, supplier }
  }
}

/** Written out, because an object spread without some keys takes five times as long, and there may be a million tickets. */
function termsOf(ticket: WorldTicket, related: Related, suppliers: Map<string, string>): Terms {
  const { event, category, supplier } = related
  return Object.assign(defaultTerms(related, ticket), {
    event_id: event.event_id,
    category_id: category.category_id,
    supplier_id: supplier.supplier_id,
    organiser_id: ticket.organiser_key === null ? null : idOf(suppliers, ticket.organiser_key),
    external_ticket_id: ticket.external_ticket_id,
    ticket_title: ticket.ticket_title,
    ticket_type: ticket.ticket_type,
    ticket_status: ticket.ticket_status,
    ticket_validity: ticket.ticket_validity,
    ticket_targetgroup: ticket.ticket_targetgroup,
    ticket_source: ticket.ticket_source,
    sub_category: ticket.sub_category,
    ticket_validfrom: ticket.ticket_validfrom,
    ticket_validuntil: ticket.ticket_validuntil,
    release_date: ticket.release_date,
    latest_sale_date: ticket.latest_sale_date,
    sales_periods: ticket.sales_periods,
    currency_code: ticket.currency_code,
    face_value: ticket.face_value,
    organiser_price: ticket.organiser_price,
    cost_price: ticket.cost_price,
    margins_applied: ticket.margins_applied,
    service_price: ticket.service_price,
    discount_percentage: ticket.discount_percentage,
    sales_price: ticket.sales_price,
    service_fee: ticket.service_fee,
    vat_category: ticket.vat_category,
    flags: ticket.flags,
    min_order: ticket.min_order,
    countries_disabled: ticket.countries_disabled,
    countries_enabled: ticket.countries_enabled,
    cancellation_policy: ticket.cancellation_policy,
    ticket_yield: ticket.ticket_yield && yieldOf(ticket.ticket_yield, (keys) => keys.map((key) => idOf(suppliers, key))),
    guest_data_requirements: ticket.guest_data_requirements,
    note: ticket.note,
  })
}

function yieldOf(plan: NonNullable<WorldTicket['ticket_yield']>, idsOf: (keys: string[]) => string[]): Terms['ticket_yield'] {
  const { enabled_supplier_keys, disabled_supplier_keys, ...rest } = plan
  return { ...rest, enabled_supplier_ids: idsOf(enabled_supplier_keys), disabled_supplier_ids: idsOf(disabled_supplier_keys) }
}

type Quantity =
  | 'supplier_quantity'
  | 'backorder_quantity'
  | 'service_stock'
  | 'reservations_quantity'
  | 'number_of_tickets_sold'
  | 'number_of_bookingorders'

/** The parts of a ticket. Merging sixty keys into one object would take longer than everything else. */
interface Made {
  terms: Terms
  derived: Derived
  stamps: {
    ticket_id: string
    in_stock: boolean
    is_relisted_ticket: false
    last_checked: Date
    created: Date
    updated: Date
    deleted: null
  }
  stock: { ticket_id: string } & Record<Quantity, number>
}
const joined = (...parts: object[]): string => `{${parts.map((part) => JSON.stringify(part).slice(1, -1)).join(',')}}`

/** Creates tickets by the regular rules, in large batches. The next batch is prepared while the database writes the current one. */
export async function loadTickets(trx: Trx, world: World, ids: Ids, suppliers: Map<string, string>, options: Options): Promise<void> {
  const { at, total, keepHistory, progress } = options
  const related = relatedOf(world, ids, suppliers)
  const exchange = await newestExchange(trx, at)
  let done = 0
  let writing: Promise<void> = Promise.resolve()
  for (const some of batches(world.tickets())) {
    const stamp = new Date(at.getTime() - Math.round(days * dayMillis * (1 - done / total)))
    const made = some.map((ticket): Made => {
      const beside = related(ticket)
      const terms = termsOf(ticket, beside, suppliers)
      const ticket_id = newId('tck')
      const { supplier_quantity, backorder_quantity, service_stock } = ticket
      return {
        terms,
        derived: derive(terms, beside, exchange, at),
        stamps: {
          ticket_id,
          in_stock: supplier_quantity > 0,
          is_relisted_ticket: false,
          last_checked: stamp,
          created: stamp,
          updated: stamp,
          deleted: null,
        },
        stock: {
          ...{ ticket_id, supplier_quantity, backorder_quantity, service_stock },
          ...{ reservations_quantity: 0, number_of_tickets_sold: 0, number_of_bookingorders: 0 },
        },
      }
    })
    await writing
    writing = write(trx, made, stamp, keepHistory)
    // The error is thrown where the promise is awaited.
    writing.catch(() => undefined)
    done += some.length
    progress(done, total)
  }
  await writing
}

async function write(trx: Trx, made: Made[], at: Date, keepHistory: boolean): Promise<void> {
  const [first] = made
  if (!first) return
  const columns = new Set([first.terms, first.derived, first.stamps].flatMap((part) => Object.keys(part)))
  // When two parts have the same key, the last one counts: derived values override.
  const rows = made.map(({ terms, derived, stamps }) => joined(terms, derived, stamps))
  await insertJson(trx, 'ticket', [...columns], `[${rows.join(',')}]`)
  await insertRows(
    trx,
    'ticket_stock',
    made.map(({ stock }) => stock),
  )
  if (!keepHistory) return
  const versions = made.map(({ terms, derived, stamps, stock }) => {
    const after = toVersion({ ...terms, ...derived, ...stamps, ...stock })
    return { resource_id: stamps.ticket_id, version: 1, before: null, after }
  })
  await recordHistory(trx, 'ticket', system, at, versions)
}
