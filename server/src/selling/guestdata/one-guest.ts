import type { Caller } from '../../lib/caller.js'
import type { Env, Guard, Version } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import type { Versioned } from '../../platform/http/etag.js'
import type { Guest, GuestChange, GuestQuery } from '../guests/schema.js'
import type { GuestRow, Party } from '../guests/slots.js'
import { showGuest, slotOf } from '../guests/view.js'
import { checkId, planGuest } from '../guests/write.js'

/** The guests after a change, with their new version. */
interface Changed {
  party: Party
  version: Version
}

/** Changes the guests of an order or a reservation, under its lock. */
export type Change = (env: Env, trx: Trx, caller: Caller, id: string, plan: (party: Party) => GuestRow[], guard?: Guard) => Promise<Changed>

/** Changes one guest of an order or a reservation. */
export const guestWriter =
  (change: Change) =>
  async (
    env: Env,
    trx: Trx,
    caller: Caller,
    id: string,
    guestId: string,
    input: GuestChange,
    query: GuestQuery,
    guard?: Guard,
  ): Promise<Versioned<Guest>> => {
    checkId('guest_id', guestId, input.guest_id)
    const { party, version } = await change(env, trx, caller, id, (before) => planGuest(env, before, slotOf(before, guestId), input), guard)
    return { body: await showGuest(env, trx, party, guestId, query), version }
  }
