import { sql } from 'kysely'
import { type Author, type Caller, isOperator } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import type { Facts } from '../../lib/facts.js'
import { newId } from '../../lib/ids.js'
import { wireTime } from '../../lib/time.js'
import type { Env, Guard } from '../../platform/context.js'
import type { Condition } from '../../platform/db/filter.js'
import { refuseUnknown } from '../../platform/db/known.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { recordHistory } from '../../platform/history/store.js'
import { refuseExchanged, refusesBroken } from './agreed.js'
import { type Derived, derive, saleTermsOf } from './derive.js'
import { checkOffered, checkRestrictions, permittedChange, relistedFrom } from './owners.js'
import { lockRelated, type Related, type SupplierFacts } from './related.js'
import { admitsSport, isArchived } from './rules/access.js'
import { belowPayout, type MarginTerms, newLoss } from './rules/loss.js'
import type { NewTicket, Ticket, TicketChange } from './schema.js'
import { moveStock } from './stock.js'
import * as store from './store.js'
import { changedTerms, newTerms, type Terms, termsOf } from './terms.js'
import { newestExchange, viewerOf } from './viewer.js'
import { toTicket, toVersion } from './views.js'

/** The tickets that the caller may change: those of its supplier, or all for the operator. */
export const writableBy = (caller: Caller): Condition =>
  isOperator(caller) ? sql`t.deleted is null` : sql`t.deleted is null and t.supplier_id = ${caller.supplier_id}`

/**
 * A supplier whose products are managed by the operator may not change its tickets. Relisted tickets are excepted, because they are
 * admissions that it bought.
 */
export function checkManager(caller: Caller, supplier: Managed): void {
  if (!isOperator(caller)) refuseManaged(supplier)
}

type Managed = Pick<SupplierFacts, 'selfmanage_products'>
export function refuseManaged({ selfmanage_products }: Managed): void {
  if (!selfmanage_products) throw new Problem('products_managed_by_operator')
}

/**
 * Whether a ticket may be created in a category or moved into it. A relisted ticket may be in an archived category, because the original
 * ticket was created earlier.
 */
function checkCategory({ category, event }: Related, at: Date, isRelisted: boolean): void {
  const { category_id, category_name, archived_since } = category
  if (!isRelisted && archived_since !== null && isArchived(category, at))
    throw new Problem('category_archived', {
      detail: `${category_name} is archived since ${wireTime(archived_since)}: it takes no new tickets.`,
      facts: { category_id, archived_since: wireTime(archived_since) },
    })
  if (!admitsSport(category, event.sport_type))
    throw new Problem('sport_not_offered', {
      detail: `${category_name} is not offered at events of the sport ${event.sport_type}.`,
      facts: { category_id, sport_type: event.sport_type },
    })
}

function supplierOf(caller: Caller, input: NewTicket): string {
  if (isOperator(caller)) {
    if (input.supplier_id === undefined) throw invalid([fault('/supplier_id', 'required', 'is required')])
    return input.supplier_id
  }
  if (input.supplier_id !== undefined && input.supplier_id !== caller.supplier_id) throw notFound('supplier', input.supplier_id)
  return caller.supplier_id ?? ''
}

type Named = Pick<Terms, 'organiser_id' | 'locked_by_client_id' | 'ticket_yield' | 'distributors_enabled' | 'distributors_disabled'>

/** All ids named by a ticket must exist. A mistyped distributor id would hide the ticket from everybody, or from nobody. */
async function checkReferences(trx: Trx, named: Partial<Named>[]): Promise<void> {
  const suppliers = named.flatMap(({ organiser_id, ticket_yield }) => [
    ...(organiser_id ? [organiser_id] : []),
    ...(ticket_yield?.enabled_supplier_ids ?? []),
    ...(ticket_yield?.disabled_supplier_ids ?? []),
  ])
  const clients = named.flatMap(({ locked_by_client_id }) => locked_by_client_id ?? [])
  const distributors = named.flatMap(({ distributors_enabled = [], distributors_disabled = [] }) => [
    ...distributors_enabled,
    ...distributors_disabled,
  ])
  await refuseUnknown(trx, { supplier: suppliers, client: clients, distributor: distributors })
}

/** Only ids that the change adds. Ids that the ticket already names are not checked again. */
const newlyNamed = (terms: Terms, before: Terms): Partial<Named> =>
  Object.fromEntries(
    (['organiser_id', 'locked_by_client_id', 'ticket_yield', 'distributors_enabled', 'distributors_disabled'] as const)
      .filter((name) => JSON.stringify(terms[name]) !== JSON.stringify(before[name]))
      .map((name) => [name, terms[name]]),
  )

/** The fields of a ticket that decide its margin. */
export const marginTermsOf = (terms: Terms, { service_price, supplier_share }: Derived, { event }: Related): MarginTerms => ({
  ...saleTermsOf(terms, event),
  ...{ service_price, supplier_share, discount_percentage: terms.discount_percentage },
  ...{ cost_price: terms.cost_price, allow_loss: terms.allow_loss },
})

/** Refuses a change that would sell a ticket below its supplier's payout, unless the operator has set allow_loss on the ticket. */
export function refuseLoss(before: MarginTerms | undefined, after: MarginTerms, at: Date, facts: Facts = {}): void {
  const loss = newLoss(before, after, at)
  if (loss) throw belowPayout(loss, facts)
}

/** Creates any number of tickets in a few statements. `supplier_id` is the supplier that offers each ticket. */
export async function createMany(
  env: Env,
  trx: Trx,
  author: Author,
  inputs: (NewTicket & { supplier_id: string; relisted?: { sellers: string[] } })[],
  checkSupplier: (supplier: SupplierFacts) => void = () => {},
): Promise<store.TicketRow[]> {
  const at = env.now()
  const relatedOf = await lockRelated(trx, inputs)
  const exchange = await newestExchange(trx, at)
  const made = inputs.map((input) => {
    const related = relatedOf.of(input)
    checkSupplier(related.supplier)
    checkCategory(related, at, input.relisted !== undefined)
    const { relisted: _relisted, ...given } = input
    const terms = newTerms(given, input.supplier_id, related)
    const derived = derive(terms, related, exchange, at)
    refuseLoss(undefined, marginTermsOf(terms, derived, related), at)
    return { ticket_id: newId('tck'), input, terms, columns: { ...terms, ...derived } }
  })
  await checkReferences(
    trx,
    made.map(({ terms }) => terms),
  )
  await store.insertTickets(
    trx,
    made.map(({ ticket_id, input, columns }) => ({
      ticket_id,
      ...columns,
      in_stock: input.supplier_quantity > 0,
      last_checked: at,
      is_relisted_ticket: input.relisted !== undefined,
      sellers: input.relisted?.sellers ?? [],
      created: at,
      updated: at,
      version: 1,
    })),
    made.map(({ ticket_id, input }) => ({
      ticket_id,
      supplier_quantity: input.supplier_quantity,
      reservations_quantity: 0,
      number_of_tickets_sold: 0,
      backorder_quantity: input.backorder_quantity ?? 0,
      service_stock: input.service_stock ?? 0,
      number_of_bookingorders: 0,
    })),
  )
  const rows = await store.readTickets(
    trx,
    made.map(({ ticket_id }) => ticket_id),
  )
  await recordTickets(trx, author, at, [], rows)
  await raise(env, trx, 'offers_changed', { tickets: rows, at })
  return rows
}

export async function create(env: Env, trx: Trx, caller: Caller, input: NewTicket): Promise<{ body: Ticket; version: number }> {
  checkOffered(caller, input)
  const supplier_id = supplierOf(caller, input)
  const [row] = await createMany(env, trx, caller, [{ ...input, supplier_id }], (supplier) => checkManager(caller, supplier))
  return seen(env, trx, caller, row as store.TicketRow)
}

const seen = async (env: Env, trx: Trx, caller: Caller, row: store.TicketRow) => ({
  body: toTicket(row, await viewerOf(env, trx, caller)),
  version: row.version,
})

/**
 * Records the versions in the same transaction as the change. `before` are the same tickets before the change, or empty for new tickets.
 */
export async function recordTickets(
  trx: Trx,
  author: Author,
  at: Date,
  before: store.TicketRow[],
  after: store.TicketRow[],
): Promise<void> {
  const earlier = new Map(before.map((row) => [row.ticket_id, toVersion(row)]))
  const versions = after.map((row) => ({
    resource_id: row.ticket_id,
    version: row.version,
    before: earlier.get(row.ticket_id) ?? null,
    after: toVersion(row),
  }))
  await recordHistory(trx, 'ticket', author, at, versions)
}

/**
 * Event, category and supplier are locked before the ticket. Their ids come from a read without a lock; event and supplier of a ticket
 * never change.
 */
async function lockForChange(
  trx: Trx,
  caller: Caller,
  id: string,
  input: TicketChange,
): Promise<{ row: store.TicketRow; related: Related }> {
  const known = await store.findTicket(trx, id, writableBy(caller))
  if (!known) throw notFound('ticket', id)
  for (const name of ['event_id', 'supplier_id'] as const) {
    if (input[name] !== undefined && input[name] !== known[name])
      throw new Problem('immutable_field', {
        detail: `${name} is ${known[name]} and cannot change; offer a new ticket.`,
        errors: [fault(`/${name}`, 'immutable_field', 'cannot change')],
      })
  }
  const { event_id, supplier_id } = known
  const wanted = { event_id, supplier_id, category_id: input.category_id ?? known.category_id }
  const related = (await lockRelated(trx, [wanted])).of(wanted)
  const [row] = await store.lockTickets(trx, [id], writableBy(caller))
  if (!row) throw notFound('ticket', id)
  return { row, related }
}

async function moveOwnStock(trx: Trx, row: store.TicketRow, input: TicketChange, at: Date): Promise<void> {
  const { supplier_quantity = row.supplier_quantity, backorder_quantity = row.backorder_quantity, service_stock } = input
  const minimum = row.reservations_quantity + row.number_of_tickets_sold + row.allotted_quantity
  if (supplier_quantity < minimum)
    throw new Problem('stock_committed', {
      detail: `Reserved: ${row.reservations_quantity}, sold: ${row.number_of_tickets_sold}, allotted: ${row.allotted_quantity}. supplier_quantity cannot be less than ${minimum}.`,
      facts: {
        ticket_id: row.ticket_id,
        minimum,
        reservations_quantity: row.reservations_quantity,
        number_of_tickets_sold: row.number_of_tickets_sold,
        allotted_quantity: row.allotted_quantity,
      },
    })
  if (supplier_quantity !== row.supplier_quantity || backorder_quantity !== row.backorder_quantity)
    await moveStock(
      trx,
      [
        {
          ticket_id: row.ticket_id,
          supplier_quantity: supplier_quantity - row.supplier_quantity,
          backorder_quantity: backorder_quantity - row.backorder_quantity,
        },
      ],
      at,
    )
  if (service_stock !== undefined) await store.updateTickets(trx, 'ticket_stock', [{ ticket_id: row.ticket_id, service_stock }])
}

const isAvailabilityCheck = ({ supplier_quantity, backorder_quantity, ticket_status }: TicketChange): boolean =>
  supplier_quantity !== undefined || backorder_quantity !== undefined || ticket_status !== undefined

export async function update(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  sent: TicketChange,
  guard?: Guard,
): Promise<{ body: Ticket; version: number }> {
  const at = env.now()
  const { row, related } = await lockForChange(trx, caller, id, sent)
  checkManager(caller, related.supplier)
  const input = permittedChange(caller, row, sent, related.event.time_zone)
  if (related.category.category_id !== row.category_id) checkCategory(related, at, row.is_relisted_ticket)
  guard?.(row.version)
  const terms = changedTerms(termsOf(row), input, related)
  checkRestrictions(caller, row, terms)
  await checkReferences(trx, [newlyNamed(terms, termsOf(row))])
  const derived = derive(terms, related, await newestExchange(trx, at), at)
  refuseLoss(row, marginTermsOf(terms, derived, related), at, { ticket_id: id })
  if (!isOperator(caller)) {
    const refuseBroken = await refusesBroken(env, trx, [row])
    refuseBroken(row, { ...row, ...terms, ...derived })
    await refuseExchanged(trx, row, terms)
  }
  await moveOwnStock(trx, row, input, at)
  const stamps = { updated: at, version: row.version + 1, last_checked: isAvailabilityCheck(input) ? at : row.last_checked }
  await store.updateTickets(trx, 'ticket', [{ ticket_id: id, ...terms, ...derived, ...stamps }])
  const [after] = (await store.readTickets(trx, [id])) as [store.TicketRow]
  await recordTickets(trx, caller, at, [row], [after])
  await raise(env, trx, 'offers_changed', { tickets: [after], at })
  return seen(env, trx, caller, after)
}

export async function remove(env: Env, trx: Trx, caller: Caller, id: string, guard?: Guard): Promise<void> {
  const at = env.now()
  const [row] = await store.lockTickets(trx, [id], writableBy(caller))
  if (!row) throw notFound('ticket', id)
  checkManager(caller, row)
  if (row.is_relisted_ticket) throw relistedFrom(`Withdraw it with DELETE /v1/marketplace/relistings/${id}.`, 'deleted')
  guard?.(row.version)
  if (!isOperator(caller)) (await refusesBroken(env, trx, [row]))(row)
  await store.updateTickets(trx, 'ticket', [{ ticket_id: id, deleted: at, updated: at, version: row.version + 1 }])
  const after = await store.readTickets(trx, [id])
  await recordTickets(trx, caller, at, [row], after)
  await raise(env, trx, 'offers_changed', { tickets: after, at })
}
