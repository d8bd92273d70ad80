import { oneOf, transitions } from '../../lib/transitions.js'

export const allotmentStatuses = ['active', 'released', 'ended'] as const
export type AllotmentStatus = (typeof allotmentStatuses)[number]

/** Released: at its time, or by the distributor. Ended: by the supplier or the operator. */
export const allotmentMachine = transitions<AllotmentStatus>({
  active: ['released', 'ended'],
  released: [],
  ended: [],
})

export const liveAllotment = oneOf('status', allotmentMachine.open)
