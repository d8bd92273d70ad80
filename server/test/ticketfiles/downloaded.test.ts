import { expect, test } from 'vitest'
import { makeFiles } from '../../src/fulfilment/etickets/make.js'
import { assignSeats } from '../../src/fulfilment/ticketfiles/assign.js'
import { expectProblem, startKit } from '../kit/index.js'
import { openMarket } from '../marketplace/kit.js'
import { orderOf, pdfPath, seats, upload } from './kit.js'

/** What counts as downloaded: a barcode that somebody may have goes to nobody else. Jobs are run by the tests. */
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const { ctx } = kit.service
await ctx.jobs.start()
const market = await openMarket(kit)
const { admin, supplier } = kit.as

type Order = Awaited<ReturnType<typeof market.buy>>

/** An order of `a` whose tickets were made from a table of seats. */
async function delivered(quantity: number): Promise<{ ticket: string; bought: Order }> {
  const ticket = await market.first({ stock: 50 })
  const bought = await market.buy('a', ticket, quantity)
  expect((await upload(supplier, ticket, seats(quantity), { auto_assign: 'true' })).status).toBe(200)
  await assignSeats(ctx, ticket)
  await makeFiles(ctx, bought.bookingorder_id)
  return { ticket, bought }
}
const zip = ({ bookingorder_id }: Order) => market.as.a.get(`/v1/etickets/download/zip/${bookingorder_id}`)
async function downloadZip(bought: Order): Promise<void> {
  expect((await zip(bought)).status).toBe(200)
  kit.clock.advance({ minutes: 1 })
}
/** Every guest gets a new name, and every ticket is drawn again. */
async function rename(ticket_id: string, { bookingorder_id, items }: Order): Promise<void> {
  const shas = async () => (await orderOf(admin, bookingorder_id)).items.map((item) => item.ticket_sha)
  const before = await shas()
  const guests = items.map((_item, index) => ({ first_name: 'Ana', last_name: `Souza ${index}`, lead_guest: index === 0 }))
  const put = await market.as.a.put(`/v1/bookingorders/${bookingorder_id}/guestdata`, { items: [{ ticket_id, guests }] })
  expect(put.status, put.text).toBe(200)
  await makeFiles(ctx, bookingorder_id)
  for (const [index, sha] of (await shas()).entries()) expect(sha).not.toBe(before[index])
  kit.clock.advance({ minutes: 1 })
}
/** The first seat gets a new barcode. Its ticket is not made yet. */
async function replace(ticket: string): Promise<void> {
  const csv = 'section,row,seat,barcode\nA,1,1,NEW-1\n'
  const replaced = await upload(supplier, ticket, csv, { replace: 'true', auto_assign: 'true' }, { name: 'new.csv' })
  expect(replaced.body.download_items_csv).toMatchObject({ failed: 0, assigned: 1 })
  kit.clock.advance({ minutes: 1 })
}

test('a ticket of a downloaded ZIP stays downloaded when it is drawn again: its seat goes to nobody else, only a replaced one does', async () => {
  const { ticket, bought } = await delivered(2)
  await downloadZip(bought)
  await replace(ticket)
  await rename(ticket, bought)
  expect((await market.cancel(kit.as.support, bought)).status).toBe(200)
  const next = await market.buy('b', ticket, 2)
  await assignSeats(ctx, ticket)
  expect((await orderOf(admin, next.bookingorder_id)).items.map((item) => item.seat)).toEqual(['1', null])
})

test('a reissued ticket of a downloaded ZIP cannot be relisted after it is drawn again: 409 already_downloaded', async () => {
  const { ticket, bought } = await delivered(1)
  const order = await orderOf(admin, bought.bookingorder_id)
  const [item] = order.items
  if (!item) throw new Error('no item')
  expect((await market.as.a.get(pdfPath(order, item))).status).toBe(200)
  await replace(ticket)
  await makeFiles(ctx, bought.bookingorder_id)
  await downloadZip(bought)
  await rename(ticket, bought)
  expectProblem(await market.relist('a', bought), 'already_downloaded')
})

test('a ticket of a downloaded ZIP that is drawn again and then reissued can be relisted', async () => {
  const { ticket, bought } = await delivered(1)
  await downloadZip(bought)
  await rename(ticket, bought)
  expectProblem(await market.relist('a', bought), 'already_downloaded')
  await replace(ticket)
  await makeFiles(ctx, bought.bookingorder_id)
  await market.offer('a', bought)
})

test('no ZIP is sent without a ticket that is being replaced: 409 not_ready', async () => {
  const { ticket, bought } = await delivered(2)
  await replace(ticket)
  expectProblem(await zip(bought), 'not_ready')
  await makeFiles(ctx, bought.bookingorder_id)
  expect((await zip(bought)).status).toBe(200)
})

test('an order without ticket files has no ZIP: app tickets have a link, and sold tickets are with their buyer: 404 download_not_found', async () => {
  const app = await market.first()
  await kit.query(`update ticket set ticket_type = 'appticket' where ticket_id = $1`, [app])
  const linked = await market.buy('a', app)
  expectProblem(await zip(linked), 'not_ready')
  const items = linked.items.map(({ orderitem_id }) => ({ orderitem_id, external_activation_link: 'https://app.example/one' }))
  const given = await supplier.put(`/v1/bookingorders/${linked.bookingorder_id}`, { items })
  expect(given.body).toMatchObject({ logistic_status: 'completed' })
  expectProblem(await zip(linked), 'download_not_found')

  const { bought } = await delivered(1)
  const relisted = await market.offer('a', bought)
  expectProblem(await zip(bought), 'relisted')
  await market.buy('b', relisted)
  expectProblem(await zip(bought), 'download_not_found')
})
