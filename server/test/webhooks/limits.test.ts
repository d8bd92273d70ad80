import { expect, test } from 'vitest'
import { startJobs } from '../../src/service.js'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { startReceiver } from '../kit/receiver.js'
import { deliveriesOf, register } from './kit.js'

const kit = await startKit({
  RATE_LIMIT_PER_MINUTE: '1000000',
  WEBHOOK_TIMEOUT_MS: '3000',
  WEBHOOK_CONCURRENCY: '4',
  WEBHOOK_RATE: '1000',
  WEBHOOK_RETRIES: '60s',
})
const { distributor } = kit.as
await kit.work()
const second = await kit.another()
await second.service.ctx.jobs.start()
await startJobs(second.service)

/** Written to the queue, any number. */
async function queue(webhookId: string, count: number, prefix = 'r'): Promise<void> {
  await kit.query(
    `insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated)
     select $1 || '-' || $3 || i || '_dlv', $1, 'bookingorder_completed', $3 || i, '{"resource_id":"' || $3 || i || '"}', now(), now(), now() from generate_series(1, $2) i`,
    [webhookId, count, prefix],
  )
}
const delivered = async (webhookId: string) => (await deliveriesOf(distributor, webhookId, '&status=delivered')).length

test('two workers send each delivery once, and never more at once than the endpoint allows', async () => {
  const receiver = await startReceiver()
  let open = 0
  let most = 0
  receiver.behave = () => {
    most = Math.max(most, ++open)
    setTimeout(() => open--, 20)
    return { status: 200, delayMillis: 20 }
  }
  const { webhook_id } = await register(distributor, receiver.url)
  await queue(webhook_id, 300)
  await expect.poll(() => delivered(webhook_id), { interval: 200 }).toBe(300)
  expect(receiver.received).toHaveLength(300)
  expect(new Set(receiver.received.map((one) => one.headers['x-service-delivery-id'])).size).toBe(300)
  expect(most).toBeGreaterThan(1)
  // The receiver notices the end of a request a little before the sender.
  expect(most).toBeLessThanOrEqual(4)
  const [shared] = await kit.query<{ attempts: number }>('select sum(attempts)::int as attempts from delivery where endpoint_id = $1', [
    webhook_id,
  ])
  expect(shared?.attempts).toBe(300)
  await distributor.delete(`/v1/webhooks/${webhook_id}`)
})

test('endpoints that hang or fail do not delay others', async () => {
  const healthy = await startReceiver()
  const bad = await startReceiver()
  bad.behave = ({ path }) => (path.startsWith('/hang') ? 'hang' : path.startsWith('/reset') ? 'reset' : { status: 500 })
  const hooks = []
  for (const kind of ['hang', 'reset', 'fail']) {
    for (let i = 0; i < 10; i++) {
      const hook = await register(distributor, `${bad.url}/${kind}${i}`)
      await queue(hook.webhook_id, 200)
      hooks.push(hook.webhook_id)
    }
  }
  await bad.until(40)
  const { webhook_id } = await register(distributor, healthy.url)
  hooks.push(webhook_id)
  await queue(webhook_id, 100)
  await healthy.until(100)
  // All of it was delivered while the backlog of the others was still there.
  const [left] = await kit.query<{ count: number }>(`select count(*)::int as count from delivery where status = 'pending' and attempts = 0`)
  expect(left?.count).toBeGreaterThan(1_000)
  for (const id of hooks) await distributor.delete(`/v1/webhooks/${id}`)
})

test('a receiver that recovers first gets one request and then more, so that its backlog does not overload it', async () => {
  const receiver = await startReceiver()
  let isUp = false
  let open = 0
  const opened: number[] = []
  receiver.behave = () => {
    if (!isUp) return { status: 503 }
    opened.push(++open)
    setTimeout(() => open--, 30)
    return { status: 200, delayMillis: 30 }
  }
  const { webhook_id } = await register(distributor, receiver.url)
  await queue(webhook_id, 4, 'early')
  await expect
    .poll(async () => (await kit.query<{ pace: number | null }>('select pace from endpoint where endpoint_id = $1', [webhook_id]))[0]?.pace)
    .toBe(1)
  isUp = true
  await queue(webhook_id, 60, 'late')
  await expect.poll(() => delivered(webhook_id)).toBe(60)
  expect(opened[0]).toBe(1)
  expect(opened[1]).toBeLessThanOrEqual(2)
  expect(Math.max(...opened)).toBeLessThanOrEqual(4)
  await distributor.delete(`/v1/webhooks/${webhook_id}`)
})

test('no endpoint gets more requests per second than its rate, over all workers', async () => {
  const slow = await startKit({ WEBHOOK_RATE: '20', WEBHOOK_CONCURRENCY: '50', RATE_LIMIT_PER_MINUTE: '1000000' })
  const receiver = await startReceiver()
  const { webhook_id } = await register(slow.as.distributor, receiver.url)
  await slow.query(
    `insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated)
     select i || '_dlv', $1, 'bookingorder_completed', 'r', '{}', now(), now(), now() from generate_series(1, 80) i`,
    [webhook_id],
  )
  const begun = slow.clock.now().getTime()
  await slow.work()
  const other = await slow.another()
  await other.service.ctx.jobs.start()
  await startJobs(other.service)
  await receiver.until(80)
  await expect.poll(async () => (await slow.query('select from delivery_attempt')).length).toBe(80)
  const rows = await slow.query<{ started: Date }>('select started from delivery_attempt order by started')
  const times = rows.map((one) => one.started.getTime())
  // At first the requests of one second, then 20 a second: at no time were more started. Both times are cut to milliseconds.
  for (const [index, time] of times.entries()) expect(index + 1).toBeLessThanOrEqual(20 + ((time + 1 - begun) / 1000) * 20)
})

test('an organisation has at most WEBHOOK_LIMIT webhooks and subscriptions, of all its clients and also at the same time: 409 webhook_limit', async () => {
  const { url } = await kit.another({ WEBHOOK_LIMIT: '6' })
  const receiver = await startReceiver()
  const { distributor_id } = kit.accounts.distributor2
  const client = { scope: 'distributor', label: 'A colleague', distributor_id, roles: ['api'] }
  const { client_id } = (await kit.as.admin.post<{ client_id: string }>('/v1/clients', client)).body
  const { api_key } = (await kit.as.admin.post<{ api_key: string }>(`/v1/clients/${client_id}/keys`, { label: 'Key' })).body
  const colleague = caller(url, { 'x-api-key': api_key })
  const own = caller(url, { 'x-api-key': kit.accounts.distributor2.api_key })
  const partner = caller(url, { authorization: `Bearer ${kit.accounts.distributor2.api_key}` })
  const body = (number: number) => ({ event_type: 'ticket_changed', endpoint: `${receiver.url}/${number}`, secret: 's'.repeat(32) })
  const subscription = { url: `${receiver.url}/octo`, notificationTypes: ['PRODUCT_UPDATE'] }
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, (_, number) => own.post('/v1/webhooks', body(number))),
    ...Array.from({ length: 5 }, (_, number) => colleague.post('/v1/webhooks', body(10 + number))),
    ...Array.from({ length: 2 }, () => partner.post('/octo/notifications/subscriptions', subscription)),
  ])
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(6)
  for (const { status } of answers) expect(status).toBeLessThan(500)
  expectProblem(await own.post('/v1/webhooks', body(20)), 'webhook_limit', { webhook_limit: 6 })
  const refused = await partner.post('/octo/notifications/subscriptions', subscription)
  expect(refused.status >= 400 && refused.status < 500, refused.text).toBe(true)
  // Others are not concerned, and a deleted one makes room.
  const other = caller(url, { 'x-api-key': kit.accounts.supplier.api_key })
  expect((await other.post('/v1/webhooks', body(30))).status).toBe(201)
  const { webhooks } = (await own.get<{ webhooks: { webhook_id: string }[] }>('/v1/webhooks')).body
  const mine = webhooks.length > 0 ? own : colleague
  const [first] = (await mine.get<{ webhooks: { webhook_id: string }[] }>('/v1/webhooks')).body.webhooks
  expect((await mine.delete(`/v1/webhooks/${first?.webhook_id}`)).status).toBe(204)
  expect((await own.post('/v1/webhooks', body(40))).status).toBe(201)
})
