import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Caller, caller, startKit } from '../kit/index.js'
import { untilSeen, withoutLocks } from '../kit/unlocked.js'
import { buyer } from '../payments/kit.js'
import { stockOf } from '../selling/kit.js'
import { broken, type Order, openMarket } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const market = await openMarket(kit)
/** A second process on the same database. */
const { url } = await kit.another()
const there = {
  a: caller(url, { 'x-api-key': kit.accounts.distributor.api_key }),
  b: caller(url, { 'x-api-key': kit.accounts.distributor2.api_key }),
  support: caller(url, { 'x-api-key': kit.accounts.support.api_key }),
}
const rounds = Array.from({ length: 6 }, (_none, index) => index)
const statuses = (answers: { status: number }[]) => answers.map((answer) => answer.status).sort()
const relistAs = (as: Caller, { bookingorder_id, items }: Order) =>
  as.post<{ tickets: { ticket_id: string }[] }>(`/v1/bookingorders/${bookingorder_id}/relist`, {
    items: items.map(({ orderitem_id }) => ({ orderitem_id, asking_price: 12_000, currency_code: 'EUR' })),
  })

test('an admission that is relisted ten times at once is on sale once', async () => {
  const bought = await market.buy('a', await market.first())
  const answers = await Promise.all(Array.from({ length: 10 }, (_none, index) => relistAs(index % 2 ? there.a : market.as.a, bought)))
  expect(statuses(answers)).toEqual([201, ...Array(9).fill(409)])
  await market.sound()
})

describe('twin: check and write without the lock', () => {
  test('the same race puts it on sale more than once', async () => {
    const { db } = kit.service.ctx
    await sql`create table unlocked_relisting (orderitem_id text)`.execute(db)
    const relistUnlocked = async () => {
      const { rows } = await sql`select from unlocked_relisting where orderitem_id = 'x'`.execute(db)
      if (rows.length === 0) await sql`insert into unlocked_relisting values ('x')`.execute(db)
    }
    const isDouble = async () => {
      await sql`delete from unlocked_relisting`.execute(db)
      await Promise.all(Array.from({ length: 40 }, relistUnlocked))
      const { rows } = await sql`select from unlocked_relisting`.execute(db)
      return rows.length > 1
    }
    expect(await untilSeen(isDouble)).toBe(true)
  })
})

/** One round of a race, at the service (or its twin without locks) of these callers. */
const rivals = { a: there.a, b: there.b, owner: market.as.a }
async function withdrawWhileBought({ b, owner }: typeof rivals) {
  const bought = await market.buy('a', await market.first())
  const ticket = await market.offer('a', bought)
  const [held, withdrawn] = await Promise.all([
    b.post('/v1/reservations', { items: [{ ticket_id: ticket, quantity: 1 }], booking_email: 'b@b.example' }),
    owner.delete(`/v1/marketplace/relistings/${ticket}`),
  ])
  return { bought, held, withdrawn }
}
async function relistWhileCancelled({ a, owner }: typeof rivals) {
  const bought = await market.buy('a', await market.first())
  const [cancelled, relisted] = await Promise.all([
    a.put(`/v1/bookingorders/${bought.bookingorder_id}`, { logistic_status: 'cancelled' }),
    relistAs(owner, bought),
  ])
  return { cancelled, relisted }
}

test('of a withdrawal and a purchase of the same admission one succeeds', async () => {
  for (const _round of rounds) {
    const { bought, held, withdrawn } = await withdrawWhileBought(rivals)
    expect([held.status === 201, withdrawn.status === 200].filter(Boolean), `${held.status} ${withdrawn.status}`).toHaveLength(1)
    const [item] = (await market.order(bought.bookingorder_id)).items
    expect(item?.relisting_status).toBe(withdrawn.status === 200 ? null : 'listed')
  }
  await market.sound()
})

test('of a cancellation and a relisting of the same order one succeeds', async () => {
  for (const _round of rounds) {
    const { cancelled, relisted } = await relistWhileCancelled(rivals)
    expect(statuses([cancelled, relisted])).toEqual(cancelled.status === 200 ? [200, 409] : [201, 409])
  }
  await market.sound()
})

test('a sale during the cancellation of the original order is either made first and then cancelled too, or refused', async () => {
  const won = { sale: 0, cancellation: 0 }
  for (const round of rounds) {
    const bought = await market.buy('a', await market.first())
    const ticket = await market.offer('a', bought)
    const hold = await buyer(market.as.b).reserve([{ ticket_id: ticket, quantity: 1 }])
    const pause = new Promise((resolve) => setTimeout(resolve, round * 4))
    const [cancelled, booked] = await Promise.all([
      pause.then(() => there.support.put(`/v1/bookingorders/${bought.bookingorder_id}`, { logistic_status: 'cancelled' })),
      buyer(market.as.b).tryToBook(hold),
    ])
    expect(cancelled.status, cancelled.text).toBe(200)
    expect([201, 409]).toContain(booked.status)
    if (booked.status === 201) {
      won.sale++
      expect(await market.order(String(booked.body.bookingorders[0]?.bookingorder_id))).toMatchObject({ logistic_status: 'cancelled' })
    } else won.cancellation++
    expect(await stockOf(kit, ticket)).toMatchObject({ supplier_quantity: 0, number_of_tickets_sold: 0, reservations_quantity: 0 })
  }
  expect(won.sale + won.cancellation).toBe(rounds.length)
  await market.sound()
})

test('cancellations along crossing chains never deadlock, and are refunded once', async () => {
  const before = { a: await market.owed(market.suppliers.a), b: await market.owed(market.suppliers.b) }
  const chains = await Promise.all(
    rounds.map(async (round) => {
      const [seller, next] = round % 2 ? (['a', 'b'] as const) : (['b', 'a'] as const)
      const one = await market.buy(seller, await market.first())
      const two = await market.buy(next, await market.offer(seller, one))
      return { one, two }
    }),
  )
  const answers = await Promise.all(
    chains.flatMap(({ one, two }) => [
      market.cancel(kit.as.admin, one),
      there.support.put(`/v1/bookingorders/${two.bookingorder_id}?should_delete_purchaseorder=true`, { logistic_status: 'cancelled' }),
    ]),
  )
  expect(new Set(statuses(answers))).toEqual(new Set([200]))
  expect({ a: await market.owed(market.suppliers.a), b: await market.owed(market.suppliers.b) }).toEqual(before)
  await market.sound()
})

// Last, because they leave inconsistent data.
describe('twins: the same services without their locks', () => {
  const unlocked = async (): Promise<typeof rivals> => {
    await kit.query('alter table ticket_stock drop constraint if exists never_oversold')
    const bare = await withoutLocks(kit, { advisory: true })
    const as = (name: 'distributor' | 'distributor2') => caller(bare.url, { 'x-api-key': kit.accounts[name].api_key })
    return { a: as('distributor'), b: as('distributor2'), owner: as('distributor') }
  }

  test('a relisting is both withdrawn and bought', async () => {
    const bare = await unlocked()
    const isBoth = async () => {
      const { held, withdrawn } = await withdrawWhileBought(bare)
      return held.status === 201 && withdrawn.status === 200
    }
    expect(await untilSeen(isBoth)).toBe(true)
  })

  test('an order is both cancelled and relisted, and a ticket without an owner is on sale', async () => {
    const bare = await unlocked()
    const isBoth = async () => {
      const { cancelled, relisted } = await relistWhileCancelled(bare)
      return cancelled.status === 200 && relisted.status === 201
    }
    expect(await untilSeen(isBoth)).toBe(true)
    expect(await kit.query(broken)).toContainEqual(expect.objectContaining({ what: 'offered by who does not have it' }))
  })
})
