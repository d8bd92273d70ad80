import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { requestYield } from '../catalogue/tickets/stock.js'
import { dayMillis } from '../lib/time.js'
import { waitWithoutLimit } from '../platform/db/client.js'
import type { Db, Trx } from '../platform/db/open.js'
import { releaseExpired } from '../selling/reservations/expire.js'
import { endWithdrawn } from '../selling/reservations/withdraw.js'
import { payOut } from '../selling/sales/payout.js'
import type { Service } from '../service.js'
import { loadAllotments } from './allotments.js'
import { withoutIndexes } from './bulk.js'
import { loadEvents, loadPlaces, loadTranslations } from './catalogue.js'
import { loadDelivered } from './delivered.js'
import { loadDisruptions } from './disruptions.js'
import { loadGuidance } from './guidance.js'
import { loadHolds } from './holds.js'
import { loadMarket } from './market.js'
import { loadOrders } from './orders.js'
import { loadParties } from './parties.js'
import { loadTickets } from './tickets.js'
import { loadWebhooks } from './webhooks.js'
import { buildWorld } from './world/index.js'

/** Advisory lock: two processes on one database load the demo once. */
const lockKey = 7_210_311_206

export interface DemoSize {
  events?: number
  tickets?: number
}
export type Progress = (label: string) => (done: number, of: number) => void

/** Above this size the data is for measurements, and events and tickets get no history. */
const largeWorld = 50_000
const seed = 'allotment'
const founded = (at: Date): Date => new Date(at.getTime() - 90 * dayMillis)

/**
 * Loads the demo into a database without clients, in one transaction. The credentials are written before the commit. If the commit fails,
 * the next attempt creates new ones.
 */
export async function loadDemo({ ctx }: Service, size: DemoSize = {}, progress: Progress = () => () => {}): Promise<boolean> {
  const { events = 300, tickets = 6_000 } = size
  const isLoaded = await ctx.db.transaction().execute(async (trx) => {
    await waitWithoutLimit(trx)
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    if (await hasClients(trx)) return false
    const at = ctx.now()
    const world = buildWorld({ seed, today: at.toISOString().slice(0, 10), events, tickets })
    const parties = await loadParties(ctx, trx, world)
    const places = await loadPlaces(trx, world, founded(at))
    await loadGuidance(trx, world, places, founded(at))
    const options = { keepHistory: events + tickets <= largeWorld, total: tickets }
    const fill = async () => {
      const eventIds = await loadEvents(trx, world, places, { ...options, at: founded(at), progress: progress('events') })
      await loadTranslations(trx, world, eventIds, { ...options, at: founded(at), progress: progress('translations') })
      await loadTickets(trx, world, { ...places, events: eventIds }, parties.suppliers, { ...options, at, progress: progress('tickets') })
    }
    await withoutIndexes(trx, ['event', 'event_translation', 'ticket', 'ticket_stock'], fill, progress('indexes'))
    // Yield prices of a large world are not updated, because that would keep the worker busy with a million tickets.
    if (options.keepHistory) {
      await requestYield(trx, await yielding(trx), at)
      await loadOrders(ctx, trx, parties.buyers, progress('orders'))
      await loadDelivered(ctx, trx, parties.buyers)
      await loadMarket(ctx, trx, parties.buyers, parties.credentials.supplier.supplier_id ?? '')
      await loadHolds(ctx, trx, parties.buyers, parties.credentials.supplier.supplier_id ?? '')
      await loadAllotments(ctx, trx, parties.buyers, parties.credentials.supplier.supplier_id ?? '')
      await loadDisruptions(ctx, trx, parties.buyers)
      await loadWebhooks(ctx, trx, parties.credentials.distributor)
      await loadWebhooks(ctx, trx, parties.credentials.supplier)
    }
    await writeCredentials(ctx.config.DATA_DIR, { base_url: ctx.config.PUBLIC_URL, ...parties.credentials })
    return true
  })
  if (isLoaded) {
    await settle(ctx.db)
    // Work that is due when a service starts, so that the demo is complete before the worker runs.
    await releaseExpired(ctx)
    await endWithdrawn(ctx)
    await payOut(ctx)
  }
  return isLoaded
}

async function hasClients(trx: Trx): Promise<boolean> {
  const { rows } = await sql`select from client limit 1`.execute(trx)
  return rows.length > 0
}

const yielding = (trx: Trx) => trx.selectFrom('ticket').select(['event_id', 'category_id']).where('ticket_yield', 'is not', null).execute()

async function writeCredentials(folder: string, content: object): Promise<void> {
  const path = join(folder, 'demo-credentials.json')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  await chmod(path, 0o600)
}

/** Runs what autovacuum would do later: statistics for the planner, and the visibility map for index-only scans. */
async function settle(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await waitWithoutLimit(connection)
    await sql`set statement_timeout = 0`.execute(connection)
    for (const table of [
      'tournament',
      'venue',
      'team',
      'series',
      'event',
      'event_translation',
      'category',
      'ticket',
      'ticket_stock',
      'history',
    ])
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}
