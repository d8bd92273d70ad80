import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Problem } from '../../lib/errors.js'

/** Where files live. A key is made by us, never by a caller; what is put under one never changes. */
export interface Blobs {
  /** the kind of store, as `cloud_data` names it */
  readonly store: 'folder' | 's3'
  /** Whole or not at all: nobody reads half of it. */
  put(key: string, body: Buffer | Readable, meta: { bytes: number; type: string }): Promise<void>
  get(key: string): Promise<Readable>
  delete(key: string): Promise<void>
  /** What is there below a prefix that ends with a slash, in order of the keys, from `after` on; `at` is when it was last put. */
  list(prefix: string, after: string, limit: number): Promise<Stored[]>
}

export interface Stored {
  key: string
  at: Date
}

/**
 * A name by the content, and never given twice: a deletion that a store carries out late, after whoever asked for it gave up waiting or died,
 * would otherwise take the same bytes with it that somebody stored since.
 */
export const newKey = (kind: 'pdf' | 'upload', sha: string): string => `${kind}/${sha.slice(0, 2)}/${sha}.${randomBytes(8).toString('hex')}`

/** The store does not answer, or lost what we put there: nothing the caller can do but try again. */
export const storageAway = (): Problem => new Problem('storage_unavailable', { retryAfter: 5 })

/** In a folder that every process sees. A file appears under its name when all of it is on the disk. */
export function folderBlobs(root: string): Blobs {
  const pathOf = (key: string) => join(root, ...key.split('/'))
  return {
    store: 'folder',
    async put(key, body) {
      const path = pathOf(key)
      if (await touched(path)) {
        if (body instanceof Readable) body.destroy()
        return
      }
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const part = `${path}.${randomUUID()}.part`
      try {
        await pipeline(body instanceof Readable ? body : Readable.from([body]), createWriteStream(part, { mode: 0o600 }))
        const file = await open(part, 'r+')
        await file.sync().finally(() => file.close())
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async get(key) {
      const file = await open(pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? storageAway() : error
      })
      return createReadStream('', { fd: file })
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async list(prefix, after, limit) {
      const names = await readdir(pathOf(prefix)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const keys = names.map((name) => prefix + name).filter((key) => key > after)
      const dated = keys
        .sort()
        .slice(0, limit)
        .map(async (key) => ({ key, at: (await stat(pathOf(key)).catch(() => undefined))?.mtime }))
      // Gone between the two, then: nothing to tell of it.
      return (await Promise.all(dated)).flatMap(({ key, at }) => (at ? [{ key, at }] : []))
    },
  }
}

/** Whether it is there; then it counts as put now, so that nobody takes it for something left behind. */
const touched = (path: string): Promise<boolean> => {
  const now = Date.now() / 1000
  return utimes(path, now, now).then(
    () => true,
    () => false,
  )
}
