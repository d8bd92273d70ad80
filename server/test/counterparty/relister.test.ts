import { describe, expect, test } from 'vitest'
import { expectProblem } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { makeValid } from '../selling/kit.js'
import { completed, upload } from '../ticketfiles/kit.js'
import { type Case, type Item, type Order, openStage } from './kit.js'

/** A relister gets the buyer's money, and sees nothing of the buyer's ticket, links, admission or test booking. */
const { kit, as, cases, read, tickets } = await openStage()
const [ordinary, relisted] = cases as [Case, Case]
const { bookingorder_id, orderitem_id, ticket_id, link_id } = relisted.ids as Record<string, string>
const itinerary = `/v1/itineraries/share/${bookingorder_id}/${ticket_id}`
const itemOf = (order: Order) => order.items[0] as Item

describe('the seller of a relisted ticket', () => {
  test('cannot read the links, digests or file of the ticket, with or without credentials', async () => {
    const theirs = itemOf(await read('relister', String(bookingorder_id)))
    expect(theirs).toMatchObject({ download_link: null, ticket_sha: null, external_activation_link: null })
    expect(theirs.download_items).toMatchObject([{ download_link: null, ticket_sha: null, external_activation_link: null }])
    const { download_link } = itemOf(await read('buyer', String(bookingorder_id)))
    expect((await as.buyer.get(`/octo/tickets/${bookingorder_id}/${orderitem_id}/${download_link}`)).status).toBe(200)
    for (const answer of [
      await as.relister.get(`/v1/etickets/download/${bookingorder_id}/${orderitem_id}/url/${download_link}`),
      await as.relister.get(`/v1/etickets/download/zip/${bookingorder_id}`),
      await as.relister.get(`/v1/bookingorders/${bookingorder_id}/downloads`),
    ])
      expectProblem(answer, 'bookingorder_not_found')
    const sold = await as.relister.get<{ bookingorders: Order[] }>(`/v1/suppliers/marketplace-sales/${relisted.ids.purchaseorder_id}`)
    expect(sold.status, sold.text).toBe(200)
    expect(sold.text).not.toContain(String(download_link))
    expect(itemOf(sold.body.bookingorders[0] as Order)).toMatchObject({
      download_link: null,
      download_items: [{ download_link: null, ticket_sha: null }],
    })
  })

  test('filters by a field of the buyer among the orders that it bought, and not among those that it sold', async () => {
    const list = (query: string) => as.relister.get<{ bookingorders: Order[] }>(`/v1/bookingorders?${query}`)
    const theirs = (await as.buyer.get<{ target_currency: string }>(`/v1/bookingorders/${bookingorder_id}`)).body.target_currency
    for (const more of ['', '&relation=seller', '&relation=operator', '&sorting=created'])
      expectProblem(await list(`target_currency=${theirs}${more}`), 'unknown_parameter')
    expect((await list(`target_currency=${theirs}&relation=buyer&relation=seller`)).status).toBe(400)
    expectProblem(await as.supplier.get(`/v1/bookingorders?target_currency=${theirs}&relation=buyer`), 'unknown_parameter')
    const guessed = await list(`target_currency=${theirs}&relation=buyer`)
    expect(guessed.status, guessed.text).toBe(200)
    expect(guessed.body.bookingorders.map((order) => order.bookingorder_id)).not.toContain(bookingorder_id)
    const { bookingorders } = (await list('relation=buyer')).body
    expect(bookingorders.length).toBeGreaterThan(0)
    for (const { target_currency } of bookingorders) {
      const found = (await list(`relation=buyer&target_currency=${target_currency}`)).body.bookingorders
      expect(found).toEqual(bookingorders.filter((order) => order.target_currency === target_currency))
    }
  })

  test('cannot list, create or revoke links for the buyer’s guests', async () => {
    expectProblem(await as.relister.get(`${itinerary}/links`), 'bookingorder_not_found')
    expectProblem(await as.relister.post(`${itinerary}/link`, {}), 'bookingorder_not_found')
    expectProblem(await as.relister.delete(`${itinerary}/links/${link_id}`), 'bookingorder_not_found')
    const { links } = (await as.buyer.get<{ links: { link_id: string; revoked: string | null }[] }>(`${itinerary}/links`)).body
    expect(links.find((link) => link.link_id === link_id)).toMatchObject({ revoked: null })
  })

  test('cannot replace the file of the buyer’s ticket by a CSV file of seats or a PDF', async () => {
    const before = itemOf(await read('admin', String(bookingorder_id)))
    const pdf = Buffer.from(
      await (await fetch(`${kit.url}/octo/tickets/${bookingorder_id}/${orderitem_id}/${before.download_link}`)).arrayBuffer(),
    )
    expectProblem(
      await upload(as.relister, tickets.relisted, 'section,row,seat\nX,1,1\n', { auto_assign: 'true', replace: 'true' }),
      'forbidden',
    )
    const fields = { orderitem_id: String(orderitem_id), replace: 'true' }
    expectProblem(await upload(as.relister, tickets.relisted, pdf, fields, { kind: 'pdf', name: 'mine.pdf' }), 'forbidden')
    expect(itemOf(await read('admin', String(bookingorder_id)))).toEqual(before)
    // Nor by a file that it uploaded while it could.
    const made = await upload(as.support, tickets.relisted, 'section,row,seat\nX,1,1\n')
    expect(made.status, made.text).toBe(200)
    expectProblem(await as.relister.post(`/v1/ticketfiles/${made.body.ticketfile_id}/assign`), 'forbidden')
    expectProblem(await as.relister.delete(`/v1/ticketfiles/${made.body.ticketfile_id}`), 'forbidden')
  })

  test('cannot change seats and links that it did not create', async () => {
    for (const change of [
      { section: 'X' },
      { row: '9' },
      { seat: '99' },
      { external_activation_link: 'https://mine.example/' },
      { activated: true },
    ])
      expectProblem(await as.relister.put(`/v1/bookingorders/${bookingorder_id}`, { items: [{ orderitem_id, ...change }] }), 'forbidden')
  })

  test('cannot record admissions or test barcodes of the ticket; the original supplier can', async () => {
    const [file] = await kit.query<{ barcode: string }>(`select barcode from downloaditem where orderitem_id = $1 and state = 'assigned'`, [
      orderitem_id,
    ])
    const event_id = relisted.ids.event_id
    for (const one of [relisted, ordinary]) await makeValid(kit, String(one.ids.event_id))
    expectProblem(await as.relister.post('/v1/admissions', { orderitem_id }), 'forbidden')
    expectProblem(await as.relister.post('/v1/admissions', { barcode: file?.barcode, event_id }), 'orderitem_not_found')
    expect(itemOf(await read('admin', String(bookingorder_id))).admitted_at).toBeNull()
    expect((await as.supplier.post('/v1/admissions', { barcode: file?.barcode, event_id })).status).toBe(200)
    expect(itemOf(await read('admin', String(bookingorder_id))).admitted_at).not.toBeNull()
    expect((await as.supplier.post('/v1/admissions', { orderitem_id: ordinary.ids.orderitem_id })).status).toBe(200)
  })

  test('cannot control the buyer’s test booking', async () => {
    const ticket = await relistAgain()
    const { id } = await buyer(as.buyer).book([{ ticket_id: ticket, quantity: 1 }], { is_test_booking: true })
    for (const action of ['complete', 'postpone', 'cancel'])
      expectProblem(await as.relister.post(`/v1/bookingorders/${id}/sandbox`, { action }), 'bookingorder_not_found')
    expect((await as.buyer.post(`/v1/bookingorders/${id}/sandbox`, { action: 'complete' })).status).toBe(200)
  })
})

describe('a supplier of a resold ticket', () => {
  test('still uploads its files and assigns its seats', async () => {
    const made = await upload(as.supplier, tickets.first, 'section,row,seat\nB,2,1\n')
    expect(made.status, made.text).toBe(200)
    const { bookingorder_id: id, orderitem_id: item } = ordinary.ids
    const seated = await as.supplier.put<Order>(`/v1/bookingorders/${id}`, { items: [{ orderitem_id: item, section: 'C' }] })
    expect(seated.body.items[0]).toMatchObject({ section: 'C' })
  })

  test('still reads the order of the ticket, by the id in its files', async () => {
    const theirs = await read('supplier', String(bookingorder_id))
    expect(theirs).toMatchObject({ bookingorder_id, booking_email: null, payment_reference: null, amount: null })
    expect(itemOf(theirs)).toMatchObject({ orderitem_id, net_rate: null, download_link: null })
    const { body } = await as.supplier.get<{ bookingorders: Order[] }>('/v1/bookingorders')
    expect(body.bookingorders.map((order) => order.bookingorder_id)).not.toContain(bookingorder_id)
    expectProblem(await as.stranger_sells.get(`/v1/bookingorders/${bookingorder_id}`), 'bookingorder_not_found')
  })
})

/** Another relisted admission, on sale. */
async function relistAgain(): Promise<string> {
  const { id } = await buyer(as.relister).book([{ ticket_id: tickets.first, quantity: 1 }])
  await as.finance.put(`/v1/bookingorders/${id}`, { distributorfinancial_status: 'paid' })
  const order = await kit.query<{ orderitem_id: string }>('select orderitem_id from orderitem where bookingorder_id = $1', [id])
  const offered = await as.relister.post<{ tickets: { ticket_id: string }[] }>(`/v1/bookingorders/${id}/relist`, {
    items: [{ orderitem_id: order[0]?.orderitem_id, asking_price: 12_000, currency_code: 'EUR' }],
  })
  expect(offered.status, offered.text).toBe(201)
  return String(offered.body.tickets[0]?.ticket_id)
}

describe('finance, product management and staff without a role', () => {
  const staff = ['finance', 'product_management', 'clerk'] as const

  test.each(staff)('%s sees neither tickets nor guests in any call', async (who) => {
    const id = String(ordinary.ids.bookingorder_id)
    const order = await read(who, id)
    const item = itemOf(order)
    expect(order).toMatchObject({ zip_sha: null, lead_name_for_pickup: null })
    expect(item).toMatchObject({ download_link: null, ticket_sha: null, external_activation_link: null })
    expect(item.guest).toMatchObject({ first_name: null, last_name: null, contact_email: null, guest_id: null })
    for (const path of [
      `/v1/bookingorders/${id}/guestdata`,
      `/v1/bookingorders/${id}/guestdata/${ordinary.ids.guest_id}`,
      `/v1/bookingorders/${id}/downloads`,
      `/v1/etickets/download/zip/${id}`,
      `/v1/itineraries/share/${id}/${tickets.first}/links`,
    ])
      expectProblem(await as[who].get(path), 'forbidden')
  })

  test('support, administrators and the buyer see both', async () => {
    const order = await completed(as.admin, String(ordinary.ids.bookingorder_id))
    for (const who of ['support', 'admin', 'buyer'] as const) {
      const item = itemOf(await read(who, order.bookingorder_id))
      expect(item).toMatchObject({
        download_link: expect.any(String),
        ticket_sha: expect.any(String),
        guest: { last_name: 'LastORDINARY' },
      })
      expect((await as[who].get(`/v1/bookingorders/${order.bookingorder_id}/downloads`)).status).toBe(200)
    }
  })
})
