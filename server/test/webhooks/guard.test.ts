import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openAgent, type Resolve } from '../../src/platform/deliveries/agent.js'
import { send } from '../../src/platform/deliveries/send.js'
import { startReceiver } from '../kit/receiver.js'

const receiver = await startReceiver()
const port = new URL(receiver.url).port
const agents: { destroy(): Promise<void> }[] = []
afterAll(async () => {
  for (const agent of agents) await agent.destroy()
})

const open = (options: { guarded: boolean; resolve?: Resolve }) => {
  const agent = openAgent(options)
  agents.push(agent)
  return agent
}
const post = (agent: ReturnType<typeof open>, url: string) =>
  send(agent, { url, headers: {}, body: '{}', timeoutMillis: 5_000, at: new Date(), interrupts: new Set() })

test('twin: without the guard the same requests arrive', async () => {
  const agent = open({ guarded: false, resolve: async () => ['127.0.0.1'] })
  for (const url of [`http://127.0.0.1:${port}/`, `http://0x7f.1:${port}/`, `http://any.example:${port}/`])
    expect(await post(agent, url)).toMatchObject({ outcome: 'delivered', status: 200 })
  expect(receiver.received).toHaveLength(3)
})

test.each([
  `http://127.0.0.1:${port}/`,
  `http://127.1:${port}/`,
  `http://0x7f.1:${port}/`,
  `http://2130706433:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://[::1]:${port}/`,
  `http://localhost:${port}/`,
  `http://0:${port}/`,
])('connecting to %s is refused without a packet', async (url) => {
  const before = receiver.received.length
  expect(await post(open({ guarded: true }), url)).toMatchObject({ outcome: 'forbidden', status: null })
  expect(receiver.received).toHaveLength(before)
})

test('a name that was public at registration and now resolves to an internal address is not followed (DNS rebinding)', async () => {
  const before = receiver.received.length
  const answers = [['93.184.216.34'], ['127.0.0.1']]
  let asked = 0
  // Each lookup has another answer: the first one, at registration, is public.
  const resolve: Resolve = async () => answers[Math.min(asked++, 1)] as string[]
  const { checkTarget } = await import('../../src/platform/deliveries/target.js')
  await checkTarget({ NODE_ENV: 'production' }, 'https://rebind.example/', '/endpoint', resolve)
  expect(asked).toBe(1)
  expect(await post(open({ guarded: true, resolve }), `http://rebind.example:${port}/`)).toMatchObject({ outcome: 'forbidden' })
  expect(asked).toBe(2)
  expect(receiver.received).toHaveLength(before)
})

test('one internal address among public ones is refused', async () => {
  const agent = open({ guarded: true, resolve: async () => ['93.184.216.34', '10.0.0.1'] })
  expect(await post(agent, `http://mixed.example:${port}/`)).toMatchObject({ outcome: 'forbidden' })
})

test('a refusal, which the subscriber reads, tells no address that a name has', async () => {
  const agent = open({ guarded: true, resolve: async () => ['93.184.216.34', '10.20.30.40'] })
  const { outcome, response } = await post(agent, `http://split.example:${port}/`)
  expect([outcome, response]).toEqual(['forbidden', 'split.example does not lead to a public address'])
})

test('a name is resolved once per connection, and the connection is kept for the next request', async () => {
  let asked = 0
  const agent = open({
    guarded: false,
    resolve: async () => {
      asked++
      return ['127.0.0.1']
    },
  })
  await post(agent, `http://once.example:${port}/a`)
  // The connection is free a moment after its answer.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await post(agent, `http://once.example:${port}/b`)
  expect(asked).toBe(1)
})

test.each([301, 302, 303, 307, 308])('a redirect with %i is a failure, and is not followed', async (status) => {
  const secret = await startReceiver()
  receiver.behave = () => ({ status, headers: { location: `${secret.url}/inside` } })
  const result = await post(open({ guarded: false }), `http://127.0.0.1:${port}/redirect`)
  expect(result).toMatchObject({ outcome: 'refused', status })
  expect(secret.received).toEqual([])
  receiver.behave = () => ({ status: 200 })
})

test('endless, invalid and missing answers are failures within the time-out', async () => {
  const rude = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (data) => {
      const path = /POST (\S+)/.exec(data.toString())?.[1]
      if (path === '/garbage') socket.end('not http at all\r\n\r\n')
      if (path === '/endless') {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
        const timer = setInterval(() => socket.write(`400\r\n${'x'.repeat(1024)}\r\n`), 1)
        socket.on('close', () => clearInterval(timer))
      }
      if (path === '/nul') socket.end('HTTP/1.1 500 No\r\nContent-Length: 5\r\n\r\na\u0000b\u0001c')
    })
  })
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
  afterAll(() => void rude.close())
  const url = `http://127.0.0.1:${(rude.address() as AddressInfo).port}`
  const agent = open({ guarded: false })
  expect(await post(agent, `${url}/garbage`)).toMatchObject({ outcome: 'unreachable' })
  const endless = await post(agent, `${url}/endless`)
  expect(endless).toMatchObject({ outcome: 'delivered', status: 200 })
  expect(endless.response.length).toBeLessThanOrEqual(1_000)
  expect(await post(agent, `${url}/nul`)).toMatchObject({ outcome: 'refused', status: 500, response: 'a b c' })
  const silent = await send(agent, {
    url: `${url}/silent`,
    headers: {},
    body: '{}',
    timeoutMillis: 200,
    at: new Date(),
    interrupts: new Set(),
  })
  expect(silent).toMatchObject({ outcome: 'timeout', status: null })
})
