import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Page, settled } from '../changes/kit.js'
import { startKit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'
import { percentile, readStream, type Server, settings, start } from './kit.js'

const streams = Number(process.env.SOAK_STREAMS ?? 1_000)
const kit = await startKit(settings)
const key = kit.accounts.distributor.api_key

const memoryOf = ({ process }: Server): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.child.pid}/status`, 'utf8'))?.[1]) / 1_024

/** The median time of a list at each server, measured in turn, so that other load on the machine affects all. */
async function listTimes(servers: Server[], count: number): Promise<number[]> {
  const taken = servers.map(() => [] as number[])
  for (let turn = 0; turn < count; turn++)
    for (const [index, server] of servers.entries()) {
      const begun = performance.now()
      expect((await server.as(key).get('/v1/tickets?page_size=50')).status).toBe(200)
      taken[index]?.push(performance.now() - begun)
    }
  return taken.map((times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)
}

test(`${streams} open streams on one process use little memory, slow down no list, and show a commit within a second`, async () => {
  const tickets = await Promise.all(Array.from({ length: 50 }, () => putOnSale(kit, { stock: 10 })))
  const ticket = tickets[0] as string
  const [loaded, plain] = await Promise.all([start(kit, false), start(kit, false)])
  const servers = [loaded, plain] as [Server, Server]
  await listTimes(servers, 300)
  const before = { lists: await listTimes(servers, 300), memory: memoryOf(loaded) }
  const stop = new AbortController()
  const arrivals = Array.from({ length: streams }, () => [] as number[])
  for (let opened = 0; opened < streams; opened += 50)
    await Promise.all(
      arrivals
        .slice(opened, opened + 50)
        .map((times) => readStream(loaded.url, key, () => void times.push(performance.now()), stop.signal)),
    )
  const open = { lists: await listTimes(servers, 300), memory: memoryOf(loaded) }
  await settled(kit)
  const committed: number[] = []
  for (let turn = 0; turn < 20; turn++) {
    await kit.as.product_management.patch(`/v1/tickets/${ticket}`, { sales_price: 30_000 + turn })
    committed.push(performance.now())
    await setTimeout(500)
  }
  await expect.poll(() => arrivals.filter((times) => times.length >= 20).length, { timeout: 60_000 }).toBe(streams)
  const delays = arrivals.flatMap((times) => times.slice(0, 20).map((time, turn) => Math.max(0, time - (committed[turn] ?? 0))))
  const polled: number[] = []
  for (let turn = 0; turn < 20; turn++) {
    const { cursor } = (await loaded.as(key).get<Page>('/v1/changes?after=now')).body
    const answer = loaded
      .as(key)
      .get<Page>(`/v1/changes?after=${cursor}&wait=30`)
      .then(() => performance.now())
    await setTimeout(100)
    await kit.as.product_management.patch(`/v1/tickets/${ticket}`, { sales_price: 40_000 + turn })
    const at = performance.now()
    polled.push(Math.max(0, (await answer) - at))
  }
  const more = Math.max(open.memory, memoryOf(loaded)) - before.memory
  stop.abort()
  const ratioOf = ([one = 0, other = 1]: number[]) => one / other
  const slower = ratioOf(open.lists) / ratioOf(before.lists)
  process.stderr.write(
    `\n  ${streams} streams: ${Math.round(more)} MB more; lists take ${slower.toFixed(2)} times as long as on a process without streams` +
      `\n  commit to stream p50 ${percentile(delays, 0.5)} ms, p99 ${percentile(delays, 0.99)} ms; to long poll p99 ${percentile(polled, 0.99)} ms\n`,
  )
  expect(more).toBeLessThanOrEqual(150)
  expect(percentile(delays, 0.99)).toBeLessThanOrEqual(1_000)
  expect(percentile(polled, 0.99)).toBeLessThanOrEqual(1_000)
  expect(slower).toBeLessThanOrEqual(1.1)
}, 3_600_000)
