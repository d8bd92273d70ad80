import { createHmac, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { macOfDigests, sha256 } from '../../src/lib/crypto.js'

test('the HMAC of a digest is the one that createHmac makes, for every key of at most a block, in any order', () => {
  const digests = fc.array(fc.string(), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 64 }), digests, (bytes, texts) => {
      const key = randomBytes(bytes)
      const mac = macOfDigests(key)
      const made = texts.map((text) => mac(sha256(text)))
      expect(made).toEqual(texts.map((text) => createHmac('sha256', key).update(sha256(text)).digest()))
    }),
  )
})
