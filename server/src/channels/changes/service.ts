import type { Caller } from '../../lib/caller.js'
import { fault, Problem } from '../../lib/errors.js'
import { checkCursor, decodeCursor, encodeCursor } from '../../platform/changes/cursor.js'
import { concerning, isAfter, type Mark, type Position, type Reading, readChanges } from '../../platform/changes/store.js'
import type { Tail } from '../../platform/changes/tail.js'
import { feedTypes } from '../../platform/changes/types.js'
import type { Ctx } from '../../platform/context.js'
import { inFull } from './full.js'
import { type Changes, type ChangesQuery, mostInFull } from './schema.js'
import { audiencesOf, type Entry, type Sighted, sightedBy, type Viewer, viewerOf } from './sight.js'

/** Rows that are looked at in one statement, and in one request: whoever sees little of what happens still gets an answer soon. */
const rowsAtOnce = 1_000
const readsAtMost = 20
/** After so long without anything a stream says that it is there. */
const quietMillis = 15_000
/** Readings that wait for a slow reader; then its stream is ended, and it goes on from its cursor. */
const mostWaiting = 600

export interface Wanted {
  viewer: Viewer
  types: ReadonlySet<string> | undefined
  limit: number
  isFull: boolean
  /** nothing: from the oldest that is kept */
  after: Position | undefined
  mark: Mark
}

function typesOf(text: string | undefined): ReadonlySet<string> | undefined {
  if (text === undefined) return undefined
  const names = text.split(',').map((name) => name.trim())
  const stray = names.find((name) => !(feedTypes as readonly string[]).includes(name))
  if (stray === undefined) return new Set(names)
  const message = `${JSON.stringify(stray.slice(0, 80))} is none of ${feedTypes.join(', ')}`
  throw new Problem('invalid_parameter', { detail: `types: ${message}`, errors: [fault('types', 'invalid_parameter', message)] })
}

/** What a request asks for, its cursor checked against the database as it is. */
export async function wanted(ctx: Ctx, caller: Caller, query: ChangesQuery): Promise<Wanted> {
  const types = typesOf(query.types)
  const given = query.after === undefined || query.after === 'now' ? undefined : decodeCursor(query.after)
  const mark = await readChanges(ctx.db, undefined, 0)
  if (given) checkCursor(given, mark, ctx.config.CHANGES_DAYS)
  const isFull = query.include === 'full'
  return {
    viewer: await viewerOf(ctx.db, caller),
    types,
    limit: Math.min(query.limit ?? 100, isFull ? mostInFull : Number.POSITIVE_INFINITY),
    isFull,
    after: query.after === 'now' ? mark.position : given,
    mark,
  }
}

/** The row at whose place an entry stands. */
const placeOf = ({ rows: [row] }: Sighted): Position => row as Position

/** What this caller sees of a reading. Many who see the same share the work. */
const known = new WeakMap<Reading, Map<string, Sighted[]>>()
async function seenOf(ctx: Ctx, { viewer, types }: Wanted, reading: Reading): Promise<Sighted[]> {
  const audiences = await audiencesOf(ctx.db, reading.rows)
  const { scope, roles, distributor_id, supplier_id } = viewer.caller
  const key = JSON.stringify([scope, roles, distributor_id, supplier_id, viewer.buyer?.iso_country, types && [...types]])
  const shared = known.get(reading) ?? new Map<string, Sighted[]>()
  known.set(reading, shared)
  const found = shared.get(key) ?? sightedBy(audiences, viewer, reading.rows, types)
  shared.set(key, found)
  return found
}

interface Found {
  sighted: Sighted[]
  position: Position
  mark: Mark
  isEnd: boolean
}

/** The next entries from what is committed already. */
async function catchUp(ctx: Ctx, asked: Wanted, after: Position | undefined): Promise<Found> {
  const sighted: Sighted[] = []
  let position = after
  for (let reads = 1; ; reads++) {
    const reading = await readChanges(ctx.db, position, rowsAtOnce, concerning(asked.viewer.caller))
    sighted.push(...(await seenOf(ctx, asked, reading)))
    position = reading.position
    const isCut = sighted.length > asked.limit
    if (isCut) {
      const last = sighted[asked.limit - 1] as Sighted
      const { xid, number } = placeOf(last)
      return { sighted: sighted.slice(0, asked.limit), position: { xid, number }, mark: reading, isEnd: false }
    }
    if (reading.isEnd || reads === readsAtMost || sighted.length === asked.limit)
      return { sighted, position, mark: reading, isEnd: reading.isEnd }
  }
}

/**
 * Everything from a position on, as it comes: first what is committed already, then what the tail of this process reads for all. Ends when
 * the signal does, when the reader is too slow, and when the database becomes another one. What is found empty is a sign of life.
 */
async function* follow(ctx: Ctx, tail: Tail, asked: Wanted, signal: AbortSignal, quiet: number): AsyncGenerator<Found> {
  const waiting: Reading[] = []
  let wake = (): void => {}
  const onAbort = (): void => wake()
  signal.addEventListener('abort', onAbort)
  const { stop } = await tail.follow((reading) => {
    waiting.push(reading)
    wake()
  })
  try {
    let found: Found = { sighted: [], position: { xid: '0', number: 0 }, mark: asked.mark, isEnd: false }
    for (let after = asked.after; !found.isEnd && !signal.aborted; after = found.position) {
      found = await catchUp(ctx, asked, after)
      yield found
    }
    let { position } = found
    while (!signal.aborted && waiting.length < mostWaiting) {
      const reading = waiting.shift()
      if (reading === undefined) {
        const isQuiet = await new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(true), quiet)
          wake = () => {
            clearTimeout(timer)
            resolve(false)
          }
          if (waiting.length > 0 || signal.aborted) wake()
        })
        if (isQuiet) yield { ...found, sighted: [], position }
        continue
      }
      if (reading.epoch !== asked.mark.epoch) return
      if (!isAfter(reading.position, position)) continue
      const isNext = reading.from !== undefined && !isAfter(position, reading.from)
      const fresh = isNext ? reading : { ...reading, rows: reading.rows.filter((row) => isAfter(row, position)) }
      position = reading.position
      found = { sighted: await seenOf(ctx, asked, fresh), position, mark: reading, isEnd: true }
      if (found.sighted.length > 0) yield found
    }
  } finally {
    stop()
    signal.removeEventListener('abort', onAbort)
  }
}

const cursorAt = ({ xid, number }: Position, { epoch, at }: Mark): string => encodeCursor({ xid, number, epoch, at })

async function answer(ctx: Ctx, { viewer, isFull }: Wanted, { sighted, position, mark }: Found): Promise<Changes> {
  const entries = sighted.map(({ entry }) => entry)
  return { changes: isFull ? await inFull(ctx, viewer.caller, entries) : entries, cursor: cursorAt(position, mark) }
}

/** One answer: what there is, or else what comes within the time, if anything does. */
export async function read(ctx: Ctx, tail: Tail, asked: Wanted, waitSeconds: number, signal: AbortSignal): Promise<Changes> {
  const found = await catchUp(ctx, asked, asked.after)
  if (found.sighted.length > 0 || !found.isEnd || waitSeconds === 0) return answer(ctx, asked, found)
  const over = AbortSignal.any([signal, AbortSignal.timeout(waitSeconds * 1_000)])
  let last = found
  for await (const next of follow(ctx, tail, { ...asked, after: found.position }, over, quietMillis)) {
    last = next
    if (next.sighted.length > 0) break
  }
  // More than was asked for may have come at once; the rest stays for the next request.
  if (last.sighted.length > asked.limit) {
    const sighted = last.sighted.slice(0, asked.limit)
    const { xid, number } = placeOf(sighted.at(-1) as Sighted)
    last = { ...last, sighted, position: { xid, number } }
  }
  return answer(ctx, asked, last)
}

const message = (id: string, entry: Entry): string => `id: ${id}\nevent: ${entry.type}\ndata: ${JSON.stringify(entry)}\n\n`

/** As the standard of server-sent events writes it. An id by itself moves the reader's place on without being a message. */
export async function* stream(ctx: Ctx, tail: Tail, asked: Wanted, signal: AbortSignal): AsyncGenerator<string> {
  yield 'retry: 2000\n\n'
  for await (const { sighted, position, mark } of follow(ctx, tail, asked, signal, quietMillis)) {
    const entries = sighted.map(({ entry }) => entry)
    for (let from = 0; from < entries.length; from += mostInFull) {
      const some = entries.slice(from, from + mostInFull)
      const shown = asked.isFull ? await inFull(ctx, asked.viewer.caller, some) : some
      yield shown.map((entry, index) => message(cursorAt(placeOf(sighted[from + index] as Sighted), mark), entry)).join('')
    }
    yield `id: ${cursorAt(position, mark)}\n\n`
    // Who sees what has changed: the reader connects again and is looked at anew.
    if (entries.some(({ type }) => type === 'catalogue_reset')) return
  }
}
