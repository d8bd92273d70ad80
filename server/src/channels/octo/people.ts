import { type GuestField, guestFields, type OctoAnswers, type OctoContact, type OctoUnitItem } from '../../platform/db/json.js'
import { isSealed, parseField } from '../../selling/guests/fields.js'
import type { Person } from '../series/guests.js'
import { contactField, contactFields } from './contact.js'
import { badRequest } from './faults.js'
import type { Contact } from './schema.js'

/** Converts the standard's contacts and answers into guests. */

export const noContact: OctoContact = {
  fullName: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
}

/** Fields that are left out of a change keep their values. */
export function mergeContact(before: OctoContact, given: Contact | undefined): OctoContact {
  const after = { ...before }
  for (const name of Object.keys(noContact) as (keyof OctoContact)[])
    if (given?.[name] !== undefined) Object.assign(after, { [name]: given[name] })
  return after
}

/** What the reseller sent. Without a full name, the standard's alias for it: the first and the last name. */
export const shownContact = (contact: OctoContact): OctoContact => ({
  ...contact,
  fullName: contact.fullName ?? ([contact.firstName, contact.lastName].filter(Boolean).join(' ') || null),
})

/** A full name without parts is split: the last word is the last name. */
function namesOf({ firstName, lastName, fullName }: OctoContact): { firstName: string | null; lastName: string | null } {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean)
  if (firstName || lastName || words.length === 0) return { firstName, lastName }
  return { firstName: words.slice(0, -1).join(' ') || null, lastName: words.at(-1) ?? null }
}

type Fields = Person['fields']

/** The guest fields of a contact. A phone number in another format is ignored here; if the ticket requires one, booking reports it. */
function fromContact(contact: OctoContact, at: Date): Fields {
  const known = { ...contact, ...namesOf(contact) }
  const fields: Fields = {}
  for (const [field, name] of Object.entries(contactFields) as [GuestField, keyof typeof known][]) {
    const given = known[name]
    const text = field === 'contact_phone' && typeof given === 'string' ? given.replace(/[\s().-]/g, '').replace(/^00/, '+') : given
    const parsed = typeof text === 'string' ? parseField(field, text, at) : undefined
    if (parsed && 'value' in parsed && parsed.value !== null) fields[field] = parsed.value
  }
  return fields
}

export type Sealed = Record<string, Partial<Record<GuestField, string>>>
/** The key of the lead guest's encrypted answers. Those of unit items are stored under their uuid. */
export const ofBooking = 'booking'

/** Answers by field, with encrypted ones separated. Unknown questions and invalid answers are refused. */
export function parseAnswers(
  given: { questionId: string; value: string | null }[] | undefined,
  at: Date,
): { open: OctoAnswers; sealed: OctoAnswers } {
  const open: OctoAnswers = {}
  const sealed: OctoAnswers = {}
  for (const { questionId, value } of given ?? []) {
    const field = guestFields.find((one) => one === questionId && contactField(one) === undefined)
    if (!field) throw badRequest(`There is no question ${JSON.stringify(questionId.slice(0, 80))}.`)
    const parsed = parseField(field, value, at)
    if (!('value' in parsed)) throw badRequest(`The answer to ${field} ${parsed.message}.`)
    if (parsed.value !== null) (isSealed(field) ? sealed : open)[field] = parsed.value
  }
  return { open, sealed }
}

/** The guests of a booking: the contact and answers of each unit item. The first guest also gets those of the whole booking. */
export function peopleOf(
  booking: { contact: OctoContact; answers: OctoAnswers; unit_items: OctoUnitItem[] },
  sealed: Sealed,
  at: Date,
): Person[] {
  return booking.unit_items.map(({ uuid, ticket_id, contact, answers }, index) => {
    const lead = index === 0 ? { ...fromContact(booking.contact, at), ...booking.answers, ...sealed[ofBooking] } : {}
    return { ticket_id, fields: { ...lead, ...fromContact(contact, at), ...answers, ...sealed[uuid] } }
  })
}

/** Where the standard has a guest field: among the contacts or the answers. The first guest has those of the booking. */
export function placeOf(unitItem: number, field: GuestField): string {
  const of = unitItem === 0 ? '' : `/unitItems/${unitItem}`
  const name = contactField(field)
  return name === undefined ? `${of}/questionAnswers: the answer to ${field}` : `${of}/contact/${name}`
}
