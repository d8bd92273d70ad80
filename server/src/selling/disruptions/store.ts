import { type Insertable, type Selectable, sql } from 'kysely'
import { type DisruptionDecision, type DisruptionKind, type DisruptionStatus, runningDisruption } from '../../lib/disruption-states.js'
import { liveItem, liveOrder } from '../../lib/order-states.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { DisruptionOrderTable, DisruptionTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { insertRows, type NewRow } from '../../platform/db/rows.js'
import { liveAllotment } from '../allotments/states.js'
import type { DisruptedOrder } from './schema.js'

export type DisruptionRow = Omit<Selectable<DisruptionTable>, 'kind' | 'status'> & { kind: DisruptionKind; status: DisruptionStatus }
export type OrderStepRow = Omit<Selectable<DisruptionOrderTable>, 'decision' | 'outcome'> & {
  decision: DisruptionDecision | null
  outcome: DisruptedOrder['outcome']
}
export interface ProgressRow {
  orders: number
  informed: number
  pending: number
  accepted: number
  refunded: number
  failed: number
}
export type ShownRow = DisruptionRow & { event_name: string; progress: ProgressRow }

/** The steps of a disruption are attempted so often. */
export const maxAttempts = 3

const unused = sql`${liveItem.sql('i')} and i.admitted_at is null`

export const insertDisruption = (trx: Trx, row: Insertable<DisruptionTable>) => trx.insertInto('disruption').values(row).execute()

export async function insertOrders(trx: Trx, rows: NewRow<'disruption_order'>[]): Promise<void> {
  if (rows.length > 0) await insertRows('disruption_order', rows).execute(trx)
}

const progress = (own: Condition) => sql`(
  select jsonb_build_object('orders', count(*), 'informed', count(*) filter (where o.informed is not null),
           'pending', count(*) filter (where o.decision = 'pending'), 'accepted', count(*) filter (where o.outcome = 'kept'),
           'refunded', count(*) filter (where o.outcome = 'cancelled'), 'failed', count(*) filter (where o.outcome = 'failed'))
    from disruption_order o where o.disruption_id = d.disruption_id and ${own})`
const shown = (own: Condition) => sql`d.*, e.event_name, ${progress(own)} as progress`
const from = sql`disruption d join event e on e.event_id = d.event_id`

/** `visible` is a condition on the disruption (`d`), `own` on its orders (`o`). */
export const listDisruptions = (
  db: Db,
  request: ListRequest,
  eventId: string,
  visible: Condition,
  own: Condition,
): Promise<Page<ShownRow>> => readPage<ShownRow>(db, request, { select: shown(own), from, where: [sql`d.event_id = ${eventId}`, visible] })

export async function findDisruption(db: Db, id: string, visible: Condition, own: Condition): Promise<ShownRow | undefined> {
  const { rows } = await sql<ShownRow>`select ${shown(own)} from ${from} where d.disruption_id = ${id} and ${visible}`.execute(db)
  return rows[0]
}

export async function lockDisruption(trx: Trx, id: string): Promise<DisruptionRow | undefined> {
  const { rows } = await sql<DisruptionRow>`select d.* from disruption d where d.disruption_id = ${id} for update`.execute(trx)
  return rows[0]
}

/** Share-locks the disruption: its status stays while a step of it runs. */
export async function shareLockDisruption(trx: Trx, id: string): Promise<DisruptionRow | undefined> {
  const { rows } = await sql<DisruptionRow>`select d.* from disruption d where d.disruption_id = ${id} for share`.execute(trx)
  return rows[0]
}

export const setDisruption = (
  trx: Trx,
  id: string,
  changes: { status?: DisruptionStatus; applied?: Date; applied_by?: string; finished?: Date; reminded?: Date; updated: Date },
) => trx.updateTable('disruption').set(changes).where('disruption_id', '=', id).execute()

const waiting = {
  /** decided, and not carried out */
  decided: sql`o.decision in ('accept', 'refund') and o.settled is null`,
  uninformed: sql`o.informed is null`,
  undecided: sql`o.decision = 'pending' and o.settled is null`,
  unreverted: sql`o.reverted is null and o.informed is not null`,
}
export type Waiting = keyof typeof waiting

/** This step of an order (`o`) is to be done. One that has failed too often is not tried again. */
const isToDo = (step: Waiting) => sql`${waiting[step]} and o.attempts < ${maxAttempts}`
/** The disruption (`d`) is open, and decisions that were made are to be carried out. */
const isDeciding = sql`(d.status = 'open' and exists (
  select from disruption_order o where o.disruption_id = d.disruption_id and ${isToDo('decided')}))`

/** A disruption of the event that is being carried out, or whose decisions are. */
export async function runningOf(db: Db, eventId: string): Promise<string | undefined> {
  const { rows } = await sql<{ disruption_id: string }>`
    select d.disruption_id from disruption d where d.event_id = ${eventId} and (${runningDisruption.sql('d')} or ${isDeciding}) limit 1`.execute(
    db,
  )
  return rows[0]?.disruption_id
}

/** The disruption that was applied last and is not reverted. */
export async function latestOf(db: Db, eventId: string): Promise<DisruptionRow | undefined> {
  const { rows } = await sql<DisruptionRow>`
    select d.* from disruption d where d.event_id = ${eventId} and d.status in ('applying', 'open', 'closing', 'done', 'reverting')
     order by d.applied desc limit 1`.execute(db)
  return rows[0]
}

/** One change of the disruptions of an event at a time. */
export const lockDisruptionsOf = (trx: Trx, eventId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${eventId}, 11))`.execute(trx)

/** Locks the allotments whose release moves with the event. */
export const lockAllotmentsOf = (trx: Trx, eventId: string) =>
  sql`select from allotment a where a.event_id = ${eventId} and ${liveAllotment.sql('a')} order by a.allotment_id for no key update`.execute(
    trx,
  )

/** All tickets of the event, deleted ones too: they may be held. */
export async function ticketsOf(trx: Trx, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ ticket_id: string }>`select ticket_id from ticket where event_id = ${eventId} order by ticket_id`.execute(
    trx,
  )
  return rows.map((row) => row.ticket_id)
}

/** Ends the holds that were made before. */
export const setDisrupted = (trx: Trx, eventId: string, at: Date) =>
  trx.updateTable('event').set({ disrupted: at }).where('event_id', '=', eventId).execute()

/** All orders of the cancelled event were settled: what suppliers are still owed can be paid. */
export const setPayoutDecided = (trx: Trx, eventId: string) =>
  trx.updateTable('event').set({ payout_decided: true }).where('event_id', '=', eventId).execute()

/** Orders made since a disruption was applied. */
export async function ordersSince(trx: Trx, eventId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookingorder o where o.event_id = ${eventId} and o.created > ${since} and ${liveOrder.sql('o')}`.execute(
    trx,
  )
  return rows[0]?.count ?? 0
}

/** Orders that were refunded, or whose refund is decided. */
export async function refundsOf(trx: Trx, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from disruption_order where disruption_id = ${id} and (decision = 'refund' or outcome = 'cancelled')`.execute(
    trx,
  )
  return rows[0]?.count ?? 0
}

const isSupersedable = sql`status in ('open', 'done')`

/** Locks the disruptions that the next one supersedes. From then on no decision about them is made or carried out. */
export const lockEarlier = (trx: Trx, eventId: string) =>
  sql`select from disruption where event_id = ${eventId} and ${isSupersedable} order by disruption_id for update`.execute(trx)

/** Ends the earlier disruption of the event. What was not decided, or has failed, is decided with the next one. */
export async function supersede(trx: Trx, eventId: string, except: string, at: Date): Promise<void> {
  const { rows } = await sql<{ disruption_id: string }>`
    update disruption set status = 'superseded', finished = coalesce(finished, ${at}), updated = ${at}
     where event_id = ${eventId} and disruption_id <> ${except} and ${isSupersedable} returning disruption_id`.execute(trx)
  await sql`
    update disruption_order set decision = null
     where disruption_id = any(${rows.map((row) => row.disruption_id)}::text[]) and settled is null and decision is not null`.execute(trx)
}

/** Disruptions with work to do, and open ones whose deadline has passed. */
export async function withWork(db: Db, at: Date): Promise<{ disruption_id: string; is_due: boolean }[]> {
  const { rows } = await sql<{ disruption_id: string; is_due: boolean }>`
    select d.disruption_id, d.status = 'open' and d.decide_by <= ${at} as is_due from disruption d
     where ${runningDisruption.sql('d')} or (d.status = 'open' and d.decide_by <= ${at}) or ${isDeciding}
     order by d.applied`.execute(db)
  return rows
}

/** Locks the next order with this step to do that no other worker has. The last buyers of a chain come first. */
export async function takeStep(trx: Trx, id: string, step: Waiting): Promise<OrderStepRow | undefined> {
  const { rows } = await sql<OrderStepRow>`
    select o.* from disruption_order o where o.disruption_id = ${id} and ${isToDo(step)}
     order by o.attempts, o.depth desc, o.bookingorder_id limit 1 for update skip locked`.execute(trx)
  return rows[0]
}

/** Whether an order has this step to do, also if another worker has it. */
export async function hasStep(db: Db, id: string, step: Waiting): Promise<boolean> {
  const { rows } = await sql`
    select from disruption_order o where o.disruption_id = ${id} and ${isToDo(step)} limit 1`.execute(db)
  return rows.length > 0
}

export async function lockStep(trx: Trx, id: string, bookingorderId: string): Promise<OrderStepRow | undefined> {
  const { rows } = await sql<OrderStepRow>`
    select o.* from disruption_order o where o.disruption_id = ${id} and o.bookingorder_id = ${bookingorderId} for update`.execute(trx)
  return rows[0]
}

export type StepChanges = Partial<
  Pick<
    OrderStepRow,
    'informed' | 'decision' | 'decided' | 'decided_by' | 'settled' | 'reverted' | 'outcome' | 'refunded' | 'attempts' | 'fault'
  >
>
export const setStep = (trx: Trx, { disruption_id, bookingorder_id }: OrderStepRow, changes: StepChanges) =>
  trx
    .updateTable('disruption_order')
    .set(changes)
    .where('disruption_id', '=', disruption_id)
    .where('bookingorder_id', '=', bookingorder_id)
    .execute()

export const noteFailure = (db: Db, id: string, bookingorderId: string, fault: string) =>
  sql`update disruption_order set attempts = attempts + 1, fault = ${fault}, outcome = case when attempts + 1 >= ${maxAttempts} then 'failed' else outcome end
       where disruption_id = ${id} and bookingorder_id = ${bookingorderId}`.execute(db)

/** The relisters' orders to which these admissions return when they are cancelled. */
export async function sellersOf(trx: Trx, orderitemIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ bookingorder_id: string }>`
    select distinct p.bookingorder_id from orderitem n join relisting r on r.purchaseorderitem_id = n.purchaseorderitem_id and r.relisting_status = 'sold'
      join orderitem p on p.orderitem_id = r.orderitem_id where n.orderitem_id = any(${[...orderitemIds]}::text[]) order by 1`.execute(trx)
  return rows.map((row) => row.bookingorder_id)
}

/** An order that has got admissions back has to be decided, unless its buyer has accepted. Returns whether it has. */
export async function reopen(trx: Trx, id: string, bookingorderId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update disruption_order set decision = 'pending', decided = null, decided_by = null, settled = null, outcome = 'waiting'
     where disruption_id = ${id} and bookingorder_id = ${bookingorderId} and informed is not null and (decision is null or decision = 'refund')`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0) > 0
}

/** Moves the dates of an order's admissions together with the event. */
export async function shiftItems(trx: Trx, bookingorderId: string, from: string, to: string, at: Date): Promise<void> {
  if (from === to) return
  await sql`update orderitem i set ticket_startdate = i.ticket_startdate + (${to}::timestamp - ${from}::timestamp),
              ticket_stopdate = i.ticket_stopdate + (${to}::timestamp - ${from}::timestamp), updated = ${at}
             where i.bookingorder_id = ${bookingorderId} and ${unused}`.execute(trx)
}

/** Records decisions that the worker carries out. `own` is a condition on the orders (`o`). */
export async function decideMany(
  trx: Trx,
  id: string,
  decision: DisruptionDecision,
  ids: string[] | undefined,
  own: Condition,
  by: string,
  at: Date,
): Promise<number> {
  const named = ids === undefined ? everyRow : sql`o.bookingorder_id = any(${ids}::text[])`
  const { numAffectedRows } = await sql`
    update disruption_order o set decision = ${decision}, decided = ${at}, decided_by = ${by}
     where o.disruption_id = ${id} and o.decision = 'pending' and o.informed is not null and ${named} and ${own}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Of these orders, or of all, those that are in the disruption and the caller's. */
export async function knownOrders(db: Db, id: string, ids: string[] | undefined, own: Condition): Promise<Set<string>> {
  const named = ids === undefined ? everyRow : sql`o.bookingorder_id = any(${ids}::text[])`
  const { rows } = await sql<{ bookingorder_id: string }>`
    select o.bookingorder_id from disruption_order o where o.disruption_id = ${id} and ${named} and ${own} limit ${ids?.length ?? 1}`.execute(
    db,
  )
  return new Set(rows.map((row) => row.bookingorder_id))
}

export interface ListedOrderRow extends OrderStepRow {
  booking_code: string
  distributor_name: string
}

export const listOrders = (db: Db, request: ListRequest, id: string, own: Condition): Promise<Page<ListedOrderRow>> =>
  readPage<ListedOrderRow>(db, request, {
    select: sql`d.*, b.booking_code, p.distributor_name`,
    from: sql`disruption_order d join bookingorder b on b.bookingorder_id = d.bookingorder_id join distributor p on p.distributor_id = d.distributor_id`,
    where: [sql`d.disruption_id = ${id}`, own],
  })

/** The addresses that wait for a decision, with their booking codes and language. */
export async function undecidedByAddress(
  db: Db,
  id: string,
): Promise<{ booking_email: string; preferred_language: string; codes: string[] }[]> {
  const { rows } = await sql<{ booking_email: string; preferred_language: string; codes: string[] }>`
    select b.booking_email, p.preferred_language, array_agg(b.booking_code order by b.booking_code) as codes
      from disruption_order o join bookingorder b on b.bookingorder_id = o.bookingorder_id join distributor p on p.distributor_id = b.distributor_id
     where o.disruption_id = ${id} and o.decision = 'pending' group by 1, 2 order by 1`.execute(db)
  return rows
}

/** The language of the buyer's letters, and the event's name in it. */
export async function readerOf(db: Db, bookingorderId: string): Promise<{ preferred_language: string; event_name: string } | undefined> {
  const { rows } = await sql<{ preferred_language: string; event_name: string }>`
    select p.preferred_language, coalesce(n.translated_event_name, e.event_name) as event_name
      from bookingorder b join distributor p on p.distributor_id = b.distributor_id join event e on e.event_id = b.event_id
      left join event_translation n on n.event_id = e.event_id and n.language = p.preferred_language and n.deleted is null
     where b.bookingorder_id = ${bookingorderId}`.execute(db)
  return rows[0]
}

/** Deletes previews that were not applied. */
export const forgetPreviews = (db: Db, before: Date) =>
  sql`delete from disruption where status = 'previewed' and created < ${before}`.execute(db)
