import { expect, test } from 'vitest'
import { rage, sometimes } from './storm.js'

/** The full size is `npm run soak -- webhooks`. */
test('kill -9 of a worker and of PostgreSQL: every committed event reaches every healthy receiver, nothing else does, and the log is correct', async () => {
  const outcome = await rage({
    events: 250,
    perSecond: 60,
    healthy: 4,
    bad: [sometimes(0.3, { status: 500 }), sometimes(0.3, 'reset'), sometimes(0.5, { status: 200, delayMillis: 200 }), () => 'hang'],
    kill: true,
  })
  expect(outcome.requests).toBeGreaterThan(250 * 4 * 0.8)
})
