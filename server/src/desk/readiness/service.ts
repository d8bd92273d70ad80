import { sql } from 'kysely'
import { admitsSport, isArchived } from '../../catalogue/tickets/rules/access.js'
import { poolOf, smallestQuantity } from '../../catalogue/tickets/rules/quantities.js'
import { whyEventClosed, whyNotOnSale } from '../../catalogue/tickets/rules/sale.js'
import type { TicketRow } from '../../catalogue/tickets/store.js'
import { onSaleTo } from '../../catalogue/tickets/visible.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import { type Readiness, type ReasonName, reasonTexts, type Step } from './schema.js'
import { checklists, type StepName, type Subject } from './steps.js'
import * as store from './store.js'

const maxEvents = 20
const maxTickets = 300
const maxCategories = 500

interface Stopped {
  reason: ReasonName
  ticket_id?: string
  category_id?: string
}

/** Equal reasons are counted, with one example. */
function grouped(stopped: Stopped[]): Step['reasons'] {
  const counts = new Map<ReasonName, Step['reasons'][number]>()
  for (const { reason, ticket_id = null, category_id = null } of stopped) {
    const known = counts.get(reason)
    if (known) known.count++
    else counts.set(reason, { reason, detail: reasonTexts[reason], count: 1, ticket_id, category_id })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}

const stepOf = (step: StepName, count: number, stopped: Stopped[] = []): Step => ({
  step,
  done: count > 0,
  count,
  reasons: grouped(stopped),
})

/** What is missing until something of a resource can be bought. Each step uses the rule that also decides about a sale. */
export async function readiness(ctx: Ctx, caller: Caller, kind: Subject, id: string): Promise<Readiness> {
  const { db } = ctx
  const at = ctx.now()
  if (!(await store.exists(db, kind, id))) throw notFound(kind, id)
  const events = await store.nextEvents(db, kind, id, at, maxEvents)
  const open = events.filter((event) => whyEventClosed(event, at) === undefined)
  const closed = events.flatMap((event): Stopped[] => {
    const reason = whyEventClosed(event, at)
    return reason === undefined ? [] : [{ reason }]
  })
  const categories = await categoryStep(ctx, kind, id, events[0], at)
  const late = ctx.config.SALE_AFTER_START_MINUTES
  const tickets = await store.offeredTickets(
    db,
    {
      event_ids: (kind === 'event' ? events : open).map(({ event_id }) => event_id),
      category_id: kind === 'category' ? id : undefined,
      readable: isOperator(caller) ? everyRow : sql`t.supplier_id = ${caller.supplier_id}`,
      onSale: onSaleTo(undefined, at, late),
    },
    maxTickets,
  )
  const judged = tickets.map((ticket) => ({ ticket, reason: whyNotOnSale(ticket, undefined, at, undefined, late) }))
  const onSale = judged.flatMap(({ ticket, reason }) => (reason === undefined ? [ticket] : []))
  const stocked = onSale.filter(hasStock)
  const bought =
    stocked.length === 0
      ? 0
      : await store.ticketsWithBuyers(
          db,
          stocked.map(({ ticket_id }) => ticket_id),
        )
  const all: Record<StepName, Step> = {
    event: stepOf('event', open.length, closed),
    events: stepOf('events', open.length, closed),
    category: { ...categories, step: 'category' },
    categories: { ...categories, step: 'categories' },
    tickets: stepOf('tickets', tickets.length),
    on_sale: stepOf(
      'on_sale',
      onSale.length,
      judged.flatMap(({ ticket: { ticket_id }, reason }) => (reason === undefined ? [] : [{ reason, ticket_id }])),
    ),
    stock: stepOf('stock', stocked.length, onSale.filter((ticket) => !hasStock(ticket)).map(stopping('too_few_left'))),
    buyers: stepOf('buyers', bought, bought > 0 ? [] : stocked.map(stopping('nobody_allowed'))),
  }
  const steps = checklists[kind].map((name) => all[name])
  return { kind, id, sellable: bought > 0, steps, event_id: open[0]?.event_id ?? null }
}

const stopping =
  (reason: ReasonName) =>
  ({ ticket_id }: TicketRow): Stopped => ({ reason, ticket_id })

const hasStock = (ticket: TicketRow): boolean => smallestQuantity(poolOf(ticket) + (ticket.allotted_quantity ?? 0), ticket) !== undefined

/** The categories in which tickets can be offered: of an event those that admit its sport, of a venue all, of a category itself. */
async function categoryStep(ctx: Ctx, kind: Subject, id: string, event: store.EventFacts | undefined, at: Date): Promise<Step> {
  if (kind === 'team' || kind === 'tournament') return stepOf('categories', 0)
  const where = kind === 'category' ? { category_id: id } : { venue_id: kind === 'venue' ? id : (event?.venue_id ?? '') }
  const found = await store.categoriesOf(ctx.db, where, maxCategories)
  const judged = found.map((category): Stopped | undefined => {
    const { category_id } = category
    if (isArchived(category, at)) return { reason: 'category_archived', category_id }
    return event && kind !== 'venue' && !admitsSport(category, event.sport_type) ? { reason: 'sport_excluded', category_id } : undefined
  })
  const stopped = judged.flatMap((one) => one ?? [])
  return stepOf('categories', found.length - stopped.length, stopped)
}
