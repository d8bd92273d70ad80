import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import type { Ctx, Env } from '../../platform/context.js'
import { withKeptPlans } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import type { Guest, GuestData, GuestDataQuery, GuestQuery, NewGuestData } from '../guests/schema.js'
import { guestRows } from '../guests/service.js'
import type { GuestRow, Party } from '../guests/slots.js'
import * as store from '../guests/store.js'
import { showGuest, showParty } from '../guests/view.js'
import { planGuests } from '../guests/write.js'
import { lockOpenWith, visible } from '../reservations/service.js'
import { findReservation } from '../reservations/store.js'
import { guestWriter } from './one-guest.js'

/** Guests can be read at any time, also after the hold has ended. */
async function findParty(ctx: Ctx, caller: Caller, id: string): Promise<Party> {
  const reservation = await findReservation(ctx.db, id, visible(caller))
  if (!reservation) throw notFound('reservation', id)
  return store.reservationParty(ctx.db, reservation)
}

export async function read(ctx: Ctx, caller: Caller, id: string, query: GuestDataQuery): Promise<GuestData> {
  return showParty(ctx, ctx.db, await findParty(ctx, caller, id), query)
}

export async function readGuest(ctx: Ctx, caller: Caller, id: string, guestId: string, query: GuestQuery): Promise<Guest> {
  return showGuest(ctx, ctx.db, await findParty(ctx, caller, id), guestId, query)
}

/**
 * Changes guests while the reservation is held, under its lock. Concurrent changes run one after another, and a booking sees a change
 * completely or not at all.
 */
const change = (env: Env, trx: Trx, caller: Caller, id: string, plan: (party: Party) => GuestRow[]): Promise<Party> =>
  withKeptPlans(trx, () => changeHeld(env, trx, caller, id, plan))

async function changeHeld(env: Env, trx: Trx, caller: Caller, id: string, plan: (party: Party) => GuestRow[]): Promise<Party> {
  const [reservation, known] = await lockOpenWith(env, trx, caller, id, guestRows({ reservation_id: id }))
  const party = store.partyOf(reservation, known)
  const surplus = store.surplusOf(party, known)
  const changed = plan(party)
  if (surplus.length > 0) await store.deleteGuests(trx, surplus)
  await store.saveGuests(trx, changed)
  const ids = new Set(changed.map((guest) => guest.guest_id))
  return store.partyOf(reservation, [...known.filter((guest) => !ids.has(guest.guest_id)), ...changed])
}

export async function write(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: NewGuestData,
  query: GuestDataQuery,
): Promise<GuestData> {
  const party = await change(env, trx, caller, id, (before) => planGuests(env, before, input.items, 'merge'))
  return showParty(env, trx, party, query)
}

export const writeGuest = guestWriter(change)
