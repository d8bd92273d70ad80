import { expect, test } from 'vitest'
import { type Outcome, rage, sometimes } from '../webhooks/storm.js'

const events = Number(process.env.SOAK_EVENTS ?? 10_000)
const perSecond = Number(process.env.SOAK_RATE ?? 25)
const healthy = 12
const bad = [
  sometimes(0.3, { status: 500 }),
  sometimes(0.3, { status: 503, headers: { 'retry-after': '2' } }),
  sometimes(0.3, 'reset'),
  sometimes(0.3, 'hang'),
  sometimes(1, { status: 200, delayMillis: 300 }),
  sometimes(1, { status: 200, delayMillis: 900 }),
  () => 'hang' as const,
  () => 'reset' as const,
]
const told = ({ p50, p99, requests, lost }: Outcome) => `p50 ${p50} ms, p99 ${p99} ms, ${requests} requests, ${lost} attempts lost`

test(`${events} events to 20 receivers, eight of them failing, while a worker and PostgreSQL are killed`, async () => {
  const quiet = await rage({ events, perSecond, healthy, bad: [], kill: true })
  process.stderr.write(`\n  without the bad ones: ${told(quiet)}\n`)
  const stormy = await rage({ events, perSecond, healthy, bad, kill: true })
  process.stderr.write(`  with the bad ones:    ${told(stormy)}\n`)
  expect(stormy.p99).toBeLessThanOrEqual(2 * quiet.p99)
}, 7_200_000)
