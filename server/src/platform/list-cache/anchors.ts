import { after, isOneWay } from '../db/keyset.js'
import type { Order, PageToRead, RowPlace, Start } from '../db/list.js'
import { cache, perDatabase } from './cache.js'
import { type Basis, sameMillis, totalMillis } from './changes.js'

/**
 * Page 5,000 by OFFSET walks over a quarter of a million index entries. Whoever reads a deep page leaves behind where it ended, so that the
 * next page, or the same one again, starts there. Kept as long as a total may be, in this process only, and only for deep pages: near
 * the beginning every page is read afresh.
 */
const deepOffset = 1_000
const anchorsPerList = 16
const maxLists = 1_000

/** The last row before `offset`, by its values in the list's order, as text. */
interface Anchor {
  offset: number
  values: RowPlace
  asOf: number
  /** when the first place was found by counting, from which this one was read on */
  since: number
  changes: string | undefined
}

const anchorsOf = perDatabase(() => cache<Anchor[]>({ entries: maxLists }))

const isAnchorable = (order: Order): boolean => !order.best && isOneWay(order.terms)

/** A place and the anchor its reading starts from, until its rows are kept. */
const startedFrom = new WeakMap<Start, Anchor>()

/** Where to start reading for a page; undefined when plain OFFSET will do. */
export function startOf({ db, list, order, offset }: PageToRead, basis?: Basis): Start | undefined {
  if (offset < deepOffset || !isAnchorable(order)) return undefined
  const now = performance.now()
  let anchor: Anchor | undefined
  for (const candidate of anchorsOf(db).get(nameOf(list, order)) ?? []) {
    if (isUsable(candidate, now, basis?.changes) && candidate.offset <= offset && candidate.offset > (anchor?.offset ?? 0))
      anchor = candidate
  }
  // Without an anchor the row before the page is read too: it is the anchor of this page for the next to ask.
  if (!anchor) return { before: 0, after: [], lead: 1 }
  if (basis && !isAt(basis.changes, anchor)) basis.asOf = Math.min(basis.asOf, anchor.asOf)
  const start: Start = { before: anchor.offset, after: [after(order, anchor.values)], lead: 0 }
  startedFrom.set(start, anchor)
  return start
}

/** Whether it was left at this very state of the catalogue, at which it stays right. */
const isAt = (changes: string | undefined, anchor: Anchor): boolean => changes !== undefined && anchor.changes === changes

const isUsable = (anchor: Anchor, now: number, changes: string | undefined): boolean =>
  now - anchor.since < sameMillis && (now - anchor.asOf < totalMillis || isAt(changes, anchor))

/** Remembers where the rows that were read from `start` begin and end. */
export function keepPlaces({ db, list, order, offset }: PageToRead, start: Start, rows: readonly RowPlace[], basis?: Basis): void {
  const from = startedFrom.get(start)
  // What was read from a place kept from another state is no more certain than that place.
  const changes = !from || isAt(basis?.changes, from) ? basis?.changes : undefined
  const now = performance.now()
  const kept = (anchorsOf(db).get(nameOf(list, order)) ?? []).filter((anchor) => isUsable(anchor, now, changes))
  for (const index of new Set([0, rows.length - 1])) {
    const values = rows[index]
    if (values) kept.push({ offset: offset - start.lead + index + 1, values, asOf: now, since: from?.since ?? now, changes })
  }
  anchorsOf(db).keep(nameOf(list, order), kept.slice(-anchorsPerList))
}

const nameOf = (list: string, order: Order): string => `${order.text} ${list}`
