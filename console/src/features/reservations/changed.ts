import { moment } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { tell } from '../../ui/tell.js'
import { isHeld, type Reservation } from './resource.js'

/** What is held, and at which price. */
export const heldBy = ({ items }: Reservation): string =>
  JSON.stringify(items.map(({ ticket_id, quantity, net_rate }) => [ticket_id, quantity, net_rate]))

/** What extending or releasing depends on. The choice of a payment method or a note is no reason to ask again. */
export const decidedBy = (reservation: Reservation): string =>
  JSON.stringify([reservation.status, reservation.valid_until, heldBy(reservation)])

export function tellChanged(now: Reservation): void {
  const tickets = now.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const end = moment(now.valid_until)
  tell.changed(
    tr('Somebody else changed this meanwhile'),
    isHeld(now)
      ? trCount(
          tickets,
          'Nothing was done. Now {n} ticket is held until {end}.',
          'Nothing was done. Now {n} tickets are held until {end}.',
          { end },
        )
      : tr('Nothing is held any more'),
  )
}
