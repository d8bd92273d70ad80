import { describe, expect, test } from 'vitest'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import { endWithdrawn } from '../../src/selling/reservations/withdraw.js'
import { type Answer, caller, startKit } from '../kit/index.js'
import { order, putOnSale } from './kit.js'

/** The first version of a hold is written to the history when the hold changes: docs/decisions/0047-first-versions.md. */

const kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '100000' })
const { distributor, supplier, admin } = kit.as

type Reservation = Record<string, unknown> & { reservation_id: string }
type Entry = Record<string, unknown> & { created: string; inactive_since: string | null; reservation: Reservation }
interface Page {
  history: Entry[]
  pagination: { total_size: number; next_page: string | null }
}

const key = () => ({ 'idempotency-key': `first-${Math.random()}` })
async function hold(body: object, headers: Record<string, string> = key()): Promise<Reservation> {
  const answer = await distributor.post<Reservation>('/v1/reservations', body, headers)
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}
const url = ({ reservation_id }: Reservation) => `/v1/reservations/${reservation_id}`
const past = async (held: Reservation, query = ''): Promise<Page> => {
  const answer = await distributor.get<Page>(`${url(held)}/history${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
/** Versions that are in the table. */
const stored = async ({ reservation_id }: Reservation): Promise<number[]> =>
  (
    await kit.query<{ version: number }>(
      "select version from history where resource = 'reservation' and resource_id = $1 order by version",
      [reservation_id],
    )
  ).map(({ version }) => version)
const ok = (answer: Answer<unknown>) => expect(answer.status, answer.text).toBeLessThan(300)

/** Everything that makes the second version of a hold. */
const changes: Record<string, (held: Reservation, ticket: string) => Promise<unknown>> = {
  'its notes': async (held) => ok(await distributor.patch(url(held), { notes: 'called' })),
  'its end': async (held) => ok(await distributor.patch(url(held), { valid_until: held.extendable_until })),
  'its items': async (held, ticket) => ok(await distributor.put(url(held), { items: [{ ticket_id: ticket, quantity: 3 }] })),
  'its payment': async (held) => ok(await distributor.put(`${url(held)}/pay-details`, { payment_method: 'invoice' })),
  'its release': async (held) => ok(await distributor.delete(url(held))),
  'its booking': async (held) =>
    ok(await distributor.post('/v1/bookings', { reservation_id: held.reservation_id, accepted_gt: true, payment_method: 'invoice' })),
  'its expiry': async (held) => {
    await kit.query("update reservation set valid_until = $2::timestamptz - interval '1 second' where reservation_id = $1", [
      held.reservation_id,
      kit.clock.now(),
    ])
    expect(await releaseExpired(kit.service.ctx)).toBe(1)
  },
  'the withdrawal of its ticket': async (_held, ticket) => {
    ok(await admin.patch(`/v1/tickets/${ticket}`, { ticket_status: 'disabled' }))
    await endWithdrawn(kit.service.ctx)
  },
}
const answers: Record<string, object> = {
  'the acceptance of its supplier': { accept: true },
  'the refusal of its supplier': { accept: false },
}

const without = <T extends object, K extends keyof T>(whole: T, ...names: K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name as K))) as Omit<T, K>

describe('the creation of a hold is in its history', () => {
  test.each([...Object.keys(changes), ...Object.keys(answers)])('before and after %s, the same', async (name) => {
    const isRequest = name in answers
    const ticket = await putOnSale(kit, isRequest ? { stock: 0, ticket_status: 'on_request', backorder_quantity: 5 } : { stock: 5 })
    const held = await hold({ ...order(ticket, 2), notes: 'first', external_reference_id: 'R-1' })
    expect(await stored(held)).toEqual([])
    const before = await past(held)
    expect(before.pagination.total_size).toBe(1)
    const { client_id } = kit.accounts.distributor
    const [creation] = before.history
    expect(creation).toMatchObject({
      created: held.created,
      inactive_since: null,
      created_by: client_id,
      updated_by: client_id,
      impersonator_client_id: null,
      reservation: held,
    })
    expect(new Set(creation?.changed as string[])).toEqual(new Set(Object.keys(held).filter((field) => held[field] !== null)))

    kit.clock.advance({ seconds: 3 })
    if (isRequest) ok(await supplier.post(`/v1/sales/requests/${held.reservation_id}`, answers[name]))
    else await changes[name]?.(held, ticket)
    expect(await stored(held)).toEqual([1, 2])
    const after = await past(held)
    expect(after.history).toHaveLength(2)
    const first = after.history[1] as Entry
    expect(first.inactive_since).toBe(after.history[0]?.created)
    expect(without(first, 'inactive_since', 'reservation')).toEqual(without(creation as Entry, 'inactive_since', 'reservation'))
    // To let a hold expire, its end is moved in the table.
    const moved = name === 'its expiry' ? (['valid_until'] as const) : []
    expect(without(first.reservation, ...moved)).toEqual(without(held, ...moved))
  })

  test('also with every filter, sorting and page', async () => {
    const held = await hold(order(await putOnSale(kit)))
    const count = async (query: string) => (await past(held, query)).history.length
    expect(await count(`?updated_by=${kit.accounts.distributor.client_id}`)).toBe(1)
    expect(await count(`?updated_by=${kit.accounts.admin.client_id}`)).toBe(0)
    expect(await count(`?created=le:${held.created}`)).toBe(1)
    expect(await count(`?created=lt:${held.created}`)).toBe(0)
    expect(await count('?sorting=version')).toBe(1)
    expect(await past(held, '?page=2')).toMatchObject({ history: [], pagination: { total_size: 1 } })
    const file = await distributor.get(`${url(held)}/history`, { accept: 'text/csv' })
    expect(file.text.trim().split('\r\n')).toHaveLength(2)
    expect(file.text).toContain(held.reservation_id)
  })

  test('also for readers at the moment of a change: never without it, and no version twice', async () => {
    const ticket = await putOnSale(kit, { stock: 100 })
    for (let round = 0; round < 10; round++) {
      const held = await hold(order(ticket))
      const change = distributor.patch(url(held), { notes: `round ${round}` })
      const pages = await Promise.all(Array.from({ length: 12 }, () => past(held)))
      ok(await change)
      for (const { history, pagination } of pages) {
        expect(history.at(-1)?.reservation).toEqual(held)
        expect(history.length).toBe(pagination.total_size)
        expect(history.length).toBeLessThanOrEqual(2)
      }
    }
  })

  test('with both names at once if somebody acts as the buyer', async () => {
    const session = await kit.login('admin')
    const { body } = await session.patch<{ access_token: string }>('/v1/login', { target_client_id: kit.accounts.distributor.client_id })
    const acting = caller(kit.url, { authorization: `Bearer ${body.access_token}` })
    const made = await acting.post<Reservation>('/v1/reservations', order(await putOnSale(kit)))
    expect(made.status, made.text).toBe(201)
    expect(await stored(made.body)).toEqual([1])
    expect((await past(made.body)).history).toMatchObject([
      { updated_by: kit.accounts.distributor.client_id, impersonator_client_id: kit.accounts.admin.client_id },
    ])
  })
})

test('a repeated key returns the first answer of a hold that has not changed, and while it changes', async () => {
  const ticket = await putOnSale(kit, { stock: 100 })
  for (let round = 0; round < 10; round++) {
    const [headers, body] = [key(), { ...order(ticket, 2), notes: `"quoted" \\ note,\n${round} 😀` }]
    const first = await distributor.post<Reservation>('/v1/reservations', body, headers)
    const [again, ...others] = await Promise.all([
      distributor.post('/v1/reservations', body, headers),
      distributor.patch(url(first.body), { notes: 'changed' }),
      ...Array.from({ length: 6 }, () => distributor.post('/v1/reservations', body, headers)),
    ])
    for (const one of [again, ...others.slice(1)]) {
      // Two at the same moment: one of them is told that the other is running.
      if (one?.status === 409) continue
      expect({ status: one?.status, text: one?.text }).toEqual({ status: 201, text: first.text })
      expect(one?.headers.get('idempotent-replayed')).toBe('true')
    }
    expect((await distributor.post('/v1/reservations', body, headers)).text).toBe(first.text)
  }
})

describe('while a process of the previous version may run', () => {
  const named = (name: string) => kit.query('update migration set name = $1 where number = 54', [name])

  test('the creation is in the history at once, where that process looks for it', async () => {
    const ticket = await putOnSale(kit, { stock: 20 })
    const early = await hold(order(ticket))
    await named('0054_first_versions')
    try {
      const headers = key()
      const held = await hold(order(ticket), headers)
      expect(await stored(held)).toEqual([1])
      expect((await past(held)).history).toMatchObject([{ reservation: held, inactive_since: null }])
      expect((await distributor.post<Reservation>('/v1/reservations', order(ticket), headers)).body).toEqual(held)
      ok(await distributor.patch(url(held), { notes: 'called' }))
      expect(await stored(held)).toEqual([1, 2])
      ok(await distributor.patch(url(early), { notes: 'called' }))
      expect(await stored(early)).toEqual([1, 2])
    } finally {
      await named('0054_first_versions_contract')
    }
    expect(await stored(await hold(order(ticket)))).toEqual([])
  })
})
