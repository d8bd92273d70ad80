import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import { withKeptPlans } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import type { Versioned } from '../../platform/http/etag.js'
import type { Guest, GuestData, GuestDataQuery, GuestQuery, NewGuestData } from '../guests/schema.js'
import { guestRows } from '../guests/service.js'
import { type Party, versionOf } from '../guests/slots.js'
import * as store from '../guests/store.js'
import { showGuest, showParty } from '../guests/view.js'
import { planGuests } from '../guests/write.js'
import { lockOpenWith, visible } from '../reservations/service.js'
import { findReservation } from '../reservations/store.js'
import { type Change, guestWriter } from './one-guest.js'

/** Guests can be read at any time, also after the hold has ended. */
async function findParty(ctx: Ctx, caller: Caller, id: string): Promise<Party> {
  const reservation = await findReservation(ctx.db, id, visible(caller))
  if (!reservation) throw notFound('reservation', id)
  return store.reservationParty(ctx.db, reservation)
}

export async function read(ctx: Ctx, caller: Caller, id: string, query: GuestDataQuery): Promise<Versioned<GuestData>> {
  const party = await findParty(ctx, caller, id)
  return { body: await showParty(ctx, ctx.db, party, query), version: versionOf(party) }
}

export async function readGuest(ctx: Ctx, caller: Caller, id: string, guestId: string, query: GuestQuery): Promise<Versioned<Guest>> {
  const party = await findParty(ctx, caller, id)
  return { body: await showGuest(ctx, ctx.db, party, guestId, query), version: versionOf(party) }
}

/**
 * Changes guests while the reservation is held, under its lock. Concurrent changes run one after another, and a booking sees a change
 * completely or not at all.
 */
const change: Change = (env, trx, ...rest) => withKeptPlans(trx, () => changeHeld(env, trx, ...rest))

const changeHeld: Change = async (env, trx, caller, id, plan, guard) => {
  const [reservation, known] = await lockOpenWith(env, trx, caller, id, guestRows([id]))
  const party = store.partyOf(reservation, known)
  guard?.(versionOf(party))
  const surplus = store.surplusOf(party, known)
  const changed = plan(party)
  if (surplus.length > 0) await store.deleteGuests(trx, surplus)
  await store.saveGuests(trx, changed)
  const ids = new Set(changed.map((guest) => guest.guest_id))
  const after = store.partyOf(reservation, [...known.filter((guest) => !ids.has(guest.guest_id)), ...changed])
  return { party: after, version: versionOf(after) }
}

export async function write(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: NewGuestData,
  query: GuestDataQuery,
  guard?: Guard,
): Promise<Versioned<GuestData>> {
  const { party, version } = await change(env, trx, caller, id, (before) => planGuests(env, before, input.items, 'merge'), guard)
  return { body: await showParty(env, trx, party, query), version }
}

export const writeGuest = guestWriter(change)
