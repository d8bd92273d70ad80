import { describe, expect, test } from 'vitest'
import { countries } from '../../src/lib/countries.js'
import { vatCategories } from '../../src/lib/enums.js'
import { vatRate, vatTable } from '../../src/lib/vat.js'

describe('VAT rates', () => {
  test('include every member of the European Union, and only countries', () => {
    const listed = new Set(Object.keys(vatTable))
    expect(countries.filter((each) => each.eu && !listed.has(each.alpha3))).toEqual([])
    expect([...listed].filter((code) => !countries.some((each) => each.alpha3 === code))).toEqual([])
  })

  test('have periods in order of time, and higher categories are never taxed less', () => {
    for (const [code, periods] of Object.entries(vatTable)) {
      const dates = periods.map((each) => each.valid_from)
      expect(dates, code).toEqual([...new Set(dates)].sort())
      for (const { high, middle, low } of periods) {
        const rates = [high, middle, low].filter((each) => each !== undefined).map(Number)
        expect(rates, code).toEqual([...rates].sort((a, b) => b - a))
        for (const rate of rates) expect(rate, code).toBeLessThanOrEqual(40)
      }
    }
  })

  test('change on the first day of a period, not a day earlier', () => {
    expect(vatRate('CHE', 'high', '2023-12-31')).toBe('7.7')
    expect(vatRate('CHE', 'high', '2024-01-01')).toBe('8.1')
    expect(['2020-06-30', '2020-07-01', '2020-12-31', '2021-01-01'].map((day) => vatRate('DEU', 'low', day))).toEqual(['7', '5', '5', '7'])
    expect(['2025-06-30', '2025-07-01'].map((day) => vatRate('EST', 'high', day))).toEqual(['22', '24'])
  })

  test('of a country without the category are its next higher rate', () => {
    expect(vatRate('DNK', 'low', '2026-01-01')).toBe('25')
    expect(vatRate('NLD', 'middle', '2026-01-01')).toBe('21')
    expect(vatRate('GBR', 'low', '2026-01-01')).toBe('5')
  })

  test('of none and reverse charge are zero in every known country', () => {
    expect(vatRate('FRA', 'none', '2026-01-01')).toBe('0')
    expect(vatRate('FRA', 'rc', '2026-01-01')).toBe('0')
  })

  test('of an unknown country or day are missing, not wrong', () => {
    for (const category of vatCategories) expect(vatRate('ATA', category, '2026-01-01')).toBeUndefined()
    expect(vatRate('FRA', 'high', '1990-01-01')).toBeUndefined()
    expect(vatRate('toString', 'high', '2026-01-01')).toBeUndefined()
  })
})
