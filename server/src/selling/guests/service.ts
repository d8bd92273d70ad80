import type { FieldFault } from '../../lib/errors.js'
import type { Read } from '../../platform/db/client.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { asksForData, assessBy, faultsOf } from './assess.js'
import type { GuestRow, Party } from './slots.js'
import { type GuestdataStatus, guestdata } from './states.js'
import * as store from './store.js'

/** Guest data checks for booking, completion and download. Nothing in this file changes an order. */

/** The guests of a booking. */
export interface Booked {
  /** missing or invalid fields before checkout, one entry per field */
  faults: FieldFault[]
  /** the initial status of the order with these tickets */
  statusOf(ticketIds: ReadonlySet<string>): GuestdataStatus
  party: Party
  /** guests beyond the held quantity */
  surplus: string[]
}

/** The guests of these reservations, by reservation_id. */
export const guestRows = (reservationIds: string[]): Read<Map<string, GuestRow[]>> => ({
  statements: [store.guestsOf(reservationIds)],
  of: ([rows]) => {
    const found = new Map<string, GuestRow[]>(reservationIds.map((id) => [id, []]))
    for (const guest of rows as GuestRow[]) found.get(guest.reservation_id)?.push(guest)
    return found
  },
})

/** `terms`: of each ticket of the reservation. */
export function bookedGuests(reservation: store.Basket, guests: GuestRow[], terms: store.TermsRow[]): Booked {
  const party = store.partyOf(reservation, guests)
  return {
    party,
    surplus: store.surplusOf(party, guests),
    faults: faultsOf(party, assessBy(terms, party), 'pre_checkout'),
    statusOf(ticketIds) {
      const own = { ...party, lines: party.lines.filter((line) => ticketIds.has(line.ticket_id)) }
      const assessment = assessBy(
        terms.filter((row) => ticketIds.has(row.ticket_id)),
        own,
      )
      if (!asksForData(assessment)) return 'notapplicable'
      return faultsOf(own, assessment, 'pre_download').length === 0 ? 'completed' : 'waitingfordistributor'
    },
  }
}

/**
 * The guests of new orders, by orderitem_id: the first slot of a ticket belongs to its first admission, and so on. A reservation has one lead
 * guest. If it becomes several orders, the first guest of each order without a lead guest becomes its lead.
 */
export function guestsOfOrders(
  { lines }: Party,
  orders: readonly (readonly { orderitem_id: string; ticket_id: string }[])[],
): Map<string, GuestRow> {
  const left = new Map(lines.map(({ ticket_id, slots }) => [ticket_id, [...slots]]))
  const found = new Map<string, GuestRow>()
  for (const items of orders) {
    const guests = items.map(({ orderitem_id, ticket_id }) => {
      const guest = left.get(ticket_id)?.shift()?.guest ?? null
      return guest && { ...guest, orderitem_id }
    })
    const [first] = guests
    if (first && !guests.some((guest) => guest?.lead_guest)) first.lead_guest = true
    for (const guest of guests) if (guest) found.set(guest.orderitem_id, guest)
  }
  return found
}

/** Writes the order item of each guest, and deletes the guests beyond the held quantity (`surplus`). */
export async function attachGuests(trx: Trx, surplus: string[], guests: GuestRow[]): Promise<void> {
  if (surplus.length > 0) await store.deleteGuests(trx, surplus)
  await store.linkGuests(trx, guests)
}

/** Missing or invalid fields of each order before download, one entry per field. */
export async function missingInOrders(db: Db, orderIds: readonly string[]): Promise<Map<string, FieldFault[]>> {
  if (orderIds.length === 0) return new Map()
  const parties = await store.orderParties(db, orderIds)
  const tickets = new Set([...parties.values()].flatMap(({ lines }) => lines.map((line) => line.ticket_id)))
  const terms = new Map((await store.readTerms(db, [...tickets])).map((row) => [row.ticket_id, row]))
  const faults = (party: Party) => {
    const own = party.lines.flatMap((line) => terms.get(line.ticket_id) ?? [])
    return faultsOf(party, assessBy(store.asAgreed(own, party.agreed), party), 'pre_download')
  }
  return new Map([...parties].map(([id, party]) => [id, faults(party)]))
}

export const missingPreDownload = async (db: Db, orderId: string): Promise<FieldFault[]> =>
  (await missingInOrders(db, [orderId])).get(orderId) ?? []

const ahead: Partial<Record<GuestdataStatus, GuestdataStatus>> = {
  waitingfordistributor: 'waitingforprocessing',
  waitingforendcustomer: 'waitingforprocessing',
  waitingforprocessing: 'waitingtosendtosupplier',
  waitingtosendtosupplier: 'completed',
}

/**
 * The status after a change of guests. If the data is complete, it moves forward step by step to the end. Otherwise it returns to the
 * distributor.
 */
export function movedStatus(current: GuestdataStatus, isComplete: boolean): GuestdataStatus {
  let status = current
  const step = (next: GuestdataStatus): void => {
    guestdata.check('guestdata_status', status, next)
    status = next
  }
  if (isComplete) for (let next = ahead[status]; next; next = ahead[next]) step(next)
  else if (guestdata.moves[status].includes('waitingfordistributor') && status !== 'waitingforendcustomer') step('waitingfordistributor')
  return status
}
