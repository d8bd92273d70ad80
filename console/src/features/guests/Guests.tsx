import { Button, Group, Skeleton, Switch, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { may } from '../../access.js'
import { isForbidden } from '../../api.js'
import { countryCode } from '../../countries.js'
import { counted } from '../../format.js'
import { Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import type { Pasted } from '../../ui/paste/paste.js'
import { Report } from '../../ui/paste/Report.js'
import { tell } from '../../ui/tell.js'
import { GuestGrid } from './GuestGrid.js'
import { faultOf, type Guest, type GuestData, type GuestField, guestFields, pasteFields } from './guest-fields.js'

/** What was typed over what is stored, by place: "ticket_id place" → field → text. */
export type Typed = Record<string, Partial<Record<GuestField, string>> & { lead_guest?: boolean }>

interface Props {
  /** Whose guests: noun and id, the key under which they are kept. */
  of: readonly [noun: string, id: string]
  read: (signal: AbortSignal) => Promise<GuestData>
  save: (items: ReturnType<typeof changesOf>) => Promise<GuestData>
  /** Reads again what else hangs on them. */
  onSaved: () => Promise<unknown>
  ticketNames: Map<string, string>
  /** Nothing can be changed any more. */
  closed: boolean
}

export function Guests({ of, read, save, onSaved, ticketNames, closed }: Props) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Typed>({})
  const [all, setAll] = useState(false)
  const [pasted, setPasted] = useState<Pasted<GuestField> | null>(null)
  const queryKey = ['guests', ...of]
  const guests = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) })
  const saving = useMutation({
    mutationFn: save,
    onSuccess: async (saved) => {
      queries.setQueryData(queryKey, saved)
      setTyped({})
      setPasted(null)
      tell.done('Guest data saved')
      await onSaved()
    },
    onError: tell.failure,
  })

  if (isForbidden(guests.error)) return null
  if (guests.isPending) return <Skeleton height={150} radius="lg" role="status" aria-label="Loading" />
  if (guests.isError) {
    return (
      <Panel title="Guests">
        <Failure small error={guests.error} onRetry={() => void guests.refetch()} />
      </Panel>
    )
  }
  const changes = changesOf(guests.data, typed)
  const fields = all ? guestFields : guestFields.filter((field) => isUseful(guests.data, typed, field))
  const wanting = guests.data.items.flatMap((item) => item.guests).filter((guest) => guestFields.some((field) => faultOf(guest, field)))
  const mayWrite = may.writeGuests(user) && !closed
  return (
    <Panel
      title="Guests"
      flush
      extra={
        <Group gap="md">
          <Text size="xs" c={wanting.length > 0 ? 'error' : 'dimmed'}>
            {wanting.length > 0 ? `${counted(wanting.length, 'guest')} to complete` : 'Nothing is missing'}
          </Text>
          <Switch size="xs" label="All fields" checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
        </Group>
      }
    >
      <GuestGrid
        data={guests.data}
        names={ticketNames}
        fields={fields}
        typed={typed}
        onType={setTyped}
        onPasted={setPasted}
        readOnly={!mayWrite}
      />
      {pasted && <Report pasted={pasted} onClose={() => setPasted(null)} />}
      {mayWrite && (
        <Group justify="space-between" px={18} py="sm">
          <Text size="xs" c="dimmed">
            Paste a block from a spreadsheet: columns with headings go where they belong, others fill to the right.
          </Text>
          <Group gap="xs">
            {changes.length > 0 && (
              <Button size="xs" variant="default" onClick={() => setTyped({})}>
                Discard
              </Button>
            )}
            <Button size="xs" disabled={changes.length === 0} loading={saving.isPending} onClick={() => saving.mutate(changes)}>
              Save guests
            </Button>
          </Group>
        </Group>
      )}
    </Panel>
  )
}

/** A column is worth its place when the field is asked for, known, or just typed; a name always is. */
function isUseful(data: GuestData, typed: Typed, field: GuestField): boolean {
  if (field === 'first_name' || field === 'last_name') return true
  if (Object.values(typed).some((row) => row[field] !== undefined)) return true
  return data.items.some(({ guests }) =>
    guests.some((guest) => guest[field] || (guest.conditions[field] !== undefined && guest.conditions[field] !== 'optional')),
  )
}

export const placeOf = (ticket_id: string, index: number): string => `${ticket_id} ${index}`

/** Every guest of a ticket of which one changed: the service replaces by place, so all places are told. */
function changesOf({ items }: GuestData, typed: Typed) {
  return items.flatMap(({ ticket_id, quantity, guests }) => {
    if (!guests.some((_, index) => typed[placeOf(ticket_id, index)])) return []
    const next = guests.map((guest, index) => merged(guest, typed[placeOf(ticket_id, index)]))
    return [{ ticket_id, quantity, guests: next }]
  })
}

function merged({ conditions: _said, ...guest }: Guest, typed: Typed[string] | undefined) {
  const { lead_guest = guest.lead_guest, ...texts } = typed ?? {}
  const said = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => {
      const value = pasteFields[field as GuestField].read?.(text) ?? text
      return [field, field === 'country_of_residence' ? countryCode(value) : value]
    }),
  )
  return { ...guest, ...said, lead_guest }
}
