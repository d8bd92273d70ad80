import { expect, test } from 'vitest'
import { statementsOf } from '../kit/connections.js'
import { startKit } from '../kit/index.js'
import { putOnSale } from './kit.js'

const kit = await startKit()
const { distributor, distributor2, supplier, supplier2, support } = kit.as

async function book(as: typeof distributor, ticket_id: string): Promise<string> {
  const { body } = await as.post<{ reservation_id: string }>('/v1/reservations', {
    items: [{ ticket_id, quantity: 1 }],
    booking_email: 'desk@agency.example',
  })
  const booked = await as.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id: body.reservation_id,
    accepted_gt: true,
  })
  expect(booked.status, booked.text).toBe(201)
  return booked.body.bookingorders[0]?.bookingorder_id as string
}

test('orders that are read at the same time by different callers are answered as if each were read alone, with fewer statements', async () => {
  await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.85' } })
  const ticket = await putOnSale(kit)
  const other = await putOnSale(kit, { supplier_id: kit.accounts.supplier2.supplier_id as string })
  const ids = ['0000000000000000000000000_bor']
  for (const as of [distributor, distributor2]) for (const one of [ticket, other, ticket]) ids.push(await book(as, one))
  const asks = [distributor, distributor2, supplier, supplier2, support].flatMap((as) => ids.map((id) => ({ as, id })))
  const read = async ({ as, id }: (typeof asks)[number]) => {
    const { status, body } = await as.get<Record<string, unknown>>(`/v1/bookingorders/${id}`)
    return { status, body: status === 200 ? body : body.code }
  }
  const alone: Awaited<ReturnType<typeof read>>[] = []
  for (const ask of asks) alone.push(await read(ask))
  // Each distributor sees its three, each supplier what it sold, staff all.
  expect(alone.filter(({ status }) => status === 200)).toHaveLength(3 + 3 + 4 + 2 + 6)
  let together: typeof alone = []
  const statements = await statementsOf(kit.service, async () => {
    together = await Promise.all(asks.map(read))
  })
  expect(together).toEqual(alone)
  expect(statements.filter(({ sql }) => sql.includes('from bookingorder o join event e')).length).toBeLessThan(asks.length)
})
