import { type FieldFault, fault } from '../../lib/errors.js'
import type { GuestField } from '../../platform/db/json.js'
import type { Db } from '../../platform/db/open.js'
import { isOneNameForAll } from './placeholders.js'
import { type Condition, conditionsOf, emptyGuest, type Needs, needsOf, type Rules, rulesOf, unmet } from './requirements.js'
import { leadOf, type Party, type Slot, slotsOf } from './slots.js'
import * as store from './store.js'

export interface Assessed {
  needs: Needs
  conditions: Map<GuestField, Condition>
}
export type Assessment = Map<Slot, Assessed>

interface TicketRules extends Rules {
  /** key of the future order, which has one lead guest: the tickets of one event and supplier */
  order: string
}

const ticketRules = (rows: store.TermsRow[]): Map<string, TicketRules> =>
  new Map(rows.map((row) => [row.ticket_id, { ...rulesOf(row), order: `${row.event_id} ${row.supplier_id}` }]))

/** The data of a guest that decides which fields are required. */
export interface Place {
  ticket_id: string
  guest: { lead_guest: boolean; country_of_residence: string | null } | null
}

/** The required fields of each guest. `hint` is the country assumed for guests whose country is unknown. */
function needsBy<P extends Place>(rules: Map<string, TicketRules>, places: readonly P[], hint: string | null): Map<P, Needs> {
  const orders = new Set([...rules.values()].map((rule) => rule.order))
  const leads = new Set([...orders].map((order) => leadOf(places.filter((place) => rules.get(place.ticket_id)?.order === order))))
  return new Map(
    places.flatMap((place): [P, Needs][] => {
      const rule = rules.get(place.ticket_id)
      return rule ? [[place, needsOf(rule.requirements, leads.has(place), place.guest?.country_of_residence ?? hint)]] : []
    }),
  )
}

const required = (needs: Needs): Set<GuestField> => new Set([...needs].flatMap(([field, stage]) => (stage === 'optional' ? [] : field)))

/**
 * The fields that tickets require from their guests at any stage, which are the fields that sellers see. Uses only the guests' known
 * countries.
 */
export function requiredOf<P extends Place>(terms: store.TermsRow[], places: readonly P[]): Map<P, Set<GuestField>> {
  return new Map([...needsBy(ticketRules(terms), places, null)].map(([place, needs]) => [place, required(needs)]))
}

/** Checks the data of every guest. `hint` is the country assumed for guests whose country is unknown. */
export async function assess(db: Db, party: Party, hint: string | null = null): Promise<Assessment> {
  return assessBy(await store.termsFor(db, party), party, hint)
}

/** Like `assess`, with terms that are already read. */
export function assessBy(terms: store.TermsRow[], party: Party, hint: string | null = null): Assessment {
  const rules = ticketRules(terms)
  const wanted = needsBy(rules, slotsOf(party), hint)
  const assessment: Assessment = new Map()
  for (const line of party.lines) {
    const rule = rules.get(line.ticket_id)
    if (!rule) continue
    const oneName = isOneNameForAll(line.slots.flatMap(({ guest }) => guest ?? []))
    for (const slot of line.slots) {
      const needs = wanted.get(slot) ?? new Map()
      assessment.set(slot, { needs, conditions: conditionsOf(rule, needs, slot.guest ?? emptyGuest, oneName) })
    }
  }
  return assessment
}

const explained: Record<string, string> = {
  missing: 'is needed and not known',
  'invalid:placeholder': 'is not a name; the real one is needed',
  'invalid:away_fan': 'is the visiting team, whose supporters are not let in with this ticket',
  'invalid:country_not_allowed': 'is a country whose residents cannot come with this ticket',
}

/** One entry for each missing or invalid field, with its pointer into the guest data. */
export function faultsOf(party: Party, assessment: Assessment, stage: 'pre_checkout' | 'pre_download'): FieldFault[] {
  return party.lines.flatMap(({ slots }, item) =>
    slots.flatMap((slot, index) => {
      const assessed = assessment.get(slot)
      if (!assessed) return []
      return unmet(assessed.conditions, assessed.needs, stage).map((field) => {
        const condition = assessed.conditions.get(field) ?? 'missing'
        return fault(`/items/${item}/guests/${index}/${field}`, condition, explained[condition] ?? 'is not valid')
      })
    }),
  )
}

/** Whether any field is required before checkout or download. */
export const asksForData = (assessment: Assessment): boolean =>
  [...assessment.values()].some(({ needs }) => [...needs.values()].some((stage) => stage !== 'optional'))
