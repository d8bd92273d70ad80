import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { notifyWebhooks } from '../../src/channels/changes/notify.js'
import { assignSeats } from '../../src/fulfilment/ticketfiles/assign.js'
import { eventCatalogue, type WebhookType, webhookTypes } from '../../src/platform/changes/types.js'
import { releaseDue, warnDue } from '../../src/selling/allotments/sweep.js'
import { expireRequests, remindNames } from '../../src/selling/grouprequests/sweep.js'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import { allot } from '../allotments/kit.js'
import { settled } from '../changes/kit.js'
import { disrupting, moved } from '../disruptions/kit.js'
import { type Answer, startKit } from '../kit/index.js'
import { openMarket } from '../marketplace/kit.js'
import { order, putEvent, putOnSale } from '../selling/kit.js'
import { seats, upload } from '../ticketfiles/kit.js'
import { complete, register } from './kit.js'

const kit = await startKit()
const { ctx } = kit.service
await ctx.jobs.start()
const market = await openMarket(kit)
const { admin, distributor, supplier, product_management: operator } = kit.as
const supplier_id = kit.accounts.supplier.supplier_id as string
const clients = {
  buyer: kit.accounts.distributor.client_id,
  supplier: kit.accounts.supplier.client_id,
  operator: kit.accounts.admin.client_id,
}

/** The answer, which must be a success. */
function ok<T>(answer: Answer<T>): T {
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body
}
const inHours = (hours: number) => new Date(kit.clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 19)

const book = async (ticket?: string) => (await market.buy('a', ticket ?? (await putOnSale(kit)))).bookingorder_id
const hold = async (ticket?: string) =>
  ok(await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket ?? (await putOnSale(kit))))).reservation_id
async function cancelled(): Promise<string> {
  const bookingorder_id = await book()
  ok(await admin.put(`/v1/bookingorders/${bookingorder_id}`, { logistic_status: 'cancelled' }))
  return bookingorder_id
}
const saleOf = async (bookingorder_id: string) =>
  String(
    (await kit.query<{ id: string }>('select purchaseorder_id as id from purchaseorder where bookingorder_id = $1', [bookingorder_id]))[0]
      ?.id,
  )
const keep = async (more: object = {}) => (await allot(kit, await putOnSale(kit), 5, more)).allotment_id
const ask = async () =>
  ok(
    await distributor.post<{ grouprequest_id: string }>('/v1/grouprequests', {
      ...{ size: 2, deadline: inHours(72), contact_email: 'groups@agency.example', description: 'A school', supplier_ids: [supplier_id] },
    }),
  ).grouprequest_id
async function quoted(): Promise<{ id: string; quote_id: string }> {
  const id = await ask()
  const items = [{ ticket_id: await putOnSale(kit), quantity: 2, net_rate: 9_000, currency_code: 'EUR' }]
  const made = await supplier.post<{ quote_id: string }>(`/v1/grouprequests/${id}/quotes`, {
    ...{ items, valid_until: inHours(48), name_deadline: inHours(48).slice(0, 10) },
  })
  return { id, quote_id: ok(made).quote_id }
}
async function accepted(): Promise<string> {
  const { id, quote_id } = await quoted()
  ok(await distributor.post(`/v1/grouprequests/${id}/accept`, { quote_id }))
  return id
}
async function disrupted(): Promise<string> {
  const event_id = await putEvent(kit)
  const bookingorder_id = await book(await putOnSale(kit, { event_id }))
  await disrupting(kit, event_id).carryOut(moved(kit))
  return bookingorder_id
}

/** Makes something happen and returns the id of its resource; or the test elsewhere that makes it happen and looks for its delivery. */
type Happening = (() => Promise<string>) | { file: string; title: string }

const happenings: Record<WebhookType, Happening> = {
  bookingorder_completed: () => complete(kit),
  bookingorder_cancelled: cancelled,
  bookingorder_created: () => book(),
  bookingorder_updated: async () => {
    const id = await book()
    await look()
    ok(await admin.put(`/v1/bookingorders/${id}`, { logistic_status: 'cancelled' }))
    return id
  },
  sale_created: async () => saleOf(await book()),
  sale_cancelled: async () => saleOf(await cancelled()),
  sale_updated: async () => {
    const bookingorder_id = await book()
    await look()
    ok(await admin.put(`/v1/bookingorders/${bookingorder_id}`, { logistic_status: 'cancelled' }))
    return saleOf(bookingorder_id)
  },
  ticket_created: () => putOnSale(kit),
  ticket_changed: async () => {
    const id = await putOnSale(kit)
    await look()
    ok(await operator.patch(`/v1/tickets/${id}`, { sales_price: 44_444 }))
    return id
  },
  ticket_removed: async () => {
    const id = await putOnSale(kit)
    await look()
    ok(await operator.delete(`/v1/tickets/${id}`))
    return id
  },
  event_created: () => putEvent(kit),
  event_changed: async () => {
    const id = await putEvent(kit)
    await look()
    ok(await operator.patch(`/v1/events/${id}`, { event_status: 'postponed' }))
    return id
  },
  event_removed: async () => {
    const id = await putEvent(kit)
    await look()
    ok(await operator.delete(`/v1/events/${id}`))
    return id
  },
  guestdata_required: async () => {
    const ticket = await putOnSale(kit)
    const guest_data_requirements = [{ field: 'first_name', scope: 'all_persons', stage: 'pre_download' }]
    ok(await operator.patch(`/v1/tickets/${ticket}`, { guest_data_requirements }))
    return book(ticket)
  },
  event_disrupted: disrupted,
  disruption_decided: async () => {
    const id = await disrupted()
    ok(await distributor.post(`/v1/bookingorders/${id}/disruption-decision`, { decision: 'accept' }))
    return id
  },
  ticketfile_assigned: async () => {
    const ticket = await putOnSale(kit)
    const id = await book(ticket)
    ok(await upload(supplier, ticket, seats(1), { auto_assign: 'true' }))
    await assignSeats(ctx, ticket)
    return id
  },
  admission_recorded: {
    file: 'octo/redeemed.test.ts',
    title: 'the buyer’s webhook is sent once for an admission, not again for a second scan; the supplier gets none',
  },
  admissions_relisted: async () => {
    const bought = await market.buy('a', await putOnSale(kit))
    await market.offer('a', bought)
    return bought.bookingorder_id
  },
  allotment_created: () => keep(),
  allotment_updated: async () => {
    const id = await keep()
    await look()
    ok(await supplier.patch(`/v1/allotments/${id}`, { quantity: 6 }))
    return id
  },
  allotment_releasing: async () => {
    const id = await keep({ release: { kind: 'at', at: inHours(40) } })
    await warnDue(ctx)
    return id
  },
  allotment_released: async () => {
    const id = await keep({ release: { kind: 'at', at: inHours(1) } })
    kit.clock.advance({ hours: 2 })
    await releaseDue(ctx)
    return id
  },
  allotment_selling: async () => {
    const ticket = await putOnSale(kit)
    const { allotment_id } = await allot(kit, ticket, 2, { sell_through_warning: 50 })
    await hold(ticket)
    await warnDue(ctx)
    return allotment_id
  },
  grouprequest_created: ask,
  grouprequest_quoted: async () => (await quoted()).id,
  grouprequest_accepted: accepted,
  grouprequest_declined: async () => {
    const { id, quote_id } = await quoted()
    ok(await distributor.post(`/v1/grouprequests/${id}/decline`, { quote_id }))
    return id
  },
  grouprequest_withdrawn: async () => {
    const id = await ask()
    ok(await distributor.post(`/v1/grouprequests/${id}/withdraw`))
    return id
  },
  grouprequest_expired: async () => {
    const id = await ask()
    kit.clock.advance({ hours: 80 })
    await expireRequests(ctx)
    return id
  },
  grouprequest_names_due: async () => {
    const id = await accepted()
    await remindNames(ctx)
    return id
  },
  reservation_expiring: async () => {
    const id = await hold()
    await look()
    kit.clock.advance({ minutes: 8 })
    return id
  },
  reservation_expired: async () => {
    const id = await hold()
    kit.clock.advance({ minutes: 11 })
    await releaseExpired(ctx)
    return id
  },
  webhook_failing: {
    file: 'changes/webhooks.test.ts',
    title: 'webhook_failing and webhook_disabled go to the other webhooks of the same client',
  },
  webhook_disabled: {
    file: 'changes/webhooks.test.ts',
    title: 'webhook_failing and webhook_disabled go to the other webhooks of the same client',
  },
  api_key_expiring: async () => {
    const expires = inHours(20 * 24)
    const made = await admin.post<{ key_id: string }>(`/v1/clients/${clients.buyer}/keys`, { label: 'short', expires })
    await look()
    kit.clock.advance({ days: 7 })
    return ok(made).key_id
  },
}

/** As the worker does every second, without waiting for the second. */
async function look(): Promise<void> {
  await settled(kit)
  await kit.query(`update change_reader set ran = '-infinity'`)
  await notifyWebhooks(ctx)
}

beforeAll(async () => {
  for (const as of [distributor, supplier, admin])
    for (const event_type of webhookTypes) await register(as, 'https://agency.example/hook', { event_type })
})

/** The clients that must be told, by the column `receivers` of the table. The operator is told of everything. */
function receiversOf(type: WebhookType): string[] {
  const { receivers } = eventCatalogue[type]
  const told = receivers.flatMap((one): string[] => {
    if (one === 'everybody who sees it') return [clients.buyer, clients.supplier]
    return [one === 'supplier' ? clients.supplier : clients.buyer]
  })
  return [...told, clients.operator]
}

const made = Object.entries(happenings).flatMap(([type, one]) => (typeof one === 'function' ? [[type as WebhookType, one] as const] : []))
test.each(made)('%s is delivered to every receiver of its table when it happens', async (type, happen) => {
  const resource_id = await happen()
  await look()
  const rows = await kit.query<{ client_id: string; body: string }>(
    `select body::jsonb ->> 'client_id' as client_id, body from delivery where event_type = $1 and resource_id = $2`,
    [type, resource_id],
  )
  expect(new Set(rows.map((row) => row.client_id))).toEqual(new Set(receiversOf(type)))
  const { example } = eventCatalogue[type]
  // What an example shows is in the real body as well.
  for (const { body } of rows) expect('changed' in JSON.parse(body) || !('changed' in example)).toBe(true)
})

const named = Object.entries(happenings).flatMap(([type, one]) => (typeof one === 'function' ? [] : [{ type, ...one }]))
test.each(named)('$type is made to happen by a test of $file', async ({ type, file, title }) => {
  const source = await readFile(join(import.meta.dirname, '..', file), 'utf8')
  expect(source).toContain(`test('${title}'`)
  expect(source).toContain(`'${type}'`)
})
