import { expect, test } from 'vitest'
import { changesBy } from '../changes/kit.js'
import { startKit } from '../kit/index.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { type Allotment, allot, openDistributor, readAllotment } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const { distributor, distributor2, supplier } = kit.as

interface Slot {
  event_id: string
  category_id: string
  series_id: string
}
const slotOf = async (ticket: string): Promise<Slot> =>
  (
    await kit.query<Slot>(
      'select t.event_id, t.category_id, e.series_id from ticket t join event e using (event_id) where t.ticket_id = $1',
      [ticket],
    )
  )[0] as Slot

test('OCTO offers a distributor its allotment at its rate, and a booking takes from it', async () => {
  const ticket = await putOnSale(kit, { stock: 10, net_rate: 10_000, event_id: await putEvent(kit) })
  const rate = { kind: 'net', net_rate: 8_000, currency_code: 'EUR' }
  const { allotment_id } = await allot(kit, ticket, 4, { rate, free_stock_too: false })
  const { event_id, category_id, series_id } = await slotOf(ticket)
  const vacancies = async (as: typeof distributor): Promise<number | null> => {
    const { body, text } = await as.post<{ vacancies: number | null }[]>('/octo/availability', {
      productId: series_id,
      optionId: category_id,
      availabilityIds: [`${event_id}.${category_id}`],
    })
    expect(body, text).toHaveLength(1)
    return body[0]?.vacancies ?? null
  }
  expect(await vacancies(distributor)).toBe(4)
  expect(await vacancies((await openDistributor(kit, 'Another')).as)).toBe(6)
  const booked = await distributor.post<{ uuid: string }>('/octo/bookings', {
    productId: series_id,
    optionId: category_id,
    availabilityId: `${event_id}.${category_id}`,
    unitItems: [{ unitId: 'regular' }, { unitId: 'regular' }],
  })
  expect(booked.status, booked.text).toBe(200)
  expect(await readAllotment(kit, allotment_id)).toMatchObject({ held: 2, free: 2 })
  const lines = await kit.query('select net_rate::int, quantity from reservation_item where allotment_id = $1', [allotment_id])
  expect(lines).toEqual([{ net_rate: 8_000, quantity: 2 }])
})

test('the changes feed reports an allotment to both parties, and the stock change to every client that sees the ticket', async () => {
  const ticket = await putOnSale(kit, { stock: 50 })
  let made: Allotment | undefined
  const act = async () => {
    made = await allot(kit, ticket, 4)
    await supplier.patch(`/v1/allotments/${made.allotment_id}`, { quantity: 5 })
  }
  const seen = await changesBy(kit, distributor, act, '&include=full')
  const own = seen.filter((one) => one.id === made?.allotment_id)
  expect(own.map((one) => one.type)).toEqual(['allotment_created', 'allotment_updated'])
  expect(own.at(-1)?.data).toMatchObject({ allotment_id: made?.allotment_id, quantity: 5 })
  const stock = seen.filter((one) => one.id === ticket)
  expect(stock.length).toBeGreaterThan(0)
  expect(stock[0]?.changed).toContain('stock')
  const others = await changesBy(kit, distributor2, act)
  expect(others.filter((one) => one.resource === 'allotment')).toEqual([])
  expect((await changesBy(kit, supplier, act)).filter((one) => one.resource === 'allotment')).toHaveLength(2)
})
