import { beforeAll, expect, test } from 'vitest'
import { expectProblem, type Kit, startKit } from '../kit/index.js'

const path = '/v1/internal/console/views'
const queue = { list: 'bookingorders', name: 'Waiting for files', query: 'logistic_status=pendingticketupload', columns: ['booking_code'] }

let kit: Kit
beforeAll(async () => {
  kit = await startKit()
})

test('a view is saved, changed, listed by its list and deleted', async () => {
  const made = await kit.as.support.post(path, queue)
  expect(made).toMatchObject({ status: 201, body: queue })
  const { view_id } = made.body
  await kit.as.support.post(path, { list: 'tickets', name: 'Scarce', query: 'stock=le:5' })
  const changed = await kit.as.support.patch(`${path}/${view_id}`, { name: 'Files missing', columns: [] })
  expect(changed.body).toMatchObject({ ...queue, view_id, name: 'Files missing', columns: [] })
  const { body } = await kit.as.support.get<{ views: { name: string }[] }>(`${path}?list=bookingorders`)
  expect(body.views.map(({ name }) => name)).toEqual(['Files missing'])
  expect((await kit.as.support.delete(`${path}/${view_id}`)).status).toBe(204)
  expectProblem(await kit.as.support.delete(`${path}/${view_id}`), 'view_not_found')
})

test('a name is unique per list and client, regardless of case', async () => {
  const first = await kit.as.finance.post(path, queue)
  expectProblem(await kit.as.finance.post(path, { ...queue, name: queue.name.toUpperCase() }), 'name_taken')
  expect((await kit.as.finance.post(path, { ...queue, list: 'tickets' })).status).toBe(201)
  const second = await kit.as.finance.post(path, { ...queue, name: 'Another' })
  expectProblem(await kit.as.finance.patch(`${path}/${second.body.view_id}`, { name: queue.name }), 'name_taken')
  expect((await kit.as.finance.patch(`${path}/${first.body.view_id}`, { name: queue.name })).status).toBe(200)
  expect((await kit.as.admin.post(path, queue)).status).toBe(201)
  expect((await kit.as.admin.get<{ views: unknown[] }>(path)).body.views).toHaveLength(1)
})

test('a view that was changed since it was read is not overwritten', async () => {
  const { view_id } = (await kit.as.supplier.post<{ view_id: string }>(path, queue)).body
  const one = `${path}/${view_id}`
  const read = await kit.as.supplier.get(one)
  expect(read.body).toMatchObject(queue)
  const guard = { 'if-match': String(read.headers.get('etag')) }
  expect((await kit.as.supplier.patch(one, { name: 'First' }, guard)).status).toBe(200)
  expectProblem(await kit.as.supplier.patch(one, { name: 'Second' }, guard), 'precondition_failed')
  expect((await kit.as.supplier.get(one)).body.name).toBe('First')
})

test('an invalid view is refused', async () => {
  expectProblem(await kit.as.admin.post(path, { ...queue, list: 'Not A List' }), 'validation_failed')
  expectProblem(await kit.as.admin.post(path, { ...queue, filter: 'x' }), 'validation_failed')
  expectProblem(await kit.as.admin.post(path, { ...queue, name: '  ' }), 'validation_failed')
})
