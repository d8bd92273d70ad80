import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { migrate } from '../src/platform/db/migrate.js'
import { caller, startKit } from './kit/index.js'
import { startPgBouncer } from './kit/pgbouncer.js'
import { order, putOnSale, stockOf } from './selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })

describe('behind PgBouncer 1.18, which does not rename prepared statements', async () => {
  const way = await startPgBouncer(kit.database)
  const warnings = () => kit.log.filter((line) => line.includes('does not keep prepared statements apart'))

  /** Concurrent reservations, bookings and reads from two processes, on three connections that are reassigned after every transaction. */
  async function sellOver(services: { url: string }[]): Promise<void> {
    const ticket = await putOnSale(kit, { stock: 16 })
    const callers = services.map(({ url }) => caller(url, { 'x-api-key': kit.accounts.distributor.api_key }))
    const answers = await Promise.all(
      Array.from({ length: 24 }, async (_, i) => {
        const distributor = callers[i % callers.length] ?? callers[0]
        const reserved = await distributor?.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
        if (reserved?.status !== 201) return [reserved?.status, reserved?.body]
        const { reservation_id } = reserved.body
        const booked = await distributor?.post('/v1/bookings', { reservation_id, accepted_gt: true })
        const read = await distributor?.get(`/v1/reservations/${reservation_id}`)
        return [booked?.status, booked?.status === 201 ? read?.status : booked?.body]
      }),
    )
    expect(answers.filter(([first]) => first !== 201 && first !== 409)).toEqual([])
    const sold = answers.filter(([first]) => first === 201)
    expect(sold).toHaveLength(16)
    expect(new Set(sold.map(([, read]) => read))).toEqual(new Set([200]))
    expect(answers.filter(([first]) => first !== 201).map(([first]) => first)).toEqual(Array.from({ length: 8 }, () => 409))
    expect((await stockOf(kit, ticket)).number_of_tickets_sold).toBe(16)
  }

  test('with DATABASE_PREPARE=false everything works without a log line', async () => {
    const settings = { DATABASE_PREPARE: 'false', DATABASE_POOL: '8' }
    await sellOver([await kit.another(settings, way), await kit.another(settings, way)])
    expect(warnings()).toEqual([])
  })

  test('with DATABASE_PREPARE=true this is detected and logged once, no statement is prepared, and everything works', async () => {
    const services = [await kit.another({ DATABASE_POOL: '8' }, way), await kit.another({ DATABASE_POOL: '8' }, way)]
    await sellOver(services)
    expect(warnings()).toHaveLength(2)
    // On the server connections of PgBouncer, which all clients share.
    const [left] = (await services[0]?.service.database.pool.query('select count(*)::int as n from pg_prepared_statements'))?.rows ?? []
    expect(left).toEqual({ n: 0 })
  })

  test('a pg_dump through PgBouncer, which leaves an empty search_path on its connections, makes no request fail', async () => {
    const services = [
      await kit.another({ DATABASE_POOL: '8' }, way),
      await kit.another({ DATABASE_POOL: '8', DATABASE_PREPARE: 'false' }, way),
    ]
    const dump = new pg.Client(way)
    await dump.connect()
    let isSelling = true
    const dumping = (async () => {
      // The first statement of pg_dump on a connection; every transaction gets the next of the three.
      while (isSelling) await dump.query("select pg_catalog.set_config('search_path', '', false)")
    })()
    await sellOver(services)
    isSelling = false
    await dumping
    for (let i = 0; i < 3; i++) await dump.query("select pg_catalog.set_config('search_path', '', false)")
    // A statement that relies on the session finds no table.
    await expect(dump.query('select from ticket limit 1')).rejects.toThrow('relation "ticket" does not exist')
    for (const { url } of [...services, ...services, ...services])
      expect((await caller(url, { 'x-api-key': kit.accounts.distributor.api_key }).get('/v1/reservations')).status).toBe(200)
    // A process that starts afterwards finds its tables too.
    await expect(migrate((await kit.another({}, way)).service.database.pool)).resolves.toBe(0)
    await dump.end()
  })

  test('a direct connection still prepares statements', async () => {
    const { service } = await kit.another()
    const client = await service.database.pool.connect()
    expect(service.database.driver.wireOf(client).prepares).toBe(true)
    client.release()
  })
})
