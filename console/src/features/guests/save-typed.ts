import type { ReactNode } from 'react'
import { countryCode } from '../../countries.js'
import { spokenFaults } from '../../plain.js'
import { tr } from '../../texts.js'
import { type Field, toInputs, type Values } from '../../ui/form/fields.js'
import { type Guard, type Saved, saveGuarded } from '../../ui/form/guard.js'
import { type Guest, type GuestData, type GuestField, guestFields, guestLabels, pasteFields } from './guest-fields.js'

/** What was typed over what is stored, by place: "ticket_id place" → field → text. */
export type Typed = Record<string, Partial<Record<GuestField, string>> & { lead_guest?: boolean }>

/** What the service refused, by place. */
export type Refused = Record<string, Partial<Record<GuestField, ReactNode>>>

export const placeOf = (ticket_id: string, index: number): string => `${ticket_id} ${index}`

/** Every guest of a ticket of which one changed: the service replaces by place, so all places are told. */
export function changesOf({ items }: GuestData, typed: Typed) {
  return items.flatMap(({ ticket_id, quantity, guests }) => {
    if (!guests.some((_, index) => typed[placeOf(ticket_id, index)])) return []
    const next = guests.map((guest, index) => merged(guest, typed[placeOf(ticket_id, index)]))
    return [{ ticket_id, quantity, guests: next }]
  })
}

function merged({ conditions: _said, ...guest }: Guest, typed: Typed[string] | undefined) {
  const { lead_guest = guest.lead_guest, ...texts } = typed ?? {}
  const said = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, written(field as GuestField, text)]))
  return { ...guest, ...said, lead_guest }
}

/** What the service said about cells of these guests, by place and field. */
export function refusedIn(error: unknown, items: ReturnType<typeof changesOf>): Refused {
  const refused: Refused = {}
  const nameOf = (pointer: string) => {
    const [, item = '', guest = '', field] = /^\/items\/(\d+)\/guests\/(\d+)\/(\w+)$/.exec(pointer) ?? []
    const ticket_id = items[Number(item)]?.ticket_id
    return ticket_id === undefined || !guestFields.some((one) => one === field)
      ? undefined
      : `${placeOf(ticket_id, Number(guest))} ${field}`
  }
  for (const [name, fault] of Object.entries(spokenFaults(error, nameOf))) {
    const at = name.lastIndexOf(' ')
    const place = name.slice(0, at)
    refused[place] = { ...refused[place], [name.slice(at + 1)]: fault }
  }
  return refused
}

/** What was typed while another text was being saved: it is not saved yet. */
export function typedSince(sent: Typed, now: Typed): Typed {
  const places = Object.entries(now).map(([place, texts]) => {
    const saved: Record<string, unknown> = sent[place] ?? {}
    return [place, Object.fromEntries(Object.entries(texts).filter(([name, text]) => saved[name] !== text))] as const
  })
  return Object.fromEntries(places.filter(([, texts]) => Object.keys(texts).length > 0))
}

/** As the service writes it. */
function written(field: GuestField, text: string): string {
  const value = pasteFields[field].read?.(text, {}) ?? text
  return field === 'country_of_residence' ? countryCode(value) : value
}

/** Guests as they are stored, with the tag of that version if the service gives one. */
export interface StoredGuests {
  data: GuestData
  tag: string | null
}
export interface GuestCalls {
  read: (signal?: AbortSignal) => Promise<StoredGuests>
  save: (items: ReturnType<typeof changesOf>, guard: Guard) => Promise<GuestData>
}

/** Saves what was typed over what is stored now: what somebody else wrote into other cells stays, and about the same cell it is asked. */
export function saveTyped(shown: GuestData, typed: Typed, { read, save }: GuestCalls): Promise<Saved<GuestData>> {
  const cells = Object.entries(typed).flatMap(([place, texts]) =>
    guestFields.flatMap((field) => {
      const text = texts[field]
      const label = tr('{field} of guest {number}', { field: guestLabels[field], number: Number(place.split(' ')[1]) + 1 })
      return text === undefined ? [] : [{ name: `${place} ${field}`, place, field, text, label, kind: 'text' as const }]
    }),
  )
  // All guests together have one leading guest.
  const places = shown.items.flatMap(({ ticket_id, guests }) => guests.map((_, index) => placeOf(ticket_id, index)))
  const leader = places.find((place) => typed[place]?.lead_guest)
  const lead = {
    name: 'lead',
    label: tr('Leading guest'),
    kind: 'choice' as const,
    values: places,
    name_of: (place: string) => tr('Guest {number}', { number: places.indexOf(place) + 1 }),
  }
  const fields: readonly Field[] = leader === undefined ? cells : [...cells, lead]
  const valuesOf = ({ items }: GuestData): Values => {
    const guests = new Map(items.flatMap((item) => item.guests.map((guest, index) => [placeOf(item.ticket_id, index), guest])))
    const leading = [...guests].find(([, guest]) => guest.lead_guest)?.[0]
    return { ...Object.fromEntries(cells.map(({ name, place, field }) => [name, guests.get(place)?.[field]])), lead: leading }
  }
  return saveGuarded({
    fields,
    before: toInputs(fields, valuesOf(shown)),
    after: { ...Object.fromEntries(cells.map(({ name, field, text }) => [name, written(field, text)])), lead: leader ?? '' },
    read: async () => {
      const { data, tag } = await read()
      return { values: valuesOf(data), tag, data }
    },
    write: (changes, guard, { data }) => {
      const kept: Typed = {}
      for (const [place, { lead_guest }] of Object.entries(typed)) {
        kept[place] = lead.name in changes && lead_guest !== undefined ? { lead_guest } : {}
      }
      for (const { name, place, field, text } of cells) if (name in changes) kept[place] = { ...kept[place], [field]: text }
      return save(changesOf(data, kept), guard)
    },
  })
}
