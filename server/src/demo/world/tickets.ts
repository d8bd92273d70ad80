import { admitsSport } from '../../catalogue/tickets/rules/access.js'
import type { CategoryType, SportType, TicketType } from '../../lib/enums.js'
import type { Random } from '../../lib/random.js'
import type { CancellationStep } from '../../platform/db/json.js'
import type { Category } from './categories.js'
import { supplierData } from './data/suppliers.js'
import { addDays, type Day } from './days.js'
import type { Staged } from './events.js'
import { ageBeforeDownload } from './guests.js'
import { priceTicket } from './prices.js'
import { drawFlags, drawPeriods, drawStock, drawYield, isAdmission, plentyOf, vatOf } from './terms.js'
import type { WorldSupplier, WorldTicket, WorldVenue } from './types.js'
import { type Variant, variantsOf } from './variants.js'

/** Suppliers per event. */
const SUPPLIERS_PER_EVENT = 7

/** The relative frequency of a category among an event's tickets. */
const often = (type: CategoryType) => (type === 'grandstand' ? 3 : type === 'generaladmission' ? 2 : 1)

const ticketTypeWeights: readonly (readonly [TicketType, number])[] = [
  ['eticket', 60],
  ['appticket', 18],
  ['paper-ticket', 7],
  ['collection-stadium', 6],
  ['eticket_with_pickup', 5],
  ['other', 4],
]

const policies: readonly CancellationStep[][] = [
  [{ until_days_before: 14, refund_percent: 50 }],
  [
    { until_days_before: 60, refund_percent: 90 },
    { until_days_before: 30, refund_percent: 50 },
  ],
  [{ until_days_before: 7, refund_percent: 100 }],
]

export interface Market {
  today: Day
  /** The suppliers of each sport. */
  suppliers: ReadonlyMap<SportType, readonly WorldSupplier[]>
  organisers: ReadonlyMap<SportType, string>
  categories: ReadonlyMap<string, readonly Category[]>
  venues: ReadonlyMap<string, WorldVenue>
}

export function sellersBySport(
  suppliers: readonly WorldSupplier[],
  sports: readonly SportType[],
): Pick<Market, 'suppliers' | 'organisers'> {
  const sells = (key: string, sport: SportType) => supplierData.find((each) => each.key === key)?.sports?.includes(sport) ?? true
  const bySport = new Map(sports.map((sport) => [sport, suppliers.filter((each) => sells(each.supplier_key, sport))]))
  const organisers = new Map<SportType, string>()
  for (const [sport, list] of bySport) {
    const organiser = list.find((each) => each.supplier_type === 'organiser')
    if (organiser) organisers.set(sport, organiser.supplier_key)
  }
  return { suppliers: bySport, organisers }
}

/**
 * The tickets of one event. They alternate between categories, and within a category between suppliers, so that each category has
 * comparable tickets of several suppliers.
 */
export function* eventTickets(staged: Staged, count: number, market: Market, random: Random): Iterable<WorldTicket> {
  const { event, plan } = staged
  const sport = event.sport_type
  const offered = (market.categories.get(event.venue_key) ?? []).filter(({ category }) => admitsSport(category, sport))
  const turns = random.shuffle(offered.flatMap((each) => Array<Category>(often(each.category.category_type)).fill(each)))
  const sellers = random.shuffle(market.suppliers.get(sport) ?? []).slice(0, SUPPLIERS_PER_EVENT)
  const variants = variantsOf(event)
  const day = event.date_start.slice(0, 10)
  const daysBefore = Array.from({ length: 8 }, (_, days) => addDays(day, -days))
  const releases = [20, 45, 90].map((days) => addDays(day < market.today ? day : market.today, -days))
  const level = Math.round((plan.tournament.price * random.int(85, event.is_popular ? 150 : 115)) / 100)
  const used = new Map<Category, number>()
  // The first one, so that it is the default option of its product.
  const main = offered.find(isAdmission)

  for (let i = 0; i < count; i++) {
    const isMain = i === 0 && main !== undefined
    const from = isMain ? main : (turns[i % turns.length] as Category)
    const turn = used.get(from) ?? 0
    used.set(from, turn + 1)
    const supplier = sellers[(offered.indexOf(from) + turn) % sellers.length] as WorldSupplier
    const kinds = variants(from.category.category_type)
    const variant = isMain ? (kinds[0] as (typeof kinds)[number])[0] : random.weighted(kinds)
    yield makeTicket({ staged, i, from, supplier, sellers, variant, isMain, level, daysBefore, releases, market, random })
  }
}

interface Offer {
  staged: Staged
  i: number
  from: Category
  supplier: WorldSupplier
  sellers: readonly WorldSupplier[]
  variant: Variant
  /** Every event has one main ticket: large stock, for adults, without conditions. */
  isMain: boolean
  /** The price of an average seat at this event in euro cents. */
  level: number
  /** The day of the event, the day before, and so on. */
  daysBefore: readonly Day[]
  /** Past days before the event from which tickets are on sale. */
  releases: readonly Day[]
  market: Market
  random: Random
}

function makeTicket({
  staged,
  i,
  from,
  supplier,
  sellers,
  variant,
  isMain,
  level,
  daysBefore,
  releases,
  market,
  random,
}: Offer): WorldTicket {
  const { event } = staged
  const { category } = from
  const prices = priceTicket(Math.round((level * from.price * variant.price) / 10_000), supplier, event.is_popular, random)
  const stock = isMain ? plentyOf(staged.sold_out, random) : drawStock(from, staged.sold_out, random)
  const { plain } = stock
  const flags = plain ? [] : drawFlags(category, event.sport_type === 'soccer', random)
  const pairs = flags.includes('pairs_only')
  const supplier_quantity = pairs ? stock.supplier_quantity - (stock.supplier_quantity % 2) : stock.supplier_quantity
  const country = market.venues.get(event.venue_key)?.country ?? ''
  const young = variant.group === 'youth' || variant.group === 'child'
  return {
    ticket_key: `${event.event_key}/${i}`,
    external_ticket_id: `${supplier.supplier_key.toUpperCase()}-${event.event_key}-${i}`,
    event_key: event.event_key,
    category_key: category.category_key,
    supplier_key: supplier.supplier_key,
    organiser_key: market.organisers.get(event.sport_type) ?? null,
    ticket_title: variant.label ? `${category.category_name} – ${variant.label}` : category.category_name,
    ticket_type: random.weighted(
      supplier.supplier_app_name ? ticketTypeWeights : ticketTypeWeights.filter(([type]) => type !== 'appticket'),
    ),
    ticket_status: stock.status,
    ticket_validity: variant.validity,
    ticket_targetgroup: variant.group,
    ticket_source: supplier.supplier_type === 'organiser' ? 'service' : supplier.supplier_type,
    sub_category: variant.sub_category,
    ticket_validfrom: `${variant.first}T00:00:00`,
    ticket_validuntil: `${variant.last}T23:59:59`,
    // The start of the sale: mostly in the past, for a few tickets a week before the event.
    release_date: random.chance(0.6) ? `${plain || random.chance(0.93) ? random.pick(releases) : daysBefore[7]}T10:00:00` : null,
    latest_sale_date: !plain && random.chance(0.35) ? `${daysBefore[random.int(1, 3)]}T18:00:00` : null,
    currency_code: supplier.default_currency,
    ...prices,
    vat_category: vatOf(country, category.category_type, supplier, random),
    supplier_quantity,
    backorder_quantity: stock.backorder_quantity,
    service_stock: supplier.supplier_type === 'service' ? supplier_quantity : 0,
    min_order: pairs ? 2 : !plain && random.chance(0.06) ? random.pick([2, 2, 4]) : 1,
    flags,
    sales_periods: plain ? [] : drawPeriods(event.date_start, prices, market.today, random),
    countries_disabled: !plain && random.chance(0.04) ? random.pick([['GBR'], ['USA', 'CAN'], [country]]) : [],
    countries_enabled:
      !plain && random.chance(0.015)
        ? random.pick([
            ['DEU', 'AUT', 'CHE'],
            ['NLD', 'BEL'],
            ['ARE', 'SAU', 'QAT', 'BHR'],
          ])
        : [],
    cancellation_policy: random.chance(0.15) ? random.pick(policies) : [],
    ticket_yield: plain ? null : drawYield(supplier, sellers, prices.net_rate, random),
    guest_data_requirements: young && random.chance(0.4) ? ageBeforeDownload : [],
    note: random.chance(0.03) ? 'Seats are confirmed by the supplier two days before the event.' : null,
  }
}
