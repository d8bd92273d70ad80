import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Agent, request } from 'undici'
import { newId } from '../server/dist/lib/ids.js'
import { create as createClient } from '../server/dist/parties/clients/service.js'
import { create as createDistributor } from '../server/dist/parties/distributors/service.js'
import { enqueueDeliveries, insertEndpoint } from '../server/dist/platform/deliveries/store.js'
import { setStage } from './stage.mjs'

const endpoints = 20
const each = 300
const rounds = 3
const concurrency = 8
const secret = 'a secret of the benchmark'
const author = { client_id: 'bench', impersonator_client_id: null }
const body = (number) =>
  JSON.stringify({
    version: 1,
    event: 'bookingorder_completed',
    resource_type: 'bookingorder',
    resource_id: `01k9zq3v5r8t2w4y6a1b3c${String(number).padStart(4, '0')}_bor`,
    client_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_cln',
    timestamp: '2027-01-31T09:30:00.123+00:00',
  })

/**
 * Twenty receivers in a separate process. The path /hang is never answered. They report how long each request had waited since its event.
 */
async function startReceivers() {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./receivers.mjs', import.meta.url)), String(endpoints)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let rest = ''
  const lines = []
  const waiting = []
  child.stdout.setEncoding('utf8').on('data', (text) => {
    rest += text
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      const line = JSON.parse(rest.slice(0, end))
      rest = rest.slice(end + 1)
      const next = waiting.shift()
      if (next) next(line)
      else lines.push(line)
    }
  })
  const read = () => (lines.length > 0 ? Promise.resolve(lines.shift()) : new Promise((resolve) => waiting.push(resolve)))
  const { ports } = await read()
  return {
    ports,
    /** resolves when that many requests have come since the last call, with the duration and the waiting times */
    async received(count) {
      child.stdin.write(`${JSON.stringify({ count })}\n`)
      return read()
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const rate = (count, millis) => (count / millis) * 1000
const p99 = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)]
const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Signs and posts the same bytes, with the same concurrency as the worker, and does nothing else. */
async function bareLoop(ports, agent) {
  let next = 0
  const total = endpoints * each
  const begun = performance.now()
  const lane = async () => {
    for (let number = next++; number < total; number = next++) {
      const text = body(number)
      const signature = createHmac('sha256', secret).update(text).digest('hex')
      const timestamp = String(Math.floor(Date.now() / 1000))
      const standard = createHmac('sha256', secret).update(`${number}.${timestamp}.`).update(text).digest('base64')
      const answer = await request(`http://127.0.0.1:${ports[number % endpoints]}/`, {
        method: 'POST',
        dispatcher: agent,
        body: text,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'bare',
          'x-service-webhook-id': 'bare',
          'x-service-event': 'bookingorder_completed',
          'x-service-signature': `sha256=${signature}`,
          'x-service-delivery-id': String(number),
          'webhook-id': String(number),
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${standard}`,
        },
      })
      await answer.body.text()
    }
  }
  await Promise.all(Array.from({ length: 128 }, lane))
  return rate(total, performance.now() - begun)
}

export async function webhooks() {
  const stage = await setStage({ WORKER: 'true', WEBHOOK_RATE: '100000', WEBHOOK_CONCURRENCY: String(concurrency) })
  const receivers = await startReceivers()
  const agent = new Agent()
  const { ctx } = stage.service
  const add = async (client_id, url, topic) => {
    const endpoint_id = newId('whk')
    const at = new Date()
    const row = { endpoint_id, kind: 'webhook', client_id, topics: [topic], url, secret: ctx.vault.seal(secret), created: at, updated: at }
    await ctx.db.transaction().execute((trx) => insertEndpoint(trx, row))
    return endpoint_id
  }
  try {
    const client_id = await ctx.db.transaction().execute(async (trx) => {
      const { distributor_id } = await createDistributor(
        ctx,
        trx,
        { ...author, scope: 'internal', roles: ['ADMIN'] },
        { distributor_name: 'Bench', iso_country: 'NLD', default_currency: 'EUR' },
      )
      return (await createClient(ctx, trx, author, { scope: 'distributor', distributor_id, label: 'Bench', roles: [] })).client_id
    })
    const hooks = []
    for (const port of receivers.ports) hooks.push(await add(client_id, `http://127.0.0.1:${port}/`, 'bookingorder_completed'))
    const hanging = await add(client_id, `http://127.0.0.1:${receivers.ports[0]}/hang`, 'bookingorder_cancelled')
    const queue = (ids, count) =>
      stage.client.query(
        `insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated)
         select e || '-' || i || '-' || $3, e, 'bookingorder_completed', i::text, $4, now(), now(), now() from unnest($1::text[]) e, generate_series(1, $2) i`,
        [ids, count, Math.random().toString(36).slice(2), body(0)],
      )
    await stage.serve()
    /** Sends a full queue as fast as possible. */
    const drain = async (withHanging) => {
      if (withHanging) await queue([hanging], 200)
      const done = receivers.received(endpoints * each)
      await queue(hooks, each)
      const { millis } = await done
      return rate(endpoints * each, millis)
    }
    /** A steady flow below capacity: measures the waiting times. */
    const flow = async (withHanging) => {
      if (withHanging) await queue([hanging], 200)
      const total = 100
      const done = receivers.received(total * endpoints)
      for (let i = 0; i < total; i++) {
        await enqueue(hooks)
        await new Promise((resolve) => setTimeout(resolve, 40))
      }
      return p99((await done).waited)
    }
    /** As a change does it: in a transaction of another process than the worker. */
    const enqueue = (ids) =>
      ctx.db.transaction().execute((trx) =>
        enqueueDeliveries(
          trx,
          ids.map((endpoint_id) => ({ endpoint_id, event_type: 'bookingorder_completed', resource_id: 'r', body: `{"at":${Date.now()}}` })),
          new Date(),
        ),
      )
    /** Single deliveries to a worker that has nothing else to do. */
    const idle = async () => {
      const total = 40
      const done = receivers.received(total)
      for (let i = 0; i < total; i++) {
        await enqueue(hooks.slice(0, 1))
        await new Promise((resolve) => setTimeout(resolve, 100 + 7 * (i % 30)))
      }
      return middle((await done).waited)
    }
    await drain(false)
    await bareLoop(receivers.ports, agent)
    await receivers.received(endpoints * each)
    const pairs = []
    const slowed = []
    const waits = []
    for (let round = 0; round < rounds; round++) {
      const bare = await bareLoop(receivers.ports, agent)
      await receivers.received(endpoints * each)
      pairs.push({ own: await drain(true), reference: bare })
      waits.push({ own: await idle(), reference: 50 })
      const alone = await flow(false)
      slowed.push({ own: await flow(true), reference: alone })
    }
    const summary = (list, unit, aim) => {
      const ratios = list.map(({ own, reference }) => own / reference)
      return {
        ratio: middle(ratios),
        least: Math.min(...ratios),
        most: Math.max(...ratios),
        own: middle(list.map((one) => one.own)),
        reference: middle(list.map((one) => one.reference)),
        unit,
        aim,
      }
    }
    return {
      'webhooks, of a bare loop, one endpoint hanging': summary(pairs, '/s', '>= 0.5'),
      'webhooks, p99 of the others beside a hanging one': summary(slowed, ' ms', '<= 2'),
      'webhooks, median wait for an idle worker to 50 ms': summary(waits, ' ms', '<= 1'),
    }
  } finally {
    await agent.close()
    await stage.clear()
    await receivers.stop()
  }
}
