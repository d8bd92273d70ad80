import { expect, test } from 'vitest'
import { payOut } from '../../src/selling/sales/payout.js'
import { work } from '../disruptions/kit.js'
import { runs } from '../kit/runs.js'
import { expectSound } from '../payments/kit.js'
import { openHistories } from './histories.js'

const model = await openHistories()
const { kit } = model

// `npm run soak -- selling` plays thousands.
test('random histories keep stock, limits, ledger and payouts consistent, sell nothing twice, and never answer 5xx', async () => {
  expect(await model.play(50)).toBe(runs(50).numRuns)
})

test('every status in them was reached by a transition of its machine', async () => {
  const { illegal, count } = await model.moves()
  expect(illegal).toEqual([])
  expect(count).toBeGreaterThan(50)
})

test('after the events everything that was paid and delivered, or needs no delivery, is paid out to the cent', async () => {
  await work(kit)
  await kit.query("update orderitem set ticket_sha = 'x' where ticket_status = 'pending'")
  const open = await kit.query<{ bookingorder_id: string }>("select bookingorder_id from bookingorder where logistic_status = 'processing'")
  for (const { bookingorder_id } of open)
    expect((await kit.as.support.put(`/v1/bookingorders/${bookingorder_id}`, { logistic_status: 'completed' })).status).toBe(200)
  const owing = await kit.query<{ bookingorder_id: string }>(
    "select bookingorder_id from bookingorder where distributorfinancial_status in ('open', 'invoiced') and not is_test_booking",
  )
  for (const { bookingorder_id } of owing) await model.market.pay(bookingorder_id)
  kit.clock.advance({ days: 100 })
  await payOut(kit.service.ctx)
  const left = await kit.query(
    "select account, currency, sum(amount) from ledger_entry where account like 'supplier:%' group by 1, 2 having sum(amount) <> 0",
  )
  expect(left).toEqual([])
  expect(await kit.query("select from purchaseorder where purchaseorder_status not in ('settled', 'withdrawn') or unsettled")).toEqual([])
  await expectSound(kit)
})
