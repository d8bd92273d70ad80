import { sql } from 'kysely'
import { Agent } from 'undici'
import { expect, test } from 'vitest'
import { open } from '../../src/platform/http/permissions.js'
import type { Routes } from '../../src/platform/http/routes.js'
import { startKit } from '../kit/index.js'
import { freePort, startProcess } from '../kit/process.js'
import { untilSeen } from '../kit/unlocked.js'
import { order, putOnSale } from '../selling/kit.js'

/**
 * The service without the lock on the key: look for an earlier answer, otherwise do the work and store the answer, in one transaction.
 * This looks right and is wrong, as the test below shows.
 */
const naive: Routes = async (app, { ctx }) => {
  app.post('/v1/naive', { config: { allow: open } }, async (req, reply) => {
    const key = String(req.headers['idempotency-key'])
    return ctx.db.transaction().execute(async (trx) => {
      const { rows } = await sql`select from idempotency where client_id = 'naive' and key = ${key}`.execute(trx)
      if (rows.length > 0) return reply.header('idempotent-replayed', 'true').send({})
      // The time of the work, in which other requests find no answer either.
      await sql`insert into effect select ${key} from pg_sleep(0.02)`.execute(trx)
      await sql`insert into idempotency (client_id, route, key, fingerprint, status, response, created)
        values ('naive', 'naive', ${key}, '', 200, '', now()) on conflict do nothing`.execute(trx)
      return {}
    })
  })
}

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '10000000' }, { routes: naive })
await kit.query('create table effect (key text)')

interface Reply {
  status: number
  replayed: boolean
  text: string
}
/** Sends the request many times, over this number of connections to each address. */
async function storm(
  urls: string[],
  path: string,
  times: number,
  connections: number,
  key: string,
  body: object,
  as: 'admin' | 'distributor' = 'admin',
): Promise<Reply[]> {
  const agent = new Agent({ connections, pipelining: 1 })
  const send = async (index: number): Promise<Reply> => {
    const response = await agent.request({
      origin: urls[index % urls.length] ?? '',
      path,
      method: 'POST',
      headers: { 'x-api-key': kit.accounts[as].api_key, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    return { status: response.statusCode, replayed: response.headers['idempotent-replayed'] === 'true', text: await response.body.text() }
  }
  const replies = await Promise.all(Array.from({ length: times }, (_, index) => send(index)))
  await agent.close()
  return replies
}

const expectInFlight = (others: Reply[]) =>
  expect(new Set(others.map(({ text, status }) => `${status} ${JSON.parse(text).code}`))).toEqual(
    new Set(others.length > 0 ? ['409 idempotency_in_flight'] : []),
  )

test('three thousand requests with one key, over many connections to two processes, have one effect', async () => {
  const port = await freePort()
  const second = startProcess(['serve'], { ...kit.env, PORT: String(port), WORKER: 'false', LOG_LEVEL: 'error' })
  await second.until(/Allotment is ready/)
  const memos = `/v1/distributors/${kit.accounts.distributor.distributor_id}/memos`
  const replies = await storm([kit.url, `http://127.0.0.1:${port}`], memos, 3_000, 40, 'storm', { text: 'one effect', scope: 'internal' })
  second.child.kill('SIGTERM')

  const [row] = await kit.query<{ count: number }>("select count(*)::int as count from memo where text = 'one effect'")
  expect(row?.count).toBe(1)
  const made = replies.filter(({ status }) => status === 201)
  expect(made.filter(({ replayed }) => !replayed)).toHaveLength(1)
  expect(new Set(made.map(({ text }) => text)).size).toBe(1)
  expectInFlight(replies.filter(({ status }) => status !== 201))
  expect(made.length).toBeGreaterThan(1_500)
})

test('many bookings with one key, which is claimed with their first statement, are one booking', async () => {
  const another = await kit.another({ RATE_LIMIT_PER_MINUTE: '10000000' })
  const ticket = await putOnSale(kit, { stock: 5 })
  const held = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
  const body = { reservation_id: held.body.reservation_id, accepted_gt: true }
  const replies = await storm([kit.url, another.url], '/v1/bookings', 200, 20, 'book', body, 'distributor')
  const made = replies.filter(({ status }) => status === 201)
  expect(made.filter(({ replayed }) => !replayed)).toHaveLength(1)
  expect(new Set(made.map(({ text }) => text)).size).toBe(1)
  expectInFlight(replies.filter(({ status }) => status !== 201))
  const [row] = await kit.query<{ count: number }>('select count(*)::int as count from booking where reservation_id = $1', [
    body.reservation_id,
  ])
  expect(row?.count).toBe(1)
})

test('twin: without the lock the same requests have more than one effect', async () => {
  const isDouble = async (round: number) => {
    const replies = await storm([kit.url], '/v1/naive', 200, 40, `storm ${round}`, {})
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const [row] = await kit.query<{ count: number }>('select count(*)::int as count from effect where key = $1', [`storm ${round}`])
    return Number(row?.count) > 1
  }
  expect(await untilSeen(isDouble)).toBe(true)
})
