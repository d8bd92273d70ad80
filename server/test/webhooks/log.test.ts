import { expect, test } from 'vitest'
import { housekeeping } from '../../src/housekeeping.js'
import { expectProblem, startKit } from '../kit/index.js'
import { startReceiver } from '../kit/receiver.js'
import { complete, type Delivery, deliveriesOf, deliveryOf, register, untilStatus } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', WEBHOOK_RETRIES: '1s' })
await kit.work()
const { distributor, support, admin } = kit.as

test('a delivery can be sent again by its owner and by support: the same id, the same bytes, a new attempt', async () => {
  const receiver = await startReceiver()
  const { webhook_id } = await register(distributor, receiver.url)
  await complete(kit)
  const { delivery_id } = await untilStatus(distributor, webhook_id, 'delivered')
  for (const [index, as] of [distributor, support].entries()) {
    const again = await as.post<Delivery>(`/v1/webhooks/${webhook_id}/deliveries/${delivery_id}/redeliver`)
    expect(again.status, again.text).toBe(202)
    await receiver.until(index + 2)
    await expect.poll(async () => (await deliveryOf(distributor, webhook_id, delivery_id)).attempt_log.length).toBe(index + 2)
  }
  const [first, ...rest] = receiver.received
  for (const one of rest) {
    expect(one.body.equals(first?.body as Buffer)).toBe(true)
    expect(one.headers['x-service-delivery-id']).toBe(delivery_id)
  }
  expect(await deliveriesOf(distributor, webhook_id)).toHaveLength(1)
  expectProblem(await distributor.post(`/v1/webhooks/${webhook_id}/deliveries/none/redeliver`), 'delivery_not_found')
  const other = await register(distributor, receiver.url)
  expectProblem(await distributor.post(`/v1/webhooks/${other.webhook_id}/deliveries/${delivery_id}/redeliver`), 'delivery_not_found')
  await distributor.patch(`/v1/webhooks/${webhook_id}`, { is_active: false })
  expectProblem(await distributor.post(`/v1/webhooks/${webhook_id}/deliveries/${delivery_id}/redeliver`), 'webhook_inactive')
  expectProblem(await distributor.post(`/v1/webhooks/${webhook_id}/recover`, { since: '2026-01-01T00:00:00' }), 'webhook_inactive')
  for (const id of [webhook_id, other.webhook_id]) await distributor.delete(`/v1/webhooks/${id}`)
})

test('recover sends deliveries that failed since a time, not older or delivered ones', async () => {
  const receiver = await startReceiver()
  let isUp = false
  receiver.behave = ({ body }) => ({ status: isUp || body.includes('"arrived"') ? 200 : 500 })
  const { webhook_id } = await register(distributor, receiver.url)
  const add = (resource: string, created: string) =>
    kit.query(
      `insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated) values ($2 || '_dlv', $1, 'bookingorder_completed', $2, '{"resource_id":"' || $2 || '"}', now(), $3, now())`,
      [webhook_id, resource, created],
    )
  await add('old', '2026-01-01T00:00:00Z')
  await add('new', '2026-03-01T00:00:00Z')
  await add('arrived', '2026-03-01T00:00:00Z')
  await expect.poll(async () => (await deliveriesOf(distributor, webhook_id, '&status=failed')).length).toBe(2)
  isUp = true
  expectProblem(await distributor.post(`/v1/webhooks/${webhook_id}/recover`, { since: 'yesterday' }), 'validation_failed')
  const answer = await distributor.post(`/v1/webhooks/${webhook_id}/recover`, { since: '2026-02-01T00:00:00' })
  expect(answer.body).toEqual({ recovered: 1 })
  await expect
    .poll(async () => (await deliveriesOf(distributor, webhook_id, '&status=delivered')).map((one) => one.resource_id).sort(), {})
    .toEqual(['arrived', 'new'])
  expect((await deliveriesOf(distributor, webhook_id, '&status=failed')).map((one) => one.resource_id)).toEqual(['old'])
  await distributor.delete(`/v1/webhooks/${webhook_id}`)
})

test('the log is filtered by resource, time and type; an unknown status or sorting is refused', async () => {
  const receiver = await startReceiver()
  const { webhook_id } = await register(distributor, receiver.url)
  const id = await complete(kit)
  await complete(kit)
  await untilStatus(distributor, webhook_id, 'delivered')
  expect((await deliveriesOf(distributor, webhook_id, `&resource_id=${id}`)).map((one) => one.resource_id)).toEqual([id])
  expect(await deliveriesOf(distributor, webhook_id, '&created=lt:2020-01-01')).toEqual([])
  expect(await deliveriesOf(distributor, webhook_id, '&event_type=sale_created')).toEqual([])
  expectProblem(await distributor.get(`/v1/webhooks/${webhook_id}/deliveries?status=lost`), 'invalid_filter')
  expectProblem(await distributor.get(`/v1/webhooks/${webhook_id}/deliveries?sorting=body`), 'invalid_sorting')
  await distributor.delete(`/v1/webhooks/${webhook_id}`)
})

test('metrics have the number of waiting deliveries, their age, and the results of attempts', async () => {
  const receiver = await startReceiver()
  receiver.behave = () => ({ status: 500 })
  const { webhook_id } = await register(distributor, receiver.url)
  await complete(kit)
  await untilStatus(distributor, webhook_id, 'failed')
  await kit.query(
    `insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated) values ('waiting_dlv', $1, 'bookingorder_completed', 'r', '{}', now() + interval '1 hour', now(), now())`,
    [webhook_id],
  )
  const text = (await kit.as.nobody.get<string>('/metrics')).text
  expect(text).toMatch(/allotment_deliveries_pending\{kind="webhook"\} [1-9]/)
  expect(text).toMatch(/allotment_deliveries_overdue_seconds\{kind="webhook"\} 0/)
  expect(text).toMatch(/allotment_delivery_attempt_seconds_count\{kind="webhook",standing="healthy",outcome="refused"\} [1-9]/)
  expect(text).toMatch(/allotment_delivery_attempts_last_minute\{kind="webhook",standing="\w+",outcome="refused"\} [1-9]/)
  await distributor.delete(`/v1/webhooks/${webhook_id}`)
})

test('deliveries are deleted after thirty days unless they wait; those of a deleted webhook at once', async () => {
  const receiver = await startReceiver()
  const { webhook_id } = await register(distributor, receiver.url)
  const gone = await register(distributor, receiver.url)
  await complete(kit)
  await untilStatus(distributor, webhook_id, 'delivered')
  await untilStatus(distributor, gone.webhook_id, 'delivered')
  await distributor.delete(`/v1/webhooks/${gone.webhook_id}`)
  await housekeeping(kit.service.ctx)
  expect(await kit.query('select from endpoint where endpoint_id = $1', [gone.webhook_id])).toEqual([])
  expect(await kit.query('select from delivery where endpoint_id = $1', [gone.webhook_id])).toEqual([])
  expect(await deliveriesOf(distributor, webhook_id)).toHaveLength(1)
  await kit.query(
    `insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated) values ('patient_dlv', $1, 'bookingorder_completed', 'r', '{}', now() + interval '1 year', now(), now())`,
    [webhook_id],
  )
  // Thirty days, and the rest of its week.
  kit.clock.advance({ days: 38 })
  await housekeeping(kit.service.ctx)
  expect((await deliveriesOf(distributor, webhook_id)).map((one) => one.delivery_id)).toEqual(['patient_dlv'])
  expect(
    await kit.query('select from delivery_attempt a where not exists (select from delivery d where d.delivery_id = a.delivery_id)'),
  ).toEqual([])
  await admin.delete(`/v1/webhooks/${webhook_id}`)
})
