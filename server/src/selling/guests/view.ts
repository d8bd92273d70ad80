import { toAlpha3 } from '../../lib/countries.js'
import { fault, notFound, Problem } from '../../lib/errors.js'
import type { Env } from '../../platform/context.js'
import { type GuestField, guestFields } from '../../platform/db/json.js'
import type { Db } from '../../platform/db/open.js'
import { type Assessment, assess, requiredOf } from './assess.js'
import type { Guest, GuestData, GuestDataQuery, GuestQuery } from './schema.js'
import { type GuestRow, leadOf, openField, type Party, type Slot, slotsOf } from './slots.js'
import { guestOrder } from './sorting.js'
import type { TermsRow } from './store.js'

/** The fields of a guest that may be shown. */
export type VisibleFields = (slot: Slot) => ReadonlySet<GuestField>
const everyField: ReadonlySet<GuestField> = new Set(guestFields)
export const allFields: VisibleFields = () => everyField
const noField: ReadonlySet<GuestField> = new Set()
/** For sellers: the fields that their tickets require. Uses the guest's known country only, because a caller can choose any hint. */
export function requiredFieldsOnly(terms: TermsRow[], party: Party): VisibleFields {
  const needed = requiredOf(terms, slotsOf(party))
  return (slot) => needed.get(slot) ?? noField
}

export function parseHint(text: string | undefined): string | null {
  if (text === undefined || text === '') return null
  const code = toAlpha3(text)
  if (code === undefined)
    throw new Problem('invalid_parameter', {
      detail: 'country_hint is not an ISO 3166-1 country.',
      errors: [fault('country_hint', 'unknown_country', 'is not an ISO 3166-1 country')],
    })
  return code
}

interface ViewContext {
  visibleFields: VisibleFields
  lead: Slot | undefined
  assessment: Assessment | undefined
}

function toGuest(env: Env, slot: Slot, { visibleFields, lead, assessment }: ViewContext): Guest {
  const visible = visibleFields(slot)
  const shown = (guest: GuestRow, field: GuestField) => (visible.has(field) ? openField(env.vault, guest, field) : null)
  const conditions = [...(assessment?.get(slot)?.conditions ?? [])].filter(([field]) => visible.has(field))
  const values = Object.fromEntries(guestFields.map((field) => [field, slot.guest && shown(slot.guest, field)]))
  return {
    ...(values as Pick<Guest, GuestField>),
    lead_guest: slot === lead,
    guest_id: slot.guest?.guest_id ?? null,
    conditions: Object.fromEntries(conditions),
  }
}

async function viewContext(db: Db, party: Party, query: GuestQuery, visibleFields: VisibleFields): Promise<ViewContext> {
  const hint = parseHint(query.country_hint)
  const assessment = query.include_conditions ? await assess(db, party, hint) : undefined
  return { visibleFields, lead: leadOf(slotsOf(party)), assessment }
}

export async function showParty(
  env: Env,
  db: Db,
  party: Party,
  query: GuestDataQuery,
  visibleFields: VisibleFields = allFields,
): Promise<GuestData> {
  const order = guestOrder(query.sorting)
  const shown = await viewContext(db, party, query, visibleFields)
  return {
    items: party.lines.map(({ ticket_id, slots }) => {
      const guests = slots.map((slot) => toGuest(env, slot, shown))
      return { ticket_id, quantity: slots.length, guests: order ? guests.toSorted(order) : guests }
    }),
  }
}

export function slotOf(party: Party, guestId: string): Slot {
  const slot = slotsOf(party).find(({ guest }) => guest?.guest_id === guestId)
  if (!slot) throw notFound('guest', guestId)
  return slot
}

export async function showGuest(
  env: Env,
  db: Db,
  party: Party,
  guestId: string,
  query: GuestQuery,
  visibleFields: VisibleFields = allFields,
): Promise<Guest> {
  const slot = slotOf(party, guestId)
  return toGuest(env, slot, await viewContext(db, party, query, visibleFields))
}
