import { beforeEach, expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'
import { type Allotment, acceptQuote, allot } from './kit.js'

const kit = await startKit()
const { admin, distributor, supplier } = kit.as
const inHours = (hours: number) => new Date(kit.clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 19)
const net = (net_rate: number) => ({ kind: 'net', net_rate, currency_code: 'EUR' })
const at = (hours: number) => ({ kind: 'at', at: inHours(hours) })

const lettersOf = async (id: string) =>
  (
    await kit.query<{ data: { to: string; subject: string; text: string } }>(
      `select data from pgboss.job where name = 'mail' and data ->> 'text' like $1 order by created_on, id`,
      [`%Allotment ${id}%`],
    )
  ).map((row) => row.data)
const priceOf = async (ticket: string) => (await distributor.get<{ net_rate: number }>(`/v1/tickets/${ticket}`)).body.net_rate

beforeEach(async () => {
  await kit.query('delete from counted_letter')
})

test.each<[string, () => object]>([
  ['no rate', () => ({ rate: null })],
  ['a higher rate', () => ({ rate: net(9_001) })],
  ['a percentage instead of a price', () => ({ rate: { kind: 'percentage', percentage: 50 } })],
  ['fewer tickets', () => ({ quantity: 5 })],
  ['an earlier release', () => ({ release: at(399) })],
  ['an earlier warning', () => ({ warning_hours: 49 })],
  ['a warning where there was none', () => ({ sell_through_warning: 50 })],
  ['no free stock', () => ({ free_stock_too: false })],
])('an accepted quote is not made worse by its supplier: %s is 403, and nothing changes', async (_name, change) => {
  const { ticket, path } = await acceptQuote(kit)
  const before = (await distributor.get(path)).body
  const { detail } = expectProblem(await supplier.patch(path, change()), 'forbidden')
  expect(detail).toMatch(/an accepted quote.*can only improve it.*for the operator/)
  expect((await distributor.get(path)).body).toEqual(before)
  expect(await priceOf(ticket)).toBe(9_000)
})

test('an accepted quote is not ended by its supplier: 403; the operator can change and end it, and the distributor gets letters', async () => {
  const { ticket, id, path } = await acceptQuote(kit)
  expectProblem(await supplier.delete(path), 'forbidden')
  expect((await distributor.get(path)).body).toMatchObject({ status: 'active', free: 6 })
  const dearer = await admin.patch(path, { rate: null })
  expect(dearer.status, dearer.text).toBe(200)
  expect(await priceOf(ticket)).toBe(10_000)
  expect((await admin.delete(path)).body).toMatchObject({ status: 'ended' })
  const own = (await lettersOf(id)).filter(({ to }) => to === 'distributor@test.example')
  expect(own.map(({ subject }) => subject.replace(/:.*/, ''))).toEqual(['An allotment was changed', 'An allotment was ended'])
  expect(own[0]?.text).toContain('Price: the price of the ticket (before: 90.00 EUR)')
})

test('an accepted quote is improved by its supplier: a lower rate, more tickets, a later release or none, a later warning', async () => {
  const { ticket, path } = await acceptQuote(kit)
  for (const change of [{ rate: net(8_500) }, { quantity: 8 }, { release: at(500) }, { release: { kind: 'none' } }, { warning_hours: 0 }]) {
    const better = await supplier.patch(path, change)
    expect(better.status, better.text).toBe(200)
  }
  expect((await distributor.get<Allotment>(path)).body).toMatchObject({ quantity: 8, free: 8, release_at: null, warning_hours: 0 })
  expect(await priceOf(ticket)).toBe(8_500)
})

test('each change of rate, quantity or release of any allotment is a letter to its distributor, with both values; other changes are none', async () => {
  const ticket = await putOnSale(kit, { stock: 20, net_rate: 10_000 })
  const { allotment_id } = await allot(kit, ticket, 8, { rate: net(9_000) })
  const path = `/v1/allotments/${allotment_id}`
  const told = async () => (await lettersOf(allotment_id)).filter(({ subject }) => subject.startsWith('An allotment was changed'))
  expect((await supplier.patch(path, { warning_hours: 12, quantity: 8 })).status).toBe(200)
  expect(await told()).toEqual([])
  const release = at(100)
  expect((await supplier.patch(path, { quantity: 5, rate: net(9_500), release })).status).toBe(200)
  const letters = await told()
  expect(letters.map(({ to }) => to)).toEqual(['distributor@test.example'])
  expect(letters[0]?.text).toContain('Tickets: 5 (before: 8)')
  expect(letters[0]?.text).toContain('Price: 95.00 EUR (before: 90.00 EUR)')
  expect(letters[0]?.text).toContain(`Release: ${release.at.replace('T', ' ')} UTC (before: none)`)
})
