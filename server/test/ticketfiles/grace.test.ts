import { expect, test } from 'vitest'
import { makeFiles } from '../../src/fulfilment/etickets/make.js'
import { assignSeats } from '../../src/fulfilment/ticketfiles/assign.js'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { putOnSale } from '../selling/kit.js'
import { fetchBytes, type Order, orderOf, pdfPath, seats, upload } from './kit.js'

const kit = await startKit()
const { ctx } = kit.service
await ctx.jobs.start()
const { distributor, support, admin, nobody } = kit.as
const self = `/v1/distributors/${kit.accounts.distributor.distributor_id}`

async function delivered(): Promise<{ ticket: string; order: Order }> {
  const ticket = await putOnSale(kit, { stock: 10 })
  const { id } = await buyer(distributor).book([{ ticket_id: ticket, quantity: 2 }])
  await upload(kit.as.supplier, ticket, seats(2), { auto_assign: 'true' })
  await assignSeats(ctx, ticket)
  await makeFiles(ctx, id)
  return { ticket, order: await orderOf(distributor, id) }
}

/** Moves the event so that it ended this number of days ago. */
const endedDaysAgo = (ticket: string, days: number) =>
  kit.query(
    `update event set date_start_utc = now() - make_interval(days => $2) - interval '2 hours', date_stop_utc = now() - make_interval(days => $2)
      where event_id = (select event_id from ticket where ticket_id = $1)`,
    [ticket, days],
  )

test('e-tickets can be downloaded for thirty days after the event, unless the distributor was given another period', async () => {
  expect((await admin.get(self)).body).toMatchObject({ grace_period_download_tickets: 30 })
  const { ticket, order } = await delivered()
  const [item] = order.items as [Order['items'][number]]
  const addresses = [pdfPath(order, item), `/v1/etickets/download/zip/${order.bookingorder_id}`]
  const statuses = async (who: 'distributor' | 'support' = 'distributor') =>
    Promise.all(addresses.map(async (path) => (await fetchBytes(kit, who, path)).status))
  await endedDaysAgo(ticket, 29)
  expect(await statuses()).toEqual([200, 200])
  await endedDaysAgo(ticket, 31)
  for (const path of addresses) {
    const problem = expectProblem(await distributor.get(path), 'download_period_over')
    expect(problem).toMatchObject({ grace_period_download_tickets: 30, until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  }
  // The operator always can.
  expect(await statuses('support')).toEqual([200, 200])
  expect((await admin.patch(self, { grace_period_download_tickets: 40 })).status).toBe(200)
  expect(await statuses()).toEqual([200, 200])
  // Zero days: until the event ends.
  expect((await admin.patch(self, { grace_period_download_tickets: 0 })).status).toBe(200)
  await endedDaysAgo(ticket, 1)
  expect(await statuses()).toEqual([409, 409])
  await endedDaysAgo(ticket, -1)
  expect(await statuses()).toEqual([200, 200])
  // The end of a postponed event is not known.
  await endedDaysAgo(ticket, 100)
  await kit.query(`update event set event_status = 'postponed' where event_id = (select event_id from ticket where ticket_id = $1)`, [
    ticket,
  ])
  expect(await statuses()).toEqual([200, 200])
  await admin.patch(self, { grace_period_download_tickets: 30 })
})

test('the period is counted in days, up to ten years', async () => {
  for (const grace_period_download_tickets of [-1, 3651, 1.5])
    expectProblem(await admin.patch(self, { grace_period_download_tickets }), 'validation_failed')
  for (const grace_period_download_tickets of [3650, 30])
    expect((await admin.patch(self, { grace_period_download_tickets })).body).toMatchObject({ grace_period_download_tickets })
})

test('a guest page says that the period is over, and reseller links end with it', async () => {
  const { ticket, order } = await delivered()
  const made = await distributor.post<{ url: string }>(`/v1/itineraries/share/${order.bookingorder_id}/${ticket}/link`, {})
  expect(made.status, made.text).toBe(201)
  const page = `${new URL(made.body.url).pathname}/tickets`
  const [item] = order.items as [Order['items'][number]]
  const file = `${page}/${item.download_items[0]?.downloaditem_id}.pdf`
  const reseller = `/octo/tickets/${order.bookingorder_id}/${item.orderitem_id}/${item.download_link}`
  const browser = caller(kit.url, {})
  const status = async (path: string) => (await fetch(kit.url + path, { redirect: 'manual' })).status
  expect([await status(file), await status(reseller)]).toEqual([200, 200])
  expect((await browser.get(page)).text).toContain('.pdf')

  await endedDaysAgo(ticket, 31)
  expect([await status(file), await status(`${page}.zip`), await status(reseller)]).toEqual([303, 303, 400])
  const { text } = await nobody.get(`${page}?lang=en_GB`)
  expect(text).not.toContain('.pdf')
  expect(text).toContain('The time to download this ticket is over')
  expect((await support.get(`/v1/bookingorders/${order.bookingorder_id}/downloads`)).body).toMatchObject({
    downloads: [{ via: 'guest' }, { via: 'guest' }],
  })
})
