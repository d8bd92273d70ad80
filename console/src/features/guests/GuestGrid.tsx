import { tr } from '../../texts.js'
import { type Pasted, paste } from '../../ui/paste/paste.js'
import { Sheet, type SheetRow } from '../../ui/paste/Sheet.js'
import { faultWith, type Guest, type GuestData, type GuestField, pasteFields, shownAs } from './guest-fields.js'
import { placeOf, type Refused, type Typed } from './save-typed.js'

interface Props {
  data: GuestData
  names: Map<string, string>
  fields: readonly GuestField[]
  typed: Typed
  refused: Refused
  onType: (change: (typed: Typed) => Typed) => void
  onPasted: (pasted: Pasted<GuestField>) => void
  readOnly: boolean
}

interface GuestRow extends SheetRow<GuestField> {
  ticket_id: string
  /** Its number among the guests of the ticket. */
  place: number
  leads: boolean
}

/** A sheet of people: a row for each place, a column for each field. */
export function GuestGrid({ data, names, fields, typed, refused, onType, onPasted, readOnly }: Props) {
  const columns = fields.map((field) => pasteFields[field])
  const rows = data.items.flatMap(({ ticket_id, guests }) =>
    guests.map((guest, place): GuestRow => {
      const key = placeOf(ticket_id, place)
      const row = rowOf(guest, typed[key], fields)
      return {
        ...row,
        faults: { ...refused[key], ...row.faults },
        key,
        name: tr('guest {number}', { number: place + 1 }),
        ticket_id,
        place,
        ...(data.items.length > 1 ? { group: names.get(ticket_id) ?? ticket_id } : {}),
      }
    }),
  )
  const set = (place: string, values: Typed[string]) => onType((all) => ({ ...all, [place]: { ...all[place], ...values } }))

  /** Over the places from the one it was pasted into, on into those of the next ticket; what finds none is named. */
  const pasteAt = (text: string, index: number, column: number) => {
    const places = rows.slice(index)
    const pasted = paste(text, { fields: columns, known: Object.values(pasteFields), column, places: places.length, inCell: true })
    onType((all) => {
      const next = { ...all }
      for (const [down, values] of pasted.rows.entries()) {
        const key = places[down]?.key ?? ''
        next[key] = { ...next[key], ...values }
      }
      return next
    })
    onPasted(pasted)
  }

  const lead = (chosen: GuestRow) => {
    for (const { key } of rows) set(key, { lead_guest: key === chosen.key })
  }

  return (
    <Sheet
      label={tr('Guest data')}
      fields={columns}
      rows={rows}
      readOnly={readOnly}
      onType={({ key }, field, text) => set(key, { [field]: text })}
      onPaste={pasteAt}
      last={{
        label: tr('Lead'),
        cell: (_, index) => {
          const row = rows[index]
          return (
            row && (
              <input
                type="radio"
                name="lead"
                aria-label={tr('Guest {place} leads', { place: row.place + 1 })}
                checked={row.leads}
                disabled={readOnly}
                onChange={() => lead(row)}
              />
            )
          )
        },
      }}
    />
  )
}

/** What was typed, else what is stored with what the service says about it. */
function rowOf(guest: Guest, typed: Typed[string] | undefined, fields: readonly GuestField[]) {
  const cells = fields.map((field) => {
    const text = typed?.[field]
    return { field, text: text ?? shownAs(field, guest[field] ?? ''), fault: faultWith(guest, field, text) }
  })
  return {
    values: Object.fromEntries(cells.map(({ field, text }) => [field, text])),
    faults: Object.fromEntries(cells.flatMap(({ field, fault }) => (fault === null ? [] : [[field, fault]]))),
    changed: new Set(Object.keys(typed ?? {})),
    leads: typed?.lead_guest ?? guest.lead_guest,
  }
}
