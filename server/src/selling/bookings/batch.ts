import { batcher } from '../../lib/batch.js'
import { Problem } from '../../lib/errors.js'
import { patience, type Waiting } from '../../lib/patience.js'
import type { Ctx } from '../../platform/context.js'
import { withKeptPlans } from '../../platform/db/client.js'
import { databaseFault, type Trx } from '../../platform/db/open.js'
import { storedSince } from '../../platform/idempotency/age.js'
import {
  type Claim,
  claimAllWithNext,
  claimKeys,
  isClaimed,
  type KeyedRequest,
  type StoredAnswer,
  storeAnswers,
} from '../../platform/idempotency/store.js'
import { setLockTimeout } from '../reservations/store.js'
import type { BookingRequest } from './facts.js'
import { makeBookings } from './make.js'
import type { Booking } from './schema.js'
import { isCodeTaken } from './store.js'

/** A request by HTTP. */
export interface BatchedRequest extends BookingRequest, Waiting {
  keyed: KeyedRequest | undefined
  /** the body of the answer */
  write(booking: Booking): string
}

/** The answer, or with an idempotency key that was used before, the earlier one. */
type Answer = { body: string } | { replay: StoredAnswer }
type Result = Answer | { failure: Problem }
/** `alone`: the answer of a request whose batch failed, and that is repeated by itself */
type Outcome = Result | { alone: Promise<Result> }

/** A batch waits no longer than this for a row that another transaction has locked. Then each of its bookings waits by itself. */
const maxLockWaitMillis = 300

/**
 * Concurrent bookings of this process are committed in one transaction, as reservations are. Each is accepted or refused by itself. Bookings of
 * one distributor wait for each other in any case, for its credit, and all bookings for the invoice numbers: together they wait once.
 */
export async function bookInBatch(ctx: Ctx, request: BatchedRequest): Promise<Answer> {
  let submit = batchers.get(ctx)
  if (!submit) {
    submit = batcher<BatchedRequest, Outcome>((batch) => processBatch(ctx, batch), {
      size: 32,
      concurrency: 2,
      needs: ({ caller }) => (caller.distributor_id === null ? [] : [caller.distributor_id]),
      apart: ({ input, keyed }) => [input.reservation_id, ...(keyed ? [`${keyed.client_id} ${keyed.key}`] : [])],
      timeoutMillis: maxLockWaitMillis,
      patience: patience(ctx.config.QUEUE_TIMEOUT_MS),
    })
    batchers.set(ctx, submit)
  }
  const outcome = await submit(request)
  const result = 'alone' in outcome ? await outcome.alone : outcome
  if ('failure' in result) throw result.failure
  return result
}
const batchers = new WeakMap<Ctx, (request: BatchedRequest) => Promise<Outcome>>()

async function processBatch(ctx: Ctx, batch: BatchedRequest[]): Promise<Outcome[]> {
  try {
    return await commitBatch(ctx, batch)
  } catch (error) {
    // If the database is not reachable, all requests fail. Any other error may come from one request, so each is repeated by itself.
    if (batch.length === 1 || databaseFault(error) === 'away') throw error
    ctx.log.warn({ err: error, requests: batch.length }, 'a batch of bookings failed; they are repeated one by one')
    return batch.map((request) => {
      const alone = commitBatch(ctx, [request]).then(([result]) => result as Result)
      // Its caller gets the error, but may not wait for it yet.
      alone.catch(() => undefined)
      return { alone }
    })
  }
}

/** Nearly all keys are new, so they are claimed together with the first statement. If one is not new, all are claimed again before it. */
async function commitBatch(ctx: Ctx, batch: BatchedRequest[]): Promise<Result[]> {
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const keys = batch.flatMap(({ keyed }) => keyed ?? [])
      if (keys.length > 0) await claimAllWithNext(trx, keys)
      return bookAll(ctx, trx, batch)
    })
  } catch (error) {
    if (isClaimed(error)) return claimFirst(ctx, batch)
    throw isCodeTaken(error) && batch.length === 1 ? new Problem('overloaded', { retryAfter: 1 }) : error
  }
}

const claimFirst = (ctx: Ctx, batch: BatchedRequest[]): Promise<Result[]> =>
  ctx.db.transaction().execute(async (trx) => {
    const keyed = batch.filter((request) => request.keyed)
    const keys = keyed.map((request) => request.keyed as KeyedRequest)
    const found = await claimKeys(trx, keys, storedSince(ctx))
    const claims = new Map<BatchedRequest, Claim>(keyed.map((request, index) => [request, found[index]]))
    const fresh = batch.filter((request) => claims.get(request) === undefined)
    const results = new Map<BatchedRequest, Result>()
    if (fresh.length > 0)
      for (const [index, result] of (await bookAll(ctx, trx, fresh)).entries()) results.set(fresh[index] as BatchedRequest, result)
    return batch.map((request): Result => {
      const claim = claims.get(request)
      if (claim === undefined) return results.get(request) as Result
      return claim === 'in_flight' ? { failure: new Problem('idempotency_in_flight', { retryAfter: 1 }) } : { replay: claim }
    })
  })

/** The answers are stored in the same transaction: either both a booking and its stored answer exist, or neither. */
async function bookAll(ctx: Ctx, trx: Trx, batch: BatchedRequest[]): Promise<Result[]> {
  if (batch.length > 1) await setLockTimeout(trx, Math.min(maxLockWaitMillis, ctx.config.LOCK_TIMEOUT_MS))
  const bookings = await withKeptPlans(trx, () => makeBookings(ctx, trx, batch))
  const results = bookings.map((booking, index): { body: string } | { failure: Problem } =>
    booking instanceof Problem ? { failure: booking } : { body: (batch[index] as BatchedRequest).write(booking) },
  )
  const answers = results.flatMap((result, index) => {
    const { keyed } = batch[index] as BatchedRequest
    return keyed && 'body' in result ? [{ ...keyed, status: 201, headers: {}, response: ctx.vault.seal(result.body) }] : []
  })
  if (answers.length > 0) await storeAnswers(trx, answers, ctx.now())
  return results
}
