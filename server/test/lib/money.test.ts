import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyCodes, exponentOf, isCurrency } from '../../src/lib/currencies.js'
import { convert, divideHalfUp, formatMinor, parseMinor, percentOf, type Rates, shownIn, vatInside } from '../../src/lib/money.js'

const rates: Rates = { USD: '1.0842', GBP: '0.85315', JPY: '163.27', BHD: '0.40871', CHF: '0.9431', HUF: '401.33' }
const currency = fc.constantFrom('EUR', ...Object.keys(rates))
const anyCurrency = fc.constantFrom(...currencyCodes)
const amount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
const percent = fc
  .integer({ min: 0, max: 100_0000 })
  .map((units) => `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`)

/** True if `result` is `over / under` rounded half up; independent of the tested code. */
function isHalfUp(result: bigint, over: bigint, under: bigint): boolean {
  const size = (number: bigint) => (number < 0n ? -number : number)
  const twiceOff = size(over - result * under) * 2n
  return twiceOff < under || (twiceOff === under && size(result * under) > size(over))
}

describe('currencies', () => {
  test('have minor units with 0, 2 or 3 decimals', () => {
    expect(new Set(currencyCodes.map(exponentOf))).toEqual(new Set([0, 2, 3]))
    expect(['JPY', 'KRW', 'ISK', 'XOF'].map(exponentOf)).toEqual([0, 0, 0, 0])
    expect(['BHD', 'KWD', 'TND', 'OMR'].map(exponentOf)).toEqual([3, 3, 3, 3])
    expect(['EUR', 'HUF', 'MGA'].map(exponentOf)).toEqual([2, 2, 2])
  })

  test('do not include withdrawn codes, or codes that are no money', () => {
    for (const code of ['HRK', 'BGN', 'SLL', 'ANG', 'XAU', 'XXX', 'CLF', 'eur', '']) expect(isCurrency(code), code).toBe(false)
  })

  test('are listed once each, and the runtime knows all of them', () => {
    expect(new Set(currencyCodes).size).toBe(currencyCodes.length)
    const newerThanSomeRuntimes = new Set(['VED', 'XCG', 'ZWG'])
    const known = new Set(Intl.supportedValuesOf('currency'))
    expect(currencyCodes.filter((code) => !known.has(code) && !newerThanSomeRuntimes.has(code))).toEqual([])
  })
})

describe('rounding', () => {
  test('a half is rounded away from zero, so that a credit equals its charge', () => {
    expect([5n, 15n, 25n, -5n, -15n, -25n].map((n) => divideHalfUp(n, 10n))).toEqual([1n, 2n, 3n, -1n, -2n, -3n])
    expect([26n, -26n, 24n, -24n].map((n) => divideHalfUp(n, 10n))).toEqual([3n, -3n, 2n, -2n])
  })

  test('any fraction is rounded to its nearest integer, ties away from zero', () => {
    const divisor = fc.bigInt({ min: 1n, max: 10n ** 20n })
    fc.assert(fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), divisor, (n, d) => isHalfUp(divideHalfUp(n, d), n, d)))
  })
})

describe('convert', () => {
  test('uses the euro as base, exact rates, and the decimals of each currency', () => {
    expect(convert(10_000, 'EUR', 'USD', rates)).toBe(10_842)
    expect(convert(10_000, 'EUR', 'JPY', rates)).toBe(16_327)
    expect(convert(10_000, 'EUR', 'BHD', rates)).toBe(40_871)
    expect(convert(16_327, 'JPY', 'EUR', rates)).toBe(10_000)
    expect(convert(1_000, 'BHD', 'JPY', rates)).toBe(399)
  })

  test('is exact where floating point is not', () => {
    expect(convert(9_007_199_254_740_991, 'EUR', 'USD', { USD: '1.000' })).toBe(9_007_199_254_740_991)
    expect(convert(105, 'EUR', 'USD', { USD: '1.1' })).toBe(116)
    expect(convert(115, 'EUR', 'USD', { USD: '1.1' })).toBe(127)
    expect(convert(45, 'EUR', 'USD', { USD: '1.1' })).toBe(50)
  })

  test('rounds once: the result is the exact quotient, half up', () => {
    const unit = (code: string) => {
      const [whole = '', fraction = ''] = (rates[code] ?? '1').split('.')
      return BigInt(whole + fraction.padEnd(10, '0')) * 10n ** BigInt(exponentOf(code) ?? 0)
    }
    fc.assert(
      fc.property(amount, currency, currency, (value, from, to) =>
        isHalfUp(BigInt(convert(value, from, to, rates)), BigInt(value) * unit(to), unit(from)),
      ),
    )
  })

  test('is symmetric around zero and keeps the order of amounts', () => {
    fc.assert(
      fc.property(amount, amount, currency, currency, (a, b, from, to) => {
        expect(convert(-a, from, to, rates) + convert(a, from, to, rates)).toBe(0)
        if (a <= b) expect(convert(a, from, to, rates)).toBeLessThanOrEqual(convert(b, from, to, rates))
      }),
    )
  })

  test('needs no rate for the same currency', () => {
    expect(convert(123, 'XPF', 'XPF', {})).toBe(123)
  })

  test('names an unknown currency, and a known currency without a rate', () => {
    const code = (action: () => unknown) => {
      try {
        return action()
      } catch (error) {
        return (error as { code?: string }).code
      }
    }
    expect(code(() => convert(1, 'EUR', 'ABC', rates))).toBe('unknown_currency')
    expect(code(() => convert(1, 'ABC', 'ABC', rates))).toBe('unknown_currency')
    expect(code(() => convert(1, 'EUR', 'SEK', rates))).toBe('no_fx_rate')
    expect(code(() => convert(1, 'EUR', 'USD', { USD: '0' }))).toBe('no_fx_rate')
    expect(code(() => convert(1, 'EUR', 'USD', { USD: '1,08' }))).toBe('no_fx_rate')
  })

  test('refuses a fraction of a minor unit, and a result beyond the exact integers', () => {
    expect(() => convert(1.5, 'EUR', 'USD', rates)).toThrow(RangeError)
    expect(() => convert(Number.MAX_SAFE_INTEGER, 'EUR', 'JPY', { JPY: '200' })).toThrow(
      expect.objectContaining({ code: 'amount_too_large' }),
    )
    expect(shownIn('JPY', Number.MAX_SAFE_INTEGER, 'EUR', { JPY: '200' })).toBeNull()
  })
})

describe('percentages and VAT', () => {
  test('percentOf takes text or a number and rounds half up', () => {
    expect(percentOf(1250, '12.5')).toBe(156)
    expect(percentOf(50, 1)).toBe(1)
    expect(percentOf(150, '1')).toBe(2)
    expect(percentOf(250, 1)).toBe(3)
    expect(percentOf(-1250, 12.5)).toBe(-156)
    expect(percentOf(10_000, '0.0001')).toBe(0)
    expect(percentOf(1_000_000, '0.0001')).toBe(1)
  })

  test('more than four decimals, or text that is no number, is refused', () => {
    for (const bad of ['1.00001', 'x', '', '1e3', ' 5', 0.1 + 0.2]) expect(() => percentOf(100, bad), String(bad)).toThrow(RangeError)
    expect(percentOf(100, '5.00000')).toBe(5)
  })

  test('percentOf is the exact share, half up', () => {
    fc.assert(
      fc.property(amount, percent, (value, rate) =>
        isHalfUp(BigInt(percentOf(value, rate)), BigInt(value) * BigInt(rate.replace('.', '')), 1_000_000n),
      ),
    )
  })

  test('the VAT included in a gross price equals the VAT added to the net price', () => {
    expect(vatInside(12_100, '21')).toBe(2_100)
    expect(vatInside(10_550, 5.5)).toBe(550)
    expect(vatInside(999, '0')).toBe(0)
    fc.assert(
      fc.property(amount, fc.constantFrom('0', '5', '5.5', '9', '19', '21', '25.5'), (net, rate) => {
        const gross = net + percentOf(net, rate)
        // Net and tax are each rounded by at most half a unit.
        expect(Math.abs(gross - vatInside(gross, rate) - net)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('decimals for feeds', () => {
  test('have exactly the decimals of the currency', () => {
    expect(formatMinor(29_900, 'EUR')).toBe('299.00')
    expect(formatMinor(-5, 'EUR')).toBe('-0.05')
    expect(formatMinor(1_234, 'JPY')).toBe('1234')
    expect(formatMinor(0, 'KWD')).toBe('0.000')
    expect(() => formatMinor(1, 'ABC')).toThrow('ABC')
  })

  test('are read without loss, or refused', () => {
    expect(parseMinor('299', 'EUR')).toBe(29_900)
    expect(parseMinor('299.5', 'EUR')).toBe(29_950)
    expect(parseMinor('0.070', 'EUR')).toBe(7)
    expect(parseMinor('12.345', 'BHD')).toBe(12_345)
    for (const bad of ['12.345', '1,50', '.5', '5.', '+1', '1e2', '', ' 1', '99999999999999999']) {
      expect(parseMinor(bad, 'EUR'), bad).toBeUndefined()
    }
  })

  test('return the same amount when written and read', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), anyCurrency, (value, code) => parseMinor(formatMinor(value, code), code) === value))
  })
})
