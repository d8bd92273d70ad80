import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endWithdrawn } from '../../src/selling/reservations/withdraw.js'
import { expectProblem, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { disrupting, moved, work } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const { distributor } = kit.as
const statusOf = async (id: string) =>
  (await distributor.get<{ status: string; void_reason: string | null }>(`/v1/reservations/${id}`)).body

/** Holds the lock of a ticket while `act` runs, and lets it go afterwards. */
async function whileLocked<T>(ticketId: string, act: () => Promise<T>): Promise<T> {
  return kit.service.ctx.db.transaction().execute(async (trx) => {
    await sql`select from ticket_stock where ticket_id = ${ticketId} for update`.execute(trx)
    return act()
  })
}
const someoneWaits = async () =>
  (await kit.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).length > 0

/** Begins a change of the event that waits for its first ticket. Meanwhile another ticket is held. Returns the change and the hold. */
async function holdWhileWaiting(first: string, second: string, begin: () => Promise<{ status: number; text: string }>) {
  const { changing, held } = await whileLocked(first, async () => {
    const changing = begin()
    await expect.poll(someoneWaits).toBe(true)
    // Later than the request to change the event, and earlier than the change.
    kit.clock.advance({ seconds: 2 })
    return { changing, held: await buyer(distributor).reserve([{ ticket_id: second, quantity: 1 }]) }
  })
  return { answer: await changing, held }
}

async function expectEnded(held: string) {
  expectProblem(await buyer(distributor).tryToBook(held), 'not_on_sale')
  await endWithdrawn(kit.service.ctx)
  expect(await statusOf(held)).toMatchObject({ status: 'void', void_reason: 'disrupted' })
}

test('a hold that is made while a disruption waits for another ticket of the event is for the old date, and ends', async () => {
  const event_id = await putEvent(kit)
  const [first, second] = [await putOnSale(kit, { event_id }), await putOnSale(kit, { event_id })].sort() as [string, string]
  const events = disrupting(kit, event_id)
  const { body } = await events.preview(moved(kit))
  const applied = await holdWhileWaiting(first, second, () => events.apply(body))
  expect(applied.answer.status, applied.answer.text).toBe(202)
  await expectEnded(applied.held)
  await work(kit)
  const reverted = await holdWhileWaiting(first, second, () => events.revert(body.disruption_id))
  expect(reverted.answer.status, reverted.answer.text).toBeLessThan(300)
  await expectEnded(reverted.held)
})

test('a hold whose items are replaced after a disruption is for the new date, and can be booked', async () => {
  const event_id = await putEvent(kit)
  const ticket = await putOnSale(kit, { event_id })
  const [bought, released] = [
    await buyer(distributor).reserve([{ ticket_id: await putOnSale(kit), quantity: 1 }]),
    await buyer(distributor).reserve([{ ticket_id: await putOnSale(kit), quantity: 1 }]),
  ]
  const events = disrupting(kit, event_id)
  const replace = (id: string) => distributor.put(`/v1/reservations/${id}`, { items: [{ ticket_id: ticket, quantity: 1 }] })
  await events.carryOut(moved(kit))
  kit.clock.advance({ seconds: 1 })
  for (const id of [bought, released]) expect((await replace(id)).status).toBe(200)
  await endWithdrawn(kit.service.ctx)
  expect((await buyer(distributor).tryToBook(bought)).status).toBe(201)
  // The next disruption ends it like any other.
  await events.carryOut({ kind: 'cancelled' })
  await expectEnded(released)
})
