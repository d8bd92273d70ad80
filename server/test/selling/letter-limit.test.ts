import { expect, test } from 'vitest'
import { housekeeping } from '../../src/housekeeping.js'
import { type Caller, startKit } from '../kit/index.js'
import { startMailServer } from '../kit/smtp.js'
import { order, putOnSale } from './kit.js'

const mail = await startMailServer()
const kit = await startKit({ HOLD_LETTER_RECIPIENT_LIMIT: '3', SMTP_URL: mail.url })
const { distributor, distributor2 } = kit.as
await kit.work()

const unsent = () => kit.query("select from pgboss.job where name = 'mail' and state <> 'completed'")
/** How many letters this address got, when none waits to be sent. */
async function lettersTo(address: string): Promise<number> {
  await expect.poll(unsent).toEqual([])
  return mail.letters.filter((letter) => letter.to.includes(address)).length
}

/** Makes a hold that writes to this address, and releases it. */
async function holdAndRelease(booking_email: string, ticket: string, as: Caller = distributor): Promise<void> {
  const held = await as.post<{ reservation_id: string }>('/v1/reservations', { ...order(ticket), booking_email, notify_client: true })
  expect(held.status, held.text).toBe(201)
  expect((await as.delete(`/v1/reservations/${held.body.reservation_id}`)).status).toBe(200)
}
const often = async (times: number, act: () => Promise<unknown>) => {
  for (let time = 0; time < times; time++) await act()
}

test('HOLD_LETTER_RECIPIENT_LIMIT: an address gets no more letters of one distributor in 24 hours, however often it holds and releases', async () => {
  const ticket = await putOnSale(kit)
  await often(5, () => holdAndRelease('one@agency.example', ticket))
  expect(await lettersTo('one@agency.example')).toBe(3)
  const told = kit.log.filter((line) => line.includes('a letter is over HOLD_LETTER_RECIPIENT_LIMIT and was not sent'))
  expect(told).toHaveLength(2)
  expect(told[0]).toContain(kit.accounts.distributor.distributor_id)
  // The count is kept as long as it matters.
  kit.clock.advance({ hours: 2 })
  await housekeeping(kit.service.ctx)
  // Capital letters and what follows a plus sign do not make it another address.
  await holdAndRelease('One+more@agency.example', ticket)
  expect(await lettersTo('One+more@agency.example')).toBe(0)
  await holdAndRelease('two@agency.example', ticket)
  expect(await lettersTo('two@agency.example')).toBe(1)
  await holdAndRelease('one@agency.example', ticket, distributor2)
  expect(await lettersTo('one@agency.example')).toBe(4)
  kit.clock.advance({ hours: 23 })
  await holdAndRelease('one@agency.example', ticket)
  expect(await lettersTo('one@agency.example')).toBe(5)
})

test('the letter of a booking is sent to an address that gets no more letters about reservations', async () => {
  const ticket = await putOnSale(kit)
  await often(4, () => holdAndRelease('booked@agency.example', ticket))
  expect(await lettersTo('booked@agency.example')).toBe(3)
  const held = await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
  const booked = await distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    ...{ reservation_id: held.body.reservation_id, accepted_gt: true, booking_email: 'booked@agency.example' },
  })
  expect(booked.status, booked.text).toBe(201)
  await expect.poll(() => lettersTo('booked@agency.example')).toBe(4)
})

test('a supplier that is asked and asked again gets no more letters of one distributor than that', async () => {
  await kit.query('update supplier set emails = $2 where supplier_id = $1', [kit.accounts.supplier.supplier_id, ['asked@supplier.example']])
  const ticket = await putOnSale(kit, { stock: 0, ticket_status: 'on_request', backorder_quantity: 5 })
  await often(5, () => holdAndRelease('asks@agency.example', ticket))
  expect(await lettersTo('asked@supplier.example')).toBe(3)
})

test('a letter that the mail server did not take yet is not counted', async () => {
  const ticket = await putOnSale(kit)
  await lettersTo('late@agency.example')
  mail.mode = 'refuse'
  const refused = mail.refused
  await often(3, () => holdAndRelease('late@agency.example', ticket))
  await expect.poll(() => mail.refused - refused).toBe(3)
  await expect.poll(() => kit.query("select from pgboss.job where name = 'mail' and state = 'retry'")).toHaveLength(3)
  mail.mode = 'accept'
  await kit.query("update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'")
  expect(await lettersTo('late@agency.example')).toBe(3)
})
