import { setTimeout } from 'node:timers/promises'
import type { Service } from '../../src/service.js'
import type { Kit } from './index.js'

/** Locks on rows as statements ask for them; those that pass over what is locked are left alone, being queues and not guards. */
const rowLock = /\sfor (?:no key )?update(?: of \w+)?(?! skip locked)(?=\s*(?:\)|$))/g

const isStatement = (value: unknown): value is { text: string; values: unknown[] } =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value

/** Takes away what the tables themselves refuse about stock and versions, for twins that show what the locks are for. It stays away. */
export async function withoutRefusals(kit: Kit): Promise<void> {
  const checks = await kit.query<{ name: string }>(
    "select conname as name from pg_constraint where conrelid = 'ticket_stock'::regclass and contype = 'c'",
  )
  for (const { name } of checks) await kit.query(`alter table ticket_stock drop constraint ${name}`)
  await kit.query('alter table history drop constraint history_pkey')
}

interface Without {
  advisory?: boolean
  thinks?: number
  instead?: (text: string) => string
}

/**
 * A further process on the same database whose every statement is the product's own, less the row locks: what a race test proves is that
 * the locks make the difference, and this is the difference. Advisory locks go too, if told; `thinks` is how many milliseconds lie between
 * what was looked up and what is written, for races that are over quickly; `instead` may change a statement in another way than to take its
 * locks away.
 */
export async function withoutLocks(
  kit: Kit,
  { advisory = false, thinks = 0, instead = (text) => text.replace(rowLock, '') }: Without = {},
): Promise<{ url: string; service: Service; stripped: () => number }> {
  const { url, service } = await kit.another()
  const { pool } = service.database
  let stripped = 0
  const bare = (text: string): string => {
    const without = instead(text)
    const open = advisory ? without.replace(/pg_advisory_xact_lock\(/g, 'pg_advisory_xact_lock_shared(') : without
    if (open !== text) stripped++
    return open
  }
  const connect = pool.connect.bind(pool) as () => Promise<import('pg').PoolClient>
  const seen = new WeakSet<object>()
  pool.connect = (async () => {
    const client = await connect()
    if (!seen.has(client)) {
      seen.add(client)
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      client.query = (async (first: unknown, ...rest: unknown[]) => {
        if (typeof first !== 'string') return query(first, ...rest)
        if (thinks > 0 && /^\s*(?:\/\*.*?\*\/\s*)*(?:with|update|insert|delete)\b/i.test(first)) await setTimeout(thinks)
        // Reads that go together come as a list of statements.
        const [values, ...more] = rest
        const parts = Array.isArray(values) ? values.map((one) => (isStatement(one) ? { ...one, text: bare(one.text) } : one)) : values
        return query(bare(first), parts, ...more)
      }) as never
    }
    return client
  }) as never
  return { url, service, stripped: () => stripped }
}
