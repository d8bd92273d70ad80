import { expect, test } from 'vitest'
import { runs } from '../kit/runs.js'
import { openTrading } from './trading.js'

const trading = await openTrading()

// `npm run soak -- trading` plays thousands.
test('for random prices: no negative margin without consent of the operator, no payout without payment, no purchase from oneself', async () => {
  expect(await trading.play('atOnce', 20)).toBe(runs(20).numRuns)
})

test('the same for prices of a few minor units, in currencies with no, two and three decimals', async () => {
  expect(await trading.play('small', 25)).toBe(runs(25).numRuns)
})

test('the same when prices change between the hold and the booking', async () => {
  expect(await trading.play('inTime', 20)).toBe(runs(20).numRuns)
})

test('no relister is paid more than its buyers paid, however often an admission is bought, repriced and returned, paid or unpaid', async () => {
  expect(await trading.play('resale', 40)).toBe(runs(40).numRuns)
})

test('these histories contain sales, resales, cancellations and payouts', async () => {
  for (const step of ['offer', 'reprice', 'allot', 'buy', 'relist', 'cancel', 'refund', 'cost', 'correct'])
    expect(trading.done[step] ?? 0, JSON.stringify(trading.done)).toBeGreaterThan(0)
  expect(await trading.paidOut()).toBeGreaterThan(0)
})

test('after all of them, ledger, statements, invoices, payables and documents of payouts have the same amounts', async () => {
  expect(await trading.agree()).toBeGreaterThan(0)
})
