import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { JobPayloads } from '../src/platform/jobs/jobs.js'
import { startJobs } from '../src/service.js'
import { caller, expectProblem, startKit } from './kit/index.js'
import { freePort, runProcess, startProcess } from './kit/process.js'
import { startReceiver } from './kit/receiver.js'
import { startMailServer } from './kit/smtp.js'

const key = (kid: string) => `${kid}:${randomBytes(32).toString('base64')}`
const k1 = key('k1')
const mail = await startMailServer()
const kit = await startKit({ MASTER_KEYS: k1, SMTP_URL: mail.url })
const { ctx } = kit.service
await ctx.jobs.start()
const letter = (to: string, subject: string): JobPayloads['mail'] => ({ to, subject, text: 'Hello' })
const enqueue = (...letters: JobPayloads['mail'][]) => ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, 'mail', letters))
const run = (args: string[], env: Record<string, string> = {}) => runProcess(args, { ...kit.env, LOG_LEVEL: 'silent', ...env })

test('a restored copy in quarantine sends neither mail nor webhooks, shows what it holds, and can drop it', async () => {
  const receiver = await startReceiver()
  const copy = await kit.another({ QUARANTINE: 'true' })
  await copy.service.ctx.jobs.start()
  await startJobs(copy.service)
  const hook = { event_type: 'bookingorder_completed', endpoint: receiver.url, secret: 'eight characters' }
  expect((await kit.as.distributor.post('/v1/webhooks', hook)).status).toBe(201)
  await kit.query(`insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated)
    select 'one_dlv', endpoint_id, 'bookingorder_completed', 'none', '{}', now(), now(), now() from endpoint`)
  await enqueue(letter('held@agency.example', 'Held back'))
  // Other work of the same worker is done.
  await ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, 'seating', [{ ticket_id: 'none' }]))
  await expect.poll(() => kit.query(`select state from pgboss.job where name = 'seating'`)).toEqual([{ state: 'completed' }])
  const { output } = await run(['held'])
  expect(output).toContain('mail to held@agency.example: Held back')
  expect(output).toContain(`webhook ${receiver.url}`)
  expect((await run(['held', 'drop'])).output).toContain('1 letters and 1 deliveries are dropped.')
  await enqueue(letter('sent@agency.example', 'Sent'))
  await startJobs(kit.service)
  await expect.poll(() => mail.letters.map(({ to }) => to.join())).toEqual(['sent@agency.example'])
  expect(receiver.received).toEqual([])
})

describe('background work that fails', () => {
  test('is given up at once where trying again is no use, is listed with its reason, and is begun anew on request', async () => {
    mail.mode = 'unknown'
    await enqueue(letter('nobody@agency.example', 'Nobody'))
    const failed = () => kit.query<{ id: string }>(`select id::text from pgboss.job where state = 'failed'`)
    await expect.poll(failed).toHaveLength(1)
    const [{ id } = { id: '' }] = await failed()
    expect((await run(['jobs', 'list'])).output).toMatch(new RegExp(`${id}  mail  given up .* after 1 tries: .*550`))
    mail.mode = 'accept'
    expect((await run(['jobs', 'requeue', id])).output).toContain('1 requeued')
    await expect.poll(() => mail.letters.some(({ to }) => to.includes('nobody@agency.example'))).toBe(true)
    expect((await run(['jobs', 'list'])).output).toContain('Nothing was given up.')
  })

  test('is tried again for two days, never more than a quarter of an hour later', async () => {
    const limits = await kit.query<{ name: string; tries: number }>(
      `select name, retry_limit as tries from pgboss.queue where name in ('mail', 'guestlink', 'ticketsready', 'seating', 'etickets')`,
    )
    expect(limits.map(({ tries }) => tries)).toEqual([200, 200, 200, 200, 200])
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

describe('a start with master keys that do not fit is refused', () => {
  test('a key that has the name of another one, and a key that is missing; until it is forgotten', async () => {
    const seal = (text: string) => kit.query('update endpoint set secret = $1', [ctx.vault.seal(text)])
    await seal('eight characters')
    const start = (keys: string) => run(['worker'], { MASTER_KEYS: keys })
    // The first look is at what is stored, later ones at the proof.
    for (const _look of ['what is stored', 'its proof']) {
      expect((await start(key('k1'))).output).toContain('MASTER_KEYS: k1 is not the key that this database was written under')
      expect((await run(['migrate'])).code).toBe(0)
    }
    const { code, output } = await start(key('k2'))
    expect(code).toBe(1)
    expect(output).toContain('MASTER_KEYS lacks k1')
    expect(output).not.toMatch(/\bat .*\.js:\d/)
    const k3 = key('k3')
    expect((await run(['keys', 'forget', 'k1'], { MASTER_KEYS: k3 })).output).toContain('k1 is not asked for any more')
    const worker = startProcess(['worker'], { ...kit.env, MASTER_KEYS: k3, QUARANTINE: 'true' })
    await worker.until(/"working"/)
    worker.child.kill('SIGTERM')
    expect((await worker.exited).code).toBe(0)
  })
})

test('SIGTERM first answers 503 at /readyz and goes on serving for DRAIN_SECONDS, telling callers to reconnect elsewhere', async () => {
  const port = await freePort()
  const service = startProcess(['serve'], { ...kit.env, MASTER_KEYS: k1, PORT: String(port), WORKER: 'false', DRAIN_SECONDS: '300' })
  await service.until(/Allotment is ready/)
  const there = caller(`http://127.0.0.1:${port}`, { 'x-api-key': kit.accounts.admin.api_key })
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

test('a full disk is 503 with Retry-After, and nothing is written', async () => {
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

test('a check of the backup finds a log that is not archived, and a ledger, stock and keys that add up', async () => {
  const { code, output } = await run(['backup', 'check'], { MASTER_KEYS: k1 })
  expect(code).toBe(1)
  expect(output).toContain('WRONG archive of the log: archive_mode is off')
  for (const what of ['stock', 'ledger', 'files']) expect(output).toMatch(new RegExp(`ok +${what}: `))
  expect((await run(['backup', 'check', '--restored'], { MASTER_KEYS: k1 })).code).toBe(0)
})
