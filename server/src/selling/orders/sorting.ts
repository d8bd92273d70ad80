import { fault, Problem } from '../../lib/errors.js'
import type { BookingOrder, OrderItem } from './schema.js'

const fields = ['orderitem_id', 'ticket_name', 'section', 'row', 'seat', 'ticket_status'] as const

/** Sorts the items in the answer of an update, as the contract allows. */
export function sortItems(sorting: string | undefined): (order: BookingOrder) => BookingOrder {
  if (sorting === undefined) return (order) => order
  const terms = sorting.split(',').map((text) => {
    const found = /^(-?)([a-z_]+)(?::(asc|desc))?$/.exec(text.trim())
    const name = fields.find((field) => field === found?.[2])
    if (!found || !name) {
      throw new Problem('invalid_sorting', {
        detail: `Cannot sort items by ${JSON.stringify(text.slice(0, 60))}. Sortable: ${fields.join(', ')}.`,
        errors: [fault('sorting', 'invalid_sorting', `one or more of ${fields.join(', ')}`)],
      })
    }
    return { name, direction: found[1] === '-' || found[3] === 'desc' ? -1 : 1 }
  })
  const compare = (a: OrderItem, b: OrderItem): number => {
    for (const { name, direction } of terms) {
      // Numeric order: row 10 comes after row 9. Ids are compared as text.
      const order = (a[name] ?? '').localeCompare(b[name] ?? '', 'en', { numeric: name !== 'orderitem_id' }) * direction
      if (order !== 0) return order
    }
    return 0
  }
  return (order) => ({ ...order, items: order.items.toSorted(compare) })
}
