import { isIP } from 'node:net'
import { isPrivateName, isPublicAddress } from '../../lib/addresses.js'
import { fault, invalid } from '../../lib/errors.js'
import type { Config } from '../config.js'
import { ForbiddenTarget, publicAddresses, type Resolve, resolveName } from './agent.js'

const refused = (pointer: string, code: string, message: string) => invalid([fault(pointer, code, message)])

/** Accepts an absolute http(s) URL without credentials. The parser normalises other notations of addresses (0x7f.1, 2130706433). */
function parse(pointer: string, text: string): URL {
  if (!/^https?:\/\/[^\s\\/?#][^\s\\]*$/i.test(text) || !URL.canParse(text))
    throw refused(pointer, 'invalid_url', 'is not an absolute URL that starts with https:// or http://')
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(text))
    throw refused(pointer, 'credentials_in_url', 'must not contain a user name or password; deliveries are signed instead')
  if (url.hash !== '' || text.includes('#'))
    throw refused(pointer, 'fragment_in_url', 'must not contain a fragment (#), which is never sent')
  return url
}

/**
 * Refuses forbidden targets before they are stored. Addresses are checked again at every connection, because a name can change later. A
 * name that does not resolve yet is accepted. Outside production every target is allowed, also the local machine.
 */
export async function checkTarget(
  { NODE_ENV }: Pick<Config, 'NODE_ENV'>,
  text: string,
  pointer = '/endpoint',
  resolve: Resolve = resolveName,
): Promise<void> {
  const url = parse(pointer, text)
  if (NODE_ENV !== 'production') return
  if (url.protocol !== 'https:') throw refused(pointer, 'https_required', 'must start with https://')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw refused(pointer, 'forbidden_target', `leads to ${host}, which is not a public address`)
    return
  }
  if (isPrivateName(host)) throw refused(pointer, 'forbidden_target', `names ${host}, which is not a name of the public internet`)
  try {
    await publicAddresses(host, resolve)
  } catch (error) {
    if (error instanceof ForbiddenTarget)
      throw refused(pointer, 'forbidden_target', `names ${host}, which does not lead to a public address`)
  }
}
