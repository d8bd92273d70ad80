import { toAlpha3 } from '../../lib/countries.js'
import { isDate, wireDate } from '../../lib/time.js'
import type { GuestField } from '../../platform/db/json.js'

export const genders = ['male', 'female', 'other'] as const

/** The normalized value, or an error. The message must not contain the value, which may be a passport number. */
export type Parsed = { value: string | null } | { code: string; message: string }

interface FieldRule {
  /** JSON Schema of the normalized value */
  schema: { description: string; maxLength: number; [keyword: string]: unknown }
  parse?: (text: string, at: Date) => Parsed
}

const text = (description: string, maxLength: number): FieldRule => ({ schema: { description, minLength: 1, maxLength } })

const matching = (description: string, maxLength: number, pattern: string, code: string, message: string): FieldRule => {
  const form = new RegExp(pattern)
  return {
    schema: { description, maxLength, pattern },
    parse: (value) => (form.test(value) ? { value } : { code, message }),
  }
}

const oldestYears = 130

function parseBirth(value: string, at: Date): Parsed {
  if (!isDate(value)) return { code: 'invalid_date', message: 'is not a real date yyyy-mm-dd' }
  const today = wireDate(at)
  const oldest = `${String(Number(today.slice(0, 4)) - oldestYears).padStart(4, '0')}${today.slice(4)}`
  if (value >= today || value < oldest) return { code: 'not_in_past', message: `is not in the past ${oldestYears} years` }
  return { value }
}

/** E.164: a plus sign, the country code, at most 15 digits in total. */
const phone = '^\\+[1-9][0-9]{6,14}$'
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const email = `^${atom}(?:\\.${atom})*@(?:${label}\\.)+[A-Za-z]{2,63}$`
/** A repeated single character is not a passport number. */
const passport = '^(?!(.)\\1+$)[A-Za-z0-9]{5,20}$'

/** All guest fields. Request validation and the published JSON Schemas both use this table. */
export const fieldRules: Record<GuestField, FieldRule> = {
  first_name: text('First name, as in the passport', 100),
  last_name: text('Last name, as in the passport', 100),
  passport_number: matching(
    'Passport number: 5 to 20 letters and digits, not one of them over and over',
    20,
    passport,
    'invalid_passport',
    'must be 5 to 20 letters and digits, and not the same one over and over',
  ),
  contact_email: matching('E-mail address', 254, email, 'invalid_email', 'is not an e-mail address'),
  contact_phone: matching('Phone number in E.164', 16, phone, 'invalid_phone', 'is not a phone number in E.164, such as +31201234567'),
  date_of_birth: { schema: { description: 'Date of birth, yyyy-mm-dd', maxLength: 10, format: 'date' }, parse: parseBirth },
  gender: matching('Gender', 6, `^(?:${genders.join('|')})$`, 'invalid_enum', `must be one of ${genders.join(', ')}`),
  country_of_residence: {
    schema: { description: 'ISO 3166-1 alpha-3 code of the country', maxLength: 3, pattern: '^[A-Z]{3}$' },
    parse(code) {
      const value = toAlpha3(code)
      return value === undefined ? { code: 'unknown_country', message: 'is not an ISO 3166-1 country' } : { value }
    },
  },
  street_name: text('Street and number', 200),
  additional_street_name: text('Second line of the address', 200),
  city: text('City', 100),
  zip: text('Postal code', 20),
  province: text('Province or state', 100),
  supported_team: text('Team the guest supports', 100),
}

/** Blank text is stored as null, and several spaces as one: a name is searched as it is spoken. */
export function parseField(field: GuestField, given: string | null, at: Date): Parsed {
  const value = given?.trim().replace(/\p{Zs}+/gu, ' ') ?? ''
  if (value === '') return { value: null }
  if (/\p{Cc}/u.test(value)) return { code: 'invalid_character', message: 'has a control character in it' }
  const { schema, parse } = fieldRules[field]
  const parsed: Parsed = parse ? parse(value, at) : { value }
  if ('value' in parsed && [...(parsed.value ?? '')].length > schema.maxLength)
    return { code: 'too_long', message: `is longer than ${schema.maxLength} characters` }
  return parsed
}

/** Stored encrypted, shown to few callers, and erased after the event. */
export const sealedFields = ['passport_number', 'date_of_birth'] as const
export type SealedField = (typeof sealedFields)[number]
/** Shown in place of an encrypted value. When it is sent back, the stored value stays unchanged. */
export const storedMark = '***'
export const isSealed = (field: GuestField): field is SealedField => (sealedFields as readonly string[]).includes(field)
