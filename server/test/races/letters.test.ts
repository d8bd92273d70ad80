import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { noteNotified } from '../../src/selling/orders/notify.js'
import type { Service } from '../../src/service.js'
import { type Kit, startKit } from '../kit/index.js'
import { withoutLocks } from '../kit/unlocked.js'
import { order, putOnSale } from '../selling/kit.js'

let kit: Kit
beforeAll(async () => {
  kit = await startKit()
})

async function booked(): Promise<string> {
  const { distributor } = kit.as
  const held = await distributor.post<{ reservation_id: string }>('/v1/reservations', order(await putOnSale(kit)))
  const { body } = await distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id: held.body.reservation_id,
    accepted_gt: true,
  })
  return body.bookingorders[0]?.bookingorder_id as string
}

/** Its letter is recorded while another change of the order is about to be committed. Returns the versions in the history. */
async function recordDuringChange({ ctx }: Service, bookingorder_id: string) {
  const recorded = await kit.service.ctx.db.transaction().execute(async (trx) => {
    await sql`update bookingorder set booking_reference = 'changed', version = version + 1 where bookingorder_id = ${bookingorder_id}`.execute(
      trx,
    )
    await sql`insert into history (resource, resource_id, version, at, client_id, changed, snapshot)
      select resource, resource_id, 2, now(), client_id, '{booking_reference}', snapshot || '{"booking_reference": "changed"}'
        from history where resource = 'bookingorder' and resource_id = ${bookingorder_id}`.execute(trx)
    const recording = noteNotified(ctx, [{ bookingorder_ids: [bookingorder_id], status: 'completed' }])
    await expect
      .poll(() => kit.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
      .toHaveLength(1)
    // The change is committed after the record has begun.
    await sql`update history set at = date_trunc('milliseconds', clock_timestamp()) where resource_id = ${bookingorder_id} and version = 2`.execute(
      trx,
    )
    return { recording }
  })
  await recorded.recording
  return kit.query<{ version: number; reference: string | null; letter: string; is_later: boolean | null }>(
    `select version, snapshot ->> 'booking_reference' as reference, snapshot ->> 'notify_client_status' as letter,
            at >= lag(at) over (order by version) as is_later
       from history where resource = 'bookingorder' and resource_id = $1 order by version`,
    [bookingorder_id],
  )
}

test('a letter that is recorded while its order is changed gets the next version, with the change and a later time', async () => {
  const versions = await recordDuringChange(kit.service, await booked())
  expect(versions).toEqual([
    { version: 1, reference: null, letter: 'pending', is_later: null },
    { version: 2, reference: 'changed', letter: 'pending', is_later: true },
    { version: 3, reference: 'changed', letter: 'completed', is_later: true },
  ])
})

test('twin without the lock: the version is missing', async () => {
  const { service } = await withoutLocks(kit)
  expect(await recordDuringChange(service, await booked())).toHaveLength(2)
})
