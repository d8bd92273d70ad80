import { batcher } from '../../lib/batch.js'
import type { Caller } from '../../lib/caller.js'
import { patience } from '../../lib/patience.js'
import type { Ctx } from '../../platform/context.js'
import { databaseFault } from '../../platform/db/open.js'
import { gatheringOf } from '../../platform/gathering.js'
import { reachable } from './relation.js'
import { type FoundOrder, findOrder, findSome, ordersAtOnce } from './store.js'

/** `answer`: called when the statement of its organisation has ended, which may be before the other statements of its batch end. */
interface Ask {
  caller: Caller
  id: string
  answer: (found: FoundOrder | undefined | Promise<FoundOrder | undefined>) => void
}
type Reader = (ask: Ask) => Promise<unknown>
const readers = new WeakMap<Ctx, Reader>()

/** What `reachable` depends on: callers with the same text may read the same orders. */
const organisationOf = ({ scope, distributor_id, supplier_id }: Caller): string => `${scope} ${distributor_id} ${supplier_id}`

/** Reads that take longer let the next ones begin. */
const longMillis = 300

/**
 * An order that the caller may read. Reads of one organisation that arrive together share a statement: to start one with so many tables
 * takes PostgreSQL longer than to read an order with it.
 */
export function readOrder(ctx: Ctx, caller: Caller, id: string): Promise<FoundOrder | undefined> {
  const reader = readers.get(ctx) ?? newReader(ctx)
  readers.set(ctx, reader)
  return new Promise((answer, refuse) => {
    // It fails only if the read was not begun. The result of one that was begun is given to `answer`.
    reader({ caller, id, answer }).catch(refuse)
  })
}

function newReader(ctx: Ctx): Reader {
  const { millis, isGone, refusal } = patience(ctx.config.QUEUE_TIMEOUT_MS)
  return batcher<Ask, undefined>((asks) => readAll(ctx, asks), {
    size: ordersAtOnce,
    concurrency: 4,
    gathering: gatheringOf(ctx),
    timeoutMillis: longMillis,
    patience: { millis, isGone: ({ caller }) => isGone(caller), refusal },
  })
}

async function readAll(ctx: Ctx, asks: Ask[]): Promise<undefined[]> {
  const organisations = new Map<string, Ask[]>()
  for (const ask of asks) {
    const name = organisationOf(ask.caller)
    const own = organisations.get(name)
    if (own) own.push(ask)
    else organisations.set(name, [ask])
  }
  await Promise.all([...organisations.values()].map((own) => readTogether(ctx, own)))
  return asks.map(() => undefined)
}

/** The orders of one organisation. Never fails: each ask gets its order or its error. */
async function readTogether({ db }: Ctx, asks: Ask[]): Promise<void> {
  const [first] = asks as [Ask]
  const visible = reachable(first.caller)
  try {
    const found = await findSome(db, [...new Set(asks.map(({ id }) => id))], visible)
    for (const { id, answer } of asks) answer(found.get(id))
  } catch (error) {
    // One order may be the cause. If the database is not reachable, all fail.
    const isShared = asks.length > 1 && databaseFault(error) !== 'away'
    const alone = asks.map(({ id, answer }) => {
      const read = isShared ? findOrder(db, id, visible) : Promise.reject(error)
      answer(read)
      return read
    })
    await Promise.allSettled(alone)
  }
}
