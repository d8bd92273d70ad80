import { ActionIcon, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { isStaff } from '../../access.js'
import { client } from '../../api.js'
import { count, local } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { Detail, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { askToDiscard } from '../../ui/form/unsaved.js'
import { Go } from '../../ui/Go.js'
import { Icon } from '../../ui/Icon.js'
import { PasteBox } from '../../ui/paste/PasteBox.js'
import { Report } from '../../ui/paste/Report.js'
import { Sheet } from '../../ui/paste/Sheet.js'
import { useParam } from '../../ui/useParam.js'
import { Checklist } from '../readiness/Checklist.js'
import type { Ticket } from '../tickets/resource.js'
import { type Choices, offerFields, startOf } from './offer-fields.js'
import { most, type OfferRow, useChoices, useOffer, useTickets } from './useOffer.js'

/** The tickets of an event as a grid: new lines, changed cells and ended tickets are saved together. */
export function OfferPage() {
  const event_id = useParam('event_id')
  const { user } = useRouteContext({ from: '/shell' })
  const staff = isStaff(user)
  const event = useQuery({
    queryKey: ['event', event_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/events/{event_id}', { params: { path: { event_id } }, signal })).data,
  })
  const tickets = useTickets(event_id, staff ? null : user.supplier_id)
  const own = useQuery({
    queryKey: ['supplier', user.supplier_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/suppliers/{supplier_id}', { params: { path: { supplier_id: user.supplier_id ?? '' } }, signal })).data,
    enabled: user.supplier_id !== null,
  })
  const choices = useChoices(event.data?.venue_id, staff)
  return (
    <Detail
      query={event}
      back={event.data ? { href: `/events/${event_id}`, label: event.data.event_name } : { href: '/events', label: tr('Events') }}
      name={({ event_name }) => tr('Tickets of {event}', { event: event_name })}
      title={() => tr('Tickets as a grid')}
      sub={({ event_name, date_start, venue_name }) => `${event_name} · ${local(date_start)} · ${venue_name}`}
    >
      {() => (
        <Stack gap="md">
          <Checklist kind="event" id={event_id} />
          {tickets.isLoadingError ? (
            <Panel title={tr('Tickets')}>
              <Failure small error={tickets.error} onRetry={() => void tickets.refetch()} />
            </Panel>
          ) : tickets.data === undefined || choices === null || own.isLoading ? (
            <Skeleton height={260} radius="lg" role="status" aria-label={tr('Loading')} />
          ) : (
            <Editor
              event_id={event_id}
              tickets={tickets.data.tickets}
              total={tickets.data.pagination.total_size}
              choices={choices}
              currency={own.data?.default_currency ?? 'EUR'}
            />
          )}
        </Stack>
      )}
    </Detail>
  )
}

interface EditorProps {
  event_id: string
  tickets: Ticket[]
  total: number
  choices: Choices
  currency: string
}

function Editor({ event_id, tickets, total, choices, currency }: EditorProps) {
  const fields = offerFields(choices)
  const [isPasting, setPasting] = useState(tickets.length === 0)
  const offer = useOffer({ event_id, tickets, choices, fields, start: startOf(currency) })
  const { rows, touched, ready } = offer
  const [added, setAdded] = useState<string>()
  const add = (values: OfferRow['values']) => setAdded(offer.append([values]))
  return (
    <Panel
      title={tr('Tickets')}
      flush
      extra={
        <Group gap="xs">
          <Button size="xs" variant="default" leftSection={<Icon name="upload" size={14} />} onClick={() => setPasting(!isPasting)}>
            {tr('From a spreadsheet')}
          </Button>
          <Button size="xs" variant="default" leftSection={<Icon name="plus" size={14} />} onClick={() => add({})}>
            {tr('New line')}
          </Button>
        </Group>
      }
    >
      {isPasting && (
        <Stack px={18} pb="sm">
          <PasteBox fields={fields} template="tickets.csv" onRead={offer.pasteNew} />
        </Stack>
      )}
      {offer.pasted && <Report pasted={offer.pasted} onClose={() => offer.setPasted(null)} />}
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed" px={18} py="sm">
          {tr('No tickets are offered yet. Paste them from a spreadsheet, or add a line.')}
        </Text>
      ) : (
        <Sheet
          label={tr('Tickets of the event')}
          fields={fields}
          rows={rows}
          added={added}
          onType={offer.type}
          onPaste={offer.pasteAt}
          last={{
            label: tr('Line'),
            cell: (_, index) => rows[index] && <LineButtons row={rows[index]} onCopy={(row) => add(row.values)} onEnd={offer.end} />,
          }}
        />
      )}
      {total > tickets.length && (
        <Text size="xs" c="dimmed" px={18} py="xs">
          {tr('The first {shown} of {total}.', { shown: count(most), total: count(total) })}{' '}
          <Go href={`/tickets?event_id=${event_id}`}>{tr('All of them as a list')}</Go>
        </Text>
      )}
      <Group justify="space-between" px={18} py="sm">
        <Text size="xs" c="dimmed" role="status">
          {summary(touched, ready)}
        </Text>
        <Group gap="xs">
          {touched.length > 0 && (
            <Button size="xs" variant="default" onClick={() => askToDiscard(offer.discard)}>
              {tr('Discard')}
            </Button>
          )}
          <Button size="xs" disabled={ready.length === 0} loading={offer.saving.isPending} onClick={() => offer.saving.mutate()}>
            {ready.length === touched.length
              ? trCount(ready.length, 'Save {n} line', 'Save {n} lines')
              : trCount(touched.length, 'Save {ready} of {n} line', 'Save {ready} of {n} lines', { ready: ready.length })}
          </Button>
        </Group>
      </Group>
    </Panel>
  )
}

/** "2 new, 1 changed, 1 to end; 1 to correct". */
function summary(touched: readonly OfferRow[], ready: readonly OfferRow[]): string {
  if (touched.length === 0) return tr('Type into a cell, or paste a block from a spreadsheet.')
  const ended = touched.filter((row) => row.ended).length
  const made = touched.filter((row) => row.ticket === null).length
  const changed = touched.length - ended - made
  const wrong = touched.length - ready.length
  const twins = ready.filter((row) => row.isTwin).length
  return [
    made > 0 && trCount(made, '{n} new', '{n} new'),
    changed > 0 && trCount(changed, '{n} changed', '{n} changed'),
    ended > 0 && trCount(ended, '{n} to end', '{n} to end'),
    wrong > 0 && trCount(wrong, '{n} to correct', '{n} to correct'),
    twins > 0 && trCount(twins, '{n} the same as another', '{n} the same as others'),
  ]
    .filter(Boolean)
    .join(', ')
}

interface LineProps {
  row: OfferRow
  onCopy: (row: OfferRow) => void
  onEnd: (row: OfferRow) => void
}

function LineButtons({ row, onCopy, onEnd }: LineProps) {
  const end = row.ticket === null ? tr('Remove') : row.ended ? tr('Keep') : tr('End')
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        title={tr('Duplicate')}
        aria-label={tr('Duplicate {name}', { name: row.name })}
        onClick={() => onCopy(row)}
      >
        <Icon name="copy" size={15} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        title={row.ticket !== null && !row.ended ? tr('End: withdraw it from sale') : end}
        aria-label={`${end} ${row.name}`}
        onClick={() => onEnd(row)}
      >
        <Icon name={row.ended ? 'refresh' : 'trash'} size={15} />
      </ActionIcon>
      {row.ticket && (
        <Go href={`/tickets/${row.ticket.ticket_id}`} aria-label={tr('Open {name}', { name: row.name })}>
          <Icon name="arrow" size={15} />
        </Go>
      )}
    </Group>
  )
}
