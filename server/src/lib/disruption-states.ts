import { oneOf, transitions } from './transitions.js'

/** What happened to an event, and the status machine of carrying it out. In lib because orders show both. */

export const disruptionKinds = ['cancelled', 'postponed', 'rescheduled', 'relocated'] as const
export type DisruptionKind = (typeof disruptionKinds)[number]

/** `pending` until the buyer has answered or the deadline has passed. */
export const disruptionDecisions = ['pending', 'accept', 'refund'] as const
export type DisruptionDecision = (typeof disruptionDecisions)[number]

export type DisruptionStatus = 'previewed' | 'applying' | 'open' | 'closing' | 'done' | 'reverting' | 'reverted' | 'superseded'

export const disruptionMachine = transitions<DisruptionStatus>({
  previewed: ['applying'],
  // A cancelled event has nothing to decide.
  applying: ['open', 'done'],
  open: ['closing', 'reverting', 'superseded'],
  closing: ['done'],
  done: ['reverting', 'superseded'],
  reverting: ['reverted'],
  reverted: [],
  superseded: [],
})

/** Its work is under way: no other disruption of the event can begin. */
export const runningDisruption = oneOf<DisruptionStatus>('status', ['applying', 'closing', 'reverting'])
/** Buyers can decide. */
export const decidableDisruption = oneOf<DisruptionStatus>('status', ['applying', 'open'])
