import { randomChunk } from './entropy.js'

/** What the suffix of an id says it is of. Nothing is looked up by it and nothing refused: it only words a refusal, see notFound. */
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
  grp: 'group request',
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
} as const
export type IdKind = keyof typeof idKinds

/** Suffixes that were given out once. */
const formerKinds: Record<string, IdKind> = { cli: 'cln', vnx: 'ven' }

/** What an id is of, by its form alone; undefined when it does not have the form of one of ours. */
export function nounOfId(id: string): string | undefined {
  const [, suffix = ''] = /^[0-9a-z]{26}_([a-z]{3})$/.exec(id) ?? []
  return idKinds[formerKinds[suffix] ?? (suffix as IdKind)]
}

const alphabet = Buffer.from('0123456789abcdefghjkmnpqrstvwxyz')
let lastMillis = 0
/** The 16 random digits of the previous id, so that ids of one millisecond still sort by the order in which they were made. */
const tail = new Uint8Array(16)
/** The previous id's text: 10 digits of time, 16 of chance. Only what changes is written anew. */
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

/** 10 digits of time, 16 of chance, then the kind: sorts by creation within a process, and roughly so across them. */
export function newId(kind: IdKind, at: number = Date.now()): string {
  if (at > lastMillis) begin(at)
  else increment()
  return `${text.toString('latin1')}_${kind}`
}

/** Of a request: begins with the time too, so that the log of requests is written at one end of its indexes. */
export const newRequestId = (): string => `req-${Date.now().toString(36)}${randomChunk(9).toString('base64url')}`
