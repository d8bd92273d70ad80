import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { startProcess } from '../kit/process.js'
import { order, putOnSale } from '../selling/kit.js'

const seconds = Number(process.env.SOAK_SECONDS ?? 60)

test(`while sixteen buyers reserve one ticket for ${seconds} s, every hold ends within five seconds of its time`, async () => {
  const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '10000000' })
  await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { hold_limit: 1_000_000 })
  const ticket = await putOnSale(kit, { stock: 1_000_000 })
  for (const worker of [startProcess(['worker'], kit.env), startProcess(['worker'], kit.env)]) await worker.until(/"msg":"working"/)
  const end = performance.now() + seconds * 1000
  const buyers = Array.from({ length: 16 }, async () => {
    while (performance.now() < end) {
      const { status, text } = await kit.as.distributor.post('/v1/reservations', order(ticket))
      expect(status, text).toBe(201)
    }
  })
  // All current holds expire in two seconds.
  const clock = (async () => {
    while (performance.now() < end) {
      await kit.query(
        "update reservation set valid_until = clock_timestamp() + interval '2 s' where status = 'active' and valid_until > clock_timestamp() + interval '10 s'",
      )
      await sleep(500)
    }
  })()
  await Promise.all([...buyers, clock])
  const [row] = await kit.query<{ ended: number; late: number; median: number; p99: number; longest: number }>(
    `select count(*) filter (where status = 'void')::int as ended,
            count(*) filter (where status = 'active' and valid_until < clock_timestamp() - interval '5 s')::int as late,
            percentile_cont(0.5) within group (order by extract(epoch from updated - valid_until)) filter (where status = 'void') as median,
            percentile_cont(0.99) within group (order by extract(epoch from updated - valid_until)) filter (where status = 'void') as p99,
            max(extract(epoch from updated - valid_until)) filter (where status = 'void')::float8 as longest from reservation`,
  )
  process.stderr.write(`\n  ${JSON.stringify(row)}\n`)
  expect(row?.ended).toBeGreaterThan(0)
  expect(row?.late).toBe(0)
  expect(row?.longest).toBeLessThan(5)
}, 3_600_000)
