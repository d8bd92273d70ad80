import { beforeAll, expect, test } from 'vitest'
import { type Kit, startKit } from '../kit/index.js'
import { eventually, seats, upload } from '../ticketfiles/kit.js'
import { type Booking, expectFault, notify, reseller, stage } from './kit.js'

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
beforeAll(async () => {
  kit = await startKit()
  on = await stage(kit)
})

test('when e-tickets are issued, unit items have PDF and barcode, the reseller is notified, and partner connect returns the barcodes', {}, async () => {
  const plain = reseller(kit)
  const event = await on.event({ venue_id: on.venue_id, tournament_id: on.tournament_id, hometeam_id: (await on.team()).team_id })
  const { ticket_id } = await on.offer({ event_id: event.event_id, category_id: on.north, supplier_quantity: 10 })
  await plain.as.post('/octo/notifications/subscriptions', { url: 'http://127.0.0.1:9/octo', notificationTypes: ['BOOKING_UPDATE'] })
  const { uuid } = await plain.hold({
    productId: event.series_id,
    optionId: on.north,
    availabilityId: `${event.event_id}.${on.north}`,
    unitItems: [{ unitId: 'regular' }, { unitId: 'regular' }],
  })
  const confirmed = await plain.confirm(uuid)
  expect(confirmed.unitItems.map((item) => item.ticket.deliveryOptions)).toEqual([[], []])
  const code = `${event.series_id}.${on.north}`
  const order = {
    orderNumber: 'E-1',
    status: 'CONFIRMED',
    items: [{ externalProductCode: code, startTimeLocal: '2031-05-04 20:00:00', quantities: [{ optionLabel: 'regular', value: 1 }] }],
  }
  const connect = async () => {
    const { body, status, text } = await kit.as.distributor.put<{
      bookings: { items: { participants: { fields: { label: string; value: string }[] }[] }[] }[]
    }>(`/partner/connect/${code}/booking`, order)
    expect(status, text).toBe(200)
    return body.bookings[0]?.items[0]?.participants[0]?.fields.find(({ label }) => label === 'Barcode')?.value
  }
  // No field has a barcode before there is one.
  expect(await connect()).toBeUndefined()
  await notify(kit)
  await kit.query('delete from delivery')

  await kit.work()
  expect((await upload(kit.as.supplier, ticket_id, seats(3), { auto_assign: 'true' })).status).toBe(200)
  const isIssued = ({ unitItems }: Booking) => unitItems.every((item) => item.ticket.deliveryOptions.length > 0)
  const issued = await eventually(() => plain.read(uuid), isIssued)
  const options = issued.unitItems.map((item) =>
    Object.fromEntries(item.ticket.deliveryOptions.map((one) => [one.deliveryFormat, one.deliveryValue])),
  )
  expect(options.map((one) => one.QRCODE)).toEqual(['B-A11', 'B-A12'])
  for (const { PDF_URL } of options) {
    // The address is enough to download the ticket, and needed for it.
    const here = String(PDF_URL).replace('http://127.0.0.1:8080', kit.url)
    const pdf = await fetch(here)
    expect({ status: pdf.status, type: pdf.headers.get('content-type') }).toEqual({ status: 200, type: 'application/pdf' })
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expectFault(await kit.as.nobody.get(`${here.slice(0, -4)}none`), 'NOT_FOUND', {}, 404)
  }
  await eventually(
    () => kit.query('select 1 from delivery where event_type = $1 and resource_id = $2', ['BOOKING_UPDATE', uuid]),
    (rows) => rows.length > 0,
  )
  expect(await eventually(connect, (barcode) => barcode?.startsWith('B-') ?? false)).toBe('B-A13')
})
