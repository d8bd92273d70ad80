import { createHmac } from 'node:crypto'
import { deriveKey, type MasterKey, sameBytes } from './crypto.js'

export interface LinkClaim {
  link_id: string
  valid_until: Date
}

/**
 * Links for people without an account: the id and the expiry of the link in seconds, signed. A forged link is refused without a database
 * query. Whether a link was revoked is stored in the database.
 */
export function linkTokens(masters: readonly MasterKey[]) {
  const keys = masters.map((master) => deriveKey(master, 'guest-link'))
  const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 18)
  return {
    write({ link_id, valid_until }: LinkClaim): string {
      const text = `${link_id.split('_')[0]}.${Math.floor(valid_until.getTime() / 1000).toString(36)}`
      return `${text}.${sign(keys[0] as Buffer, text).toString('base64url')}`
    },
    /** Also returns expired claims, because the holder of an expired link may request a new one. */
    read(token: string): LinkClaim | undefined {
      const [, text = '', id = '', end = '', signature = ''] = /^(([0-9a-z]{26})\.([0-9a-z]{1,9}))\.([\w-]{24})$/.exec(token) ?? []
      const given = Buffer.from(signature, 'base64url')
      if (text === '' || !keys.some((key) => sameBytes(sign(key, text), given))) return undefined
      return { link_id: `${id}_lnk`, valid_until: new Date(Number.parseInt(end, 36) * 1000) }
    },
  }
}
