import { Button, Group, Skeleton, Switch, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { may } from '../../access.js'
import { isForbidden } from '../../api.js'
import { tr, trCount } from '../../texts.js'
import { Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { tellSaved } from '../../ui/form/guard.js'
import { askToDiscard, useUnsaved } from '../../ui/form/unsaved.js'
import type { Pasted } from '../../ui/paste/paste.js'
import { Report } from '../../ui/paste/Report.js'
import { tell } from '../../ui/tell.js'
import { GuestGrid } from './GuestGrid.js'
import { faultWith, type GuestData, type GuestField, guestFields } from './guest-fields.js'
import { changesOf, type GuestCalls, placeOf, type Refused, refusedIn, saveTyped, type Typed, typedSince } from './save-typed.js'

interface Props extends GuestCalls {
  /** The resource of the guests: noun and id, the key of the cache. */
  of: readonly [noun: string, id: string]
  /** Reads again what depends on them. */
  onSaved: () => Promise<unknown>
  ticketNames: Map<string, string>
  /** Nothing can be changed any more. */
  closed: boolean
  unsaved?: UnsavedGuests
}

/** Saves what is typed and not saved; `false` if it is still open whose value stays. null while nothing is typed. */
export type UnsavedGuests = RefObject<(() => Promise<boolean>) | null>

export function Guests({ of, read, save, onSaved, ticketNames, closed, unsaved }: Props) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Typed>({})
  const latest = useRef(typed)
  latest.current = typed
  /** As they were shown when typing began: they may be read again before what is typed is saved. */
  const [shown, setShown] = useState<GuestData | null>(null)
  const [refused, setRefused] = useState<Refused>({})
  const [all, setAll] = useState(false)
  const [pasted, setPasted] = useState<Pasted<GuestField> | null>(null)
  const clear = () => {
    setTyped({})
    setRefused({})
    setShown(null)
  }
  const release = useUnsaved(Object.keys(typed).length > 0)
  const queryKey = ['guests', ...of]
  const guests = useQuery({ queryKey, queryFn: async ({ signal }) => (await read(signal)).data })
  const saving = useMutation({
    mutationFn: ({ now, sent }: { now: GuestData; sent: Typed }) => {
      setRefused({})
      const kept: GuestCalls['save'] = (items, guard) =>
        save(items, guard).catch((error: unknown) => {
          setRefused(refusedIn(error, items))
          throw error
        })
      return saveTyped(shown ?? now, sent, { read, save: kept })
    },
    onSuccess: async (result, { sent }) => {
      if (!tellSaved(result, tr('Guest data saved'))) return
      if (result.outcome === 'saved') queries.setQueryData(queryKey, result.answer)
      const rest = typedSince(sent, latest.current)
      if (Object.keys(rest).length === 0) release()
      setTyped(rest)
      setShown(Object.keys(rest).length > 0 && result.outcome === 'saved' ? result.answer : null)
      setPasted(null)
      await onSaved()
    },
  })
  useEffect(() => {
    if (!unsaved) return
    const { data } = guests
    const isTyped = data !== undefined && changesOf(data, typed).length > 0
    unsaved.current = isTyped ? async () => (await saving.mutateAsync({ now: data, sent: typed })).outcome !== 'open' : null
  })

  if (isForbidden(guests.error)) return null
  if (guests.isPending) return <Skeleton height={150} radius="lg" role="status" aria-label={tr('Loading')} />
  if (guests.isLoadingError) {
    return (
      <Panel title={tr('Guests')}>
        <Failure small error={guests.error} onRetry={() => void guests.refetch()} />
      </Panel>
    )
  }
  const changes = changesOf(guests.data, typed)
  const fields = all ? guestFields : guestFields.filter((field) => isUseful(guests.data, typed, field))
  const wanting = guests.data.items
    .flatMap((item) => item.guests.map((guest, place) => ({ guest, now: typed[placeOf(item.ticket_id, place)] })))
    .filter(({ guest, now }) => guestFields.some((field) => faultWith(guest, field, now?.[field])))
  const mayWrite = may.writeGuests(user) && !closed
  return (
    <Panel
      title={tr('Guests')}
      flush
      extra={
        <Group gap="md">
          <Text size="xs" c={wanting.length > 0 ? 'error' : 'dimmed'}>
            {wanting.length > 0 ? trCount(wanting.length, '{n} guest to complete', '{n} guests to complete') : tr('Nothing is missing')}
          </Text>
          <Switch size="xs" label={tr('All fields')} checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
        </Group>
      }
    >
      <GuestGrid
        data={guests.data}
        names={ticketNames}
        fields={fields}
        typed={typed}
        refused={refused}
        onType={(next) => {
          setShown(shown ?? guests.data)
          setTyped(next)
          setRefused({})
        }}
        onPasted={setPasted}
        readOnly={!mayWrite}
      />
      {pasted && <Report pasted={pasted} onClose={() => setPasted(null)} />}
      {mayWrite && (
        <Group justify="space-between" px={18} py="sm">
          <Text size="xs" c="dimmed">
            {tr('Paste a block from a spreadsheet: columns with headings go where they belong, others fill to the right.')}
          </Text>
          <Group gap="xs">
            {changes.length > 0 && (
              <Button size="xs" variant="default" onClick={() => askToDiscard(clear)}>
                {tr('Discard')}
              </Button>
            )}
            <Button
              size="xs"
              disabled={changes.length === 0}
              loading={saving.isPending}
              onClick={() => saving.mutate({ now: guests.data, sent: typed }, { onError: tell.failure })}
            >
              {tr('Save guests')}
            </Button>
          </Group>
        </Group>
      )}
    </Panel>
  )
}

/** A column is shown if the field is required, known, or just typed; names are always shown. */
function isUseful(data: GuestData, typed: Typed, field: GuestField): boolean {
  if (field === 'first_name' || field === 'last_name') return true
  if (Object.values(typed).some((row) => row[field] !== undefined)) return true
  return data.items.some(({ guests }) =>
    guests.some((guest) => guest[field] || (guest.conditions[field] !== undefined && guest.conditions[field] !== 'optional')),
  )
}
