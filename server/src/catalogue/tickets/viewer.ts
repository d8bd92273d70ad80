import { sql } from 'kysely'
import type { Caller } from '../../lib/caller.js'
import { type Rates, type Rounding, shownIn } from '../../lib/money.js'
import { ownSuppliers } from '../../parties/suppliers/own.js'
import type { Ctx, Env } from '../../platform/context.js'
import { prepared } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import type { CancellationStep } from '../../platform/db/json.js'
import { newestMoment } from '../../platform/db/moment.js'
import type { Db } from '../../platform/db/open.js'
import type { Buyer, Organisation } from './rules/access.js'
import { isReverseCharge, type TaxedBuyer } from './rules/prices.js'
import type { LateSale } from './rules/sale.js'
import { onSaleTo } from './visible.js'

/** Exchange rates, with the id of their fxratemoment. */
export interface Exchange {
  fxratemoment_id: string | null
  rates: Rates
  /** null if a rate is missing or the result is too large */
  to: (currency: string, amount: number, from: string) => number | null
  /** the same for an amount that a buyer is charged: rounded up, as in the charge */
  charged: (currency: string, amount: number, from: string) => number | null
}

/**
 * What decides how a ticket is shown, besides the ticket. Distributors who see the same share the JSON of a ticket, so `sightKey` must
 * contain everything that is added here.
 */
export interface Sight {
  caller: Pick<Caller, 'scope' | 'client_id' | 'supplier_id'>
  /** set if the caller is a distributor */
  buyer: (Organisation & { default_currency: string }) | undefined
  /** whether the buyer accounts for the VAT on fees itself */
  isReverseCharge: boolean
  exchange: Exchange
  operatorCountry: string
  /** applies if neither ticket nor supplier has a cancellation policy */
  platformPolicy: CancellationStep[]
  late: LateSale
  at: Date
}

/** Two viewers with the same key see the same of a ticket at the same time. A ticket kept for one client also depends on the client. */
export const sightKey = ({ caller, buyer, isReverseCharge, exchange, operatorCountry, platformPolicy, late }: Sight): string =>
  JSON.stringify([
    ...[caller.scope, caller.supplier_id, buyer?.default_currency, buyer?.own_suppliers],
    ...[isReverseCharge, exchange.fxratemoment_id, operatorCountry, platformPolicy, late],
  ])

/** The caller that reads tickets, with the data needed for its view. */
export interface Viewer extends Sight {
  caller: Caller
  buyer:
    | (Buyer & TaxedBuyer & Organisation & { default_currency: string; allowed_currencies: string[]; has_allotments: boolean })
    | undefined
}

interface Facts {
  buyer: Viewer['buyer'] | null
  fxratemoment_id: string | null
}

const hasAllotments = sql`exists (select from allotment_ticket a where a.distributor_id = d.distributor_id and a.live)`

/** Read for every request and not cached: new exchange rates or a changed distributor take effect immediately in every process. */
async function readFacts(db: Db, distributor_id: string | null, at: Date): Promise<Facts> {
  const { rows } = await sql<Facts>`${prepared}
    select (select jsonb_build_object('distributor_id', distributor_id, 'iso_country', iso_country, 'default_currency', default_currency,
                                      'vat_number', vat_number, 'foreign_vat_numbers', foreign_vat_numbers, 'allowed_currencies', allowed_currencies,
                                      'own_suppliers', ${ownSuppliers('d')}, 'has_allotments', ${hasAllotments})
              from distributor d where distributor_id = ${distributor_id}) as buyer,
           (select m.fxratemoment_id from ${newestMoment(at)}) as fxratemoment_id`.execute(db)
  return rows[0] ?? { buyer: null, fxratemoment_id: null }
}

/** Cache of exchange rates. The rates of an fxratemoment never change. */
const rates = new Map<string, Rates>()
const maxMoments = 50

async function ratesOf(db: Db, id: string): Promise<Rates> {
  const known = rates.get(id)
  if (known) return known
  const row = await db.selectFrom('fxratemoment').select('rates').where('fxratemoment_id', '=', id).executeTakeFirstOrThrow()
  if (rates.size >= maxMoments) rates.clear()
  rates.set(id, row.rates)
  return row.rates
}

/** Converting euro to euro needs no rates. */
const noRates: Rates = {}

function exchangeOf(fxratemoment_id: string | null, table: Rates): Exchange {
  const has = (currency: string) => currency === 'EUR' || table[currency] !== undefined
  const converted = (round: Rounding) => (currency: string, amount: number, from: string) =>
    from === currency || (has(from) && has(currency)) ? shownIn(currency, amount, from, table, round) : null
  return { fxratemoment_id, rates: table, to: converted('nearest'), charged: converted('up') }
}

/** The rates of several fxratemoments, to show prices that were agreed earlier. */
export async function exchangesOf(db: Db, moments: readonly (string | null)[]): Promise<Map<string | null, Exchange>> {
  const unknown = [...new Set(moments)].filter((id): id is string => id !== null && !rates.has(id))
  const found = new Map<string | null, Rates>(moments.flatMap((id) => (id === null ? [] : [[id, rates.get(id) ?? noRates] as const])))
  if (unknown.length > 0) {
    const rows = await db.selectFrom('fxratemoment').select(['fxratemoment_id', 'rates']).where('fxratemoment_id', 'in', unknown).execute()
    for (const row of rows) found.set(row.fxratemoment_id, row.rates)
  }
  return new Map(moments.map((id) => [id, exchangeOf(id, found.get(id) ?? noRates)]))
}

export async function newestExchange(db: Db, at: Date): Promise<Exchange> {
  const { fxratemoment_id } = await readFacts(db, null, at)
  return exchangeOf(fxratemoment_id, fxratemoment_id === null ? noRates : await ratesOf(db, fxratemoment_id))
}

export async function viewerOf(env: Env, db: Db, caller: Caller): Promise<Viewer> {
  const at = env.now()
  const { buyer, fxratemoment_id } = await readFacts(db, caller.distributor_id, at)
  const exchange = exchangeOf(fxratemoment_id, fxratemoment_id === null ? noRates : await ratesOf(db, fxratemoment_id))
  const { OPERATOR_COUNTRY: operatorCountry, CANCELLATION_POLICY: platformPolicy, SALE_AFTER_START_MINUTES: late } = env.config
  const reverse = buyer ? isReverseCharge(operatorCountry, buyer) : false
  return { caller, buyer: buyer ?? undefined, isReverseCharge: reverse, exchange, operatorCountry, platformPolicy, late, at }
}

export const readingViewer = (ctx: Ctx, caller: Caller): Promise<Viewer> => viewerOf(ctx, ctx.db, caller)

/** The distributor whose allotments decide what the viewer is shown. Most distributors have none. */
export const allotteeOf = ({ buyer }: Viewer): string | undefined => (buyer?.has_allotments ? buyer.distributor_id : undefined)

/** Condition for tickets that the viewer can buy, at the time of the request or another time. */
export const onSaleFor = ({ buyer, caller, late, at }: Viewer, moment: Date = at): Condition =>
  onSaleTo(buyer && { client_id: caller.client_id, own_suppliers: buyer.own_suppliers }, moment, late)
