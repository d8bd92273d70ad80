import { randomBytes } from 'node:crypto'
import { sha256 } from './crypto.js'

const prefix = 'allot'

/**
 * `allot_<id>_<secret>`: the id finds the row, the secret (256 random bits) is verified against the hash. The key text leaves out the
 * suffix of the id.
 */
export function makeApiKey(keyId: string): { text: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url')
  return { text: `${prefix}_${keyId.replace(/_key$/, '')}_${secret}`, hash: sha256(secret) }
}

export function parseApiKey(text: string): { key_id: string; secret: string } | undefined {
  const found = /^allot_([0-9a-z]{26})_([A-Za-z0-9_-]{43})$/.exec(text)
  return found ? { key_id: `${found[1]}_key`, secret: found[2] ?? '' } : undefined
}
