import { count } from '../../format.js'
import type { Ticket } from './resource.js'
import classes from './tickets.module.css'

type Quantities = Pick<
  Ticket,
  'available_quantity' | 'supplier_quantity' | 'reservations_quantity' | 'number_of_tickets_sold' | 'allotted_quantity'
>

/** A twentieth, or what one order can take: this is low stock. */
const isLow = (left: number, all: number): boolean => left > 0 && left <= Math.max(10, all / 20)

/** The sold, held and remaining quantity, as a bar; in words for screen readers. */
export function StockBar({ ticket }: { ticket: Quantities }) {
  const { available_quantity: left, reservations_quantity: held = 0, allotted_quantity: allotted = 0 } = ticket
  const sold = ticket.number_of_tickets_sold ?? Math.max(0, ticket.supplier_quantity - left - held - allotted)
  const all = sold + held + allotted + left
  const words = `${count(left)} left of ${count(all)}, ${count(held)} held, ${allotted > 0 ? `${count(allotted)} allotted, ` : ''}${count(sold)} sold`
  const share = (part: number) => ({ width: all === 0 ? '0%' : `${(part / all) * 100}%` })
  const state = left === 0 ? 'none' : isLow(left, all) ? 'low' : undefined
  return (
    <span className={classes.stock} title={words}>
      <span className={classes.left} data-state={state}>
        {count(left)}
      </span>
      <span className={classes.bar} role="img" aria-label={words}>
        <span className={classes.sold} data-part="sold" style={share(sold)} />
        <span className={classes.held} data-part="held" style={share(held)} />
        {allotted > 0 && <span className={classes.allotted} data-part="allotted" style={share(allotted)} />}
        <span className={classes.rest} data-part="left" data-state={state} style={share(left)} />
      </span>
    </span>
  )
}
