import { moveStock, type TicketForSale } from '../../catalogue/tickets/stock.js'
import { type Author, type Caller, isOperator } from '../../lib/caller.js'
import { fault, forbidden, invalid, notFound, Problem } from '../../lib/errors.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { Condition } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { raise } from '../../platform/domain-events.js'
import { historyPage } from '../../platform/history/service.js'
import { recordHistory } from '../../platform/history/store.js'
import type { Versioned } from '../../platform/http/etag.js'
import { refuseEnd, refuseWorse } from './agreed.js'
import {
  bearerOf,
  checkAllottable,
  checkRate,
  give,
  lockTickets,
  rateColumns,
  readAllottee,
  read as readRow,
  recordGiven,
  refuseAbovePrice,
  spreadOver,
  warnAt,
} from './give.js'
import { type AllotmentNews, type AllotmentTold, isTold } from './letters.js'
import { releaseColumns } from './release.js'
import { type Allotment, type AllotmentChange, type AllotmentRelease, type NewAllotment, toAllotment } from './schema.js'
import { type AllotmentStatus, allotmentMachine, liveAllotment } from './states.js'
import * as store from './store.js'

export const visible = (caller: Caller): Condition => ownRows(caller, { distributor: 'a.distributor_id', supplier: 'a.supplier_id' })
/** Suppliers and the operator change allotments. */
const ofSeller = (caller: Caller): Condition => ownRows(caller, { supplier: 'a.supplier_id' })
/** The distributor gives tickets back. */
const ofBuyer = (caller: Caller): Condition => ownRows(caller, { distributor: 'a.distributor_id' })

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** an allotment changed, and its parties are notified */
    allotment_news: AllotmentTold
  }
}

/** `sender`: the organisation that causes the news; null for the operator. Without it the supplier, whose terms they follow from. */
interface About {
  sender?: string | null
  before?: store.AllotmentRow
}

async function tell(
  env: Env,
  trx: Trx,
  news: AllotmentNews,
  allotment: store.AllotmentRow,
  at: Date,
  { sender = allotment.supplier_id, before }: About = {},
): Promise<void> {
  const addresses = await store.addressesOf(trx, allotment.distributor_id, [allotment.supplier_id])
  await raise(env, trx, 'allotment_news', { news, allotment, before: before ?? null, addresses, sender, at })
}

const sellerOf = (caller: Caller): string | null => (isOperator(caller) ? null : caller.supplier_id)

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listAllotments(ctx.db, request, visible(caller))
  return { allotments: rows.map(toAllotment), pagination }
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<Versioned<Allotment>> {
  const row = await store.findAllotment(ctx.db, id, visible(caller))
  if (!row) throw notFound('allotment', id)
  return { body: toAllotment(row), version: row.version }
}

export async function history(ctx: Ctx, caller: Caller, id: string, request: ListRequest) {
  await read(ctx, caller, id)
  return historyPage(ctx, request, 'allotment', id, ['allotment_id'])
}

/** The tickets that an allotment is for, locked. */
async function targetOf(trx: Trx, caller: Caller, input: NewAllotment): Promise<[TicketForSale, ...TicketForSale[]]> {
  const { ticket_id, event_id, category_id } = input
  if ((ticket_id === undefined) === (event_id === undefined) || (event_id === undefined) !== (category_id === undefined))
    throw invalid([fault('/ticket_id', 'required', 'send either ticket_id, or event_id and category_id')])
  const supplier_id = isOperator(caller) ? input.supplier_id : (caller.supplier_id ?? '')
  const ids = ticket_id === undefined ? await setOf(trx, event_id as string, category_id as string, supplier_id) : [ticket_id]
  const [first, ...others] = await lockTickets(trx, ids)
  const isForeign = (ticket: TicketForSale) => supplier_id !== undefined && ticket.supplier_id !== supplier_id
  if (!first || isForeign(first) || first.deleted !== null) throw notFound('ticket', ticket_id)
  return [first, ...others]
}

async function setOf(trx: Trx, event_id: string, category_id: string, supplier_id: string | undefined): Promise<string[]> {
  if (supplier_id === undefined)
    throw invalid([fault('/supplier_id', 'required', 'is required from the operator for the tickets of a category')])
  return store.ticketsOfSet(trx, event_id, category_id, supplier_id)
}

export async function create(env: Env, trx: Trx, caller: Caller, input: NewAllotment): Promise<Allotment> {
  const at = env.now()
  const rate = rateColumns(input.rate)
  const allottee = await readAllottee(trx, input.distributor_id)
  const tickets = await targetOf(trx, caller, input)
  const [{ supplier_id, event_id, date_start_utc }] = tickets
  checkAllottable(tickets, allottee, at)
  const release = releaseColumns(input.release ?? { kind: 'none' }, date_start_utc, at)
  const borne_by = bearerOf(caller)
  const price = { net_rate: rate.rate_amount, currency_code: rate.currency_code }
  const given = spreadOver(tickets, input.quantity).map((one) => ({ ...one, ...price }))
  for (const { ticket } of given) {
    checkRate({ ticket, ...price }, { discount: rate.rate_percentage, borne_by }, at)
    refuseAbovePrice(ticket, price.net_rate, borne_by, at)
  }
  const agreement = {
    ...{ distributor_id: input.distributor_id, supplier_id, event_id, borne_by, ...rate, ...release },
    ticket_id: input.ticket_id ?? null,
    category_id: input.category_id ?? null,
    warning_hours: input.warning_hours ?? env.config.ALLOTMENT_WARNING_HOURS,
    sell_through_warning: input.sell_through_warning ?? null,
    free_stock_too: input.free_stock_too ?? true,
    grouprequest_id: null,
  }
  const row = await recordGiven(trx, caller, at, await give(trx, caller, at, agreement, given))
  await tell(env, trx, 'created', row, at, { sender: sellerOf(caller) })
  return toAllotment(row)
}

/** Locks the allotment and then its tickets. A closed one cannot be changed any more. */
async function lockLive(trx: Trx, id: string, where: Condition): Promise<{ row: store.AllotmentRow; tickets: TicketForSale[] }> {
  const locked = await store.lockAllotment(trx, id, where)
  if (!locked) throw notFound('allotment', id)
  const tickets = await lockTickets(trx, locked.tickets)
  const row = await readRow(trx, id)
  if (!liveAllotment.is(row.status))
    throw new Problem('illegal_transition', {
      detail: `Allotment ${id} is ${row.status}, which is final.`,
      facts: { field: 'status', current: row.status, legal: allotmentMachine.moves[row.status as AllotmentStatus] },
    })
  return { row, tickets }
}

const committed = (wanted: string, minimum: number, { held, sold, released }: Allotment): Problem =>
  new Problem('allotment_committed', {
    detail: `${wanted}. Sold: ${sold}, held: ${held}.`,
    facts: { minimum, held, sold, released },
  })

/** Gives more of the tickets, or takes back what is neither sold nor held, from the last ticket first. */
function resized(row: store.AllotmentRow, tickets: readonly TicketForSale[], quantity: number): Map<string, number> {
  const before = toAllotment(row)
  const change = quantity - before.quantity
  const moves = new Map<string, number>()
  if (change > 0) {
    for (const { ticket, quantity: more } of spreadOver(tickets, change)) moves.set(ticket.ticket_id, more)
    return moves
  }
  const minimum = before.held + before.sold + before.released
  if (quantity < minimum) throw committed(`The quantity cannot be less than ${minimum}`, minimum, before)
  let left = -change
  for (const { ticket_id, free } of row.tickets.toReversed()) {
    const taken = Math.min(left, free)
    if (taken > 0) moves.set(ticket_id, -taken)
    left -= taken
  }
  return moves
}

/** The operator gave this many tickets for less than its price. A supplier does not decide how many more. */
function refuseMoreAtOperatorsRate(row: store.AllotmentRow, quantity = 0): void {
  const hasRate = row.rate_kind !== null || row.tickets.some((part) => part.net_rate !== null)
  if (row.borne_by !== 'operator' || !hasRate || quantity <= toAllotment(row).quantity) return
  throw forbidden('The operator bears the rate of this allotment: only the operator gives more at this rate. Send a rate of your own.')
}

export async function update(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: AllotmentChange,
  guard?: Guard,
): Promise<Versioned<Allotment>> {
  const at = env.now()
  const { row, tickets } = await lockLive(trx, id, ofSeller(caller))
  guard?.(row.version)
  if (input.rate === undefined && !isOperator(caller)) refuseMoreAtOperatorsRate(row, input.quantity)
  const moves = input.quantity === undefined ? new Map<string, number>() : resized(row, tickets, input.quantity)
  const rate = input.rate === undefined ? undefined : rateColumns(input.rate)
  const release = input.release && releaseColumns(input.release, tickets[0]?.date_start_utc ?? null, at)
  refuseWorse(caller, row, input, { rate, release })
  const borne_by = rate ? bearerOf(caller) : (row.borne_by as 'operator' | 'supplier')
  const discount = rate ? rate.rate_percentage : row.rate_percentage
  const parts = row.tickets.map((part) => ({
    ...part,
    quantity: part.quantity + (moves.get(part.ticket_id) ?? 0),
    ...(rate ? { net_rate: rate.rate_amount, currency_code: rate.currency_code } : {}),
  }))
  if (rate)
    for (const ticket of tickets) {
      checkRate({ ticket, net_rate: rate.rate_amount, currency_code: rate.currency_code }, { discount, borne_by }, at)
      refuseAbovePrice(ticket, rate.rate_amount, borne_by, at)
    }
  const free_stock_too = input.free_stock_too ?? row.free_stock_too
  const warning_hours = input.warning_hours ?? row.warning_hours
  await store.updateParts(trx, id, parts, { free_stock_too, discount, borne_by, live: true })
  await store.updateAllotment(trx, id, {
    ...rate,
    ...release,
    ...{ borne_by, free_stock_too, warning_hours },
    ...(release || input.warning_hours !== undefined
      ? { warn_at: warnAt(release ? release.release_at : row.release_at, warning_hours), warned_at: null }
      : {}),
    ...(input.sell_through_warning === undefined ? {} : { sell_through_warning: input.sell_through_warning, sell_through_warned_at: null }),
    updated: at,
    version: row.version + 1,
  })
  await moveStock(
    trx,
    [...moves].map(([ticket_id, allotted_quantity]) => ({ ticket_id, allotted_quantity })),
    at,
  )
  const after = await recorded(trx, caller, at, row)
  if (isTold(row, after)) await tell(env, trx, 'changed', after, at, { sender: sellerOf(caller), before: row })
  return versioned(after)
}

const versioned = (row: store.AllotmentRow): Versioned<Allotment> => ({ body: toAllotment(row), version: row.version })

async function recorded(trx: Trx, author: Author, at: Date, before: store.AllotmentRow): Promise<store.AllotmentRow> {
  const row = await readRow(trx, before.allotment_id)
  await recordHistory(trx, 'allotment', author, at, [
    { resource_id: row.allotment_id, version: row.version, before: toAllotment(before), after: toAllotment(row) },
  ])
  return row
}

/** Gives back unsold tickets of a live allotment, and closes it if `status` is given. Allotment and tickets are locked. */
async function giveBack(
  trx: Trx,
  author: Author,
  row: store.AllotmentRow,
  at: Date,
  { quantity, status }: { quantity: number; status: AllotmentStatus },
): Promise<store.AllotmentRow> {
  allotmentMachine.check('status', row.status as AllotmentStatus, status)
  const live = liveAllotment.is(status)
  let left = quantity
  const parts = row.tickets.map((part) => {
    const taken = Math.min(left, part.free)
    left -= taken
    return { ...part, released: part.released + taken, taken }
  })
  const { free_stock_too, rate_percentage: discount, borne_by } = row
  await store.updateParts(trx, row.allotment_id, parts, { free_stock_too, discount, borne_by, live })
  if (!live)
    await store.countAllotments(
      trx,
      parts.map((part) => part.ticket_id),
      -1,
    )
  await moveStock(
    trx,
    parts.flatMap(({ ticket_id, taken }) => (taken > 0 ? [{ ticket_id, allotted_quantity: -taken }] : [])),
    at,
  )
  const changes = { status, ...(live ? {} : { closed_at: at }), updated: at, version: row.version + 1 }
  await store.updateAllotment(trx, row.allotment_id, changes)
  return recorded(trx, author, at, row)
}

/** The supplier or the operator ends an allotment. What is sold or held stays so. */
export async function end(env: Env, trx: Trx, caller: Caller, id: string, guard?: Guard): Promise<Versioned<Allotment>> {
  const { row } = await lockLive(trx, id, ofSeller(caller))
  guard?.(row.version)
  refuseEnd(caller, row)
  const at = env.now()
  const after = await giveBack(trx, caller, row, at, { quantity: toAllotment(row).free, status: 'ended' })
  await tell(env, trx, 'ended', after, at, { sender: sellerOf(caller) })
  return versioned(after)
}

/** The distributor gives back some of its unsold tickets, or all of them, which closes the allotment. */
export async function release(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  { quantity }: AllotmentRelease,
): Promise<Versioned<Allotment>> {
  const { row } = await lockLive(trx, id, ofBuyer(caller))
  const before = toAllotment(row)
  if (quantity !== undefined && quantity > before.free)
    throw committed(`At most ${before.free} can be given back, not ${quantity}`, before.held + before.sold + before.released, before)
  const at = env.now()
  const status = quantity === undefined ? 'released' : 'active'
  const after = await giveBack(trx, caller, row, at, { quantity: quantity ?? before.free, status })
  const sender = isOperator(caller) ? null : caller.distributor_id
  await tell(env, trx, 'released', after, at, { sender })
  return versioned(after)
}

/** Releases one allotment whose time has come. False if another process has released it, or its time has changed. */
export async function releaseOne(env: Env, trx: Trx, author: Author, id: string): Promise<boolean> {
  const at = env.now()
  const locked = await store.lockAllotment(trx, id, store.isDue(at))
  if (!locked) return false
  await lockTickets(trx, locked.tickets)
  const row = await readRow(trx, id)
  const after = await giveBack(trx, author, row, at, { quantity: toAllotment(row).free, status: 'released' })
  await tell(env, trx, 'released', after, at)
  return true
}

/** Notifies the parties of allotments of an announced release, or of a share that is nearly used up. */
export async function warn(env: Env, trx: Trx, news: 'releasing' | 'selling', ids: readonly string[], at: Date): Promise<void> {
  const rows = await store.readAllotments(trx, ids)
  // In the order of suppliers, whose letters are counted under a lock: two processes that warn at once do not deadlock.
  for (const row of rows.toSorted((a, b) => (a.supplier_id < b.supplier_id ? -1 : 1))) {
    // Nothing is left to release: no warning is needed.
    if (news === 'releasing' && toAllotment(row).free === 0) continue
    await tell(env, trx, news, row, at)
  }
}
