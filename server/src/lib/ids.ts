import { randomChunk } from './entropy.js'

/** The resource named by the suffix of an id. It is only used to word error messages, see notFound. */
export const idKinds = {
  tck: 'ticket',
  cln: 'client',
  rsv: 'reservation',
  bkn: 'booking',
  bor: 'bookingorder',
  dst: 'distributor',
  evt: 'event',
  ctg: 'category',
  spp: 'supplier',
  mmx: 'memo',
  oit: 'orderitem',
  dli: 'download item',
  grp: 'grouprequest',
  prc: 'purchaseorder',
  ven: 'venue',
  tms: 'team',
  pay: 'payment',
  inv: 'invoice',
  trn: 'tournament',
  gst: 'guest',
  whk: 'webhook',
  dlv: 'delivery',
  tfl: 'ticketfile',
  poi: 'purchase order item',
  fxr: 'fxratemoment',
  key: 'key',
  srs: 'series',
  ses: 'session',
  vew: 'view',
  blk: 'bulk',
  lnk: 'itinerary_link',
  dsr: 'disruption',
  alt: 'allotment',
  quo: 'quote',
  ivt: 'invitation',
} as const
export type IdKind = keyof typeof idKinds

/** Suffixes of earlier versions. */
const formerKinds: Record<string, IdKind> = { cli: 'cln', vnx: 'ven' }

/** The kind of resource of an id, from its form alone. Undefined if it does not have the form of our ids. */
export function nounOfId(id: string): string | undefined {
  const [, suffix = ''] = /^[0-9a-z]{26}_([a-z]{3})$/.exec(id) ?? []
  return idKinds[formerKinds[suffix] ?? (suffix as IdKind)]
}

const alphabet = Buffer.from('0123456789abcdefghjkmnpqrstvwxyz')
let lastMillis = 0
/** The 16 random digits of the previous id. They are incremented, so that ids of the same millisecond sort in order of creation. */
const tail = new Uint8Array(16)
/** The text of the previous id: 10 digits of time, 16 random digits. Only the digits that change are written again. */
const text = Buffer.alloc(26)

function write(place: number, digit: number): void {
  text[place] = alphabet[digit] ?? 0
}

function begin(millis: number): void {
  lastMillis = millis
  for (let place = 9, rest = millis; place >= 0; place--, rest = Math.floor(rest / 32)) write(place, rest % 32)
  const bytes = randomChunk(16)
  for (let i = 0; i < 16; i++) {
    tail[i] = (bytes[i] ?? 0) & 31
    write(10 + i, tail[i] ?? 0)
  }
}

function increment(): void {
  for (let i = 15; i >= 0; i--) {
    const digit = (tail[i] ?? 0) + 1
    tail[i] = digit & 31
    write(10 + i, digit & 31)
    if (digit < 32) return
  }
}

/** 10 digits of time, 16 random digits, then the kind. Ids sort by creation within a process, and approximately across processes. */
export function newId(kind: IdKind, at: number = Date.now()): string {
  if (at > lastMillis) begin(at)
  else increment()
  return `${text.toString('latin1')}_${kind}`
}

/** Request ids begin with the time too, so that inserts into the request log go to the end of its indexes. */
export const newRequestId = (): string => `req-${Date.now().toString(36)}${randomChunk(9).toString('base64url')}`
