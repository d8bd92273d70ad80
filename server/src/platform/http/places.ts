import type { Caller } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import type { Places } from '../../lib/places.js'

/** Limits are per party, shared by all its clients. Each client of the operator has its own limit. */
export const tenantOf = ({ distributor_id, supplier_id, client_id }: Caller): string => distributor_id ?? supplier_id ?? client_id

/**
 * Takes one of a limited number of slots and returns the function that releases it. Without a free slot it throws and says whether the
 * caller's own limit or the total is reached.
 */
export function placeFor(places: Places, caller: Caller, what: string): () => void {
  const place = places.take(tenantOf(caller))
  if (typeof place === 'function') return place
  if (place === 'tenant')
    throw new Problem('too_many_at_once', {
      detail: `Your organisation has as many ${what} under way as it may; wait for one to end.`,
      retryAfter: 5,
    })
  throw new Problem('overloaded', { detail: `There are many ${what} at this moment; ask again in a few seconds.`, retryAfter: 5 })
}
