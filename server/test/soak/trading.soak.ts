import { expect, test } from 'vitest'
import { type Histories, openTrading } from '../selling/trading.js'

const kinds: Histories[] = ['atOnce', 'small', 'inTime', 'resale']

const histories = Number(process.env.SOAK_HISTORIES ?? 3_000)

test(`${histories} random histories of trade lose no money`, async () => {
  let played = 0
  // A database for each few hundred, so that the payouts after each stay fast.
  for (let left = histories; left > 0; left -= 300) {
    const trading = await openTrading()
    played += await trading.play(kinds[((left / 300) % kinds.length) | 0] ?? 'atOnce', Math.min(left, 300))
    process.stderr.write(`\n  ${played} histories: ${JSON.stringify(trading.done)}\n`)
  }
  expect(played).toBeGreaterThanOrEqual(histories)
}, 7_200_000)
