import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { system } from '../../src/lib/caller.js'
import { createKey } from '../../src/parties/clients/service.js'
import { caller, startKit } from '../kit/index.js'
import { untilSeen } from '../kit/unlocked.js'
import { order, putOnSale } from '../selling/kit.js'

const kit = await startKit()
const somebody = new pg.Client(kit.database)
await somebody.connect()
afterAll(() => somebody.end())

/** Somebody locks these tickets until the work is done. */
async function whileLocked(tickets: string[], work: () => Promise<void>): Promise<void> {
  await somebody.query('begin')
  await somebody.query('select from ticket_stock where ticket_id = any($1) for update', [tickets])
  try {
    await work()
  } finally {
    await somebody.query('rollback')
  }
}
const keyOf = (name: 'distributor' | 'distributor2') => ({ 'x-api-key': kit.accounts[name].api_key })

/** A caller of a further distributor. */
async function another(url: string) {
  const { ctx } = kit.service
  const party = { distributor_name: 'Another', iso_country: 'NLD', default_currency: 'EUR' }
  const { distributor_id } = (await kit.as.admin.post<{ distributor_id: string }>('/v1/distributors', party)).body
  const input = { label: 'Another', scope: 'distributor', distributor_id, roles: [] }
  const { client_id } = (await kit.as.admin.post<{ client_id: string }>('/v1/clients', input)).body
  await kit.query("update client set roles = array_append(roles, 'api') where client_id = $1", [client_id])
  const { api_key } = await ctx.db.transaction().execute((trx) => createKey(ctx, trx, system, client_id, {}))
  return caller(url, { 'x-api-key': api_key })
}

test('reservations of three distributors that wait for locked tickets do not keep the others waiting', async () => {
  const tickets = await Promise.all(Array.from({ length: 3 }, () => putOnSale(kit)))
  const free = await putOnSale(kit)
  const callers = [kit.as.distributor, kit.as.distributor2, await another(kit.url)]
  const other = await another(kit.url)
  const waiting = () => kit.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = $1", [kit.database.database])
  const stuck: ReturnType<typeof other.post>[] = []
  await whileLocked(tickets, async () => {
    // One after the other, so that each has a batch of its own.
    for (const [index, as] of callers.entries()) {
      stuck.push(as.post('/v1/reservations', order(tickets[index] as string)))
      await expect.poll(waiting).toHaveLength(index + 1)
    }
    expect((await other.post('/v1/reservations', order(free))).status).toBe(201)
    expect(await waiting()).toHaveLength(3)
  })
  for (const { status } of await Promise.all(stuck)) expect(status).toBe(201)
})

test('a reservation that shares a batch with one of a locked ticket waits for that ticket once, not twice', async () => {
  const [locked, free] = [await putOnSale(kit), await putOnSale(kit)]
  const { url } = await kit.another({ LOCK_TIMEOUT_MS: '2000' })
  const [first, second] = [caller(url, keyOf('distributor')), caller(url, keyOf('distributor2'))]
  await whileLocked([locked], async () => {
    // Waits for less than twice as long.
    const beside = new pg.Client(kit.database)
    await beside.connect()
    await beside.query("set lock_timeout = '3700ms'")
    const shared = await untilSeen(async () => {
      const before = kit.log.length
      let isWaiting = true
      const waits = beside
        .query('select from ticket_stock where ticket_id = $1 for update', [locked])
        .catch(() => undefined)
        .finally(() => {
          isWaiting = false
        })
      const held = first.post('/v1/reservations', order(locked))
      const answer = await second.post('/v1/reservations', order(free))
      expect(answer.status, answer.text).toBe(201)
      expect(isWaiting).toBe(true)
      expect((await held).status).toBe(503)
      await waits
      return kit.log.slice(before).some((line) => line.includes('a batch of reservations failed'))
    })
    await beside.end()
    expect(shared).toBe(true)
  })
})
