import { describe, expect, test } from 'vitest'
import { assignSeats } from '../../src/fulfilment/ticketfiles/assign.js'
import { stopBefore } from '../kit/connections.js'
import { type Answer, caller, startKit } from '../kit/index.js'
import { type Order, openMarket } from '../marketplace/kit.js'
import { orderOf, seats, upload } from '../ticketfiles/kit.js'

/** Seats that are replaced by an upload, while the order that has them is cancelled. Jobs are run by the tests. */
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const { ctx } = kit.service
await ctx.jobs.start()
const market = await openMarket(kit)

const waiting = () => kit.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")

/** Uploads new barcodes for two seats and, once the old ones are replaced, does the other thing. Then the upload goes on. */
async function replaceDuring<T>(ticket: string, act: () => Promise<Answer<T>>): Promise<void> {
  const { url, service } = await kit.another()
  const { stopped, go } = stopBefore(service, /set state = 'assigned', bookingorder_id = o.bookingorder_id/)
  const supplier = caller(url, { 'x-api-key': kit.accounts.supplier.api_key })
  const options = { replace: 'true', auto_assign: 'true' }
  const uploading = upload(supplier, ticket, seats(2, { barcode: 'NEW' }), options, { name: 'new.csv' })
  await stopped
  let isOver = false
  const acting = act().finally(() => {
    isOver = true
  })
  await expect.poll(async () => isOver || (await waiting()).length > 0).toBe(true)
  go()
  const [uploaded, acted] = await Promise.all([uploading, acting])
  expect([uploaded.status, acted.status], acted.text).toEqual([200, 200])
}

const filesOf = (ticket: string) =>
  kit.query(
    `select d.seat, d.state, d.barcode, d.bookingorder_id from downloaditem d where d.ticket_id = $1 and d.state in ('free', 'assigned') order by d.seat`,
    [ticket],
  )
const seatsOf = async ({ bookingorder_id }: Order) => (await orderOf(kit.as.admin, bookingorder_id)).items.map((item) => item.seat)

/** An order of two seats. */
async function seated(): Promise<{ ticket: string; bought: Order }> {
  const ticket = await market.first({ stock: 2 })
  const bought = await market.buy('a', ticket, 2)
  expect((await upload(kit.as.supplier, ticket, seats(2), { auto_assign: 'true' })).status).toBe(200)
  await assignSeats(ctx, ticket)
  expect(await seatsOf(bought)).toEqual(['1', '2'])
  return { ticket, bought }
}

describe('seats that are replaced while', () => {
  test('their order is cancelled go to the next buyer', async () => {
    const { ticket, bought } = await seated()
    await replaceDuring(ticket, () => market.cancel(kit.as.support, bought))
    expect(await filesOf(ticket)).toMatchObject([
      { seat: '1', state: 'free', barcode: 'NEW-A11', bookingorder_id: null },
      { seat: '2', state: 'free', barcode: 'NEW-A12', bookingorder_id: null },
    ])
    const next = await market.buy('b', ticket, 2)
    await assignSeats(ctx, ticket)
    expect(await seatsOf(next)).toEqual(['1', '2'])
  })

  test('the buyer of a relisted ticket cancels go back to the relister', async () => {
    const { ticket, bought } = await seated()
    const resold = await market.buy('b', await market.offer('a', bought), 2)
    await replaceDuring(ticket, () => market.cancel(kit.as.support, resold, '?should_delete_purchaseorder=true'))
    const { bookingorder_id } = bought
    expect(await filesOf(ticket)).toMatchObject([
      { seat: '1', barcode: 'NEW-A11', bookingorder_id },
      { seat: '2', barcode: 'NEW-A12', bookingorder_id },
    ])
    await market.sound()
  })
})
