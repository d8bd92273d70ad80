import { setTimeout as sleep } from 'node:timers/promises'
import { deadline } from '../../lib/deadline.js'
import { Problem } from '../../lib/errors.js'
import type { Stop } from '../../lib/tasks.js'
import { encodeCursor } from '../../platform/changes/cursor.js'
import { type ChangeRow, concerning, isAfter, type Mark, type Position, type Reading, readChanges } from '../../platform/changes/store.js'
import type { Tail } from '../../platform/changes/tail.js'
import type { FeedType } from '../../platform/changes/types.js'
import type { Db } from '../../platform/db/open.js'
import type { FeedRequest } from './request.js'
import { retried } from './retried.js'
import { maxFullLimit } from './schema.js'
import { audiencesOf, type Entry, jsonOf, type Viewer, type VisibleChange, visibleChanges } from './visibility.js'

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

/** Where changes are read, and how entries are written for a caller that wants them in full. */
export interface Source {
  db: Db
  inFull(viewer: Viewer, entries: Entry[]): Promise<string[]>
  /** Called when this database has another history than the one that the request came from: its connections may lead to a former primary. */
  renew(): void
}

/**
 * An entry as it is kept for those who see the same. Its position is that of its first row. Its rows are not kept: there are thousands of them,
 * and readings stay in memory for a while.
 */
interface KeptEntry extends Position {
  type: FeedType
  /** the number of its last row */
  last: number
  /** time of its oldest row */
  at: Date
  text: string
  /** only if it is wanted in full */
  entry: Entry | undefined
}

function keptEntry({ entry, rows }: VisibleChange, isFull: boolean): KeptEntry {
  const { xid, number, at } = rows[0] as ChangeRow
  return {
    type: entry.type,
    xid,
    number,
    last: rows.at(-1)?.number ?? number,
    at: rows.reduce((oldest, row) => (row.at < oldest ? row.at : oldest), at),
    text: isFull ? '' : jsonOf(entry),
    entry: isFull ? entry : undefined,
  }
}

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
const cache = new WeakMap<Reading, Map<string, Promise<KeptEntry[]>>>()
function visibleIn({ db }: Source, asked: FeedRequest, reading: Reading): Promise<KeptEntry[]> {
  const { scope, roles, distributor_id, supplier_id } = asked.viewer.caller
  const { iso_country } = asked.viewer.buyer ?? {}
  const types = asked.types && [...asked.types].sort()
  const key = JSON.stringify([scope, roles, distributor_id, supplier_id, iso_country, types, asked.isFull])
  const shared = cache.get(reading) ?? new Map<string, Promise<KeptEntry[]>>()
  cache.set(reading, shared)
  return sharedIn(shared, key, () => entriesIn(db, asked, reading.epoch, reading.rows()), maxShared)
}

/** The entries of these rows that the caller sees. */
async function entriesIn(db: Db, { viewer, types, isFull }: FeedRequest, epoch: string, rows: ChangeRow[]): Promise<KeptEntry[]> {
  return visibleChanges(await audiencesOf(db, rows, epoch), viewer, rows, types).map((change) => keptEntry(change, isFull))
}

/** Those of a reading that come after a position. */
async function visibleAfter(source: Source, asked: FeedRequest, reading: Reading, position: Position): Promise<KeptEntry[]> {
  const visible = await visibleIn(source, asked, reading)
  if (!isAfter(position, reading.from)) return visible
  // The position can lie between two rows of one entry, if another process has read it in two parts, or if the last answer ended with it.
  const isDivided = visible.some((one) => !isAfter(one, position) && isAfter({ xid: one.xid, number: one.last }, position))
  if (!isDivided) return visible.filter((one) => isAfter(one, position))
  const rest = reading.rows().filter((row) => isAfter(row, position))
  return entriesIn(source.db, asked, reading.epoch, rest)
}

interface Found {
  visible: KeptEntry[]
  position: Position
  /** time of the position */
  reached: Date
  mark: Mark
  isEnd: boolean
}

/** At most this many entries. The rest is left for the next request. */
function cutTo(found: Found, limit: number): Found {
  if (found.visible.length <= limit) return found
  const visible = found.visible.slice(0, limit)
  const { xid, number, at } = visible.at(-1) as KeptEntry
  return { ...found, visible, position: { xid, number }, reached: at, isEnd: false }
}

/** The next entries that are already committed. Those that wait for more take them from the tail where it has them. */
async function catchUp(source: Source, asked: FeedRequest, after: Position, tail?: Tail): Promise<Found> {
  const visible: KeptEntry[] = []
  let position = after
  let reached = asked.mark.at
  for (let reads = 1; ; reads++) {
    const kept = tail?.next(position)
    const reading = kept ?? (await readChanges(source.db, position, rowsPerRead, concerning(asked.viewer.caller)))
    // The cursor was checked against the history that the database had then. The client asks again, and it is checked again.
    if (reading.epoch !== asked.mark.epoch) {
      source.renew()
      throw new Problem('overloaded', { detail: 'The database has just been replaced by another one; ask again.', retryAfter: 1 })
    }
    const next = await visibleAfter(source, asked, reading, position)
    // Readings of the tail are not divided where it can be avoided: what callers see of a whole one is computed once for all of them.
    if (kept && visible.length > 0 && visible.length + next.length > asked.limit)
      return { visible, position, reached, mark: reading, isEnd: false }
    visible.push(...next)
    ;({ position, reached } = reading)
    const isEnd = kept ? tail?.isLast(position) === true : reading.isEnd
    if (isEnd || reads === maxReads || visible.length >= asked.limit)
      return cutTo({ visible, position, reached, mark: reading, isEnd }, asked.limit)
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
  const onReading = (reading: Reading): void => {
    waiting.push(reading)
    queued += reading.read
    if (queued > maxQueued) {
      waiting.length = 0
      stop()
      cut()
    }
    wake()
  }
  const { stop } = await retried(() => tail.follow(onReading), signal)
  return {
    next() {
      const reading = waiting.shift()
      queued -= reading?.read ?? 0
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
async function* follow(source: Source, tail: Tail, asked: FeedRequest, stop: Stop): AsyncGenerator<Found> {
  const { signal } = stop
  let found: Found = { visible: [], position: { xid: '0', number: 0 }, reached: asked.mark.at, mark: asked.mark, isEnd: false }
  for (let after = asked.after; !found.isEnd && !signal.aborted; after = found.position) {
    found = await retried(() => catchUp(source, asked, after, tail), signal)
    yield found
  }
  const queue = await followTail(tail, stop)
  try {
    // What was committed between the last read and the first reading of the tail.
    do {
      const after = found.position
      found = await retried(() => catchUp(source, asked, after, tail), signal)
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
      const from = position
      const visible = await retried(() => visibleAfter(source, asked, reading, from), signal)
      position = reading.position
      found = { visible, position, reached: reading.reached, mark: reading, isEnd: true }
      if (found.visible.length > 0) yield found
    }
  } finally {
    queue.close()
  }
}

/** Its bytes have memory of their own. Those of a small Buffer lie in a larger one, which would be passed to another thread as a whole. */
const utf8 = new TextEncoder()

/** A cursor is as old as its place: a reader that is behind and pauses would otherwise miss what is deleted meanwhile. */
const cursorAt = ({ xid, number }: Position, at: Date, { epoch, written }: Mark) => encodeCursor({ xid, number, epoch, written, at })

/** The body of an answer. */
async function answer(source: Source, asked: FeedRequest, { visible, position, reached, mark }: Found): Promise<Uint8Array> {
  const entries = await textsOf(source, asked, visible)
  return utf8.encode(`{"changes":[${entries.join(',')}],"cursor":${JSON.stringify(cursorAt(position, reached, mark))}}`)
}

const textsOf = async (source: Source, { viewer, isFull }: FeedRequest, visible: KeptEntry[]): Promise<string[]> =>
  isFull
    ? source.inFull(
        viewer,
        visible.flatMap(({ entry }) => entry ?? []),
      )
    : visible.map(({ text }) => text)

/** The age of the oldest change that was found, in milliseconds. */
const ageOf = ({ visible: [first], mark }: Found): number => (first ? mark.at.getTime() - first.at.getTime() : Number.POSITIVE_INFINITY)

/** One response: the available changes. */
export async function read(source: Source, asked: FeedRequest): Promise<Uint8Array> {
  if (asked.isStart)
    return answer(source, asked, { visible: [], position: asked.after, reached: asked.mark.at, mark: asked.mark, isEnd: true })
  return answer(source, asked, await catchUp(source, asked, asked.after))
}

/** The available changes, or else the first ones that arrive within the wait time. */
export async function readWaiting(source: Source, tail: Tail, asked: FeedRequest, waitSeconds: number, stop: Stop): Promise<Uint8Array> {
  const { signal, clear } = deadline(stop.signal, waitSeconds * 1_000)
  try {
    return await answer(source, asked, await awaited(source, tail, asked, { ...stop, signal }))
  } finally {
    clear()
  }
}

/** What there is when the first change has come and was given some time for more, or when the wait is over. */
async function awaited(source: Source, tail: Tail, asked: FeedRequest, stop: Stop): Promise<Found> {
  let found = await catchUp(source, asked, asked.after, tail)
  if (found.visible.length === 0 && found.isEnd) {
    for await (const next of follow(source, tail, { ...asked, after: found.position }, stop)) {
      found = next
      if (next.visible.length > 0) break
    }
  }
  const restMillis = gatherMillis - ageOf(found)
  if (restMillis > 0 && found.isEnd && found.visible.length < asked.limit) {
    await sleep(restMillis, undefined, { signal: stop.signal }).catch(() => undefined)
    found = await catchUp(source, asked, asked.after, tail)
  }
  // More changes than the limit may have arrived at once.
  return cutTo(found, asked.limit)
}

/** The bytes of a text in memory that threads share: many streams send the same, and passing it to the main thread copies nothing. */
function sharedBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(new SharedArrayBuffer(Buffer.byteLength(text)))
  utf8.encodeInto(text, bytes)
  return bytes
}

/** One of so many messages has an id. A cursor for each would cost as much as the rest of them. */
const messagesPerId = 20

/**
 * The messages of one part of the changes. Streams that show the same share them, so that many streams cost little more than one. After the
 * last part comes a message with only an id: it advances the client's cursor without an event.
 */
const messages = new WeakMap<readonly KeptEntry[], Map<string, Promise<Uint8Array>>>()
function messagesOf(source: Source, asked: FeedRequest, found: Found, from: number, to: number): Promise<Uint8Array> {
  const { visible, position, reached, mark } = found
  const shared = messages.get(visible) ?? new Map<string, Promise<Uint8Array>>()
  messages.set(visible, shared)
  // What a list shows can depend on the client.
  const { client_id, language } = asked.viewer.caller
  const key = JSON.stringify(asked.isFull ? [from, client_id, language] : [from])
  const write = async (): Promise<Uint8Array> => {
    const part = visible.slice(from, to)
    const data = await textsOf(source, asked, part)
    const texts = part.map((change, index) => {
      const id = index % messagesPerId === messagesPerId - 1 ? `id: ${cursorAt(change, change.at, mark)}\n` : ''
      return `${id}event: ${change.type}\ndata: ${data[index]}\n\n`
    })
    if (to >= visible.length) texts.push(`id: ${cursorAt(position, reached, mark)}\n\n`)
    return sharedBytes(texts.join(''))
  }
  return sharedIn(shared, key, write)
}

/** Formats the changes as server-sent events. */
export async function* stream(source: Source, tail: Tail, asked: FeedRequest, stop: Stop): AsyncGenerator<Uint8Array> {
  yield sharedBytes('retry: 2000\n\n')
  for await (const found of follow(source, tail, asked, stop)) {
    const { visible } = found
    const step = asked.isFull ? maxFullLimit : rowsPerRead
    for (let from = 0; from === 0 || from < visible.length; from += step)
      yield await retried(() => messagesOf(source, asked, found, from, from + step), stop.signal)
    // Visibility has changed. The client reconnects and is checked again.
    if (visible.some(({ type }) => type === 'catalogue_reset')) return
  }
}
