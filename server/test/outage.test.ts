import { createServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type Answer, caller, expectProblem, startKit } from './kit/index.js'
import { startProxy } from './kit/proxy.js'
import { order, putOnSale } from './selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', LOGIN_LIMIT_PER_MINUTE: '100000' })
const line = await startProxy(kit.database)
const { url } = await kit.another({ LOCK_TIMEOUT_MS: '300', DATABASE_POOL: '6' }, line.database)
const admin = caller(url, { 'x-api-key': kit.accounts.admin.api_key })
const nobody = caller(url, {})
const memos = `/v1/distributors/${kit.accounts.distributor.distributor_id}/memos`
const write = (text: string, headers: Record<string, string> = {}) => admin.post(memos, { text, scope: 'internal' }, headers)
const written = async (text: string) => (await kit.query('select from memo where text = $1', [text])).length

const expectAway = (answer: Answer) => {
  expectProblem(answer, 'database_unavailable')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

describe('while the database is unavailable', () => {
  afterEach(() => line.restore().catch(() => {}))

  test('reads, changes and logins answer 503 with Retry-After, and nothing is written', async () => {
    expect((await admin.get('/v1/clients')).status).toBe(200)
    await line.cut()
    expectAway(await admin.get('/v1/clients'))
    expectAway(await write('lost'))
    expectAway(await write('lost', { 'idempotency-key': 'lost' }))
    expectAway(await nobody.post('/v1/login', { username: 'a', password: 'b' }))
    await line.restore()
    expect(await written('lost')).toBe(0)
  })

  test('an idle connection that the database ends is logged with the reason, and without the keys of the connection', async () => {
    expect((await admin.get('/v1/clients')).status).toBe(200)
    await kit
      .query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()')
      .catch(() => {})
    const lines = () => kit.log.filter((line) => line.includes('a database connection failed'))
    await expect.poll(() => lines().join()).toContain('terminating connection')
    expect(lines().join()).not.toMatch(/secretKey|connectionParameters/)
    await expect.poll(async () => (await admin.get('/v1/clients')).status).toBe(200)
  })

  test.each(['28P01', '28000', '3D000'])(
    'a database that refuses the service with %s is unavailable, until it accepts it again',
    async (code) => {
      await line.cut()
      const fields = ['SFATAL', 'VFATAL', `C${code}`, 'Mrefused', ''].map((field) => `${field}\0`).join('')
      const refusal = Buffer.from(`E....${fields}`)
      refusal.writeInt32BE(refusal.length - 1, 1)
      const refusing = createServer((socket) => socket.once('data', () => socket.end(refusal)))
      await new Promise<void>((resolve) => refusing.listen(Number(line.database.port), '127.0.0.1', resolve))
      const answers = [await admin.get('/v1/clients'), await nobody.get('/readyz')]
      // Before anything can fail: it has the port of the line.
      await new Promise((resolve) => refusing.close(resolve))
      await line.restore()
      answers.forEach(expectAway)
      expect((await admin.get('/v1/clients')).status).toBe(200)
    },
  )

  test('the service is alive but not ready, and ready again when the database is back', async () => {
    expect((await nobody.get('/readyz')).status).toBe(200)
    await line.cut()
    expectAway(await nobody.get('/readyz'))
    expect((await nobody.get('/healthz')).status).toBe(200)
    expect((await nobody.get('/openapi.json')).status).toBe(200)
    await line.restore()
    expect((await nobody.get('/readyz')).status).toBe(200)
    expect((await write('back')).status).toBe(201)
  })

  test('requests whose connection breaks answer 503, never 500, and no change is partly made', async () => {
    let stop = false
    const breaking = (async () => {
      while (!stop) {
        await new Promise((resolve) => setTimeout(resolve, 40))
        await kit.query(
          `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() order by random() limit 2) as victim`,
        )
      }
    })()
    const texts = Array.from({ length: 400 }, (_, i) => `storm ${i}`)
    const answers = await Promise.all(
      texts.map(async (text, i) => {
        await new Promise((resolve) => setTimeout(resolve, i * 3))
        return { text, answer: await write(text) }
      }),
    )
    stop = true
    await breaking
    const statuses = new Set(answers.map(({ answer }) => answer.status))
    // How many succeed depends on the machine; that there are no other answers does not.
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect(statuses).toContain(503)
    for (const { text, answer } of answers) {
      if (answer.status === 201) expect(await written(text)).toBe(1)
      else expect(['database_unavailable', 'overloaded']).toContain(answer.body.code)
    }
    const [{ orphans } = { orphans: 0 }] = await kit.query<{ orphans: number }>(
      "select count(*)::int as orphans from memo m where not exists (select from history h where h.resource = 'memo' and h.resource_id = m.memo_id)",
    )
    expect(orphans).toBe(0)
  })
})

test('a row that is locked for too long answers 503 overloaded', async () => {
  const { client_id } = kit.accounts.support
  const holder = await kit.service.database.pool.connect()
  await holder.query('begin')
  await holder.query('select from client where client_id = $1 for update', [client_id])
  const answer = await admin.patch(`/v1/clients/${client_id}`, { label: 'Contended' })
  await holder.query('rollback')
  holder.release()
  expectProblem(answer, 'overloaded')
  expect(answer.headers.get('retry-after')).toBe('1')
  expect((await admin.patch(`/v1/clients/${client_id}`, { label: 'Free' })).status).toBe(200)
})

test('buyers of a locked ticket wait together once, and buyers of other tickets are served', async () => {
  const [locked, free] = [await putOnSale(kit), await putOnSale(kit)]
  const distributor = caller(url, { 'x-api-key': kit.accounts.distributor.api_key })
  const holder = await kit.service.database.pool.connect()
  await holder.query('begin')
  await holder.query('select from ticket_stock where ticket_id = $1 for update', [locked])
  const reserve = (ticket: string) => distributor.post('/v1/reservations', order(ticket))
  const since = (began: number) => performance.now() - began
  const alone = performance.now()
  expectProblem(await reserve(locked), 'overloaded')
  const once = since(alone)
  const together = performance.now()
  const wanted = [...Array.from({ length: 40 }, () => locked), free]
  const answers = await Promise.all(wanted.map(reserve))
  const took = since(together)
  await holder.query('rollback')
  holder.release()
  expect(answers.pop()?.status).toBe(201)
  for (const answer of answers) expectProblem(answer, 'overloaded')
  // One after the other they would wait forty times as long.
  expect(took / once).toBeLessThan(20)
})

test('during start and stop calls answer 503 and /healthz does not', async () => {
  const { url: early, service } = await kit.another()
  service.ctx.ready.current = false
  const there = caller(early, { 'x-api-key': kit.accounts.admin.api_key })
  for (const path of ['/readyz', '/v1/clients']) {
    const answer = await there.get(path)
    expectProblem(answer, 'overloaded')
    expect(answer.headers.get('retry-after')).toBe('1')
  }
  expect((await there.get('/healthz')).status).toBe(200)
  service.ctx.ready.current = true
  expect((await there.get('/v1/clients')).status).toBe(200)
})
