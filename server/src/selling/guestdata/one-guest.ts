import type { Caller } from '../../lib/caller.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import type { Guest, GuestChange, GuestQuery } from '../guests/schema.js'
import type { GuestRow, Party } from '../guests/slots.js'
import { showGuest, slotOf } from '../guests/view.js'
import { checkId, planGuest } from '../guests/write.js'

/** Changes the guests of an order or a reservation, under its lock. */
type Change = (env: Env, trx: Trx, caller: Caller, id: string, plan: (party: Party) => GuestRow[]) => Promise<Party>

/** Changes one guest of an order or a reservation. */
export const guestWriter =
  (change: Change) =>
  async (env: Env, trx: Trx, caller: Caller, id: string, guestId: string, input: GuestChange, query: GuestQuery): Promise<Guest> => {
    checkId('guest_id', guestId, input.guest_id)
    const party = await change(env, trx, caller, id, (before) => planGuest(env, before, slotOf(before, guestId), input))
    return showGuest(env, trx, party, guestId, query)
  }
