import { enums } from '@allotment/sdk/model'
import { Button, Group, Radio, Skeleton, Stack } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { client } from '../../api.js'
import { languageName, local, localeCodes } from '../../format.js'
import { spokenFaults } from '../../plain.js'
import { tr } from '../../texts.js'
import { venueThing } from '../../things.js'
import { Detail, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { FormField } from '../../ui/form/FormField.js'
import { type Field, faultsIn, type Inputs, toInputs, toValue } from '../../ui/form/fields.js'
import classes from '../../ui/form/form.module.css'
import { useUnsaved } from '../../ui/form/unsaved.js'
import type { RowOf } from '../../ui/list/resource.js'
import { Refused } from '../../ui/Refused.js'
import { useParam } from '../../ui/useParam.js'
import { type Disruption, kindNames, useDisruption } from './disruption.js'

type Kind = Disruption['kind']
const kinds = Object.keys(kindNames) as Kind[]
const hints: Record<Kind, string> = {
  cancelled: tr('All orders are cancelled and refunded by the terms.'),
  postponed: tr('It is taken off sale. Buyers keep their tickets, or take the refund.'),
  rescheduled: tr('It stays on sale for the new date. Buyers keep their tickets, or take the refund.'),
  relocated: tr('It stays on sale at the new venue. Buyers keep their tickets, or take the refund.'),
}

const dates: readonly Field[] = [
  { name: 'date_start', label: tr('Begins'), kind: 'datetime', hint: tr("On the venue's clock"), half: true },
  { name: 'date_stop', label: tr('Ends'), kind: 'datetime', hint: tr("On the venue's clock"), half: true },
]
const venue: Field = { name: 'venue_id', label: tr('New venue'), kind: 'thing', thing: venueThing, required: true }
const deadline: readonly Field[] = [
  { name: 'decide_by', label: tr('Buyers decide before'), kind: 'datetime', hint: 'UTC', required: true, half: true },
  {
    name: 'default_decision',
    label: tr('Without an answer'),
    kind: 'choice',
    values: ['accept', 'refund'],
    name_of: (value) => (value === 'accept' ? tr('The tickets are kept') : tr('The order is refunded')),
    required: true,
    half: true,
  },
]
const money: readonly Field[] = [
  {
    name: 'refund_percent',
    label: tr('Refund in percent'),
    kind: 'integer',
    hint: tr('Of price and fees, in place of the cancellation policies'),
    required: true,
    half: true,
  },
  {
    name: 'supplier_payout',
    label: tr('Suppliers'),
    kind: 'choice',
    values: ['reverse', 'keep'],
    name_of: (value) => (value === 'reverse' ? tr('Are not paid for refunded tickets') : tr('Are paid all the same')),
    required: true,
    half: true,
  },
  { name: 'keep_fees', label: tr('Fees that are not refunded'), kind: 'choices', values: enums.feeTypes },
]
const texts: readonly Field[] = localeCodes.map((locale) => ({ name: locale, label: languageName(locale), kind: 'long' as const }))
const terms = ['refund_percent', 'supplier_payout', 'keep_fees', 'default_decision']

const fieldsOf = (kind: Kind): { what: readonly Field[]; terms: readonly Field[] } => ({
  what: [
    ...(kind === 'relocated' ? [venue] : []),
    ...(kind === 'rescheduled' ? dates.map((field) => ({ ...field, required: true as const })) : kind === 'relocated' ? dates : []),
  ],
  terms: [...money, ...(kind === 'cancelled' ? [] : deadline)],
})

/** The inputs as a request of the API. */
function bodyOf(kind: Kind, fields: readonly Field[], inputs: Inputs): object {
  const values = Object.fromEntries(
    fields.flatMap((field) => {
      const value = toValue(field, inputs[field.name] ?? '')
      return value === null ? [] : [[field.name, value]]
    }),
  )
  const pick = (isWanted: (name: string) => boolean) => Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)))
  const isText = (name: string) => (localeCodes as readonly string[]).includes(name)
  return {
    kind,
    ...pick((name) => !terms.includes(name) && !isText(name)),
    terms: pick((name) => terms.includes(name)),
    texts: pick(isText),
  }
}

interface Start {
  kind: Kind
  inputs: Inputs
}

const all = [...dates, venue, ...deadline, ...money, ...texts]
const empty: Start = {
  kind: 'cancelled',
  inputs: { ...toInputs(all, {}), refund_percent: '100', supplier_payout: 'reverse', default_decision: 'accept' },
}

/** What a preview was made from, to be corrected. A date or venue that stays is left out. */
function startOf({ kind, event_before, event_after, decide_by, terms: chosen, texts: said }: Disruption): Start {
  const isDated = kind === 'rescheduled' || event_after.date_start !== event_before.date_start
  const values = {
    ...(isDated ? { date_start: event_after.date_start, date_stop: event_after.date_stop } : {}),
    ...(kind === 'relocated' ? { venue_id: event_after.venue_id } : {}),
    decide_by,
    ...chosen,
    ...said,
  }
  return { kind, inputs: toInputs(all, values) }
}

/** The form for a disruption and its terms; the next page shows the effects. */
export function NewDisruption() {
  const event_id = useParam('event_id')
  const { preview = '' } = useSearch({ strict: false }) as { preview?: string }
  const earlier = useDisruption(event_id, preview)
  useDocumentTitle(tr('Cancel or move · Allotment'))
  const query = useQuery({
    queryKey: ['event', event_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/events/{event_id}', { params: { path: { event_id } }, signal })).data as RowOf<'/v1/events'>,
  })
  return (
    <Detail
      query={query}
      back={{ href: '/events', label: tr('Events') }}
      name={() => tr('Cancel or move')}
      title={({ event_name }) => tr('Cancel or move {event}', { event: event_name })}
      sub={({ date_start, venue_name, city }) => `${local(date_start)} · ${venue_name}, ${city}`}
    >
      {() =>
        preview === '' ? (
          <Form key="new" event_id={event_id} start={empty} />
        ) : earlier.isLoadingError ? (
          <Failure error={earlier.error} onRetry={() => void earlier.refetch()} />
        ) : earlier.data === undefined ? (
          <Skeleton height={360} radius="lg" role="status" aria-label={tr('Loading')} />
        ) : (
          <Form key={preview} event_id={event_id} start={startOf(earlier.data)} />
        )
      }
    </Detail>
  )
}

function Form({ event_id, start: given }: { event_id: string; start: Start }) {
  const navigate = useNavigate()
  const [start] = useState(given)
  const [kind, setKind] = useState(start.kind)
  const [inputs, setInputs] = useState(start.inputs)
  const release = useUnsaved(JSON.stringify({ kind, inputs }) !== JSON.stringify(start))
  const [faults, setFaults] = useState<Record<string, ReactNode>>({})
  const { what, terms: ofTerms } = fieldsOf(kind)
  const fields = [...what, ...ofTerms, ...texts]
  const preview = useMutation({
    mutationFn: async () =>
      (
        await client.POST('/v1/events/{event_id}/disruptions', {
          params: { path: { event_id } },
          body: bodyOf(kind, fields, inputs) as never,
        })
      ).data,
    onSuccess: ({ disruption_id }) => {
      release()
      return navigate({ to: `/events/${event_id}/disruptions/${disruption_id}` as '/' })
    },
    onError: (error) => setFaults(faultsOf(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultsIn(fields, inputs)
    setFaults(found)
    if (Object.keys(found).length === 0) preview.mutate()
  }
  const refused = Object.keys(faults).length === 0 ? preview.error : null
  const show = (list: readonly Field[]) => (
    <div className={classes.fields}>
      {list.map((field) => (
        <div key={field.name} data-half={field.half}>
          <FormField
            field={field}
            first={false}
            value={inputs[field.name] ?? ''}
            fault={faults[field.name]}
            onChange={(value) => setInputs((now) => ({ ...now, [field.name]: value }))}
          />
        </div>
      ))}
    </div>
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" maw={860}>
        <Panel title={tr('1 · What happened')}>
          <Stack gap="md">
            <Radio.Group label={tr('The event is')} value={kind} onChange={(next) => setKind(next as Kind)}>
              <Stack gap="xs" mt="xs">
                {kinds.map((one) => (
                  <Radio key={one} value={one} label={kindNames[one]} description={hints[one]} />
                ))}
              </Stack>
            </Radio.Group>
            {what.length > 0 && show(what)}
          </Stack>
        </Panel>
        <Panel title={tr('2 · Terms')}>{show(ofTerms)}</Panel>
        <Panel title={tr('3 · What the letters say besides')}>
          {show(texts.filter(({ name }) => name === 'en_GB'))}
          <More>{show(texts.filter(({ name }) => name !== 'en_GB'))}</More>
        </Panel>
        <Refused error={refused} />
        <Group justify="flex-end">
          <Button type="submit" loading={preview.isPending}>
            {tr('Preview: nothing changes yet')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const More = ({ children }: { children: ReactNode }) => (
  <details>
    <summary>{tr('Other languages')}</summary>
    {children}
  </details>
)

const faultsOf = (error: unknown) => spokenFaults(error, (pointer) => pointer.split('/').at(-1))
