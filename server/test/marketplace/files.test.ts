import { expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { completed, eventually, orderOf, seats, upload } from '../ticketfiles/kit.js'
import { openMarket } from './kit.js'

/** The ticket files of resold admissions: they belong to the owner of the admission, and only one party has them at a time. */
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
await kit.work()
const market = await openMarket(kit)
const { admin, support, supplier } = kit.as

const pdf = (who: 'a' | 'b', order: Awaited<ReturnType<typeof orderOf>>, place = 0) => {
  const item = order.items[place]
  return market.as[who].get(`/v1/etickets/download/${order.bookingorder_id}/${item?.orderitem_id}/url/${item?.download_link}`)
}
const withFiles = (id: string, count: number) =>
  eventually(
    () => orderOf(admin, id),
    (order) => order.items.filter((item) => item.ticket_sha !== null).length === count,
  )

test('a relisted ticket cannot be downloaded; its buyer gets it, and a cancellation returns it', async () => {
  const ticket = await market.first()
  const bought = await market.buy('a', ticket, 2)
  expect((await upload(supplier, ticket, seats(2), { auto_assign: 'true' })).status).toBe(200)
  const own = await completed(admin, bought.bookingorder_id)
  const relisted = await market.offer('a', bought, 12_000, [0])
  expectProblem(await pdf('a', own, 0), 'relisted')
  expectProblem(await market.as.a.get(`/v1/etickets/download/zip/${bought.bookingorder_id}`), 'relisted')
  expect((await pdf('a', own, 1)).status).toBe(200)
  // A downloaded ticket cannot be relisted.
  expectProblem(await market.relist('a', bought, 12_000, [1]), 'already_downloaded')

  const resold = await market.buy('b', relisted)
  const theirs = await completed(admin, resold.bookingorder_id)
  expect(theirs.items).toMatchObject([{ seat: own.items[0]?.seat, ticket_sha: expect.any(String) }])
  expect(theirs.items[0]?.ticket_sha).not.toBe(own.items[0]?.ticket_sha)
  expectProblem(await pdf('a', own, 0), 'relisted')
  const left = await withFiles(bought.bookingorder_id, 1)
  expect(left).toMatchObject({ logistic_status: 'completed' })

  await market.cancel(kit.as.support, resold, '?should_delete_purchaseorder=true')
  const back = await withFiles(bought.bookingorder_id, 2)
  expect((await pdf('a', back, 0)).status).toBe(200)
  expectProblem(await pdf('b', theirs), 'not_ready')
})

test('a ticket file that arrives after a resale goes to the last buyer, and completes every order of the chain', async () => {
  const ticket = await market.first({ stock: 3 })
  const bought = await market.buy('a', ticket)
  const resold = await market.buy('b', await market.offer('a', bought))
  expect((await upload(supplier, ticket, seats(3, { section: 'L' }), { auto_assign: 'true' })).status).toBe(200)
  await completed(admin, bought.bookingorder_id)
  const theirs = await completed(admin, resold.bookingorder_id)
  expect(theirs.items).toMatchObject([{ section: 'L', seat: expect.any(String), ticket_sha: expect.any(String) }])
  expect((await pdf('b', theirs)).status).toBe(200)
  expect(await market.sale(resold.marketplace_logistic_purchaseorder_id)).toMatchObject({ purchaseorder_status: 'fulfilled' })
  // One admission, one seat: the first order does not get another.
  const used = await kit.query("select from downloaditem where ticket_id = $1 and state = 'assigned'", [ticket])
  expect(used).toHaveLength(1)

  // Downloaded, then cancelled: the barcode would admit two people, so it is revoked, and the next order waits for another seat.
  await market.cancel(market.as.b, resold)
  const fresh = await withFiles(bought.bookingorder_id, 1)
  expect(fresh.items[0]?.seat).not.toBe(theirs.items[0]?.seat)
  expect(await kit.query("select state from downloaditem where ticket_id = $1 and state = 'revoked'", [ticket])).toHaveLength(1)
  expect((await market.cancel(support, bought)).status).toBe(200)
})

test('a barcode that was shown on the guest page counts as a download: its admission cannot be relisted', async () => {
  const ticket = await market.first()
  const bought = await market.buy('a', ticket, 2)
  await upload(supplier, ticket, seats(2), { auto_assign: 'true' })
  await completed(admin, bought.bookingorder_id)
  const shared = `/v1/itineraries/share/${bought.bookingorder_id}/${ticket}/link`
  const { pathname } = new URL((await market.as.a.post<{ url: string }>(shared, {})).body.url)
  const codes = async () =>
    [...(await kit.as.nobody.get(`${pathname}/tickets`)).text.matchAll(/href="([^"]*\/code[^"]*)"/g)].map(([, href]) => href ?? '')
  const [first] = await codes()
  expect((await kit.as.nobody.get(first ?? '')).text).toContain('class="scan"')
  expectProblem(await market.relist('a', bought, 12_000, [0]), 'already_downloaded')
  // A relisted admission shows no barcode, and its old address redirects to the page of the tickets.
  const [, second] = await codes()
  await market.offer('a', bought, 12_000, [1])
  expect(await codes()).toEqual([first])
  expect((await kit.as.nobody.get(second ?? '')).status).toBe(303)
})

test('an activation link that a buyer has seen is not sold to another: neither by a relisting nor after a cancellation', async () => {
  const ticket = await market.first()
  await kit.query(`update ticket set ticket_type = 'appticket' where ticket_id = $1`, [ticket])
  const bought = await market.buy('a', ticket)
  const [{ orderitem_id } = { orderitem_id: '' }] = bought.items
  const path = `/v1/bookingorders/${bought.bookingorder_id}`
  const give = async (external_activation_link: string | null) => {
    const given = await supplier.put(path, { items: [{ orderitem_id, external_activation_link }] })
    expect(given.status, given.text).toBe(200)
  }
  await give('https://app.example/first')
  expect((await market.as.a.get(path)).text).toContain('https://app.example/first')
  expectProblem(await market.relist('a', bought), 'already_downloaded')

  // Taken back, and given again while the admission is on sale: the relister does not see it.
  await give(null)
  const relisted = await market.offer('a', bought)
  await give('https://app.example/second')
  for (const read of [path, `${path}/history`]) expect((await market.as.a.get(read)).text).not.toContain('second')
  const resold = await market.buy('b', relisted)
  expect((await market.as.b.get(`/v1/bookingorders/${resold.bookingorder_id}`)).text).toContain('https://app.example/second')

  expect((await market.cancel(support, resold)).status).toBe(200)
  const next = await market.buy('c', relisted)
  expect(next.items).toMatchObject([{ external_activation_link: null }])
})
