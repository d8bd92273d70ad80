import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries } from '../../src/lib/countries.js'
import { Problem } from '../../src/lib/errors.js'
import { type GuestField, guestFields } from '../../src/platform/db/json.js'
import { fieldRules, parseField } from '../../src/selling/guests/fields.js'
import { isOneNameForAll, isPlaceholder } from '../../src/selling/guests/placeholders.js'
import { assign, type GuestRow, type Line } from '../../src/selling/guests/slots.js'
import { runs } from '../kit/runs.js'

const at = new Date('2026-11-15T12:00:00Z')
const outcome = (field: GuestField, text: string | null) => {
  const parsed = parseField(field, text, at)
  return 'value' in parsed ? parsed.value : `refused: ${parsed.code}`
}

test.each<[GuestField, string, string | null]>([
  ['first_name', '  Zoë ', 'Zoë'],
  ['first_name', '', null],
  ['first_name', ' \t', null],
  ['last_name', 'O\u2019Neill-Švec', 'O\u2019Neill-Švec'],
  ['last_name', ' van   den\u00a0Berg', 'van den Berg'],
  ['last_name', 'a\nb', 'refused: invalid_character'],
  ['last_name', 'é'.repeat(100), 'é'.repeat(100)],
  ['last_name', 'é'.repeat(101), 'refused: too_long'],
  ['passport_number', 'NX1234567', 'NX1234567'],
  ['passport_number', 'AB12', 'refused: invalid_passport'],
  ['passport_number', 'AB 123456', 'refused: invalid_passport'],
  ['passport_number', '0000000', 'refused: invalid_passport'],
  ['passport_number', '12'.repeat(11), 'refused: invalid_passport'],
  ['contact_email', 'a.b+c@mail.guest.example', 'a.b+c@mail.guest.example'],
  ['contact_email', 'a@b', 'refused: invalid_email'],
  ['contact_email', 'a@@b.example', 'refused: invalid_email'],
  ['contact_email', '.a@b.example', 'refused: invalid_email'],
  ['contact_email', `${'a'.repeat(250)}@b.example`, 'refused: too_long'],
  ['contact_phone', '+351211234567', '+351211234567'],
  ['contact_phone', '00351211234567', 'refused: invalid_phone'],
  ['contact_phone', '0612345678', 'refused: invalid_phone'],
  ['contact_phone', '+0612345678', 'refused: invalid_phone'],
  ['contact_phone', '+1234567890123456', 'refused: invalid_phone'],
  ['date_of_birth', '1990-05-31', '1990-05-31'],
  ['date_of_birth', '1990-02-31', 'refused: invalid_date'],
  ['date_of_birth', '31-05-1990', 'refused: invalid_date'],
  ['date_of_birth', '2026-11-14', '2026-11-14'],
  ['date_of_birth', '2026-11-15', 'refused: not_in_past'],
  ['date_of_birth', '1896-11-15', '1896-11-15'],
  ['date_of_birth', '1896-11-14', 'refused: not_in_past'],
  ['gender', 'other', 'other'],
  ['gender', 'Male', 'refused: invalid_enum'],
  ['country_of_residence', 'pt', 'PRT'],
  ['country_of_residence', 'PRT', 'PRT'],
  ['country_of_residence', 'XX', 'refused: unknown_country'],
])('%s %j is stored as %j', (field, given, expected) => {
  expect(outcome(field, given)).toBe(expected)
})

test('accepted values are valid under the published schema, are stored as they are read, and no error repeats a value', () => {
  const ajv = formats.default(new Ajv2020({ strict: false }))
  const checks = new Map(guestFields.map((field) => [field, ajv.compile({ type: 'string', ...fieldRules[field].schema })]))
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ maxLength: 250 }),
    fc.stringMatching(/^\+?[0-9]{4,17}$/),
    fc.stringMatching(/^[a-zA-Z0-9]{3,22}$/),
    fc.stringMatching(/^[12][0-9]{3}-[01][0-9]-[0-3][0-9]$/),
    fc.emailAddress(),
    fc.constantFrom(...countries.flatMap(({ alpha2, alpha3 }) => [alpha2, alpha3.toLowerCase()])),
  )
  fc.assert(
    fc.property(fc.constantFrom(...guestFields), text, (field, given) => {
      const parsed = parseField(field, given, at)
      if (!('value' in parsed)) {
        if (given.trim().length > 4) expect(parsed.message).not.toContain(given.trim())
        return
      }
      if (parsed.value === null) expect(given.trim()).toBe('')
      else expect(checks.get(field)?.(parsed.value), `${field} ${parsed.value}`).toBe(true)
      expect(parseField(field, parsed.value, at)).toEqual(parsed)
    }),
    runs(2000),
  )
})

test('a passport number of one repeated character is refused with this reason', () => {
  expect(parseField('passport_number', '11111', at)).toMatchObject({ message: expect.stringContaining('not the same one over and over') })
})

describe('placeholders', () => {
  test.each([
    'TBA',
    't.b.a.',
    'tbc',
    'N/A',
    'n.a.',
    'xxx',
    'XX',
    'x',
    'aaaa',
    'Zzz',
    '-',
    '...',
    '?',
    '123',
    'Guest 2',
    'guest3',
    'First name',
    'unknown',
    'To be announced',
  ])('%j is a placeholder', (name) => expect(isPlaceholder(name)).toBe(true))
  test.each([
    'Na',
    'Null',
    'Guest',
    'Aa',
    'Oo',
    'O',
    'J.',
    'Xi',
    'Xu',
    'Li',
    'Anna',
    'Ebb',
    'Tester',
    '山田',
    'Иван',
    'محمد',
    'Nguyễn',
    'd\u2019Arc',
    'Ng',
    'Bob',
  ])('%j is a real name', (name) => expect(isPlaceholder(name)).toBe(false))

  const named = (first_name: string | null, last_name: string | null, more: { date_of_birth?: string } = {}) => ({
    first_name,
    last_name,
    passport_number: null,
    date_of_birth: more.date_of_birth ?? null,
  })
  test('the same name for all guests is a placeholder, unless each has a passport number', () => {
    expect(isOneNameForAll([named('Ana', 'Reis')])).toBe(false)
    expect(isOneNameForAll([named('Ana', 'Reis'), named('ANA', 'Réis')])).toBe(true)
    expect(isOneNameForAll([named('Ana', 'Reis'), named(null, null), named('Ana', 'Reis')])).toBe(true)
    expect(isOneNameForAll([named('Ana', 'Reis'), named('Rui', 'Reis')])).toBe(false)
    const papers = { date_of_birth: '1990-01-01' }
    expect(isOneNameForAll([named('Ana', 'Reis', papers), named('Ana', 'Reis', papers)])).toBe(false)
    expect(isOneNameForAll([named('Ana', 'Reis', papers), named('Ana', 'Reis')])).toBe(true)
  })
})

test('no slot gets two guests, no guest loses its slot, and a guest without a free slot is refused', () => {
  const line: fc.Arbitrary<Line> = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }).map((filled) => ({
    ticket_id: 't',
    slots: filled.map((isFilled, index) => ({
      ticket_id: 't',
      slot: index + 1,
      orderitem_id: null,
      guest: isFilled ? ({ guest_id: `g${index + 1}` } as GuestRow) : null,
    })),
  }))
  const asks = fc.array(fc.record({ id: fc.option(fc.integer({ min: 1, max: 8 })), isBlank: fc.boolean() }), { maxLength: 10 })
  fc.assert(
    fc.property(line, asks, fc.boolean(), ({ ticket_id, slots }, given, whole) => {
      const asked = given.map(({ id, isBlank }, index) => ({
        pointer: `/items/0/guests/${index}`,
        guest_id: id === null ? null : `g${id}`,
        isBlank: id === null && isBlank,
      }))
      const ids = asked.flatMap(({ guest_id }) => guest_id ?? [])
      const known = slots.flatMap(({ guest }) => guest?.guest_id ?? [])
      const fresh = asked.filter(({ guest_id }) => guest_id === null).length
      const free = slots.filter(({ guest }) => (whole ? !ids.includes(guest?.guest_id ?? '') : guest === null)).length
      const isGood = ids.every((id) => known.includes(id)) && new Set(ids).size === ids.length && fresh <= free
      let placed: ReturnType<typeof assign<(typeof asked)[number]>>
      try {
        placed = assign(asked, { ticket_id, slots }, whole)
      } catch (error) {
        expect(error).toBeInstanceOf(Problem)
        expect(isGood).toBe(false)
        return
      }
      expect(isGood).toBe(true)
      expect(new Set(placed.values()).size).toBe(placed.size)
      for (const [one, slot] of placed) {
        if (one.guest_id !== null) expect(slot.guest?.guest_id).toBe(one.guest_id)
        else if (!whole) expect(slot.guest).toBeNull()
      }
      expect(placed.size).toBe(asked.filter((one) => !one.isBlank).length)
      // A complete list without ids is stored as it was sent.
      if (whole && ids.length === 0) for (const [one, slot] of placed) expect(slot.slot).toBe(asked.indexOf(one) + 1)
    }),
    runs(2000),
  )
})
