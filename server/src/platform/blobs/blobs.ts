import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Problem } from '../../lib/errors.js'

/** File storage. Keys are made by the service, never by a caller. The content of a key never changes. */
export interface Blobs {
  /** the kind of store, as in `cloud_data` */
  readonly store: 'folder' | 's3'
  /** Atomic: a partly written file is never readable. */
  put(key: string, body: Buffer | Readable, meta: { bytes: number; type: string }): Promise<void>
  get(key: string): Promise<Readable>
  delete(key: string): Promise<void>
  /** Lists the files below a prefix that ends with a slash, in key order, starting after `after`. `at` is when a file was last put. */
  list(prefix: string, after: string, limit: number): Promise<Stored[]>
}

export interface Stored {
  key: string
  at: Date
}

/**
 * Derived from the content, with a random part so that no key is used twice. Otherwise a delayed deletion could remove the same content
 * that was stored again in the meantime.
 */
export const newKey = (kind: 'pdf' | 'upload', sha: string): string => `${kind}/${sha.slice(0, 2)}/${sha}.${randomBytes(8).toString('hex')}`

/** The store does not answer or has lost a file. The caller can only retry. */
export const storageAway = (): Problem => new Problem('storage_unavailable', { retryAfter: 5 })

/** Errors of a disk that is full, broken, read-only, away, or closed to this account. */
const diskFaults = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'ESTALE', 'EACCES'])
export const isDiskFault = (error: unknown): boolean => diskFaults.has(String((error as NodeJS.ErrnoException).code))

/** Files in a folder shared by all processes. A file gets its name only when it is completely on disk. `failed` is told why it is unavailable. */
export function folderBlobs(root: string, failed: (error: unknown) => void = () => {}): Blobs {
  const pathOf = (key: string) => join(root, ...key.split('/'))
  const seen = (error: unknown): unknown => {
    if (!isDiskFault(error)) return error
    failed(error)
    return storageAway()
  }
  return {
    store: 'folder',
    async put(key, body) {
      const path = pathOf(key)
      if (await touched(path)) {
        if (body instanceof Readable) body.destroy()
        return
      }
      const part = `${path}.${randomUUID()}.part`
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await pipeline(body instanceof Readable ? body : Readable.from([body]), createWriteStream(part, { mode: 0o600 }))
        const file = await open(part, 'r+')
        await file.sync().finally(() => file.close())
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        throw seen(error)
      }
    },
    async get(key) {
      const file = await open(pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? storageAway() : seen(error)
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
      // Deleted between the two calls: left out.
      return (await Promise.all(dated)).flatMap(({ key, at }) => (at ? [{ key, at }] : []))
    },
  }
}

/** Whether the file exists. Its time is updated, so that the cleanup does not take it for an unused file. */
const touched = (path: string): Promise<boolean> => {
  const now = Date.now() / 1000
  return utimes(path, now, now).then(
    () => true,
    () => false,
  )
}
