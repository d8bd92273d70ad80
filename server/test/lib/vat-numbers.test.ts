import { expect, test } from 'vitest'
import { countries } from '../../src/lib/countries.js'
import { Problem } from '../../src/lib/errors.js'
import { vatInput, vatStateOf } from '../../src/lib/vat-numbers.js'

/** One of each member state, made up. */
const numbers: Record<string, string> = {
  AUT: 'ATU12345678',
  BEL: 'BE0123456789',
  BGR: 'BG123456789',
  CYP: 'CY12345678X',
  CZE: 'CZ12345678',
  DEU: 'DE123456789',
  DNK: 'DK12345678',
  ESP: 'ESB12345678',
  EST: 'EE123456789',
  FIN: 'FI12345678',
  FRA: 'FRXX123456789',
  GRC: 'EL123456789',
  HRV: 'HR12345678901',
  HUN: 'HU12345678',
  IRL: 'IE1234567WA',
  ITA: 'IT12345678901',
  LTU: 'LT123456789012',
  LUX: 'LU12345678',
  LVA: 'LV12345678901',
  MLT: 'MT12345678',
  NLD: 'NL123456789B01',
  POL: 'PL1234567890',
  PRT: 'PT123456789',
  ROU: 'RO1234567890',
  SVK: 'SK1234567890',
  SVN: 'SI12345678',
  SWE: 'SE123456789001',
}

test('numbers of every member state are accepted, with any spacing', () => {
  expect(Object.keys(numbers).sort()).toEqual(
    countries
      .filter((country) => country.eu)
      .map((country) => country.alpha3)
      .sort(),
  )
  for (const [state, number] of Object.entries(numbers)) {
    expect(vatStateOf(number)).toBe(state)
    const spaced = `${number.slice(0, 2).toLowerCase()} ${number.slice(2, 5)}.${number.slice(5)}`
    expect(vatInput({ vat_number: spaced }, state)).toEqual({ vat_number: number })
    // Too long, and of the right length with a letter in a wrong place.
    for (const wrong of [`${number}99999999999`, `${number.slice(0, 2)}-`])
      expect(() => vatInput({ vat_number: wrong }, state)).toThrow(Problem)
  }
})

test('numbers of other countries are accepted in any form', () => {
  for (const vat_number of ['GB123456789', 'CHE-123.456.789 MWST', 'US12-3456789', 'JP1234567890123']) {
    expect(vatInput({ vat_number }, 'GBR')).toEqual({ vat_number })
    expect(vatStateOf(vat_number)).toBeUndefined()
  }
})

test('a number in a member state starts with the letters of a member state', () => {
  expect(() => vatInput({ vat_number: '123456789' }, 'DEU')).toThrow(/must begin with the letters of its state, such as DE/)
  expect(vatInput({ vat_number: 'GB123456789' }, 'DEU')).toEqual({ vat_number: 'GB123456789' })
})

test('null and blank mean no number, and a foreign number must match its country', () => {
  expect(vatInput({ vat_number: null }, 'NLD')).toEqual({ vat_number: null })
  expect(vatInput({ vat_number: ' ' }, 'NLD')).toEqual({ vat_number: null })
  expect(vatInput({}, 'NLD')).toEqual({})
  expect(vatInput({ foreign_vat_numbers: { BEL: 'BE 0123.456.789', GBR: 'GB 1' } }, 'NLD')).toEqual({
    foreign_vat_numbers: { BEL: 'BE0123456789', GBR: 'GB 1' },
  })
  expect(() => vatInput({ foreign_vat_numbers: { BEL: 'DE123456789' } }, 'NLD')).toThrow(/is a VAT number of Germany/)
  expect(() => vatInput({ foreign_vat_numbers: { BEL: 'BE12' } }, 'NLD')).toThrow(Problem)
})
