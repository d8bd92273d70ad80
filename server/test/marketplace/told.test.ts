import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { startReceiver } from '../kit/receiver.js'
import { buyer } from '../payments/kit.js'
import { putOnSale } from '../selling/kit.js'
import { register } from '../webhooks/kit.js'

const kit = await startKit()
await kit.work()
const [own, other] = [await startReceiver(), await startReceiver()]

test('webhooks and mail about a sale and its cancellation go to its supplier only', async () => {
  const { supplier, supplier2, distributor, support, admin } = kit.as
  await admin.patch(`/v1/suppliers/${kit.accounts.supplier.supplier_id}`, { emails: ['sales@supplier.example'] })
  for (const event_type of ['sale_created', 'sale_cancelled']) {
    await register(supplier, own.url, { event_type })
    await register(supplier2, other.url, { event_type })
  }
  const { id } = await buyer(distributor).book([{ ticket_id: await putOnSale(kit), quantity: 1 }])
  const { body } = await admin.get<{ marketplace_logistic_purchaseorder_id: string }>(`/v1/bookingorders/${id}`)
  expect((await support.put(`/v1/bookingorders/${id}`, { logistic_status: 'cancelled' })).status).toBe(200)
  const heard = () =>
    own.received.map((one) => [one.headers['x-service-event'], (JSON.parse(one.body.toString()) as { resource_id: string }).resource_id])
  await expect.poll(() => heard().length).toBe(2)
  expect(heard().sort()).toEqual([
    ['sale_cancelled', body.marketplace_logistic_purchaseorder_id],
    ['sale_created', body.marketplace_logistic_purchaseorder_id],
  ])
  expect(other.received).toEqual([])
  const letters = () => {
    const folder = join(kit.dataDir, 'mail')
    return readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter((letter) => letter.includes('To: sales@supplier.example'))
  }
  await expect.poll(() => letters().length).toBe(2)
})
