import { words } from '../format.js'
import { tr, trLabel } from '../texts.js'
import classes from './status.module.css'

export type Tone = 'good' | 'busy' | 'wait' | 'bad' | 'idle' | 'plain'

/** Every status in words, with what it requires of the user: nothing, waiting, or an action. */
const known: Record<string, [label: string, tone: Tone]> = {
  // tickets
  available: ['Available', 'good'],
  disabled: ['Disabled', 'idle'],
  error: ['Error', 'bad'],
  returned: ['Returned', 'idle'],
  on_request: ['On request', 'wait'],
  // events
  notstarted: ['Upcoming', 'good'],
  soldout: ['Sold out', 'wait'],
  postponed: ['Postponed', 'wait'],
  cancelled: ['Cancelled', 'bad'],
  finished: ['Finished', 'idle'],
  // reservations
  pending_supplier: ['Asked of supplier', 'wait'],
  active: ['Active', 'good'],
  extended: ['Extended', 'busy'],
  booked: ['Booked', 'plain'],
  void: ['Void', 'idle'],
  expired: ['Expired', 'idle'],
  refused: ['Refused', 'bad'],
  // orders
  processing: ['Processing', 'busy'],
  pendingticketupload: ['Files awaited', 'wait'],
  completed: ['Completed', 'good'],
  review: ['In review', 'wait'],
  blocked: ['Blocked', 'bad'],
  administrative: ['Administrative', 'plain'],
  notapplicable: ['Not needed', 'idle'],
  waitingfordistributor: ['Distributor to fill in', 'wait'],
  waitingforendcustomer: ['Guest to fill in', 'wait'],
  waitingforprocessing: ['To process', 'busy'],
  waitingtosendtosupplier: ['To send to supplier', 'busy'],
  open: ['Open', 'wait'],
  invoiced: ['Invoiced', 'busy'],
  paid: ['Paid', 'good'],
  partlyrefunded: ['Partly refunded', 'plain'],
  refunded: ['Refunded', 'plain'],
  topurchase: ['To purchase', 'wait'],
  purchased: ['Purchased', 'busy'],
  settled: ['Settled', 'good'],
  credited: ['Credited', 'plain'],
  pending: ['Pending', 'wait'],
  failed: ['Failed', 'bad'],
  // disruptions
  previewed: ['Preview', 'plain'],
  applying: ['Being applied', 'busy'],
  closing: ['Being closed', 'busy'],
  done: ['Done', 'good'],
  running: ['Running', 'busy'],
  reverting: ['Being called off', 'busy'],
  reverted: ['Called off', 'idle'],
  superseded: ['Superseded', 'idle'],
  accept: ['Tickets kept', 'good'],
  refund: ['Refund', 'plain'],
  waiting: ['Waiting', 'wait'],
  kept: ['Tickets kept', 'good'],
  sold_on: ['Sold on', 'plain'],
  admitted: ['Used', 'good'],
  closed: ['Cancelled before', 'idle'],
  disrupted: ['Event changed', 'bad'],
  // allotments, group requests and quotes
  released: ['Released', 'idle'],
  ended: ['Ended', 'idle'],
  new: ['New', 'wait'],
  quoted: ['Quoted', 'busy'],
  accepted: ['Accepted', 'good'],
  declined: ['Declined', 'idle'],
  // sales, parties, deliveries, steps of a file
  confirmed: ['Confirmed', 'busy'],
  fulfilled: ['Fulfilled', 'good'],
  withdrawn: ['Withdrawn', 'idle'],
  suspended: ['Suspended', 'bad'],
  inactive: ['Inactive', 'idle'],
  deleted: ['Deleted', 'idle'],
  delivered: ['Delivered', 'good'],
  retrying: ['Retrying', 'wait'],
  ok: ['OK', 'good'],
  warning: ['Warning', 'wait'],
}

export const statusLabel = (value: string): string => trLabel(known[value]?.[0] ?? words(value))
/** Other languages have different words for an event that is called off and an order that is cancelled. */
export const eventStatusLabel = (value: string): string => (value === 'cancelled' ? tr('Cancelled|event') : statusLabel(value))
export const statusTone = (value: string): Tone => known[value]?.[1] ?? 'plain'

/** A dot and a word: a status is never shown by colour alone. */
export function Status({ value, label }: { value: string; label?: string }) {
  const text = label ?? statusLabel(value)
  return (
    <span className={classes.chip} data-tone={statusTone(value)} data-short={text.length <= 12 || undefined}>
      {text}
    </span>
  )
}
