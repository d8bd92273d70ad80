/** Plans which seats go to which orders. Pure functions, so that thousands of cases can be tested without a database. */

export interface FreeSeat {
  downloaditem_id: string
  section: string | null
  row: string | null
  seat: string | null
  sub_category: string | null
}

/** The admissions of one order that wait for seats of one ticket, in order. */
export interface WaitingOrder {
  bookingorder_id: string
  /** Groups that want to sit together. Every item is in one group. */
  groups: { orderitem_id: string; sub_category: string }[][]
}

export interface Given {
  bookingorder_id: string
  seats: { orderitem_id: string; downloaditem_id: string }[]
  /** Whether each group sits together. */
  together: boolean
}

/** Adjacent seats, in order. Seats without numbers count as adjacent. */
interface Run {
  section: string
  row: string
  kind: string
  seats: FreeSeat[]
  /** The position of its row among all rows, for groups that do not fit into one row. */
  place: number
}

const fold = (text: string | null): string => (text ?? '').trim().toLowerCase()
const compare = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare

/** First come, first served: each order gets the best of the remaining seats. */
export function planSeats(free: FreeSeat[], orders: WaitingOrder[], { pairsOnly = false } = {}): Given[] {
  let runs = runsOf(free)
  const given: Given[] = []
  for (const { bookingorder_id, groups } of orders) {
    const seats: Given['seats'] = []
    let together = true
    for (const group of groups) {
      // An order of a variant gets seats of that variant or seats without one.
      for (const [variant, items] of byVariant(group)) {
        const whole = smallestFit(runs, items.length, variant)
        const taken = whole ? whole.seats.splice(0, items.length) : takeSplit(runs, items.length, variant, pairsOnly)
        together &&= whole !== undefined
        for (const [index, seat] of taken.entries()) {
          const item = items[index]
          if (item) seats.push({ orderitem_id: item.orderitem_id, downloaditem_id: seat.downloaditem_id })
        }
      }
    }
    if (seats.length > 0) given.push({ bookingorder_id, seats, together })
    // Used runs are removed from time to time, so that they are not scanned again.
    if (given.length % 100 === 0) runs = runs.filter((run) => run.seats.length > 0)
  }
  return given
}

function byVariant(group: WaitingOrder['groups'][number]): Map<string, WaitingOrder['groups'][number]> {
  const variants = new Map<string, WaitingOrder['groups'][number]>()
  for (const item of group) variants.set(fold(item.sub_category), [...(variants.get(fold(item.sub_category)) ?? []), item])
  return variants
}

function runsOf(free: FreeSeat[]): Run[] {
  const rows = new Map<string, FreeSeat[]>()
  for (const seat of free) {
    const key = [fold(seat.sub_category), fold(seat.section), fold(seat.row)].join('\n')
    const row = rows.get(key)
    if (row) row.push(seat)
    else rows.set(key, [seat])
  }
  const sorted = [...rows.values()].sort(([a], [b]) => compare(a?.section ?? '', b?.section ?? '') || compare(a?.row ?? '', b?.row ?? ''))
  return sorted.flatMap(splitRow)
}

const numberOf = (seat: FreeSeat): number | undefined => {
  const found = /\d+/.exec(seat.seat ?? '')
  return found ? Number(found[0]) : undefined
}

/** A run ends where a seat is missing. In venues that number one side odd and the other even, neighbours differ by two. */
function splitRow(row: FreeSeat[], place: number): Run[] {
  const [first] = row
  if (!first) return []
  const about = { section: fold(first.section), row: fold(first.row), kind: fold(first.sub_category), place }
  const numbered = row.filter((seat) => numberOf(seat) !== undefined).sort((a, b) => compare(a.seat ?? '', b.seat ?? ''))
  const plain = row.filter((seat) => numberOf(seat) === undefined)
  const parities = new Set(numbered.map((seat) => (numberOf(seat) ?? 0) % 2))
  const step = numbered.length > 1 && parities.size === 1 ? 2 : 1
  const runs: Run[] = plain.length > 0 ? [{ ...about, seats: plain }] : []
  let current: FreeSeat[] = []
  for (const seat of numbered) {
    const last = current.at(-1)
    if (last && (numberOf(seat) ?? 0) - (numberOf(last) ?? 0) !== step) {
      runs.push({ ...about, seats: current })
      current = []
    }
    current.push(seat)
  }
  if (current.length > 0) runs.push({ ...about, seats: current })
  return runs
}

/**
 * No run is long enough. Takes as many adjacent seats as possible, then the rest as close as possible. Removes them from the runs. Returns
 * fewer than requested only when there are no more.
 */
function takeSplit(runs: Run[], wanted: number, variant: string, pairsOnly: boolean): FreeSeat[] {
  const taken: FreeSeat[] = []
  let last: Run | undefined
  while (taken.length < wanted) {
    const missing = wanted - taken.length
    const next = nearest(runs, missing, variant, last, pairsOnly)
    if (!next) break
    // A pair is not split to fill one more seat in the row.
    const most = Math.min(missing, next.seats.length)
    const number = pairsOnly && most > 1 && most % 2 === 1 && most < missing ? most - 1 : most
    taken.push(...next.seats.splice(0, number))
    last = next
  }
  return taken
}

const suits = (run: Run, variant: string): boolean => run.seats.length > 0 && (run.kind === '' || run.kind === variant)

/** The smallest run that fits, avoiding one that would leave a single seat. */
function smallestFit(runs: Run[], wanted: number, variant: string): Run | undefined {
  let found: Run | undefined
  let cost = Number.POSITIVE_INFINITY
  for (const run of runs) {
    const left = run.seats.length - wanted
    const waste = left === 1 ? 1_000_000 : left
    if (left < 0 || waste >= cost || !suits(run, variant)) continue
    found = run
    cost = waste
    if (left === 0) break
  }
  return found
}

function nearest(runs: Run[], missing: number, variant: string, to: Run | undefined, pairsOnly: boolean): Run | undefined {
  const distance = (run: Run): number => (to ? Math.abs(run.place - to.place) + (run.section === to.section ? 0 : 1_000_000) : 0)
  let found: Run | undefined
  let rank = Number.POSITIVE_INFINITY
  for (const run of runs) {
    // The nearest row first; among equals the one with most seats.
    const penalty = pairsOnly && missing > 1 && run.seats.length === 1 ? 1e12 : 0
    const value = penalty + distance(run) * 1_000 - Math.min(run.seats.length, missing)
    if (value >= rank || !suits(run, variant)) continue
    found = run
    rank = value
  }
  return found
}

/** The groups of an order: those that the buyer named, then the rest in groups of the size that the category keeps together. */
export function groupsOf<Item extends { orderitem_id: string }>(items: Item[], named: string[][], together: number | null): Item[][] {
  const byId = new Map(items.map((item) => [item.orderitem_id, item]))
  const groups: Item[][] = []
  for (const group of named) {
    const members = group.flatMap((id) => byId.get(id) ?? [])
    for (const member of members) byId.delete(member.orderitem_id)
    if (members.length > 0) groups.push(members)
  }
  const rest = [...byId.values()]
  const size = together && together > 0 ? together : rest.length
  for (let start = 0; start < rest.length; start += size) groups.push(rest.slice(start, start + size))
  return groups
}
