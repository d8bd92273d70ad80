import { beforeAll, describe, expect, test } from 'vitest'
import { changeMany } from '../../src/catalogue/tickets/many.js'
import { workOnChange, workOnUndo } from '../../src/desk/bulk/work.js'
import { system } from '../../src/lib/caller.js'
import { type Caller, expectProblem, type Kit, startKit } from '../kit/index.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { copyTickets } from './arrange.js'

interface Bulk extends Record<string, unknown> {
  bulk_id: string
  status: string
  matching: number
  affected: number
  skipped: { reason: string; count: number }[]
  examples: { ticket_id: string; before: Record<string, unknown>; after: Record<string, unknown> }[]
  done: number
  changed: number
  passed_over: number
  undoable: number
  undo: { status: string; done: number; restored: number; passed_over: number } | null
}
const path = '/v1/internal/console/bulk'

let kit: Kit
beforeAll(async () => {
  kit = await startKit()
})

/** Tickets of a separate event, at 100.00. */
async function offer(count: number): Promise<{ event_id: string; filter: string }> {
  const event_id = await putEvent(kit)
  const first = await putOnSale(kit, { event_id })
  if (count > 1) await copyTickets(kit, first, count - 1)
  return { event_id, filter: `event_id=${event_id}` }
}
const tickets = (event_id: string) =>
  kit.query<{ ticket_id: string; cost_price: number; net_rate: number; ticket_status: string; version: number }>(
    'select ticket_id, cost_price, net_rate, ticket_status, version from ticket where event_id = $1 order by ticket_id',
    [event_id],
  )
const distinct = <T>(values: T[]): T[] => [...new Set(values)]

async function preview(as: Caller, body: object): Promise<Bulk> {
  const answer = await as.post<Bulk>(path, body)
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}
const apply = (as: Caller, bulk_id: string) => as.post<Bulk>(`${path}/${bulk_id}/apply`)
const read = async (bulk_id: string) => (await kit.as.admin.get<Bulk>(`${path}/${bulk_id}`)).body

describe('a preview', () => {
  test('counts changed and unchanged tickets with reasons, shows examples, and changes nothing', async () => {
    const { event_id, filter } = await offer(7)
    const ids = (await tickets(event_id)).map(({ ticket_id }) => ticket_id)
    await kit.query(`update ticket set currency_code = 'GBP' where ticket_id = $1`, [ids[0]])
    await kit.query(`update ticket set cost_price = 100 where ticket_id = $1`, [ids[1]])
    await kit.query(`update ticket set ticket_yield = '{"enabled": true}' where ticket_id = $1`, [ids[2]])
    const before = await tickets(event_id)
    const bulk = await preview(kit.as.product_management, { action: 'reprice', filter, amount: -1_000, currency_code: 'EUR' })
    expect(bulk).toMatchObject({ status: 'previewed', matching: 7, affected: 4, price: 'cost_price', done: 0, changed: 0 })
    expect([...bulk.skipped].sort((a, b) => (a.reason < b.reason ? -1 : 1))).toEqual([
      { reason: 'automatic_price', count: 1 },
      { reason: 'below_zero', count: 1 },
      { reason: 'other_currency', count: 1 },
    ])
    expect(bulk.examples).toHaveLength(4)
    expect(bulk.examples[0]).toMatchObject({
      before: { cost_price: 10_000, net_rate: 10_000 },
      after: { cost_price: 9_000, net_rate: 9_000 },
    })
    expect(await tickets(event_id)).toEqual(before)
  })

  test('counts tickets whose change would be refused, and leaves them out', async () => {
    const { event_id, filter } = await offer(3)
    const [first] = await tickets(event_id)
    // A price that is fixed stays when the cost rises above it.
    await kit.as.product_management.patch(`/v1/tickets/${first?.ticket_id}`, { service_price: 10_100 })
    const bulk = await preview(kit.as.product_management, { action: 'reprice', filter, percent: '20' })
    expect(bulk).toMatchObject({ matching: 3, affected: 2, skipped: [{ reason: 'refused', count: 1 }] })
    expect(bulk.examples.map(({ ticket_id }) => ticket_id)).not.toContain(first?.ticket_id)
    await workOnChange(kit.service.ctx, bulk.bulk_id, false)
    expect(await read(bulk.bulk_id)).toMatchObject({ status: 'done', changed: 2, passed_over: 0 })
  })

  test('refuses contradictory fields and unknown filters', async () => {
    const refused = (body: object) => kit.as.product_management.post(path, body)
    expectProblem(await refused({ action: 'enable' }), 'validation_failed')
    expectProblem(await refused({ action: 'enable', ticket_ids: ['a'], filter: '' }), 'validation_failed')
    expectProblem(await refused({ action: 'enable', ticket_ids: ['a'], percent: '5' }), 'validation_failed')
    expectProblem(await refused({ action: 'reprice', ticket_ids: ['a'] }), 'validation_failed')
    expectProblem(await refused({ action: 'reprice', ticket_ids: ['a'], amount: 5 }), 'validation_failed')
    expectProblem(await refused({ action: 'reprice', ticket_ids: ['a'], percent: '5.12345' }), 'validation_failed')
    expectProblem(await refused({ action: 'disable', filter: 'evnt_id=a' }), 'unknown_parameter')
    expectProblem(await refused({ action: 'disable', filter: 'stock=many' }), 'invalid_filter')
  })

  test('is valid for fifteen minutes', async () => {
    const { filter } = await offer(1)
    const { bulk_id } = await preview(kit.as.product_management, { action: 'disable', filter })
    kit.clock.advance({ minutes: 16 })
    expectProblem(await apply(kit.as.product_management, bulk_id), 'preview_expired')
  })
})

describe('an applied bulk change', () => {
  test('changes each ticket once with several workers; without the record of finished tickets some change twice', async () => {
    const { ctx } = kit.service
    const { event_id, filter } = await offer(600)
    const { bulk_id } = await preview(kit.as.product_management, { action: 'reprice', filter, percent: '10' })
    await Promise.all([1, 2, 3, 4].map(() => workOnChange(ctx, bulk_id, false)))
    await workOnChange(ctx, bulk_id, false)
    expect(distinct((await tickets(event_id)).map(({ cost_price }) => cost_price))).toEqual([11000])
    // Twin: the same rule alone, run by two.
    const ids = (await tickets(event_id)).slice(0, 5).map(({ ticket_id }) => ticket_id)
    const blindly = () =>
      ctx.db
        .transaction()
        .execute((trx) => changeMany(ctx, trx, system, ids, 'operator', (row) => ({ cost_price: Math.round(row.cost_price * 1.1) })))
    await Promise.all([blindly(), blindly()])
    expect(distinct((await tickets(event_id)).slice(0, 5).map(({ cost_price }) => cost_price))).toEqual([13310])
  })

  test('skips tickets that changed since the preview', async () => {
    const { event_id, filter } = await offer(3)
    const { bulk_id } = await preview(kit.as.product_management, { action: 'disable', filter })
    const [mine] = await tickets(event_id)
    await kit.as.product_management.patch(`/v1/tickets/${mine?.ticket_id}`, { note: 'Leave it on sale' })
    await workOnChange(kit.service.ctx, bulk_id, false)
    expect((await tickets(event_id)).map(({ ticket_status }) => ticket_status)).toEqual(['available', 'disabled', 'disabled'])
    expect(await read(bulk_id)).toMatchObject({ status: 'done', changed: 2, passed_over: 1 })
  })

  test('continues after a failure, and changes nothing twice', async () => {
    const { event_id, filter } = await offer(401)
    const { bulk_id } = await preview(kit.as.product_management, { action: 'reprice', filter, percent: '1' })
    const last = (await tickets(event_id)).at(-1)?.ticket_id
    await kit.query(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`)
    await kit.query(`create trigger refuse before update on ticket for each row when (old.ticket_id = '${last}') execute function refuse()`)
    await expect(workOnChange(kit.service.ctx, bulk_id, true)).rejects.toThrow('broken')
    expect(await read(bulk_id)).toMatchObject({ status: 'failed', done: 400, changed: 400 })
    await kit.query('drop trigger refuse on ticket')
    await workOnChange(kit.service.ctx, bulk_id, true)
    expect(await read(bulk_id)).toMatchObject({ status: 'done', changed: 401 })
    expect(distinct((await tickets(event_id)).map(({ cost_price }) => cost_price))).toEqual([10100])
  })

  test('that enables tickets skips tickets that are enabled', async () => {
    const { event_id, filter } = await offer(4)
    const ids = (await tickets(event_id)).map(({ ticket_id }) => ticket_id)
    const statuses = ['disabled', 'returned', 'available', 'error']
    for (const [index, status] of statuses.entries())
      await kit.query('update ticket set ticket_status = $2 where ticket_id = $1', [ids[index], status])
    const bulk = await preview(kit.as.product_management, { action: 'enable', filter })
    expect(bulk).toMatchObject({ affected: 2 })
    await workOnChange(kit.service.ctx, bulk.bulk_id, false)
    expect((await tickets(event_id)).map(({ ticket_status }) => ticket_status)).toEqual(['available', 'returned', 'available', 'available'])
  })
})

describe('an undone bulk change', () => {
  const undo = (as: Caller, bulk_id: string) => as.post<Bulk>(`${path}/${bulk_id}/undo`)
  const changed = async (body: object, count: number): Promise<{ event_id: string; bulk_id: string }> => {
    const { event_id, filter } = await offer(count)
    const { bulk_id } = await preview(kit.as.product_management, { ...body, filter })
    expect((await apply(kit.as.product_management, bulk_id)).status).toBe(202)
    await workOnChange(kit.service.ctx, bulk_id, true)
    return { event_id, bulk_id }
  }

  test('gives every ticket its earlier values back, with a history entry under the name of the client that undid it', async () => {
    const { event_id, filter } = await offer(3)
    const ids = (await tickets(event_id)).map(({ ticket_id }) => ticket_id)
    for (const [index, cost] of [3_333, 7_777, 12_345].entries())
      await kit.as.product_management.patch(`/v1/tickets/${ids[index]}`, { cost_price: cost })
    const before = await tickets(event_id)
    const { bulk_id } = await preview(kit.as.product_management, { action: 'reprice', filter, percent: '-7.5' })
    await apply(kit.as.product_management, bulk_id)
    await workOnChange(kit.service.ctx, bulk_id, true)
    expect(await read(bulk_id)).toMatchObject({ status: 'done', changed: 3, undoable: 3, undo: null })
    expect((await undo(kit.as.admin, bulk_id)).body.undo).toMatchObject({ status: 'running', done: 0 })
    await workOnUndo(kit.service.ctx, bulk_id, true)
    expect((await read(bulk_id)).undo).toMatchObject({ status: 'done', done: 3, restored: 3, passed_over: 0 })
    const values = (rows: typeof before) => rows.map(({ ticket_id, cost_price, net_rate }) => ({ ticket_id, cost_price, net_rate }))
    expect(values(await tickets(event_id))).toEqual(values(before))
    const history = await kit.as.admin.get<{ history: object[] }>(`/v1/tickets/${ids[0]}/history`)
    expect(history.body.history[0]).toMatchObject({ updated_by: kit.accounts.admin.client_id })
    // Asking again changes nothing.
    const versions = (await tickets(event_id)).map(({ version }) => version)
    expect((await undo(kit.as.product_management, bulk_id)).body.undo?.status).toBe('done')
    await workOnUndo(kit.service.ctx, bulk_id, true)
    expect((await tickets(event_id)).map(({ version }) => version)).toEqual(versions)
  })

  test('leaves tickets alone that somebody changed since', async () => {
    const { event_id, bulk_id } = await changed({ action: 'disable' }, 3)
    const [mine] = await tickets(event_id)
    await kit.as.product_management.patch(`/v1/tickets/${mine?.ticket_id}`, { note: 'Stays off sale' })
    await undo(kit.as.product_management, bulk_id)
    await workOnUndo(kit.service.ctx, bulk_id, true)
    expect((await tickets(event_id)).map(({ ticket_status }) => ticket_status)).toEqual(['disabled', 'available', 'available'])
    expect((await read(bulk_id)).undo).toMatchObject({ restored: 2, passed_over: 1 })
  })

  test('lets a price that was set by hand follow from the cost again, if it did before', async () => {
    const { event_id, bulk_id } = await changed({ action: 'reprice', price: 'service_price', percent: '20' }, 1)
    const prices = () =>
      kit.query<{ margins_applied: boolean; net_rate: number }>('select margins_applied, net_rate from ticket where event_id = $1', [
        event_id,
      ])
    expect(await prices()).toEqual([{ margins_applied: false, net_rate: 12_000 }])
    await undo(kit.as.product_management, bulk_id)
    await workOnUndo(kit.service.ctx, bulk_id, true)
    expect(await prices()).toEqual([{ margins_applied: true, net_rate: 10_000 }])
  })

  test('restores each ticket once with several workers; without the record of undone tickets it would be counted twice', async () => {
    const { event_id, bulk_id } = await changed({ action: 'reprice', percent: '10' }, 450)
    await undo(kit.as.product_management, bulk_id)
    await Promise.all([1, 2, 3].map(() => workOnUndo(kit.service.ctx, bulk_id, false)))
    await workOnUndo(kit.service.ctx, bulk_id, false)
    expect((await read(bulk_id)).undo).toMatchObject({ status: 'done', done: 450, restored: 450 })
    expect(distinct((await tickets(event_id)).map(({ cost_price, version }) => `${cost_price} ${version}`))).toEqual(['10000 3'])
    // The twin: the same tickets by themselves, without the version that the change made.
    const ids = (await tickets(event_id)).slice(0, 3).map(({ ticket_id }) => ticket_id)
    const { ctx } = kit.service
    const blindly = () =>
      ctx.db.transaction().execute((trx) => changeMany(ctx, trx, system, ids, 'operator', () => ({ cost_price: 10_000 })))
    await Promise.all([blindly(), blindly()])
    expect(distinct((await tickets(event_id)).slice(0, 3).map(({ version }) => version))).toEqual([5])
  })

  test('is refused before it was applied, to others, and ends the change', async () => {
    const { filter } = await offer(1)
    const { bulk_id } = await preview(kit.as.product_management, { action: 'disable', filter })
    expectProblem(await undo(kit.as.product_management, bulk_id), 'illegal_transition')
    expectProblem(await undo(kit.as.supplier, bulk_id), 'bulk_not_found')
    expectProblem(await undo(kit.as.distributor, bulk_id), 'forbidden')
    await apply(kit.as.product_management, bulk_id)
    expectProblem(await undo(kit.as.product_management, bulk_id), 'illegal_transition')
    await workOnChange(kit.service.ctx, bulk_id, true)
    await undo(kit.as.product_management, bulk_id)
    expectProblem(await apply(kit.as.product_management, bulk_id), 'illegal_transition')
  })

  test('has nothing to restore of a change that an older process made', async () => {
    const { event_id, bulk_id } = await changed({ action: 'disable' }, 2)
    await kit.query('update bulk_chunk set before = null where bulk_id = $1', [bulk_id])
    expect(await read(bulk_id)).toMatchObject({ undoable: 0 })
    await undo(kit.as.product_management, bulk_id)
    await workOnUndo(kit.service.ctx, bulk_id, true)
    expect((await read(bulk_id)).undo).toMatchObject({ status: 'done', restored: 0 })
    expect(distinct((await tickets(event_id)).map(({ ticket_status }) => ticket_status))).toEqual(['disabled'])
  })
})

test('a supplier changes only its own tickets, and no fields of the operator', async () => {
  const { event_id } = await offer(2)
  const foreign = await putOnSale(kit, { event_id, supplier_id: String(kit.accounts.supplier2.supplier_id) })
  const all = (await tickets(event_id)).map(({ ticket_id }) => ticket_id)
  const bulk = await preview(kit.as.supplier, { action: 'disable', ticket_ids: all })
  expect(bulk.matching).toBe(2)
  await workOnChange(kit.service.ctx, bulk.bulk_id, false)
  const [still] = await kit.query<{ ticket_status: string }>('select ticket_status from ticket where ticket_id = $1', [foreign])
  expect(still?.ticket_status).toBe('available')
  expectProblem(await kit.as.supplier.post(path, { action: 'reprice', filter: '', price: 'service_price', percent: '1' }), 'forbidden')
  const listed = await kit.as.supplier.get<{ bulk_actions: Bulk[] }>(path)
  expect(listed.body.bulk_actions.map(({ bulk_id }) => bulk_id)).toEqual([bulk.bulk_id])
})

test('changes are listed with their author, their size, and until when they can be undone, to those who may undo them', async () => {
  const { filter } = await offer(3)
  const { bulk_id } = await preview(kit.as.product_management, { action: 'disable', filter })
  const listed = async (as: Caller, query = '') =>
    (await as.get<{ bulk_actions: Bulk[] }>(`${path}?page_size=1000${query}`)).body.bulk_actions
  const entry = async () => (await listed(kit.as.product_management)).find((one) => one.bulk_id === bulk_id)
  expect(await entry()).toMatchObject({ status: 'previewed', undoable_until: null, affected: 3 })
  await apply(kit.as.product_management, bulk_id)
  await workOnChange(kit.service.ctx, bulk_id, true)
  const done = await entry()
  expect(done).toMatchObject({ status: 'done', changed: 3, created_by: kit.accounts.product_management.client_id })
  const { body } = await kit.as.admin.get(`/v1/clients/${kit.accounts.product_management.client_id}`)
  expect(done?.created_by_name).toBe(body.label)
  const days = (Date.parse(`${done?.undoable_until}Z`) - Date.parse(`${done?.finished}Z`)) / 86_400_000
  expect(days).toBe(90)
  for (const as of [kit.as.supplier, kit.as.supplier2]) expect((await listed(as)).map((one) => one.bulk_id)).not.toContain(bulk_id)
  for (const as of [kit.as.finance, kit.as.support, kit.as.distributor]) expectProblem(await as.get(path), 'forbidden')
  await kit.as.product_management.post(`${path}/${bulk_id}/undo`)
  expect((await entry())?.undoable_until).toBeNull()
  await workOnUndo(kit.service.ctx, bulk_id, true)
  expect(await entry()).toMatchObject({ undoable_until: null, undo: { status: 'done', restored: 3 } })
  expect((await listed(kit.as.product_management, '&status=in:[running,done,failed]')).every(({ status }) => status !== 'previewed')).toBe(
    true,
  )
})

// Last in this file: from here on a worker takes every change that is applied.
test('an applied change runs once in the background, with a history entry of each ticket in the name of the client that confirmed it', async () => {
  await kit.work()
  const { event_id, filter } = await offer(450)
  const { bulk_id } = await preview(kit.as.product_management, { action: 'reprice', filter, percent: '-5' })
  const [first, second] = await Promise.all([apply(kit.as.product_management, bulk_id), apply(kit.as.product_management, bulk_id)])
  expect([first.status, second.status]).toEqual([202, 202])
  await expect.poll(async () => (await read(bulk_id)).status, { interval: 200 }).toBe('done')
  expect(await read(bulk_id)).toMatchObject({ affected: 450, done: 450, changed: 450, passed_over: 0 })
  const after = await tickets(event_id)
  expect(distinct(after.map(({ cost_price, net_rate, version }) => `${cost_price} ${net_rate} ${version}`))).toEqual(['9500 9500 2'])
  const history = await kit.as.admin.get<{ history: object[] }>(`/v1/tickets/${after[7]?.ticket_id}/history`)
  expect(history.body.history[0]).toMatchObject({
    updated_by: kit.accounts.product_management.client_id,
    changed: expect.arrayContaining(['cost_price', 'net_rate']),
  })
  expect((await apply(kit.as.product_management, bulk_id)).body.status).toBe('done')
  expect(distinct((await tickets(event_id)).map(({ version }) => version))).toEqual([2])
})
