import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { system } from '../../src/lib/caller.js'
import { Problem } from '../../src/lib/errors.js'
import { account as accounts, post } from '../../src/money/ledger/store.js'
import { checkCredit, receivables } from '../../src/money/payments/methods/invoice.js'
import { lockDistributor } from '../../src/parties/distributors/store.js'
import { readAll } from '../../src/platform/db/client.js'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { untilSeen } from '../kit/unlocked.js'
import { putOnSale } from '../selling/kit.js'
import { account, buyer, expectSound, setDistributor } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', LOCK_TIMEOUT_MS: '60000', STATEMENT_TIMEOUT_MS: '60000' })
const { ctx } = kit.service
const id = kit.accounts.distributor.distributor_id as string
const key = { 'x-api-key': kit.accounts.distributor.api_key }
const processes = [buyer(kit.as.distributor), buyer(caller((await kit.another()).url, key))]
await setDistributor(kit, 'distributor', { payment_methods: ['invoice', 'prepaid', 'card'] })

/** Reserves one by one, then books all at once, in turn at two services. */
async function bookAll(count: number, more: object): Promise<number[]> {
  const ticket = await putOnSale(kit, { stock: count, net_rate: 1_000 })
  const holds: string[] = []
  for (let made = 0; made < count; made++) holds.push(await buyer(kit.as.distributor).reserve([{ ticket_id: ticket, quantity: 1 }]))
  const replies = await Promise.all(holds.map((hold, index) => processes[index % 2]?.tryToBook(hold, more)))
  return replies.map((reply) => reply?.status ?? 0)
}
const times = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

test('thirty concurrent bookings with credit for seven: exactly seven succeed', async () => {
  await setDistributor(kit, 'distributor', { credit_limit: 7_999 })
  const statuses = await bookAll(30, { payment_method: 'invoice' })
  expect({ made: times(statuses, 201), refused: times(statuses, 409) }).toEqual({ made: 7, refused: 23 })
  expect(await account(kit, `distributor:${id}`)).toEqual({ EUR: 7_000 })
  await expectSound(kit)
})

test('thirty concurrent bookings with a balance for seven: exactly seven succeed', async () => {
  await kit.as.finance.post(`/v1/distributors/${id}/prepaid`, { amount: 7_999, currency: 'EUR', reference: 'Transfer' })
  const statuses = await bookAll(30, { payment_method: 'prepaid' })
  expect({ made: times(statuses, 201), refused: times(statuses, 409) }).toEqual({ made: 7, refused: 23 })
  expect(await account(kit, `prepaid:${id}`)).toEqual({ EUR: -999 })
  await expectSound(kit)
})

test('concurrent deposits, bookings, cancellations and changes of the distributor neither deadlock nor lose a cent', async () => {
  await setDistributor(kit, 'distributor', { credit_limit: 100_000_000 })
  await kit.query(`update supplier set cancellation_policy = '[{"until_days_before":0,"refund_percent":100}]'`)
  const ticket = await putOnSale(kit, { stock: 200, net_rate: 1_000 })
  const work = Array.from({ length: 40 }, async (_, index) => {
    const one = processes[index % 2] as (typeof processes)[number]
    const method = index % 3 === 0 ? 'prepaid' : 'invoice'
    const deposited = await kit.as.finance.post(`/v1/distributors/${id}/prepaid`, {
      amount: 1_000,
      currency: 'EUR',
      reference: `Transfer ${index}`,
    })
    const { id: order } = await one.book([{ ticket_id: ticket, quantity: 1 }], { payment_method: method })
    const changed = await kit.as.finance.patch(`/v1/distributors/${id}`, { hold_minutes: 10 + (index % 5) })
    const cancelled = index % 2 === 0 ? (await one.change(order, { logistic_status: 'cancelled' })).status : 200
    return [deposited.status, changed.status, cancelled]
  })
  expect(new Set((await Promise.all(work)).flat())).toEqual(new Set([200, 201]))
  await expectSound(kit)
})

test('a booking whose payment method is removed while it waits is refused', async () => {
  const ticket = await putOnSale(kit, { net_rate: 1_000 })
  const first = buyer(kit.as.distributor)
  const hold = await first.reserve([{ ticket_id: ticket, quantity: 1 }])
  const operator = await kit.service.database.pool.connect()
  await operator.query('begin')
  await operator.query('select from distributor where distributor_id = $1 for no key update', [id])
  const booking = first.tryToBook(hold, { payment_method: 'invoice' })
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%for no key update of d%'`
  await expect.poll(() => kit.query(waits)).toHaveLength(1)
  await operator.query(`update distributor set payment_methods = '{prepaid}' where distributor_id = $1`, [id])
  await operator.query('commit')
  operator.release()
  expectProblem(await booking, 'payment_method_not_allowed')
  await setDistributor(kit, 'distributor', { payment_methods: ['invoice', 'prepaid', 'card'] })
  expect((await first.tryToBook(hold, { payment_method: 'invoice' })).status).toBe(201)
})

/** Checks, waits, writes, as a booking on credit does, with its lock and without. Returns how many succeeded. */
async function spend(limit: number, options: { lock: boolean }): Promise<number> {
  const distributor = await ctx.db.transaction().execute((trx) => lockDistributor(trx, id))
  if (!distributor) throw new Error('no distributor')
  const one = () =>
    ctx.db.transaction().execute(async (trx) => {
      if (options.lock) await lockDistributor(trx, id)
      checkCredit({ ...distributor, credit_limit: limit }, await readAll(trx, receivables(id)), 1_000, 'EUR', {})
      await pause(20)
      const entries = [
        { account: accounts.distributor(id), currency: 'EUR', amount: 1_000 },
        { account: accounts.margin, currency: 'EUR', amount: -1_000 },
      ]
      await post(trx, system, ctx.now(), { kind: 'sale', distributor_id: id, entries })
    })
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, one))
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Problem)
  return outcomes.filter((outcome) => outcome.status === 'fulfilled').length
}
const owed = async () => (await account(kit, `distributor:${id}`)).EUR ?? 0

describe('the lock of the distributor', () => {
  test('with it, concurrent bookings are checked one after the other', async () => {
    expect(await spend((await owed()) + 3_000, { lock: true })).toBe(3)
  })

  test('twin: without it all see the same credit, and the limit is exceeded', async () => {
    expect(await untilSeen(async () => (await spend((await owed()) + 3_000, { lock: false })) > 3)).toBe(true)
  })
})
