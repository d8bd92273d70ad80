import { type Selectable, sql, type Updateable } from 'kysely'
import type { Author } from '../../lib/caller.js'
import type { DisruptionDecision, DisruptionKind } from '../../lib/disruption-states.js'
import {
  type FinancialStatus,
  type ItemStatus,
  type LogisticStatus,
  type NotifyClientStatus,
  notifyClient,
} from '../../lib/order-states.js'
import { wireTime } from '../../lib/time.js'
import type { DistributorFinancialStatus } from '../../money/charge/states.js'
import { texts } from '../../platform/db/arrays.js'
import { defer, prepared, type Read, readAll } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import type { BookingorderTable, GuestTable, OrderitemTable } from '../../platform/db/generated/tables.js'
import type { OrderCharge } from '../../platform/db/json.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { insertRows, type NewRow } from '../../platform/db/rows.js'
import { patchedVersions } from '../../platform/history/store.js'
import type { GuestdataStatus } from '../guests/states.js'
import { type NextStep, stepsOf } from './next-step.js'

/** The guest columns that an order may show. For encrypted fields, only whether a value is stored. */
export type GuestColumns = Pick<
  Selectable<GuestTable>,
  'guest_id' | 'lead_guest' | 'first_name' | 'last_name' | 'contact_email' | 'contact_phone' | 'gender' | 'country_of_residence'
> &
  Pick<Selectable<GuestTable>, 'street_name' | 'additional_street_name' | 'city' | 'zip' | 'province' | 'supported_team'> & {
    has_passport_number: boolean
    has_date_of_birth: boolean
  }

/** Read from a JSON aggregate, in which datetimes are text. */
export type ItemRow = Omit<Selectable<OrderitemTable>, 'ticket_status' | 'updated' | 'uploaded_at' | 'downloaded_at' | 'admitted_at'> & {
  ticket_status: ItemStatus
  updated: string
  uploaded_at: string | null
  downloaded_at: string | null
  admitted_at: string | null
  /** the ticket in which it is relisted or resold */
  relisted_ticket_id: string | null
  relisting_status: 'listed' | 'sold' | null
  /** bought from a relister */
  is_relisted: boolean
  /** for relisted admissions: the first supplier; null if there is no purchase */
  origin_supplier_id: string | null
  download_items: { downloaditem_id: string; download_link: string; ticket_sha: string | null; activated: boolean; label: string | null }[]
  guest: GuestColumns | null
}

export type OrderRow = Omit<
  Selectable<BookingorderTable>,
  | 'logistic_status'
  | 'guestdata_status'
  | 'distributorfinancial_status'
  | 'financial_status'
  | 'notify_client_status'
  | 'disruption_decision'
> & {
  logistic_status: LogisticStatus
  guestdata_status: GuestdataStatus
  distributorfinancial_status: DistributorFinancialStatus
  financial_status: FinancialStatus
  notify_client_status: NotifyClientStatus
  disruption_decision: DisruptionDecision | null
  event_name: string
  event_stop: Date
  event_start: Date
  event_status: string
  /** when the event was last disrupted */
  event_disrupted: Date | null
  disruption_kind: DisruptionKind | null
  disruption_decide_by: Date | null
  /** number of days after the event in which tickets can be downloaded */
  grace_period_download_tickets: number
  distributor_name: string
  supplier_name: string
  /** at the time of the order */
  rates: Record<string, string> | null
  /** current charges */
  charge: OrderCharge | null
  items: ItemRow[]
}

/** An order as it is read, with what it waits for. */
export interface FoundOrder extends OrderRow {
  /** local to the venue */
  event_startdate: string
  event_stopdate: string
  /** when the order lapses if it is not paid */
  payment_by: Date | null
  next_step: NextStep | null
  next_step_by: Date | null
}

const guestOf = sql`(
  select to_jsonb(g) - 'passport_number' - 'date_of_birth' || jsonb_build_object('has_passport_number', g.passport_number is not null, 'has_date_of_birth', g.date_of_birth is not null)
    from guest g where g.orderitem_id = i.orderitem_id)`
const originOf = sql`case when k.is_relisted_ticket then (
  select b.supplier_id from relisting x join bookingorder b on b.bookingorder_id = x.root_bookingorder_id where x.purchaseorderitem_id = i.purchaseorderitem_id) end`
const filesOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('downloaditem_id', f.downloaditem_id, 'download_link', f.download_link,
           'ticket_sha', f.ticket_sha, 'activated', f.activated, 'label', f.label) order by f.downloaditem_id), '[]')
    from downloaditem f where f.orderitem_id = i.orderitem_id and f.state = 'assigned')`
const select = sql`o.*, n.payment_by, n.next_step, n.next_step_by, e.event_name, e.date_start as event_startdate, e.date_stop as event_stopdate, e.date_start_utc as event_start, e.date_stop_utc as event_stop, e.event_status, e.disrupted as event_disrupted, dis.kind as disruption_kind, dis.decide_by as disruption_decide_by, d.grace_period_download_tickets, d.distributor_name, s.name as supplier_name, m.rates,
  (select c.charge from order_charge c where c.bookingorder_id = o.bookingorder_id) as charge,
  (select jsonb_agg(to_jsonb(i) || jsonb_build_object('guest', ${guestOf}, 'download_items', ${filesOf}, 'relisted_ticket_id', r.ticket_id, 'relisting_status', r.relisting_status,
            'is_relisted', k.is_relisted_ticket, 'origin_supplier_id', ${originOf}) order by i.position)
     from orderitem i join ticket k on k.ticket_id = i.ticket_id left join relisting r on r.orderitem_id = i.orderitem_id and r.relisting_status <> 'withdrawn' where i.bookingorder_id = o.bookingorder_id) as items`
const from = sql`bookingorder o join event e on e.event_id = o.event_id join distributor d on d.distributor_id = o.distributor_id
  join supplier s on s.supplier_id = o.supplier_id left join fxratemoment m on m.fxratemoment_id = o.fxratemoment_id
  left join disruption dis on dis.disruption_id = o.disruption_id cross join ${stepsOf}`
const unjoined = { from: sql`bookingorder o`, joined: ['e', 'd', 's', 'm', 'dis', 'n'] }

export const listOrders = (db: Db, request: ListRequest, visible: Condition): Promise<Page<FoundOrder>> =>
  readPage<FoundOrder>(db, request, { select, from, unjoined, where: [visible] })

export async function findOrder(db: Db, id: string, visible: Condition): Promise<FoundOrder | undefined> {
  const { rows } = await sql<FoundOrder>`${prepared}select ${select} from ${from} where o.bookingorder_id = ${id} and ${visible}`.execute(
    db,
  )
  return rows[0]
}

/** Most orders that `findSome` reads. */
export const ordersAtOnce = 4

/**
 * The statement always has `ordersAtOnce` values; those without an order are null. With an array, PostgreSQL would expect fewer rows for a
 * short one than the kept plan does, and make a new plan each time.
 */
export async function findSome(db: Db, ids: string[], visible: Condition): Promise<Map<string, FoundOrder>> {
  const values = Array.from({ length: ordersAtOnce }, (_none, index) => sql`${ids[index] ?? null}::text`)
  const { rows } =
    await sql<FoundOrder>`${prepared}select ${select} from ${from} where o.bookingorder_id in (${sql.join(values)}) and ${visible}`.execute(
      db,
    )
  return new Map(rows.map((row) => [row.bookingorder_id, row]))
}

const several = (ids: string[]) =>
  sql<FoundOrder>`select ${select} from ${from} where o.bookingorder_id = any(${ids}::text[]) order by o.bookingorder_id`

export const findOrders = async (db: Db, ids: string[]): Promise<FoundOrder[]> => (await several(ids).execute(db)).rows

export const ordersOf = (ids: string[]): Read<OrderRow[]> => ({ statements: [several(ids)], of: ([rows]) => rows as OrderRow[] })

/**
 * For the history of new orders. Invoice numbers are assigned last, because their lock blocks other bookings, so the history reads them in
 * the same statement. Nothing for other resources.
 */
export const currentInvoices = sql`coalesce((select jsonb_build_object('invoices', o.invoices) from bookingorder o where o.bookingorder_id = v.resource_id), '{}')`

/** Locks first, then reads in a second statement. */
export const lockOrder = (trx: Trx, id: string, visible: Condition): Promise<FoundOrder | undefined> =>
  readAll(trx, {
    statements: [
      sql`select from bookingorder o where o.bookingorder_id = ${id} and ${visible} for update`,
      sql`select ${select} from ${from} where o.bookingorder_id = ${id}`,
    ],
    of: ([locked, rows]) => (locked?.length === 0 ? undefined : (rows as FoundOrder[])[0]),
  })

const ordersLock = (ids: readonly string[]) =>
  sql`select from bookingorder where bookingorder_id = any(${[...ids]}::text[]) order by bookingorder_id for update`

/** Locks several orders in id order. */
export const lockOrders = (trx: Trx, ids: readonly string[]): Promise<void> => defer(trx, ordersLock(ids))

/** The same, and waits until they are locked. */
export const waitForOrders = (trx: Trx, ids: readonly string[]): Promise<void> =>
  readAll(trx, { statements: [ordersLock(ids)], of: () => undefined })

/** The statements that insert new orders and their items, to be combined with others. */
export const ordersInsert = (rows: NewRow<'bookingorder'>[]) => insertRows('bookingorder', rows)
export const itemsInsert = (rows: NewRow<'orderitem'>[]) => insertRows('orderitem', rows)

export const updateOrder = (trx: Trx, id: string, changes: Updateable<BookingorderTable>): Promise<void> =>
  defer(trx, trx.updateTable('bookingorder').set(changes).where('bookingorder_id', '=', id))

/** Records the result of the letters of these orders, if they were still to be sent. Each order gets a new version in the history. */
export function setNotified(trx: Trx, ids: string[], status: NotifyClientStatus, author: Author, at: Date): Promise<void> {
  const patch = { updated: wireTime(at), notify_client_status: status }
  return defer(
    trx,
    sql`with noted as (
      update bookingorder set notify_client_status = ${status}, updated = ${at}, version = version + 1
       where bookingorder_id = any(${texts(ids)}::text[]) and notify_client_status = any(${[...notifyClient.open]}::text[])
      returning bookingorder_id as resource_id, version)
    ${patchedVersions({ resource: 'bookingorder', ids, patch }, author, at, sql`select * from noted`)}`,
  )
}

export const updateItem = (trx: Trx, id: string, changes: Updateable<OrderitemTable>) =>
  trx.updateTable('orderitem').set(changes).where('orderitem_id', '=', id).execute()

/** Sets the status of several items. */
export const setItemStatus = (trx: Trx, ids: string[], status: ItemStatus, at: Date) =>
  sql`update orderitem set ticket_status = ${status}, updated = ${at} where orderitem_id = any(${ids}::text[])`.execute(trx)

/** Sets the status of several orders. Each gets a new version. */
export const setFinancialStatus = (trx: Trx, ids: readonly string[], status: FinancialStatus, at: Date) =>
  sql`update bookingorder set financial_status = ${status}, updated = ${at}, version = version + 1 where bookingorder_id = any(${[...ids]}::text[])`.execute(
    trx,
  )

export const orderExists = async (db: Db, id: string, distributorId: string): Promise<boolean> =>
  (await db
    .selectFrom('bookingorder')
    .select('bookingorder_id')
    .where('bookingorder_id', '=', id)
    .where('distributor_id', '=', distributorId)
    .executeTakeFirst()) !== undefined
