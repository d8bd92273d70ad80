import { dayMillis, wireTime } from '../../lib/time.js'
import type { Ctx, Env } from '../context.js'
import type { Trx } from '../db/open.js'
import { lacking, proofOf, takeKeys } from './check.js'
import * as store from './store.js'
import { type KeyedColumn, keyedColumns } from './store.js'

/** Rotation of master keys: data under an older key is encrypted again, and the remaining uses of each key are reported. */

const rowsAtOnce = 500
/** Rows that were locked are tried again in the next round. */
const rounds = 5
/** Lifetime of an access token, see parties/credentials. */
const tokenMillis = 15 * 60_000
/** Callers repeat a request within minutes. After this time no repetition is expected. */
const repeatMillis = 7 * dayMillis

export interface Resealed {
  column: string
  rows: number
}

type Progress = (label: string) => (done: number, total: number) => void

/**
 * Encrypts everything again that is not under the first key. Small transactions lock only the rows they rewrite, so it can run beside the
 * service. If it is interrupted, the next call continues. What is under a key that is lost for good stays as it is.
 */
export async function reseal(ctx: Ctx, progress: Progress): Promise<Resealed[]> {
  const missing = await takeKeys(ctx)
  if (missing.length > 0) throw lacking(missing)
  const done: Resealed[] = []
  for (const keyed of keyedColumns) done.push({ column: `${keyed.table}.${keyed.column}`, rows: await resealColumn(ctx, keyed, progress) })
  return done
}

async function resealColumn(ctx: Ctx, keyed: KeyedColumn, progress: Progress): Promise<number> {
  const total = await left(ctx, keyed)
  const tell = progress(`${keyed.table}.${keyed.column}`)
  let rows = 0
  for (let round = 0; round < rounds && (await left(ctx, keyed)) > 0; round++) {
    for (let after: string[] = [], found = rowsAtOnce; found === rowsAtOnce; ) {
      const batch = await ctx.db.transaction().execute((trx) => resealBatch(ctx, trx, keyed, after))
      found = batch.length
      rows += found
      after = batch.at(-1)?.key ?? after
      tell(Math.min(rows, total), total)
    }
  }
  return rows
}

async function resealBatch(env: Env, trx: Trx, keyed: KeyedColumn, after: string[]): Promise<store.Stored[]> {
  const batch = await store.lockOthers(trx, keyed, [currentKid(env), ...env.vault.lost], after, rowsAtOnce)
  const anew = (value: Buffer) => (keyed.kind === 'sealed' ? env.vault.seal(env.vault.open(value)) : env.prints.of(value))
  if (batch.length > 0)
    await store.rewrite(
      trx,
      keyed,
      batch.map(({ key, value }) => ({ key, value: anew(value) })),
    )
  return batch
}

const currentKid = ({ config }: Pick<Env, 'config'>): string => config.masterKeys[0]?.kid ?? ''

/** Number of rows of a column still to rewrite. */
async function left(ctx: Ctx, keyed: KeyedColumn): Promise<number> {
  const written = await store.countByKey(ctx.db, keyed)
  const isLeft = (kid: string | null) =>
    keyed.kind === 'sealed' ? kid !== null && kid !== currentKid(ctx) && !ctx.vault.lost.has(kid) : kid === null
  return written.filter(({ kid }) => isLeft(kid)).reduce((sum, { count }) => sum + count, 0)
}

export interface KeyUsage {
  kid: string
  /** the key that encrypts, a key that only decrypts, one that is not in MASTER_KEYS, or one of those that is not asked for any more */
  role: 'writes' | 'reads' | 'missing' | 'lost'
  /** why it cannot be removed yet; empty if it can */
  needed: string[]
}

/** What each key is still needed for. */
export async function keyUsage(ctx: Ctx): Promise<KeyUsage[]> {
  const at = ctx.now()
  const current = currentKid(ctx)
  const reasons = new Map<string, string[]>(ctx.config.masterKeys.map(({ kid }) => [kid, []]))
  for (const keyed of keyedColumns) {
    for (const { kid, count, latest } of await store.countByKey(ctx.db, keyed)) {
      if (kid === null || kid === current) continue
      const isPast = keyed.kind === 'fingerprint' && latest !== null && at.getTime() - latest.getTime() > repeatMillis
      if (!isPast)
        reasons.set(kid, [
          ...(reasons.get(kid) ?? []),
          `${count} in ${keyed.table}.${keyed.column}${keyed.kind === 'fingerprint' ? ' (they lapse by themselves)' : ''}`,
        ])
    }
  }
  const since = await store.writingSince(ctx.db, current)
  const older = [...reasons.keys()].filter((kid) => kid !== current)
  if (since !== undefined && older.length > 0) {
    const links = await store.linksBefore(ctx.db, since, at)
    const until = new Date(since.getTime() + tokenMillis)
    // Links and tokens do not tell which of the older keys signed them.
    for (const kid of older) {
      const named = reasons.get(kid) ?? []
      if (links.count > 0) named.push(`${links.count} guests' links, the last good until ${wireTime(links.last)}`)
      if (until > at) named.push(`access tokens until ${wireTime(until)}`)
      reasons.set(kid, named)
    }
  }
  const given = new Set(ctx.config.masterKeys.map(({ kid }) => kid))
  const lost = new Set((await store.knownKeys(ctx.db)).filter(({ retired }) => retired !== null).map(({ kid }) => kid))
  const roleOf = (kid: string) => (kid === current ? 'writes' : given.has(kid) ? 'reads' : lost.has(kid) ? 'lost' : 'missing')
  return [...reasons].map(([kid, needed]) => ({ kid, role: roleOf(kid), needed }))
}

/** At every start: records since when the first key encrypts, and its proof. */
export async function noteWriting(ctx: Ctx): Promise<void> {
  const [first] = ctx.config.masterKeys
  if (first) await store.noteWriting(ctx.db, first.kid, proofOf(first), ctx.now())
}
