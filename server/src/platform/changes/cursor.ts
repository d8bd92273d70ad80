import { sha256 } from '../../lib/crypto.js'
import { fault, Problem } from '../../lib/errors.js'
import type { Mark, Position } from './store.js'

/** A position as callers see it, with its time and the epoch of the database. */
export interface Cursor extends Position {
  epoch: string
  at: Date
}

const sumOf = (text: string): string => sha256(text).toString('base64url').slice(0, 8)

/**
 * Opaque to callers. It is not secret, because it only decides where reading begins. The checksum detects a cursor that was mistyped or cut
 * off, which would otherwise begin elsewhere.
 */
export function encodeCursor({ xid, number, epoch, at }: Cursor): string {
  const text = Buffer.from([xid, number, epoch, Math.floor(at.getTime() / 1000)].join('.')).toString('base64url')
  return text + sumOf(text)
}

const bad = (): Problem =>
  new Problem('invalid_change_cursor', {
    detail: 'after is not a cursor of this feed. Send the cursor of the last answer as it was, `now`, or nothing.',
    errors: [fault('after', 'invalid_change_cursor', 'a cursor of this feed, or now')],
  })

export function decodeCursor(given: string): Cursor {
  const [text, sum] = [given.slice(0, -8), given.slice(-8)]
  const parts = /^(\d{1,20})\.(\d{1,16})\.(\d{1,24}-[0-9A-F]{8})\.(\d{1,11})$/.exec(Buffer.from(text, 'base64url').toString())
  if (given.length > 200 || sum !== sumOf(text) || !parts) throw bad()
  const [, xid = '', number = '', epoch = '', seconds = ''] = parts
  return { xid, number: Number(number), epoch, at: new Date(Number(seconds) * 1000) }
}

/** Checks that all changes after a cursor are still stored, in the same epoch. */
export function checkCursor(cursor: Cursor, mark: Mark, days: number): void {
  const expired = (why: string): Problem =>
    new Problem('change_cursor_expired', {
      detail: `${why} Take a new cursor with GET /v1/changes?after=now, read the lists anew, then go on from it.`,
      facts: { resync: '/v1/changes?after=now' },
    })
  if (mark.at.getTime() - cursor.at.getTime() > days * 86_400_000) throw expired(`Changes are kept for ${days} days; this cursor is older.`)
  if (cursor.epoch !== mark.epoch || BigInt(cursor.xid) > BigInt(mark.settled))
    throw expired('The database was restored or another one took over since this cursor was given.')
}
