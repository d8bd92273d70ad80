import { after, isOneWay } from '../db/keyset.js'
import type { Order, PageToRead, RowPlace, Start } from '../db/list.js'
import { cache, perDatabase } from './cache.js'
import { type Basis, sameMillis, totalMillis } from './changes.js'

/**
 * With OFFSET, page 5,000 reads a quarter of a million index entries. So the place where a deep page ended is cached, and the next page, or
 * the same page again, starts there. Places are cached as long as totals, per process, and only for deep pages.
 */
const deepOffset = 1_000
const anchorsPerList = 16
const maxLists = 1_000

/** The last row before `offset`: its values in the list's order, as text. */
interface Anchor {
  offset: number
  values: RowPlace
  asOf: number
  /** when the first place of this chain was found by OFFSET */
  since: number
  changes: string | undefined
}

const anchorsOf = perDatabase(() => cache<Anchor[]>({ entries: maxLists }))

const isAnchorable = (order: Order): boolean => !order.best && isOneWay(order.terms)

/** The anchor from which a page is being read. */
const startedFrom = new WeakMap<Start, Anchor>()

/** Where to start reading a page; undefined if a plain OFFSET is good enough. */
export function startOf({ db, list, order, offset }: PageToRead, basis?: Basis): Start | undefined {
  if (offset < deepOffset || !isAnchorable(order)) return undefined
  const now = performance.now()
  let anchor: Anchor | undefined
  for (const candidate of anchorsOf(db).get(nameOf(list, order)) ?? []) {
    if (isUsable(candidate, now, basis?.changes) && candidate.offset <= offset && candidate.offset > (anchor?.offset ?? 0))
      anchor = candidate
  }
  // Without an anchor the row before the page is read too. It becomes the anchor of this page.
  if (!anchor) return { before: 0, after: [], lead: 1 }
  if (basis && !isAt(basis.changes, anchor)) basis.asOf = Math.min(basis.asOf, anchor.asOf)
  const start: Start = { before: anchor.offset, after: [after(order, anchor.values)], lead: 0 }
  startedFrom.set(start, anchor)
  return start
}

/** Whether the anchor was stored at this state of the catalogue, and so is still exact. */
const isAt = (changes: string | undefined, anchor: Anchor): boolean => changes !== undefined && anchor.changes === changes

const isUsable = (anchor: Anchor, now: number, changes: string | undefined): boolean =>
  now - anchor.since < sameMillis && (now - anchor.asOf < totalMillis || isAt(changes, anchor))

/** Stores the places before and after the rows that were read from `start`. */
export function keepPlaces({ db, list, order, offset }: PageToRead, start: Start, rows: readonly RowPlace[], basis?: Basis): void {
  const from = startedFrom.get(start)
  // A place derived from one of another state is not more exact than that place.
  const changes = !from || isAt(basis?.changes, from) ? basis?.changes : undefined
  const now = performance.now()
  const cached = (anchorsOf(db).get(nameOf(list, order)) ?? []).filter((anchor) => isUsable(anchor, now, changes))
  for (const index of new Set([0, rows.length - 1])) {
    const values = rows[index]
    if (values) cached.push({ offset: offset - start.lead + index + 1, values, asOf: now, since: from?.since ?? now, changes })
  }
  anchorsOf(db).keep(nameOf(list, order), cached.slice(-anchorsPerList))
}

const nameOf = (list: string, order: Order): string => `${order.text} ${list}`
