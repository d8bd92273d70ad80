import { expect, test } from 'vitest'
import { workOnChange, workOnUndo } from '../../src/desk/bulk/work.js'
import { expectProblem, startKit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'
import { offering } from '../tickets/arrange.js'

const kit = await startKit()
const { product_management: pm, supplier, supplier2 } = kit.as
const { place, offer } = offering(kit)
const self = `/v1/suppliers/${kit.accounts.supplier.supplier_id}`

test('a supplier manages its own tickets unless its products are managed by the operator', async () => {
  const where = await place()
  const body = { event_id: where.event_id, category_id: where.category_id, face_value: 9_000, cost_price: 10_000, supplier_quantity: 10 }
  expect((await supplier.get(self)).body).toMatchObject({ selfmanage_products: true })
  const made = await supplier.post<{ ticket_id: string }>('/v1/tickets', body)
  expect(made.status).toBe(201)
  const address = `/v1/tickets/${made.body.ticket_id}`

  expect((await pm.patch(self, { selfmanage_products: false })).status).toBe(200)
  for (const answer of [
    await supplier.post('/v1/tickets', body),
    await supplier.patch(address, { supplier_quantity: 20 }),
    await supplier.patch(address, {}),
    await supplier.delete(address),
  ])
    expect(expectProblem(answer, 'products_managed_by_operator').detail).toContain('operator')
  expect((await supplier.get(address)).body).toMatchObject({ supplier_quantity: 10, deleted: null })
  expect((await supplier.get('/v1/tickets')).status).toBe(200)
  // Resources of others stay unknown to it, and other suppliers are not affected.
  expectProblem(
    await supplier.patch(`/v1/tickets/${await putOnSale(kit, { supplier_id: kit.accounts.supplier2.supplier_id as string })}`, {}),
    'ticket_not_found',
  )
  expect((await supplier2.post('/v1/tickets', body)).status).toBe(201)
  // The operator can continue.
  expect((await pm.patch(address, { supplier_quantity: 20 })).status).toBe(200)
  const { ticket_id } = await offer({ ...where })
  expect((await pm.delete(`/v1/tickets/${ticket_id}`)).status).toBe(204)

  expect((await pm.patch(self, { selfmanage_products: true })).status).toBe(200)
  expect((await supplier.patch(address, { supplier_quantity: 30 })).status).toBe(200)
  expect((await supplier.delete(address)).status).toBe(204)
})

test('nor with a change of many tickets: neither to preview, to apply nor to undo one', async () => {
  const bulk = '/v1/internal/console/bulk'
  const ticket_id = await putOnSale(kit)
  const manages = async (selfmanage_products: boolean) => expect((await pm.patch(self, { selfmanage_products })).status).toBe(200)
  const wanted = { action: 'reprice', ticket_ids: [ticket_id], percent: '10' }
  const preview = () => supplier.post<{ bulk_id: string }>(bulk, wanted)
  const [applied, waiting] = [await preview(), await preview()]
  expect([applied.status, waiting.status]).toEqual([201, 201])
  const of = ({ body }: typeof applied) => `${bulk}/${body.bulk_id}`
  expect((await supplier.post(`${of(applied)}/apply`)).status).toBe(202)
  await workOnChange(kit.service.ctx, applied.body.bulk_id, true)
  const price = async () => (await kit.query('select cost_price from ticket where ticket_id = $1', [ticket_id]))[0]?.cost_price
  expect(await price()).toBe(11_000)

  await manages(false)
  for (const answer of [await preview(), await supplier.post(`${of(waiting)}/apply`), await supplier.post(`${of(applied)}/undo`)])
    expectProblem(answer, 'products_managed_by_operator')
  // One that was ordered before changes nothing any more.
  await workOnChange(kit.service.ctx, waiting.body.bulk_id, true)
  expect(await price()).toBe(11_000)
  expect((await pm.post(bulk, wanted)).status).toBe(201)
  expect((await pm.post(`${of(applied)}/undo`)).status).toBe(202)
  await workOnUndo(kit.service.ctx, applied.body.bulk_id, true)
  expect(await price()).toBe(10_000)
  await manages(true)
})
