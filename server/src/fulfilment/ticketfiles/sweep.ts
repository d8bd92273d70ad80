import type { Ctx } from '../../platform/context.js'
import { folderOf, tryToSweep, unreferred } from './stored.js'

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

/** One file, in a transaction as short as the store is quick: whoever stores something in the same folder meanwhile waits for it. */
function forget(ctx: Ctx, key: string, before: Date): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await tryToSweep(trx, key))) return false
    // Looked at again: it may be gone by another process, or have been put anew under this name by an older version of the program.
    const [now] = await ctx.blobs.list(folderOf(key), key.slice(0, -1), 1)
    if (now?.key !== key || now.at >= before) return false
    // Last of all, because it fails if the session ended while the store was asked, and the lock with it.
    if ((await unreferred(trx, [key])).length === 0) return false
    await ctx.blobs.delete(key)
    return true
  })
}
