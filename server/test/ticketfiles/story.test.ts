import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { putOnSale } from '../selling/kit.js'
import { completed, eventually, fetchBytes, orderOf, pdfPath, type TicketFile, upload } from './kit.js'
import { look } from './look.js'

const kit = await startKit()
await kit.work()
const first = buyer(kit.as.distributor)
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a supplier uploads a CSV file of seats: orders get seats and PDFs and are completed; the barcode of each ticket can be decoded', {}, async () => {
  const ticket = await putOnSale(kit, { stock: 10 })
  const { id } = await first.book([{ ticket_id: ticket, quantity: 2 }])
  expect((await orderOf(kit.as.distributor, id)).logistic_status).toBe('processing')
  const csv = 'section,row,seat,serial,barcode\nA,12,7,SER-1,4006381333931\nA,12,8,SER-2,4006381333948\n'
  const uploaded = await upload(kit.as.supplier, ticket, csv, { auto_assign: 'true' })
  expect(uploaded.status, uploaded.text).toBe(200)
  expect(uploaded.body).toMatchObject({ upload_status: 'ok', read_status: 'ok', scan_status: 'ok', version: 1 })
  expect(uploaded.body.download_items_csv).toMatchObject({ lines: 2, accepted: 2, failed: 0 })

  const order = await completed(kit.as.distributor, id)
  expect(order.items.map((item) => [item.section, item.row, item.seat])).toEqual([
    ['A', '12', '7'],
    ['A', '12', '8'],
  ])
  for (const [index, item] of order.items.entries()) {
    expect(item).toMatchObject({ ticket_status: 'completed', number_of_pdfs: 1 })
    const { status, headers, bytes } = await fetchBytes(kit, 'distributor', pdfPath(order, item))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(sha(bytes)).toBe(item.ticket_sha)
    const seen = await look(bytes)
    expect(seen.pages).toBe(1)
    expect(new Set(seen.codes)).toEqual(new Set([index === 0 ? '4006381333931' : '4006381333948']))
    expect(seen.text).toContain(order.booking_code)
  }
  const file = await eventually(
    async () => (await kit.as.supplier.get<TicketFile>(`/v1/ticketfiles/${uploaded.body.ticketfile_id}`)).body,
    (body) => body.assignment_status === 'ok',
  )
  expect(file.download_items_csv).toMatchObject({ lines: 2, assigned: 2, pdfs: 2 })

  const zip = await fetchBytes(kit, 'distributor', `/v1/etickets/download/zip/${id}`)
  expect(zip.status).toBe(200)
  expect(sha(zip.bytes)).toBe(order.zip_sha)
  expect(zip.bytes.length).toBe(Number(zip.headers.get('content-length')))
  const told = await kit.query("select * from domain_event where resource_id = $1 and event_type = 'bookingorder_completed'", [id])
  expect(told).toHaveLength(1)
})
