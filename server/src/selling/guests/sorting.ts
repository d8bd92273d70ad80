import { fault, Problem } from '../../lib/errors.js'
import { guestFields } from '../../platform/db/json.js'
import { isSealed } from './fields.js'

/** Encrypted fields cannot be sorted by, because the order would reveal the values. */
export const sortable = [...guestFields.filter((field) => !isSealed(field)), 'lead_guest', 'guest_id'] as const
type Sortable = Record<(typeof sortable)[number], string | boolean | null>
export type GuestOrder = (a: Sortable, b: Sortable) => number
const collator = new Intl.Collator('en')

/** Sorts guests by the requested fields. Guests without a value come last in both directions. The sort is stable. */
export function guestOrder(sorting: string | undefined): GuestOrder | undefined {
  if (sorting === undefined) return undefined
  const terms = sorting.split(',').map((part) => {
    const found = /^(?:(-)([a-z_]+)|([a-z_]+)(?::(asc|desc))?)$/.exec(part.trim())
    const name = sortable.find((field) => field === (found?.[2] ?? found?.[3]))
    if (!found || !name)
      throw new Problem('invalid_sorting', {
        detail: `Cannot sort guests by ${JSON.stringify(part.slice(0, 60))}. Sortable: ${sortable.join(', ')}; -field or field:desc for descending.`,
        errors: [fault('sorting', 'invalid_sorting', `one or more of ${sortable.join(', ')}`)],
      })
    return { name, direction: found[1] === '-' || found[4] === 'desc' ? -1 : 1 }
  })
  return (a, b) => {
    for (const { name, direction } of terms) {
      const [left, right] = [a[name], b[name]]
      if (left === right) continue
      if (left === null || right === null) return left === null ? 1 : -1
      const order = collator.compare(String(left), String(right))
      if (order !== 0) return order * direction
    }
    return 0
  }
}
