import { sha256 } from '../../lib/crypto.js'
import { fault, Problem } from '../../lib/errors.js'
import { dayMillis } from '../../lib/time.js'
import type { Db } from '../db/open.js'
import { keepEpoch, type Mark, type Position, readEpochs } from './store.js'

/** A position as callers see it, with the state of the database when it was given. */
export type Cursor = Position & Pick<Mark, 'epoch' | 'written' | 'at'>

const sumOf = (text: string): string => sha256(text).toString('base64url').slice(0, 8)

/**
 * Opaque to callers. It is not secret, because it only decides where reading begins. The checksum detects a cursor that was mistyped or cut
 * off, which would otherwise begin elsewhere.
 */
export function encodeCursor({ xid, number, epoch, written, at }: Cursor): string {
  const text = Buffer.from([xid, number, epoch, written, Math.floor(at.getTime() / 1000)].join('.')).toString('base64url')
  return text + sumOf(text)
}

const bad = (): Problem =>
  new Problem('invalid_change_cursor', {
    detail: 'after is not a cursor of this feed. Send the cursor of the last answer as it was, `now`, or nothing.',
    errors: [fault('after', 'invalid_change_cursor', 'a cursor of this feed, or now')],
  })

export function decodeCursor(given: string): Cursor {
  const [text, sum] = [given.slice(0, -8), given.slice(-8)]
  const parts = /^(\d{1,20})\.(\d{1,16})\.(\d{1,24}-[0-9A-F]{8})\.(\d{1,16})\.(\d{1,11})$/.exec(Buffer.from(text, 'base64url').toString())
  if (given.length > 200 || sum !== sumOf(text) || !parts) throw bad()
  const [, xid = '', number = '', epoch = '', written = '', seconds = ''] = parts
  // `isAfter` compares texts without leading zeros.
  return { xid: String(BigInt(xid)), number: Number(number), epoch, written: Number(written), at: new Date(Number(seconds) * 1000) }
}

/** A feed without a cursor begins with changes that are nearly too old. Its reader has a day to ask for the next ones. */
const daysToGoOn = 1

/** Checks that all changes after a cursor are still stored, and that the database still has everything before it. */
export async function checkCursor(db: Db, cursor: Cursor, mark: Mark, days: number): Promise<void> {
  const expired = (why: string): Problem =>
    new Problem('change_cursor_expired', {
      detail: `${why} Take a new cursor with GET /v1/changes?after=now, read the lists anew, then go on from it.`,
      facts: { resync: '/v1/changes?after=now' },
    })
  if (mark.at.getTime() - cursor.at.getTime() > (days + daysToGoOn) * dayMillis)
    throw expired(`Changes are kept for ${days} days; this cursor is older.`)
  const isKnown = cursor.epoch === mark.epoch ? cursor.written <= mark.written : await isCommon(db, cursor, mark)
  if (!isKnown || BigInt(cursor.xid) > BigInt(mark.settled))
    throw expired('The database was restored to a time before this cursor was given, or lost its last changes in a fail-over.')
}

/** Whether everything that was visible when the cursor was given is also in the current history. */
async function isCommon(db: Db, { epoch, written }: Cursor, mark: Mark): Promise<boolean> {
  let epochs = await readEpochs(db)
  if (epochs.at(-1)?.epoch !== mark.epoch) {
    await keepEpoch(db)
    epochs = await readEpochs(db)
  }
  const own = epochs.findIndex((one) => one.epoch === epoch)
  const since = epochs.slice(own + 1)
  return own >= 0 && since.at(-1)?.epoch === mark.epoch && since.every(({ parted }) => parted !== null && written <= parted)
}
