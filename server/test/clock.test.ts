import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { housekeeping } from '../src/housekeeping.js'
import { createMetrics } from '../src/lib/metrics.js'
import { databaseClock } from '../src/platform/db/clock.js'
import { caller, startKit } from './kit/index.js'
import { order, putOnSale } from './selling/kit.js'

const kit = await startKit()
const days = 86_400_000
afterEach(() => void vi.useRealTimers())

/** The clock of the machine jumps; timers and the monotonic clock do not. */
function jump(millis: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + millis })
}

describe('the time of the database decides, not the time of the machine', () => {
  const memos = `/v1/distributors/${kit.accounts.distributor.distributor_id}/memos`
  const write = (url: string, key: string) =>
    caller(url, { 'x-api-key': kit.accounts.admin.api_key, 'idempotency-key': key }).post(memos, { text: key, scope: 'internal' })

  test('a machine whose clock is 120 days ahead deletes no idempotency key', async () => {
    const { url, service } = await kit.another({}, undefined, 'database')
    expect((await write(url, 'remembered')).status).toBe(201)
    jump(120 * days)
    expect(Math.abs(service.ctx.now().getTime() - Date.now())).toBeGreaterThan(119 * days)
    await housekeeping(service.ctx)
    expect((await write(url, 'remembered')).headers.get('idempotent-replayed')).toBe('true')
  })

  test('twin: with the time of the machine the key is deleted', async () => {
    const { service } = await kit.another({}, undefined, { now: () => new Date(), advance: () => {}, stand: () => {} })
    expect((await write(kit.url, 'forgotten')).status).toBe(201)
    jump(120 * days)
    await housekeeping(service.ctx)
    vi.useRealTimers()
    expect((await write(kit.url, 'forgotten')).headers.get('idempotent-replayed')).toBeNull()
  })

  test('a hold that is made after the clock jumped ends by the time of the database', async () => {
    const { url } = await kit.another({}, undefined, 'database')
    const ticket = await putOnSale(kit)
    jump(-30 * days)
    const distributor = caller(url, { 'x-api-key': kit.accounts.distributor.api_key })
    const { status, body } = await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
    expect(status).toBe(201)
    const found = await kit.query<{ held: boolean }>(
      "select valid_until between clock_timestamp() and clock_timestamp() + interval '1 day' as held from reservation where reservation_id = $1",
      [body.reservation_id],
    )
    expect(found).toEqual([{ held: true }])
  })
})

describe('the difference between both clocks', () => {
  function clockOf(answers: (Date | Error)[]) {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const { clockSkew, registry } = createMetrics()
    const query = async () => {
      const next = answers.length > 1 ? answers.shift() : answers[0]
      if (next instanceof Error) throw next
      return { rows: [{ millis: next?.getTime() }] }
    }
    return { clock: databaseClock({ query }, pino(stream), clockSkew), lines, registry }
  }

  test('is logged once, and is a metric', async () => {
    const { clock, lines, registry } = clockOf([new Date(Date.now() - 10_000)])
    await clock.start()
    clock.stop()
    expect(lines.filter((line) => line.includes('differs from the database'))).toHaveLength(1)
    const [value] = (await registry.getSingleMetric('allotment_clock_skew_seconds')?.get())?.values ?? []
    expect(value?.value).toBeGreaterThan(9)
  })

  test('is not logged when it is small', async () => {
    const { clock, lines } = clockOf([new Date()])
    await clock.start()
    clock.stop()
    expect(lines).toEqual([])
  })

  test('a start that cannot read the time of the database fails, and is repeated', async () => {
    const { clock } = clockOf([new Error('away'), new Date(0)])
    await expect(clock.start()).rejects.toThrow('away')
    await clock.start()
    clock.stop()
    expect(clock.now().getTime()).toBeLessThan(days)
  })
})
