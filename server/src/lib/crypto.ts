import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { randomChunk } from './entropy.js'

/** By way of a string, because Node takes twice as long to make a buffer of its own. */
export const sha256 = (data: string | Buffer): Buffer => Buffer.from(hash('sha256', data, 'binary'), 'latin1')

/** A short name of contents, the same for the same contents. It has no dash: see `ifMatch`. */
export const digestOf = (data: string | Buffer): string => sha256(data).toString('base64url').slice(0, 22).replaceAll('-', '.')

export const randomToken = (bytes: number): string => randomBytes(bytes).toString('base64url')

export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

export interface MasterKey {
  kid: string
  secret: Buffer
}

/** `kid:base64,kid:base64`. The first key encrypts, all keys decrypt, so that a key can be replaced without downtime. */
export function parseMasterKeys(text: string): MasterKey[] {
  const keys = text.split(',').map((part) => {
    const [kid = '', encoded = ''] = part.trim().split(':')
    return { kid, secret: Buffer.from(encoded, 'base64') }
  })
  for (const { kid, secret } of keys) {
    if (!/^[a-z0-9]{1,16}$/i.test(kid) || secret.length === 0)
      throw new Error('each master key is written kid:base64, kid being 1 to 16 letters or digits')
    if (secret.length < 32) throw new Error(`master key ${kid} is shorter than 32 bytes`)
  }
  if (new Set(keys.map((key) => key.kid)).size !== keys.length) throw new Error('two master keys have the same kid')
  return keys
}

/** Derives a key for one purpose, so that a leaked key is of no use for another purpose. */
export const deriveKey = (master: MasterKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master.secret, Buffer.alloc(0), `allotment/${purpose}`, 32))

export interface Sealer {
  seal(plain: Buffer | string): Buffer
  open(sealed: Buffer): Buffer
  /** Names of keys that nobody has any more: lost for good, or retired after a rotation, when nothing is sealed under them. */
  readonly lost: ReadonlySet<string>
  setLost(kids: string[]): void
  /** Whether nobody can open it any more. */
  isLost(sealed: Buffer): boolean
}

/** The header of stored data names its key: [1 length of kid][kid]. */
const headerOf = ({ kid }: MasterKey): Buffer => Buffer.concat([Buffer.from([kid.length]), Buffer.from(kid)])
const kidOf = (written: Buffer): string => written.subarray(1, 1 + (written[0] ?? 0)).toString()

/** AES-256-GCM: [1 length of kid][kid][12 nonce][16 tag][data]. The kid is authenticated too. */
export function sealer(masters: MasterKey[], purpose: string): Sealer {
  const keys = new Map(masters.map((master) => [master.kid, deriveKey(master, purpose)]))
  const current = masters[0]
  if (!current) throw new Error('no master key')
  const header = headerOf(current)
  const currentKey = keys.get(current.kid) as Buffer
  let lost: ReadonlySet<string> = new Set()
  return {
    get lost() {
      return lost
    },
    setLost(kids) {
      lost = new Set(kids)
    },
    isLost: (sealed) => lost.has(kidOf(sealed)),
    seal(plain) {
      const nonce = randomChunk(12)
      const cipher = createCipheriv('aes-256-gcm', currentKey, nonce)
      cipher.setAAD(header)
      const data = Buffer.concat([cipher.update(plain as Buffer), cipher.final()])
      return Buffer.concat([header, nonce, cipher.getAuthTag(), data])
    },
    open(sealed) {
      const at = 1 + (sealed[0] ?? 0)
      const kid = kidOf(sealed)
      const key = keys.get(kid)
      if (!key) throw new Error(`no master key ${kid}`)
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(at, at + 12))
      decipher.setAAD(sealed.subarray(0, at))
      decipher.setAuthTag(sealed.subarray(at + 12, at + 28))
      return Buffer.concat([decipher.update(sealed.subarray(at + 28)), decipher.final()])
    },
  }
}

/** Compares two requests without storing anything from which their content could be guessed. */
export interface Fingerprints {
  /** Makes the stored fingerprint of a digest. */
  of(digest: Buffer): Buffer
  /** Whether `stored` was made from this digest with any of our keys. */
  matches(stored: Buffer, digest: Buffer): boolean
}

/** Plain SHA-256 digests, stored before fingerprints had a key. */
export const isBareDigest = (stored: Buffer): boolean => stored.length === 32

const [blockBytes, digestBytes] = [64, 32]

/**
 * The HMAC-SHA-256 of SHA-256 digests with one key, as `createHmac` makes it (RFC 2104), from two calls of `hash`: every change with an
 * idempotency key needs one, and the objects of `createHmac` take twice as long.
 */
export function macOfDigests(key: Buffer): (digest: Buffer) => Buffer {
  const padded = (pad: number): Buffer => {
    const block = Buffer.alloc(blockBytes + digestBytes, pad)
    for (const [index, byte] of key.entries()) block[index] = byte ^ pad
    return block
  }
  const [inner, outer] = [padded(0x36), padded(0x5c)]
  return (digest) => {
    digest.copy(inner, blockBytes)
    outer.write(hash('sha256', inner, 'binary'), blockBytes, 'latin1')
    return sha256(outer)
  }
}

/**
 * A body can contain a passport number, and there are few enough of those to try them all against a plain digest. The fingerprint is
 * therefore an HMAC: [1 length of kid][kid][32 HMAC-SHA-256 of the SHA-256]. It is made from the digest, so that a stored plain digest can
 * be converted.
 */
export function fingerprints(masters: MasterKey[]): Fingerprints {
  const macs = new Map(masters.map((master) => [master.kid, macOfDigests(deriveKey(master, 'fingerprint'))]))
  const current = masters[0]
  if (!current) throw new Error('no master key')
  const header = headerOf(current)
  const currentMac = macs.get(current.kid) as (digest: Buffer) => Buffer
  return {
    of: (digest) => Buffer.concat([header, currentMac(digest)]),
    matches(stored, digest) {
      if (isBareDigest(stored)) return sameBytes(stored, digest)
      const mac = macs.get(kidOf(stored))
      return mac !== undefined && sameBytes(stored.subarray(1 + (stored[0] ?? 0)), mac(digest))
    },
  }
}

/**
 * Signs texts that clients send back unchanged. The same text gives the same token, so that a response with a token in it does not change.
 */
export interface Signer {
  sign(text: string): string
  /** Undefined when the token was not signed by one of our keys. */
  open(token: string): string | undefined
}

const macBytes = 16

/** [1 length of kid][kid][16 of the HMAC-SHA-256][text], in base64url. */
export function signer(masters: MasterKey[], purpose: string): Signer {
  const keys = new Map(masters.map((master) => [master.kid, deriveKey(master, purpose)]))
  const current = masters[0]
  if (!current) throw new Error('no master key')
  const header = headerOf(current)
  const macOf = (key: Buffer, body: Buffer) => createHmac('sha256', key).update(body).digest().subarray(0, macBytes)
  return {
    sign(text) {
      const body = Buffer.from(text)
      return Buffer.concat([header, macOf(keys.get(current.kid) as Buffer, body), body]).toString('base64url')
    },
    open(token) {
      if (!/^[\w-]+$/.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      const key = keys.get(kidOf(bytes))
      const at = 1 + (bytes[0] ?? 0)
      const body = bytes.subarray(at + macBytes)
      return key && sameBytes(bytes.subarray(at, at + macBytes), macOf(key, body)) ? body.toString() : undefined
    },
  }
}
