import type { Caller } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import type { Places } from '../../lib/places.js'

/** Whose share of what all have in common it is: a party's, whichever of its clients calls; of the operator's staff each has its own. */
const tenantOf = ({ distributor_id, supplier_id, client_id }: Caller): string => distributor_id ?? supplier_id ?? client_id

/** A place among those who do the same at this moment, to be given back; without one the caller hears whose doing that is. */
export function placeFor(room: Places, caller: Caller, what: string): () => void {
  const place = room.take(tenantOf(caller))
  if (typeof place === 'function') return place
  if (place === 'tenant')
    throw new Problem('too_many_at_once', {
      detail: `Your organisation has as many ${what} under way as it may; wait for one to end.`,
      retryAfter: 5,
    })
  throw new Problem('overloaded', { detail: `There are many ${what} at this moment; ask again in a few seconds.`, retryAfter: 5 })
}
