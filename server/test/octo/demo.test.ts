import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.js'
import { createRandom } from '../../src/lib/random.js'
import { openDemo } from '../kit/demo.js'
import { caller } from '../kit/index.js'
import { type Availability, type Option, type Product, resellerAt } from './kit.js'
import { sessionsOf, tryCalendar, trySession, trySlot } from './promised.js'

const { service, dataDir } = await openDemo()
const app = await buildApp(service.ctx)
service.ctx.ready.current = true
await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(async () => {
  await app.close()
  await service.ctx.jobs.stop()
  await service.close()
})

const credentials = JSON.parse(await readFile(join(dataDir, 'demo-credentials.json'), 'utf8')) as { distributor: { api_key: string } }
const url = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
const shop = resellerAt(url, credentials.distributor.api_key)
const distributor = caller(url, { 'x-api-key': credentials.distributor.api_key })

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const year = { localDateStart: day(0), localDateEnd: day(370) }
const month = { localDateStart: day(0), localDateEnd: day(30) }
const slotsOf = (product: Product, option: Option, within = year): Promise<Availability[]> =>
  shop.availability({ productId: product.id, optionId: option.id, ...within })
const defaultOf = ({ options }: Product): Option => (options.find((option) => option.default) ?? options[0]) as Option

test('the first products can be bought with the default option and up to five adult units', async () => {
  const products = await shop.products()
  const bookable = []
  for (const product of products.slice(0, 6)) {
    const slots = (await slotsOf(product, defaultOf(product), month)).filter((slot) => slot.available)
    if (slots.length > 1) bookable.push({ product, option: defaultOf(product), slots })
  }
  expect(bookable.length).toBeGreaterThan(1)
  expect(bookable[0]?.product.id).toBe(products[0]?.id)
  expect(bookable[0]?.slots.length).toBeGreaterThanOrEqual(6)
  for (const { option, slots } of bookable) {
    expect(option.units[0]?.type).toBe('ADULT')
    expect(option).toMatchObject({ restrictions: { minUnits: 1 }, requiredContactFields: expect.any(Array) })
    for (const slot of slots) expect(slot.maxUnits).toBe(100)
  }
  expect(bookable[0]?.option.requiredContactFields).toEqual([])
})

test('every available slot can be held as described, also after other purchases', async () => {
  const random = createRandom('octo demo')
  const products = await shop.products()
  const sample = random.shuffle(products.flatMap((product) => product.options.map((option) => ({ product, option }))))
  let [available, refused] = [0, 0]
  const trySome = async (count: number) => {
    for (const { product, option } of sample.slice(0, count)) {
      const slots = await slotsOf(product, option)
      await tryCalendar(shop, product, option, slots, year)
      for (const slot of random.shuffle(slots).slice(0, 2)) {
        if (await trySlot(shop, product, option, slot)) available++
        else refused++
      }
    }
  }
  await trySome(30)
  for (const { product, option } of random.shuffle(sample).slice(0, 40)) {
    const slot = (await slotsOf(product, option)).find((one) => one.available)
    if (!slot) continue
    const unitItems = Array.from({ length: Math.min(slot.maxUnits, random.int(1, 20)) }, () => ({ unitId: option.units[0]?.id }))
    // These holds stay, to change what is available. Not every quantity can be held, so a refusal is accepted.
    await shop.as.post('/octo/bookings', { productId: product.id, optionId: option.id, availabilityId: slot.id, unitItems })
  }
  await trySome(15)
  expect(available).toBeGreaterThan(10)
  expect(refused).toBeGreaterThan(0)
})

test('every session of a partner’s product lists what can be booked', async () => {
  const random = createRandom('connect demo')
  const { body } = await distributor.get<{ products: { internalCode: string }[] }>('/v1/partner/products')
  for (const { internalCode } of random.shuffle(body.products).slice(0, 12)) {
    const sessions = await sessionsOf(distributor, internalCode, day(0), day(370))
    expect(sessions.some((session) => session.priceOptions.length > 0)).toBe(true)
    for (const session of random.shuffle(sessions).slice(0, 2)) await trySession(distributor, internalCode, session, [])
  }
})
