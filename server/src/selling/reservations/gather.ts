import { forSale, type TicketForSale } from '../../catalogue/tickets/stock.js'
import { batcher } from '../../lib/batch.js'
import { Problem } from '../../lib/errors.js'
import type { Ctx, Env } from '../../platform/context.js'
import { keepPlans, pipeline, type Read } from '../../platform/db/client.js'
import { databaseFault, type Trx } from '../../platform/db/open.js'
import { firstVersion } from '../../platform/history/store.js'
import { storedSince } from '../../platform/idempotency/age.js'
import { type Claims, deleteExpired, type KeyedRequest, keyClaims, type StoredAnswer } from '../../platform/idempotency/store.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import type { Ask } from './ask.js'
import type { Buyer } from './buyer.js'
import { countRequest } from './counter.js'
import { decide } from './decide.js'
import { retryShort } from './expire.js'
import type { Platform } from './freeze.js'
import { requestLetters } from './letters.js'
import { type Reservation, toReservation } from './schema.js'
import * as store from './store.js'

/** A hold, as it is answered, or a refusal. */
export type Outcome = { reservation: Reservation } | { problem: Problem }

/** What became of one request; perhaps the answer an earlier request with the same idempotency key was given. */
export type Settled = Outcome | { kept: StoredAnswer }

/**
 * Concurrent requests of this process are committed as one transaction: while one batch commits the next one fills, so that a hot
 * ticket's row is locked once per batch and not once per buyer. Order of arrival decides; each is accepted or refused on its own.
 * `/v1` and the partner protocols all come through here.
 */
export function gather(ctx: Ctx, ask: Ask): Promise<Settled> {
  let waiting = gatherings.get(ctx)
  if (!waiting) {
    waiting = batcher<Ask, Settled>((batch) => settleBatch(ctx, batch), {
      size: 200,
      lanes: 3,
      needs: (ask) => [ask.distributor_id, ...ask.lines.map((line) => line.ticket_id)],
    })
    gatherings.set(ctx, waiting)
  }
  return waiting(ask)
}
const gatherings = new WeakMap<Ctx, (ask: Ask) => Promise<Settled>>()

async function settleBatch(ctx: Ctx, batch: Ask[]): Promise<Settled[]> {
  const settled = await settle(ctx, batch)
  batch.forEach((ask, index) => {
    const outcome = settled[index]
    if (outcome && !('kept' in outcome)) countRequest(ctx, new Set(ask.lines.map((line) => line.ticket_id)), 'reservation' in outcome)
  })
  return settled
}

async function settle(ctx: Ctx, batch: Ask[]): Promise<Settled[]> {
  const settled = await commitAll(ctx, batch)
  const isShort = (one: Settled | undefined) => one !== undefined && 'problem' in one && one.problem.code === 'insufficient_stock'
  const short = batch.filter((_ask, index) => isShort(settled[index]))
  if (short.length === 0) return settled
  const wanted = () => short.flatMap((ask) => ask.lines.map((line) => line.ticket_id))
  return retryShort(ctx, settled, wanted, async () => {
    const again = await commitBatch(ctx, short)
    let next = 0
    return settled.map((one) => (isShort(one) ? (again[next++] ?? one) : one))
  })
}

async function commitAll(ctx: Ctx, batch: Ask[]): Promise<Settled[]> {
  try {
    return await commitBatch(ctx, batch)
  } catch (error) {
    // A database that is away fails everybody alike. Anything else may be the fault of one: each then gets a transaction of its own.
    if (batch.length === 1 || databaseFault(error) === 'away') throw error
    ctx.log.warn({ err: error, requests: batch.length }, 'a batch of reservations failed; its requests are taken one by one')
    return settleOneByOne(ctx, batch)
  }
}

/**
 * What somebody else keeps locked is waited for once: those after who want the same ticket hear it at once. So does a distributor whom two
 * different tickets were not had for, because then it is its own count that is locked.
 */
async function settleOneByOne(ctx: Ctx, batch: Ask[]): Promise<Settled[]> {
  const settled: Settled[] = []
  const locked = new Set<string>()
  const waited = new Map<string, number>()
  for (const ask of batch) {
    const { distributor_id, lines } = ask
    const isLocked = lines.some((line) => locked.has(line.ticket_id)) || (waited.get(distributor_id) ?? 0) > 1
    const one = isLocked ? busy() : await settleAlone(ctx, ask)
    if (!isLocked && 'problem' in one && one.problem.code === 'overloaded') {
      for (const line of lines) locked.add(line.ticket_id)
      waited.set(distributor_id, (waited.get(distributor_id) ?? 0) + 1)
    }
    settled.push(one)
  }
  return settled
}

const busy = (): Settled => ({ problem: new Problem('overloaded', { retryAfter: 1 }) })

async function settleAlone(ctx: Ctx, ask: Ask): Promise<Settled> {
  try {
    const [settled] = await commitBatch(ctx, [ask])
    return settled as Settled
  } catch (error) {
    if (error instanceof Problem) return { problem: error }
    ctx.log.error({ err: error, client_id: ask.client_id }, 'a reservation failed')
    return databaseFault(error) ? busy() : { problem: new Problem('internal', { retryAfter: 1 }) }
  }
}

async function commitBatch(ctx: Ctx, batch: Ask[]): Promise<Settled[]> {
  return ctx.db.transaction().execute(async (trx) => {
    const keyed = batch.filter((ask): ask is Ask & { keyed: KeyedRequest } => ask.keyed !== undefined)
    const keys = keyed.map((ask) => ask.keyed)
    const since = storedSince(ctx)
    await keepPlans(trx)
    // One round trip for all that decides, under lock; a second one for what is decided.
    const [{ claims, anyExpired }, tickets, buyers] = await pipeline<[Claims, Tickets, Buyers]>(
      trx,
      keyClaims(keys, since),
      ...terms(batch),
    )
    if (anyExpired) await deleteExpired(trx, keys, since)
    const claimed = new Map(keyed.map((ask, index) => [ask as Ask, claims[index]]))
    const fresh = batch.filter((ask) => claimed.get(ask) === undefined)
    const outcomes = await hold(ctx, trx, fresh, tickets, buyers)
    const decided = new Map(fresh.map((ask, index) => [ask, outcomes[index] as Outcome]))
    return batch.map((ask) => {
      const claim = claimed.get(ask)
      if (claim === undefined) return decided.get(ask) as Outcome
      return claim === 'in_flight' ? { problem: new Problem('idempotency_in_flight', { retryAfter: 1 }) } : { kept: claim }
    })
  })
}

type Tickets = Map<string, TicketForSale>
type Buyers = Map<string, Buyer>

/** In id order, tickets before distributors, as everybody does who holds or frees: batches queue instead of deadlocking. */
const terms = (asks: Ask[]): [Read<Tickets>, Read<Buyers>] => [
  forSale([...new Set(asks.flatMap((ask) => ask.lines.map((line) => line.ticket_id)))]),
  store.buyers([...new Set(asks.map((ask) => ask.distributor_id))]),
]

/** What the platform agrees to with every hold. */
export const platformOf = ({ config }: Env): Platform => ({ cancellation_policy: config.CANCELLATION_POLICY })

export async function decideAndHold(env: Env, trx: Trx, asks: Ask[]): Promise<Outcome[]> {
  const [tickets, buyers] = await pipeline<[Tickets, Buyers]>(trx, ...terms(asks))
  return hold(env, trx, asks, tickets, buyers)
}

async function hold(env: Env, trx: Trx, asks: Ask[], tickets: Tickets, buyers: Buyers): Promise<Outcome[]> {
  const accepted: store.Accepted[] = []
  const letters: Letter[] = []
  const outcomes: Outcome[] = []
  for (const [index, decision] of decide(asks, tickets, buyers, platformOf(env)).entries()) {
    if ('problem' in decision) {
      outcomes.push(decision)
      continue
    }
    const { author, keyed, letters: about } = asks[index] as Ask
    const row = decision.reservation
    const reservation = toReservation(row)
    accepted.push({ row, past: firstVersion('reservation', row.reservation_id, author, row.created, reservation), keyed })
    outcomes.push({ reservation })
    letters.push(...about(row))
    // A query for each, but only for what must be asked for, which is rare and slow by nature.
    if (row.status === 'pending_supplier') letters.push(...(await requestsFor(trx, row)))
  }
  if (accepted.length === 0) return outcomes
  if (letters.length > 0) await env.jobs.enqueue(trx, 'mail', letters)
  await store.insertAccepted(trx, accepted, env.now())
  return outcomes
}

async function requestsFor(trx: Trx, row: store.ReservationRow): Promise<Letter[]> {
  const tickets = row.items.map((item) => item.ticket_id)
  return requestLetters(row, await store.supplierAddresses(trx, tickets))
}
