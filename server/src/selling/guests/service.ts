import type { FieldFault } from '../../lib/errors.js'
import type { Read } from '../../platform/db/client.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { asksForData, assess, assessBy, faultsOf } from './assess.js'
import type { GuestRow } from './slots.js'
import { type GuestdataStatus, guestdata } from './states.js'
import * as store from './store.js'

/** Guest data checks for booking, completion and download. Nothing in this file changes an order. */

/** The guests of a booking. */
export interface Booked {
  /** missing or invalid fields before checkout, one entry per field */
  faults: FieldFault[]
  /** the initial status of the order with these tickets */
  statusOf(ticketIds: ReadonlySet<string>): GuestdataStatus
}

export const bookedGuests = (reservation: store.Basket): Read<Booked> => ({
  statements: [store.guestsOf(reservation), store.termsOf(reservation.items.map((item) => item.ticket_id))],
  of: ([guests, rows]) => {
    const party = store.partyOf(reservation, guests as GuestRow[])
    const terms = rows as store.TermsRow[]
    return {
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
  },
})

/** Assigns the guests of a reservation to its order items, per ticket in order of position. */
export async function attachGuests(
  trx: Trx,
  reservationId: string,
  orderitems: { orderitem_id: string; ticket_id: string }[],
): Promise<void> {
  await store.deleteSurplusGuests(trx, reservationId)
  await store.linkItems(trx, reservationId, orderitems)
  await store.setLeadGuests(trx, reservationId)
}

/** Missing or invalid fields before download, one entry per field. */
export async function missingPreDownload(db: Db, orderId: string): Promise<FieldFault[]> {
  const party = await store.orderParty(db, orderId)
  return faultsOf(party, await assess(db, party), 'pre_download')
}

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
