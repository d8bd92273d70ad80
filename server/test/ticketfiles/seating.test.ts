import { expect, test } from 'vitest'
import { assignSeats } from '../../src/fulfilment/ticketfiles/assign.js'
import { expectProblem, startKit } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'
import { seats, type TicketFile, upload } from './kit.js'

const kit = await startKit({ UPLOAD_LIMIT_LINES: '50', UPLOAD_LIMIT_BYTES: '20000' })
const ticketOf = () => putOnSale(kit, { stock: 1_000 })

test('the answer has every field of a ticket file, and a read returns the same', async () => {
  const ticket = await ticketOf()
  const { body, status, text } = await upload(
    kit.as.supplier,
    ticket,
    'serial;seat\r\nS-1;4\r\n',
    { auto_assign: 'false' },
    { name: 'Nord Kurve.csv' },
  )
  expect(status, text).toBe(200)
  expect(body).toMatchObject({
    ticketfile_id: expect.stringMatching(/^[0-9a-z]{26}_tfl$/),
    ticket_id: ticket,
    ticket_sha: expect.stringMatching(/^[0-9a-f]{64}$/),
    serial: null,
    section: null,
    seat: null,
    row: null,
    sub_category: null,
    upload_status: 'ok',
    upload_info: '20 bytes received.',
    read_status: 'ok',
    read_info: '1 line with the columns serial, seat.',
    scan_status: 'ok',
    scan_info: 'The line can be used.',
    assignment_status: 'pending',
    assignment_info: 'Not asked for.',
    bookingorder_id: null,
    orderitem_id: null,
    updated: expect.stringMatching(/^\d{4}-/),
    hint: expect.stringContaining('/assign'),
    download_friendly_name: 'Nord Kurve.csv',
    original_filename: 'Nord Kurve.csv',
    version: 1,
    number_of_pages: 0,
    auto_assign: false,
    cloud_data: { store: 'folder', content_type: 'text/csv' },
    scan_data: { delimiter: ';', encoding: 'UTF-8' },
    download_items_csv: { lines: 1, accepted: 1, failed: 0, assigned: 0, pdfs: 0 },
  })
  const again = await kit.as.supplier.get(`/v1/ticketfiles/${body.ticketfile_id}`)
  expect(again.body).toEqual(body)
  const listed = await kit.as.supplier.get<{ ticketfiles: TicketFile[] }>(
    `/v1/ticketfiles?ticket_id=${ticket}&scan_status=ok&assignment_status=pending`,
  )
  expect(listed.body.ticketfiles).toEqual([{ ...body, download_items_csv: { ...body.download_items_csv, items: [] } }])
})

test('comma or semicolon, with or without BOM, any line end, quotes, columns and parts in any order', async () => {
  const files = [
    'section,row,seat\nNorth,A,1\n',
    '\ufeffseat;row;section\r\n1;A;North\r\n',
    '"seat","section","row"\r"1","North","A"',
    ' SECTION , Row,SEAT \n"North",A,"1"\n\n,,\n',
  ]
  for (const file of files) {
    const { body, status, text } = await upload(kit.as.supplier, await ticketOf(), file, { auto_assign: 'true' }, { fieldsFirst: true })
    expect(status, text).toBe(200)
    expect(body.download_items_csv.items, file).toMatchObject([{ section: 'North', row: 'A', seat: '1', status: 'ok' }])
  }
})

test('an invalid table is refused with line and column', async () => {
  const ticket = await ticketOf()
  const latin = Buffer.from('section,seat\nNorth,1\nS\u00fcd,2\n', 'latin1')
  const wrong: [string | Uint8Array, number, string, RegExp][] = [
    ['', 1, '1', /empty/],
    ['section,row\nA,1\n', 1, '1', /seat or a column serial/],
    ['section,seat,colour\nA,1,red\n', 1, '3', /"colour" is not a column/],
    ['seat,section,seat\n1,A,1\n', 1, '3', /seat is there twice/],
    ['section,seat\nA,1\nA,2,3\n', 3, '3', /3 cells where the header has 2/],
    ['section,row,seat\nA,1,1\nA,1\n', 3, '3', /2 cells where the header has 3/],
    ['section,seat\nA,1\n"A,2\n', 3, '1', /never closed/],
    [Buffer.from('\ufeffsection,seat\nA,1\n', 'utf16le'), 1, '1', /UTF-16/],
    [latin, 3, '1', /not encoded in UTF-8/],
    ['PK\u0003\u0004\u0000\u0000\u0000', 1, '1', /spreadsheet/],
  ]
  for (const [file, line, column, reason] of wrong) {
    const answer = await upload(kit.as.supplier, ticket, file)
    expectProblem(answer, 'invalid_csv')
    expect(answer.body).toMatchObject({ line, column, detail: expect.stringMatching(reason) })
    expect((answer.body as unknown as { detail: string }).detail).toContain(`Line ${line}, column ${column}`)
  }
  const { body } = await kit.as.supplier.get<{ ticketfiles: unknown[] }>(`/v1/ticketfiles?ticket_id=${ticket}`)
  expect(body.ticketfiles).toEqual([])
})

test('a duplicate seat, serial or barcode fails its line, in the file and on the ticket; other lines are accepted', async () => {
  const ticket = await ticketOf()
  const csv = 'section,row,seat,serial,barcode\nA,1,1,,B1\nA,1,1,,B2\na,1,2,,B1\n,,,S1,\n,,,s1,\n,,,,\nA,1,3,,B3\n'
  const { body } = await upload(kit.as.supplier, ticket, csv)
  expect(body).toMatchObject({ read_status: 'ok', scan_status: 'warning' })
  expect(body.download_items_csv).toMatchObject({ lines: 6, accepted: 3, failed: 3 })
  expect(body.download_items_csv.items.filter((line) => line.status === 'failed')).toMatchObject([
    { line: 3, code: 'duplicate_seat', message: 'column seat: the same seat as in line 2' },
    { line: 4, code: 'duplicate_barcode', message: 'column barcode: the same as in line 2' },
    { line: 6, code: 'duplicate_serial', message: 'column serial: the same as in line 5' },
  ])
  expect(body.scan_info).toContain('line 3, column seat')
  const second = await upload(
    kit.as.supplier,
    ticket,
    'section,row,seat,serial,barcode\nA,1,1,,B9\nA,1,9,,B3\nA,1,10,,B10\n',
    {},
    { name: 'more.csv' },
  )
  expect(second.body.download_items_csv).toMatchObject({ accepted: 1, failed: 2 })
  expect(second.body.download_items_csv.items).toMatchObject([
    { code: 'duplicate_seat', message: 'column seat: the ticket has this seat already' },
    { code: 'duplicate_barcode', message: 'column barcode: the ticket has it already' },
    { code: null, state: 'free' },
  ])
})

test('the same file name again is the next version, and repeated lines are duplicates', async () => {
  const ticket = await ticketOf()
  expect((await upload(kit.as.supplier, ticket, seats(2))).body).toMatchObject({ version: 1, scan_status: 'ok' })
  const again = (await upload(kit.as.supplier, ticket, seats(3))).body
  expect(again).toMatchObject({ version: 2, scan_status: 'warning', download_items_csv: { accepted: 1, failed: 2 } })
  expect((await upload(kit.as.supplier, ticket, seats(3))).body).toMatchObject({
    version: 3,
    scan_status: 'failed',
    assignment_status: 'failed',
  })
})

test('lines that cannot be used have a reason, and more seats than tickets is a warning', async () => {
  const ticket = await putOnSale(kit, { stock: 2 })
  const { body } = await upload(
    kit.as.supplier,
    ticket,
    `seat,serial,label\n1,,\n,,only a label\n2,,${'x'.repeat(200)}\n3,,\u0007\n4,,\n5,,\n`,
  )
  expect(body.download_items_csv.items.map((line) => line.code)).toEqual([null, 'required', 'too_long', 'invalid_character', null, null])
  expect(body.scan_info).toContain('more seats than tickets')
})

test('a formula is stored as text and escaped in exports', async () => {
  const ticket = await ticketOf()
  const { body } = await upload(kit.as.supplier, ticket, 'section,seat,label\n"=HYPERLINK(""http://x"",""y"")",+1,-2\n@a,2,"a, b"\n')
  expect(body.download_items_csv.items).toMatchObject([
    { section: '=HYPERLINK("http://x","y")', seat: '+1', label: '-2' },
    { section: '@a', label: 'a, b' },
  ])
  const { text, headers } = await kit.as.supplier.get(`/v1/ticketfiles/${body.ticketfile_id}/lines`)
  expect(headers.get('content-type')).toContain('text/csv')
  expect(text).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
  expect(text).toContain(`'+1`)
  expect(text).toContain(`'@a`)
  expect(text).toContain(`"a, b"`)
})

test('too many lines or bytes are refused, and nothing of them is stored', async () => {
  const ticket = await ticketOf()
  expectProblem(await upload(kit.as.supplier, ticket, seats(51)), 'body_too_large')
  expectProblem(await upload(kit.as.supplier, ticket, `seat\n${'1'.repeat(30_000)}`), 'body_too_large')
  expect(await kit.query('select from downloaditem where ticket_id = $1', [ticket])).toEqual([])
})

test('an invalid form is refused', async () => {
  const path = `/v1/ticketfiles/seating_csv/${await ticketOf()}`
  expectProblem(await kit.as.supplier.post(path, { file: 'seat' }), 'unsupported_media_type')
  const send = (data: FormData) => kit.as.supplier.send('POST', path, { body: data })
  const none = new FormData()
  none.append('auto_assign', 'true')
  expectProblem(await send(none), 'invalid_upload')
  const misnamed = new FormData()
  misnamed.append('csv', new Blob(['seat\n1']), 'a.csv')
  expectProblem(await send(misnamed), 'invalid_upload')
  const text = new FormData()
  text.append('file', 'seat\n1')
  expectProblem(await send(text), 'invalid_upload')
  const two = new FormData()
  two.append('file', new Blob(['seat\n1']), 'a.csv')
  two.append('file', new Blob(['seat\n2']), 'b.csv')
  expectProblem(await send(two), 'invalid_upload')
  const stray = new FormData()
  stray.append('file', new Blob(['seat\n1']), 'a.csv')
  stray.append('autoassign', 'true')
  expectProblem(await send(stray), 'validation_failed')
  const vague = new FormData()
  vague.append('file', new Blob(['seat\n1']), 'a.csv')
  vague.append('auto_assign', 'maybe')
  expectProblem(await send(vague), 'validation_failed')
  const cut = await kit.as.supplier.send('POST', path, {
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nseat\n1',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expectProblem(cut, 'invalid_upload')
})

test('an upload that is repeated with its idempotency key has one effect; another file with the key is refused', async () => {
  const ticket = await ticketOf()
  const headers = { 'idempotency-key': 'seats-of-today' }
  const first = await upload(kit.as.supplier, ticket, seats(2), {}, { headers })
  const again = await upload(kit.as.supplier, ticket, seats(2), {}, { headers })
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.body).toEqual(first.body)
  expectProblem(await upload(kit.as.supplier, ticket, seats(3), {}, { headers }), 'idempotency_key_reused')
  expect(await kit.query('select from ticketfile where ticket_id = $1', [ticket])).toHaveLength(1)
})

test('before seats are assigned, the answer has the number of waiting items and how many get a seat', async () => {
  const ticket = await ticketOf()
  const held = await kit.as.distributor.post('/v1/reservations', order(ticket, 5))
  const booked = await kit.as.distributor.post('/v1/bookings', { reservation_id: held.body.reservation_id, accepted_gt: true })
  expect(booked.status, booked.text).toBe(201)
  const preview = async (id: string) => (await kit.as.supplier.get(`/v1/ticketfiles/${id}/preview`)).body
  const { ticketfile_id } = (await upload(kit.as.supplier, ticket, seats(3), { auto_assign: 'false' })).body
  expect(await preview(ticketfile_id)).toMatchObject({ seats: 3, waiting: 5, seated: 3, left_over: 0 })
  // No booking waits for a junior seat: such seats stay free; seats without a variant suit every booking.
  const more = (await upload(kit.as.supplier, ticket, 'seat,sub_category\n21,Junior\n22,\n', { auto_assign: 'false' })).body
  expect(await preview(more.ticketfile_id)).toMatchObject({ seats: 2, waiting: 5, seated: 1, left_over: 1 })
  await kit.query(
    `update orderitem set sub_category = ' JUNIOR' where orderitem_id in (select orderitem_id from orderitem where ticket_id = $1 limit 2)`,
    [ticket],
  )
  expect(await preview(more.ticketfile_id)).toMatchObject({ seats: 2, waiting: 5, seated: 2, left_over: 0 })
  await kit.as.supplier.post(`/v1/ticketfiles/${ticketfile_id}/assign`)
  expect(await preview(more.ticketfile_id)).toMatchObject({ seats: 5, waiting: 5, seated: 5, left_over: 0 })
  expectProblem(await kit.as.supplier2.get(`/v1/ticketfiles/${ticketfile_id}/preview`), 'ticketfile_not_found')
})

test('a preview lists the seats of each order, and the assignment does exactly that', async () => {
  const ticket = await ticketOf()
  const orders: { id: string; code: string }[] = []
  for (const quantity of [2, 4, 1]) {
    const held = await kit.as.distributor.post('/v1/reservations', order(ticket, quantity))
    const { body } = await kit.as.distributor.post<{ booking_code: string; bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
      reservation_id: held.body.reservation_id,
      accepted_gt: true,
    })
    orders.push({ id: String(body.bookingorders[0]?.bookingorder_id), code: body.booking_code })
  }
  // Two side by side, then three, then a single one: nowhere four.
  const table = 'section,row,seat\nA,1,1\nA,1,2\nA,2,1\nA,2,2\nA,2,3\nA,9,9\n'
  const { ticketfile_id } = (await upload(kit.as.supplier, ticket, table, { auto_assign: 'false' })).body
  interface Match {
    bookingorder_id: string
    booking_code: string
    together: boolean
    seats: { orderitem_id: string; section: string; row: string; seat: string }[]
  }
  const { body } = await kit.as.supplier.get<{ matches: Match[] }>(`/v1/ticketfiles/${ticketfile_id}/preview`)
  expect(
    body.matches.map(({ bookingorder_id, booking_code, together, seats }) => [
      bookingorder_id,
      booking_code,
      together,
      seats.map(({ row, seat }) => `${row}-${seat}`).sort(),
    ]),
  ).toEqual([
    [orders[0]?.id, orders[0]?.code, true, ['1-1', '1-2']],
    [orders[1]?.id, orders[1]?.code, false, ['2-1', '2-2', '2-3', '9-9']],
  ])
  await kit.as.supplier.post(`/v1/ticketfiles/${ticketfile_id}/assign`)
  await assignSeats(kit.service.ctx, ticket)
  const sitting = await kit.query(
    'select orderitem_id, section, "row", seat from orderitem where ticket_id = $1 and seat is not null order by 1',
    [ticket],
  )
  expect(sitting).toEqual(body.matches.flatMap(({ seats }) => seats).sort((a, b) => (a.orderitem_id < b.orderitem_id ? -1 : 1)))
})

test('another supplier’s ticket and files answer 404, and a distributor has none', async () => {
  const ticket = await ticketOf()
  const { ticketfile_id } = (await upload(kit.as.supplier, ticket, seats(1))).body
  expectProblem(await upload(kit.as.supplier2, ticket, seats(1)), 'ticket_not_found')
  expectProblem(await upload(kit.as.distributor, ticket, seats(1)), 'forbidden')
  for (const path of [`/v1/ticketfiles/${ticketfile_id}`, `/v1/ticketfiles/${ticketfile_id}/lines`])
    expectProblem(await kit.as.supplier2.get(path), 'ticketfile_not_found')
  expectProblem(await kit.as.supplier2.post(`/v1/ticketfiles/${ticketfile_id}/assign`), 'ticketfile_not_found')
  expectProblem(await kit.as.supplier2.delete(`/v1/ticketfiles/${ticketfile_id}`), 'ticketfile_not_found')
  expect((await kit.as.supplier2.get<{ ticketfiles: unknown[] }>('/v1/ticketfiles')).body.ticketfiles).toEqual([])
  expect((await kit.as.support.get(`/v1/ticketfiles/${ticketfile_id}`)).status).toBe(200)
})
