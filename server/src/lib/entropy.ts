import { randomBytes } from 'node:crypto'

let pool = Buffer.alloc(0)
let used = 0

/**
 * Bytes of the system's generator, fetched a page at a time: asking for a few costs as much as asking for thousands.
 * For nonces and ids; keys and tokens ask the system themselves.
 */
export function randomChunk(length: number): Buffer {
  if (used + length > pool.length) {
    pool = randomBytes(4096)
    used = 0
  }
  used += length
  return pool.subarray(used - length, used)
}
