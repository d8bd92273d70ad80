import { Problem } from '../../lib/errors.js'
import { isEmail } from '../../lib/web.js'
import type { Trx } from '../../platform/db/open.js'
import { clientAddress } from './store.js'

/**
 * The e-mail address for a partner's booking: the partner's own, else the contact of the booking. Never the operator's, because then the
 * partner would get no messages.
 */
export async function bookingAddress(trx: Trx, client_id: string, contact: string | null | undefined): Promise<string> {
  const own = await clientAddress(trx, client_id)
  if (own !== undefined) return own
  if (contact && isEmail(contact)) return contact
  throw new Problem('no_booking_email')
}
