import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { eraseOld } from '../../src/selling/guests/retention.js'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { asks, book, fill, type Guest, type GuestData, hold, putTicket, somebody } from './kit.js'

const key = (kid: string) => `${kid}:${randomBytes(32).toString('base64')}`
const k1 = key('k1')
const k2 = key('k2')
const kit = await startKit({ MASTER_KEYS: k1, RATE_LIMIT_PER_MINUTE: '100000', LOG_LEVEL: 'trace' })
const { distributor, support, supplier } = kit.as

const secrets = { passport_number: 'ZX9081726354', date_of_birth: '1977-07-07' }
const guestsOf = ({ body }: { body: GuestData }): Guest[] => body.items.flatMap((item) => item.guests)
const readings = (guest_id: string | null | undefined) =>
  kit.query<{ client_id: string; impersonator_client_id: string | null; request_id: string; at: Date }>(
    'select client_id, impersonator_client_id, request_id, at from guest_read where guest_id = $1 order by at',
    [guest_id],
  )

test('passport numbers and dates of birth are encrypted in every table, and in no log and no history', async () => {
  const ticket = await putTicket(kit, { event: asks(['passport_number', 'date_of_birth'], 'pre_download') })
  const { reservation_id, guestdata } = await hold(distributor, { [ticket]: 2 })
  const once = { 'idempotency-key': 'guests-1' }
  await distributor.post(guestdata, fill(ticket, somebody(secrets)), once)
  await distributor.post(guestdata, fill(ticket, somebody(secrets)), once)
  expectProblem(
    await distributor.post(guestdata, fill(ticket, somebody({ ...secrets, gender: 'x' })), { 'idempotency-key': 'guests-2' }),
    'validation_failed',
  )
  expectProblem(await distributor.post(guestdata, fill('not-there', somebody(secrets))), 'ticket_not_found')
  expectProblem(await distributor.get(`${guestdata}?sorting=${secrets.passport_number}`), 'invalid_sorting')
  const half = { body: `{"items":[{"passport_number":"${secrets.passport_number}"`, headers: { 'content-type': 'application/json' } }
  expectProblem(await distributor.send('POST', guestdata, half), 'invalid_json')
  const order = await book(distributor, reservation_id)
  await distributor.put(order.guestdata, fill(ticket, somebody(secrets), somebody({ date_of_birth: secrets.date_of_birth })), once)
  for (const as of [distributor, support, supplier]) await as.get(`${order.guestdata}?include_conditions=true`)

  expect(kit.log.length).toBeGreaterThan(10)
  for (const value of Object.values(secrets)) expect(kit.log.join('\n')).not.toContain(value)
  const tables = await kit.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(30)
  for (const { name } of tables) {
    for (const value of Object.values(secrets)) {
      const found = await kit.query(`select from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`, [
        value,
        Buffer.from(value).toString('hex'),
      ])
      expect(found, `${value} in ${name}`).toEqual([])
    }
  }
  expect(await kit.query('select from guest where passport_number is not null')).not.toEqual([])
})

test('each request that shows them is recorded once per guest: client, impersonator, request, time', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 3 })
  const birthday = { date_of_birth: secrets.date_of_birth }
  const made = await distributor.post<GuestData>(guestdata, fill(ticket, somebody(secrets), somebody(birthday), somebody()), {
    'idempotency-key': 'once',
  })
  const [full, born, plain] = guestsOf(made)
  const read = await distributor.get(guestdata)
  const single = await support.get(`${guestdata}/${full?.guest_id}`)
  const again = await distributor.post(guestdata, fill(ticket, ...[]), { 'idempotency-key': 'other' })
  const ids = [made, read, single, again].map((answer) => answer.headers.get('x-request-id'))
  const seen = await readings(full?.guest_id)
  expect(seen.map((row) => row.request_id)).toEqual(ids)
  expect(seen.map((row) => row.client_id)).toEqual(
    [kit.accounts.distributor, kit.accounts.distributor, kit.accounts.support, kit.accounts.distributor].map((one) => one.client_id),
  )
  expect(Math.abs((seen[0]?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
  expect(await readings(born?.guest_id)).toHaveLength(3)
  expect(await readings(plain?.guest_id)).toEqual([])
})

test('a replayed answer and a request under impersonation are recorded too', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 1 })
  const send = () => distributor.post<GuestData>(guestdata, fill(ticket, { last_name: 'Vaz', ...secrets }), { 'idempotency-key': 'again' })
  const [first, second] = [await send(), await send()]
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(second.text).toBe(first.text)
  const admin = await kit.login('admin')
  const { body } = await admin.patch<{ access_token: string }>('/v1/login', { target_client_id: kit.accounts.distributor.client_id })
  const third = await caller(kit.url, { authorization: `Bearer ${body.access_token}` }).get<GuestData>(guestdata)
  expect(guestsOf(third)[0]).toMatchObject(secrets)
  const rows = await readings(guestsOf(first)[0]?.guest_id)
  expect(rows.map(({ request_id, impersonator_client_id }) => [request_id, impersonator_client_id])).toEqual([
    [first.headers.get('x-request-id'), null],
    [second.headers.get('x-request-id'), null],
    [third.headers.get('x-request-id'), kit.accounts.admin.client_id],
  ])
})

test('a supplier that is not shown them has no entry in this record', async () => {
  const ticket = await putTicket(kit)
  const held = await hold(distributor, { [ticket]: 1 })
  const [guest] = guestsOf(await distributor.post<GuestData>(held.guestdata, fill(ticket, somebody(secrets))))
  const { guestdata } = await book(distributor, held.reservation_id)
  expect((await supplier.get(guestdata)).status).toBe(200)
  expect((await readings(guest?.guest_id)).map((row) => row.client_id)).not.toContain(kit.accounts.supplier.client_id)
})

test('when the reading cannot be recorded, nothing is shown', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 1 })
  await distributor.post(guestdata, fill(ticket, somebody(secrets)))
  await kit.query('alter table guest_read rename to guest_read_away')
  const answer = await distributor.get(guestdata)
  await kit.query('alter table guest_read_away rename to guest_read')
  expectProblem(answer, 'internal')
  for (const value of Object.values(secrets)) expect(answer.text).not.toContain(value)
})

test('a new master key decrypts old data and encrypts new data', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 2 })
  const [old] = guestsOf(await distributor.post<GuestData>(guestdata, fill(ticket, somebody(secrets))))
  const rotated = await kit.another({ MASTER_KEYS: `${k2},${k1}` })
  const as = caller(rotated.url, { 'x-api-key': kit.accounts.distributor.api_key })
  expect(guestsOf(await as.get<GuestData>(guestdata))[0]).toMatchObject(secrets)
  await as.post(guestdata, fill(ticket, somebody({ passport_number: 'YY7654321' })))
  await as.put(`${guestdata}/${old?.guest_id}`, { ...old, passport_number: 'YY1234567' })
  const kids = await kit.query<{ passport: string; birth: string | null }>(
    `select convert_from(substr(passport_number, 2, 2), 'UTF8') as passport, convert_from(substr(date_of_birth, 2, 2), 'UTF8') as birth
       from guest where reservation_id = $1 order by slot`,
    [guestdata.split('/')[3]],
  )
  // Unchanged values stay encrypted as they were.
  expect(kids).toEqual([
    { passport: 'k2', birth: 'k1' },
    { passport: 'k2', birth: null },
  ])
  expect(guestsOf(await as.get<GuestData>(guestdata)).map((guest) => guest.passport_number)).toEqual(['YY1234567', 'YY7654321'])
})

test('they are erased ninety days after the event, not before; other fields stay, and nothing counts as missing', async () => {
  const asked = { event: asks(['passport_number', 'date_of_birth'], 'pre_download') }
  const [past, recent, coming] = [await putTicket(kit, asked), await putTicket(kit, asked), await putTicket(kit, asked)]
  const booked = async (ticket: string, ended: string) => {
    const held = await hold(distributor, { [ticket]: 2 })
    await distributor.post(held.guestdata, fill(ticket, somebody(secrets), somebody({ ...secrets, passport_number: 'QQ1234567' })))
    const order = await book(distributor, held.reservation_id)
    await kit.query(
      `update event set date_stop_utc = now() - $2::interval where event_id = (select event_id from ticket where ticket_id = $1)`,
      [ticket, ended],
    )
    return order.guestdata
  }
  const addresses = [await booked(past, '90 days 1 minute'), await booked(recent, '89 days 23 hours'), await booked(coming, '-30 days')]
  expect(await eraseOld(kit.service.ctx)).toBe(2)
  expect(await eraseOld(kit.service.ctx)).toBe(0)
  const read = (address: string) => distributor.get<GuestData>(`${address}?include_conditions=true`)
  const [gone, kept, waiting] = await Promise.all(addresses.map(read))
  for (const guest of guestsOf(gone as { body: GuestData })) {
    expect(guest).toMatchObject({ passport_number: null, date_of_birth: null, last_name: expect.stringMatching(/^Silva/) })
    expect(guest.conditions).toEqual({ passport_number: 'required_pre_download', date_of_birth: 'required_pre_download' })
  }
  for (const answer of [kept, waiting])
    for (const guest of guestsOf(answer as { body: GuestData })) expect(guest.date_of_birth).toBe('1977-07-07')
  const rows = await kit.query<{ erased: Date | null }>(`select erased from guest where ticket_id = $1`, [past])
  expect(rows.map((row) => row.erased)).toEqual([expect.any(Date), expect.any(Date)])
  kit.clock.advance({ days: 1 })
  expect(await eraseOld(kit.service.ctx)).toBe(2)
})

test('a background job erases them', async () => {
  const ticket = await putTicket(kit)
  const { guestdata } = await hold(distributor, { [ticket]: 1 })
  await distributor.post(guestdata, fill(ticket, somebody(secrets)))
  await kit.query(
    `update event set date_stop_utc = now() - interval '1 year' where event_id = (select event_id from ticket where ticket_id = $1)`,
    [ticket],
  )
  await kit.work()
  await kit.service.ctx.db.transaction().execute((trx) => kit.service.ctx.jobs.enqueue(trx, 'retention', [{}]))
  await expect.poll(async () => guestsOf(await distributor.get<GuestData>(guestdata))[0]?.passport_number, { interval: 200 }).toBeNull()
})
