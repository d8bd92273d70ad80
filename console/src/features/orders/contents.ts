import { count } from '../../format.js'
import { trCount } from '../../texts.js'

/** Of many tickets the first. */
const mostNamed = 2

interface Content {
  ticket_name: string
  quantity: number
  ticket_status: string
}

/**
 * The tickets of an order, by name: two orders of one booking have the same code and often the same event. Cancelled tickets count only if all
 * are cancelled.
 */
export function contentsOf(items: readonly Content[]): string {
  const kept = items.filter(({ ticket_status }) => ticket_status !== 'cancelled')
  const quantities = new Map<string, number>()
  for (const { ticket_name, quantity } of kept.length > 0 ? kept : items)
    quantities.set(ticket_name, (quantities.get(ticket_name) ?? 0) + quantity)
  const named = [...quantities].map(([name, quantity]) => `${count(quantity)}\u00a0× ${name}`)
  const more = named.length - mostNamed
  return [...named.slice(0, mostNamed), ...(more > 0 ? [trCount(more, 'and {n} more', 'and {n} more')] : [])].join(', ')
}
