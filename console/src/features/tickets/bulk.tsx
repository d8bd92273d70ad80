import { Button, Group, NumberInput, Progress, SegmentedControl, Select, Skeleton, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { count, exponent, money, toMinor } from '../../format.js'
import { tr, trCount, trRich } from '../../texts.js'
import { Lines } from '../../ui/Code.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { Grid } from '../../ui/Grid.js'
import type { BulkAction, Selection } from '../../ui/list/resource.js'
import { Refused } from '../../ui/Refused.js'
import { Status } from '../../ui/status.js'
import { type Bulk, bulksAt, type Ticket } from './resource.js'
import { Undo } from './Undo.js'

type DialogProps = ComponentProps<BulkAction<Ticket>['Dialog']>
type Change = Pick<Bulk, 'action'> & { price?: string; percent?: string; amount?: number; currency_code?: string }

/** The tickets, as filters of the API. */
function targets({ ids, all }: Selection<Ticket>): object {
  if (ids !== null) return { ticket_ids: ids }
  const pairs = Object.entries(all.query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return { filter: new URLSearchParams(pairs).toString() }
}

/** Why some do not change. */
const reasons: Record<string, (n: number) => string> = {
  unchanged: (n) => trCount(n, '{n} is so already.', '{n} are so already.'),
  other_status: (n) => trCount(n, '{n} has another status.', '{n} have another status.'),
  other_currency: (n) => trCount(n, '{n} is in another currency.', '{n} are in another currency.'),
  automatic_price: (n) => trCount(n, '{n} is priced automatically.', '{n} are priced automatically.'),
  refused: (n) => trCount(n, '{n} would be sold at a loss, or has no price.', '{n} would be sold at a loss, or have no price.'),
  below_zero: (n) => trCount(n, '{n} would cost less than nothing.', '{n} would cost less than nothing.'),
}

const switching = (action: 'enable' | 'disable') =>
  function Switching({ selection, onDone, onClose }: DialogProps) {
    return <Preview selection={selection} change={{ action }} onDone={onDone} onClose={onClose} />
  }

function Reprice({ selection, onDone, onClose }: DialogProps) {
  const currencies = [...new Set(selection.rows.map(({ currency_code }) => currency_code))].sort()
  const [by, setBy] = useState<'percent' | 'amount'>('percent')
  const [value, setValue] = useState<number | string>('')
  const [currency, setCurrency] = useState(currencies[0] ?? 'EUR')
  const [price, setPrice] = useState('cost_price')
  const [change, setChange] = useState<Change | null>(null)
  const release = useUnsaved(value !== '')
  if (change) {
    const back = () => setChange(null)
    return <Preview selection={selection} change={change} onDone={onDone} onClose={onClose} onBack={back} onStarted={release} />
  }
  const number = Number(value)
  const valid = value !== '' && Number.isFinite(number) && number !== 0
  const preview = (event: FormEvent) => {
    event.preventDefault()
    if (!valid) return
    setChange({
      action: 'reprice',
      price,
      ...(by === 'percent' ? { percent: String(number) } : { amount: toMinor(number, currency) ?? 0, currency_code: currency }),
    })
  }
  return (
    <Stack gap="md" component="form" onSubmit={preview}>
      <Select
        label={tr('Which price')}
        data={[
          { value: 'cost_price', label: tr('Cost price: the distributor’s price follows') },
          { value: 'service_price', label: tr('Service price: where it is set by hand') },
          { value: 'sales_price', label: tr('Retail price') },
        ]}
        value={price}
        allowDeselect={false}
        onChange={(next) => setPrice(next ?? price)}
      />
      <SegmentedControl
        role="group"
        aria-label={tr('Change by')}
        data={[
          { value: 'percent', label: tr('Percent') },
          { value: 'amount', label: tr('Amount') },
        ]}
        value={by}
        onChange={(next) => setBy(next as typeof by)}
      />
      <Group align="flex-end" grow>
        <NumberInput
          label={by === 'percent' ? tr('Change in percent') : tr('Change')}
          description={tr('Less than zero makes them cheaper')}
          decimalScale={by === 'percent' ? 2 : exponent(currency)}
          value={value}
          onChange={setValue}
          data-autofocus
        />
        {by === 'amount' && (
          <Select
            label={tr('Currency')}
            description={tr('Others stay as they are')}
            data={currencies}
            value={currency}
            allowDeselect={false}
            onChange={(next) => setCurrency(next ?? currency)}
          />
        )}
      </Group>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {tr('Cancel')}
        </Button>
        <Button type="submit" disabled={!valid}>
          {tr('Preview')}
        </Button>
      </Group>
    </Stack>
  )
}

interface PreviewProps extends DialogProps {
  change: Change
  onBack?: () => void
  onStarted?: () => void
}

/** The effects, and the button that applies them. */
function Preview({ selection, change, onDone, onClose, onBack, onStarted }: PreviewProps) {
  const [running, setRunning] = useState<Bulk | null>(null)
  const body = { ...change, ...targets(selection) }
  const preview = useQuery({
    queryKey: ['bulk', body],
    queryFn: async ({ signal }) => (await client.POST(bulksAt, { body: body as never, signal })).data as Bulk,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const applying = useMutation({
    mutationFn: async (bulk_id: string) =>
      (await client.POST(`${bulksAt}/{bulk_id}/apply`, { params: { path: { bulk_id } } })).data as Bulk,
    onSuccess: (bulk) => {
      setRunning(bulk)
      onStarted?.()
    },
  })
  // The focus moves to the button before the confirmation, for users of the keyboard.
  const back = useRef<HTMLButtonElement>(null)
  const isCounting = preview.isPending
  useEffect(() => {
    if (!isCounting) back.current?.focus()
  }, [isCounting])
  if (running) return <Working bulk={running} onDone={onDone} />
  if (preview.isPending) return <Skeleton height={220} role="status" aria-label={tr('Counting')} />
  const fault = preview.error ?? applying.error
  if (fault) {
    return (
      <Stack>
        <Refused error={fault} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onBack ?? onClose}>
            {tr('Back')}
          </Button>
        </Group>
      </Stack>
    )
  }
  const bulk = preview.data as Bulk
  return (
    <Stack gap="md">
      <Text role="status">
        <b>{trCount(bulk.affected, '{n} ticket of {total} changes.', '{n} tickets of {total} change.', { total: count(bulk.matching) })}</b>
        {bulk.skipped.map(({ reason, count: many }) => ` ${reasons[reason]?.(many) ?? reason}`)}
      </Text>
      {bulk.examples.length > 0 && <Examples bulk={bulk} />}
      <Group justify="flex-end">
        <Button ref={back} variant="default" onClick={onBack ?? onClose}>
          {onBack ? tr('Back') : tr('Cancel')}
        </Button>
        <Button disabled={bulk.affected === 0} loading={applying.isPending} onClick={() => applying.mutate(bulk.bulk_id)}>
          {trCount(bulk.affected, 'Change {n} ticket', 'Change {n} tickets')}
        </Button>
      </Group>
    </Stack>
  )
}

function Examples({ bulk }: { bulk: Bulk }) {
  const field = bulk.price as 'cost_price' | 'service_price' | 'sales_price' | null
  return (
    <Grid
      label={tr('Examples')}
      heads={
        field === null
          ? [tr('Ticket'), tr('Now'), tr('Then')]
          : [
              tr('Ticket'),
              { label: tr('Now'), align: 'right' },
              { label: tr('Then'), align: 'right' },
              { label: tr('Price then'), align: 'right' },
            ]
      }
    >
      {bulk.examples.slice(0, 6).map(({ ticket_id, ticket_title, event_name, currency_code, before, after }) => (
        <tr key={ticket_id}>
          <td>
            <Lines main={ticket_title} sub={event_name} />
          </td>
          {field === null ? (
            <>
              <td>
                <Status value={before.ticket_status} />
              </td>
              <td>
                <Status value={after.ticket_status} />
              </td>
            </>
          ) : (
            <>
              <td data-align="right">{money(before[field], currency_code)}</td>
              <td data-align="right">
                <b>{money(after[field], currency_code)}</b>
              </td>
              <td data-align="right">{money(after.net_rate, currency_code)}</td>
            </>
          )}
        </tr>
      ))}
    </Grid>
  )
}

/** Goes on in the background whether or not somebody watches. */
function Working({ bulk, onDone }: { bulk: Bulk; onDone: DialogProps['onDone'] }) {
  const { bulk_id } = bulk
  const state = useQuery({
    queryKey: ['bulk', bulk_id],
    queryFn: async ({ signal }) => (await client.GET(`${bulksAt}/{bulk_id}`, { params: { path: { bulk_id } }, signal })).data as Bulk,
    initialData: bulk,
    refetchInterval: 700,
  })
  const { status, done, affected, changed, passed_over, undoable } = state.data
  const finished = status === 'done' || status === 'failed'
  useEffect(() => {
    if (!finished) return
    const said =
      status === 'done'
        ? trCount(changed, '{n} ticket changed', '{n} tickets changed')
        : trCount(changed, 'Stopped after {n} ticket', 'Stopped after {n} tickets')
    const passed = trCount(
      passed_over,
      '{n} was passed over, because somebody had changed it or its change is refused',
      '{n} were passed over, because somebody had changed them or their change is refused',
    )
    onDone(
      status === 'done' && passed_over > 0 ? `${said}; ${passed}` : said,
      undoable > 0 ? (again) => <Undo bulk_id={bulk_id} onDone={again} /> : undefined,
    )
  }, [finished, status, changed, passed_over, undoable, bulk_id, onDone])
  return (
    <Stack gap="sm">
      <Progress value={affected === 0 ? 100 : (done / affected) * 100} animated aria-label={tr('Progress')} />
      <Text size="sm" c="dimmed" role="status">
        {trRich('{done} of {affected}. You can close this: it goes on.', { done: count(done), affected: count(affected) })}
      </Text>
    </Stack>
  )
}

export const bulkActions: readonly BulkAction<Ticket>[] = [
  { label: tr('Enable'), may: may.manageTickets, Dialog: switching('enable') },
  { label: tr('Disable'), may: may.manageTickets, Dialog: switching('disable') },
  { label: tr('Reprice'), may: may.manageTickets, Dialog: Reprice },
]
