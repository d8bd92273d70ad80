import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkBackup } from '../src/cli/backup.js'
import { prepareDatabase, type Service } from '../src/service.js'
import { makeAccounts } from './kit/accounts.js'
import { caller, type Kit, startKit } from './kit/index.js'
import { connectAsRoot, restoreCopy, startOwnPostgres } from './kit/own-postgres.js'
import { order, putOnSale, stockOf } from './selling/kit.js'

const kit = await startKit()
const files = await mkdtemp(join(tmpdir(), 'allotment-restore-'))
afterAll(() => rm(files, { recursive: true, force: true }))
/** A kit for helpers of other tests. */
const kitOn = (service: Service, accounts: Kit['accounts']): Kit => ({ service, clock: kit.clock, accounts }) as unknown as Kit

test('a base backup and the archived log restore the database of one second: earlier sales exist, later ones do not, and it can sell again', async () => {
  const own = await startOwnPostgres()
  const live = await kit.another({ DATA_DIR: files }, own.database.connection)
  await prepareDatabase(live.service)
  const accounts = await makeAccounts(live.service)
  const ticket = await putOnSale(kitOn(live.service, accounts), { stock: 10 })
  const sell = async (url: string) => {
    const distributor = caller(url, { 'x-api-key': accounts.distributor.api_key })
    const held = await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
    expect(held.status, held.text).toBe(201)
    const booked = await distributor.post<{ booking_id: string }>('/v1/bookings', {
      reservation_id: held.body.reservation_id,
      accepted_gt: true,
    })
    expect(booked.status, booked.text).toBe(201)
    return booked.body.booking_id
  }
  const beforeBackup = await sell(live.url)
  const copy = await own.copy('restored')
  const afterBackup = await sell(live.url)
  const { rows } = await own.root.query<{ at: string }>('select clock_timestamp()::text as at')
  const tooLate = await sell(live.url)
  const { rows: segments } = await own.root.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await expect
    .poll(async () => (await own.root.query<{ last: string }>('select last_archived_wal as last from pg_stat_archiver')).rows[0]?.last)
    .toBe(segments[0]?.name)

  const restored = await restoreCopy(own, copy, rows[0]?.at ?? '')
  const root = await connectAsRoot(restored)
  afterAll(() => root.end())
  await expect.poll(async () => (await root.query<{ r: boolean }>('select pg_is_in_recovery() as r')).rows[0]?.r).toBe(false)
  const there = await kit.another({ DATA_DIR: files, QUARANTINE: 'true' }, restored.connection)
  const { rows: bookings } = await root.query<{ booking_id: string }>('select booking_id from booking')
  expect(bookings.map((row) => row.booking_id).sort()).toEqual([beforeBackup, afterBackup].sort())
  expect(bookings.map((row) => row.booking_id)).not.toContain(tooLate)
  expect((await checkBackup(there.service.ctx, { restored: true })).filter((one) => one.is !== 'well')).toEqual([])
  expect(await stockOf(kitOn(there.service, accounts), ticket)).toMatchObject({ number_of_tickets_sold: 2, reservations_quantity: 0 })
  await sell(there.url)
  expect(await stockOf(kitOn(there.service, accounts), ticket)).toMatchObject({ number_of_tickets_sold: 3 })
  expect(await stockOf(kitOn(live.service, accounts), ticket)).toMatchObject({ number_of_tickets_sold: 3 })
})
