import { type GuestDataRequirement, type GuestField, guestFields } from '../../platform/db/json.js'
import { fieldRules } from './fields.js'
import { needsOf, ofSlot } from './requirements.js'

export type JsonSchema = Record<string, unknown>

/**
 * A form for one guest as JSON Schema 2020-12. `required` lists the fields needed before checkout; `x-stage` is the stage of each field.
 * Requirements that depend on the country are written as alternatives. If the requirements were resolved for the residents of one country,
 * the schema accepts only guests of that country, so that guests from other countries are not asked for the wrong fields.
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

/** Either the guest lives in a country for which the field is not required, or the field is present. */
function byCountry({ field, countries }: GuestDataRequirement): JsonSchema {
  const among = (codes: string[]) => ({ properties: { country_of_residence: { enum: codes } }, required: ['country_of_residence'] })
  const exempt = countries && 'not_in' in countries ? among(countries.not_in) : { not: among(countries?.in ?? []) }
  return { anyOf: [exempt, { properties: { [field]: { type: 'string' } }, required: [field] }] }
}
