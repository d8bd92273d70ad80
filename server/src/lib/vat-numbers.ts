import { country, toAlpha3 } from './countries.js'
import { type FieldFault, fault, invalid } from './errors.js'

/**
 * The formats of VAT numbers after the two letters of the member state: upper case, without spaces, dots and dashes. They do not show
 * whether a number was ever issued.
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}
const examples: Readonly<Record<string, string>> = { AT: 'ATU12345678', BE: 'BE0123456789', DE: 'DE123456789', NL: 'NL001234567B01' }

/** Greece uses the prefix EL. */
const prefixOf = (alpha3: string): string | undefined => (alpha3 === 'GRC' ? 'EL' : country(alpha3)?.alpha2)
const stateOf = (prefix: string): string | undefined => toAlpha3(prefix === 'EL' ? 'GR' : prefix)

/** Normalises a number: upper case, without separators. */
const plain = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase()

/** The member state (alpha-3) whose prefix the number has. Undefined for other numbers. */
export function vatStateOf(text: string): string | undefined {
  const number = plain(text)
  const prefix = number.slice(0, 2)
  return formats[prefix]?.test(number.slice(2)) ? stateOf(prefix) : undefined
}

const isMember = (code: string): boolean => country(code)?.eu ?? false

/**
 * The stored form of a VAT number, or what is wrong with it. A number with the prefix of a member state must have that state's format, and
 * the number of a party in a member state must have its prefix. Numbers of other countries are not checked.
 */
function oneInput(pointer: string, text: string, of: string | undefined): { number: string } | { fault: FieldFault } {
  const number = plain(text)
  const prefix = number.slice(0, 2)
  const wrong = (state: string): { fault: FieldFault } => ({
    fault: fault(
      pointer,
      'invalid_vat_number',
      `is no VAT number of ${country(state)?.name}${examples[prefix] ? `, such as ${examples[prefix]}` : ''}`,
    ),
  })
  if (formats[prefix]) return vatStateOf(number) === undefined ? wrong(stateOf(prefix) ?? prefix) : { number }
  if (of !== undefined && isMember(of) && /^\d/.test(number))
    return { fault: fault(pointer, 'invalid_vat_number', `must begin with the letters of its state, such as ${prefixOf(of)}`) }
  return { number: text.trim() }
}

interface Numbers {
  vat_number?: string | null | undefined
  foreign_vat_numbers?: Record<string, string> | undefined
}

interface Stored {
  vat_number?: string | null
  foreign_vat_numbers?: Record<string, string>
}

/** The stored form of the VAT numbers that were sent. Refuses invalid ones. `iso_country` is the country of the party. */
export function vatInput(sent: Numbers, iso_country: string | undefined): Stored {
  const faults: FieldFault[] = []
  const read = (pointer: string, text: string, of: string | undefined): string => {
    const result = oneInput(pointer, text, of)
    if ('number' in result) return result.number
    faults.push(result.fault)
    return text
  }
  const stored: Stored = {}
  if (sent.vat_number !== undefined)
    stored.vat_number = sent.vat_number === null || sent.vat_number.trim() === '' ? null : read('/vat_number', sent.vat_number, iso_country)
  if (sent.foreign_vat_numbers !== undefined)
    stored.foreign_vat_numbers = Object.fromEntries(
      Object.entries(sent.foreign_vat_numbers).map(([key, text]) => {
        const pointer = `/foreign_vat_numbers/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
        const number = read(pointer, text, toAlpha3(key))
        const state = vatStateOf(number)
        if (state !== undefined && isMember(key) && toAlpha3(key) !== state)
          faults.push(fault(pointer, 'invalid_vat_number', `is a VAT number of ${country(state)?.name}`))
        return [key, number]
      }),
    )
  if (faults.length > 0) throw invalid(faults)
  return stored
}
