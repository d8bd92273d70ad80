import { dayMillis } from '../../lib/time.js'
import type { Ctx } from '../../platform/context.js'
import { folderOf, tryToSweep, unreferenced } from './stored.js'

/**
 * Deletes files without a reference: of an upload that was rolled back, of a worker that was killed between storing a file and its row, or
 * of an earlier version. Files are checked a day after they were stored, some folders each hour.
 */
const minAgeMillis = dayMillis
const keysPerRead = 500
/** Shorter than the lease of a housekeeping job, which would otherwise be started again. */
const maxMillis = 15_000
/** Of 512 folders. All of them are checked within a day. */
const foldersPerRun = 30

const kinds = ['pdf', 'upload'] as const
const folders = kinds.flatMap((kind) => Array.from({ length: 256 }, (_none, number) => `${kind}/${number.toString(16).padStart(2, '0')}/`))

/**
 * The folder where the sweep of an hour starts. No position is stored: steps of the golden ratio cover the folders evenly, so that each is
 * the first at some time, even if a sweep gets through a part of a folder only.
 */
export function startOf(at: Date): string {
  const place = ((Math.floor(at.getTime() / 3_600_000) * (Math.sqrt(5) - 1)) / 2) % 1
  const folder = Math.floor(place * folders.length)
  const within = Math.floor((place * folders.length - folder) * 0x10000)
  return `${folders[folder]}${within.toString(16).padStart(4, '0')}`
}

export async function sweepFiles(ctx: Ctx, { from = startOf(ctx.now()), millis = maxMillis } = {}): Promise<number> {
  const until = performance.now() + millis
  const isTimeUp = () => performance.now() >= until
  const before = new Date(ctx.now().getTime() - minAgeMillis)
  let gone = 0
  for await (const keys of oldFiles(ctx, from, before)) {
    for (const key of await unreferenced(ctx.db, keys)) {
      if (await deleteUnreferenced(ctx, key, before)) gone++
      if (isTimeUp()) break
    }
    if (isTimeUp()) break
  }
  if (gone > 0) ctx.log.info({ files: gone }, 'files that nothing referred to are gone')
  return gone
}

async function* oldFiles(ctx: Ctx, from: string, before: Date): AsyncGenerator<string[]> {
  const first = folders.indexOf(folderOf(from))
  for (let nth = 0; nth < foldersPerRun; nth++) {
    const folder = folders[(first + nth) % folders.length] ?? ''
    for (let after: string | undefined = nth === 0 ? from : ''; after !== undefined; ) {
      const found = await ctx.blobs.list(folder, after, keysPerRead)
      yield found.filter(({ at }) => at < before).map(({ key }) => key)
      after = found.length < keysPerRead ? undefined : found.at(-1)?.key
    }
  }
}

/** Deletes one file in a short transaction, because storing in the same folder waits for it. */
function deleteUnreferenced(ctx: Ctx, key: string, before: Date): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await tryToSweep(trx, key))) return false
    // Checked again: another process may have deleted it, or an older version of the program may have stored it again under this name.
    const [now] = await ctx.blobs.list(folderOf(key), key.slice(0, -1), 1)
    if (now?.key !== key || now.at >= before) return false
    // The last step, because it fails if the session, and with it the lock, was lost while the store was called.
    if ((await unreferenced(trx, [key])).length === 0) return false
    await ctx.blobs.delete(key)
    return true
  })
}
