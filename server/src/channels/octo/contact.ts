import type { GuestDataRequirement, GuestField } from '../../platform/db/json.js'
import { genders } from '../../selling/guests/fields.js'
import { nearest, withCountry } from '../../selling/guests/requirements.js'
import { fieldLabels } from '../partner/schema.js'
import type { SeriesOptionRow } from '../series/options.js'

/** Guest data in the form of the standard: contact fields where the standard has one, questions for the rest. */

export const contactFields = {
  first_name: 'firstName',
  last_name: 'lastName',
  contact_email: 'emailAddress',
  contact_phone: 'phoneNumber',
  country_of_residence: 'country',
  zip: 'postalCode',
} as const satisfies Partial<Record<GuestField, string>>
export const contactField = (field: GuestField): string | undefined => (contactFields as Partial<Record<GuestField, string>>)[field]

/** The requirements of all tickets of the option, because the ticket is chosen later. */
export function requirementsOf({ terms, category_requirements }: SeriesOptionRow): GuestDataRequirement[] {
  const asked = terms.flatMap(({ service_checkout, event, ticket, no_away_fans }) => {
    const own = nearest({ service_checkout, event, category: category_requirements, ticket })
    if (no_away_fans) own.push({ field: 'supported_team', scope: 'all_persons', stage: 'pre_checkout' })
    return withCountry(own)
  })
  return [...new Map(asked.map((one) => [JSON.stringify(one), one])).values()]
}

type Scope = GuestDataRequirement['scope']

/** A field that is required only for guests of some countries cannot be required of everybody. */
const isRequired = ({ stage, countries }: GuestDataRequirement): boolean => stage === 'pre_checkout' && !countries

export const requiredContacts = (asked: GuestDataRequirement[], scope: Scope): string[] => [
  ...new Set(asked.flatMap((one) => (one.scope === scope && isRequired(one) ? (contactField(one.field) ?? []) : []))),
]

export interface Question {
  id: GuestField
  label: string
  description: string | null
  required: boolean
  inputType: 'text' | 'date' | 'select'
  selectOptions: { label: string; value: string }[]
}

const inputTypes: Partial<Record<GuestField, Question['inputType']>> = { date_of_birth: 'date', gender: 'select' }

export function questionsOf(asked: GuestDataRequirement[], scope: Scope): Question[] {
  const questions = new Map<GuestField, Question>()
  for (const one of asked) {
    if (one.scope !== scope || contactField(one.field) !== undefined) continue
    const required = isRequired(one) || (questions.get(one.field)?.required ?? false)
    questions.set(one.field, {
      id: one.field,
      label: fieldLabels[one.field],
      description: one.countries ? 'Asked of guests from some countries only' : null,
      required,
      inputType: inputTypes[one.field] ?? 'text',
      selectOptions: one.field === 'gender' ? genders.map((value) => ({ label: value, value })) : [],
    })
  }
  return [...questions.values()]
}
