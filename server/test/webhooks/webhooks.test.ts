import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { startReceiver } from '../kit/receiver.js'
import { bookTest, complete, deliveriesOf, deliveryOf, register, secret, untilStatus, type Webhook } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
await kit.work()
const { distributor, distributor2, supplier, admin, support } = kit.as
const full = { event_type: 'sale_created', endpoint: 'https://other.example/hook?x=1', secret: 'another secret' }

describe('registering', () => {
  test('a webhook is returned without its secret, with the fields of the contract, and is listed', async () => {
    const made = await register(distributor, 'https://agency.example/hook')
    expect(made).toMatchObject({
      event_type: 'bookingorder_completed',
      client_id: kit.accounts.distributor.client_id,
      endpoint: 'https://agency.example/hook',
      is_active: true,
      version: 1,
    })
    expect(made.webhook_id).toMatch(/_whk$/)
    expect(made).not.toHaveProperty('secret')
    expect((await distributor.get<Webhook>(`/v1/webhooks/${made.webhook_id}`)).body).toEqual(made)
    const listed = await distributor.get<{ webhooks: Webhook[] }>('/v1/webhooks?event_type=bookingorder_completed')
    expect(listed.body.webhooks).toContainEqual(made)
    expect((await distributor.get<{ webhooks: Webhook[] }>('/v1/webhooks?event_type=sale_created')).body.webhooks).toEqual([])
  })

  test('the secret is encrypted in the database, and not in the log', async () => {
    const { webhook_id } = await register(distributor, 'https://agency.example/sealed', { secret: 'very-secret-indeed' })
    const [row] = await kit.query<{ secret: Buffer }>('select secret from endpoint where endpoint_id = $1', [webhook_id])
    expect(row?.secret.includes('very-secret-indeed')).toBe(false)
    expect(kit.service.ctx.vault.open(row?.secret as Buffer).toString()).toBe('very-secret-indeed')
    expect(kit.log.join('\n')).not.toContain('very-secret-indeed')
  })

  test.each([
    ['a secret of seven characters', { secret: 'x'.repeat(7) }],
    ['a secret of 129 characters', { secret: 'x'.repeat(129) }],
    ['an unknown event type', { event_type: 'bookingorder_made' }],
    ['a version of zero', { version: 0 }],
    ['a version that is not whole', { version: 1.5 }],
    ['a misspelt field', { is_activ: true }],
    ['a relative address', { endpoint: '/hook' }],
    ['another scheme', { endpoint: 'ftp://agency.example/hook' }],
    ['credentials in the address', { endpoint: 'https://user:pass@agency.example/hook' }],
    ['an empty user in the address', { endpoint: 'https://@agency.example/hook' }],
    ['a fragment', { endpoint: 'https://agency.example/hook#x' }],
    ['an address with a space', { endpoint: 'https://agency.example/ho ok' }],
    ['no address at all', { endpoint: '' }],
  ])('%s is refused', async (_what, wrong) => {
    const body = { event_type: 'bookingorder_completed', endpoint: 'https://agency.example/hook', secret, ...wrong }
    expectProblem(await distributor.post('/v1/webhooks', body), 'validation_failed')
  })

  test.each(['x'.repeat(8), 'x'.repeat(128), 'пароль-ключ'])('a secret of 8 to 128 characters is accepted', async (given) => {
    await register(distributor, 'https://agency.example/hook', { secret: given })
  })

  test('PATCH changes only sent fields; PUT needs all fields', async () => {
    const { webhook_id } = await register(distributor, 'https://agency.example/change', { version: 3 })
    const patched = await distributor.patch<Webhook>(`/v1/webhooks/${webhook_id}`, { endpoint: 'https://agency.example/moved' })
    expect(patched.status).toBe(200)
    expect(patched.body).toMatchObject({ endpoint: 'https://agency.example/moved', event_type: 'bookingorder_completed', version: 3 })
    for (const missing of ['event_type', 'endpoint', 'secret'] as const) {
      const { [missing]: _left, ...rest } = full
      const problem = expectProblem(await distributor.put(`/v1/webhooks/${webhook_id}`, rest), 'validation_failed')
      expect(problem.errors).toMatchObject([{ pointer: `/${missing}`, code: 'required' }])
    }
    const replaced = await distributor.put<Webhook>(`/v1/webhooks/${webhook_id}`, full)
    expect(replaced.body).toMatchObject({ webhook_id, endpoint: full.endpoint, event_type: 'sale_created', version: 1, is_active: true })
    expectProblem(await distributor.patch(`/v1/webhooks/${webhook_id}`, { is_active: false }, { 'if-match': '"1"' }), 'precondition_failed')
    expectProblem(await distributor.delete(`/v1/webhooks/${webhook_id}`, { 'if-match': '"1"' }), 'precondition_failed')
  })

  test('DELETE answers 204 and removes the webhook with its deliveries', async () => {
    const { webhook_id } = await register(distributor, 'https://agency.example/gone')
    expect((await distributor.delete(`/v1/webhooks/${webhook_id}`)).status).toBe(204)
    for (const answer of [
      await distributor.get(`/v1/webhooks/${webhook_id}`),
      await distributor.delete(`/v1/webhooks/${webhook_id}`),
      await distributor.put(`/v1/webhooks/${webhook_id}`, full),
      await distributor.post('/v1/webhooks/trigger', { webhook_id }),
    ])
      expectProblem(answer, 'webhook_not_found')
    const [row] = await kit.query<{ secret: Buffer }>('select secret from endpoint where endpoint_id = $1', [webhook_id])
    expect(row?.secret.length ?? 0).toBe(0)
  })

  test('a client sees only its own webhooks, not those of other clients of its distributor; support sees all and changes none', async () => {
    const { webhook_id } = await register(distributor, 'https://agency.example/mine')
    for (const stranger of [distributor2, supplier]) {
      expectProblem(await stranger.get(`/v1/webhooks/${webhook_id}`), 'webhook_not_found')
      expectProblem(await stranger.get(`/v1/webhooks/${webhook_id}/deliveries`), 'webhook_not_found')
      expect((await stranger.get<{ webhooks: Webhook[] }>('/v1/webhooks')).body.webhooks.map((one) => one.webhook_id)).not.toContain(
        webhook_id,
      )
    }
    const found = await support.get<{ webhooks: Webhook[] }>(`/v1/webhooks?client_id=${kit.accounts.distributor.client_id}&page_size=1000`)
    expect(found.body.webhooks.map((one) => one.webhook_id)).toContain(webhook_id)
    expectProblem(await support.patch(`/v1/webhooks/${webhook_id}`, { is_active: false }), 'forbidden')
    expectProblem(await support.delete(`/v1/webhooks/${webhook_id}`), 'forbidden')
  })
})

describe('deliveries', () => {
  test('a completed order is sent to its buyer with the headers, the body and the signature of the contract', async () => {
    const receiver = await startReceiver()
    const hook = await register(distributor, `${receiver.url}/orders?from=us`, { version: 2 })
    const bookingorder_id = await complete(kit)
    const [got] = await receiver.until(1)
    expect(got).toMatchObject({ method: 'POST', path: '/orders?from=us' })
    const { headers, body } = got as (typeof receiver.received)[number]
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-webhook-id': hook.webhook_id,
      'x-service-event': 'bookingorder_completed',
      'x-service-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    })
    expect(headers['user-agent']).toMatch(/^Allotment-Webhooks\//)
    expect(headers['x-service-delivery-id']).toMatch(/_dlv$/)
    const event = JSON.parse(body.toString()) as Record<string, unknown>
    expect(Object.keys(event)).toEqual(['version', 'event', 'resource_type', 'resource_id', 'client_id', 'timestamp'])
    expect(event).toMatchObject({
      version: 2,
      event: 'bookingorder_completed',
      resource_type: 'bookingorder',
      resource_id: bookingorder_id,
      client_id: kit.accounts.distributor.client_id,
    })
    expect(event.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+\+00:00$/)
    const delivery = await untilStatus(distributor, hook.webhook_id, 'delivered')
    expect(delivery).toMatchObject({
      delivery_id: headers['x-service-delivery-id'],
      resource_id: bookingorder_id,
      attempts: 1,
      last_response: 200,
      body: body.toString(),
      next_attempt: null,
    })
    expect(delivery.attempt_log).toMatchObject([{ attempt: 1, outcome: 'delivered', status: 200 }])
    await distributor.delete(`/v1/webhooks/${hook.webhook_id}`)
  })

  test('a cancelled order too; other event types, inactive webhooks and other parties get nothing', async () => {
    const receiver = await startReceiver()
    const wanted = await register(distributor, `${receiver.url}/wanted`, { event_type: 'bookingorder_cancelled' })
    const others = [
      await register(distributor, `${receiver.url}/completed`),
      await register(distributor, `${receiver.url}/off`, { event_type: 'bookingorder_cancelled', is_active: false }),
      await register(distributor2, `${receiver.url}/other`, { event_type: 'bookingorder_cancelled' }),
      await register(supplier, `${receiver.url}/supplier`, { event_type: 'bookingorder_cancelled' }),
    ]
    const id = await bookTest(kit)
    await distributor.post(`/v1/bookingorders/${id}/sandbox`, { action: 'cancel' })
    await untilStatus(distributor, wanted.webhook_id, 'delivered')
    expect(receiver.received.map((one) => one.path)).toEqual(['/wanted'])
    for (const one of others) expect(await deliveriesOf(admin, one.webhook_id)).toEqual([])
    for (const one of [wanted, ...others]) await admin.delete(`/v1/webhooks/${one.webhook_id}`)
  })

  test('a rolled back change is never delivered, and a committed one once', async () => {
    const { ctx } = kit.service
    const receiver = await startReceiver()
    const hook = await register(distributor, receiver.url)
    const { emit } = await import('../../src/platform/webhooks/emit.js')
    const event = {
      event_type: 'bookingorder_completed' as const,
      resource_id: 'rolled-back',
      distributor_id: kit.accounts.distributor.distributor_id,
      at: ctx.now(),
    }
    await expect(
      ctx.db.transaction().execute(async (trx) => {
        await emit(ctx, trx, [event])
        throw new Error('changed our mind')
      }),
    ).rejects.toThrow('changed our mind')
    const id = await complete(kit)
    await distributor.post(`/v1/bookingorders/${id}/sandbox`, { action: 'postpone' })
    await distributor.post(`/v1/bookingorders/${id}/sandbox`, { action: 'complete' })
    await untilStatus(distributor, hook.webhook_id, 'delivered')
    expect((await deliveriesOf(distributor, hook.webhook_id)).map((one) => one.resource_id)).toEqual([id])
    await distributor.delete(`/v1/webhooks/${hook.webhook_id}`)
  })

  test('a sale is sent to clients of its supplier, and to clients of a distributor that is the supplier', async () => {
    const { ctx } = kit.service
    const receiver = await startReceiver()
    const hooks = [
      await register(supplier, `${receiver.url}/supplier`, { event_type: 'sale_created' }),
      await register(distributor2, `${receiver.url}/relister`, { event_type: 'sale_created' }),
      await register(distributor, `${receiver.url}/nobody`, { event_type: 'sale_created' }),
    ]
    await kit.query(
      `insert into supplier (supplier_id, distributor_id, name, iso_country, default_currency, created, updated) values ('relister_spp', $1, 'Relister', 'NLD', 'EUR', now(), now())`,
      [kit.accounts.distributor2.distributor_id],
    )
    const { emit } = await import('../../src/platform/webhooks/emit.js')
    const sale = (resource_id: string, supplier_id: string | null) => ({
      event_type: 'sale_created' as const,
      resource_id,
      supplier_id,
      at: ctx.now(),
    })
    await ctx.db
      .transaction()
      .execute((trx) => emit(ctx, trx, [sale('one_prc', kit.accounts.supplier.supplier_id), sale('two_prc', 'relister_spp')]))
    const got = await receiver.until(2)
    const told = got.map(({ path, body }) => [path, JSON.parse(body.toString()) as { resource_id: string; resource_type: string }] as const)
    expect(Object.fromEntries(told.map(([path, { resource_id, resource_type }]) => [path, `${resource_type} ${resource_id}`]))).toEqual({
      '/supplier': 'sale one_prc',
      '/relister': 'sale two_prc',
    })
    for (const one of hooks) await admin.delete(`/v1/webhooks/${one.webhook_id}`)
  })

  test('trigger answers 202 at once and sends the latest resource, or a sample, to all active webhooks of this event type', async () => {
    const receiver = await startReceiver()
    receiver.behave = () => ({ delayMillis: 300 })
    const first = await register(supplier, `${receiver.url}/1`, { event_type: 'sale_cancelled' })
    const hooks = [
      first,
      await register(supplier, `${receiver.url}/2`, { event_type: 'sale_cancelled' }),
      await register(supplier, `${receiver.url}/off`, { event_type: 'sale_cancelled', is_active: false }),
      await register(supplier, `${receiver.url}/other`, { event_type: 'sale_created' }),
    ]
    const answer = await supplier.post<{ resource_id: string; delivery_ids: string[] }>('/v1/webhooks/trigger', {
      webhook_id: first.webhook_id,
    })
    expect(answer.status).toBe(202)
    expect(answer.body.resource_id).toMatch(/_prc$/)
    expect(answer.body.delivery_ids).toHaveLength(2)
    expect((await receiver.until(2)).map((one) => one.path).sort()).toEqual(['/1', '/2'])
    expect((await deliveryOf(supplier, first.webhook_id, String(answer.body.delivery_ids[0]))).event_type).toBe('sale_cancelled')
    const order = await complete(kit)
    const hook = await register(distributor, `${receiver.url}/latest`)
    const latest = await distributor.post<{ resource_id: string }>('/v1/webhooks/trigger', { webhook_id: hook.webhook_id })
    expect(latest.body.resource_id).toBe(order)
    for (const one of [...hooks, hook]) await admin.delete(`/v1/webhooks/${one.webhook_id}`)
  })
})
