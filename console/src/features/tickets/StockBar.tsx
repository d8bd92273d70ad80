import { count } from '../../format.js'
import type { Ticket } from './resource.js'
import classes from './tickets.module.css'

type Quantities = Pick<Ticket, 'available_quantity' | 'supplier_quantity' | 'reservations_quantity' | 'number_of_tickets_sold'>

/** How much of it is left, held and sold, at a glance; in words for those who do not see the bar. */
export function StockBar({ ticket }: { ticket: Quantities }) {
  const { available_quantity: left, supplier_quantity: all, reservations_quantity: held = 0 } = ticket
  const sold = ticket.number_of_tickets_sold ?? all - left - held
  const words = `${count(left)} left of ${count(all)}, ${count(held)} held, ${count(sold)} sold`
  const share = (part: number) => ({ width: all === 0 ? '0%' : `${(part / all) * 100}%` })
  return (
    <span className={classes.stock} title={words}>
      <span className={classes.left} data-none={left === 0 || undefined}>
        {count(left)}
      </span>
      <span className={classes.bar} role="img" aria-label={words}>
        <span className={classes.sold} style={share(sold)} />
        <span className={classes.held} style={share(held)} />
      </span>
    </span>
  )
}
