import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reservationParty, saveGuests } from '../../src/selling/guests/store.js'
import { planGuests } from '../../src/selling/guests/write.js'
import { caller, startKit } from '../kit/index.js'
import { runs } from '../kit/runs.js'
import { untilSeen } from '../kit/unlocked.js'
import { asks, book, fill, type Guest, type GuestData, hold, putTicket, somebody } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const { distributor } = kit.as
const other = caller((await kit.another()).url, { 'x-api-key': kit.accounts.distributor.api_key })
const guestsOf = ({ body }: { body: GuestData }): Guest[] => body.items.flatMap((item) => item.guests)
const all = <T>(count: number, call: (as: typeof other, index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_all, index) => call(index % 2 === 0 ? distributor : other, index)))
const statuses = (answers: { status: number }[]) => answers.map((answer) => answer.status).sort()

test('of eight concurrent guests for three slots, three are accepted and five refused', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 3 })
  const answers = await all(8, (as, index) => as.post<GuestData>(guestdata, fill(ticket, somebody({ zip: String(index) }))))
  expect(statuses(answers)).toEqual([...Array(3).fill(201), ...Array(5).fill(400)])
  const accepted = answers.flatMap((answer, index) => (answer.status === 201 ? [String(index)] : []))
  const there = guestsOf(await distributor.get<GuestData>(guestdata))
  expect(there.map((guest) => guest.zip).sort()).toEqual(accepted)
  expect(new Set(there.map((guest) => guest.guest_id)).size).toBe(3)
})

test('two concurrent writes to one slot leave one complete guest', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 1 })
  const people = Array.from({ length: 10 }, () => somebody())
  const answers = await all(10, (as, index) => as.post<GuestData>(guestdata, fill(ticket, people[index] as object)))
  expect(statuses(answers)).toEqual(Array(10).fill(201))
  expect(new Set(answers.map((answer) => guestsOf(answer)[0]?.guest_id)).size).toBe(1)
  const [guest] = guestsOf(await distributor.get<GuestData>(guestdata)) as [Guest]
  expect(people).toContainEqual({ first_name: guest.first_name, last_name: guest.last_name })
})

test('concurrent changes leave exactly one lead guest', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 4 })
  const made = guestsOf(await distributor.post<GuestData>(guestdata, fill(ticket, somebody(), somebody(), somebody(), somebody())))
  await all(12, (as, index) => {
    const guest = made[index % 4] as Guest
    return as.put(`${guestdata}/${guest.guest_id}`, { ...guest, lead_guest: true })
  })
  const flagged = await kit.query('select from guest where reservation_id = $1 and lead_guest', [guestdata.split('/')[3]])
  expect(flagged).toHaveLength(1)
})

test('a guest that is removed during the booking is either reported as missing or kept in the order', async () => {
  for (let round = 0; round < 6; round++) {
    const ticket = await putTicket(kit, { event: asks(['last_name']) })
    const { reservation_id, guestdata } = await hold(distributor, { [ticket]: 1 })
    const [guest] = guestsOf(await distributor.post<GuestData>(guestdata, fill(ticket, { last_name: 'Vaz' })))
    const [booked, changed] = await Promise.all([
      distributor.post('/v1/bookings', { reservation_id, accepted_gt: true }),
      other.put(`${guestdata}/${guest?.guest_id}`, { last_name: null }),
    ])
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual([booked.status, changed.status])
    expect(booked.status === 201).toBe(guestsOf(await distributor.get<GuestData>(guestdata))[0]?.last_name === 'Vaz')
  }
})

describe('twin: without the lock', () => {
  test('two requests find the same free slot, and one of them fails', async () => {
    const ticket = await putTicket(kit)
    const { ctx } = kit.service
    const isRefused = async () => {
      const { guestdata } = await hold(distributor, { [ticket]: 8 })
      const reservation = { reservation_id: guestdata.split('/')[3] as string, items: [{ ticket_id: ticket, quantity: 8 }] }
      const unlocked = () =>
        ctx.db.transaction().execute(async (trx) => {
          const party = await reservationParty(trx, reservation)
          await saveGuests(trx, planGuests(ctx, party, fill(ticket, somebody()).items, 'merge'))
        })
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, unlocked))
      return outcomes.some(({ status }) => status === 'rejected')
    }
    expect(await untilSeen(isRefused)).toBe(true)
  })
})

test('every invalid body gets an error that the caller can act on', async () => {
  const ticket = await putTicket(kit, { event: asks(['first_name', 'passport_number']) })
  const { reservation_id, guestdata } = await hold(distributor, { [ticket]: 2 })
  const [known] = guestsOf(await distributor.post<GuestData>(guestdata, fill(ticket, somebody())))
  const second = await hold(distributor, { [await putTicket(kit)]: 2 })
  const order = await book(distributor, second.reservation_id)
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('', ' ', '\u0000', '1'.repeat(2000), null, true, 0, -1, [], {}, known?.guest_id, '2024-02-29', '+31201234567'),
  )
  const fields = [
    'first_name',
    'passport_number',
    'date_of_birth',
    'gender',
    'contact_phone',
    'lead_guest',
    'guest_id',
    'conditions',
    '__proto__',
    'x',
  ]
  const guest = fc.oneof(fc.dictionary(fc.constantFrom(...fields), value), value)
  const item = fc.oneof(
    fc.record(
      {
        ticket_id: fc.constantFrom<unknown>(ticket, 'x', '', 5),
        quantity: fc.constantFrom<unknown>(1, 2, 3, 0, 1e9, 'a'),
        guests: fc.array(guest, { maxLength: 4 }),
      },
      { requiredKeys: [] },
    ),
    value,
  )
  const likely = fc.dictionary(fc.constantFrom('first_name', 'city', 'zip', 'province'), fc.string({ unit: 'grapheme', maxLength: 15 }))
  const nearly = fc.array(likely, { maxLength: 2 }).map((guests) => fill(ticket, ...guests))
  const body = fc.oneof(nearly, fc.record({ items: fc.array(item, { maxLength: 3 }) }), fc.record({ items: value }), guest, fc.json())
  const addresses = [
    ['POST', guestdata],
    ['PUT', `${guestdata}/${known?.guest_id}`],
    ['POST', `/v1/reservation/${reservation_id}/guests`],
    ['PUT', order.guestdata],
  ] as const
  const answered = new Set<number>()
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(...addresses), async (sent, [method, address]) => {
      const text = typeof sent === 'string' ? sent : JSON.stringify(sent)
      const answer = await distributor.send(method, address, { body: text, headers: { 'content-type': 'application/json' } })
      answered.add(answer.status)
      expect([200, 201, 400, 404, 409], `${answer.text} to ${text}`).toContain(answer.status)
    }),
    runs(400),
  )
  // The share of accepted bodies is random; that some are accepted and some refused shows that the bodies reach the rules.
  expect(answered).toContain(400)
  expect(answered.has(200) || answered.has(201)).toBe(true)
})
