import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTakeable, largestQuantity, smallestQuantity } from '../../src/catalogue/tickets/rules/quantities.js'

interface Sold {
  flags: string[]
  min_order: number
  left: number
}
interface Rules {
  above: (quantity: number, sold: Sold) => number | undefined
  below: (quantity: number, sold: Sold) => number | undefined
  faultIn: (text: string, sold: Sold) => string | null
}
interface Facts {
  policyInWords: (policy: { until_days_before: number; refund_percent: number }[], begins: Date | null, now: number) => string[]
}
const folder = new URL('../../../console/src/', import.meta.url).pathname
const { above, below, faultIn } = (await import(/* @vite-ignore */ `${folder}ui/quantity/quantities.ts`)) as Rules
const { policyInWords } = (await import(/* @vite-ignore */ `${folder}features/boxoffice/facts.ts`)) as Facts

const flags = ['pairs_only', 'no_single_left', 'package_rate'] as const
const terms = fc.record({
  flags: fc.subarray([...flags]),
  min_order: fc.integer({ min: 1, max: 12 }),
  left: fc.integer({ min: 0, max: 300 }),
})

describe('the quantity field', () => {
  test('takes what the service sells, and steps through it', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 320 }), (sold, quantity) => {
        const isSold = (one: number) => isTakeable(one, sold.left, sold)
        expect(faultIn(String(quantity), sold) === null).toBe(isSold(quantity))
        const all = Array.from({ length: sold.left }, (_, index) => index + 1).filter(isSold)
        expect(above(quantity, sold)).toBe(all.find((one) => one > quantity))
        expect(below(quantity, sold)).toBe(all.findLast((one) => one < quantity) ?? 0)
        expect(above(0, sold)).toBe(smallestQuantity(sold.left, sold))
        expect(below(Number.MAX_SAFE_INTEGER, sold)).toBe(largestQuantity(sold.left, sold))
      }),
    )
  })

  test('says how many can be bought', () => {
    const sold = { flags: [], min_order: 1, left: 86 }
    expect(faultIn('100', sold)).toBe('86 left')
    expect(faultIn('2.5', sold)).toBe('A whole number')
    expect(faultIn('', sold)).toBe(null)
    expect(faultIn('3', { ...sold, flags: ['pairs_only'] })).toBe('Can be bought: 2, 4, 6 … 86')
    expect(faultIn('3', { ...sold, flags: ['pairs_only'], left: 5 })).toBe('Can be bought: 2, 4')
    expect(faultIn('3', { ...sold, left: 0 })).toBe('Sold out')
    const single = { ...sold, flags: ['no_single_left'] }
    expect(faultIn('85', single)).toBe('A single seat would be left over. Can be bought: 84, 86')
    expect(faultIn('1', { ...single, left: 2 })).toBe('A single seat would be left over. Can be bought: 2')
  })
})

describe('the refund of a cancellation in words', () => {
  const policy = [
    { until_days_before: 2, refund_percent: 25 },
    { until_days_before: 30, refund_percent: 50 },
  ]
  const begins = new Date('2025-03-31T18:00:00Z')
  const at = (day: string) => policyInWords(policy, begins, Date.parse(`${day}T12:00:00Z`))

  test('begins with what applies now, and names what is over as over', () => {
    expect(at('2025-02-01')).toEqual([
      expect.stringMatching(/^Now 50% is refunded, until 1 Mar 2025/),
      expect.stringMatching(/^After that 25% is refunded, until 29 Mar 2025/),
    ])
    expect(at('2025-03-10')).toEqual([
      expect.stringMatching(/^Now 25% is refunded, until 29 Mar 2025/),
      expect.stringMatching(/^Over: until 1 Mar 2025.* 50% was refunded\.$/),
    ])
    expect(at('2025-03-30')).toEqual(['No refund any more.', expect.stringMatching(/ 50% was /), expect.stringMatching(/ 25% was /)])
  })

  test('counts days while it is not known when the event begins', () => {
    expect(policyInWords(policy, null, 0)[0]).toBe('Until 30 days before the event 50% is refunded.')
    expect(policyInWords([], begins, 0)).toEqual(['Cannot be returned for money.'])
  })
})
