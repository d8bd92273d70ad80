import { percentOf } from '../../../lib/money.js'
import { type Pools, poolOf } from './quantities.js'
import { payoutOf, type SaleState } from './sale.js'

/** What a distributor with allotments can buy, from where it is taken, and at what price. These functions have no side effects. */

/** The part of an allotment in one ticket. */
export interface Share {
  allotment_id: string
  distributor_id: string
  /** neither sold nor held */
  free: number
  /** whether the distributor may also buy from the stock that is free for everybody */
  free_stock_too: boolean
  /** the agreed price, in this currency; null if the ticket's price applies */
  net_rate: number | null
  currency_code: string | null
  /** percent off the ticket's price; null if there is none */
  discount: string | null
  /** who bears the difference between the rate and the ticket's price */
  borne_by: 'operator' | 'supplier'
}

/** A ticket with the live shares of one or several distributors, in the order in which they are used. Null: it has no allotments. */
export interface Allotted {
  own: Share[] | null
}

const none: readonly Share[] = []
export const sharesOf = ({ own }: Allotted, distributor_id: string): readonly Share[] =>
  own === null ? none : own.filter((share) => share.distributor_id === distributor_id)

/** Tickets on request are not taken from shares, so the rates of shares do not apply to them. */
const usable = ({ ticket_status }: Pools, shares: readonly Share[]): readonly Share[] => (ticket_status === 'on_request' ? none : shares)

/** The price of the next ticket: from a share, as long as one has any left. */
export const nextRate = (ticket: Pools, shares: readonly Share[], usual: Price): number =>
  rateOf(
    usable(ticket, shares).find((share) => share.free > 0),
    usual,
  ).net_rate

const freeIn = (shares: readonly Share[]): number => shares.reduce((sum, share) => sum + share.free, 0)

/** A distributor may use free stock if none of its allotments of the ticket forbids it. */
const usableFree = (ticket: Pools, shares: readonly Share[]): number =>
  shares.every((share) => share.free_stock_too) ? ticket.available_quantity : 0

/** The quantity that this distributor can buy. */
export function poolFor(ticket: Pools, shares: readonly Share[]): number {
  if (usable(ticket, shares).length === 0) return poolOf(ticket)
  return freeIn(shares) + usableFree(ticket, shares)
}

/** The ticket's price at the time of the sale. */
export interface Price {
  net_rate: number
  currency_code: string
}

/** A price, and how it moves the payout to the supplier. */
export interface Rate {
  net_rate: number
  /** added to the cost price and the payout: the difference to the ticket's price, if the supplier bears it; never above zero */
  shift: number
}

function agreed({ net_rate, currency_code, discount }: Pick<Share, 'net_rate' | 'currency_code' | 'discount'>, usual: Price): number {
  if (net_rate !== null) return currency_code === usual.currency_code ? net_rate : usual.net_rate
  return discount === null ? usual.net_rate : usual.net_rate - percentOf(usual.net_rate, discount)
}

/**
 * The price of tickets from this share. Without a share, and after a change of the ticket's currency, the ticket's price. A supplier's rate
 * is never above the ticket's price, also if that has fallen: the supplier would get all of the difference, so that with a low cost price
 * and a high rate nothing would be left for the operator's markup.
 */
export function rateOf(share: Pick<Share, 'net_rate' | 'currency_code' | 'discount' | 'borne_by'> | undefined, usual: Price): Rate {
  if (!share) return { net_rate: usual.net_rate, shift: 0 }
  const net_rate = agreed(share, usual)
  if (share.borne_by === 'operator') return { net_rate, shift: 0 }
  const discount = Math.max(0, usual.net_rate - net_rate)
  return { net_rate: usual.net_rate - discount, shift: -discount }
}

type Paid = Pick<SaleState, 'cost_price' | 'supplier_share' | 'allow_loss'>

/** A rate below the payout is not sold, unless the operator allows a loss on the ticket. A payout is never below zero. */
export const isLoss = (ticket: Paid, { net_rate, shift }: Rate): boolean => {
  const payout = payoutOf(ticket) + shift
  return payout < 0 || (!ticket.allow_loss && net_rate < payout)
}

/** A number of tickets from one share, or from free stock. */
export interface Draw {
  share: Share | undefined
  quantity: number
}

/** Where a quantity is taken from: the shares first, then free stock. The quantity must be in stock. */
export function drawsOf(quantity: number, ticket: Pools, shares: readonly Share[]): Draw[] {
  const draws: Draw[] = []
  let left = quantity
  for (const share of usable(ticket, shares)) {
    const taken = Math.min(left, share.free)
    if (taken > 0) draws.push({ share, quantity: taken })
    left -= taken
  }
  return left > 0 ? [...draws, { share: undefined, quantity: left }] : draws
}

/**
 * What a distributor is offered at one price: for partner protocols, which show one price per ticket. With a rate, the stock that is left at
 * this rate; otherwise everything it can buy.
 */
export function offerAtOnePrice(ticket: Pools & Price, shares: readonly Share[]): { available_quantity: number; net_rate: number } {
  const left = usable(ticket, shares).filter((share) => share.free > 0)
  const rates = left.map((share) => rateOf(share, ticket).net_rate)
  const net_rate = rates[0] ?? ticket.net_rate
  const same = left.filter((_share, index) => rates[index] === net_rate)
  return { net_rate, available_quantity: freeIn(same) + (net_rate === ticket.net_rate ? usableFree(ticket, shares) : 0) }
}
