import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Handlers, type JobPayloads, openJobs, PermanentFailure, type Queue } from '../src/platform/jobs/jobs.js'
import { startKit } from './kit/index.js'
import { type Process, startProcess } from './kit/process.js'
import { startMailServer } from './kit/smtp.js'

const letter = (subject: string) => ({ to: 'desk@agency.example', subject, text: 'Hello' })

describe('without a mail server', async () => {
  const kit = await startKit()
  await kit.work()
  const { ctx } = kit.service
  const folder = join(kit.dataDir, 'mail')
  const enqueue = <Q extends Queue>(queue: Q, ...payloads: JobPayloads[Q][]) =>
    ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, queue, payloads))
  const letters = async () => {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    return Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  }

  test('a job enqueued in a transaction that is rolled back never runs; one in a committed transaction does', async () => {
    const rolledBack = ctx.db.transaction().execute(async (trx) => {
      await ctx.jobs.enqueue(trx, 'mail', [letter('Never')])
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await enqueue('mail', letter('Committed'))
    await expect.poll(letters).toHaveLength(1)
    // Every earlier job in the queue has run by now.
    await enqueue('mail', letter('After'))
    await expect.poll(letters).toHaveLength(2)
    const all = (await letters()).join('')
    expect(all).toContain('Subject: Committed')
    expect(all).not.toContain('Never')
  })

  test('work that fails again and again for the same reason is in the log once a minute', async () => {
    let [turns, reason] = [0, 'away']
    ctx.jobs.every(1, 'trial', async () => {
      turns++
      throw new Error(reason)
    })
    const lines = () => kit.log.filter((line) => line.includes('"loop":"trial"')).map((line) => JSON.parse(line).err.message as string)
    await expect.poll(() => turns).toBeGreaterThan(10)
    expect(lines()).toEqual(['away'])
    reason = 'wrong'
    await expect.poll(lines).toEqual(['away', 'wrong'])
  })

  test('a job does not run before its transaction is committed', async () => {
    const before = (await letters()).length
    await ctx.db.transaction().execute(async (trx) => {
      await ctx.jobs.enqueue(trx, 'mail', [letter('Patience')])
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      expect(await letters()).toHaveLength(before)
    })
    await expect.poll(letters).toHaveLength(before + 1)
  })

  test('each mail is one .eml file that only its owner can read, and no partial file remains', async () => {
    await enqueue('mail', { to: 'Zoë <zoe@agency.example>', subject: 'Grüße\r\nBcc: thief@example.com', text: 'Erste Zeile\n.\nŽluť' })
    await expect.poll(async () => (await letters()).find((text) => text.includes('zoe@agency.example'))).toBeDefined()
    const text = (await letters()).find((one) => one.includes('zoe@agency.example')) ?? ''
    expect(text).toMatch(/^From: Allotment <no-reply@localhost>$/m)
    expect(text).toMatch(/^To: =\?UTF-8\?Q\?Zo=C3=AB\?= <zoe@agency.example>$/m)
    expect(text).toMatch(/^Date: /m)
    expect(text).toMatch(/^Message-ID: </m)
    expect(text).not.toMatch(/^Bcc:/m)
    const files = await readdir(folder)
    expect(files.filter((name) => !name.endsWith('.eml'))).toEqual([])
    for (const name of files) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  test('housekeeping deletes expired records and nothing else', async () => {
    const admin = kit.as.admin
    const memos = `/v1/distributors/${kit.accounts.distributor.distributor_id}/memos`
    const write = (key: string) => admin.post(memos, { text: key, scope: 'internal' }, { 'idempotency-key': key })
    await write('old')
    await kit.login('support')
    await kit.as.nobody.post('/v1/login', { username: 'nobody@test.example', password: 'wrong' })
    kit.clock.advance({ days: 32 })
    await write('new')
    await kit.login('finance')
    const left = async () => {
      const [row] = await kit.query<Record<string, number>>(`select (select count(*)::int from idempotency where key = 'old') as old_keys,
        (select count(*)::int from idempotency where key = 'new') as new_keys, (select count(*)::int from session) as sessions,
        (select count(*)::int from refresh_token) as tokens, (select count(*)::int from login_attempt) as attempts`)
      return row
    }
    expect(await left()).toEqual({ old_keys: 1, new_keys: 1, sessions: 2, tokens: 2, attempts: 1 })
    await enqueue('housekeeping', {})
    await expect.poll(left).toEqual({ old_keys: 0, new_keys: 1, sessions: 1, tokens: 1, attempts: 0 })
  })

  test('housekeeping runs every hour', async () => {
    expect(await kit.query('select name, cron, timezone from pgboss.schedule')).toContainEqual({
      name: 'housekeeping',
      cron: '7 * * * *',
      timezone: 'UTC',
    })
  })

  test('finished and failed jobs are counted in the metrics', async () => {
    const { text } = await kit.as.nobody.get('/metrics')
    expect(text).toMatch(/^allotment_jobs_total\{queue="mail",outcome="done"\} [1-9]/m)
  })
})

describe('with a mail server', async () => {
  const server = await startMailServer()
  const kit = await startKit({ SMTP_URL: server.url, MAIL_FROM: 'Tickets <tickets@operator.example>' })
  const { ctx } = kit.service
  await ctx.jobs.start()
  const enqueue = (...letters: JobPayloads['mail'][]) => ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, 'mail', letters))
  const env = { ...kit.env, LOG_LEVEL: 'info' }
  const work = async () => {
    const worker = startProcess(['worker'], env)
    await worker.until(/"msg":"working"/)
    return worker
  }
  /** What was sent. A job that waits to be tried again need not wait longer. */
  const lettersAtOnce = async () => {
    await kit.query("update pgboss.job set start_after = now() where state = 'retry'")
    return server.letters
  }
  beforeEach(() => {
    server.letters.length = 0
    server.begun = 0
    server.mode = 'accept'
  })

  // Starting a process is expensive, so the first tests share two workers.
  let workers: Process[] = []
  beforeAll(async () => {
    workers = await Promise.all([work(), work()])
  })

  test('a mail that the server refuses temporarily is sent again later', async () => {
    server.mode = 'refuse'
    await enqueue(letter('Stubborn'))
    await expect.poll(() => server.refused).toBe(1)
    server.mode = 'accept'
    await expect.poll(lettersAtOnce).toHaveLength(1)
    expect(workers.map((worker) => worker.output()).join('')).toContain('background work failed; it will be tried again')
  })

  test('two workers share the jobs, each mail is sent once, without pauses between mails', async () => {
    const subjects = Array.from({ length: 200 }, (_, i) => `Letter ${i}.`)
    await enqueue(...subjects.map(letter))
    await expect.poll(() => server.letters.length).toBe(200)
    expect(server.letters.map(({ text }) => /Subject: (.*)/.exec(text)?.[1]).sort()).toEqual([...subjects].sort())
    // Ten at a time, over the same connections.
    expect(server.connections).toBeLessThanOrEqual(20)
  })

  test('a mail is sent at once when the server has ended the connections that were idle', async () => {
    await enqueue(letter('Before'))
    await expect.poll(() => server.letters.length).toBe(1)
    server.hangUp()
    await enqueue(letter('After'))
    await expect.poll(() => server.letters.length).toBe(2)
    expect(
      await kit.query(
        "select from pgboss.job where name = 'mail' and state = 'completed' and retry_count = 0 and data->>'subject' = 'After'",
      ),
    ).toHaveLength(1)
  })

  test('a stopping worker finishes its current mail', async () => {
    server.mode = 'slow'
    await enqueue(letter('Last'))
    await expect.poll(() => server.begun).toBe(1)
    for (const worker of workers) worker.child.kill('SIGTERM')
    for (const worker of workers) expect(await worker.exited).toMatchObject({ code: 0 })
    expect(server.letters).toHaveLength(1)
  })

  test('a mail that hangs delays the stop only briefly, and is sent by another worker', async () => {
    server.mode = 'stall'
    const worker = await work()
    await enqueue(letter('Handed on'))
    await expect.poll(() => server.begun).toBe(1)
    worker.child.kill('SIGTERM')
    expect(await worker.exited, worker.output()).toMatchObject({ code: 0 })
    server.mode = 'accept'
    const heir = await work()
    // The time that the job may take is over.
    await kit.query("update pgboss.job set started_on = started_on - interval '1 minute' where state = 'active'")
    await expect.poll(lettersAtOnce).toHaveLength(1)
    heir.child.kill('SIGTERM')
    await heir.exited
  })
})

test('jobs that are being fetched or reported during a stop are finished first', async () => {
  const kit = await startKit()
  const { ctx, database } = kit.service
  await ctx.jobs.start()
  const gate = () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    return { open, opened }
  }
  const hold = { fetch: gate(), report: gate() }
  const seen = { fetched: false, reported: false }
  const jobs = openJobs(
    {
      async query(text, values) {
        const { rows } = await database.pool.query<object>(text, values)
        if (values?.[0] === 'mail' && rows.length > 0 && 'data' in (rows[0] ?? {})) {
          seen.fetched = true
          await hold.fetch.opened
        } else if (/^\s*with results/i.test(text)) {
          seen.reported = true
          await hold.report.opened
        }
        return { rows }
      },
    },
    ctx.log,
  )
  await jobs.start()
  let sent = 0
  const mail = async () => void sent++
  await jobs.work({ mail } as unknown as Handlers, () => {})
  await ctx.db.transaction().execute((trx) => jobs.enqueue(trx, 'mail', [letter('In the very moment')]))
  await expect.poll(() => seen.fetched).toBe(true)
  let stopped = false
  const stop = jobs.stop().then(() => {
    stopped = true
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(stopped).toBe(false)
  hold.fetch.open()
  await expect.poll(() => seen.reported).toBe(true)
  expect({ sent, stopped }).toEqual({ sent: 1, stopped: false })
  hold.report.open()
  await stop
  expect(await kit.query(`select state from pgboss.job where name = 'mail'`)).toEqual([{ state: 'completed' }])
})

test('of mails that are fetched together each one is counted alone: three are sent once, one is retried, one is abandoned', async () => {
  const kit = await startKit()
  const jobs = openJobs(kit.service.database, kit.service.ctx.log)
  await jobs.start()
  const tried: string[] = []
  const mail = async ({ subject }: JobPayloads['mail']) => {
    tried.push(subject)
    if (subject === 'Never') throw new PermanentFailure('nobody there')
    if (subject === 'Later' && tried.filter((one) => one === subject).length === 1) throw new Error('not now')
  }
  const subjects = ['A', 'Later', 'B', 'Never', 'C']
  await kit.service.ctx.db.transaction().execute((trx) => jobs.enqueue(trx, 'mail', subjects.map(letter)))
  await jobs.work({ mail } as unknown as Handlers, () => {})
  const states = async () =>
    Object.fromEntries(
      (
        await kit.query<{ subject: string; state: string }>(`select data->>'subject' as subject, state from pgboss.job where name = 'mail'`)
      ).map(({ subject, state }) => [subject, state]),
    )
  const done = { A: 'completed', B: 'completed', C: 'completed', Never: 'failed' }
  await expect.poll(states).toEqual({ ...done, Later: 'retry' })
  await kit.query("update pgboss.job set start_after = now() where state = 'retry'")
  await expect.poll(states).toEqual({ ...done, Later: 'completed' })
  expect(tried.toSorted()).toEqual(['A', 'B', 'C', 'Later', 'Later', 'Never'])
  await jobs.stop()
})

test('letters make way for the requests of a busy process, for a limited time and until it is idle', async () => {
  const kit = await startKit()
  const jobs = openJobs(kit.service.database, kit.service.ctx.log)
  await jobs.start()
  const [sent, polls]: [string[], number[]] = [[], []]
  const mail = async ({ subject }: JobPayloads['mail']) => void sent.push(subject)
  let isBusy = true
  const enqueue = (count: number) =>
    kit.service.ctx.db.transaction().execute((trx) =>
      jobs.enqueue(
        trx,
        'mail',
        Array.from({ length: count }, () => letter('Wait')),
      ),
    )
  await enqueue(200)
  const begun = performance.now()
  await jobs.work({ mail } as unknown as Handlers, () => {}, {
    makeWay: { isBusy: () => polls.push(sent.length) > 0 && isBusy, millis: 2_000 },
  })
  // Ten at each poll, two polls a second: at once, all of them would be sent within the first second.
  await expect.poll(() => sent.length, { interval: 20 }).toBeGreaterThan(40)
  expect(performance.now() - begun).toBeGreaterThan(1_400)
  expect(polls.slice(0, 4)).toEqual([10, 20, 30, 40])
  // After two seconds they are sent although the process is busy.
  await expect.poll(() => sent.length, { interval: 20 }).toBe(200)
  expect(performance.now() - begun).toBeLessThan(7_000)
  await enqueue(5)
  await expect.poll(() => sent.length).toBe(205)
  await enqueue(100)
  await expect.poll(() => sent.length, { interval: 20 }).toBeGreaterThan(210)
  isBusy = false
  const idle = performance.now()
  await expect.poll(() => sent.length, { interval: 20 }).toBe(305)
  expect(performance.now() - idle).toBeLessThan(3_500)
  await jobs.stop()
})

test('a mail that was sent is not sent again because the database fails while another one is abandoned', async () => {
  const kit = await startKit()
  const { database, ctx } = kit.service
  const jobs = openJobs(
    {
      async query(text, values) {
        if (text.includes('set retry_limit')) throw new Error('the connection was closed')
        return database.query(text, values)
      },
    },
    ctx.log,
  )
  await jobs.start()
  const tried: string[] = []
  const mail = async ({ subject }: JobPayloads['mail']) => {
    tried.push(subject)
    if (subject === 'Never') throw new PermanentFailure('nobody there')
    // Still on its way when the other one has failed.
    if (subject === 'Slow') await new Promise((resolve) => setTimeout(resolve, 300))
  }
  await ctx.db.transaction().execute((trx) => jobs.enqueue(trx, 'mail', ['A', 'Never', 'Slow'].map(letter)))
  await jobs.work({ mail } as unknown as Handlers, () => {})
  const states = async () =>
    (await kit.query<{ name: string }>(`select data->>'subject' || ' ' || state as name from pgboss.job where name = 'mail'`))
      .map(({ name }) => name)
      .toSorted()
  await expect.poll(states).toEqual(['A completed', 'Never retry', 'Slow completed'])
  expect(tried.filter((subject) => subject !== 'Never').toSorted()).toEqual(['A', 'Slow'])
  await jobs.stop()
})

test('to take some jobs reads no more when thousands of others are waiting', async () => {
  const kit = await startKit()
  const { database, ctx } = kit.service
  let take: { text: string; values: unknown[] } | undefined
  const jobs = openJobs(
    {
      async query(text, values = []) {
        if (values[0] !== 'mail' || !/for update skip locked/i.test(text)) return database.query(text, values)
        take = { text, values }
        return { rows: [] }
      },
    },
    ctx.log,
  )
  await jobs.start()
  await jobs.work({} as unknown as Handlers, () => {})
  await expect.poll(() => take).toBeDefined()
  await jobs.stop()
  const pages = async (): Promise<number> => {
    await kit.query('analyze')
    const [plan] = await kit.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${take?.text}`,
      take?.values,
    )
    const { Plan } = plan?.['QUERY PLAN'][0] ?? { Plan: {} }
    return Number(Plan['Shared Hit Blocks']) + Number(Plan['Shared Read Blocks'])
  }
  const waiting = (count: number) =>
    kit.query(
      `insert into pgboss.job (name, data, created_on, start_after) select 'mail', '{}', now(), now() from generate_series(1, ${count})`,
    )
  await waiting(100)
  const few = await pages()
  await waiting(20_000)
  expect(await pages()).toBeLessThan(2 * few + 20)
})

test('a separate worker process requires DATABASE_URL', async () => {
  const { exited, output } = startProcess(['worker'], { DATA_DIR: '/nonexistent', MASTER_KEYS: `k1:${'A'.repeat(44)}` })
  expect((await exited).code).toBe(1)
  expect(output()).toMatch(/needs DATABASE_URL/)
})
