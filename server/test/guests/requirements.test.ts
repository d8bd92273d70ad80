import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serviceCheckouts } from '../../src/lib/enums.js'
import { type GuestDataRequirement, type GuestField, guestFields } from '../../src/platform/db/json.js'
import { slotSchema } from '../../src/selling/guests/json-schema.js'
import {
  conditionsOf,
  emptyGuest,
  type Known,
  needsOf,
  type Rules,
  resolved,
  rulesOf,
  type TicketTerms,
  unmet,
} from '../../src/selling/guests/requirements.js'
import { runs } from '../kit/runs.js'

const ajv = formats.default(new Ajv2020({ strict: false }))
const countries = ['NLD', 'GBR', 'PRT', 'ESP']
const stages = ['pre_checkout', 'pre_download', 'optional'] as const
const rank = { pre_checkout: 2, pre_download: 1, optional: 0 }

const someCountries = fc.uniqueArray(fc.constantFrom(...countries), { minLength: 1 })
const requirement: fc.Arbitrary<GuestDataRequirement> = fc
  .record({
    field: fc.constantFrom(...guestFields),
    scope: fc.constantFrom('lead_guest' as const, 'all_persons' as const),
    stage: fc.constantFrom(...stages),
    countries: fc.option(
      fc.oneof(
        someCountries.map((list) => ({ in: list })),
        someCountries.map((list) => ({ not_in: list })),
      ),
    ),
  })
  .map(({ countries: limit, ...rest }) => (limit === null ? rest : { ...rest, countries: limit }))
const level = fc.array(requirement, { maxLength: 8 })
const levels = fc.record({ service_checkout: fc.constantFrom(...serviceCheckouts), event: level, category: level, ticket: level })
const terms = (given: Partial<TicketTerms> = {}): TicketTerms => ({
  service_checkout: 'none',
  event: [],
  category: [],
  ticket: [],
  flags: [],
  visitors: [],
  countries_enabled: [],
  countries_disabled: [],
  ...given,
})

/** A valid value for every field. */
const good: Record<GuestField, string> = {
  first_name: 'Joana',
  last_name: 'Almeida',
  passport_number: 'P1234567',
  contact_email: 'joana@guest.example',
  contact_phone: '+351211234567',
  date_of_birth: '1990-05-31',
  gender: 'female',
  country_of_residence: 'PRT',
  street_name: 'Rua Augusta 1',
  additional_street_name: 'B',
  city: 'Lisboa',
  zip: '1100-048',
  province: 'Lisboa',
  supported_team: 'Benfica',
}
const country = fc.option(fc.constantFrom(...countries))
/** A guest with some known fields. */
const guest: fc.Arbitrary<Known> = fc.tuple(fc.subarray([...guestFields]), country).map(([fields, from]) => ({
  ...emptyGuest,
  ...Object.fromEntries(fields.map((field) => [field, good[field]])),
  country_of_residence: from,
}))

/** The rule in other words: the first of ticket, category and event that names the field decides; for names then the supplier. */
function neededAt(given: TicketTerms, field: GuestField, lead: boolean, from: string | null): GuestDataRequirement['stage'] | undefined {
  const speaking = [given.ticket, given.category, given.event].find((list) => list.some((one) => one.field === field))
  if (!speaking) {
    const isWanted = { none: false, lead_guest: lead, all_guests: true }[given.service_checkout]
    return isWanted && (field === 'first_name' || field === 'last_name') ? 'pre_checkout' : undefined
  }
  const applying = speaking.filter((one) => {
    if (one.field !== field || (one.scope === 'lead_guest' && !lead)) return false
    if (!one.countries) return true
    return 'in' in one.countries ? from !== null && one.countries.in.includes(from) : from === null || !one.countries.not_in.includes(from)
  })
  return applying.map((one) => one.stage).sort((a, b) => rank[b] - rank[a])[0]
}

test('for each field the nearest level decides, and of its stages the earliest one', () => {
  fc.assert(
    fc.property(levels, fc.boolean(), country, (given, lead, from) => {
      const needs = needsOf(rulesOf(terms(given)).requirements, lead, from)
      for (const field of guestFields.filter((name) => name !== 'country_of_residence'))
        expect(needs.get(field), field).toBe(neededAt(terms(given), field, lead, from))
    }),
    runs(500),
  )
})

test('a requirement that depends on the country makes the country required at the same stage', () => {
  fc.assert(
    fc.property(levels, fc.boolean(), (given, lead) => {
      const { requirements } = rulesOf(terms(given))
      const needs = needsOf(requirements, lead, null)
      for (const one of requirements.filter((each) => each.countries && (lead || each.scope === 'all_persons')))
        expect(rank[needs.get('country_of_residence') ?? 'optional']).toBeGreaterThanOrEqual(rank[one.stage])
    }),
    runs(500),
  )
})

test('exactly the missing pre_checkout fields of a guest prevent the booking', () => {
  fc.assert(
    fc.property(levels, fc.boolean(), guest, (given, lead, known) => {
      const rules = rulesOf(terms(given))
      const needs = needsOf(rules.requirements, lead, known.country_of_residence)
      const conditions = conditionsOf(rules, needs, known, false)
      const missing = guestFields.filter((field) => needs.get(field) === 'pre_checkout' && known[field] === null)
      expect(unmet(conditions, needs, 'pre_checkout').sort()).toEqual(missing.sort())
      const before = guestFields.filter((field) => needs.has(field) && needs.get(field) !== 'optional' && known[field] === null)
      expect(unmet(conditions, needs, 'pre_download').sort()).toEqual(before.sort())
      expect([...conditions.keys()].sort()).toEqual([...needs.keys()].sort())
    }),
    runs(500),
  )
})

test('the JSON Schema of a slot accepts exactly the guests that may be booked', () => {
  fc.assert(
    fc.property(levels, fc.boolean(), guest, (given, lead, known) => {
      const { requirements } = rulesOf(terms(given))
      const { erased: _erased, ...sent } = known
      const needs = needsOf(requirements, lead, known.country_of_residence)
      const complete = guestFields.every((field) => needs.get(field) !== 'pre_checkout' || known[field] !== null)
      const schema = slotSchema(requirements, lead)
      expect(ajv.validateSchema(schema)).toBe(true)
      expect(ajv.compile(schema)(sent)).toBe(complete)
      // For a known country the schema has no conditions, and the same result.
      if (known.country_of_residence === null) return
      const plain = slotSchema(resolved(requirements, known.country_of_residence), lead)
      expect(plain.allOf).toBeUndefined()
      expect(ajv.compile(plain)(sent)).toBe(complete)
      // A schema for residents of one country accepts no guest of another country.
      for (const hint of countries) {
        const hinted = slotSchema(resolved(requirements, hint), lead, hint)
        expect(ajv.compile(hinted)(sent)).toBe(complete && hint === known.country_of_residence)
      }
    }),
    runs(100),
  )
})

const judged = (rules: Rules, known: Partial<Known>, oneName = false) => {
  const whole = { ...emptyGuest, ...known }
  const needs = needsOf(rules.requirements, true, whole.country_of_residence)
  const conditions = conditionsOf(rules, needs, whole, oneName)
  return { conditions: Object.fromEntries(conditions), unmet: unmet(conditions, needs, 'pre_checkout') }
}

describe('a ticket with the flag no_away_fans', () => {
  const rules = rulesOf(terms({ flags: ['no_away_fans'], visitors: ['Atlético de Madrid', 'ATM'] }))

  test('requires the supported team of every guest before checkout', () => {
    expect(rules.requirements).toEqual([{ field: 'supported_team', scope: 'all_persons', stage: 'pre_checkout' }])
    expect(judged(rules, {})).toEqual({ conditions: { supported_team: 'missing' }, unmet: ['supported_team'] })
  })

  test.each(['Atlético de Madrid', 'ATLETICO DE MADRID', 'atletico-de-madrid', ' Atle\u0301tico  de Madrid', 'atm', 'ATM'])(
    'refuses %j',
    (supported_team) => {
      expect(judged(rules, { supported_team })).toEqual({ conditions: { supported_team: 'invalid:away_fan' }, unmet: ['supported_team'] })
    },
  )

  test.each(['Benfica', 'Real Madrid', 'none', 'Atlético Mineiro'])('accepts %j', (supported_team) => {
    expect(judged(rules, { supported_team })).toEqual({ conditions: { supported_team: 'required_pre_checkout' }, unmet: [] })
  })

  test('requires no team when the event has no away team, as in a race', () => {
    expect(rulesOf(terms({ flags: ['no_away_fans'] })).requirements).toEqual([])
  })

  test('without the flag the supported team is ignored', () => {
    expect(judged(rulesOf(terms({ visitors: ['Atlético de Madrid'] })), { supported_team: 'Atlético de Madrid' }).conditions).toEqual({})
  })
})

test('a resident of a country in countries_disabled is refused; countries_enabled overrides countries_disabled', () => {
  const closed = rulesOf(terms({ countries_disabled: ['GBR'] }))
  expect(judged(closed, { country_of_residence: 'GBR' })).toEqual({
    conditions: { country_of_residence: 'invalid:country_not_allowed' },
    unmet: ['country_of_residence'],
  })
  expect(judged(closed, { country_of_residence: 'NLD' }).unmet).toEqual([])
  const only = rulesOf(terms({ countries_enabled: ['NLD'], countries_disabled: ['NLD'] }))
  expect(judged(only, { country_of_residence: 'NLD' }).unmet).toEqual([])
  expect(judged(only, { country_of_residence: 'BEL' }).unmet).toEqual(['country_of_residence'])
})

test('fields that were erased after the event do not count as missing', () => {
  const rules = rulesOf(terms({ event: [{ field: 'passport_number', scope: 'all_persons', stage: 'pre_checkout' }] }))
  expect(judged(rules, { erased: new Date() })).toEqual({ conditions: { passport_number: 'required_pre_checkout' }, unmet: [] })
})

test('a placeholder name prevents the booking only where a name is required', () => {
  const asking = rulesOf(terms({ event: [{ field: 'last_name', scope: 'all_persons', stage: 'pre_download' }] }))
  const { conditions, unmet: atCheckout } = judged(asking, { first_name: 'TBA', last_name: 'TBA' })
  expect(conditions).toEqual({ first_name: 'invalid:placeholder', last_name: 'invalid:placeholder' })
  expect(atCheckout).toEqual([])
  const needs = needsOf(asking.requirements, true, null)
  expect(unmet(conditionsOf(asking, needs, { ...emptyGuest, last_name: 'TBA', first_name: 'TBA' }, false), needs, 'pre_download')).toEqual([
    'last_name',
  ])
})
