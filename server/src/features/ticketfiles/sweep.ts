import { sql } from 'kysely'
import type { Ctx } from '../../context.js'
import type { Db, Trx } from '../../db/open.js'

/**
 * Files that nothing refers to: of an upload whose transaction was rolled back, of a worker that was killed between storing a ticket and noting
 * it down, or of a version that was made anew. They are looked for a day after they were put, a part of the store each hour.
 */
const leftAfter = 86_400_000
const atOnce = 500
/** Well within what a job of housekeeping may last, which would be taken up a second time otherwise. */
const longestLook = 15_000
/** Of 512 folders: as many as it takes for all of them to have their turn within a day. */
const foldersAtOnce = 30

const kinds = ['pdf', 'upload'] as const
const folders = kinds.flatMap((kind) => Array.from({ length: 256 }, (_none, number) => `${kind}/${number.toString(16).padStart(2, '0')}/`))
const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1)

/** By folder: what is stored elsewhere is not in the way, and however many files a transaction stores, its locks are few. */
const lockKey = (key: string) => sql`hashtextextended(${`ticket files being stored in ${folderOf(key)}`}, 0)`
/** Whoever stores a file and then notes it down holds this from before the one until the other is committed; the sweep never runs beside it. */
export const holdStore = (trx: Trx, key: string) => sql`select pg_advisory_xact_lock_shared(${lockKey(key)})`.execute(trx)

/**
 * Where the look of an hour begins. Nothing remembers how far the last one came: steps of the golden section around the store leave no gap for
 * long, so that even where a look gets through a small part of a folder only, each place comes to be the first.
 */
export function startOf(at: Date): string {
  const place = ((Math.floor(at.getTime() / 3_600_000) * (Math.sqrt(5) - 1)) / 2) % 1
  const folder = Math.floor(place * folders.length)
  const within = Math.floor((place * folders.length - folder) * 0x10000)
  return `${folders[folder]}${within.toString(16).padStart(4, '0')}`
}

export async function sweepFiles(ctx: Ctx, { from = startOf(ctx.now()), millis = longestLook } = {}): Promise<number> {
  const until = performance.now() + millis
  const isLate = () => performance.now() >= until
  const before = new Date(ctx.now().getTime() - leftAfter)
  let gone = 0
  for await (const keys of oldFiles(ctx, from, before)) {
    for (const key of await unreferred(ctx.db, keys)) {
      if (await forget(ctx, key, before)) gone++
      if (isLate()) break
    }
    if (isLate()) break
  }
  if (gone > 0) ctx.log.info({ files: gone }, 'files that nothing referred to are gone')
  return gone
}

async function* oldFiles(ctx: Ctx, from: string, before: Date): AsyncGenerator<string[]> {
  const first = folders.indexOf(folderOf(from))
  for (let nth = 0; nth < foldersAtOnce; nth++) {
    const folder = folders[(first + nth) % folders.length] ?? ''
    for (let after: string | undefined = nth === 0 ? from : ''; after !== undefined; ) {
      const found = await ctx.blobs.list(folder, after, atOnce)
      yield found.filter(({ at }) => at < before).map(({ key }) => key)
      after = found.length < atOnce ? undefined : found.at(-1)?.key
    }
  }
}

async function unreferred(db: Db | Trx, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${keys}::text[]) as k (key)
     where not exists (select from ticketfile f where f.blob_key = k.key) and not exists (select from downloaditem d where d.blob_key = k.key)`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}

/** One file, in a transaction as short as the store is quick: whoever stores the same bytes meanwhile waits for it. */
function forget(ctx: Ctx, key: string, before: Date): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    // A store may take longer to answer, tries and all, than a session may usually idle; the lock must not be lost to that.
    const { rows } = await sql<{ held: boolean }>`
      select set_config('idle_in_transaction_session_timeout', '5min', true), pg_try_advisory_xact_lock(${lockKey(key)}) as held`.execute(
      trx,
    )
    if (!rows[0]?.held) return false
    // Looked at again: a file with the same bytes may have been stored meanwhile, and counts as put then.
    const [now] = await ctx.blobs.list(folderOf(key), key.slice(0, -1), 1)
    if (now?.key !== key || now.at >= before) return false
    // Last of all, because it fails if the session ended while the store was asked, and the lock with it.
    if ((await unreferred(trx, [key])).length === 0) return false
    await ctx.blobs.delete(key)
    return true
  })
}
