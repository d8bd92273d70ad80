import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '../../src/lib/caller.js'
import { postPayout, postPayoutReversal } from '../../src/money/ledger/postings.js'
import { balanceOf, mergeEntries, post } from '../../src/money/ledger/store.js'
import { startKit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'
import { account, buyer, expectSound } from './kit.js'

const kit = await startKit()
const { ctx } = kit.service
const supplier_id = kit.accounts.supplier.supplier_id as string
const { id: bookingorder_id } = await buyer(kit.as.distributor).book([{ ticket_id: await putOnSale(kit), quantity: 3 }])

test('a payout settles the balance of a supplier, and its reversal restores it', async () => {
  expect(await account(kit, `supplier:${supplier_id}`)).toEqual({ EUR: -30_000 })
  const payout = { supplier_id, bookingorder_id, currency: 'EUR', amount: 30_000 }
  await ctx.db.transaction().execute((trx) => postPayout(trx, system, ctx.now(), payout))
  expect(await account(kit, `supplier:${supplier_id}`)).toEqual({})
  expect(await balanceOf(ctx.db, 'settlement:bank')).toEqual([{ currency: 'EUR', amount: -30_000 }])
  await ctx.db.transaction().execute((trx) => postPayoutReversal(trx, system, ctx.now(), { ...payout, amount: 10_000 }))
  expect(await account(kit, `supplier:${supplier_id}`)).toEqual({ EUR: -10_000 })
  await expectSound(kit)
})

test('entries of one account and currency are combined, and a sum of zero is left out', () => {
  const entry = (name: string, currency: string, amount: number) => ({ account: name, currency, amount })
  expect(
    mergeEntries([entry('a', 'EUR', 5), entry('a', 'EUR', -5), entry('a', 'GBP', 2), entry('b', 'EUR', 1), entry('b', 'EUR', 2)]),
  ).toEqual([entry('a', 'GBP', 2), entry('b', 'EUR', 3)])
})

test('entries that do not sum to zero in each currency are refused, by the code and by the database', async () => {
  const entries = [
    { account: 'fx', currency: 'EUR', amount: 100 },
    { account: 'platform:margin', currency: 'GBP', amount: -100 },
  ]
  await expect(ctx.db.transaction().execute((trx) => post(trx, system, ctx.now(), { kind: 'sale', entries }))).rejects.toThrow(
    /off by 100 EUR/,
  )
  const unbalanced = ctx.db.transaction().execute((trx) =>
    sql`with made as (insert into ledger_transaction (kind, client_id, at) values ('sale', 'x', now()) returning transaction_id)
        insert into ledger_entry select transaction_id, 1, 'fx', 'EUR', 100 from made`.execute(trx),
  )
  await expect(unbalanced).rejects.toThrow(/does not sum to zero/)
  expect(await kit.query("select from ledger_transaction where client_id = 'x'")).toEqual([])
})

test('posted entries and issued invoices cannot be changed or deleted', async () => {
  for (const table of ['ledger_transaction', 'ledger_entry', 'invoice'])
    await expect(kit.query(`delete from ${table}`), table).rejects.toThrow(/only added to/)
  await expect(kit.query('update ledger_transaction set at = now()')).rejects.toThrow(/only added to/)
  await expect(kit.query('update ledger_entry set amount = amount * 2')).rejects.toThrow(/only added to/)
  await expect(kit.query('update invoice set total = total + 1')).rejects.toThrow(/only added to/)
})
