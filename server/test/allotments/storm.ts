import { expect } from 'vitest'
import { type Caller, caller, type Kit } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'
import { openDistributor } from './kit.js'

const names = ['one', 'two', 'three', 'four'] as const

export const openBuyers = (kit: Kit) => Promise.all(names.map((name) => openDistributor(kit, name)))
type Buyers = Awaited<ReturnType<typeof openBuyers>>

interface Storm {
  /** the processes that requests are sent to in turn */
  urls: string[]
  count: number
  stock: number
  /** the allotments of the first three distributors; the first may not use free stock */
  given: [number, number, number]
  /** number of concurrent requests */
  width: number
}

/** Concurrent buyers of four distributors, on one ticket with three allotments and some free stock. */
export async function storm(kit: Kit, buyers: Buyers, { urls, count, stock, given, width }: Storm) {
  const ticket = await putOnSale(kit, { stock })
  for (const [index, quantity] of given.entries()) {
    const made = await kit.as.supplier.post('/v1/allotments', {
      ...{ ticket_id: ticket, distributor_id: buyers[index]?.distributor_id, quantity },
      free_stock_too: index > 0,
    })
    expect(made.status, made.text).toBe(201)
  }
  const as = buyers.map(({ key }) => urls.map((url) => caller(url, { 'x-api-key': key })))
  const statuses = new Set<number>()
  const held = names.map(() => 0)
  let next = 0
  const runner = async () => {
    while (next < count) {
      const number = next++
      const by = number % buyers.length
      const one = as[by]?.[Math.floor(number / buyers.length) % urls.length] as Caller
      const { status } = await one.post('/v1/reservations', order(ticket))
      statuses.add(status)
      if (status === 201) held[by] = (held[by] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: width }, runner))
  return { ticket, held, total: held.reduce((sum, one) => sum + one, 0), statuses }
}
