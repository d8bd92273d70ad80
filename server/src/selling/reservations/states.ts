import { oneOf, transitions } from '../../lib/transitions.js'

export const reservationStatuses = ['pending_supplier', 'active', 'extended', 'booked', 'void'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

export const voidReasons = ['expired', 'cancelled', 'refused', 'withdrawn'] as const
export type VoidReason = (typeof voidReasons)[number]

export const reservationMachine = transitions<ReservationStatus>({
  pending_supplier: ['active', 'void'],
  active: ['extended', 'booked', 'void'],
  extended: ['booked', 'void'],
  booked: [],
  void: [],
})

/** It still stands between the basket and everybody else. */
export const openReservation = oneOf('status', reservationMachine.open)
/** It has tickets in its hand: of one that a supplier has still to answer nothing is held. */
export const holdingReservation = oneOf<ReservationStatus>('status', ['active', 'extended'])
