import type { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { eachConnection, statementsOf } from '../kit/connections.js'
import { expectProblem, startKit } from '../kit/index.js'
import { untilSeen } from '../kit/unlocked.js'
import { putOnSale } from './kit.js'

const kit = await startKit()
const { distributor, distributor2, supplier, supplier2, support } = kit.as
await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.85' } })

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

/** Calls `act` before every statement that reads single orders, with their ids, until the work is done. */
async function beforeReads(act: (ids: string[]) => Promise<void> | void, work: () => Promise<void>): Promise<void> {
  const end = eachConnection(kit.service, (connection) => {
    const { executeQuery } = connection
    connection.executeQuery = (async (query: CompiledQuery) => {
      if (query.sql.includes('from bookingorder o join event e'))
        await act(query.parameters.filter((value): value is string => /_bor$/.test(String(value))))
      return executeQuery.call(connection, query)
    }) as typeof executeQuery
  })
  try {
    await work()
  } finally {
    end()
  }
}
const path = (id: string) => `/v1/bookingorders/${id}`

test('an order that cannot be read does not affect those that are read with it', async () => {
  const ticket = await putOnSale(kit)
  const [bad = '', ...good] = [await book(distributor, ticket), await book(distributor, ticket), await book(distributor, ticket)]
  let shared = 0
  const refuse = (ids: string[]): void => {
    if (!ids.includes(bad)) return
    if (ids.length > 1) shared++
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  }
  await beforeReads(refuse, async () => {
    const seen = await untilSeen(async () => {
      const [failed, ...answers] = await Promise.all([bad, ...good].map((id) => distributor.get(path(id))))
      expect(failed && expectProblem(failed, 'overloaded')).toBeDefined()
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      return shared > 0
    })
    expect(seen).toBe(true)
  })
})

test('reads that hang keep nobody else waiting', async () => {
  const ticket = await putOnSale(kit)
  const hanging = await book(distributor2, ticket)
  const own = [await book(distributor, ticket), await book(distributor, ticket)]
  let hung = 0
  let go = () => {}
  const going = new Promise<void>((resolve) => {
    go = resolve
  })
  const hang = async (ids: string[]): Promise<void> => {
    if (!ids.includes(hanging)) return
    hung++
    await going
  }
  const all = beforeReads(hang, async () => {
    // As many as there are statements at a time, and some together with those of another organisation.
    const stuck: ReturnType<typeof distributor2.get>[] = []
    for (let count = 1; count <= 4; count++) {
      stuck.push(distributor2.get(path(hanging)))
      await expect.poll(() => hung).toBe(count)
    }
    stuck.push(distributor2.get(path(hanging)))
    const answers = await Promise.all([...own, ...own].map((id) => distributor.get(path(id))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    go()
    for (const answer of await Promise.all(stuck)) expect(answer.status).toBe(200)
  })
  await all.finally(go)
})
