import { Problem } from '../../lib/errors.js'
import { isEmail } from '../../lib/web.js'
import type { Trx } from '../../platform/db/open.js'
import { clientAddress } from './store.js'

/**
 * Whom a partner's booking is written to: the partner's own address, else the contact that came with the booking. Never the operator's: letters
 * about a booking would go round in a circle, and the partner would hear nothing.
 */
export async function bookingAddress(trx: Trx, client_id: string, contact: string | null | undefined): Promise<string> {
  const own = await clientAddress(trx, client_id)
  if (own !== undefined) return own
  if (contact && isEmail(contact)) return contact
  throw new Problem('no_booking_email')
}
