import { oneOf, transitions } from '../../lib/transitions.js'

export const reservationStatuses = ['pending_supplier', 'active', 'extended', 'booked', 'void'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

export const voidReasons = ['expired', 'cancelled', 'refused', 'withdrawn', 'disrupted'] as const
export type VoidReason = (typeof voidReasons)[number]

export const reservationMachine = transitions<ReservationStatus>({
  pending_supplier: ['active', 'void'],
  active: ['extended', 'booked', 'void'],
  extended: ['booked', 'void'],
  booked: [],
  void: [],
})

/** The reservation is not final. */
export const openReservation = oneOf('status', reservationMachine.open)
/** The reservation holds tickets. A reservation that waits for a supplier holds none. */
export const holdingReservation = oneOf<ReservationStatus>('status', ['active', 'extended'])
