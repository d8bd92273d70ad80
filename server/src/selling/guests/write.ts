import { type FieldFault, fault, invalid, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import type { Env } from '../../platform/context.js'
import { type GuestField, guestFields } from '../../platform/db/json.js'
import { isSealed, parseField, storedMark } from './fields.js'
import { emptyGuest } from './requirements.js'
import type { GuestChange, NewGuestData } from './schema.js'
import { type Asked, assign, type GuestRow, openField, type Party, type Slot, slotsOf } from './slots.js'

/**
 * `merge`: only the sent fields change, and guests without an id take free slots. `replace`: each sent guest replaces the guest in its
 * slot.
 */
export type Mode = 'merge' | 'replace'

interface AskedGuest extends Asked {
  values: Partial<Record<GuestField, string | null>>
  /** encrypted fields that were sent back as the placeholder; their stored values stay */
  unchangedSealed: GuestField[]
  lead: boolean | null
}

function parseGuest(input: GuestChange, pointer: string, at: Date, faults: FieldFault[], isNamed = Boolean(input.guest_id)): AskedGuest {
  const unchangedSealed = guestFields.filter((field) => isSealed(field) && input[field] === storedMark)
  // Without guest_id the placeholder could refer to another guest.
  if (!isNamed)
    faults.push(
      ...unchangedSealed.map((field) =>
        fault(`${pointer}/${field}`, 'needs_guest_id', `can be ${storedMark} only with the guest_id it was read with`),
      ),
    )
  const values: AskedGuest['values'] = {}
  for (const field of guestFields) {
    const given = input[field]
    if (given === undefined || unchangedSealed.includes(field)) continue
    const parsed = parseField(field, given, at)
    if ('value' in parsed) values[field] = parsed.value
    else faults.push(fault(`${pointer}/${field}`, parsed.code, parsed.message))
  }
  const guest_id = input.guest_id || null
  const isBlank = guest_id === null && Object.values(values).every((value) => value === null)
  return { pointer, guest_id, isBlank, values, unchangedSealed, lead: input.lead_guest ?? null }
}

/** An id in the body must equal the id in the path. */
export function checkId(field: string, stored: string, given: string | null | undefined): void {
  if (given && given !== stored)
    throw new Problem('immutable_field', {
      detail: `${field} is ${stored} and cannot change.`,
      errors: [fault(`/${field}`, 'immutable_field', 'cannot change')],
      facts: { field },
    })
}

function refuse(faults: FieldFault[]): void {
  if (faults.length > 0) throw invalid(faults)
}

const blank = ({ slot, ticket_id, orderitem_id }: Slot, reservation_id: string, at: Date): GuestRow => ({
  ...(emptyGuest as GuestRow),
  guest_id: newId('gst'),
  reservation_id,
  ticket_id,
  slot,
  orderitem_id,
  lead_guest: false,
  created: at,
  updated: at,
})

interface Placed {
  asked: AskedGuest
  slot: Slot
}

/** The changed guest, or undefined if nothing changes. Unchanged fields keep their encrypted value. */
function filled(env: Env, party: Party, { asked, slot }: Placed, mode: Mode, lead_guest: boolean, at: Date): GuestRow | undefined {
  const guest = slot.guest ?? blank(slot, party.reservation_id, at)
  const changes = guestFields.flatMap((field) => {
    const given = asked.values[field]
    if (asked.unchangedSealed.includes(field) || (given === undefined && mode === 'merge')) return []
    const value = given ?? null
    return value === openField(env.vault, guest, field) ? [] : [[field, value !== null && isSealed(field) ? env.vault.seal(value) : value]]
  })
  if (slot.guest && changes.length === 0 && lead_guest === guest.lead_guest) return undefined
  const after: GuestRow = { ...guest, ...Object.fromEntries(changes), lead_guest, updated: at }
  return { ...after, erased: after.passport_number || after.date_of_birth ? null : after.erased }
}

/** There is exactly one lead guest: the one named in the request, otherwise the current one, otherwise the first. */
function planned(env: Env, party: Party, placed: Placed[], mode: Mode, at: Date): GuestRow[] {
  const named = placed.filter(({ asked }) => asked.lead === true)
  refuse(named.slice(1).map(({ asked }) => fault(`${asked.pointer}/lead_guest`, 'several_leads', 'is true for more than one guest')))
  const noLongerLead = new Set(placed.filter(({ asked }) => asked.lead === false).map(({ slot }) => slot))
  const slots = slotsOf(party)
  const lead = named[0]?.slot ?? slots.find((slot) => slot.guest?.lead_guest && !noLongerLead.has(slot)) ?? slots[0]
  const bySlot = new Map(placed.map((one) => [one.slot, one]))
  return slots.flatMap((slot) => {
    const one = bySlot.get(slot)
    if (one) return filled(env, party, one, mode, slot === lead, at) ?? []
    return slot.guest && slot.guest.lead_guest !== (slot === lead) ? [{ ...slot.guest, lead_guest: slot === lead, updated: at }] : []
  })
}

/** The rows to write for this request. All errors of the request are returned together. */
export function planGuests(env: Env, party: Party, items: NewGuestData['items'], mode: Mode): GuestRow[] {
  const at = env.now()
  const faults: FieldFault[] = []
  const asked = new Map(party.lines.map((line) => [line, [] as AskedGuest[]]))
  items.forEach(({ ticket_id, quantity, guests }, index) => {
    const line = party.lines.find((candidate) => candidate.ticket_id === ticket_id)
    if (!line) faults.push(fault(`/items/${index}/ticket_id`, 'not_in_basket', 'is not a ticket of this reservation or order'))
    if (line && quantity !== undefined && quantity > line.slots.length)
      faults.push(fault(`/items/${index}/quantity`, 'too_many_guests', `is more than the ${line.slots.length} there are`))
    guests.forEach((guest, place) => {
      const parsed = parseGuest(guest, `/items/${index}/guests/${place}`, at, faults)
      if (line) asked.get(line)?.push(parsed)
    })
  })
  // If unknown tickets are the only error, the answer is 404. Together with other errors it is a validation error.
  if (faults.length > 0 && faults.every(({ code }) => code === 'not_in_basket'))
    throw new Problem('ticket_not_found', { detail: 'This reservation or order has no such ticket.', errors: faults })
  refuse(faults)
  const placed = [...asked].flatMap(([line, guests]) =>
    [...assign(guests, line, mode === 'replace' || guests.length === line.slots.length)].map(([one, slot]) => ({ asked: one, slot })),
  )
  return planned(env, party, placed, mode, at)
}

/** Like `planGuests`, for one existing guest, which is replaced as a whole. */
export function planGuest(env: Env, party: Party, slot: Slot, input: GuestChange): GuestRow[] {
  const at = env.now()
  const faults: FieldFault[] = []
  const asked = parseGuest(input, '', at, faults, true)
  refuse(faults)
  return planned(env, party, [{ asked, slot }], 'replace', at)
}
