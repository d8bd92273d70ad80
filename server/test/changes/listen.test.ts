import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook } from '@allotment/sdk'
import { expect, onTestFinished, test, vi } from 'vitest'
import { UsageError } from '../../src/cli/explain.js'
import { integratorCommands } from '../../src/cli/listen.js'
import { startKit } from '../kit/index.js'
import { startProcess } from '../kit/process.js'
import { startReceiver } from '../kit/receiver.js'
import { putOnSale } from '../selling/kit.js'
import { register, secret } from '../webhooks/kit.js'

const kit = await startKit()
const receiver = await startReceiver()
const env = { ALLOTMENT_API_KEY: kit.accounts.distributor.api_key }
/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:2'
const forward = ['--forward', receiver.url, '--secret', secret]

test('allotment listen signs each change like a webhook, forwards it to a receiver, prints it, and stops on a signal', async () => {
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

/** Runs a command without a process: returns its output, or the error. */
async function run(args: string[], given: Record<string, string> = {}): Promise<string> {
  vi.stubEnv('ALLOTMENT_API_KEY', given.ALLOTMENT_API_KEY ?? '')
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    await integratorCommands[args[0] as string]?.run(args.slice(1))
    return print.mock.calls.flat().join('\n')
  } finally {
    print.mockRestore()
    vi.unstubAllEnvs()
  }
}

test('allotment trigger sends an example to a receiver, or to the webhooks of that type', async () => {
  const before = receiver.received.length
  expect(await run(['trigger', 'sale_cancelled', ...forward])).toMatch(/sale_cancelled \w+_prc \w+_dlv → 202/)
  const request = receiver.received[before]
  expect(await verifyWebhook({ secret, body: request?.body ?? '', headers: request?.headers ?? {} })).toMatchObject({
    event: 'sale_cancelled',
    resource_type: 'sale',
  })
  const { webhook_id } = await register(kit.as.distributor, receiver.url)
  const queued = await run(['trigger', 'bookingorder_completed', '--url', kit.url], env)
  const { body } = await kit.as.distributor.get<{ deliveries: { delivery_id: string }[] }>(`/v1/webhooks/${webhook_id}/deliveries`)
  expect(queued).toContain(`queued: ${body.deliveries[0]?.delivery_id}`)
})

test.each([
  [['listen', ...forward], {}, /ALLOTMENT_API_KEY/],
  [
    ['listen', ...forward, '--url', nowhere],
    env,
    /^The service at http:\/\/127\.0\.0\.1:2 does not answer \(.*refused.*\)\. Name another one with --url\.$/i,
  ],
  [['trigger', 'sale_cancelled', '--url', nowhere], env, /^The service at .* does not answer/],
  [['listen', '--secret', secret], env, /--forward/],
  [['listen', ...forward, '--types', 'ticket_vanished'], env, /ticket_vanished is none of sale_created/],
  [['listen', ...forward, '--url', kit.url], { ALLOTMENT_API_KEY: 'wrong' }, /^401: /],
  // The address of the receiver in place of that of the service.
  [['listen', ...forward, '--url', receiver.url], env, /^What answers at .* is not this service \(20\d\)\. Name its address with --url\.$/],
  [['trigger', 'ticket_changed', '--url', receiver.url], env, /is not this service/],
  [['trigger', 'nothing', ...forward], {}, /TYPE is one of bookingorder_completed/],
  [['trigger', 'ticket_changed', '--url', kit.url], env, /no active webhook of ticket_changed/],
])('%j names the missing argument', async (args, given, said) => {
  const failed = run(args, given)
  await expect(failed).rejects.toThrow(UsageError)
  await expect(failed).rejects.toThrow(said)
})

test('allotment trigger fails if the receiver does not answer, and --help prints how a command is used', async () => {
  const lost = await startProcess(['trigger', 'sale_cancelled', '--forward', nowhere, '--secret', secret], env).exited
  expect(lost.code).toBe(1)
  const asked = startProcess(['trigger', '--help'], env)
  expect((await asked.exited).code).toBe(0)
  expect(asked.output()).toMatch(/^ *trigger TYPE --forward URL/)
})

test('allotment listen and trigger do not wait for a connection that has died, nor take half an answer for one', async () => {
  let half = false
  const asked: (() => void)[] = []
  const silent = createServer((_request, response) => {
    asked.shift()?.()
    if (!half) return
    response.writeHead(200, { 'content-type': 'application/json', 'x-service-version': '1', 'content-length': '900' }).write('{"cursor":')
    setImmediate(() => response.destroy())
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    vi.useRealTimers()
    silent.closeAllConnections()
    silent.close()
  })
  const args = ['listen', ...forward, '--url', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const arrived = new Promise<void>((resolve) => asked.push(resolve))
  const waiting = run(args, env).catch((error: Error) => error.message)
  await arrived
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await waiting).toMatch(/does not answer \(nothing came for 40 seconds\)/)
  vi.useRealTimers()
  half = true
  await expect(run(args, env)).rejects.toThrow(/does not answer/)
})
