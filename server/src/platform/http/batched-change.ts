import type { FastifyReply, FastifyRequest } from 'fastify'
import { batcher } from '../../lib/batch.js'
import type { Caller } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import { notExecuted, patience, type Waiting } from '../../lib/patience.js'
import type { Ctx, Env } from '../context.js'
import { setLockTimeout, withKeptPlans } from '../db/client.js'
import { databaseFault, isLockTimeout, type Trx } from '../db/open.js'
import { gatheringOf } from '../gathering.js'
import { storedSince } from '../idempotency/age.js'
import {
  type Claim,
  claimAllWithNext,
  claimKeys,
  isClaimed,
  type KeyedRequest,
  type NewAnswer,
  type StoredAnswer,
  storeAnswers,
} from '../idempotency/store.js'
import { answered, headersToStore, keyedRequest, replay, sendText, written } from './idempotency.js'

/** A change that concurrent requests of this process make together. */
interface BatchedChange<Ask, Made, Shown> {
  /** for the log */
  name: string
  /** status of the answer */
  status: number
  /**
   * Makes the changes in one transaction. Each is accepted or refused by itself, and what is refused changes nothing. No two of them have a
   * key of `apart` in common.
   */
  make(env: Env, trx: Trx, asks: Ask[]): Promise<(Made | Problem)[]>
  /** the body of the answer, if that is not what was made; may set headers */
  show?(made: Made, reply: FastifyReply): Shown
  /** keys that only one request may have at a time, such as the resource that it changes */
  apart(ask: Ask): string[]
  /** keys of rows that every batch with them locks: requests with the same key are put into one batch instead of waiting for each other */
  needs?(ask: Ask): string[]
}

interface Batched<Ask, Made> extends Waiting {
  ask: Ask
  keyed: KeyedRequest | undefined
  /** writes the answer */
  write(made: Made): { body: string; headers: Record<string, string> }
}

/** The answer, or with an idempotency key that was used before, the earlier one. */
type Result = { body: string } | { replay: StoredAnswer } | { failure: Problem }
/** `alone`: the result of a request whose batch failed, and that is repeated by itself */
type Outcome = Result | { alone: Promise<Result> }

/**
 * A batch waits no longer than this for a row that another transaction has locked, and a batch that runs longer lets the next one begin. Then
 * each of its requests waits by itself, so that it delays nobody else. `make` sets a longer wait before it locks rows that concurrent batches
 * lock as well, because a request alone would wait for them just as long.
 */
const maxLockWaitMillis = 300
/** Requests that are repeated at the same time. Each has a connection, of which there are few. */
const maxRepeats = 4

/**
 * Like `change`, for changes that are often made at the same time. Requests that arrive while others are being committed are committed in one
 * transaction: that costs less than a transaction for each, and rows that all of them lock are locked once.
 */
export function changeInBatches<Ask extends { caller: Caller }, Made, Shown = Made>(ctx: Ctx, change: BatchedChange<Ask, Made, Shown>) {
  const commits = new Commits(ctx, change)
  const apart = ({ ask, keyed }: Batched<Ask, Made>): string[] => [
    ...change.apart(ask).map((key) => `apart ${key}`),
    ...(keyed ? [`key ${keyed.client_id} ${keyed.key}`] : []),
  ]
  const limits = { apart, patience: patience(ctx.config.QUEUE_TIMEOUT_MS) }
  const repeat = batcher<Batched<Ask, Made>, Result>((batch) => commits.commit(batch, ctx.config.LOCK_TIMEOUT_MS), {
    ...limits,
    size: 1,
    concurrency: maxRepeats,
  })
  const submit = batcher<Batched<Ask, Made>, Outcome>((batch) => commits.commitOrSplit(batch, repeat), {
    ...limits,
    size: 12,
    concurrency: 2,
    gathering: gatheringOf(ctx),
    needs: ({ ask }) => change.needs?.(ask).map((key) => `needs ${key}`) ?? [],
    timeoutMillis: maxLockWaitMillis,
  })
  return async (req: FastifyRequest, reply: FastifyReply, ask: Ask): Promise<Shown> => {
    const keyed = keyedRequest(ctx, req)
    const write = (made: Made) => ({
      body: written(reply, change.show ? change.show(made, reply) : made, change.status),
      headers: headersToStore(reply),
    })
    const outcome = await submit({ ask, keyed, write, hasGone: ask.caller.hasGone })
    const result = 'alone' in outcome ? await outcome.alone : outcome
    if ('failure' in result) throw result.failure
    if ('replay' in result) return answered<Shown>(replay(ctx, keyed as KeyedRequest, result.replay, reply))
    return answered<Shown>(sendText(reply.code(change.status), result.body))
  }
}

/** The transactions of batches. */
class Commits<Ask, Made> {
  constructor(
    private readonly ctx: Ctx,
    private readonly change: Pick<BatchedChange<Ask, Made, unknown>, 'name' | 'status' | 'make'>,
  ) {}

  async commitOrSplit(batch: Batched<Ask, Made>[], repeat: (request: Batched<Ask, Made>) => Promise<Result>): Promise<Outcome[]> {
    const { log, config } = this.ctx
    try {
      return await this.commit(batch, Math.min(maxLockWaitMillis, config.LOCK_TIMEOUT_MS))
    } catch (error) {
      // If the database is not reachable, all requests fail. Any other error may come from one request, so each is repeated by itself.
      if (databaseFault(error) === 'away' || (batch.length === 1 && !isLockTimeout(error))) throw error
      log.warn({ err: error, requests: batch.length, change: this.change.name }, 'a batch of changes failed; they are repeated one by one')
      return batch.map((request) => {
        const alone = repeat(request)
        // Its caller gets the error, but may not wait for it yet.
        alone.catch(() => undefined)
        return { alone }
      })
    }
  }

  /** Nearly all keys are new, so they are claimed together with the first statement. If one is not new, all are claimed again before it. */
  async commit(batch: Batched<Ask, Made>[], lockMillis: number): Promise<Result[]> {
    try {
      return await this.ctx.db.transaction().execute(async (trx) => {
        const keys = batch.flatMap(({ keyed }) => keyed ?? [])
        if (keys.length > 0) await claimAllWithNext(trx, keys)
        return this.makeAll(trx, batch, lockMillis)
      })
    } catch (error) {
      if (isClaimed(error)) return this.commitUnclaimed(batch, lockMillis)
      throw error
    }
  }

  /** Makes the changes whose key has no answer yet. */
  private commitUnclaimed(batch: Batched<Ask, Made>[], lockMillis: number): Promise<Result[]> {
    return this.ctx.db.transaction().execute(async (trx) => {
      const keyed = batch.filter((request) => request.keyed)
      const keys = keyed.map((request) => request.keyed as KeyedRequest)
      const found = await claimKeys(trx, keys, storedSince(this.ctx))
      const claims = new Map<Batched<Ask, Made>, Claim>(keyed.map((request, index) => [request, found[index]]))
      const fresh = batch.filter((request) => claims.get(request) === undefined)
      const results = await this.makeAll(trx, fresh, lockMillis)
      return batch.map((request): Result => {
        const claim = claims.get(request)
        if (claim === undefined) return results[fresh.indexOf(request)] as Result
        return claim === 'in_flight' ? { failure: new Problem('idempotency_in_flight', { retryAfter: 1 }) } : { replay: claim }
      })
    })
  }

  /**
   * The answers are stored in the same transaction: either both a change and its stored answer exist, or neither. Nothing is done for callers
   * that have gone while the batch waited for a connection.
   */
  private async makeAll(trx: Trx, batch: Batched<Ask, Made>[], lockMillis: number): Promise<Result[]> {
    const { ctx, change } = this
    const present = batch.filter(({ hasGone }) => !hasGone?.())
    if (present.length === 0) return batch.map(() => ({ failure: notExecuted() }))
    await setLockTimeout(trx, lockMillis)
    const asks = present.map(({ ask }) => ask)
    const made = await withKeptPlans(trx, () => change.make(ctx, trx, asks))
    const results = new Map<Batched<Ask, Made>, Result>()
    const answers: NewAnswer[] = []
    for (const [index, request] of present.entries()) {
      const one = made[index] as Made | Problem
      if (one instanceof Problem) {
        results.set(request, { failure: one })
        continue
      }
      const { body, headers } = request.write(one)
      results.set(request, { body })
      if (request.keyed) answers.push({ ...request.keyed, status: change.status, headers, response: ctx.vault.seal(body) })
    }
    if (answers.length > 0) await storeAnswers(trx, answers, ctx.now())
    return batch.map((request) => results.get(request) ?? { failure: notExecuted() })
  }
}
