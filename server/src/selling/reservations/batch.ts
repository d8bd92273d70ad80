import { forSale, type TicketForSale } from '../../catalogue/tickets/stock.js'
import { batcher } from '../../lib/batch.js'
import { Problem } from '../../lib/errors.js'
import { patience } from '../../lib/patience.js'
import type { Ctx, Env } from '../../platform/context.js'
import { keepPlans, pipeline, type Read, setLockTimeout } from '../../platform/db/client.js'
import { databaseFault, isLockTimeout, type Trx } from '../../platform/db/open.js'
import { gatheringOf } from '../../platform/gathering.js'
import { firstVersion } from '../../platform/history/store.js'
import { storedSince } from '../../platform/idempotency/age.js'
import {
  type Claim,
  type Claims,
  deleteExpired,
  type KeyedRequest,
  keyClaims,
  type StoredAnswer,
} from '../../platform/idempotency/store.js'
import type { JobPayloads } from '../../platform/jobs/jobs.js'
import { type Buyer, buyers } from './buyer.js'
import { countRequest } from './counter.js'
import { decide, type Platform } from './decide.js'
import { retryAfterExpiry } from './expire.js'
import type { HoldRequest } from './hold-request.js'
import { requestLetters, reservationLetters } from './letters.js'
import { type Reservation, toReservation } from './schema.js'
import * as store from './store.js'
import { firstVersions } from './versions.js'

/** A batch that runs longer lets the next one begin: it waits for a ticket or a distributor that somebody else has locked. */
const longMillis = 1_000
/** How long a request waits for locks whose batch has waited for them already. */
const againMillis = 300

/** The hold, or a refusal. */
export type Outcome = { reservation: Reservation } | { problem: Problem }

/** The result of one request. `replay` is the stored answer of an earlier request with the same idempotency key. */
export type Result = Outcome | { replay: StoredAnswer }

/**
 * Concurrent requests of this process are committed in one transaction. Requests that arrive while a batch is committed are put into the
 * next batch. A ticket in high demand is then locked once per batch instead of once per buyer. Requests are decided in order of arrival;
 * each is accepted or refused separately. `/v1` and all partner protocols use this function.
 */
export function reserveInBatch(ctx: Ctx, request: HoldRequest): Promise<Result> {
  let submit = batchers.get(ctx)
  if (!submit) {
    submit = batcher<HoldRequest, Result>((batch) => processBatch(ctx, batch), {
      size: 200,
      undivided: 16,
      concurrency: 3,
      gathering: gatheringOf(ctx),
      needs: (request) => [request.distributor_id, ...request.lines.map((line) => line.ticket_id)],
      timeoutMillis: longMillis,
      patience: patience(ctx.config.QUEUE_TIMEOUT_MS),
    })
    batchers.set(ctx, submit)
  }
  return submit(request)
}
const batchers = new WeakMap<Ctx, (request: HoldRequest) => Promise<Result>>()

async function processBatch(ctx: Ctx, batch: HoldRequest[]): Promise<Result[]> {
  const results = await commitWithRetry(ctx, batch)
  batch.forEach((request, index) => {
    const outcome = results[index]
    if (outcome && !('replay' in outcome)) countRequest(ctx, new Set(request.lines.map((line) => line.ticket_id)), 'reservation' in outcome)
  })
  return results
}

async function commitWithRetry(ctx: Ctx, batch: HoldRequest[]): Promise<Result[]> {
  const results = await commitOrSplit(ctx, batch)
  const isShort = (one: Result | undefined) => one !== undefined && 'problem' in one && one.problem.code === 'insufficient_stock'
  const short = batch.filter((_request, index) => isShort(results[index]))
  if (short.length === 0) return results
  const wanted = () => short.flatMap((request) => request.lines.map((line) => line.ticket_id))
  return retryAfterExpiry(ctx, results, wanted, async () => {
    const again = await commitBatch(ctx, short)
    let next = 0
    return results.map((one) => (isShort(one) ? (again[next++] ?? one) : one))
  })
}

async function commitOrSplit(ctx: Ctx, batch: HoldRequest[]): Promise<Result[]> {
  try {
    return await commitBatch(ctx, batch)
  } catch (error) {
    // If the database is not reachable, all requests fail. Any other error may come from one request, so each request is repeated in a
    // separate transaction.
    if (batch.length === 1 || databaseFault(error) === 'away') throw error
    ctx.log.warn({ err: error, requests: batch.length }, 'a batch of reservations failed; its requests are repeated one by one')
    return commitOneByOne(ctx, batch, isLockTimeout(error) ? Math.min(againMillis, ctx.config.LOCK_TIMEOUT_MS) : undefined)
  }
}

/**
 * Waits only once for a locked ticket: later requests for the same ticket fail immediately. After timeouts on two different tickets, later
 * requests of the same distributor fail immediately too, because the distributor's count is probably locked.
 */
async function commitOneByOne(ctx: Ctx, batch: HoldRequest[], lockMillis: number | undefined): Promise<Result[]> {
  const results: Result[] = []
  const locked = new Set<string>()
  const timeouts = new Map<string, number>()
  for (const request of batch) {
    const { distributor_id, lines } = request
    const isLocked = lines.some((line) => locked.has(line.ticket_id)) || (timeouts.get(distributor_id) ?? 0) > 1
    const one = isLocked || request.hasGone?.() ? busy() : await commitOne(ctx, request, lockMillis)
    if (!isLocked && 'problem' in one && one.problem.code === 'overloaded') {
      for (const line of lines) locked.add(line.ticket_id)
      timeouts.set(distributor_id, (timeouts.get(distributor_id) ?? 0) + 1)
    }
    results.push(one)
  }
  return results
}

const busy = (): Result => ({ problem: new Problem('overloaded', { retryAfter: 1 }) })

async function commitOne(ctx: Ctx, request: HoldRequest, lockMillis: number | undefined): Promise<Result> {
  try {
    const [result] = await commitBatch(ctx, [request], lockMillis)
    return result as Result
  } catch (error) {
    if (error instanceof Problem) return { problem: error }
    ctx.log.error({ err: error, client_id: request.client_id }, 'a reservation failed')
    return databaseFault(error) ? busy() : { problem: new Problem('internal', { retryAfter: 1 }) }
  }
}

async function commitBatch(ctx: Ctx, batch: HoldRequest[], lockMillis?: number): Promise<Result[]> {
  return ctx.db.transaction().execute(async (trx) => {
    const keyed = batch.filter((request): request is HoldRequest & { keyed: KeyedRequest } => request.keyed !== undefined)
    const keys = keyed.map((request) => request.keyed)
    const since = storedSince(ctx)
    await keepPlans(trx)
    if (lockMillis !== undefined) await setLockTimeout(trx, lockMillis)
    // One round trip locks and reads everything that decides, a second one writes the decisions.
    const [{ claims, anyExpired }, tickets, buyers] = await pipeline<[Claims, Tickets, Buyers]>(
      trx,
      keyClaims(keys, since),
      ...lockedReads(batch, ctx.now()),
    )
    if (anyExpired) await deleteExpired(trx, keys, since)
    const answered = await withAnswers(trx, claims)
    const claimed = new Map(keyed.map((request, index) => [request as HoldRequest, answered[index]]))
    const fresh = batch.filter((request) => claimed.get(request) === undefined)
    const outcomes = await hold(ctx, trx, fresh, tickets, buyers)
    const decided = new Map(fresh.map((request, index) => [request, outcomes[index] as Outcome]))
    return batch.map((request) => {
      const claim = claimed.get(request)
      if (claim === undefined) return decided.get(request) as Outcome
      return claim === 'in_flight' ? { problem: new Problem('idempotency_in_flight', { retryAfter: 1 }) } : { replay: claim }
    })
  })
}

/** Adds the answers of repeated requests. They are rare. */
async function withAnswers(trx: Trx, claims: Claim[]): Promise<Claim[]> {
  const ids = claims.flatMap((claim) => (typeof claim === 'object' ? (claim.reservation_id ?? []) : []))
  if (ids.length === 0) return claims
  const versions = await firstVersions(trx, ids)
  return claims.map((claim) => (typeof claim === 'object' ? { ...claim, snapshot: versions.get(claim.reservation_id ?? '') } : claim))
}

type Tickets = Map<string, TicketForSale>
type Buyers = Map<string, Buyer>

/**
 * Locks in id order, tickets before distributors, as in every transaction that holds or releases tickets. Batches then wait for each other
 * instead of deadlocking.
 */
const lockedReads = (requests: HoldRequest[], at: Date): [Read<Tickets>, Read<Buyers>] => [
  forSale([...new Set(requests.flatMap((request) => request.lines.map((line) => line.ticket_id)))], distributorsOf(requests)),
  buyers(distributorsOf(requests), at),
]
const distributorsOf = (requests: HoldRequest[]): string[] => [...new Set(requests.map((request) => request.distributor_id))]

/** The platform's terms, which apply to every hold. */
export const platformTerms = ({ config }: Env): Platform => ({ cancellation_policy: config.CANCELLATION_POLICY })

export async function decideAndHold(env: Env, trx: Trx, requests: HoldRequest[]): Promise<Outcome[]> {
  const [tickets, buyers] = await pipeline<[Tickets, Buyers]>(trx, ...lockedReads(requests, env.now()))
  return hold(env, trx, requests, tickets, buyers)
}

async function hold(env: Env, trx: Trx, requests: HoldRequest[], tickets: Tickets, buyers: Buyers): Promise<Outcome[]> {
  const accepted: store.Accepted[] = []
  const letters: JobPayloads['mail'][] = []
  const outcomes: Outcome[] = []
  for (const [index, decision] of decide(requests, tickets, buyers, platformTerms(env)).entries()) {
    if ('problem' in decision) {
      outcomes.push(decision)
      continue
    }
    const { author, keyed } = requests[index] as HoldRequest
    const row = decision.reservation
    const reservation = toReservation(row)
    const past = row.first_recorded_later ? undefined : firstVersion('reservation', row.reservation_id, author, row.created, reservation)
    accepted.push({ row, past, keyed })
    outcomes.push({ reservation })
    if (row.notify_client || row.notify_me) letters.push(...reservationLetters(row))
    // One query per request to a supplier. These requests are rare.
    if (row.status === 'pending_supplier') letters.push(...(await requestsFor(trx, row)))
  }
  if (accepted.length === 0) return outcomes
  if (letters.length > 0) await env.jobs.enqueue(trx, 'mail', letters)
  // The decision has reduced what is left of each ticket.
  const takesLast = [...tickets.values()].some((ticket) => ticket.available_quantity <= 0)
  const hasFreed = [...buyers.values()].some((buyer) => buyer.has_freed)
  await store.insertAccepted(trx, accepted, env.now(), { takesLast, hasFreed })
  return outcomes
}

async function requestsFor(trx: Trx, row: store.ReservationRow): Promise<JobPayloads['mail'][]> {
  const tickets = row.items.map((item) => item.ticket_id)
  return requestLetters(row, await store.supplierAddresses(trx, tickets))
}
