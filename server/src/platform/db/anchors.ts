import { type Basis, sameMillis, totalMillis } from './changes.js'
import { isOneWay } from './keyset.js'
import type { Order } from './list.js'
import type { Db } from './open.js'

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
  values: (string | null)[]
  asOf: number
  /** when the first place was found by counting, from which this one was read on */
  since: number
  changes: string | undefined
}

export interface Anchored {
  page_anchor: (string | null)[]
}

const anchors = new WeakMap<Db, Map<string, Anchor[]>>()

const isAnchorable = (order: Order): boolean => !order.best && isOneWay(order.terms)

interface Start {
  anchor?: Anchor
  /** how many rows before the page to read along */
  lead: 0 | 1
}

/** Where to start reading for a page at `offset`; undefined when plain OFFSET will do. */
export function anchorFor(db: Db, list: string, order: Order, offset: number, basis?: Basis): Start | undefined {
  if (offset < deepOffset || !isAnchorable(order)) return undefined
  const now = performance.now()
  let anchor: Anchor | undefined
  for (const candidate of anchors.get(db)?.get(nameOf(list, order)) ?? []) {
    if (isUsable(candidate, now, basis?.changes) && candidate.offset <= offset && candidate.offset > (anchor?.offset ?? 0))
      anchor = candidate
  }
  if (anchor && basis && !isAt(basis.changes, anchor)) basis.asOf = Math.min(basis.asOf, anchor.asOf)
  return anchor ? { anchor, lead: 0 } : { lead: 1 }
}

/** Whether it was left at this very state of the catalogue, at which it stays right. */
export const isAt = (changes: string | undefined, anchor: Anchor): boolean => changes !== undefined && anchor.changes === changes

const isUsable = (anchor: Anchor, now: number, changes: string | undefined): boolean =>
  now - anchor.since < sameMillis && (now - anchor.asOf < totalMillis || isAt(changes, anchor))

/** Remembers where these rows, of which the first is at `offset`, begin and end. */
export function keepAnchors(
  db: Db,
  list: string,
  order: Order,
  offset: number,
  places: Anchored['page_anchor'][],
  { changes, since }: { changes: string | undefined; since: number | undefined },
): void {
  const lists = anchors.get(db) ?? new Map<string, Anchor[]>()
  anchors.set(db, lists)
  const now = performance.now()
  const kept = (lists.get(nameOf(list, order)) ?? []).filter((anchor) => isUsable(anchor, now, changes))
  for (const index of new Set([0, places.length - 1])) {
    const values = places[index]
    if (values) kept.push({ offset: offset + index + 1, values, asOf: now, since: since ?? now, changes })
  }
  lists.set(nameOf(list, order), kept.slice(-anchorsPerList))
  if (lists.size > maxLists) for (const [name, old] of lists) if (old.every(({ asOf }) => now - asOf >= totalMillis)) lists.delete(name)
}

const nameOf = (list: string, order: Order): string => `${order.text} ${list}`
