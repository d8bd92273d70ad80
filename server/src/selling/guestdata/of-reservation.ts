import type { Caller } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import { isAccepted, problemOf } from '../../lib/outcomes.js'
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
  const [reservation, guests] = await lockOpenWith(env, trx, caller, id, guestRows([id]))
  const known = guests.get(id) ?? []
  const { surplus, changed, after } = planChange(reservation, known, plan, guard)
  if (surplus.length > 0) await store.deleteGuests(trx, surplus)
  await store.saveGuests(trx, changed)
  return { party: after, version: versionOf(after) }
}

/** The guests that a change deletes and writes, and the party after it. */
function planChange(reservation: ReservationRow, known: GuestRow[], plan: (party: Party) => GuestRow[], guard?: Guard) {
  const party = store.partyOf(reservation, known)
  guard?.(versionOf(party))
  const surplus = store.surplusOf(party, known)
  const changed = plan(party)
  const ids = new Set(changed.map((guest) => guest.guest_id))
  const after = store.partyOf(reservation, [...known.filter((guest) => !ids.has(guest.guest_id)), ...changed])
  return { surplus, changed, after }
}

/** Guests of a reservation to write. */
export interface GuestsRequest {
  caller: Caller
  id: string
  input: NewGuestData
  query: GuestDataQuery
  guard?: Guard | undefined
}

/** Writes guests of different reservations. */
export async function writeAll(env: Env, trx: Trx, requests: GuestsRequest[]): Promise<(Versioned<GuestData> | Problem)[]> {
  const ids = requests.map(({ id }) => id)
  const [held, guests] = await lockOpenEach(env, trx, requests, guestRows(ids))
  const planned: (Awaited<ReturnType<typeof planOne>> | Problem)[] = []
  for (const [index, request] of requests.entries()) {
    const reservation = held[index] as ReservationRow | Problem
    const known = guests.get(request.id) ?? []
    planned.push(reservation instanceof Problem ? reservation : await planOne(env, trx, request, reservation, known).catch(problemOf))
  }
  const accepted = planned.filter(isAccepted)
  const surplus = accepted.flatMap((one) => one.surplus)
  if (surplus.length > 0) await store.deleteGuests(trx, surplus)
  await store.saveGuests(
    trx,
    accepted.flatMap((one) => one.changed),
  )
  return planned.map((one) => (one instanceof Problem ? one : one.shown))
}

export async function write(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: NewGuestData,
  query: GuestDataQuery,
): Promise<Versioned<GuestData>> {
  const [planned] = await withKeptPlans(trx, () => writeAll(env, trx, [{ caller, id, input, query }]))
  if (!planned || planned instanceof Problem) throw planned ?? new Problem('internal')
  return planned
}

/** The change of one reservation's guests. Nothing is written yet. */
async function planOne(env: Env, trx: Trx, { input, query, guard }: GuestsRequest, reservation: ReservationRow, known: GuestRow[]) {
  const { after, ...change } = planChange(reservation, known, (before) => planGuests(env, before, input.items, 'merge'), guard)
  return { ...change, shown: { body: await showParty(env, trx, after, query), version: versionOf(after) } }
}

export const writeGuest = guestWriter(change)
