import { oneOf, transitions } from '../../lib/transitions.js'

export type GuestdataStatus =
  | 'notapplicable'
  | 'waitingfordistributor'
  | 'waitingforendcustomer'
  | 'waitingforprocessing'
  | 'waitingtosendtosupplier'
  | 'completed'

/** Forward step by step. Back to the distributor when a guest becomes invalid. */
export const guestdata = transitions<GuestdataStatus>({
  notapplicable: [],
  waitingfordistributor: ['waitingforendcustomer', 'waitingforprocessing'],
  waitingforendcustomer: ['waitingfordistributor', 'waitingforprocessing'],
  waitingforprocessing: ['waitingtosendtosupplier', 'waitingfordistributor'],
  waitingtosendtosupplier: ['completed', 'waitingfordistributor'],
  completed: ['waitingfordistributor'],
})

/** Somebody has to enter guests. */
export const lacksGuests = oneOf<GuestdataStatus>('guestdata_status', ['waitingfordistributor', 'waitingforendcustomer'])
