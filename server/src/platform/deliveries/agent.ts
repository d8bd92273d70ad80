import { lookup as systemLookup } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isPublicAddress } from '../../lib/addresses.js'

export type Resolve = (name: string) => Promise<string[]>

/**
 * A target that must not be called. Logged apart from network errors. The subscriber reads the message, so it names no address that the
 * subscriber did not write: addresses of names would reveal an internal network.
 */
export class ForbiddenTarget extends Error {
  override readonly name = 'ForbiddenTarget'
}

const connectMillis = 10_000
const dnsMillis = 2_000

/**
 * Asks the name servers directly: the system lookup uses four threads, which a few slow names would block. The system lookup is used only
 * for names that no name server knows, such as those of the hosts file.
 */
export const resolveName: Resolve = async (name) => {
  const plain = name.toLowerCase().replace(/\.$/, '')
  if (plain === 'localhost' || plain.endsWith('.localhost')) return ['127.0.0.1', '::1']
  const resolver = new Resolver({ timeout: dnsMillis, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(plain), resolver.resolve6(plain)])
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (found.length > 0) return found
  const faults = answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as NodeJS.ErrnoException) : undefined))
  const slow = faults.find((fault) => fault?.code === 'ETIMEOUT')
  if (slow) throw slow
  return new Promise((resolve, reject) =>
    systemLookup(plain, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses.map(({ address }) => address)))),
  )
}

/** All addresses of a name. Throws if one of them is not public, so that every address it may connect to was checked. */
export async function publicAddresses(name: string, resolve: Resolve): Promise<string[]> {
  const addresses = await resolve(name)
  if (!addresses.every(isPublicAddress)) throw new ForbiddenTarget(`${name} does not lead to a public address`)
  return addresses
}

/**
 * Keep-alive connections to receivers. With `guarded`, none leads to an address that is not public. A literal address is checked before
 * connecting. A name is resolved for every connection, and only the addresses just checked are used. Finally the remote address of the
 * socket is checked.
 */
export function openAgent({ guarded, resolve = resolveName }: { guarded: boolean; resolve?: Resolve }): Agent {
  const lookup: LookupFunction = (name, options, done) => {
    const wanted = guarded ? publicAddresses(name, resolve) : resolve(name)
    wanted.then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }))
        if (options.all) done(null, found)
        else if (found[0]) done(null, found[0].address, found[0].family)
        else done(Object.assign(new Error(`${name} has no address`), { code: 'ENOTFOUND' }), '')
      },
      (error: Error) => done(error, ''),
    )
  }
  const connect = buildConnector({ timeout: connectMillis, lookup, keepAlive: true })
  const guard: buildConnector.connector = (options, done) => {
    const literal = options.hostname.replace(/^\[|\]$/g, '')
    if (guarded && isIP(literal) !== 0 && !isPublicAddress(literal))
      return done(new ForbiddenTarget(`${literal} is not a public address`), null)
    connect(options, (error, socket) => {
      const reached = (socket as Socket | null)?.remoteAddress
      if (!guarded || !socket || (reached !== undefined && isPublicAddress(reached))) return done(error as null, socket as Socket)
      socket.destroy()
      done(new ForbiddenTarget(`${options.hostname} does not lead to a public address`), null)
    })
  }
  return new Agent({ connect: guard, pipelining: 1, keepAliveTimeout: 4_000, keepAliveMaxTimeout: 60_000, maxHeaderSize: 16_384 })
}
