import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { drawnShares, lockStock, moveShares, type ShareMove, stockMoves } from '../../catalogue/tickets/stock.js'
import { defer, prepared } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import type { ReservationTable } from '../../platform/db/generated/tables.js'
import type { LineTerms } from '../../platform/db/json.js'
import type { ListRequest } from '../../platform/db/list.js'
import { newestMoment } from '../../platform/db/moment.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { insertRows, type NewRow, selectRows, updateRows } from '../../platform/db/rows.js'
import { historyInsert } from '../../platform/history/store.js'
import { type KeyedRequest, recordedAnswers } from '../../platform/idempotency/store.js'
import { unconfirmed } from './confirmed.js'
import { holdingReservation, openReservation, type ReservationStatus, type VoidReason } from './states.js'

export interface ItemRow {
  line: number
  ticket_id: string
  quantity: number
  held: number
  net_rate: number
  currency: string
  sales_price: number
  ticket_name: string
  event_name: string
  /** the allotment it was taken from; null for free stock */
  allotment_id: string | null
  /** agreed when the ticket was held */
  terms: LineTerms
}

export type ReservationRow = Omit<Selectable<ReservationTable>, 'status' | 'void_reason'> & {
  status: ReservationStatus
  void_reason: VoidReason | null
  items: ItemRow[]
}

export const items = sql`(select jsonb_agg(to_jsonb(i) - 'reservation_id' order by i.line) from reservation_item i where i.reservation_id = r.reservation_id) as items`

export const listReservations = (db: Db, request: ListRequest, visible: Condition): Promise<Page<ReservationRow>> =>
  readPage<ReservationRow>(db, request, { select: sql`r.*, ${items}`, from: sql`reservation r`, where: [visible] })

export async function findReservation(db: Db, id: string, visible: Condition): Promise<ReservationRow | undefined> {
  const { rows } = await sql<ReservationRow>`select r.*, ${items} from reservation r where r.reservation_id = ${id} and ${visible}`.execute(
    db,
  )
  return rows[0]
}

/** Only for the error about a reservation that is already booked. The reservation row has no reference to its booking. */
export const bookingOf = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('booking').select('booking_id').where('reservation_id', '=', id).executeTakeFirst())?.booking_id ?? null

/**
 * Freed quota is inserted as a separate row, without a lock on the count. An update of the count would make bookings and releases block all
 * reservations of the same distributor. The next reservation locks the count and adds these rows to it.
 */
const quotaFreed = (held: Map<string, number>) =>
  sql`insert into distributor_hold_freed (distributor_id, held)
      select x.distributor_id, x.held from unnest(${[...held.keys()]}::text[], ${[...held.values()]}::int[]) as x (distributor_id, held) where x.held > 0`

/**
 * Adds held tickets to the distributors' counts, as parts of a WITH. The count rows are already locked. `hasFreed`: whether there may be rows
 * of freed quota; one that is added meanwhile is left for the next reservation.
 */
const quotaTaken = (held: Map<string, number>, hasFreed = true) =>
  !hasFreed
    ? sql`room as (
      update distributor_hold h set held = h.held + x.held
        from unnest(${[...held.keys()]}::text[], ${[...held.values()]}::int[]) as x (distributor_id, held) where h.distributor_id = x.distributor_id)`
    : sql`notes as (delete from distributor_hold_freed where distributor_id = any(${[...held.keys()]}::text[]) returning distributor_id, held),
    room as (
      update distributor_hold h set held = h.held + x.held - coalesce((select sum(n.held) from notes n where n.distributor_id = h.distributor_id), 0)
        from unnest(${[...held.keys()]}::text[], ${[...held.values()]}::int[]) as x (distributor_id, held) where h.distributor_id = x.distributor_id)`

const heldBy = (reservations: ReservationRow[]): Map<string, number> => {
  const held = new Map<string, number>()
  for (const { distributor_id, items } of reservations) {
    held.set(
      distributor_id,
      items.reduce((sum, item) => sum + item.held, held.get(distributor_id) ?? 0),
    )
  }
  return held
}

const holdsOf = (reservations: ReservationRow[]): ItemRow[] => reservations.flatMap(({ items }) => items)

/** The same change of every share that the lines were taken from. */
const sharesOf = (items: readonly ItemRow[], move: (held: number) => Pick<ShareMove, 'held' | 'sold'>): ShareMove[] =>
  items.flatMap(({ allotment_id, ticket_id, held }) =>
    allotment_id === null || held === 0 ? [] : [{ allotment_id, ticket_id, ...move(held) }],
  )

const ticketsOf = ({ items }: ReservationRow): string[] => [...new Set(items.map((item) => item.ticket_id))]

/** The columns of a new reservation that have a value. The others have their defaults. */
const newColumns = [
  ...([
    'reservation_id',
    'client_id',
    'distributor_id',
    'onbehalfclient_id',
    'status',
    'booking_email',
    'notify_client',
    'notify_me',
  ] as const),
  ...(['notes', 'external_reference_id', 'target_currency', 'fxratemoment_id', 'valid_until', 'extendable_until'] as const),
  ...(['api_reservation', 'parent_allocation_id', 'terms', 'created', 'updated', 'created_by', 'first_recorded_later'] as const),
] as const
const requestColumns = [...newColumns, 'on_request'] as const
const lineColumns = [
  ...(['reservation_id', 'line', 'ticket_id', 'quantity', 'net_rate', 'currency', 'sales_price', 'ticket_name', 'event_name'] as const),
  ...(['terms', 'held', 'allotment_id'] as const),
] as const

const linesInsert = (reservations: ReservationRow[]): RawBuilder<unknown> => {
  const lines = reservations.flatMap(({ reservation_id, items }) => items.map((item) => Object.assign({ reservation_id }, item)))
  return insertRows('reservation_item', lines, lineColumns)
}

/** An accepted hold, its first version if the history gets it now, and its idempotency key. */
export interface Accepted {
  row: ReservationRow
  past: NewRow<'history'> | undefined
  keyed: KeyedRequest | undefined
}

/** What the reads and the decision of a batch tell about its writes. PostgreSQL prepares every part of a statement, also one that finds no row. */
interface Known {
  /** whether they may take the last of a ticket */
  takesLast: boolean
  hasFreed: boolean
}

/**
 * All writes of the accepted requests in one statement, sent together with the commit: one round trip less, so locks are held for a shorter
 * time. A repeated idempotency key is answered with the first version, so the answer is not stored twice.
 */
export async function insertAccepted(trx: Trx, accepted: Accepted[], at: Date, known: Known): Promise<void> {
  const rows = accepted.map(({ row }) => row)
  const drawn = (item: ItemRow) => (item.allotment_id === null ? 0 : -item.held)
  const moves = holdsOf(rows).map((item) => ({
    ticket_id: item.ticket_id,
    reservations_quantity: item.held,
    allotted_quantity: drawn(item),
  }))
  const shares = sharesOf(holdsOf(rows), (held) => ({ held }))
  const answers = accepted.flatMap(({ keyed, row: { reservation_id } }) => (keyed ? [{ keyed, reservation_id }] : []))
  const past = accepted.flatMap((one) => one.past ?? [])
  await defer(
    trx,
    sql`${prepared}
    with ${drawnShares(shares)} ${stockMoves(moves, at, known.takesLast)}, ${quotaTaken(heldBy(rows), known.hasFreed)}, answered as (${recordedAnswers(answers, at)}),
    ${past.length > 0 ? sql`past as (${historyInsert(past)}),` : sql``}
    made as (${insertRows('reservation', rows, rows.some((row) => row.on_request) ? requestColumns : newColumns)})
    ${linesInsert(rows)}`,
  )
}

/**
 * Selects expired reservations: at most `limit`, the oldest first; optionally those that hold some of `tickets`, the one named `only`, or
 * all without `except`.
 */
export interface Expired {
  limit: number
  tickets?: string[] | undefined
  only?: string
  except?: string[]
}

/** Locks expired open reservations. Rows that are locked by another transaction are skipped. */
export async function lockExpired(trx: Trx, at: Date, { limit, tickets, only, except = [] }: Expired): Promise<ReservationRow[]> {
  const ofTickets = tickets
    ? sql`and exists (select from reservation_item i where i.reservation_id = r.reservation_id and i.held > 0 and i.ticket_id = any(${tickets}::text[]))`
    : sql``
  const { rows } = await sql<{ reservation_id: string }>`
    select r.reservation_id from reservation r
     where ${openReservation.sql('r')} and r.valid_until <= ${at} ${ofTickets}
       ${only ? sql`and r.reservation_id = ${only}` : sql`and r.reservation_id <> all(${except}::text[])`}
     order by r.valid_until limit ${limit} for update skip locked`.execute(trx)
  return readMany(
    trx,
    rows.map((row) => row.reservation_id),
  )
}

/** Locks open reservations that hold some of these tickets. Rows that are locked by another transaction are skipped. */
export async function lockHolding(trx: Trx, tickets: string[]): Promise<ReservationRow[]> {
  const { rows } = await sql<{ reservation_id: string }>`
    select r.reservation_id from reservation r
     where ${holdingReservation.sql('r')} and exists (
       select from reservation_item i where i.reservation_id = r.reservation_id and i.held > 0 and i.ticket_id = any(${tickets}::text[]))
     order by r.reservation_id for update skip locked`.execute(trx)
  return readMany(
    trx,
    rows.map((row) => row.reservation_id),
  )
}

export async function readMany(db: Db, ids: string[]): Promise<ReservationRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ReservationRow>`select r.*, ${items} from reservation r where r.reservation_id = any(${ids}::text[])`.execute(
    db,
  )
  return rows
}

type End = { status: 'void'; void_reason: VoidReason } | { status: 'booked'; sold: boolean }

/** Like `endLockedHolds`, but locks the tickets too. */
export async function endHolds(trx: Trx, reservations: ReservationRow[], end: End, at: Date): Promise<ReservationRow[]> {
  await lockStock(
    trx,
    holdsOf(reservations).flatMap((item) => (item.held > 0 ? [item.ticket_id] : [])),
  )
  return endLockedHolds(trx, reservations, end, at)
}

/**
 * Ends holds. Their tickets return to stock or, after a booking, count as sold; the distributors' quota is freed. The reservations and the
 * tickets must be locked. Returns the changed reservations in the same order.
 */
export async function endLockedHolds(trx: Trx, reservations: ReservationRow[], end: End, at: Date): Promise<ReservationRow[]> {
  const holds = holdsOf(reservations).filter((item) => item.held > 0)
  const isSold = end.status === 'booked' && end.sold
  const shares = await moveShares(
    trx,
    sharesOf(holds, (held) => ({ held: -held, ...(isSold ? { sold: held } : {}) })),
  )
  const moves = [
    ...holds.map(({ ticket_id, held }) => ({
      ticket_id,
      reservations_quantity: -held,
      ...(isSold ? { number_of_tickets_sold: held } : {}),
    })),
    // A ticket of a booking is in exactly one order, even if it has several lines.
    ...(isSold
      ? reservations.flatMap(ticketsOf).map((ticket_id) => ({ ticket_id, number_of_bookingorders: 1 }))
      : await unconfirmed(trx, reservations)),
    ...shares,
  ]
  const ids = reservations.map((one) => one.reservation_id)
  const void_reason = 'void_reason' in end ? end.void_reason : null
  await defer(
    trx,
    sql`
    with ${stockMoves(moves, at)}, room as (${quotaFreed(heldBy(reservations))}),
    freed as (update reservation_item set held = 0 where reservation_id = any(${ids}::text[]))
    update reservation set status = ${end.status}, void_reason = ${void_reason}, updated = ${at}, version = version + 1
     where reservation_id = any(${ids}::text[])`,
  )
  return reservations.map((one) => ({
    ...one,
    ...{ status: end.status, void_reason, updated: at, version: one.version + 1 },
    items: one.items.map((item) => ({ ...item, held: 0 })),
  }))
}

/** Replaces the lines. The old tickets return to stock, the new ones are held. */
export async function replaceLines(trx: Trx, before: ReservationRow, after: ReservationRow): Promise<void> {
  const shares = await moveShares(trx, [
    ...sharesOf(before.items, (held) => ({ held: -held })),
    ...sharesOf(after.items, (held) => ({ held })),
  ])
  const moves = [
    ...shares,
    ...(await unconfirmed(trx, [before])),
    ...before.items.map(({ ticket_id, held }) => ({ ticket_id, reservations_quantity: -held })),
    ...after.items.map(({ ticket_id, held }) => ({ ticket_id, reservations_quantity: held })),
  ]
  const difference = (heldBy([after]).get(after.distributor_id) ?? 0) - (heldBy([before]).get(before.distributor_id) ?? 0)
  await sql`delete from reservation_item where reservation_id = ${before.reservation_id}`.execute(trx)
  await sql`
    with ${stockMoves(moves, after.updated)}, ${quotaTaken(new Map([[after.distributor_id, difference]]))},
    changed as (
      update reservation set terms = ${JSON.stringify(after.terms)}::jsonb, fxratemoment_id = ${after.fxratemoment_id}, parent_allocation_id = ${after.parent_allocation_id}, on_request = ${after.on_request},
        valid_until = ${after.valid_until}, extendable_until = ${after.extendable_until}, updated = ${after.updated}, version = ${after.version}
       where reservation_id = ${after.reservation_id})
    ${linesInsert([after])}`.execute(trx)
}

/** After the supplier accepted: moves the quantity from the supplier's on-request quantity to stock, and holds it. */
export async function confirmRequest(trx: Trx, after: ReservationRow): Promise<void> {
  const moves = after.items.map(({ ticket_id, held }) => ({
    ticket_id,
    backorder_quantity: -held,
    supplier_quantity: held,
    reservations_quantity: held,
  }))
  await sql`
    with ${stockMoves(moves, after.updated)}, ${quotaTaken(heldBy([after]))},
    confirmed as (
      update reservation_item i set quantity = x.quantity, held = x.quantity
        from (${selectRows('reservation_item', ['line', 'quantity'], after.items)}) x where i.reservation_id = ${after.reservation_id} and i.line = x.line)
    update reservation set status = ${after.status}, valid_until = ${after.valid_until}, extendable_until = ${after.extendable_until}, updated = ${after.updated}, version = ${after.version}
     where reservation_id = ${after.reservation_id}`.execute(trx)
}

/** Email addresses of the suppliers of these tickets. */
export async function supplierAddresses(trx: Trx, tickets: string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct unnest(s.emails) as email from ticket t join supplier s on s.supplier_id = t.supplier_id where t.ticket_id = any(${tickets}::text[])`.execute(
    trx,
  )
  return rows.map((row) => row.email)
}

export const updateReservation = (trx: Trx, id: string, changes: Updateable<ReservationTable>): Promise<void> =>
  defer(trx, trx.updateTable('reservation').set(changes).where('reservation_id', '=', id))

/** The values of a column of these reservations, as an array in SQL. */
export const valuesOf = (ids: string[], column: 'distributor_id' | 'fxratemoment_id'): RawBuilder<unknown> =>
  sql`array(select r.${sql.ref(column)} from reservation r where r.reservation_id = any(${ids}::text[]))`

/** Writes how these reservations are to be paid. */
export const setPayments = (trx: Trx, rows: ReservationRow[]): Promise<void> =>
  defer(trx, updateRows('reservation', 'reservation_id', ['payment_method', 'payment_reference', 'updated', 'version'], rows))

/** The client of a distributor, for a request on its behalf. */
export async function findBuyer(db: Db, clientId: string): Promise<{ distributor_id: string } | undefined> {
  const row = await db
    .selectFrom('client')
    .select('distributor_id')
    .where('client_id', '=', clientId)
    .where('client_status', '=', 'active')
    .executeTakeFirst()
  return row?.distributor_id ? { distributor_id: row.distributor_id } : undefined
}

/** Whether the exchange rates of this time include this currency. Rates are relative to the euro. */
export async function hasRate(db: Db, currency: string, at: Date): Promise<boolean> {
  if (currency === 'EUR') return true
  const { rows } = await sql<{ has: boolean }>`select jsonb_exists(m.rates, ${currency}) as has from ${newestMoment(at)}`.execute(db)
  return rows[0]?.has ?? false
}
