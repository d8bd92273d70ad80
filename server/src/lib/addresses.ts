import { BlockList, isIP } from 'node:net'
import { withoutEnd } from './trim.js'

/** Networks that are not on the public internet: the targets of an SSRF attack. */
const private4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // The host agent of a cloud provider, on an address that looks public.
  ['168.63.129.16', 32],
]
/** Reserved parts of 2000::/3, the range of public IPv6 hosts: IETF assignments (with Teredo), documentation, 6to4. */
const private6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
const forbidden4 = new BlockList()
for (const [network, bits] of private4) forbidden4.addSubnet(network, bits, 'ipv4')
const forbidden6 = new BlockList()
for (const [network, bits] of private6) forbidden6.addSubnet(network, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** The eight groups of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const plain = address.split('%')[0] ?? ''
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(plain)
  const hex = dotted
    ? `${dotted[1]}${((Number(dotted[2]) << 8) | Number(dotted[3])).toString(16)}:${((Number(dotted[4]) << 8) | Number(dotted[5])).toString(16)}`
    : plain
  const [head = '', tail] = hex.split('::')
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const before = parse(head)
  const after = tail === undefined ? [] : parse(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/**
 * The IPv4 address inside an IPv6 address: mapped (::ffff:a.b.c.d), as operating systems show IPv4 peers, or behind NAT64
 * (64:ff9b::a.b.c.d).
 */
function embedded4(groups: number[]): string | undefined {
  const [a = 0, b = 0] = groups.slice(6)
  const head = groups.slice(0, 6).join(':')
  if (head !== '0:0:0:0:0:65535' && head !== `${0x64}:${0xff9b}:0:0:0:0`) return undefined
  return [a >> 8, a & 255, b >> 8, b & 255].join('.')
}

/**
 * Whom an address stands for, to count its requests: an IPv4 address for itself, however it is written, an IPv6 address for its network of
 * 64 bits, because whoever has one address of such a network usually has all of them.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = groupsOf(address)
  return (
    embedded4(groups) ??
    `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/64`
  )
}

/** Whether an address is on the public internet. An address that cannot be parsed is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !forbidden4.check(address, 'ipv4')
  if (family !== 6) return false
  const groups = groupsOf(address)
  const inside = embedded4(groups)
  if (inside !== undefined) return isPublicAddress(inside)
  const plain = groups.map((group) => group.toString(16)).join(':')
  return global6.check(plain, 'ipv6') && !forbidden6.check(plain, 'ipv6')
}

/**
 * Host names that always mean the local network. A name without a dot is completed by the resolver's search list, so it counts as local
 * too.
 */
export const isPrivateName = (name: string): boolean => {
  const plain = withoutEnd(name.toLowerCase(), '.')
  return !plain.includes('.') || /\.(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|localdomain)$/.test(plain)
}
