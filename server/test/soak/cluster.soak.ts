import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { loadConfig } from '../../src/platform/config.js'
import { openService, type Service } from '../../src/service.js'
import { makeAccounts } from '../kit/accounts.js'
import { caller, type Kit } from '../kit/index.js'
import { startReceiver } from '../kit/receiver.js'
import { putOnSale } from '../selling/kit.js'
import { check } from './cluster/check.js'
import { type Cluster, startCluster, until } from './cluster/cluster.js'
import { seed, steps } from './cluster/faults.js'
import { buy, History } from './cluster/history.js'

const seconds = Number(process.env.SOAK_SECONDS ?? 600)
const buyers = Number(process.env.SOAK_BUYERS ?? 10)
/** Enough of most tickets for the whole run, and too few of some, for which buyers compete until they are sold out. */
const stocks = [...Array<number>(20).fill(10_000), ...Array<number>(5).fill(12)]

/** The sequence of leaders, as the members report. */
function watchLeaders(cluster: Cluster): { stop(): number } {
  let changes = 0
  let last: number | undefined
  let isOver = false
  void (async () => {
    while (!isOver) {
      const leader = (await cluster.leader())?.number
      if (leader !== undefined && last !== undefined && leader !== last) changes++
      last = leader ?? last
      await sleep(500)
    }
  })()
  return {
    stop() {
      isOver = true
      return changes
    },
  }
}

/** The alert on lost members uses metrics of Patroni, which runs in no other test. */
async function checkMetrics({ machines }: Cluster): Promise<void> {
  const alerts = await readFile(new URL('../../../deploy/prometheus/alerts.yaml', import.meta.url), 'utf8')
  const metrics = await (await fetch(`http://${machines[0]?.address}:8008/metrics`)).text()
  const named = new Set(alerts.match(/\bpatroni_\w+/g))
  expect([...named].filter((name) => !metrics.includes(`\n${name}{`))).toEqual([])
}

/** A kit for helpers of other tests. */
const kitOf = (service: Service, accounts: Kit['accounts']): Kit =>
  ({ service, clock: { now: () => new Date() }, accounts }) as unknown as Kit

test(`a cluster sells for ${seconds} s while its parts are killed, paused, disconnected, out of disk and out of time`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'allotment-cluster-'))
  // PostgreSQL runs under another account.
  await chmod(folder, 0o755)
  const cluster = await startCluster(folder)
  let isSound = false
  try {
    await checkMetrics(cluster)
    const service = openService(loadConfig({ ...cluster.env, LOG_LEVEL: 'silent' }), {
      connectionString: cluster.env.DATABASE_URL as string,
    })
    const accounts = await makeAccounts(service)
    // No hold ends before the check, which would count it as lost.
    await service.database.query(
      'update distributor set hold_limit = 1000000, hold_minutes = 1440, hold_max_minutes = 1440, credit_limit = 9000000000000',
    )
    const stock = new Map<string, number>()
    for (const quantity of stocks) stock.set(await putOnSale(kitOf(service, accounts), { stock: quantity }), quantity)
    const receiver = await startReceiver()
    const urls = cluster.apis.map(({ url }) => url)
    const { api_key } = accounts.distributor
    const hook = { event_type: 'bookingorder_created', endpoint: receiver.url, secret: 'a secret of some length' }
    expect((await caller(urls[0] as string, { 'x-api-key': api_key }).post('/v1/webhooks', hook)).status).toBe(201)

    const history = new History()
    const begun = performance.now()
    // A list of steps is done to its end.
    const end = process.env.SOAK_STEPS ? Number.POSITIVE_INFINITY : begun + seconds * 1000
    let isOver = false
    const selling = Array.from({ length: buyers }, () => buy(history, urls, api_key, [...stock.keys()], () => isOver))
    const failure = Promise.all(selling).then(
      () => undefined,
      (error: unknown) => error,
    )
    const leaders = watchLeaders(cluster)
    const struck: Record<string, number> = {}
    const outages: { fault: string; silence: number }[] = []
    let longestNotWhole = 0
    const whole = async () => {
      const from = performance.now()
      await cluster.untilWhole()
      longestNotWhole = Math.max(longestNotWhole, (performance.now() - from) / 1000)
    }
    process.stderr.write(`  SOAK_SEED=${seed}\n`)
    for (const fault of steps()) {
      if (performance.now() > end - 20_000) break
      if (fault.takesMember) await whole()
      const from = performance.now()
      process.stderr.write(`  ${((from - begun) / 1000).toFixed(0)} s: ${fault.name}\n`)
      await fault.strike(cluster)
      struck[fault.counts] = (struck[fault.counts] ?? 0) + 1
      await sleep(1_000)
      // Two sales in a row: selling has resumed.
      const sold = history.sold.length
      await until('selling to resume', 120, () => history.sold.length > sold + 1)
      outages.push({ fault: fault.name, silence: history.silence(from, performance.now()).longest })
    }
    await sleep(Number.isFinite(end) ? Math.max(0, end - performance.now()) : 5_000)
    isOver = true
    expect(await failure).toBeUndefined()
    const ended = performance.now()
    const failovers = leaders.stop()
    await whole()
    const orders = history.holds.flatMap((hold) => hold.booking?.orders ?? [])
    const delivered = () =>
      new Set(receiver.received.map(({ body }) => (JSON.parse(body.toString()) as { resource_id: string }).resource_id))
    await until('every event to arrive', 180, () => {
      const arrived = delivered()
      return orders.every((order) => arrived.has(order))
    }).catch(() => undefined)
    const counts = await check(service.database.pool, history, stock, delivered())
    await service.close()
    const silence = history.silence(begun, ended)
    const summary = {
      seconds: Math.round((ended - begun) / 1000),
      ...struck,
      failovers,
      secondsWithoutSelling: Math.round(silence.total),
      longestWithoutSelling: Math.round(silence.longest * 10) / 10,
      longestWaitForThreeMembers: Math.round(longestNotWhole),
      requests: history.requests,
      repeated: history.repeated,
      refused: history.refused,
      sold: orders.length,
      ...counts,
    }
    process.stderr.write(`${outages.map(({ fault, silence: s }) => `  ${s.toFixed(1).padStart(5)} s  ${fault}`).join('\n')}\n`)
    process.stderr.write(`\n  ${JSON.stringify(summary, null, 2)}\n`)
    expect(orders.length).toBeGreaterThan(0)
    expect(counts).toEqual({
      acknowledged: counts.acknowledged,
      lost: 0,
      duplicated: 0,
      oversold: 0,
      stockWrong: 0,
      eventsLost: 0,
      ledgerSum: 0,
    })
    isSound = true
  } finally {
    await cluster.close()
    if (isSound) await rm(folder, { recursive: true, force: true })
    else process.stderr.write(`  The logs are in ${folder}\n`)
  }
}, 7_200_000)
