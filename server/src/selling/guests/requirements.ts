import { admitsCountry, type Restrictions } from '../../catalogue/tickets/rules/access.js'
import type { ServiceCheckout } from '../../lib/enums.js'
import { slugifyAny } from '../../lib/slug.js'
import { type GuestDataRequirement, type GuestField, guestFields } from '../../platform/db/json.js'
import { isSealed } from './fields.js'
import { isPlaceholder } from './placeholders.js'

/**
 * The required guest data, and the validation of known guest data. These functions have no side effects. Forms, reads, bookings and
 * downloads all use them.
 */

export type Stage = GuestDataRequirement['stage']
const strictness: Record<Stage, number> = { pre_checkout: 2, pre_download: 1, optional: 0 }
const stricter = (a: Stage | undefined, b: Stage): Stage => (a !== undefined && strictness[a] >= strictness[b] ? a : b)

/** The names that a supplier requires before checkout, as requirements. */
export function checkoutRequirements(service_checkout: ServiceCheckout): GuestDataRequirement[] {
  if (service_checkout === 'none') return []
  const scope = service_checkout === 'lead_guest' ? 'lead_guest' : 'all_persons'
  return (['first_name', 'last_name'] as const).map((field) => ({ field, scope, stage: 'pre_checkout' }))
}

export interface Levels {
  service_checkout: ServiceCheckout
  event: GuestDataRequirement[]
  category: GuestDataRequirement[]
  ticket: GuestDataRequirement[]
}

/**
 * For each field, the requirements of the most specific level: ticket, then category, event, supplier. Less specific levels are ignored.
 */
export function nearest({ service_checkout, event, category, ticket }: Levels): GuestDataRequirement[] {
  const levels = [ticket, category, event, checkoutRequirements(service_checkout)]
  return guestFields.flatMap((field) => {
    const byLevel = levels.map((level) => level.filter((requirement) => requirement.field === field))
    return byLevel.find((found) => found.length > 0) ?? []
  })
}

export interface TicketTerms extends Levels, Pick<Restrictions, 'countries_enabled' | 'countries_disabled'> {
  flags: readonly string[]
  /** names of the visiting team; empty if there is none */
  visitors: readonly string[]
}

export interface Rules {
  requirements: GuestDataRequirement[]
  /** normalized names of the teams whose supporters are refused */
  refused_teams: ReadonlySet<string>
  admits: (country: string) => boolean
}

/** Adds implied requirements: refusing away fans requires the supported team, and rules by country require the country. */
export function rulesOf(terms: TicketTerms): Rules {
  const refusedTeams = terms.flags.includes('no_away_fans') ? terms.visitors : []
  const asked = nearest(terms)
  if (refusedTeams.length > 0) asked.push({ field: 'supported_team', scope: 'all_persons', stage: 'pre_checkout' })
  return {
    requirements: withCountry(asked),
    refused_teams: new Set(refusedTeams.map(slugifyAny)),
    admits: (country) => admitsCountry({ ...terms, distributors_disabled: [], distributors_enabled: [] }, country),
  }
}

/** A requirement that depends on the country makes the country required at the same stage, for the same guests. */
export function withCountry(requirements: GuestDataRequirement[]): GuestDataRequirement[] {
  const needed = (['all_persons', 'lead_guest'] as const).flatMap((scope): GuestDataRequirement[] => {
    const stages = requirements.filter((one) => one.countries && one.scope === scope).map((one) => one.stage)
    return stages.length === 0 ? [] : [{ field: 'country_of_residence', scope, stage: stages.reduce(stricter) }]
  })
  const known = requirements.filter((one) => one.field === 'country_of_residence' && !one.countries)
  const isNew = ({ scope, stage }: GuestDataRequirement) =>
    !known.some((one) => (one.scope === scope || one.scope === 'all_persons') && strictness[one.stage] >= strictness[stage])
  return [...requirements, ...needed.filter(isNew)]
}

const isFrom = ({ countries }: GuestDataRequirement, country: string | null): boolean => {
  if (!countries) return true
  return 'in' in countries ? country !== null && countries.in.includes(country) : country === null || !countries.not_in.includes(country)
}

/** The requirements for one known country, without country conditions. */
export const resolved = (requirements: GuestDataRequirement[], country: string): GuestDataRequirement[] =>
  requirements.filter((one) => isFrom(one, country)).map(({ countries: _countries, ...rest }) => rest)

export const ofSlot = (requirements: GuestDataRequirement[], lead: boolean): GuestDataRequirement[] =>
  requirements.filter((one) => one.scope === 'all_persons' || lead)

export type Needs = ReadonlyMap<GuestField, Stage>

/** The required fields of one guest, each with the earliest stage of all its requirements. */
export function needsOf(requirements: GuestDataRequirement[], lead: boolean, country: string | null): Needs {
  const needs = new Map<GuestField, Stage>()
  for (const one of ofSlot(requirements, lead)) if (isFrom(one, country)) needs.set(one.field, stricter(needs.get(one.field), one.stage))
  return needs
}

/** The known data of a guest. For encrypted fields, only whether a value is stored. */
export type Known = { [F in GuestField]: F extends 'passport_number' | 'date_of_birth' ? unknown : string | null } & { erased: Date | null }

export const emptyGuest: Known = {
  ...(Object.fromEntries(guestFields.map((field) => [field, null])) as Record<GuestField, null>),
  erased: null,
}

type Reason = 'placeholder' | 'away_fan' | 'country_not_allowed'
export type Condition = `required_${Exclude<Stage, 'optional'>}` | 'optional' | 'missing' | `invalid:${Reason}`

function refusal({ refused_teams, admits }: Rules, field: GuestField, guest: Known, oneNameForAll: boolean): Reason | undefined {
  const value = guest[field]
  if (typeof value !== 'string') return undefined
  switch (field) {
    case 'first_name':
    case 'last_name':
      return oneNameForAll || isPlaceholder(value) ? 'placeholder' : undefined
    case 'supported_team':
      return refused_teams.has(slugifyAny(value)) ? 'away_fan' : undefined
    case 'country_of_residence':
      return admits(value) ? undefined : 'country_not_allowed'
    default:
      return undefined
  }
}

/** Data erased after the event counts as given. */
const isGiven = (guest: Known, field: GuestField): boolean => guest[field] !== null || (isSealed(field) && guest.erased !== null)

/** The condition of each field of a guest: the stage at which it is required, or the error. */
export function conditionsOf(rules: Rules, needs: Needs, guest: Known, oneNameForAll: boolean): Map<GuestField, Condition> {
  const conditions = new Map<GuestField, Condition>()
  for (const field of guestFields) {
    const reason = refusal(rules, field, guest, oneNameForAll)
    const need = needs.get(field)
    if (reason) conditions.set(field, `invalid:${reason}`)
    else if (need === 'optional') conditions.set(field, 'optional')
    else if (need) conditions.set(field, isGiven(guest, field) ? `required_${need}` : 'missing')
  }
  return conditions
}

/**
 * Fields that are missing or invalid at a stage. A guest who is not allowed at all is refused at every stage. A placeholder name counts
 * only at stages that require the name.
 */
export function unmet(conditions: ReadonlyMap<GuestField, Condition>, needs: Needs, at: 'pre_checkout' | 'pre_download'): GuestField[] {
  const isNeeded = (field: GuestField) => strictness[needs.get(field) ?? 'optional'] >= strictness[at]
  return [...conditions]
    .filter(([field, condition]) => {
      if (condition === 'invalid:away_fan' || condition === 'invalid:country_not_allowed') return true
      return (condition === 'missing' || condition === 'invalid:placeholder') && isNeeded(field)
    })
    .map(([field]) => field)
}
