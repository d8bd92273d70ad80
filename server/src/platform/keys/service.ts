import { wireTime } from '../../lib/time.js'
import type { Ctx, Env } from '../context.js'
import type { Trx } from '../db/open.js'
import { proofOf } from './check.js'
import * as store from './store.js'
import { type KeyedColumn, keyedColumns } from './store.js'

/** Replacing master keys: what is sealed under an older one is sealed anew, and what still needs it is told. */

const rowsAtOnce = 500
/** Rows that somebody was changing are met again on the next round. */
const rounds = 5
/** As long as an access token is good for, see features/credentials. */
const tokenMillis = 15 * 60_000
/** Resellers repeat a request within minutes; after so long nobody repeats one. */
const repeatMillis = 7 * 86_400_000

export interface Resealed {
  column: string
  rows: number
}

type Progress = (label: string) => (done: number, total: number) => void

/**
 * Seals everything anew that is sealed under another key than the first. In small transactions that lock only the rows they rewrite, so that it
 * can run while the service does; ended halfway, it goes on where it stopped when it is called again.
 */
export async function reseal(ctx: Ctx, progress: Progress): Promise<Resealed[]> {
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
  const batch = await store.lockOthers(trx, keyed, currentKid(env), after, rowsAtOnce)
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

/** How many rows of a column are left to be written anew. */
async function left(ctx: Ctx, keyed: KeyedColumn): Promise<number> {
  const written = await store.countByKey(ctx.db, keyed)
  const isLeft = (kid: string | null) => (keyed.kind === 'sealed' ? kid !== currentKid(ctx) : kid === null)
  return written.filter(({ kid }) => isLeft(kid)).reduce((sum, { count }) => sum + count, 0)
}

export interface KeyStanding {
  kid: string
  /** the key that writes, one that is only read with, or one that is not among MASTER_KEYS */
  role: 'writes' | 'reads' | 'missing'
  /** why it cannot be taken away yet; empty when it can */
  needed: string[]
}

/** What each key is still needed for. */
export async function standing(ctx: Ctx): Promise<KeyStanding[]> {
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
  return [...reasons].map(([kid, needed]) => ({ kid, role: kid === current ? 'writes' : given.has(kid) ? 'reads' : 'missing', needed }))
}

/** At every start: from when on the first key writes, and how to recognise it. */
export async function noteWriting(ctx: Ctx): Promise<void> {
  const [first] = ctx.config.masterKeys
  if (first) await store.noteWriting(ctx.db, first.kid, proofOf(first), ctx.now())
}
