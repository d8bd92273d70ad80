import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { startReceiver } from '../kit/receiver.js'
import { complete, deliveriesOf, deliveryOf, register, untilStatus, type Webhook } from './kit.js'

/** The schedule of retries, driven by the clock of the kit. The time-out is shorter, and few requests at once leave the other deliveries waiting. */
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', WEBHOOK_TIMEOUT_MS: '4000', WEBHOOK_CONCURRENCY: '2' })
await kit.work()
const { distributor, admin } = kit.as
const at = (text: string | null) => new Date(`${text}Z`).getTime()
const hookOf = async (id: string) => (await distributor.get<Webhook>(`/v1/webhooks/${id}`)).body
const trigger = (webhook_id: string) => distributor.post('/v1/webhooks/trigger', { webhook_id })
const untilAttempts = (webhookId: string, deliveryId: string, count: number) =>
  expect.poll(async () => (await deliveryOf(distributor, webhookId, deliveryId)).attempt_log.length, { interval: 50 }).toBe(count)

describe('retries', () => {
  test('wait by the schedule after each failure, with the same id and the same bytes; after the last one the delivery is abandoned', async () => {
    const receiver = await startReceiver()
    receiver.behave = () => ({ status: 500, body: 'out of order' })
    const { webhook_id } = await register(distributor, receiver.url)
    await complete(kit)
    const waits = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
    const id = String((await deliveriesOf(distributor, webhook_id))[0]?.delivery_id)
    for (const [index, wait] of waits.entries()) {
      await untilAttempts(webhook_id, id, index + 1)
      const { status, next_attempt, attempt_log } = await deliveryOf(distributor, webhook_id, id)
      expect(status).toBe('pending')
      expect(attempt_log[0]).toMatchObject({ attempt: index + 1, outcome: 'refused', status: 500, response: 'out of order' })
      const waited = (at(next_attempt) - at(attempt_log[0]?.started ?? null)) / 1000
      expect(waited).toBeGreaterThanOrEqual(wait * 0.8 - 1)
      // Whole seconds in the answer, independent of the duration of the attempt.
      expect(waited).toBeLessThanOrEqual(wait * 1.2 + 5)
      kit.clock.advance({ seconds: wait * 1.2 + 1 })
    }
    const failed = await untilStatus(distributor, webhook_id, 'failed')
    expect(failed).toMatchObject({ attempts: 10, next_attempt: null, last_response: 500, delivered: null })
    expect(receiver.received).toHaveLength(10)
    expect(new Set(receiver.received.map(({ body }) => body.toString()))).toEqual(new Set([failed.body]))
    expect(new Set(receiver.received.map(({ headers }) => headers['x-service-delivery-id']))).toEqual(new Set([id]))
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10)
    expect(await hookOf(webhook_id)).toMatchObject({ is_active: true })
    await distributor.delete(`/v1/webhooks/${webhook_id}`)
  })

  test.each([
    ['no answer in time', 'hang', 'timeout'],
    ['a connection that is cut', 'reset', 'unreachable'],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'refused'],
    ['an answer of 404', { status: 404 }, 'refused'],
  ] as const)('%s is a failure with its own reason in the log', async (_what, behaviour, outcome) => {
    const receiver = await startReceiver()
    receiver.behave = () => behaviour
    const { webhook_id } = await register(distributor, receiver.url)
    await trigger(webhook_id)
    const id = String((await deliveriesOf(distributor, webhook_id))[0]?.delivery_id)
    await untilAttempts(webhook_id, id, 1)
    expect((await deliveryOf(distributor, webhook_id, id)).attempt_log[0]).toMatchObject({ outcome })
    expect((await hookOf(webhook_id)).failing_since).not.toBeNull()
    receiver.behave = () => ({ status: 204 })
    kit.clock.advance({ seconds: 7 })
    const delivered = await untilStatus(distributor, webhook_id, 'delivered')
    expect(delivered.attempt_log.map((one) => one.outcome)).toEqual(['delivered', outcome])
    expect((await hookOf(webhook_id)).failing_since).toBeNull()
    await distributor.delete(`/v1/webhooks/${webhook_id}`)
  })

  test('a receiver without a listener is unreachable', async () => {
    const { webhook_id } = await register(distributor, 'http://127.0.0.1:9/')
    await trigger(webhook_id)
    await expect.poll(async () => (await deliveriesOf(distributor, webhook_id))[0]?.attempts).toBe(1)
    const id = String((await deliveriesOf(distributor, webhook_id))[0]?.delivery_id)
    await untilAttempts(webhook_id, id, 1)
    expect((await deliveryOf(distributor, webhook_id, id)).attempt_log[0]).toMatchObject({ outcome: 'unreachable', status: null })
    await distributor.delete(`/v1/webhooks/${webhook_id}`)
  })

  test.each([
    ['8', 8],
    ['3600', 10],
    ['1', 2.5],
  ])('Retry-After: %s is honoured between half and twice the scheduled wait', async (header, seconds) => {
    const receiver = await startReceiver()
    receiver.behave = () => ({ status: 503, headers: { 'retry-after': header } })
    const { webhook_id } = await register(distributor, receiver.url)
    await trigger(webhook_id)
    const id = String((await deliveriesOf(distributor, webhook_id))[0]?.delivery_id)
    await untilAttempts(webhook_id, id, 1)
    const [row] = await kit.query<{ wait: number }>(
      `select extract(epoch from d.due - a.started)::float8 - a.duration_ms / 1000.0 as wait from delivery d join delivery_attempt a using (delivery_id) where delivery_id = $1`,
      [id],
    )
    expect(row?.wait).toBeGreaterThanOrEqual(seconds - 0.05)
    expect(row?.wait).toBeLessThan(seconds + 2)
    await distributor.delete(`/v1/webhooks/${webhook_id}`)
  })
})

describe('disabling a webhook', () => {
  async function lettersTo(host: string): Promise<string[]> {
    const folder = join(kit.dataDir, 'mail')
    const files = await readdir(folder).catch(() => [] as string[])
    const letters = await Promise.all(files.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')))
    return letters.filter((letter) => letter.includes(`Subject: Switched off: deliveries to ${host}`))
  }

  test('410 disables it at once: waiting deliveries are dropped, and the client is mailed once', async () => {
    const receiver = await startReceiver()
    const { webhook_id } = await register(distributor, receiver.url)
    const triggered = Promise.all(Array.from({ length: 30 }, () => trigger(webhook_id)))
    receiver.behave = () => ({ status: 410, after: triggered })
    await triggered
    await expect.poll(async () => (await hookOf(webhook_id)).is_active).toBe(false)
    expect(await hookOf(webhook_id)).toMatchObject({ disabled_reason: 'gone' })
    await expect.poll(() => lettersTo(new URL(receiver.url).host)).toHaveLength(1)
    expect((await lettersTo(new URL(receiver.url).host))[0]).toMatch(/To: distributor@test\.example/)
    const kept = await deliveriesOf(distributor, webhook_id)
    expect(new Set(kept.map((one) => one.status))).toEqual(new Set(['dropped']))
    expect(receiver.received.length).toBeLessThan(30)
    const heard = receiver.received.length
    await complete(kit)
    expect(await deliveriesOf(distributor, webhook_id)).toHaveLength(30)
    expect(receiver.received).toHaveLength(heard)
    // The receiver is repaired: when the webhook is enabled again, it gets what it missed.
    receiver.behave = () => ({ status: 200 })
    expect((await distributor.patch<Webhook>(`/v1/webhooks/${webhook_id}`, { is_active: true })).body).toMatchObject({
      disabled_reason: null,
      failing_since: null,
    })
    const recovered = await distributor.post<{ recovered: number }>(`/v1/webhooks/${webhook_id}/recover`, { since: '2020-01-01T00:00:00' })
    expect(recovered).toMatchObject({ status: 202, body: { recovered: 30 } })
    await expect.poll(async () => (await deliveriesOf(distributor, webhook_id, '&status=delivered')).length).toBe(30)
    await distributor.delete(`/v1/webhooks/${webhook_id}`)
  })

  test('five days without a success disable it, four do not', async () => {
    const receiver = await startReceiver()
    receiver.behave = () => ({ status: 500 })
    const { webhook_id } = await register(distributor, receiver.url)
    const fail = async () => {
      const heard = receiver.received.length
      await trigger(webhook_id)
      await receiver.until(heard + 1)
      await expect
        .poll(async () => (await deliveriesOf(distributor, webhook_id, '&status=pending')).filter((one) => one.last_response === null), {})
        .toEqual([])
    }
    await fail()
    kit.clock.advance({ days: 4 })
    await fail()
    expect(await hookOf(webhook_id)).toMatchObject({ is_active: true })
    kit.clock.advance({ days: 1, hours: 1 })
    await trigger(webhook_id)
    await expect.poll(async () => (await hookOf(webhook_id)).is_active).toBe(false)
    expect(await hookOf(webhook_id)).toMatchObject({ disabled_reason: 'failing' })
    await expect.poll(() => lettersTo(new URL(receiver.url).host)).toHaveLength(1)
    await distributor.delete(`/v1/webhooks/${webhook_id}`)
  })

  test.each(['PATCH', 'DELETE'] as const)('after %s nothing is sent, however many deliveries wait', async (how) => {
    const receiver = await startReceiver()
    receiver.behave = () => ({ status: 200, delayMillis: 50 })
    const { webhook_id } = await register(distributor, receiver.url)
    await Promise.all(Array.from({ length: 60 }, () => trigger(webhook_id)))
    await receiver.until(1)
    const answer =
      how === 'PATCH'
        ? await distributor.patch(`/v1/webhooks/${webhook_id}`, { is_active: false })
        : await distributor.delete(`/v1/webhooks/${webhook_id}`)
    expect(answer.status).toBeLessThan(300)
    // Only attempts in progress at that moment may still end: no more than the concurrency limit.
    const [leased] = await kit.query<{ count: number }>(
      'select count(*)::int as count from delivery where endpoint_id = $1 and lease_until is not null',
      [webhook_id],
    )
    expect(leased?.count).toBeLessThanOrEqual(2)
    const [waiting] = await kit.query<{ count: number }>(
      `select count(*)::int as count from delivery where endpoint_id = $1 and status = 'pending'`,
      [webhook_id],
    )
    expect(waiting?.count).toBe(0)
    await expect
      .poll(async () => (await kit.query('select from delivery where endpoint_id = $1 and lease_until is not null', [webhook_id])).length)
      .toBe(0)
    const heard = receiver.received.length
    expect(heard).toBeLessThan(60)
    kit.clock.advance({ minutes: 10 })
    const other = await register(distributor, `${receiver.url}/after`, { event_type: 'bookingorder_cancelled' })
    await distributor.post('/v1/webhooks/trigger', { webhook_id: other.webhook_id })
    await receiver.until(heard + 1)
    expect(receiver.received.slice(heard).map((one) => one.path)).toEqual(['/after'])
    await admin.delete(`/v1/webhooks/${other.webhook_id}`)
  })

  test('a suspended client is sent nothing, and gets its deliveries when it is active again', async () => {
    const receiver = await startReceiver()
    const client_id = kit.accounts.distributor2.client_id
    const { webhook_id } = await register(kit.as.distributor2, receiver.url)
    await kit.query(`update client set client_status = 'suspended' where client_id = $1`, [client_id])
    await admin.post('/v1/webhooks/trigger', { webhook_id })
    const other = await register(distributor, `${receiver.url}/other`)
    await trigger(other.webhook_id)
    await receiver.until(1)
    expect(receiver.received.map((one) => one.path)).toEqual(['/other'])
    await kit.query(`update client set client_status = 'active' where client_id = $1`, [client_id])
    await receiver.until(2)
    await distributor.delete(`/v1/webhooks/${other.webhook_id}`)
    await admin.delete(`/v1/webhooks/${webhook_id}`)
  })
})
