import { count } from '../../format.js'
import { trCount } from '../../texts.js'
import { inWords, PartsBar } from '../../ui/chart/PartsBar.js'
import type { Ticket } from './resource.js'
import classes from './tickets.module.css'

type Quantities = Pick<Ticket, 'available_quantity' | 'supplier_quantity' | 'reservations_quantity' | 'number_of_tickets_sold'> & {
  allotted_quantity?: number
}

/** A twentieth, or what one order can take: this is low stock. */
const isLow = (left: number, all: number): boolean => left > 0 && left <= Math.max(10, all / 20)

/** What is sold, held, kept for distributors and left of a ticket. Who may not see the number sold gets what is missing. */
export function partsOf(ticket: Quantities) {
  const { available_quantity: left, reservations_quantity: held = 0, allotted_quantity: allotted = 0 } = ticket
  const sold = ticket.number_of_tickets_sold ?? Math.max(0, ticket.supplier_quantity - left - held - allotted)
  return { sold, held, ...(allotted > 0 ? { allotted } : {}), left }
}

/** How much of it is sold, held and left, at a glance; in words for those who do not see the bar. */
export function StockBar({ ticket }: { ticket: Quantities }) {
  const parts = partsOf(ticket)
  const { left } = parts
  const all = Object.values(parts).reduce((sum, value) => sum + value, 0)
  const { held, sold, allotted = 0 } = parts
  const words = [
    trCount(left, '{n} left of {all}', '{n} left of {all}', { all: count(all) }),
    inWords({ held, sold, ...(allotted > 0 ? { allotted } : {}) }),
  ].join(', ')
  const state = left === 0 ? 'none' : isLow(left, all) ? 'low' : undefined
  return (
    <span className={classes.stock}>
      <span className={classes.left} data-state={state}>
        {count(left)}
      </span>
      <PartsBar parts={parts} words={words} state={state} />
    </span>
  )
}
