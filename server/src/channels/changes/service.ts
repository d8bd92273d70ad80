import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from '../../lib/caller.js'
import { fault, Problem } from '../../lib/errors.js'
import { checkCursor, decodeCursor, encodeCursor } from '../../platform/changes/cursor.js'
import {
  concerning,
  endOf,
  isAfter,
  type Mark,
  type Position,
  type Reading,
  readChanges,
  readMark,
  settledPosition,
} from '../../platform/changes/store.js'
import type { Tail } from '../../platform/changes/tail.js'
import { feedTypes } from '../../platform/changes/types.js'
import type { Ctx } from '../../platform/context.js'
import type { Stop } from '../../platform/http/streams.js'
import { inFull } from './full.js'
import { type ChangesQuery, maxFullLimit } from './schema.js'
import { audiencesOf, textOf, type Viewer, type VisibleChange, viewerOf, visibleChanges } from './visibility.js'

/** Rows per statement and statements per request. The limit bounds the response time for a caller that sees few of the changes. */
const rowsPerRead = 1_000
const maxReads = 20
/** A stream without changes sends a heartbeat after this time. */
const heartbeatMillis = 15_000
/**
 * A client that polls gets new changes when the oldest of them is this old. It asks again at once, so during a rush it would otherwise get
 * an answer for every few changes.
 */
const gatherMillis = 250
/** Most changes in the queue of a client that reads too slowly. Beyond it the stream is cut, and the client continues from its cursor. */
const maxQueued = 10_000

export interface FeedRequest {
  viewer: Viewer
  types: ReadonlySet<string> | undefined
  limit: number
  isFull: boolean
  /** Undefined: start with the oldest stored change. */
  after: Position | undefined
  /** The client asks for a cursor to begin with. */
  isStart: boolean
  mark: Mark
}

function typesOf(text: string | undefined): ReadonlySet<string> | undefined {
  if (text === undefined) return undefined
  const names = text.split(',').map((name) => name.trim())
  const invalidName = names.find((name) => !(feedTypes as readonly string[]).includes(name))
  if (invalidName === undefined) return new Set(names)
  const message = `${JSON.stringify(invalidName.slice(0, 80))} is none of ${feedTypes.join(', ')}`
  throw new Problem('invalid_parameter', { detail: `types: ${message}`, errors: [fault('types', 'invalid_parameter', message)] })
}

/** Parses a request and checks its cursor against the database. */
export async function parseRequest(ctx: Ctx, caller: Caller, query: ChangesQuery): Promise<FeedRequest> {
  const types = typesOf(query.types)
  const given = query.after === undefined || query.after === 'now' ? undefined : decodeCursor(query.after)
  const mark = await readMark(ctx.db)
  if (given) await checkCursor(ctx.db, given, mark, ctx.config.CHANGES_DAYS)
  const isFull = query.include === 'full'
  return {
    viewer: await viewerOf(ctx.db, caller),
    types,
    limit: Math.min(query.limit ?? 100, isFull ? maxFullLimit : Number.POSITIVE_INFINITY),
    isFull,
    after: query.after === 'now' ? await startOf(ctx, endOf(mark)) : given,
    isStart: query.after === 'now',
    mark,
  }
}

/**
 * Where a copy begins that is made from the lists. If those are read from the replica, it begins with what the replica does not show yet. A
 * replica that can be read only later is read by this caller once it has everything up to now: see `startsCopy`.
 */
async function startOf({ db, reads }: Ctx, latest: Position): Promise<Position> {
  const replica = reads.of()
  if (replica === db) return latest
  const shown = await settledPosition(replica)
  return isAfter(latest, shown) ? shown : latest
}

/** The position of an entry is that of its first row. */
const positionOf = ({ rows: [row] }: VisibleChange): Position => row as Position

/** The result for a key, computed once. At most `most` are kept. An error goes to those who wait; the next caller tries again. */
function sharedIn<T>(
  results: Map<string, Promise<T>>,
  key: string,
  compute: () => Promise<T>,
  most = Number.POSITIVE_INFINITY,
): Promise<T> {
  const known = results.get(key)
  if (known) return known
  const result = compute()
  if (results.size < most) {
    results.set(key, result)
    result.catch(() => results.delete(key))
  }
  return result
}

/** For so many kinds of callers the visible changes of a reading are kept, because readings stay in memory for a while. */
const maxShared = 20
/** The changes in a reading that the caller sees. Callers with the same visibility share the result. */
const cache = new WeakMap<Reading, Map<string, Promise<VisibleChange[]>>>()
function visibleIn(ctx: Ctx, { viewer, types }: FeedRequest, reading: Reading): Promise<VisibleChange[]> {
  const { scope, roles, distributor_id, supplier_id } = viewer.caller
  const key = JSON.stringify([scope, roles, distributor_id, supplier_id, viewer.buyer?.iso_country, types && [...types].sort()])
  const shared = cache.get(reading) ?? new Map<string, Promise<VisibleChange[]>>()
  cache.set(reading, shared)
  const look = async () => visibleChanges(await audiencesOf(ctx.db, reading.rows), viewer, reading.rows, types)
  return sharedIn(shared, key, look, maxShared)
}

/** The part of a reading after a position. */
const partAfter = (reading: Reading, position: Position): Reading =>
  reading.from !== undefined && !isAfter(position, reading.from)
    ? reading
    : { ...reading, rows: reading.rows.filter((row) => isAfter(row, position)) }

interface Found {
  visible: VisibleChange[]
  position: Position
  mark: Mark
  isEnd: boolean
}

/** At most this many entries. The rest is left for the next request. */
function cutTo(found: Found, limit: number): Found {
  if (found.visible.length <= limit) return found
  const visible = found.visible.slice(0, limit)
  const { xid, number } = positionOf(visible.at(-1) as VisibleChange)
  return { ...found, visible, position: { xid, number }, isEnd: false }
}

/** The next entries that are already committed. Those that wait for more take them from the tail where it has them. */
async function catchUp(ctx: Ctx, asked: FeedRequest, after: Position | undefined, tail?: Tail): Promise<Found> {
  const visible: VisibleChange[] = []
  let position = after
  for (let reads = 1; ; reads++) {
    const kept = position && tail?.next(position)
    const reading =
      position && kept ? partAfter(kept, position) : await readChanges(ctx.db, position, rowsPerRead, concerning(asked.viewer.caller))
    // The cursor was checked against the history that the database had then. The client asks again, and it is checked again.
    if (reading.epoch !== asked.mark.epoch)
      throw new Problem('overloaded', { detail: 'The database has just been replaced by another one; ask again.', retryAfter: 1 })
    const next = await visibleIn(ctx, asked, reading)
    // Readings of the tail are not divided where it can be avoided: what callers see of a whole one is computed once for all of them.
    if (kept && position && visible.length > 0 && visible.length + next.length > asked.limit)
      return { visible, position, mark: reading, isEnd: false }
    visible.push(...next)
    position = reading.position
    const isEnd = kept ? tail?.isLast(position) === true : reading.isEnd
    if (isEnd || reads === maxReads || visible.length >= asked.limit) return cutTo({ visible, position, mark: reading, isEnd }, asked.limit)
  }
}

interface Queue {
  next(): Reading | undefined
  /** Waits for the next reading or the end. True if a heartbeat is due instead. */
  isIdle(): Promise<boolean>
  close(): void
}

/** The readings of the tail that one client has not taken yet. */
async function followTail(tail: Tail, { signal, cut }: Stop): Promise<Queue> {
  const waiting: Reading[] = []
  let queued = 0
  let wake = (): void => {}
  const onAbort = (): void => wake()
  signal.addEventListener('abort', onAbort)
  // The limit is checked here, because the client's loop waits while the client does not read.
  const { stop } = await tail.follow((reading) => {
    waiting.push(reading)
    queued += reading.rows.length
    if (queued > maxQueued) {
      waiting.length = 0
      stop()
      cut()
    }
    wake()
  })
  return {
    next() {
      const reading = waiting.shift()
      queued -= reading?.rows.length ?? 0
      return reading
    },
    isIdle: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(true), heartbeatMillis)
        wake = () => {
          clearTimeout(timer)
          resolve(false)
        }
        if (waiting.length > 0 || signal.aborted) wake()
      }),
    close() {
      stop()
      signal.removeEventListener('abort', onAbort)
    },
  }
}

/**
 * Yields all changes after a position: first those already committed, then those that the shared tail of this process reads. It ends when
 * the signal is aborted, when the client is too slow, or when the database has a new history (epoch). A result without changes is a
 * heartbeat.
 */
async function* follow(ctx: Ctx, tail: Tail, asked: FeedRequest, stop: Stop): AsyncGenerator<Found> {
  const { signal } = stop
  let found: Found = { visible: [], position: { xid: '0', number: 0 }, mark: asked.mark, isEnd: false }
  for (let after = asked.after; !found.isEnd && !signal.aborted; after = found.position) {
    found = await catchUp(ctx, asked, after, tail)
    yield found
  }
  const queue = await followTail(tail, stop)
  try {
    // What was committed between the last read and the first reading of the tail.
    do {
      found = await catchUp(ctx, asked, found.position, tail)
      if (found.visible.length > 0) yield found
    } while (!found.isEnd && !signal.aborted)
    let { position } = found
    while (!signal.aborted) {
      const reading = queue.next()
      if (reading === undefined) {
        if (await queue.isIdle()) yield { ...found, visible: [], position }
        continue
      }
      if (reading.epoch !== asked.mark.epoch) return
      if (!isAfter(reading.position, position)) continue
      const fresh = partAfter(reading, position)
      position = reading.position
      found = { visible: await visibleIn(ctx, asked, fresh), position, mark: reading, isEnd: true }
      if (found.visible.length > 0) yield found
    }
  } finally {
    queue.close()
  }
}

const cursorAt = ({ xid, number }: Position, { epoch, written, at }: Mark): string => encodeCursor({ xid, number, epoch, written, at })

/** The body of an answer. */
async function answer(ctx: Ctx, { viewer, isFull }: FeedRequest, { visible, position, mark }: Found): Promise<string> {
  const entries = isFull ? await fullTexts(ctx, viewer, visible) : visible.map(textOf)
  return `{"changes":[${entries.join(',')}],"cursor":${JSON.stringify(cursorAt(position, mark))}}`
}

async function fullTexts(ctx: Ctx, viewer: Viewer, visible: VisibleChange[]): Promise<string[]> {
  const entries = await inFull(
    ctx,
    viewer.caller,
    visible.map(({ entry }) => entry),
  )
  return entries.map((entry) => JSON.stringify(entry))
}

/** The age of the oldest change that was found, in milliseconds. */
const ageOf = ({ visible: [first], mark }: Found): number =>
  first ? mark.at.getTime() - Math.min(...first.rows.map(({ at }) => at.getTime())) : Number.POSITIVE_INFINITY

/** One response: the available changes. */
export async function read(ctx: Ctx, asked: FeedRequest): Promise<string> {
  if (asked.isStart && asked.after) return answer(ctx, asked, { visible: [], position: asked.after, mark: asked.mark, isEnd: true })
  return answer(ctx, asked, await catchUp(ctx, asked, asked.after))
}

/** The available changes, or else the first ones that arrive within the wait time. */
export async function readWaiting(ctx: Ctx, tail: Tail, asked: FeedRequest, waitSeconds: number, stop: Stop): Promise<string> {
  const over = { ...stop, signal: AbortSignal.any([stop.signal, AbortSignal.timeout(waitSeconds * 1_000)]) }
  let found = await catchUp(ctx, asked, asked.after, tail)
  if (found.visible.length === 0 && found.isEnd) {
    for await (const next of follow(ctx, tail, { ...asked, after: found.position }, over)) {
      found = next
      if (next.visible.length > 0) break
    }
  }
  const restMillis = gatherMillis - ageOf(found)
  if (restMillis > 0 && found.isEnd && found.visible.length < asked.limit) {
    await sleep(restMillis, undefined, { signal: over.signal }).catch(() => undefined)
    found = await catchUp(ctx, asked, asked.after, tail)
  }
  // More changes than the limit may have arrived at once.
  return answer(ctx, asked, cutTo(found, asked.limit))
}

/** One of so many messages has an id. A cursor for each would cost as much as the rest of them. */
const messagesPerId = 20

/**
 * The messages of one part of the changes. Streams that show the same share them, so that many streams cost little more than one. After the
 * last part comes a message with only an id: it advances the client's cursor without an event.
 */
const messages = new WeakMap<readonly VisibleChange[], Map<string, Promise<Buffer>>>()
function messagesOf(
  ctx: Ctx,
  { viewer, isFull }: FeedRequest,
  { visible, position, mark }: Found,
  from: number,
  to: number,
): Promise<Buffer> {
  const shared = messages.get(visible) ?? new Map<string, Promise<Buffer>>()
  messages.set(visible, shared)
  // What a list shows can depend on the client.
  const { client_id, language } = viewer.caller
  const key = JSON.stringify(isFull ? [from, client_id, language] : [from])
  const write = async (): Promise<Buffer> => {
    const part = visible.slice(from, to)
    const data = isFull ? await fullTexts(ctx, viewer, part) : part.map(textOf)
    const texts = part.map((change, index) => {
      const id = index % messagesPerId === messagesPerId - 1 ? `id: ${cursorAt(positionOf(change), mark)}\n` : ''
      return `${id}event: ${change.entry.type}\ndata: ${data[index]}\n\n`
    })
    if (to >= visible.length) texts.push(`id: ${cursorAt(position, mark)}\n\n`)
    return Buffer.from(texts.join(''))
  }
  return sharedIn(shared, key, write)
}

/** Formats the changes as server-sent events. */
export async function* stream(ctx: Ctx, tail: Tail, asked: FeedRequest, stop: Stop): AsyncGenerator<Buffer> {
  yield Buffer.from('retry: 2000\n\n')
  for await (const found of follow(ctx, tail, asked, stop)) {
    const { visible } = found
    const step = asked.isFull ? maxFullLimit : rowsPerRead
    for (let from = 0; from === 0 || from < visible.length; from += step) yield await messagesOf(ctx, asked, found, from, from + step)
    // Visibility has changed. The client reconnects and is checked again.
    if (visible.some(({ entry }) => entry.type === 'catalogue_reset')) return
  }
}
