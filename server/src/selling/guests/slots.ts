import type { Selectable } from 'kysely'
import type { Sealer } from '../../lib/crypto.js'
import { fault, invalid, notFound } from '../../lib/errors.js'
import type { GuestTable } from '../../platform/db/generated/tables.js'
import type { GuestField } from '../../platform/db/json.js'
import { isSealed } from './fields.js'

export type GuestRow = Selectable<GuestTable>

/** The value of a field in the clear. */
export function openField(vault: Sealer, guest: GuestRow, field: GuestField): string | null {
  if (!isSealed(field)) return guest[field]
  const sealed = guest[field]
  return sealed && vault.open(sealed).toString()
}

/** A place for one guest: one of a reservation line's quantity, after booking one admission. */
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
/** Everybody a reservation or an order is for. */
export interface Party {
  reservation_id: string
  lines: Line[]
}

export const slotsOf = ({ lines }: Party): Slot[] => lines.flatMap((line) => line.slots)

/** The one that was named, else the first. */
export const leadOf = <P extends { guest: { lead_guest: boolean } | null }>(slots: readonly P[]): P | undefined =>
  slots.find((slot) => slot.guest?.lead_guest) ?? slots[0]

/** A guest of a request, before it is clear whose place it takes. */
export interface Asked {
  pointer: string
  guest_id: string | null
  /** nothing is said about the guest: its place stays as it is */
  isBlank: boolean
}

/**
 * Which slot of a line each guest is for. Who comes with a guest_id keeps its own; the others take the free ones in order or, in a `whole`
 * list, those at their own places.
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
