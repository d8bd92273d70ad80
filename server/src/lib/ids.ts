import { randomChunk } from './entropy.js'

/** Suffixes that tell the kind. The input side never looks at them: identifiers are opaque. */
export const idKinds = [
  'tck',
  'cln',
  'rsv',
  'bkn',
  'bor',
  'dst',
  'evt',
  'ctg',
  'spp',
  'mmx',
  'oit',
  'dli',
  'grp',
  'prc',
  'ven',
  'tms',
  'pay',
  'inv',
  'trn',
  'gst',
  'whk',
  'dlv',
  'tfl',
  'poi',
  'fxr',
  'key',
  'srs',
  'ses',
  'vew',
  'blk',
  'lnk',
] as const
export type IdKind = (typeof idKinds)[number]

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
