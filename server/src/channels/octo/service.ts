import type { Caller } from '../../lib/caller.js'
import { isCurrency } from '../../lib/currencies.js'
import type { Locale } from '../../lib/locales.js'
import { dayMillis } from '../../lib/time.js'
import { isEmail } from '../../lib/web.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Db } from '../../platform/db/open.js'
import type { SeriesOptionRow } from '../series/options.js'
import type { Wanted } from '../series/plan.js'
import { everySeries, oneSeries, type Shopper, shopperOf, slotsOfSeries } from '../series/service.js'
import { type OctoAvailability, type Party, toAvailability, toCalendar } from './availability.js'
import { badRequest, noOption, noProduct, noUnit, unprocessable } from './faults.js'
import { availabilityId, parseAvailabilityId, parseOptionId } from './names.js'
import { type OctoProduct, toProduct } from './product.js'
import type { AvailabilityQuestion, CalendarQuestion } from './schema.js'
import { type Capability, capabilities, type View } from './view.js'

/** The caller and its request headers. */
export interface OctoRequest {
  caller: Caller
  applied: ReadonlySet<Capability>
  locale: Locale
  noStartTimes: boolean
}

/** The view for prices and holds. A currency that the buyer cannot be charged in is refused. */
export async function viewOf(env: Env, db: Db, request: OctoRequest, currency?: string | null): Promise<View> {
  if (currency && !isCurrency(currency)) throw badRequest(`${currency} is not an ISO 4217 currency.`)
  const view = await viewIn(env, db, request, currency)
  const { viewer, currency: charged } = view.shopper
  const { exchange, buyer } = viewer
  const allowed = buyer?.allowed_currencies ?? []
  if (!allowed.includes(charged)) throw unprocessable(`You are not charged in ${charged}, but in ${allowed.join(', ')}.`)
  if (exchange.to(charged, 1, buyer?.default_currency ?? charged) === null)
    throw unprocessable(`No exchange rate is stored for ${charged}.`)
  return view
}

/** The view for existing bookings. They stay readable in their currency even if the buyer's currencies have changed. */
export async function viewIn(env: Env, db: Db, { caller, ...asked }: OctoRequest, currency?: string | null): Promise<View> {
  return { ...asked, shopper: await shopperOf(env, db, caller, currency) }
}

export function supplier({ config }: Ctx, { applied }: OctoRequest) {
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

export async function* products(ctx: Ctx, request: OctoRequest): AsyncGenerator<OctoProduct> {
  const db = ctx.reads.of(request.caller)
  const view = await viewIn(ctx, db, request)
  for await (const options of everySeries(db, view.shopper)) {
    const [first, ...others] = options
    if (first) yield toProduct([first, ...others], ctx.config.CANCELLATION_POLICY, view)
  }
}

async function optionsOf(db: Db, shopper: Shopper, productId: string): Promise<[SeriesOptionRow, ...SeriesOptionRow[]]> {
  const [first, ...others] = await oneSeries(db, shopper, productId)
  if (!first) throw noProduct(productId)
  return [first, ...others]
}

export async function product(ctx: Ctx, request: OctoRequest, id: string): Promise<OctoProduct> {
  const db = ctx.reads.of(request.caller)
  const view = await viewIn(ctx, db, request)
  return toProduct(await optionsOf(db, view.shopper, id), ctx.config.CANCELLATION_POLICY, view)
}

/** The named option of a product. Throws when it does not exist. */
export async function findOption(db: Db, shopper: Shopper, productId: string, option: string): Promise<SeriesOptionRow> {
  const { category_id, on_request } = parseOptionId(option)
  const found = (await oneSeries(db, shopper, productId, category_id)).find((one) => one.on_request === on_request)
  if (found) return found
  await optionsOf(db, shopper, productId)
  throw noOption(option)
}

/** Each unit must belong to the option. */
export function wantedOf(option: Pick<SeriesOptionRow, 'units'>, units: { id: string; quantity: number }[]): Wanted {
  for (const { id } of units) if (!option.units.some((unit) => unit.sub_category === id)) throw noUnit(id)
  return countUnits(units)
}

/** Without units in the request, the smallest quantity of the first unit. */
export function partyOf(option: SeriesOptionRow, units: { id: string; quantity: number }[] = []): Party {
  const wanted = wantedOf(option, units)
  const { on_request, minimum, by_hours, opening_hours } = option
  const [first] = option.units
  const about = { on_request, hours: by_hours ? opening_hours : null }
  return wanted.size > 0
    ? { ...about, wanted, isNamed: true }
    : { ...about, wanted: new Map([[first.sub_category, minimum]]), isNamed: false }
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
  if (Date.parse(to) - Date.parse(from) > longestDays * dayMillis) throw badRequest(`At most ${longestDays} days can be asked for at once.`)
  return { from, to }
}

/** Either dates or ids, exactly one of the two. */
function periodOf({ localDate, localDateStart, localDateEnd, availabilityIds }: AvailabilityQuestion) {
  const isDated = Boolean(localDate || localDateStart || localDateEnd)
  if (availabilityIds && isDated) throw badRequest('Ask by dates or by availabilityIds, not by both.')
  if (localDate && (localDateStart || localDateEnd)) throw badRequest('Ask for localDate or for a range, not for both.')
  if (availabilityIds) return { events: availabilityIds.flatMap((id) => parseAvailabilityId(id)?.event_id ?? []) }
  return localDate ? { from: localDate, to: localDate } : rangeOf(localDateStart, localDateEnd)
}

export async function availability(ctx: Ctx, request: OctoRequest, question: AvailabilityQuestion): Promise<OctoAvailability[]> {
  const period = periodOf(question)
  const { view, party, slots } = await lookUp(ctx, request, question, period)
  const { availabilityIds: ids } = question
  const { on_request } = party
  return slots
    .filter((slot) => !ids || ids.includes(availabilityId({ ...slot, on_request })))
    .map((slot) => toAvailability(slot, party, view))
}

export async function calendar(ctx: Ctx, request: OctoRequest, question: CalendarQuestion) {
  const { from, to } = rangeOf(question.localDateStart, question.localDateEnd)
  const { view, party, slots } = await lookUp(ctx, request, question, { from, to })
  return toCalendar(slots, from, to, party, view)
}

/** Reads the view, the options and the slots with their stock. The number of queries does not depend on the number of slots. */
async function lookUp(
  ctx: Ctx,
  request: OctoRequest,
  question: CalendarQuestion,
  period: { from: string; to: string } | { events: string[] },
) {
  const { productId, units = [], currency } = question
  const view = await viewOf(ctx, ctx.db, request, currency)
  const named = parseOptionId(question.optionId)
  const [option, slots] = await Promise.all([
    findOption(ctx.db, view.shopper, productId, question.optionId),
    slotsOfSeries(ctx.db, view.shopper, { series_id: productId, ...named, ...period }, request.locale),
  ])
  return { view, party: partyOf(option, units), slots }
}
