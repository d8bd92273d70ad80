import { randomBytes } from 'node:crypto'

let pool = Buffer.alloc(0)
let used = 0

/**
 * Random bytes for nonces and ids, read from the system 4096 at a time, because one byte costs as much as thousands. Keys and tokens call
 * `randomBytes` directly.
 */
export function randomChunk(length: number): Buffer {
  if (used + length > pool.length) {
    pool = randomBytes(4096)
    used = 0
  }
  used += length
  return pool.subarray(used - length, used)
}
