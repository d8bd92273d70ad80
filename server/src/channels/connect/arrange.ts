import type { ConnectItem } from '../../platform/db/json.js'
import { type ItemInput, readLocal, readTime } from './schema.js'

/** Assigns what a partner sends to what is stored. A partner may send items and quantities in another order than before. */

/** An item with its session. */
export interface Resolved {
  product_code: string
  event_id: string
  category_id: string
  labels: string[]
}

export const sessionOf = ({ event_id, category_id }: { event_id: string; category_id: string }) => `${event_id} ${category_id}`

/** The tickets of each session and label, to be taken in order. */
export class Pool {
  private readonly tickets = new Map<string, string[]>()

  add(session: string, label: string, ...ticket_ids: string[]): void {
    const key = `${session} ${label}`
    this.tickets.set(key, [...(this.tickets.get(key) ?? []), ...ticket_ids])
  }

  /** The items with tickets from the pool. Undefined when there are too few. */
  fill(resolved: readonly Resolved[]): ConnectItem[] | undefined {
    const items = resolved.map(({ labels, ...item }) => ({
      ...item,
      people: labels.map((label) => ({ label, ticket_id: this.tickets.get(`${sessionOf(item)} ${label}`)?.shift() ?? '' })),
    }))
    return items.every(({ people }) => people.every(({ ticket_id }) => ticket_id !== '')) ? items : undefined
  }

  get isEmpty(): boolean {
    return [...this.tickets.values()].every((tickets) => tickets.length === 0)
  }
}

/** The held items in the order of a repeated request. Undefined when it asks for other items. */
export function heldItems(before: readonly ConnectItem[], now: readonly Resolved[]): ConnectItem[] | undefined {
  const pool = new Pool()
  for (const item of before) for (const { label, ticket_id } of item.people) pool.add(sessionOf(item), label, ticket_id)
  const items = pool.fill(now)
  return pool.isEmpty ? items : undefined
}

export type SentItem = Partial<ItemInput>

/** A stored item with the current times of its session. */
interface Stored {
  product_code: string
  slot: { date_start: string; date_start_utc: Date } | undefined
  seats: readonly { label: string }[]
}

const countedLabels = (counts: readonly (readonly [string, number])[]): string => {
  const sums = new Map<string, number>()
  for (const [label, count] of counts) if (count > 0) sums.set(label, (sums.get(label) ?? 0) + count)
  return JSON.stringify([...sums].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The stored items with what was sent of them, in the order in which they were sent, then those that were not sent. An item is found by its
 * product and start time. If the event was moved meanwhile, it is found by its product and quantities.
 */
export function matched<T extends Stored>(
  stored: readonly T[],
  sent: readonly SentItem[],
  address: string,
): { item: T; sent?: SentItem }[] {
  const isProduct = (item: T, one: SentItem) => item.product_code === (one.externalProductCode || one.productCode || address)
  const isTime = ({ slot }: T, one: SentItem) => {
    const utc = readTime(one.startTime)
    if (!slot) return false
    return utc ? slot.date_start_utc.getTime() === utc.getTime() : slot.date_start.slice(0, 19) === readLocal(one.startTimeLocal)
  }
  const isQuantity = ({ seats }: T, { quantities = [] }: SentItem) =>
    countedLabels(seats.map(({ label }) => [label, 1])) === countedLabels(quantities.map(({ optionLabel, value }) => [optionLabel, value]))
  const rules: ((item: T, one: SentItem) => boolean)[] = [
    (item, one) => isProduct(item, one) && isTime(item, one) && isQuantity(item, one),
    (item, one) => isProduct(item, one) && isTime(item, one),
    (item, one) => isProduct(item, one) && isQuantity(item, one),
    (_item, one) => !one.startTime && !one.startTimeLocal,
  ]
  const found = new Map<SentItem, T>()
  const left = new Set(stored)
  for (const fits of rules)
    for (const one of sent) {
      const item = found.has(one) ? undefined : [...left].find((candidate) => fits(candidate, one))
      if (!item) continue
      found.set(one, item)
      left.delete(item)
    }
  const named = sent.flatMap((one) => {
    const item = found.get(one)
    return item ? [{ item, sent: one }] : []
  })
  return [...named, ...[...left].map((item) => ({ item }))]
}

type Fields = NonNullable<NonNullable<SentItem['participants']>[number]['fields']>

/** The seats in the order of the sent quantities, each with the fields of its participant. Then the seats that were not sent. */
export function seated<T extends { label: string }>(seats: readonly T[], sent: SentItem | undefined): (T & { fields: Fields })[] {
  const left = [...seats]
  const given = sent?.quantities ?? seats.map(({ label }) => ({ optionLabel: label, value: 1 }))
  const named: (T & { fields: Fields })[] = []
  let index = 0
  for (const { optionLabel, value } of given) {
    const own = left.filter(({ label }) => label === optionLabel).slice(0, value)
    for (const [place, seat] of own.entries()) {
      left.splice(left.indexOf(seat), 1)
      named.push({ ...seat, fields: sent?.participants?.[index + place]?.fields ?? [] })
    }
    index += value
  }
  return [...named, ...left.map((seat) => ({ ...seat, fields: [] }))]
}
