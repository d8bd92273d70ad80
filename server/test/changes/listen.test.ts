import { verifyWebhook } from '@allotment/sdk'
import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { runProcess, startProcess } from '../kit/process.js'
import { startReceiver } from '../kit/receiver.js'
import { putOnSale } from '../selling/kit.js'
import { register, secret } from '../webhooks/kit.js'

const kit = await startKit()
const receiver = await startReceiver()
const env = { ALLOTMENT_API_KEY: kit.accounts.distributor.api_key }
const forward = ['--forward', receiver.url, '--secret', secret]

test('allotment listen passes each change on to a receiver, signed as webhooks are, prints it, and stops when told', async () => {
  const listener = startProcess(['listen', ...forward, '--url', kit.url, '--types', 'ticket_created'], env)
  await listener.until(/Passing changes of/)
  receiver.behave = () => ({ status: 202 })
  const ticket = await putOnSale(kit, { stock: 5 })
  const [request] = await receiver.until(1)
  const event = await verifyWebhook({ secret, body: request?.body ?? '', headers: request?.headers ?? {} })
  expect(event).toMatchObject({ event: 'ticket_created', resource_type: 'ticket', resource_id: ticket, changed: [] })
  expect(request?.headers).toMatchObject({ 'x-service-event': 'ticket_created', 'content-type': 'application/json' })
  await listener.until(new RegExp(`ticket_created ${ticket} \\w+_dlv → 202`))
  expect(listener.output()).not.toContain(secret)
  expect(listener.output()).not.toContain(env.ALLOTMENT_API_KEY)
  listener.child.kill('SIGTERM')
  expect((await listener.exited).code).toBe(0)
})

test('allotment trigger sends an example to a receiver, or has the service tell the webhooks of that type', async () => {
  const before = receiver.received.length
  const sent = await runProcess(['trigger', 'sale_cancelled', ...forward], {})
  expect(sent).toMatchObject({ code: 0, output: expect.stringMatching(/sale_cancelled \w+_prc \w+_dlv → 202/) })
  const request = receiver.received[before]
  expect(await verifyWebhook({ secret, body: request?.body ?? '', headers: request?.headers ?? {} })).toMatchObject({
    event: 'sale_cancelled',
    resource_type: 'sale',
  })
  const { webhook_id } = await register(kit.as.distributor, receiver.url)
  const queued = await runProcess(['trigger', 'bookingorder_completed', '--url', kit.url], env)
  expect(queued.code).toBe(0)
  const { body } = await kit.as.distributor.get<{ deliveries: { delivery_id: string }[] }>(`/v1/webhooks/${webhook_id}/deliveries`)
  expect(queued.output).toContain(`queued: ${body.deliveries[0]?.delivery_id}`)
})

test('both say what they need', async () => {
  const wrong = [
    [['listen', ...forward], {}, /ALLOTMENT_API_KEY/],
    [['listen', '--secret', secret], env, /--forward/],
    [['listen', ...forward, '--types', 'ticket_vanished'], env, /ticket_vanished is none of ticket_created/],
    [['listen', ...forward, '--url', kit.url], { ALLOTMENT_API_KEY: 'wrong' }, /^401: /],
    [['trigger', 'nothing', ...forward], {}, /TYPE is one of bookingorder_completed/],
    [['trigger', 'ticket_changed', '--url', kit.url], env, /no active webhook of ticket_changed/],
  ] as const
  const ended = wrong.map(async ([args, given, said]) => {
    const { code, output } = await runProcess([...args], given)
    expect(code).not.toBe(0)
    expect(output).toMatch(said)
  })
  await Promise.all(ended)
})
