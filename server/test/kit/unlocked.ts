import { setTimeout } from 'node:timers/promises'
import type { CompiledQuery } from 'kysely'
import type { Service } from '../../src/service.js'
import { eachConnection } from './connections.js'
import type { Kit } from './index.js'

/** Row locks in statements; those with `skip locked` stay, because they are queues and not guards. */
const rowLock = /\sfor (?:no key )?update(?: of \w+)?(?! skip locked)(?=\s*(?:\)|$))/g

/** Removes constraints about stock and versions, for twins that show what the locks are for. They are not restored. */
export async function withoutRefusals(kit: Kit): Promise<void> {
  const checks = await kit.query<{ name: string; of: string }>(
    "select conname as name, conrelid::regclass::text as of from pg_constraint where conrelid in ('ticket_stock'::regclass, 'allotment_ticket'::regclass) and contype = 'c'",
  )
  for (const { name, of } of checks) await kit.query(`alter table ${of} drop constraint ${name}`)
  await kit.query('alter table history drop constraint history_pkey')
}

/** Far beyond the number of rounds that any race needs. It only ends what would never happen. */
const mostRounds = 300

/**
 * Repeats a race until its wanted outcome was seen, and tells whether it was. Chance decides how many rounds this takes, and what the other
 * rounds answer: without locks that can be anything, also an error.
 */
export async function untilSeen(race: (round: number) => Promise<boolean>): Promise<boolean> {
  for (let round = 0; round < mostRounds; round++) if (await race(round)) return true
  return false
}

interface Without {
  advisory?: boolean
  thinks?: number
  instead?: (text: string) => string
}

/**
 * A further process on the same database that sends the statements of the product without row locks: a race test proves that
 * the locks make the difference. Advisory locks are removed too, if requested; `thinks` are milliseconds between
 * a read and a write, for short races; `instead` can change a statement in another way than removing its
 * locks.
 */
export async function withoutLocks(
  kit: Kit,
  { advisory = false, thinks = 0, instead = (text) => text.replace(rowLock, '') }: Without = {},
): Promise<{ url: string; service: Service; stripped: () => number }> {
  const { url, service } = await kit.another()
  let stripped = 0
  const bare = (query: CompiledQuery): CompiledQuery => {
    const without = instead(query.sql)
    const open = advisory ? without.replace(/pg_advisory_xact_lock\(/g, 'pg_advisory_xact_lock_shared(') : without
    if (open !== query.sql) stripped++
    return { ...query, sql: open }
  }
  const thought = async (query: CompiledQuery): Promise<CompiledQuery> => {
    if (thinks > 0 && /^\s*(?:with|update|insert|delete)\b/i.test(query.sql)) await setTimeout(thinks)
    return bare(query)
  }
  eachConnection(service, (connection) => {
    const { executeQuery, pipeline, defer } = connection
    connection.executeQuery = (async (query) => executeQuery.call(connection, await thought(query))) as typeof executeQuery
    connection.pipeline = (queries) => pipeline.call(connection, queries.map(bare))
    connection.defer = async (query) => defer.call(connection, await thought(query))
  })
  return { url, service, stripped: () => stripped }
}
