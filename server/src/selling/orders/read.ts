import { batcher } from '../../lib/batch.js'
import type { Caller } from '../../lib/caller.js'
import { patience } from '../../lib/patience.js'
import type { Ctx } from '../../platform/context.js'
import { gatheringOf } from '../../platform/gathering.js'
import { reachable } from './relation.js'
import { type FoundOrder, findSome, ordersAtOnce } from './store.js'

interface Ask {
  caller: Caller
  id: string
}
type Reader = (ask: Ask) => Promise<FoundOrder | undefined>
const readers = new WeakMap<Ctx, Reader>()

/** What `reachable` depends on: callers with the same text may read the same orders. */
const organisationOf = ({ scope, distributor_id, supplier_id }: Caller): string => `${scope} ${distributor_id} ${supplier_id}`

/**
 * An order that the caller may read. Reads of one organisation that arrive together share a statement: to start one with so many tables
 * takes PostgreSQL longer than to read an order with it.
 */
export function readOrder(ctx: Ctx, caller: Caller, id: string): Promise<FoundOrder | undefined> {
  const reader = readers.get(ctx) ?? newReader(ctx)
  readers.set(ctx, reader)
  return reader({ caller, id })
}

function newReader(ctx: Ctx): Reader {
  const { millis, isGone, refusal } = patience(ctx.config.QUEUE_TIMEOUT_MS)
  return batcher<Ask, FoundOrder | undefined>((asks) => readAll(ctx, asks), {
    size: ordersAtOnce,
    concurrency: 4,
    gathering: gatheringOf(ctx),
    patience: { millis, isGone: ({ caller }) => isGone(caller), refusal },
  })
}

async function readAll({ db }: Ctx, asks: Ask[]): Promise<(FoundOrder | undefined)[]> {
  const organisations = new Map(asks.map(({ caller }) => [organisationOf(caller), caller]))
  const found = new Map<string, Map<string, FoundOrder>>()
  const read = async ([organisation, caller]: [string, Caller]): Promise<void> => {
    const own = asks.filter((ask) => organisationOf(ask.caller) === organisation)
    found.set(organisation, await findSome(db, [...new Set(own.map(({ id }) => id))], reachable(caller)))
  }
  await Promise.all([...organisations].map(read))
  return asks.map(({ caller, id }) => found.get(organisationOf(caller))?.get(id))
}
