import { expect, test } from 'vitest'
import { brokenAllotments, quantitiesOf } from '../allotments/kit.js'
import { openBuyers, storm } from '../allotments/storm.js'
import { startKit } from '../kit/index.js'
import { freePort, startProcess } from '../kit/process.js'

const buyersAtOnce = Number(process.env.SOAK_BUYERS ?? 5_000)
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error' })
const buyers = await openBuyers(kit)
const urls = await Promise.all(
  Array.from({ length: 4 }, async () => {
    const port = await freePort()
    const settings = { RATE_LIMIT_PER_MINUTE: '1000000', WORKER: 'false', DATABASE_POOL: '6' }
    const process = startProcess(['serve'], { ...kit.env, ...settings, PORT: String(port) })
    await process.until(/is ready/)
    return `http://127.0.0.1:${port}`
  }),
)

test(`${buyersAtOnce} buyers of four distributors over four processes sell exactly the stock, and no distributor takes the allotment of another`, async () => {
  const given: [number, number, number] = [100, 150, 75]
  const { ticket, held, total, statuses } = await storm(kit, buyers, { urls, count: buyersAtOnce, stock: 500, given, width: 256 })
  expect(statuses).toEqual(new Set([201, 409]))
  expect(total).toBe(500)
  expect(held[0]).toBe(given[0])
  for (const [index, quantity] of given.entries()) expect(held[index]).toBeGreaterThanOrEqual(quantity)
  expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 0, allotted_quantity: 0, reservations_quantity: 500 })
  expect(await kit.query(brokenAllotments)).toEqual([])
  process.stderr.write(`\n  held by each: ${held.join(', ')}\n`)
}, 600_000)
