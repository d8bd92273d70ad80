import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startKit } from '../kit/index.js'
import { order, putOnSale } from './kit.js'

const kit = await startKit()
const { distributor } = kit.as

test('a booking is confirmed by mail, and its orders say so once it is sent', async () => {
  const ticket = await putOnSale(kit)
  const held = await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket, 2))
  const booked = await distributor.post<{ booking_code: string; bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id: held.body.reservation_id,
    accepted_gt: true,
    booking_email: 'confirm@agency.example',
  })
  const id = booked.body.bookingorders[0]?.bookingorder_id
  expect((await distributor.get(`/v1/bookingorders/${id}`)).body).toMatchObject({ notify_client_status: 'pending' })
  await kit.work()
  await vi.waitFor(
    async () => expect((await distributor.get(`/v1/bookingorders/${id}`)).body).toMatchObject({ notify_client_status: 'completed' }),
    { timeout: 20_000, interval: 200 },
  )
  const folder = join(kit.dataDir, 'mail')
  const letters = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  expect(letters.filter((text) => text.includes('confirm@agency.example') && text.includes(booked.body.booking_code))).toHaveLength(1)
  const { body } = await distributor.get<{ history: { changed: string[] }[] }>(`/v1/bookingorders/${id}/history`)
  expect(body.history[0]?.changed).toContain('notify_client_status')
})
