import { createHmac } from 'node:crypto'
import { deriveKey, type MasterKey, sameBytes } from './crypto.js'

export interface LinkClaim {
  link_id: string
  valid_until: Date
}

/**
 * Addresses for people without an account: the id of a link and its end in seconds, signed. Whoever makes one up is turned away without a look
 * at the database; that a link was taken back only the database knows.
 */
export function linkTokens(masters: readonly MasterKey[]) {
  const keys = masters.map((master) => deriveKey(master, 'guest-link'))
  const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 18)
  return {
    write({ link_id, valid_until }: LinkClaim): string {
      const text = `${link_id.split('_')[0]}.${Math.floor(valid_until.getTime() / 1000).toString(36)}`
      return `${text}.${sign(keys[0] as Buffer, text).toString('base64url')}`
    },
    /** Expired ones too: who holds one may ask for another. */
    read(token: string): LinkClaim | undefined {
      const [, text = '', id = '', end = '', signature = ''] = /^(([0-9a-z]{26})\.([0-9a-z]{1,9}))\.([\w-]{24})$/.exec(token) ?? []
      const given = Buffer.from(signature, 'base64url')
      if (text === '' || !keys.some((key) => sameBytes(sign(key, text), given))) return undefined
      return { link_id: `${id}_lnk`, valid_until: new Date(Number.parseInt(end, 36) * 1000) }
    },
  }
}
