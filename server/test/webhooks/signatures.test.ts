import { InvalidWebhook, verifyWebhook } from '@allotment/sdk'
import { verify } from '@octokit/webhooks-methods'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { type Received, startReceiver } from '../kit/receiver.js'
import { register, secret } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
await kit.work()
const { distributor } = kit.as
const receiver = await startReceiver()

async function next(webhookId: string): Promise<Received> {
  const count = receiver.received.length
  await distributor.post('/v1/webhooks/trigger', { webhook_id: webhookId })
  return (await receiver.until(count + 1)).at(-1) as Received
}
/** The result of each library that receivers use. */
const judged = async (key: string, { body, headers }: Received) => ({
  octokit: await verify(key, body.toString(), String(headers['x-service-signature'])),
  standard: accepts(() => new StandardWebhook(Buffer.from(key), { format: 'raw' }).verify(body, headers as Record<string, string>)),
  sdk: await verifyWebhook({ secret: key, body, headers }).then(
    () => true,
    (error) => {
      expect(error).toBeInstanceOf(InvalidWebhook)
      return false
    },
  ),
})
function accepts(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}
const all = { octokit: true, standard: true, sdk: true }
const none = { octokit: false, standard: false, sdk: false }

test.each([secret, 'x'.repeat(8), 'пароль с пробелом'])(
  'GitHub’s method, the Standard Webhooks library and our SDK verify a delivery',
  async (key) => {
    const { webhook_id } = await register(distributor, receiver.url, { secret: key })
    const got = await next(webhook_id)
    expect(await judged(key, got)).toEqual(all)
    expect(await judged('not the secret', got)).toEqual(none)
    const forged = { ...got, body: Buffer.from(got.body.toString().replace('bookingorder', 'bookingOrder')) }
    expect(await judged(key, forged)).toEqual(none)
    expect(await verifyWebhook({ secret: key, body: got.body, headers: got.headers })).toMatchObject({ event: 'bookingorder_completed' })
    await distributor.delete(`/v1/webhooks/${webhook_id}`)
  },
)

test('after a rotation both secrets are valid in webhook-signature for a day; the contract’s signature uses the new one', async () => {
  const { webhook_id } = await register(distributor, receiver.url, { secret: 'the old secret' })
  const rotated = await distributor.post(`/v1/webhooks/${webhook_id}/rotate-secret`, { secret: 'the new secret' })
  expect(rotated.status).toBe(200)
  expect(rotated.text).not.toContain('secret')
  const got = await next(webhook_id)
  expect(String(got.headers['webhook-signature']).split(' ')).toHaveLength(2)
  expect(await judged('the new secret', got)).toEqual(all)
  expect(await judged('the old secret', got)).toEqual({ octokit: false, standard: true, sdk: true })
  kit.clock.advance({ hours: 24, seconds: 1 })
  const later = await next(webhook_id)
  expect(String(later.headers['webhook-signature']).split(' ')).toHaveLength(1)
  await distributor.delete(`/v1/webhooks/${webhook_id}`)
})

test('a secret changed by PATCH is valid at once, and the old one is not', async () => {
  const { webhook_id } = await register(distributor, receiver.url, { secret: 'the old secret' })
  await distributor.patch(`/v1/webhooks/${webhook_id}`, { secret: 'the new secret' })
  const got = await next(webhook_id)
  expect(await verify('the new secret', got.body.toString(), String(got.headers['x-service-signature']))).toBe(true)
  expect(String(got.headers['webhook-signature']).split(' ')).toHaveLength(1)
  await distributor.delete(`/v1/webhooks/${webhook_id}`)
})
