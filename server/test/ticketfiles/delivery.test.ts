import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeFiles } from '../../src/fulfilment/etickets/make.js'
import { assignSeats } from '../../src/fulfilment/ticketfiles/assign.js'
import { expectProblem, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { putOnSale } from '../selling/kit.js'
import { completed, eventually, fetchBytes, type Order, orderOf, pdf, pdfPath, seats, type TicketFile, upload } from './kit.js'
import { look } from './look.js'

// Many tickets are drawn here, which takes time on a slow machine.
const kit = await startKit()
const { ctx } = kit.service
await ctx.jobs.start()
const first = buyer(kit.as.distributor)
const second = buyer(kit.as.distributor2)
await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.86' } })
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Runs the queued jobs of a ticket, so that a test decides when. */
async function seat(ticket: string): Promise<void> {
  await assignSeats(ctx, ticket)
  const orders = await kit.query<{ id: string }>('select distinct bookingorder_id as id from orderitem where ticket_id = $1', [ticket])
  for (const { id } of orders) await makeFiles(ctx, id)
}

async function delivered(quantity: number, ticket?: string): Promise<{ ticket: string; order: Order; file: TicketFile }> {
  const on = ticket ?? (await putOnSale(kit, { stock: 50 }))
  await kit.query('update ticket set cancellation_policy = $2 where ticket_id = $1', [
    on,
    JSON.stringify([{ until_days_before: 0, refund_percent: 100 }]),
  ])
  const { id } = await first.book([{ ticket_id: on, quantity }])
  const file = (await upload(kit.as.supplier, on, seats(quantity), { auto_assign: 'true' })).body
  await seat(on)
  return { ticket: on, order: await orderOf(kit.as.distributor, id), file }
}
const readFile = async (id: string) => (await kit.as.supplier.get<TicketFile>(`/v1/ticketfiles/${id}`)).body

test('who booked first is seated first, parties side by side; who goes without is counted, and a later upload seats them', async () => {
  const ticket = await putOnSale(kit, { stock: 50 })
  const early = await first.book([{ ticket_id: ticket, quantity: 3 }])
  const late = await second.book([{ ticket_id: ticket, quantity: 2 }])
  const csv = 'section,row,seat\nA,1,1\nA,1,2\nB,7,11\nB,7,12\n'
  const file = (await upload(kit.as.supplier, ticket, csv, { auto_assign: 'true' })).body
  await seat(ticket)
  const order = await orderOf(kit.as.distributor, early.id)
  expect(order.logistic_status).toBe('completed')
  expect(order.items.map((item) => item.section)).toEqual(['A', 'A', 'B'])
  expect((await orderOf(kit.as.distributor2, late.id)).items.map((item) => item.seat)).toEqual(['12', null])
  expect((await orderOf(kit.as.distributor2, late.id)).logistic_status).toBe('processing')
  expect(await readFile(file.ticketfile_id)).toMatchObject({
    assignment_status: 'warning',
    assignment_info: expect.stringContaining('1 order item of this ticket had to go without'),
    download_items_csv: { assigned: 4, pdfs: 4 },
  })
  await upload(kit.as.supplier, ticket, 'section,row,seat\nB,7,13\n', { auto_assign: 'true' }, { name: 'rest.csv' })
  await seat(ticket)
  expect((await orderOf(kit.as.distributor2, late.id)).logistic_status).toBe('completed')
  expect(await readFile(file.ticketfile_id)).toMatchObject({ assignment_status: 'ok' })
})

test('a booking after the upload gets a seat too; without auto_assign seats are assigned only on request', async () => {
  const ticket = await putOnSale(kit, { stock: 50 })
  const file = (await upload(kit.as.supplier, ticket, seats(4))).body
  const { id } = await first.book([{ ticket_id: ticket, quantity: 2 }])
  await seat(ticket)
  expect((await orderOf(kit.as.distributor, id)).items.map((item) => item.seat)).toEqual([null, null])
  expect((await kit.as.supplier.post<TicketFile>(`/v1/ticketfiles/${file.ticketfile_id}/assign`)).body.assignment_status).toBe('pending')
  await seat(ticket)
  expect((await orderOf(kit.as.distributor, id)).logistic_status).toBe('completed')
  const later = await first.book([{ ticket_id: ticket, quantity: 1 }])
  const queued = await kit.query<{ count: number }>(
    "select count(*)::int as count from pgboss.job where name = 'seating' and data->>'ticket_id' = $1",
    [ticket],
  )
  expect(queued[0]?.count).toBeGreaterThanOrEqual(2)
  await seat(ticket)
  expect((await orderOf(kit.as.distributor, later.id)).items[0]?.seat).toBe('3')
})

test('nothing can be downloaded before the order is completed; then each download is recorded', async () => {
  const ticket = await putOnSale(kit, { stock: 50 })
  const { id } = await first.book([{ ticket_id: ticket, quantity: 1 }])
  const waiting = await orderOf(kit.as.distributor, id)
  const [item] = waiting.items
  if (!item) throw new Error('no item')
  expectProblem(await kit.as.distributor.get(pdfPath(waiting, item)), 'not_ready')
  expectProblem(await kit.as.distributor.get(`/v1/etickets/download/zip/${id}`), 'not_ready')
  await upload(kit.as.supplier, ticket, seats(1), { auto_assign: 'true' })
  await seat(ticket)
  const order = await orderOf(kit.as.distributor, id)
  expectProblem(await kit.as.distributor.get(pdfPath(order, item, 'guessed')), 'download_not_found')
  expectProblem(await kit.as.distributor2.get(pdfPath(order, item)), 'bookingorder_not_found')
  expect(await kit.query('select downloaded_at from orderitem where orderitem_id = $1', [item.orderitem_id])).toEqual([
    { downloaded_at: null },
  ])
  const link = order.items[0]?.download_items[0]?.download_link
  expect((await fetchBytes(kit, 'distributor', pdfPath(order, item, link))).status).toBe(200)
  await fetchBytes(kit, 'support', pdfPath(order, item))
  await fetchBytes(kit, 'distributor', `/v1/etickets/download/zip/${id}`)
  const { body } = await kit.as.distributor.get<{ downloads: object[] }>(`/v1/bookingorders/${id}/downloads`)
  expect(body.downloads).toMatchObject([
    { kind: 'zip', sha: order.zip_sha, client_id: kit.accounts.distributor.client_id, orderitem_id: null },
    { kind: 'pdf', sha: order.items[0]?.ticket_sha, client_id: kit.accounts.support.client_id },
    { kind: 'pdf', via: 'api', orderitem_id: item.orderitem_id, client_id: kit.accounts.distributor.client_id },
  ])
  expect(await kit.query('select downloaded_at from orderitem where orderitem_id = $1', [item.orderitem_id])).not.toEqual([
    { downloaded_at: null },
  ])
})

test('the ZIP has every ticket, is a valid archive, and has the same bytes until a file changes', async () => {
  const { order } = await delivered(3)
  const once = await fetchBytes(kit, 'distributor', `/v1/etickets/download/zip/${order.bookingorder_id}`)
  kit.clock.advance({ hours: 3 })
  const twice = await fetchBytes(kit, 'distributor', `/v1/etickets/download/zip/${order.bookingorder_id}`)
  expect(sha(once.bytes)).toBe(order.zip_sha)
  expect(twice.bytes.equals(once.bytes)).toBe(true)
  const entries = unzip(once.bytes)
  expect(entries.map((entry) => entry.name)).toEqual(
    [1, 2, 3].map((number) => expect.stringMatching(new RegExp(`_${order.booking_code}_0${number}\\.pdf$`))),
  )
  expect(entries.map((entry) => sha(entry.data))).toEqual(order.items.map((item) => item.ticket_sha))
})

/** By its directory, as archive programs read it, with sizes and checksums compared. */
function unzip(bytes: Buffer): { name: string; data: Buffer }[] {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const found: { name: string; data: Buffer }[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50)
    const [sum, size, nameSize, offset] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameSize)
    expect(bytes.readUInt32LE(offset)).toBe(0x04034b50)
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
    const data = bytes.subarray(start, start + size)
    expect(crc32(data)).toBe(sum)
    found.push({ name, data })
    at += 46 + nameSize
  }
  expect(at).toBe(end)
  return found
}

test('a new guest name creates this ticket again, and no other', async () => {
  const ticket = await putOnSale(kit, { stock: 50 })
  const reservation = await first.reserve([{ ticket_id: ticket, quantity: 2 }])
  const booked = await first.tryToBook(reservation)
  const id = booked.body.bookingorders[0]?.bookingorder_id as string
  await upload(kit.as.supplier, ticket, seats(2), { auto_assign: 'true' })
  await seat(ticket)
  const before = await orderOf(kit.as.distributor, id)
  const put = await kit.as.distributor.put(`/v1/bookingorders/${id}/guestdata`, {
    items: [{ ticket_id: ticket, guests: [{ first_name: 'Ana', last_name: 'Souza', lead_guest: true }] }],
  })
  expect(put.status, put.text).toBe(200)
  await makeFiles(ctx, id)
  const after = await orderOf(kit.as.distributor, id)
  expect(after.items[0]?.ticket_sha).not.toBe(before.items[0]?.ticket_sha)
  expect(after.items[1]?.ticket_sha).toBe(before.items[1]?.ticket_sha)
  expect(after.zip_sha).not.toBe(before.zip_sha)
  const { bytes } = await fetchBytes(kit, 'distributor', pdfPath(after, after.items[0] as Order['items'][0]))
  expect(sha(bytes)).toBe(after.items[0]?.ticket_sha)
  expect((await look(bytes)).text).toContain('Ana Souza')
})

test('a cancelled admission cannot be downloaded; its seat goes to the next order unless the ticket was downloaded', async () => {
  const { ticket, order } = await delivered(2)
  const [kept, given] = order.items as [Order['items'][0], Order['items'][0]]
  await fetchBytes(kit, 'distributor', pdfPath(order, kept))
  const cancel = await first.change(order.bookingorder_id, {
    items: order.items.map((item) => ({ orderitem_id: item.orderitem_id, ticket_status: 'cancelled' })),
  })
  expect(cancel.status).toBe(200)
  expectProblem(await kit.as.distributor.get(pdfPath(order, given)), 'not_ready')
  const next = await second.book([{ ticket_id: ticket, quantity: 2 }])
  await seat(ticket)
  const theirs = await orderOf(kit.as.distributor2, next.id)
  expect(theirs.items.map((item) => item.seat)).toEqual([given.seat, null])
  // Under another link, so that the former buyer cannot use the old one.
  expect(theirs.items[0]?.download_items[0]?.download_link).not.toBe(given.download_items[0]?.download_link)
  expect((await orderOf(kit.as.distributor, order.bookingorder_id)).items[0]).toMatchObject({
    ticket_sha: null,
    number_of_pdfs: 0,
    download_items: [],
  })
})

test('a replaced ticket is a new file at once, and the old one is deleted; the same line again changes nothing', async () => {
  const { ticket, order } = await delivered(2)
  const again = await upload(
    kit.as.supplier,
    ticket,
    'section,row,seat,barcode\nA,1,1,NEW-1\nA,1,2,B-A12\n',
    { replace: 'true' },
    { name: 'new.csv' },
  )
  expect(again.body.download_items_csv).toMatchObject({ lines: 2, failed: 0, assigned: 1 })
  expect(again.body.download_items_csv.items[1]).toMatchObject({ code: 'unchanged' })
  expectProblem(await kit.as.distributor.get(pdfPath(order, order.items[0] as Order['items'][0])), 'not_ready')
  await makeFiles(ctx, order.bookingorder_id)
  const now = await orderOf(kit.as.distributor, order.bookingorder_id)
  expect(now.items[0]?.ticket_sha).not.toBe(order.items[0]?.ticket_sha)
  expect(now.items[1]?.ticket_sha).toBe(order.items[1]?.ticket_sha)
  const { bytes } = await fetchBytes(kit, 'distributor', pdfPath(now, now.items[0] as Order['items'][0]))
  expect(new Set((await look(bytes)).codes)).toEqual(new Set(['NEW-1']))
  expect(now.logistic_status).toBe('completed')
  const told = await kit.query("select from domain_event where resource_id = $1 and event_type = 'bookingorder_completed'", [
    order.bookingorder_id,
  ])
  expect(told).toHaveLength(1)
})

test('a revoked file cannot be downloaded, and its guests wait for another', async () => {
  const { ticket, order, file } = await delivered(1)
  expect((await kit.as.supplier.delete(`/v1/ticketfiles/${file.ticketfile_id}`)).status).toBe(204)
  await makeFiles(ctx, order.bookingorder_id)
  const gone = await orderOf(kit.as.distributor, order.bookingorder_id)
  expect(gone).toMatchObject({ zip_sha: null, items: [{ ticket_sha: null, number_of_pdfs: 0, download_items: [] }] })
  expectProblem(await kit.as.distributor.get(pdfPath(gone, gone.items[0] as Order['items'][0])), 'not_ready')
  await upload(kit.as.supplier, ticket, seats(1, { row: '9' }), { auto_assign: 'true' })
  await seat(ticket)
  const back = await orderOf(kit.as.distributor, order.bookingorder_id)
  expect(back.items[0]).toMatchObject({ row: '9', number_of_pdfs: 1 })
  expect((await fetchBytes(kit, 'distributor', pdfPath(back, back.items[0] as Order['items'][0]))).status).toBe(200)
})

test('finished tickets are assigned to the named item, several to one item, or to the next waiting item, with their original bytes', async () => {
  const ticket = await putOnSale(kit, { stock: 50 })
  const { id } = await first.book([{ ticket_id: ticket, quantity: 2 }])
  const before = await orderOf(kit.as.distributor, id)
  const [one, two] = before.items as [Order['items'][0], Order['items'][0]]
  const [friday, saturday, any] = await Promise.all([pdf('Friday', 2), pdf('Saturday'), pdf('Any')])
  const named = await upload(
    kit.as.supplier,
    ticket,
    friday,
    { orderitem_id: one.orderitem_id, label: 'Friday', section: 'P', row: '4', seat: '2' },
    { kind: 'pdf', name: 'f.pdf' },
  )
  expect(named.status, named.text).toBe(200)
  expect(named.body).toMatchObject({
    number_of_pages: 2,
    orderitem_id: one.orderitem_id,
    bookingorder_id: id,
    seat: '2',
    scan_status: 'ok',
  })
  const more = await upload(
    kit.as.supplier,
    ticket,
    saturday,
    { orderitem_id: one.orderitem_id, label: 'Saturday' },
    { kind: 'pdf', name: 's.pdf' },
  )
  expect(more.status, more.text).toBe(200)
  await upload(kit.as.supplier, ticket, any, { auto_assign: 'true' }, { kind: 'pdf', name: 'a.pdf' })
  await seat(ticket)
  const order = await orderOf(kit.as.distributor, id)
  expect(order).toMatchObject({ logistic_status: 'completed', max_pdfs_per_ticket: 2 })
  expect(order.items[0]).toMatchObject({ number_of_pdfs: 2, section: 'P', row: '4', seat: '2', ticket_sha: sha(friday) })
  expect(order.items[0]?.download_items.map((item) => [item.label, item.ticket_sha])).toEqual([
    ['Friday', sha(friday)],
    ['Saturday', sha(saturday)],
  ])
  const link = order.items[0]?.download_items[1]?.download_link
  expect((await fetchBytes(kit, 'distributor', pdfPath(order, one, link))).bytes.equals(saturday)).toBe(true)
  expect((await fetchBytes(kit, 'distributor', pdfPath(order, two))).bytes.equals(any)).toBe(true)
  expect(unzip((await fetchBytes(kit, 'distributor', `/v1/etickets/download/zip/${id}`)).bytes)).toHaveLength(3)

  expect((await upload(kit.as.supplier, ticket, any, {}, { kind: 'pdf' })).body).toMatchObject({
    scan_status: 'failed',
    scan_info: expect.stringContaining('this very file'),
  })
  expectProblem(await upload(kit.as.supplier, ticket, 'seat\n1\n', {}, { kind: 'pdf' }), 'invalid_pdf')
  expectProblem(await upload(kit.as.supplier, ticket, any.subarray(0, 400), {}, { kind: 'pdf' }), 'invalid_pdf')
  expectProblem(await upload(kit.as.supplier, ticket, any, { orderitem_id: 'there-is-none' }, { kind: 'pdf' }), 'orderitem_not_found')
  const armed = Buffer.concat([await pdf('Armed'), Buffer.from('\n9 0 obj << /S /JavaScript /JS (app.alert) >> endobj\n%%EOF')])
  expect((await upload(kit.as.supplier, ticket, armed, {}, { kind: 'pdf' })).body).toMatchObject({
    scan_status: 'failed',
    scan_info: expect.stringContaining('JavaScript'),
  })
})

test('a test booking gets samples that are marked as such, with digests', async () => {
  const ticket = await putOnSale(kit, { stock: 50 })
  const { id } = await first.book([{ ticket_id: ticket, quantity: 2 }], { is_test_booking: true })
  await upload(kit.as.supplier, ticket, seats(2), { auto_assign: 'true' })
  await seat(ticket)
  expect((await orderOf(kit.as.distributor, id)).items.map((item) => item.seat)).toEqual([null, null])
  const played = await kit.as.distributor.post<Order>(`/v1/bookingorders/${id}/sandbox`, { action: 'complete' })
  expect(played.status, played.text).toBe(200)
  const order = played.body
  expect(order).toMatchObject({ logistic_status: 'completed', zip_sha: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const [item] = order.items as [Order['items'][0]]
  const { bytes } = await fetchBytes(kit, 'distributor', pdfPath(order, item))
  expect(sha(bytes)).toBe(item.ticket_sha)
  const seen = await look(bytes)
  expect(seen.text).toContain('SAMPLE')
  expect(new Set(seen.codes)).toEqual(new Set([`SAMPLE-${order.booking_code}-1`]))
  expect(sha((await fetchBytes(kit, 'distributor', `/v1/etickets/download/zip/${id}`)).bytes)).toBe(order.zip_sha)
  await kit.as.distributor.post(`/v1/bookingorders/${id}/sandbox`, { action: 'cancel' })
  expectProblem(await kit.as.distributor.get(pdfPath(order, item)), 'not_ready')
})

test('an order that waited for guest data is completed when it arrives, if its files are ready', async () => {
  const ticket = await putOnSale(kit, { stock: 50 })
  await kit.query('update ticket set guest_data_requirements = $2 where ticket_id = $1', [
    ticket,
    JSON.stringify([{ field: 'last_name', scope: 'all_persons', stage: 'pre_download' }]),
  ])
  const { id } = await first.book([{ ticket_id: ticket, quantity: 1 }])
  await upload(kit.as.supplier, ticket, seats(1), { auto_assign: 'true' })
  await seat(ticket)
  expect((await orderOf(kit.as.distributor, id)).logistic_status).toBe('processing')
  await kit.as.distributor.put(`/v1/bookingorders/${id}/guestdata`, {
    items: [{ ticket_id: ticket, guests: [{ last_name: 'Souza', lead_guest: true }] }],
  })
  expect((await orderOf(kit.as.distributor, id)).logistic_status).toBe('completed')
})

test('a failure while an order is seated changes nothing; the twin without the transaction leaves a part', async () => {
  const ticket = await putOnSale(kit, { stock: 50 })
  const { id } = await first.book([{ ticket_id: ticket, quantity: 3 }])
  await upload(kit.as.supplier, ticket, seats(3), { auto_assign: 'true' })
  // The version of the order is written last: everything before it has been written by then.
  await kit.query(`create function out_of_order() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$`)
  await kit.query(
    `create trigger broken before insert on history for each row when (new.resource_id = '${id}') execute function out_of_order()`,
  )
  const state = async () => ({
    seats: (await kit.query<{ seat: string | null }>('select seat from orderitem where bookingorder_id = $1 order by position', [id])).map(
      (item) => item.seat,
    ),
    free: (await kit.query("select from downloaditem where ticket_id = $1 and state = 'free'", [ticket])).length,
    counted: (await kit.query<{ assigned: number }>('select assigned from ticketfile where ticket_id = $1', [ticket]))[0]?.assigned,
  })
  await expect(assignSeats(ctx, ticket)).rejects.toThrow('out of order')
  expect(await state()).toEqual({ seats: [null, null, null], free: 3, counted: 0 })
  // Twin: each statement alone, as it would be without a transaction.
  const torn = { ...ctx, db: withoutTransactions(ctx.db) }
  await expect(assignSeats(torn, ticket)).rejects.toThrow('out of order')
  expect(await state()).toEqual({ seats: ['1', '2', '3'], free: 0, counted: 3 })
  await kit.query('drop trigger broken on history')
})

const withoutTransactions = (db: typeof ctx.db): typeof ctx.db =>
  new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: (work: (trx: unknown) => unknown) => work(target) })
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })

test('several workers at once assign no seat twice, and an order is completed once', async () => {
  const ticket = await putOnSale(kit, { stock: 60 })
  const ids: string[] = []
  for (let order = 0; order < 4; order++) ids.push((await (order % 2 ? second : first).book([{ ticket_id: ticket, quantity: 3 }])).id)
  await upload(kit.as.supplier, ticket, seats(10), { auto_assign: 'true' })
  await Promise.all([1, 2, 3, 4].map(() => assignSeats(ctx, ticket)))
  await Promise.all([...ids, ...ids].map((id) => makeFiles(ctx, id)))
  const held = await kit.query<{ seat: string }>('select seat from orderitem where ticket_id = $1 and seat is not null', [ticket])
  expect(held).toHaveLength(10)
  expect(new Set(held.map((item) => item.seat)).size).toBe(10)
  const told = await kit.query<{ resource_id: string }>(
    "select resource_id from domain_event where event_type = 'bookingorder_completed' and resource_id = any($1)",
    [ids],
  )
  expect(told.map((event) => event.resource_id).sort()).toEqual(ids.slice(0, 3).sort())
})

test('the worker does all of these steps', async () => {
  await kit.work()
  const ticket = await putOnSale(kit, { stock: 50 })
  await upload(kit.as.supplier, ticket, seats(5), { auto_assign: 'true' })
  const { id } = await first.book([{ ticket_id: ticket, quantity: 2 }])
  const order = await completed(kit.as.distributor, id)
  expect(order.items.every((item) => item.ticket_sha !== null)).toBe(true)
  await eventually(
    async () => (await kit.as.supplier.get<{ ticketfiles: TicketFile[] }>(`/v1/ticketfiles?ticket_id=${ticket}`)).body.ticketfiles[0],
    (file) => file?.assignment_status === 'ok',
  )
})
