import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Caller } from '../../lib/caller.js'
import type { Env } from '../../platform/context.js'
import type { OctoUnitItem } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import type { ShortOfTickets } from '../../selling/reservations/expire.js'
import { release, replace, reserveWithin } from '../../selling/reservations/service.js'
import { openReservation } from '../../selling/reservations/states.js'
import { findReservation } from '../../selling/reservations/store.js'
import { bookingAddress } from '../series/address.js'
import { mostAtOnce, type PlannedLine, plan, whyNot } from '../series/plan.js'
import { lockSlots, partOf, slotsByName } from '../series/service.js'
import { noAvailability, OctoFault, unprocessable } from './faults.js'
import { availabilityId, optionId, parseAvailabilityId } from './names.js'
import { mergeContact, noContact, parseAnswers, type Sealed } from './people.js'
import type { UnitItemInput } from './schema.js'
import { countUnits, findOption, wantedOf } from './service.js'
import type { OctoBookingRow } from './store.js'
import type { View } from './view.js'

export type Reseller = Caller & { distributor_id: string }

/** What a booking is for. */
export interface Target {
  productId: string
  optionId: string
  availabilityId: string
}

/** Too few are left, as far as is known: holds that ran out may not have been swept yet. */
class Short extends OctoFault implements ShortOfTickets {
  constructor(
    message: string,
    readonly short: string[],
  ) {
    super('UNPROCESSABLE_ENTITY', message)
  }
}

/** Unit items as they are kept, before it is known which tickets they get. Those that come with a known uuid keep what was said about them. */
export function readItems(given: UnitItemInput[], before: OctoUnitItem[], sealed: Sealed, at: Date): OctoUnitItem[] {
  if (given.length === 0) throw unprocessable('unitItems are needed: one for each ticket.')
  if (given.length > mostAtOnce) throw unprocessable(`At most ${mostAtOnce} units can be booked at once.`)
  const items = given.map((item) => {
    const uuid = item.uuid?.toLowerCase() ?? randomUUID()
    const known = before.find((one) => one.uuid === uuid)
    const { open, sealed: secret } = parseAnswers(item.questionAnswers, at)
    if (Object.keys(secret).length > 0) sealed[uuid] = { ...sealed[uuid], ...secret }
    return {
      uuid,
      unitId: item.unitId,
      resellerReference: item.resellerReference ?? known?.resellerReference ?? null,
      contact: mergeContact(known?.contact ?? noContact, item.contact),
      answers: { ...known?.answers, ...open },
      ticket_id: '',
    }
  })
  if (new Set(items.map((item) => item.uuid)).size < items.length) throw unprocessable('Two unit items have the same uuid.')
  return items
}

/** Each unit item gets a ticket of its unit, in order. */
function assign(items: OctoUnitItem[], lines: PlannedLine[]): OctoUnitItem[] {
  const tickets = new Map<string, string[]>()
  for (const { sub_category, ticket_id, quantity } of lines)
    tickets.set(sub_category, [...(tickets.get(sub_category) ?? []), ...Array.from({ length: quantity }, () => ticket_id)])
  return items.map((item) => ({ ...item, ticket_id: tickets.get(item.unitId)?.shift() ?? '' }))
}

export interface Placed {
  event_id: string
  category_id: string
  on_request: boolean
  series_id: string
  unit_items: OctoUnitItem[]
  reservation_id: string | null
  expires: Date
}

interface Placing {
  view: View
  target: Target
  items: OctoUnitItem[]
  /** what there is of the booking already, when it is moved */
  before: OctoBookingRow | undefined
  test: boolean
  /** reserve even what is only noted down until it is confirmed: a test, and what a supplier must be asked for */
  final: boolean
  minutes: number | undefined
  reference: string | null
  notes: string | null
  /** address of whoever booked with the reseller */
  contact: string | null | undefined
}

/** Looked into only when something is: the product, the option, the units, in this order, and else the slot. */
async function whatIsWrong(trx: Trx, view: View, target: Target, units: { id: string; quantity: number }[]): Promise<OctoFault> {
  const option = await findOption(trx, view.shopper, target.productId, target.optionId)
  const slotName = parseAvailabilityId(target.availabilityId)
  const [slot] = slotName && optionId(slotName) === target.optionId ? await slotsByName(trx, view.shopper, [slotName], view.locale) : []
  if (slot?.series_id !== target.productId) return noAvailability(target.availabilityId)
  wantedOf(option, units)
  return unprocessable('These units are not sold for this availability.')
}

/** Who asks for the units it holds already, of the same slot, keeps them with their tickets: at the price and the rates of the hold. */
function keptAsHeld({ before, target, items }: Placing): Placed | undefined {
  if (!before || before.series_id !== target.productId || availabilityId(before) !== target.availabilityId) return undefined
  const unitsOf = (all: OctoUnitItem[]) => JSON.stringify(all.map((item) => item.unitId).sort())
  if (unitsOf(before.unit_items) !== unitsOf(items)) return undefined
  const { event_id, category_id, series_id, on_request, reservation_id, expires } = before
  const known = new Map(before.unit_items.map((item) => [item.uuid, item]))
  const isKnown = (item: OctoUnitItem) => known.get(item.uuid)?.unitId === item.unitId
  const own = new Set(items.filter(isKnown).map((item) => item.uuid))
  const others = before.unit_items.filter((item) => !own.has(item.uuid))
  const ticketOf = (item: OctoUnitItem): string => {
    const place = others.findIndex((one) => one.unitId === item.unitId)
    return isKnown(item) ? (known.get(item.uuid)?.ticket_id ?? '') : (others.splice(place, 1)[0]?.ticket_id ?? '')
  }
  const unit_items = items.map((item) => ({ ...item, ticket_id: ticketOf(item) }))
  return { event_id, category_id, series_id, on_request, unit_items, reservation_id, expires }
}

/** Finds the tickets for a party and holds them, all or none; a hold that is moved stays as it was when the new one cannot be had. */
export async function place(env: Env, trx: Trx, caller: Reseller, placing: Placing): Promise<Placed> {
  const { view, target, items, before, test, final } = placing
  const slotName = parseAvailabilityId(target.availabilityId)
  const units = items.map((item) => ({ id: item.unitId, quantity: 1 }))
  if (!slotName || optionId(slotName) !== target.optionId) throw await whatIsWrong(trx, view, target, units)
  const old = before?.reservation_id ? await findReservation(trx, before.reservation_id, sql`true`) : undefined
  const kept = old && openReservation.is(old.status) ? keptAsHeld(placing) : undefined
  if (kept) return kept
  await lockSlots(trx, [slotName], old?.items.map((item) => item.ticket_id) ?? [])
  const [found] = await slotsByName(trx, view.shopper, [slotName], view.locale)
  const slot = found && partOf(found, slotName.on_request)
  const isOffered = (unit: string) => slot?.offers.some((offer) => offer.sub_category === unit)
  if (slot?.series_id !== target.productId || !items.every((item) => isOffered(item.unitId)))
    throw await whatIsWrong(trx, view, target, units)
  const wanted = countUnits(units)
  // What the booking holds already is free for itself.
  const own = new Map(old?.items.map((item) => [item.ticket_id, item.held]))
  const offers = slot.offers.map((offer) => ({ ...offer, available_quantity: offer.available_quantity + (own.get(offer.ticket_id) ?? 0) }))
  const planned = plan(offers, wanted)
  if (!planned) {
    const { enough, message } = whyNot(offers, wanted)
    if (enough) throw unprocessable(message)
    throw new Short(
      message,
      offers.map((offer) => offer.ticket_id),
    )
  }
  const isNoted = !final && (test || planned.on_request)
  const lines = planned.lines.map(({ ticket_id, quantity }) => ({ ticket_id, quantity }))
  const placed = { ...slotName, series_id: target.productId, unit_items: assign(items, planned.lines) }
  if (isNoted) {
    if (before?.reservation_id) await release(env, trx, caller, before.reservation_id)
    return { ...placed, reservation_id: null, expires: before?.expires ?? paperExpiry(env, placing) }
  }
  // What must be asked for is a reservation of its own.
  if (before?.reservation_id && planned.on_request) await release(env, trx, caller, before.reservation_id)
  else if (before?.reservation_id) {
    await replace(env, trx, caller, before.reservation_id, { items: lines })
    return { ...placed, reservation_id: before.reservation_id, expires: before.expires }
  }
  const { reservation_id, valid_until } = await reserveWithin(
    env,
    trx,
    caller,
    {
      items: lines,
      booking_email: await bookingAddress(trx, caller.client_id, placing.contact),
      external_reference_id: placing.reference,
      notes: placing.notes ?? '',
      target_currency: view.shopper.currency,
    },
    placing.minutes,
  )
  return { ...placed, reservation_id, expires: new Date(`${valid_until}Z`) }
}

const usualMinutes = 10
const longestMinutes = 30
const paperExpiry = (env: Env, { minutes = usualMinutes }: Placing): Date =>
  new Date(env.now().getTime() + Math.min(minutes, longestMinutes) * 60_000)
