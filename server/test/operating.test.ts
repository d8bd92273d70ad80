import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { checkBackup } from '../src/cli/backup.js'
import { dropAllPending, pendingByUrl } from '../src/platform/deliveries/store.js'
import { dropMail, failedJobs, heldMail, heldMailCounts, requeue } from '../src/platform/jobs/inspect.js'
import type { JobPayloads } from '../src/platform/jobs/jobs.js'
import { forgetKey } from '../src/platform/keys/check.js'
import { reseal } from '../src/platform/keys/service.js'
import { listenForScrapes } from '../src/platform/site/scrape.js'
import { prepareDatabase, startJobs } from '../src/service.js'
import { caller, expectProblem, startKit } from './kit/index.js'
import { freePort, runProcess, startProcess } from './kit/process.js'
import { startReceiver } from './kit/receiver.js'
import { startMailServer } from './kit/smtp.js'
import { order, putOnSale } from './selling/kit.js'

const key = (kid: string) => `${kid}:${randomBytes(32).toString('base64')}`
const k1 = key('k1')
const mail = await startMailServer()
const kit = await startKit({ MASTER_KEYS: k1, SMTP_URL: mail.url })
const { ctx } = kit.service
await ctx.jobs.start()
const letter = (to: string, subject: string): JobPayloads['mail'] => ({ to, subject, text: 'Hello' })
const enqueue = (...letters: JobPayloads['mail'][]) => ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, 'mail', letters))
const run = (args: string[], env: Record<string, string> = {}) => runProcess(args, { ...kit.env, LOG_LEVEL: 'silent', ...env })

test('a restored copy in quarantine sends neither mail nor webhooks, lists them, and can drop them', async () => {
  const receiver = await startReceiver()
  const copy = await kit.another({ QUARANTINE: 'true' })
  await copy.service.ctx.jobs.start()
  await startJobs(copy.service)
  const hook = { event_type: 'bookingorder_completed', endpoint: receiver.url, secret: 'eight characters' }
  expect((await kit.as.distributor.post('/v1/webhooks', hook)).status).toBe(201)
  await kit.query(`insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated)
    select 'one_dlv', endpoint_id, 'bookingorder_completed', 'none', '{}', now(), now(), now() from endpoint`)
  await enqueue(letter('held@agency.example', 'Held back'))
  // Other jobs of the same worker are done.
  await ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, 'housekeeping', [{}]))
  await expect.poll(() => kit.query(`select from pgboss.job where name = 'housekeeping' and state = 'completed'`)).toHaveLength(1)
  expect(await heldMail(ctx.db, 10)).toEqual([{ to: 'held@agency.example', subject: 'Held back' }])
  expect(await heldMailCounts(ctx.db)).toMatchObject([{ queue: 'mail', count: 1 }])
  expect(await pendingByUrl(ctx.db)).toEqual([{ url: receiver.url, count: 1 }])
  expect([await dropMail(ctx.db), await dropAllPending(ctx.db, ctx.now())]).toEqual([1, 1])
  await enqueue(letter('sent@agency.example', 'Sent'))
  await startJobs(kit.service)
  await expect.poll(() => mail.letters.map(({ to }) => to.join())).toEqual(['sent@agency.example'])
  expect(receiver.received).toEqual([])
})

describe('failing background jobs', () => {
  test('are abandoned at once if a retry cannot help, listed with their reason, and restarted on request', async () => {
    mail.mode = 'unknown'
    await enqueue(letter('nobody@agency.example', 'Nobody'))
    const failed = () => kit.query<{ id: string }>(`select id::text from pgboss.job where state = 'failed'`)
    await expect.poll(failed).toHaveLength(1)
    const [{ id } = { id: '' }] = await failed()
    expect(await failedJobs(ctx.db, null, 10)).toMatchObject([{ id, queue: 'mail', tries: 1, reason: expect.stringContaining('550') }])
    expect((await run(['jobs', 'list'])).output).toMatch(new RegExp(`${id}  mail  given up .* after 1 tries: .*550`))
    mail.mode = 'accept'
    expect(await requeue(ctx.db, { ids: [id] })).toBe(1)
    await expect.poll(() => mail.letters.some(({ to }) => to.includes('nobody@agency.example'))).toBe(true)
    await expect.poll(() => failedJobs(ctx.db, null, 10)).toEqual([])
  })

  test('are retried for two days, with at most 15 minutes between two tries', async () => {
    const limits = await kit.query<{ name: string; tries: number }>(
      `select name, retry_limit as tries from pgboss.queue where name in ('mail', 'guestlink', 'accountletter', 'ticketsready', 'seating', 'etickets')`,
    )
    expect(limits.map(({ tries }) => tries)).toEqual([200, 200, 200, 200, 200, 200])
    await ctx.db
      .transaction()
      .execute((trx) => ctx.jobs.enqueue(trx, 'mail', [letter('a@b.example', 'Later')], { startAfter: new Date(Date.now() + 86_400_000) }))
    await kit.query(`update pgboss.job set state = 'retry' where data->>'subject' = 'Later'`)
    const other = await kit.another()
    await other.service.ctx.jobs.start()
    await startJobs(other.service)
    await expect
      .poll(() => kit.query(`select from pgboss.job where data->>'subject' = 'Later' and start_after < now() + interval '16 minutes'`))
      .toHaveLength(1)
  })
})

describe('a start with wrong master keys is refused', async () => {
  const start = async (keys: string) => prepareDatabase((await kit.another({ MASTER_KEYS: keys })).service)
  const hook = { event_type: 'bookingorder_completed', endpoint: 'https://agency.example/hook', secret: 'eight characters' }

  test('for a key with the name of another one: detected by stored data, and later by its proof', async () => {
    await kit.as.distributor.post('/v1/webhooks', hook)
    for (const _look of ['what is stored', 'its proof']) {
      await expect(start(key('k1'))).rejects.toThrow('MASTER_KEYS: k1 is not the key that this database was written under')
      await start(k1)
    }
    expect(await kit.query('select kid from master_key where proof is not null')).toEqual([{ kid: 'k1' }])
  })

  test('for a missing key, until it is added after the first one or forgotten by command', async () => {
    const k2 = key('k2')
    await expect(start(k2)).rejects.toThrow('MASTER_KEYS lacks k1')
    await start(`${k2},${k1}`)
    await expect(start(k2)).rejects.toThrow('MASTER_KEYS lacks k1')
    const { service } = await kit.another({ MASTER_KEYS: k2 })
    await forgetKey(service.ctx, 'k1')
    await start(k2)
  })

  test('but not for a key that no stored data uses', async () => {
    const k3 = key('k3')
    const { service } = await kit.another({ MASTER_KEYS: `${k3},${k1}` })
    await prepareDatabase(service)
    await reseal(service.ctx, () => () => {})
    await start(k3)
  })
})

test('a command prints its result alone to standard output, also while it warns', async () => {
  const env = { ...kit.env, DATABASE_READ_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const command = startProcess(['client', 'create', '--scope', 'internal', '--label', 'Desk', '--role', 'api'], env)
  expect((await command.exited).code).toBe(0)
  expect(command.printed()).toMatch(/^\w+_cln\n$/)
  expect(command.output()).toContain('lists are read from the primary')
})

test('a command that is the first process of a container ends on SIGTERM, although it has no handler of its own', async () => {
  // A database that accepts connections and never answers.
  const silent = createServer()
  const connected = once(silent, 'connection')
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const env = { ...kit.env, DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`, DATABASE_CONNECT_TIMEOUT_MS: '60000' }
  const command = startProcess(['migrate'], env, undefined, ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'])
  await Promise.race([connected, command.exited.then(() => Promise.reject(new Error(command.output())))])
  const [inside = ''] = readFileSync(`/proc/${command.child.pid}/task/${command.child.pid}/children`, 'utf8').split(' ')
  process.kill(Number(inside), 'SIGTERM')
  expect(await command.exited).toEqual({ code: 143, signal: null })
  silent.close()
})

test('SIGTERM first answers 503 at /readyz, and serves requests for DRAIN_SECONDS with connection: close', async () => {
  const drained = await startKit()
  const port = await freePort()
  const service = startProcess(['serve'], { ...drained.env, PORT: String(port), WORKER: 'false', DRAIN_SECONDS: '300' })
  await service.until(/Allotment is ready/)
  const there = caller(`http://127.0.0.1:${port}`, { 'x-api-key': drained.accounts.admin.api_key })
  expect((await there.get('/readyz')).status).toBe(200)
  service.child.kill('SIGTERM')
  await service.until(/"msg":"stopping"/)
  await expect.poll(async () => (await there.get('/readyz')).status).toBe(503)
  const served = await there.get('/v1/clients')
  expect(served.status).toBe(200)
  expect(served.headers.get('connection')).toBe('close')
  // A second signal ends it at once.
  service.child.kill('SIGTERM')
  expect((await service.exited).code).toBe(130)
})

test('the metrics port needs the token if other machines can reach it; health checks do not', async () => {
  const port = await freePort()
  const settings = { METRICS_PORT: String(port), METRICS_HOST: '0.0.0.0', METRICS_TOKEN: 'a token for figures' }
  const { service } = await kit.another(settings)
  const server = await listenForScrapes(service.ctx)
  const at = caller(`http://127.0.0.1:${port}`, {})
  expect((await at.get('/metrics')).status).toBe(403)
  expect((await at.get('/metrics', { authorization: `Bearer ${settings.METRICS_TOKEN}` })).text).toContain('allotment_quarantine 0')
  expect((await at.get('/readyz')).status).toBe(200)
  service.ctx.ready.draining = true
  expect((await at.get('/readyz')).status).toBe(503)
  expect((await at.get('/healthz')).status).toBe(200)
  server?.close()
})

test('a full disk answers 503 with Retry-After, and nothing is written', async () => {
  await kit.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
  await kit.query('create trigger full_disk before insert on memo for each row execute function full_disk()')
  const memos = `/v1/distributors/${kit.accounts.distributor.distributor_id}/memos`
  const answer = await kit.as.admin.post(memos, { text: 'too much', scope: 'internal' })
  expectProblem(answer, 'database_unavailable')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await kit.query('drop trigger full_disk on memo')
  expect((await kit.as.admin.post(memos, { text: 'fits', scope: 'internal' })).status).toBe(201)
})

test('the check of a backup reports a log that is not archived, and stock that does not match its holds', async () => {
  const fresh = await startKit()
  const well = { stock: 'well', ledger: 'well', 'master keys': 'well', files: 'well' }
  const at = async (restored: boolean) =>
    Object.fromEntries((await checkBackup(fresh.service.ctx, { restored })).map(({ what, is }) => [what, is]))
  expect(await at(false)).toEqual({ ...well, 'archive of the log': 'wrong' })
  const ticket = await putOnSale(fresh, { stock: 5 })
  expect((await fresh.as.distributor.post('/v1/reservations', order(ticket))).status).toBe(201)
  expect(await at(true)).toEqual(well)
  await fresh.query('update ticket_stock set reservations_quantity = 2 where ticket_id = $1', [ticket])
  expect(await at(true)).toEqual({ ...well, stock: 'wrong' })
})
