import { transitions } from '../../lib/transitions.js'

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

/** Whether it still stands between the basket and everybody else. */
export const isOpen = (status: ReservationStatus): boolean => status === 'pending_supplier' || status === 'active' || status === 'extended'
