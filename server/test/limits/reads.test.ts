import pg from 'pg'
import { expect, test } from 'vitest'
import { noteNotified } from '../../src/selling/orders/notify.js'
import { caller } from '../kit/caller.js'
import { atEnd } from '../kit/end.js'
import { startKit } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const root = new pg.Client({ ...kit.database, user: 'postgres' })
await root.connect()
atEnd(() => root.end())

interface Reads {
  queryid: string
  query: string
  calls: number
  /** pages that it read on average, from memory or from disk */
  pages: number
}

test('no statement of a purchase reads more when there are more orders, also with a plan from when there were few', async () => {
  const { database, user } = kit.database
  await root.query(`alter role ${user} in database ${database} set pg_stat_statements.track = 'top'`)
  // Its connections count statements, and keep their plans from the first measurement to the second.
  const { url, service, close } = await kit.another()
  const distributor = caller(url, { 'x-api-key': kit.accounts.distributor.api_key })
  const ticket = await putOnSale(kit, { stock: 1_000 })

  async function buy(): Promise<void> {
    const { body: held } = await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
    const path = `/v1/reservations/${held.reservation_id}`
    const guests = [{ first_name: 'Ada', last_name: 'Guest', lead_guest: true }]
    await distributor.post(`${path}/guestdata`, { items: [{ ticket_id: ticket, quantity: 1, guests }] })
    await distributor.put(`${path}/pay-details`, { payment_method: 'invoice' })
    const { body: booking, status } = await distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
      reservation_id: held.reservation_id,
      accepted_gt: true,
    })
    expect(status).toBe(201)
    const bookingorder_id = booking.bookingorders[0]?.bookingorder_id as string
    expect((await distributor.get(`/v1/bookingorders/${bookingorder_id}`)).status).toBe(200)
    await noteNotified(service.ctx, [{ bookingorder_ids: [bookingorder_id], status: 'completed' }])
  }
  const times = async (count: number) => {
    for (let done = 0; done < count; done++) await buy()
  }
  async function reads(): Promise<Reads[]> {
    await root.query('select monitor.pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()))')
    await times(10)
    const { rows } = await root.query<Reads>(
      `select queryid::text, query, calls::int, (shared_blks_hit + shared_blks_read)::float / calls as pages from monitor.pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database()) and calls >= 10`,
    )
    return rows
  }

  await times(20)
  await root.query('analyze')
  await times(5)
  const few = new Map((await reads()).map((one) => [one.queryid, one.pages]))
  await Promise.all(Array.from({ length: 8 }, () => times(25)))
  const many = await reads()
  await close()
  expect(many.length).toBeGreaterThan(20)
  const grown = many.filter(({ queryid, pages }) => pages > 1.5 * (few.get(queryid) ?? 0) + 15)
  expect(grown.map(({ queryid, query, pages }) => `${few.get(queryid)} pages, then ${pages}: ${query}`)).toEqual([])
})
