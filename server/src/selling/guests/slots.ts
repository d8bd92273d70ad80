import type { Selectable } from 'kysely'
import { digestOf, type Sealer } from '../../lib/crypto.js'
import { fault, invalid, notFound } from '../../lib/errors.js'
import type { GuestTable } from '../../platform/db/generated/tables.js'
import { type GuestField, type GuestTerms, guestFields } from '../../platform/db/json.js'
import { isSealed } from './fields.js'

export type GuestRow = Selectable<GuestTable>

/** The decrypted value of a field; null if its key is lost, so that it can be entered again. */
export function openField(vault: Sealer, guest: GuestRow, field: GuestField): string | null {
  if (!isSealed(field)) return guest[field]
  const sealed = guest[field]
  return sealed && !vault.isLost(sealed) ? vault.open(sealed).toString() : null
}

/** A place for one guest: one unit of a reservation line or, after booking, one admission. */
export interface Slot {
  ticket_id: string
  slot: number
  orderitem_id: string | null
  guest: GuestRow | null
}
export interface Line {
  ticket_id: string
  slots: Slot[]
}
/** All guest slots of a reservation or an order. */
export interface Party {
  reservation_id: string
  lines: Line[]
  /** of an order: what its tickets asked for when they were booked; null for orders from before this was stored */
  agreed?: GuestTerms | null
}

export const slotsOf = ({ lines }: Party): Slot[] => lines.flatMap((line) => line.slots)

/**
 * The version of the guests of a reservation. Their changes are not counted, because a change of guests writes no other row. An encrypted
 * value is written anew only if it changes.
 */
export const versionOf = ({ lines }: Party): string =>
  digestOf(JSON.stringify(lines.map(({ ticket_id, slots }) => [ticket_id, slots.map(({ guest }) => guest && storedOf(guest))])))

const storedOf = (guest: GuestRow) => [
  guest.guest_id,
  guest.lead_guest,
  ...guestFields.map((field) => (isSealed(field) ? (guest[field]?.toString('base64') ?? null) : guest[field])),
]

/** The slot marked as lead guest, or the first one. */
export const leadOf = <P extends { guest: { lead_guest: boolean } | null }>(slots: readonly P[]): P | undefined =>
  slots.find((slot) => slot.guest?.lead_guest) ?? slots[0]

/** A guest in a request, before a slot is assigned. */
export interface Asked {
  pointer: string
  guest_id: string | null
  /** the request has no data for this guest, so its slot stays unchanged */
  isBlank: boolean
}

/**
 * Assigns the guests of a request to slots of a line. A guest with a guest_id keeps its slot. The others take free slots in order or, in a
 * `whole` list, the slots at their positions.
 */
export function assign<A extends Asked>(asked: readonly A[], line: Line, whole: boolean): Map<A, Slot> {
  const taken = new Map<A, Slot>()
  const claimed = new Set<Slot>()
  for (const one of asked) {
    if (one.guest_id === null) continue
    const slot = line.slots.find(({ guest }) => guest?.guest_id === one.guest_id)
    if (!slot) throw notFound('guest', one.guest_id)
    if (claimed.has(slot)) throw invalid([fault(`${one.pointer}/guest_id`, 'named_twice', 'is named twice')])
    claimed.add(slot)
    taken.set(one, slot)
  }
  const open = line.slots.filter((slot) => !claimed.has(slot) && (whole || slot.guest === null))
  for (const one of asked) {
    if (one.guest_id !== null) continue
    const slot = open.shift()
    if (!slot) throw invalid([fault(one.pointer, 'too_many_guests', tooMany(line))])
    if (!one.isBlank) taken.set(one, slot)
  }
  return taken
}

const tooMany = ({ slots }: Line): string => {
  const filled = slots.filter((slot) => slot.guest !== null).length
  const how = filled > 0 ? `, and ${filled} of them are known; to change one, send its guest_id` : ''
  return `is one too many: the ticket is for ${slots.length} guest${slots.length === 1 ? '' : 's'}${how}`
}
