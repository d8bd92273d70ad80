import { Gathering } from '../lib/batch.js'
import type { Ctx } from './context.js'

const ofProcess = new WeakMap<Ctx, Gathering>()

/**
 * Shared by the batches of holds, guests, payment methods, bookings and reads of single orders of a process: while several of these requests
 * are under way, a small batch waits for more. One that waits for a lock counts for less than 600 ms.
 * docs/decisions/0042-small-batches-wait.md has the measurements behind these values.
 */
export function gatheringOf(ctx: Ctx): Gathering {
  const gathering = ofProcess.get(ctx) ?? new Gathering({ crowd: 6, enough: 4, millis: 12, periodMillis: 300 })
  ofProcess.set(ctx, gathering)
  return gathering
}
