import { type GuestDataRequirement, type GuestField, guestFields } from '../../platform/db/json.js'
import { fieldRules } from './fields.js'
import { needsOf, ofSlot } from './requirements.js'

export type JsonSchema = Record<string, unknown>

/**
 * What a form for one guest needs, as JSON Schema 2020-12: `required` is what must be there before checkout, `x-stage` when each field that
 * is asked for must be. What hangs on the country is written as alternatives, unless the requirements were resolved for the residents of
 * one country: then the form is for them, and a guest who lives elsewhere does not fit it instead of being asked for the wrong things.
 */
export function slotSchema(requirements: GuestDataRequirement[], lead: boolean, residents: string | null = null): JsonSchema {
  const slot = ofSlot(requirements, lead)
  const always = slot.filter((one) => !one.countries)
  const needs = needsOf(always, lead, null)
  const required = guestFields.filter((field) => needs.get(field) === 'pre_checkout')
  const conditional = slot.filter((one) => one.countries && one.stage === 'pre_checkout' && !required.includes(one.field))
  const properties = Object.fromEntries(guestFields.map((field) => [field, property(field, required.includes(field), needs.get(field))]))
  const orNull = required.includes('country_of_residence') ? [] : [null]
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      ...properties,
      ...(residents === null ? {} : { country_of_residence: { ...properties.country_of_residence, enum: [residents, ...orNull] } }),
      lead_guest: { type: 'boolean' },
    },
    required,
    ...(conditional.length > 0 ? { allOf: conditional.map(byCountry) } : {}),
  }
}

const property = (field: GuestField, required: boolean, stage: string | undefined): JsonSchema => ({
  type: required ? 'string' : ['string', 'null'],
  ...fieldRules[field].schema,
  ...(stage ? { 'x-stage': stage } : {}),
})

/** Either the guest is from where it is not asked for, or it is there. */
function byCountry({ field, countries }: GuestDataRequirement): JsonSchema {
  const among = (codes: string[]) => ({ properties: { country_of_residence: { enum: codes } }, required: ['country_of_residence'] })
  const exempt = countries && 'not_in' in countries ? among(countries.not_in) : { not: among(countries?.in ?? []) }
  return { anyOf: [exempt, { properties: { [field]: { type: 'string' } }, required: [field] }] }
}
