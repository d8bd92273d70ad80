import { expect, test } from 'vitest'
import { contractSignature } from '../../src/lib/signature.js'
import { startKit } from '../kit/index.js'
import { freePort, startProcess } from '../kit/process.js'
import { register, secret, untilStatus } from './kit.js'

const kit = await startKit({ WEBHOOK_RETRIES: '1s' })
await kit.work()
const { distributor } = kit.as

test('allotment webhook listen verifies and prints deliveries, refuses others with 401, and stops on a signal', async () => {
  const port = await freePort()
  const listener = startProcess(['webhook', 'listen', '--port', String(port), '--secret', secret], {})
  await listener.until(/Listening on http:\/\/127\.0\.0\.1:\d+/)
  const { webhook_id } = await register(distributor, `http://127.0.0.1:${port}/hook`)
  await distributor.post('/v1/webhooks/trigger', { webhook_id })
  const { delivery_id, body } = await untilStatus(distributor, webhook_id, 'delivered')
  await listener.until(new RegExp(`bookingorder_completed ${delivery_id} signature valid → 200`))
  expect(listener.output()).toContain(body)
  await distributor.patch(`/v1/webhooks/${webhook_id}`, { secret: 'another secret' })
  await distributor.post('/v1/webhooks/trigger', { webhook_id })
  expect(await untilStatus(distributor, webhook_id, 'failed')).toMatchObject({ last_response: 401 })
  await listener.until(/webhook-signature does not match → 401/)
  const replay = { 'X-Service-Event': 'bookingorder_completed', 'X-Service-Signature': contractSignature(secret, body) }
  expect((await fetch(`http://127.0.0.1:${port}/hook`, { method: 'POST', headers: replay, body })).status).toBe(401)
  await listener.until(/webhook-signature is missing → 401/)
  expect(listener.output()).not.toContain(secret)
  listener.child.kill('SIGTERM')
  expect((await listener.exited).code).toBe(0)
})

test('an invalid argument is refused with the expected form', async () => {
  const wrong = [
    [['webhook', 'listen', '--secret', 'short'], /8 to 128/],
    [['webhook', 'listen', '--secret', secret, '--port', 'x'], /--port/],
    [['webhook'], /webhook listen/],
  ] as const
  const ended = wrong.map(async ([args, said]) => {
    const one = startProcess([...args], {})
    expect((await one.exited).code).not.toBe(0)
    expect(one.output()).toMatch(said)
  })
  await Promise.all(ended)
})
