import type { Ctx, Env } from '../../context.js'
import type { Db } from '../../db/open.js'
import type { Caller } from '../../lib/caller.js'
import { isCurrency } from '../../lib/currencies.js'
import type { Locale } from '../../lib/locales.js'
import { isEmail } from '../../lib/web.js'
import type { SeriesOptionRow } from '../series/options.js'
import type { Wanted } from '../series/plan.js'
import { everySeries, oneSeries, type Shopper, shopperOf, slotsOfSeries } from '../series/service.js'
import { availabilityId, type OctoAvailability, toAvailability, toCalendar } from './availability.js'
import { badRequest, noOption, noProduct, noUnit, unprocessable } from './faults.js'
import { type OctoProduct, toProduct } from './product.js'
import type { AvailabilityQuestion, CalendarQuestion } from './schema.js'
import { type Capability, capabilities, type View } from './view.js'

/** How the caller wants to be answered, as its headers say. */
export interface Asking {
  caller: Caller
  applied: ReadonlySet<Capability>
  locale: Locale
}

export async function viewOf(env: Env, db: Db, { caller, applied, locale }: Asking, currency?: string | null): Promise<View> {
  if (currency && !isCurrency(currency)) throw badRequest(`${currency} is not an ISO 4217 currency.`)
  const shopper = await shopperOf(env, db, caller, currency)
  const { exchange, buyer } = shopper.viewer
  if (exchange.to(shopper.currency, 1, buyer?.default_currency ?? shopper.currency) === null)
    throw unprocessable(`No exchange rate is stored for ${shopper.currency}.`)
  return { applied, locale, shopper }
}

export function supplier({ config }: Ctx, { applied }: Asking) {
  const { OPERATOR_NAME, OPERATOR_ADDRESS, PUBLIC_URL, MAIL_FROM } = config
  const sender = /<([^<>]*)>$/.exec(MAIL_FROM)?.[1] ?? ''
  const email = isEmail(sender) ? sender : null
  return {
    id: 'allotment',
    name: OPERATOR_NAME,
    endpoint: `${PUBLIC_URL}/octo`,
    contact: { website: PUBLIC_URL, email, telephone: null, address: OPERATOR_ADDRESS.replaceAll('|', ', ') || null },
    ...(applied.has('content') ? { shortDescription: `Tickets for sports and other events, sold by ${OPERATOR_NAME}`, media: [] } : {}),
  }
}

export const listCapabilities = ({ config }: Ctx) =>
  capabilities.map((name) => ({
    id: `octo/${name}`,
    revision: 1,
    required: name === 'core',
    dependencies: [],
    docs: `${config.PUBLIC_URL}/docs`,
  }))

export async function* products(ctx: Ctx, asking: Asking): AsyncGenerator<OctoProduct> {
  const view = await viewOf(ctx, ctx.replica, asking)
  for await (const options of everySeries(ctx, view.shopper)) {
    const [first, ...others] = options
    if (first) yield toProduct([first, ...others], ctx.config.CANCELLATION_POLICY, view)
  }
}

async function optionsOf(db: Db, shopper: Shopper, productId: string): Promise<[SeriesOptionRow, ...SeriesOptionRow[]]> {
  const [first, ...others] = await oneSeries(db, shopper, productId)
  if (!first) throw noProduct(productId)
  return [first, ...others]
}

export async function product(ctx: Ctx, asking: Asking, id: string): Promise<OctoProduct> {
  const view = await viewOf(ctx, ctx.replica, asking)
  return toProduct(await optionsOf(ctx.replica, view.shopper, id), ctx.config.CANCELLATION_POLICY, view)
}

/** The option of a product that was named, which must be there; and of it the units. */
export async function findOption(db: Db, shopper: Shopper, productId: string, optionId: string): Promise<SeriesOptionRow> {
  const [option] = await oneSeries(db, shopper, productId, optionId)
  if (option) return option
  await optionsOf(db, shopper, productId)
  throw noOption(optionId)
}

export function wantedOf(option: SeriesOptionRow, units: { id: string; quantity: number }[]): Wanted {
  for (const { id } of units) if (!option.kinds.some((kind) => kind.sub_category === id)) throw noUnit(id)
  return countUnits(units)
}

export function countUnits(units: { id: string; quantity: number }[]): Wanted {
  const wanted = new Map<string, number>()
  for (const { id, quantity } of units) if (quantity > 0) wanted.set(id, (wanted.get(id) ?? 0) + quantity)
  return wanted
}

const longestDays = 731

function rangeOf(from: string | null | undefined, to: string | null | undefined): { from: string; to: string } {
  if (!from || !to) throw badRequest('localDateStart and localDateEnd are needed.')
  if (from > to) throw badRequest('localDateEnd is before localDateStart.')
  if (Date.parse(to) - Date.parse(from) > longestDays * 86_400_000)
    throw badRequest(`At most ${longestDays} days can be asked for at once.`)
  return { from, to }
}

/** Either dates or ids, never both and never neither. */
function periodOf({ localDate, localDateStart, localDateEnd, availabilityIds }: AvailabilityQuestion) {
  const isDated = Boolean(localDate || localDateStart || localDateEnd)
  if (availabilityIds && isDated) throw badRequest('Ask by dates or by availabilityIds, not by both.')
  if (localDate && (localDateStart || localDateEnd)) throw badRequest('Ask for localDate or for a range, not for both.')
  if (availabilityIds) return { events: availabilityIds.map((id) => id.split('.')[0] ?? '') }
  return localDate ? { from: localDate, to: localDate } : rangeOf(localDateStart, localDateEnd)
}

export async function availability(ctx: Ctx, asking: Asking, question: AvailabilityQuestion): Promise<OctoAvailability[]> {
  const period = periodOf(question)
  const { view, wanted, slots } = await lookUp(ctx, asking, question, period)
  const ids = question.availabilityIds
  return slots.filter((slot) => !ids || ids.includes(availabilityId(slot))).map((slot) => toAvailability(slot, wanted, view))
}

export async function calendar(ctx: Ctx, asking: Asking, question: CalendarQuestion) {
  const { from, to } = rangeOf(question.localDateStart, question.localDateEnd)
  const { view, wanted, slots } = await lookUp(ctx, asking, question, { from, to })
  return toCalendar(slots, from, to, wanted, view)
}

/** Three statements, however many slots there are: who asks, what is offered at all, and the slots with their stock. */
async function lookUp(ctx: Ctx, asking: Asking, question: CalendarQuestion, period: { from: string; to: string } | { events: string[] }) {
  const { productId, optionId, units = [], currency } = question
  const view = await viewOf(ctx, ctx.db, asking, currency)
  const [option, slots] = await Promise.all([
    findOption(ctx.db, view.shopper, productId, optionId),
    slotsOfSeries(ctx.db, view.shopper, { series_id: productId, category_id: optionId, ...period }, asking.locale),
  ])
  return { view, wanted: wantedOf(option, units), slots }
}
