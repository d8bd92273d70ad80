import { randomUUID } from 'node:crypto'
import type { Caller } from '../../lib/caller.js'
import type { Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { OctoUnitItem } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import type { ShortOfTickets } from '../../selling/reservations/expire.js'
import { release, replace, reserveWithin } from '../../selling/reservations/service.js'
import { openReservation } from '../../selling/reservations/states.js'
import { findReservation } from '../../selling/reservations/store.js'
import { bookingAddress } from '../series/address.js'
import { maxPerBooking, type PlannedLine, plan, whyNot } from '../series/plan.js'
import { heldOf, lockSlots, offersByStatus, slotsByName } from '../series/service.js'
import { noAvailability, OctoFault, unprocessable } from './faults.js'
import { availabilityId, optionId, parseAvailabilityId } from './names.js'
import { mergeContact, noContact, parseAnswers, type Sealed } from './people.js'
import type { UnitItemInput } from './schema.js'
import { countUnits, findOption, wantedOf } from './service.js'
import { holdLimits, type OctoBookingRow } from './store.js'
import type { View } from './view.js'

export type Reseller = Caller & { distributor_id: string }

/** The slot that a booking is for. */
export interface Target {
  productId: string
  optionId: string
  availabilityId: string
}

/** Too few tickets are left. Expired holds may not have been released yet, so the caller can retry. */
class TooFewTickets extends OctoFault implements ShortOfTickets {
  constructor(
    message: string,
    readonly short: string[],
  ) {
    super('UNPROCESSABLE_ENTITY', message)
  }
}

/** Unit items before tickets are assigned. Items with a known uuid keep their contact and answers. */
export function readItems(given: UnitItemInput[], before: OctoUnitItem[], sealed: Sealed, at: Date): OctoUnitItem[] {
  if (given.length === 0) throw unprocessable('unitItems are needed: one for each ticket.')
  if (given.length > maxPerBooking) throw unprocessable(`At most ${maxPerBooking} units can be booked at once.`)
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

/** Assigns a ticket to each unit item, in order. */
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
  /** The existing booking when it is changed. */
  before: OctoBookingRow | undefined
  test: boolean
  /** Whether to reserve drafts too. Tests and on-request tickets stay drafts until they are confirmed. */
  final: boolean
  minutes: number | undefined
  reference: string | null
  notes: string | null
  /** The e-mail address of the reseller's customer. */
  contact: string | null | undefined
}

/** Finds the reason of a refusal. It checks the product, the option and the units in this order, and runs only after a failure. */
async function findFault(trx: Trx, view: View, target: Target, units: { id: string; quantity: number }[]): Promise<OctoFault> {
  const option = await findOption(trx, view.shopper, target.productId, target.optionId)
  const slotName = parseAvailabilityId(target.availabilityId)
  const [slot] = slotName && optionId(slotName) === target.optionId ? await slotsByName(trx, view.shopper, [slotName], view.locale) : []
  if (target.availabilityId === '') return noAvailability('', 'availabilityId is needed: the `id` of an availability of the option.')
  if (slot?.series_id !== target.productId) return noAvailability(target.availabilityId)
  wantedOf(option, units)
  return unprocessable('These units are not sold for this availability.')
}

/** A change to the same units of the same slot keeps the tickets, with the price and the exchange rates of the hold. */
function unchangedHold({ before, target, items }: Placing): Placed | undefined {
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

/** Finds tickets for the units and holds them, all or none. When a changed hold cannot be satisfied, the existing one stays as it was. */
export async function place(env: Env, trx: Trx, caller: Reseller, placing: Placing): Promise<Placed> {
  const { view, target, items, before, test, final } = placing
  const slotName = parseAvailabilityId(target.availabilityId)
  const units = items.map((item) => ({ id: item.unitId, quantity: 1 }))
  if (!slotName || optionId(slotName) !== target.optionId) throw await findFault(trx, view, target, units)
  const old = before?.reservation_id ? await findReservation(trx, before.reservation_id, everyRow) : undefined
  const unchanged = old && openReservation.is(old.status) ? unchangedHold(placing) : undefined
  if (unchanged) return unchanged
  await lockSlots(trx, [slotName], old?.items.map((item) => item.ticket_id) ?? [])
  const [found] = await slotsByName(trx, view.shopper, [slotName], view.locale)
  const slot = found && offersByStatus(found, slotName.on_request)
  const isOffered = (unit: string) => slot?.offers.some((offer) => offer.sub_category === unit)
  if (slot?.series_id !== target.productId || !items.every((item) => isOffered(item.unitId)))
    throw await findFault(trx, view, target, units)
  const wanted = countUnits(units)
  // The booking's own hold counts as available to it.
  const own = heldOf(old?.items ?? [])
  const offers = slot.offers.map((offer) => ({ ...offer, available_quantity: offer.available_quantity + (own.get(offer.ticket_id) ?? 0) }))
  const planned = plan(offers, wanted)
  if (!planned) {
    const { enough, message } = whyNot(offers, wanted)
    if (enough) throw unprocessable(message)
    throw new TooFewTickets(
      message,
      offers.map((offer) => offer.ticket_id),
    )
  }
  const isDraft = !final && (test || planned.on_request)
  const lines = planned.lines.map(({ ticket_id, quantity }) => ({ ticket_id, quantity }))
  const placed = { ...slotName, series_id: target.productId, unit_items: assign(items, planned.lines) }
  if (isDraft) {
    if (before?.reservation_id) await release(env, trx, caller, before.reservation_id)
    return { ...placed, reservation_id: null, expires: before?.expires ?? (await draftExpiry(env, trx, caller, placing)) }
  }
  // On-request tickets need a new reservation.
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
    { holdMinutes: placing.minutes },
  )
  return { ...placed, reservation_id, expires: new Date(`${valid_until}Z`) }
}

/** A draft lasts as long as a hold would. */
async function draftExpiry(env: Env, trx: Trx, { distributor_id }: Reseller, { minutes }: Placing): Promise<Date> {
  const { hold_minutes, hold_max_minutes } = await holdLimits(trx, distributor_id)
  return new Date(env.now().getTime() + Math.min(minutes ?? hold_minutes, hold_max_minutes) * 60_000)
}
