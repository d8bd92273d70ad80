import { ServiceUnreachable } from '@allotment/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { client, describe } from '../../api.js'
import { fieldAt, spokenFaults } from '../../plain.js'
import { tr, trCount } from '../../texts.js'
import { type Saved, saveGuarded } from '../../ui/form/guard.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { type Pasted, type PasteField, paste } from '../../ui/paste/paste.js'
import type { SheetRow } from '../../ui/paste/Sheet.js'
import { tell } from '../../ui/tell.js'
import { ticketCalls } from '../tickets/change.js'
import type { Ticket } from '../tickets/resource.js'
import { bodyOf, type Choice, type Choices, faultsOf, type Offered, type OfferField, toLine } from './offer-fields.js'

/** As many as are shown and pasted at once. */
export const most = 200

/** Tickets of an event that can be changed in the grid. Relisted ones belong to the order they come from. */
export function useTickets(event_id: string, supplier_id: string | null) {
  return useQuery({
    queryKey: ['offer', event_id, 'grid'],
    queryFn: async ({ signal }) => {
      const query = {
        event_id,
        is_relisted_ticket: 'false',
        include_youth: 'true',
        page_size: most,
        ...(supplier_id === null ? {} : { supplier_id }),
      } as const
      return (await client.GET('/v1/tickets', { params: { query }, signal })).data as {
        tickets: Ticket[]
        pagination: { total_size: number }
      }
    },
  })
}

export function useChoices(venue_id: string | undefined, staff: boolean): Choices | null {
  const categories = useQuery({
    queryKey: ['categories of', venue_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/categories', { params: { query: { venue_id: venue_id ?? '', page_size: 500 } }, signal })).data.categories,
    enabled: venue_id !== undefined,
  })
  const suppliers = useQuery({
    queryKey: ['suppliers by name'],
    queryFn: async ({ signal }) => (await client.GET('/v1/suppliers', { params: { query: { page_size: 1000 } }, signal })).data.suppliers,
    enabled: staff,
  })
  if (!categories.data || (staff && !suppliers.data)) return null
  return {
    categories: distinct(categories.data.map(({ category_id, category_name }) => ({ value: category_id, label: category_name }))),
    suppliers: staff ? distinct((suppliers.data ?? []).map(({ supplier_id, name }) => ({ value: supplier_id, label: name }))) : null,
  }
}

/** Those of one name are told apart by their ids. */
function distinct(choices: Choice[]): Choice[] {
  const counts = new Map<string, number>()
  for (const { label } of choices) counts.set(label, (counts.get(label) ?? 0) + 1)
  return choices.map((one) => (counts.get(one.label) === 1 ? one : { ...one, label: `${one.label} ${one.value}` }))
}

interface Refusal {
  cells: Record<string, ReactNode>
  note: ReactNode
}

export interface OfferRow extends SheetRow<OfferField> {
  /** null for a ticket that is not offered yet */
  ticket: Ticket | null
  /** It says the same as a line before it. */
  isTwin?: boolean
}

interface Given {
  event_id: string
  tickets: readonly Ticket[]
  choices: Choices
  fields: readonly PasteField<OfferField>[]
  /** What a new line starts with. */
  start: Offered
}

/** What was typed, added and ended in the grid, and how it is saved. */
export function useOffer({ event_id, tickets, choices, fields, start }: Given) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Record<string, Offered>>({})
  const [drafts, setDrafts] = useState<string[]>([])
  const [serial, setSerial] = useState(0)
  /** Tickets as they were shown when the work on them began: they may be read again before it is saved. */
  const [seen, setSeen] = useState<Record<string, Ticket>>({})
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Record<string, Refusal>>({})
  const [pasted, setPasted] = useState<Pasted<OfferField> | null>(null)

  const rowOf = (key: string, ticket: Ticket | null, index: number): OfferRow => {
    const stored = ticket ? toLine(ticket, choices) : {}
    const values = { ...stored, ...typed[key] }
    const changed = new Set(Object.entries(typed[key] ?? {}).flatMap(([name, text]) => (stored[name as OfferField] === text ? [] : [name])))
    const isEnded = ended.has(key)
    const isTouched = ticket === null || changed.size > 0
    const { cells = {}, note } = refused[key] ?? {}
    return {
      key,
      name: tr('line {number}', { number: index + 1 }),
      ticket,
      values,
      changed,
      faults: isTouched && !isEnded ? { ...cells, ...faultsOf(fields, values) } : {},
      fixed: ticket ? ['supplier_id'] : [],
      note,
      ended: isEnded,
    }
  }
  const rows = withTwins(
    [...tickets.map((ticket) => ({ key: ticket.ticket_id, ticket })), ...drafts.map((key) => ({ key, ticket: null }))].map(
      ({ key, ticket }, index) => rowOf(key, ticket, index),
    ),
  )

  const touched = rows.filter(({ ticket, changed, ended: isEnded }) => ticket === null || changed.size > 0 || isEnded)
  useUnsaved(touched.length > 0)
  const ready = touched.filter(({ faults, ended: isEnded }) => isEnded || Object.keys(faults).length === 0)

  /** The key of the first of them. */
  const append = (lines: readonly Offered[], over: Record<string, Offered> = {}): string => {
    const made = Object.fromEntries(lines.map((line, index) => [`new-${serial + index}`, { ...start, ...filled(line) }]))
    setSerial(serial + lines.length)
    setDrafts([...drafts, ...Object.keys(made)])
    setTyped({ ...typed, ...over, ...made })
    return `new-${serial}`
  }
  const begin = (keys: readonly string[]) => {
    const shown = tickets.filter(({ ticket_id }) => keys.includes(ticket_id)).map((ticket) => [ticket.ticket_id, ticket])
    setSeen((all) => ({ ...Object.fromEntries(shown), ...all }))
  }
  const type = (row: SheetRow<OfferField>, name: OfferField, text: string) => {
    begin([row.key])
    setTyped({ ...typed, [row.key]: { ...typed[row.key], [name]: text } })
    // What the service said about the line is no longer about this line.
    setRefused(without(refused, row.key))
  }
  /** Over the lines from the one it was pasted into; what is longer becomes new lines. */
  const pasteAt = (text: string, from: number, column: number) => {
    const targets = rows.slice(from)
    const found = paste(text, { fields, column, places: most, under: (index) => targets[index]?.values ?? start, inCell: true })
    const over = Object.fromEntries(
      found.rows.slice(0, targets.length).map((line, index) => {
        const { key = '' } = targets[index] ?? {}
        return [key, { ...typed[key], ...line }]
      }),
    )
    begin(Object.keys(over))
    append(found.rows.slice(targets.length), over)
    setPasted(found)
  }
  const pasteNew = (text: string) => {
    const found = paste(text, { fields, column: 0, places: most, under: () => start })
    append(found.rows)
    setPasted(found)
  }
  const end = ({ key, ticket }: OfferRow) => {
    begin([key])
    if (ticket === null) setDrafts(drafts.filter((one) => one !== key))
    else setEnded(toggled(ended, key))
  }
  const discard = () => {
    setTyped({})
    setSeen({})
    setDrafts([])
    setEnded(new Set())
    setRefused({})
    setPasted(null)
  }

  const saving = useMutation({
    // One after the other: each is a change of its own. Those that are refused stay, with the reason.
    mutationFn: async () => {
      const failed: Record<string, Refusal> = {}
      /** What was saved of each line, and its ticket. */
      const done = new Map<string, { sent: Offered; ticket_id: string }>()
      let saved = 0
      for (const row of ready) {
        try {
          const { outcome, ticket_id } = await save(row, seen[row.key] ?? row.ticket, { event_id, choices, fields })
          // Nothing was decided about what somebody else wrote: this line and those after it wait.
          if (outcome === 'open') break
          if (outcome === 'saved') saved++
          if (outcome === 'changed') failed[row.key] = { cells: {}, note: tr('Somebody else changed this meanwhile') }
          else done.set(row.key, { sent: row.values, ticket_id })
        } catch (error) {
          failed[row.key] = refusalOf(error, fields)
          // The lines after it would each wait for an answer too.
          if (error instanceof ServiceUnreachable) break
        }
      }
      return { failed, done, saved }
    },
    onSuccess: async ({ failed, done, saved }) => {
      if (saved > 0) tell.done(trCount(saved, '{n} line saved', '{n} lines saved'))
      else if (done.size > 0) tell.done(tr('Nothing saved: what the other wrote stays'))
      await Promise.all(
        [['offer'], ['list', 'tickets'], ['event'], ['readiness'], ['ticket']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
      setRefused(failed)
      // What was refused is shown as it is now, with the reason.
      setSeen((all) => Object.fromEntries(Object.entries(all).filter(([key]) => !done.has(key) && !failed[key])))
      setDrafts((all) => all.filter((key) => !done.has(key)))
      setEnded((all) => new Set([...all].filter((key) => !done.has(key))))
      setTyped((all) => typedSince(all, done))
      if (Object.keys(failed).length === 0) setPasted(null)
    },
  })
  return { rows, touched, ready, pasted, setPasted, append, type, pasteAt, pasteNew, end, discard, saving }
}

/** `changed`: somebody else changed the ticket that is to be ended. It is ended if it is saved again. */
type Outcome = Saved<unknown>['outcome'] | 'changed'

async function save(
  row: OfferRow,
  shown: Ticket | null,
  { event_id, choices, fields }: Pick<Given, 'event_id' | 'choices' | 'fields'>,
): Promise<{ outcome: Outcome; ticket_id: string }> {
  const { values, changed, ended, name: line } = row
  if (shown === null) {
    const { data } = await client.POST('/v1/tickets', { body: { ...bodyOf(filled(values), values, choices), event_id } as never })
    return { outcome: 'saved', ticket_id: data.ticket_id }
  }
  const { ticket_id } = shown
  const calls = ticketCalls(ticket_id)
  const read = async () => {
    const { values: stored, tag } = await calls.read()
    return { values: toLine(stored as unknown as Ticket, choices), tag }
  }
  const before = toLine(shown, choices)
  if (ended) {
    const stored = await read()
    if (JSON.stringify(stored.values) !== JSON.stringify(before)) return { outcome: 'changed', ticket_id }
    const headers = stored.tag === null ? {} : { 'if-match': stored.tag }
    await client.DELETE('/v1/tickets/{ticket_id}', { params: { path: { ticket_id } }, headers })
    return { outcome: 'saved', ticket_id }
  }
  const { outcome } = await saveGuarded({
    fields: fields.filter(({ name }) => changed.has(name)).map(({ name, label }) => ({ name, kind: 'text', label: `${label} · ${line}` })),
    before,
    after: values,
    read,
    write: (texts, guard, stored) => calls.save(bodyOf(texts as Offered, { ...stored.values, ...texts }, choices), guard),
  })
  return { outcome, ticket_id }
}

/** What was typed while its line was being saved stays, in the line of its ticket. */
function typedSince(
  all: Record<string, Offered>,
  done: ReadonlyMap<string, { sent: Offered; ticket_id: string }>,
): Record<string, Offered> {
  const rest = Object.entries(all).flatMap(([key, line]) => {
    const saved = done.get(key)
    if (saved === undefined) return [[key, line] as const]
    const since = Object.entries(line).filter(([name, text]) => saved.sent[name as OfferField] !== text)
    return since.length === 0 ? [] : [[saved.ticket_id, Object.fromEntries(since) as Offered] as const]
  })
  return Object.fromEntries(rest)
}

/** What the service said: at the cells it named, else about the whole line. */
function refusalOf(error: unknown, fields: readonly PasteField<OfferField>[]): Refusal {
  const cells = spokenFaults(error, fieldAt(fields))
  return { cells, note: Object.keys(cells).length > 0 ? undefined : describe(error).detail }
}

/** A new line that says the same as one before it, and could be saved, is named: a block that is pasted twice would offer its stock twice. */
function withTwins(rows: readonly OfferRow[]): OfferRow[] {
  return rows.map((row, index) => {
    if (row.ticket !== null || row.note !== undefined || Object.keys(row.faults).length > 0) return row
    const said = Object.entries(filled(row.values)) as [OfferField, string][]
    const twin = rows.findIndex((other) => !other.ended && said.every(([name, text]) => other.values[name] === text))
    return twin < 0 || twin >= index ? row : { ...row, isTwin: true, note: tr('The same as line {number}', { number: twin + 1 }) }
  })
}

const filled = (line: Offered): Offered => Object.fromEntries(Object.entries(line).filter(([, text]) => text !== ''))
const without = <T>(all: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== key))
const toggled = (all: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  all.has(key) ? new Set([...all].filter((one) => one !== key)) : new Set([...all, key])
