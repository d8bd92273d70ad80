import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { newId } from '../../src/lib/ids.js'
import { loadConfig } from '../../src/platform/config.js'
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/db/embedded.js'
import { insertEndpoint } from '../../src/platform/deliveries/store.js'
import { emit } from '../../src/platform/webhooks/emit.js'
import { openService, prepareDatabase, type Service } from '../../src/service.js'
import { makeAccounts } from '../kit/accounts.js'
import { type Process, startProcess } from '../kit/process.js'
import { type Behaviour, type Receiver, startReceiver } from '../kit/receiver.js'

export interface Storm {
  events: number
  perSecond: number
  healthy: number
  /** the behaviour of each of the others */
  bad: (() => Behaviour)[]
  /** kill a worker and the database during the run */
  kill: boolean
}

export interface Outcome {
  /** milliseconds from the commit of an event to its first arrival at a healthy receiver */
  p50: number
  p99: number
  requests: number
  lost: number
}

const env = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  WEBHOOK_TIMEOUT_MS: '1000',
  WEBHOOK_RETRIES: '1s,1s,2s,2s,4s,4s,8s,8s,8s',
  WEBHOOK_CONCURRENCY: '8',
  WEBHOOK_RATE: '1000',
}
const patience = 300_000

export const sometimes =
  (share: number, then: Behaviour): (() => Behaviour) =>
  () =>
    Math.random() < share ? then : { status: 200 }

/** Waits for a condition on a machine of any speed. */
async function until(what: string, reached: () => Promise<boolean> | boolean): Promise<void> {
  const limit = Date.now() + patience
  while (!(await reached())) {
    if (Date.now() > limit) throw new Error(`still waiting for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * Events are committed or rolled back, two workers deliver them to healthy and failing receivers, a worker and the database are killed;
 * then the test checks that everything committed arrived, nothing else did, and the log is right.
 */
export async function rage({ events, perSecond, healthy, bad, kill }: Storm): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'allotment-storm-'))
  let database: EmbeddedDatabase = await startEmbedded({ dataDir })
  const config = loadConfig({ ...env, DATA_DIR: dataDir })
  let service: Service = openService(config, database.connection)
  await prepareDatabase(service)
  await service.ctx.jobs.stop()
  const { distributor } = await makeAccounts(service)
  const receivers: Receiver[] = []
  const hooks: string[] = []
  for (const behave of [...Array<undefined>(healthy).fill(undefined), ...bad]) {
    const receiver = await startReceiver()
    if (behave) receiver.behave = behave
    receivers.push(receiver)
    hooks.push(await addHook(service, distributor.client_id, receiver.url))
  }
  const start = async () => {
    const worker = startProcess(['worker'], { ...env, LOG_LEVEL: 'info', DATA_DIR: dataDir, DATABASE_URL: database.url })
    await worker.until(/"msg":"working"/)
    return worker
  }
  const workers: Process[] = [await start(), await start()]
  const committed = new Map<string, number>()
  const rolledBack = new Set<string>()
  try {
    const trouble = kill ? killInTheMiddle() : Promise.resolve()
    await happen()
    await trouble
    await until('the committed events to arrive at every healthy receiver', async () => (await pendingOf(hooks.slice(0, healthy))) === 0)
    return await judge()
  } finally {
    for (const worker of workers) {
      worker.child.kill('SIGKILL')
      await worker.exited
    }
    await service.close()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }

  /** One transaction after the other; every seventh is rolled back, and of a disconnected one the outcome is unknown. */
  async function happen(): Promise<void> {
    const begun = performance.now()
    for (let i = 0; i < events; i++) {
      const resource_id = newId('bor')
      try {
        await service.ctx.db.transaction().execute(async (trx) => {
          const at = service.ctx.now()
          await emit(service.ctx, trx, [
            { event_type: 'bookingorder_completed', resource_id, distributor_id: distributor.distributor_id, at },
          ])
          if (i % 7 === 6) throw new Error('taken back')
        })
        committed.set(resource_id, Date.now())
      } catch (error) {
        if ((error as Error).message === 'taken back') rolledBack.add(resource_id)
        else await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const ahead = (i / perSecond) * 1000 - (performance.now() - begun)
      if (ahead > 2) await new Promise((resolve) => setTimeout(resolve, ahead))
    }
  }

  async function killInTheMiddle(): Promise<void> {
    const arrived = () => Math.min(...receivers.slice(0, healthy).map((one) => one.received.length))
    await until('a quarter to have arrived', () => arrived() > events / 4)
    const victim = workers.shift() as Process
    victim.child.kill('SIGKILL')
    await victim.exited
    const old = service
    process.kill(Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL')
    await database.exited
    database = await startEmbedded({ dataDir })
    service = openService(config, database.connection)
    await old.close().catch(() => undefined)
    workers.push(await start())
  }

  async function pendingOf(ids: string[]): Promise<number> {
    const { rows } = await service.database.pool
      .query<{ count: number }>(`select count(*)::int as count from delivery where endpoint_id = any($1) and status <> 'delivered'`, [ids])
      .catch(() => ({ rows: [{ count: -1 }] }))
    return rows[0]?.count ?? -1
  }

  async function judge(): Promise<Outcome> {
    const query = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await service.database.pool.query<Row>(text, values)).rows
    const known = new Set(
      (await query<{ resource_id: string }>("select resource_id from domain_event where event_type <> 'webhook_failing'")).map(
        (one) => one.resource_id,
      ),
    )
    // Everything reported as committed exists, and nothing that was rolled back does.
    expect([...committed.keys()].filter((id) => !known.has(id))).toEqual([])
    expect([...rolledBack].filter((id) => known.has(id))).toEqual([])
    const waited: number[] = []
    for (const receiver of receivers.slice(0, healthy)) {
      const first = new Map<string, number>()
      for (const { body, at } of receiver.received) {
        const { resource_id } = JSON.parse(body.toString()) as { resource_id: string }
        if (!first.has(resource_id)) first.set(resource_id, at)
      }
      expect([...known].filter((id) => !first.has(id))).toEqual([])
      for (const [id, at] of committed) waited.push((first.get(id) ?? Number.NaN) - at)
    }
    for (const receiver of receivers)
      for (const { body } of receiver.received)
        expect(known).toContain((JSON.parse(body.toString()) as { resource_id: string }).resource_id)
    await checkLog(query)
    waited.sort((a, b) => a - b)
    const [lost] = await query<{ count: number }>(`select count(*)::int as count from delivery_attempt where outcome = 'lost'`)
    return {
      p50: waited[Math.floor(waited.length * 0.5)] ?? Number.NaN,
      p99: waited[Math.floor(waited.length * 0.99)] ?? Number.NaN,
      requests: receivers.reduce((sum, one) => sum + one.received.length, 0),
      lost: lost?.count ?? 0,
    }
  }

  /** Every request at a healthy receiver is an attempt in the log, every attempt of a delivery is there, and delivered ones arrived. */
  async function checkLog(query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>): Promise<void> {
    const rows = await query<{ delivery_id: string; attempts: number; logged: number; good: number }>(
      `select d.delivery_id, d.attempts, count(a.attempt)::int as logged, count(*) filter (where a.outcome = 'delivered')::int as good
         from delivery d left join delivery_attempt a using (delivery_id) where d.endpoint_id = any($1) group by d.delivery_id`,
      [hooks.slice(0, healthy)],
    )
    const seen = new Map<string, number>()
    for (const receiver of receivers.slice(0, healthy))
      for (const { headers } of receiver.received) {
        const id = String(headers['x-service-delivery-id'])
        seen.set(id, (seen.get(id) ?? 0) + 1)
      }
    const untrue = rows.filter(({ delivery_id, attempts, logged, good }) => {
      const requests = seen.get(delivery_id) ?? 0
      return logged !== attempts || good < 1 || good > requests || requests > attempts
    })
    expect(untrue).toEqual([])
    const known = new Set(rows.map((row) => row.delivery_id))
    expect([...seen.keys()].filter((id) => !known.has(id))).toEqual([])
  }
}

async function addHook({ ctx }: Service, client_id: string, url: string): Promise<string> {
  const endpoint_id = newId('whk')
  const at = ctx.now()
  const secret = ctx.vault.seal('a secret of the storm')
  await ctx.db.transaction().execute((trx) =>
    insertEndpoint(trx, {
      endpoint_id,
      kind: 'webhook',
      client_id,
      topics: ['bookingorder_completed'],
      url,
      secret,
      created: at,
      updated: at,
    }),
  )
  return endpoint_id
}
