import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '../../lib/caller.js'
import { liveOrder } from '../../lib/order-states.js'
import type { Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { ConnectItem, GuestField } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import { book } from '../../selling/bookings/service.js'
import { parseField } from '../../selling/guests/fields.js'
import { changeOrder } from '../../selling/orders/change.js'
import { release, replace, reserveWithin } from '../../selling/reservations/service.js'
import { findReservation } from '../../selling/reservations/store.js'
import { fieldLabels } from '../partner/schema.js'
import { bookingAddress } from '../series/address.js'
import { assignGuests, namingGuests, type Person } from '../series/guests.js'
import { maxPerBooking, type PlannedLine, plan, whyNot } from '../series/plan.js'
import { heldOf, lockSlots, type Shopper, slotsByName } from '../series/service.js'
import { lockName } from '../series/store.js'
import { heldItems, Pool, type Resolved, sessionOf } from './arrange.js'
import { ConnectFault } from './faults.js'
import { barcodeLabel, type ConnectBooking, type ConnectCancellation, fieldOf, type ItemInput } from './schema.js'
import { buyerOf, findProduct, findSession, productOf, sellable } from './sessions.js'
import * as store from './store.js'
import { agreedPrices, type OrderDetails, readOrder, showBooking } from './view.js'

export type Partner = Caller & { distributor_id: string }

async function resolve(trx: Trx, shopper: Shopper, items: ItemInput[], address: string, language: string): Promise<Resolved[]> {
  const resolved: Resolved[] = []
  const wanted = new Map<string, number>()
  for (const item of items) {
    const product = productOf(item, address)
    const option = await findProduct(trx, shopper, product)
    const { event_id, category_id } = await findSession(trx, shopper, product, item, language)
    for (const { optionLabel, value } of item.quantities) {
      if (!option.units.some((unit) => unit.sub_category === optionLabel))
        throw new ConnectFault('UNKNOWN_PRODUCT', `${product.code} has no price option ${JSON.stringify(optionLabel)}.`)
      const key = `${sessionOf({ event_id, category_id })} ${optionLabel}`
      wanted.set(key, (wanted.get(key) ?? 0) + value)
      // Planning takes longer with every ticket, so the limit is checked before.
      if ((wanted.get(key) ?? 0) > maxPerBooking)
        throw new ConnectFault('NO_SEATS', `At most ${maxPerBooking} × ${optionLabel} of a session can be booked at once.`)
    }
    const labels = item.quantities.flatMap(({ optionLabel, value }) => Array.from({ length: value }, () => optionLabel))
    if (labels.length === 0) throw new ConnectFault('BAD_REQUEST', 'An item is for nobody: the values of its quantities are 0.')
    resolved.push({ product_code: product.code, event_id, category_id, labels })
  }
  return resolved
}

/** Plans the tickets of all items, all or none. Items for the same session are planned together, because they share its stock. */
async function planItems(
  trx: Trx,
  shopper: Shopper,
  resolved: Resolved[],
  own: ReadonlyMap<string, number>,
): Promise<{ items: ConnectItem[]; lines: PlannedLine[] }> {
  await lockSlots(trx, resolved, [...own.keys()])
  const slots = await slotsByName(trx, shopper, resolved, 'en_GB')
  const lines: PlannedLine[] = []
  const pool = new Pool()
  for (const slot of slots) {
    const wanted = new Map<string, number>()
    for (const { labels } of resolved.filter((one) => sessionOf(one) === sessionOf(slot)))
      for (const label of labels) wanted.set(label, (wanted.get(label) ?? 0) + 1)
    const offers = sellable(slot).map((offer) => ({
      ...offer,
      available_quantity: offer.available_quantity + (own.get(offer.ticket_id) ?? 0),
    }))
    const planned = plan(offers, wanted)
    if (!planned)
      throw new ConnectFault(
        'NO_SEATS',
        whyNot(offers, wanted).message,
        offers.map((offer) => offer.ticket_id),
      )
    lines.push(...planned.lines)
    for (const { sub_category, ticket_id, quantity } of planned.lines)
      pool.add(sessionOf(slot), sub_category, ...Array.from({ length: quantity }, () => ticket_id))
  }
  const items = pool.fill(resolved)
  if (!items) throw new ConnectFault('NO_SEATS', 'There are not enough seats.')
  return { items, lines }
}

/** Holds the tickets of the order. An existing hold is kept, or replaced as a whole when the order has changed. */
async function hold(
  env: Env,
  trx: Trx,
  caller: Partner,
  input: ConnectBooking,
  address: string,
  known: OrderDetails | undefined,
): Promise<store.ConnectOrderRow> {
  const at = env.now()
  const shopper = await buyerOf(env, trx, caller)
  const resolved = await resolve(trx, shopper, input.items, address, caller.language)
  const isHeld = known?.state === 'held'
  const same = known && isHeld ? heldItems(known.row.items, resolved) : undefined
  if (known && same) {
    if (isDeepStrictEqual(known.row.items, same)) return known.row
    // The hold stays as it was. Its items follow the order of the request, as the participants do.
    const row = { ...known.row, items: same }
    await store.saveOrder(trx, row)
    return row
  }
  const old = known && isHeld ? await findReservation(trx, known.row.reservation_id, everyRow) : undefined
  const { items, lines } = await planItems(trx, shopper, resolved, heldOf(old?.items ?? []))
  const asked = lines.map(({ ticket_id, quantity }) => ({ ticket_id, quantity }))
  const { reservation_id } = old
    ? (await replace(env, trx, caller, old.reservation_id, { items: asked })).body
    : await reserveWithin(env, trx, caller, {
        items: asked,
        booking_email: await bookingAddress(trx, caller.client_id, input.customer?.email),
        external_reference_id: input.orderNumber,
      })
  const row: store.ConnectOrderRow = {
    distributor_id: caller.distributor_id,
    order_number: input.orderNumber,
    client_id: caller.client_id,
    reservation_id,
    items,
    cancelled_at: null,
    created: known?.row.created ?? at,
    updated: at,
  }
  await store.saveOrder(trx, row)
  return row
}

/** The guests, read from the labels of the partner's forms. The customer is used for the first guest where its fields are empty. */
function peopleOf(input: ConnectBooking, items: ConnectItem[], at: Date): Person[] {
  const customer = input.customer ?? {}
  const names = (customer.name ?? '').trim().split(/\s+/).filter(Boolean)
  const lead = {
    first_name: customer.firstName || names.slice(0, -1).join(' '),
    last_name: customer.lastName || names.at(-1),
    contact_email: customer.email,
    contact_phone: (customer.mobile || customer.phone || '').replace(/[\s().-]/g, '').replace(/^00/, '+'),
  }
  return items.flatMap(({ people }, place) =>
    people.map(({ ticket_id }, index) => {
      const sent = (input.items[place]?.participants?.[index]?.fields ?? []).flatMap(({ label, value }) => {
        const field = fieldOf(label)
        return field && label !== barcodeLabel ? [[field, value ?? ''] as const] : []
      })
      const known = { ...(place === 0 && index === 0 ? lead : {}), ...Object.fromEntries(sent.filter(([, value]) => value !== '')) }
      const fields: Person['fields'] = {}
      for (const [field, value] of Object.entries(known) as [keyof typeof fields, string | undefined][]) {
        // A value that cannot be parsed is left out. If the field is required, booking reports it.
        const parsed = value ? parseField(field, value, at) : undefined
        if (parsed && 'value' in parsed && parsed.value !== null) fields[field] = parsed.value
      }
      return { ticket_id, fields }
    }),
  )
}

/** Where the partner's booking has a guest field: the label among the fields of the participant. */
const fieldNames = (items: ConnectItem[]) => {
  const places = items.flatMap(({ people }, item) => people.map((_one, participant) => `/items/${item}/participants/${participant}/fields`))
  return (person: number, field: GuestField): string => `${places[person]}: ${JSON.stringify(fieldLabels[field])}`
}

async function lockOrder(env: Env, trx: Trx, caller: Partner, orderNumber: string): Promise<OrderDetails | undefined> {
  await lockName(trx, 'connect', caller.distributor_id, orderNumber)
  const row = await store.findOrder(trx, caller.distributor_id, orderNumber)
  return row && readOrder(trx, row, env.now())
}

/** First of two steps: holds the tickets. Repeating the call changes nothing. */
export async function reserve(env: Env, trx: Trx, caller: Partner, address: string, input: ConnectBooking) {
  const known = await lockOrder(env, trx, caller, input.orderNumber)
  if (known?.state === 'cancelled') throw new ConnectFault('CONFLICT', `Order ${input.orderNumber} was cancelled.`)
  if (known?.state === 'booked') return showBooking(env, trx, caller, known.row, input, address)
  const row = await hold(env, trx, caller, input, address, known)
  await assignGuests(env, trx, caller, row.reservation_id, peopleOf(input, row.items, env.now()))
  return showBooking(env, trx, caller, row, input, address)
}

/** A partner has told its customer the price of the hold. If the same seats cost another price now, it must reserve them again first. */
async function refuseNewPrice(env: Env, trx: Trx, expired: OrderDetails, row: store.ConnectOrderRow): Promise<void> {
  const agreed = agreedPrices(env, expired)
  if (agreed.length === 0 || !heldItems(expired.row.items, row.items.map(withLabels))) return
  const now = agreedPrices(env, await readOrder(trx, row, env.now()))
  if (!isDeepStrictEqual(agreed, now))
    throw new ConnectFault(
      'CONFLICT',
      `The hold of order ${row.order_number} has expired, and its seats have another price now. Reserve them again to get that price.`,
    )
}

const withLabels = ({ people, ...item }: ConnectItem): Resolved => ({ ...item, labels: people.map(({ label }) => label) })

/** Second step, or the only one. Items without a valid hold are reserved now if they are available. */
export async function confirm(env: Env, trx: Trx, caller: Partner, address: string, input: ConnectBooking) {
  if (input.status !== 'CONFIRMED') throw new ConnectFault('BAD_REQUEST', 'The status of a booking must be CONFIRMED.')
  const known = await lockOrder(env, trx, caller, input.orderNumber)
  if (known?.state === 'cancelled') throw new ConnectFault('CONFLICT', `Order ${input.orderNumber} was cancelled.`)
  if (known?.state === 'booked') return showBooking(env, trx, caller, known.row, input, address)
  const row = await hold(env, trx, caller, input, address, known)
  if (known?.state === 'expired') await refuseNewPrice(env, trx, known, row)
  await assignGuests(env, trx, caller, row.reservation_id, peopleOf(input, row.items, env.now()))
  const people = row.items.flatMap((item) => item.people)
  await namingGuests(trx, row.reservation_id, people, fieldNames(row.items), () =>
    book(env, trx, caller, {
      reservation_id: row.reservation_id,
      accepted_gt: true,
      booking_reference: input.resellerReference || input.orderNumber,
    }),
  )
  return showBooking(env, trx, caller, row, input, address)
}

/** Cancels the order. Repeating the call changes nothing. An order whose hold has expired cannot be booked any more either. */
export async function cancel(env: Env, trx: Trx, caller: Partner, address: string, input: ConnectCancellation) {
  const known = await lockOrder(env, trx, caller, input.orderNumber)
  if (!known) throw new ConnectFault('UNKNOWN_ORDER', `There is no order ${input.orderNumber}.`)
  const live = known.orders.filter((order) => liveOrder.is(order.logistic_status))
  for (const { bookingorder_id } of live) await changeOrder(env, trx, caller, bookingorder_id, { logistic_status: 'cancelled' }, {})
  if (known.state === 'held') await release(env, trx, caller, known.row.reservation_id)
  if (known.state !== 'expired') return showBooking(env, trx, caller, known.row, input, address)
  const row = { ...known.row, cancelled_at: env.now(), updated: env.now() }
  await store.saveOrder(trx, row)
  return showBooking(env, trx, caller, row, input, address)
}
