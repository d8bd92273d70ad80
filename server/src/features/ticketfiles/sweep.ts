import { sql } from 'kysely'
import type { Ctx } from '../../context.js'
import type { Trx } from '../../db/open.js'

/**
 * Files that nothing refers to: of an upload whose transaction was rolled back, of a worker that was killed between storing a ticket and noting
 * it down, or of a version that was made anew. They are looked for a day after they were put, a part of the store each hour.
 */
const leftAfter = 86_400_000
const atOnce = 500
const mostPages = 200
const mostDeleted = 200

const kinds = ['pdf', 'upload'] as const
const folders = kinds.flatMap((kind) => Array.from({ length: 256 }, (_none, number) => `${kind}/${number.toString(16).padStart(2, '0')}/`))

/** Whoever stores a file and then notes it down holds this until that is committed; the sweep never runs beside it. */
const lockKey = sql`hashtextextended('ticket files being stored', 0)`
export const holdStore = (trx: Trx) => sql`select pg_advisory_xact_lock_shared(${lockKey})`.execute(trx)

const hourOf = (at: Date): number => Math.floor(at.getTime() / 3_600_000) % 24

export async function sweepFiles(ctx: Ctx, turn = hourOf(ctx.now())): Promise<number> {
  const before = new Date(ctx.now().getTime() - leftAfter)
  const old = await oldFiles(ctx, turn, before)
  if (old.length === 0) return 0
  return ctx.db.transaction().execute(async (trx) => {
    const { rows: free } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${lockKey}) as held`.execute(trx)
    if (!free[0]?.held) return 0
    // One statement for all of them: there is no index by file, and once in an hour none is worth its upkeep.
    const { rows } = await sql<{ key: string }>`
      select k.key from unnest(${old}::text[]) as k (key)
       where not exists (select from ticketfile f where f.blob_key = k.key) and not exists (select from downloaditem d where d.blob_key = k.key)
       limit ${mostDeleted}`.execute(trx)
    let gone = 0
    for (const { key } of rows) {
      // Looked at again: a ticket with the same bytes may have been made meanwhile, and counts as put then.
      const [now] = await ctx.blobs.list(key.slice(0, key.lastIndexOf('/') + 1), key.slice(0, -1), 1)
      if (now?.key !== key || now.at >= before) continue
      await ctx.blobs.delete(key)
      gone++
    }
    if (gone > 0) ctx.log.info({ files: gone }, 'files that nothing referred to are gone')
    return gone
  })
}

async function oldFiles(ctx: Ctx, turn: number, before: Date): Promise<string[]> {
  const old: string[] = []
  let pages = 0
  for (const folder of folders.filter((_folder, index) => index % 24 === turn)) {
    for (let after = ''; pages < mostPages; pages++) {
      const found = await ctx.blobs.list(folder, after, atOnce)
      old.push(...found.filter(({ at }) => at < before).map(({ key }) => key))
      after = found.at(-1)?.key ?? ''
      if (found.length < atOnce) break
    }
  }
  return old
}
