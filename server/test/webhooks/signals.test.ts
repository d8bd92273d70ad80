import { expect, test } from 'vitest'
import { signal } from '../../src/platform/db/client.js'
import { onSignal } from '../../src/platform/db/open.js'
import { startDeliveries } from '../../src/platform/deliveries/engine.js'
import { startKit } from '../kit/index.js'
import { startReceiver } from '../kit/receiver.js'
import { register } from './kit.js'

/** A worker that polls so rarely that everything it sends within a test came by a signal. */
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const pollMillis = 3_600_000
const { distributor } = kit.as
const trigger = async (webhook_id: string) =>
  expect((await distributor.post('/v1/webhooks/trigger', { webhook_id })).status).toBeLessThan(300)

/** The connections on which workers listen. */
const listening = () =>
  kit.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'allotment signals' and query ilike 'listen%' and datname = current_database()",
  )
/** As a process that is killed between its commit and its signal. */
const queueSilently = (webhook_id: string, id: string) =>
  kit.query(
    `insert into delivery (delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated)
     values ($2, $1, 'bookingorder_completed', 'r', '{}', now() - interval '1 minute', now(), now())`,
    [webhook_id, id],
  )

test('a transaction that is rolled back sends no signal', async () => {
  const { db } = kit.service.ctx
  let woken = 0
  const stop = onSignal(db, 'deliveries', () => woken++)
  // The signal at its connection.
  await expect.poll(() => woken).toBe(1)
  const failed = db.transaction().execute(async (trx) => {
    await signal(trx, 'deliveries')
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(woken).toBe(1)
  await db.transaction().execute((trx) => signal(trx, 'deliveries'))
  expect(woken).toBe(2)
  stop()
})

test('a worker in the same process sends a new delivery without waiting for its poll', async () => {
  const receiver = await startReceiver()
  const { webhook_id } = await register(distributor, receiver.url)
  const worker = startDeliveries(kit.service.ctx, { pollMillis })
  await trigger(webhook_id)
  expect(await receiver.until(1)).toHaveLength(1)
  await trigger(webhook_id)
  expect(await receiver.until(2)).toHaveLength(2)
  await worker.stop()
  await distributor.delete(`/v1/webhooks/${webhook_id}`)
})

test('a worker in another process does so too', async () => {
  const receiver = await startReceiver()
  const { webhook_id } = await register(distributor, receiver.url)
  const other = await kit.another()
  const worker = startDeliveries(other.service.ctx, { pollMillis })
  await expect.poll(listening).not.toHaveLength(0)
  await trigger(webhook_id)
  expect(await receiver.until(1)).toHaveLength(1)
  await worker.stop()
  await other.close()
  await distributor.delete(`/v1/webhooks/${webhook_id}`)
})

test('deliveries from while its connection was cut are sent when it is connected again', async () => {
  const receiver = await startReceiver()
  const { webhook_id } = await register(distributor, receiver.url)
  const other = await kit.another()
  const worker = startDeliveries(other.service.ctx, { pollMillis })
  await expect.poll(listening).not.toHaveLength(0)
  await queueSilently(webhook_id, 'missed')
  for (const { pid } of await listening()) await kit.query('select pg_terminate_backend($1)', [pid])
  expect(await receiver.until(1)).toHaveLength(1)
  await worker.stop()
  await other.close()
  await distributor.delete(`/v1/webhooks/${webhook_id}`)
})

test('without a signal nothing is lost: the poll finds it', async () => {
  const receiver = await startReceiver()
  const { webhook_id } = await register(distributor, receiver.url)
  const worker = startDeliveries(kit.service.ctx)
  await queueSilently(webhook_id, 'unsignalled')
  expect(await receiver.until(1)).toHaveLength(1)
  await worker.stop()
  await distributor.delete(`/v1/webhooks/${webhook_id}`)
})
