import type { Caller } from '../../lib/caller.js'
import { isAccepted, notFound, Problem, problemOf } from '../../lib/errors.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import { withKeptPlans } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import type { Versioned } from '../../platform/http/etag.js'
import type { Guest, GuestData, GuestDataQuery, GuestQuery, NewGuestData } from '../guests/schema.js'
import { guestRows } from '../guests/service.js'
import { type GuestRow, type Party, versionOf } from '../guests/slots.js'
import * as store from '../guests/store.js'
import { showGuest, showParty } from '../guests/view.js'
import { planGuests } from '../guests/write.js'
import { lockOpenEach, lockOpenWith, visible } from '../reservations/service.js'
import { findReservation, type ReservationRow } from '../reservations/store.js'
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
  const { surplus, changed, after } = planned(reservation, known, plan, guard)
  if (surplus.length > 0) await store.deleteGuests(trx, surplus)
  await store.saveGuests(trx, changed)
  return { party: after, version: versionOf(after) }
}

/** The guests that a change deletes and writes, and the party after it. */
function planned(reservation: ReservationRow, known: GuestRow[], plan: (party: Party) => GuestRow[], guard?: Guard) {
  const party = store.partyOf(reservation, known)
  guard?.(versionOf(party))
  // Before the plan, which changes the party.
  const surplus = store.surplusOf(party, known)
  const changed = plan(party)
  const ids = new Set(changed.map((guest) => guest.guest_id))
  const after = store.partyOf(reservation, [...known.filter((guest) => !ids.has(guest.guest_id)), ...changed])
  return { surplus, changed, after }
}

/** Guests to fill in. */
export interface Filling {
  caller: Caller
  id: string
  input: NewGuestData
  query: GuestDataQuery
  guard?: Guard | undefined
}

/** Fills in the guests of different reservations. */
export async function fillIn(env: Env, trx: Trx, fillings: Filling[]): Promise<(Versioned<GuestData> | Problem)[]> {
  const ids = fillings.map(({ id }) => id)
  const [held, guests] = await lockOpenEach(env, trx, fillings, guestRows(ids))
  const filled: (Awaited<ReturnType<typeof filledIn>> | Problem)[] = []
  for (const filling of fillings) {
    const reservation = held.get(filling.id) ?? new Problem('internal')
    const known = guests.filter((guest) => guest.reservation_id === filling.id)
    filled.push(reservation instanceof Problem ? reservation : await filledIn(env, trx, filling, reservation, known).catch(problemOf))
  }
  const accepted = filled.filter(isAccepted)
  const surplus = accepted.flatMap((one) => one.surplus)
  if (surplus.length > 0) await store.deleteGuests(trx, surplus)
  await store.saveGuests(
    trx,
    accepted.flatMap((one) => one.changed),
  )
  return filled.map((one) => (one instanceof Problem ? one : one.shown))
}

export async function write(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: NewGuestData,
  query: GuestDataQuery,
): Promise<Versioned<GuestData>> {
  const [filled] = await withKeptPlans(trx, () => fillIn(env, trx, [{ caller, id, input, query }]))
  if (!filled || filled instanceof Problem) throw filled ?? new Problem('internal')
  return filled
}

/** The change of one reservation's guests. Nothing is written yet. */
async function filledIn(env: Env, trx: Trx, { input, query, guard }: Filling, reservation: ReservationRow, known: GuestRow[]) {
  const { after, ...change } = planned(reservation, known, (before) => planGuests(env, before, input.items, 'merge'), guard)
  return { ...change, shown: { body: await showParty(env, trx, after, query), version: versionOf(after) } }
}

export const writeGuest = guestWriter(change)
