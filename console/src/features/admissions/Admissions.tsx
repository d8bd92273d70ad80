import { Alert, Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { client, describe } from '../../api.js'
import { moment } from '../../format.js'
import { kindOf } from '../../search.js'
import { tr } from '../../texts.js'
import { eventThing } from '../../things.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { FormField } from '../../ui/form/FormField.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { Status } from '../../ui/status.js'

type Admitted = Awaited<ReturnType<typeof admit>>

async function admit(code: string, event_id: string, gate: string) {
  // The id of an admission names it alone; a barcode is one of an event.
  const what = kindOf(code) === 'oit' ? { orderitem_id: code } : { barcode: code, event_id }
  return (await client.POST('/v1/admissions', { body: { ...what, ...(gate === '' ? {} : { gate }) } })).data
}

/** Records by hand who was let in: a scanner that types, or the number read out. Gates call the API by themselves. */
export function Admissions() {
  useDocumentTitle(tr('Admissions · Allotment'))
  const { event_id = '', gate = '' } = useSearch({ strict: false }) as { event_id?: string; gate?: string }
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [admitted, setAdmitted] = useState<Admitted[]>([])
  const box = useRef<HTMLInputElement>(null)
  const recording = useMutation({
    mutationFn: () => admit(code.trim(), event_id, gate.trim()),
    onSuccess: (one) => {
      setAdmitted((all) => [one, ...all].slice(0, 50))
      setCode('')
    },
    // The next code is scanned into the same box.
    onSettled: () => box.current?.focus(),
  })
  const set = (part: object) => void navigate({ to: '.', search: { event_id, gate, ...part } as never, replace: true })
  const ready = code.trim() !== '' && (event_id !== '' || kindOf(code) === 'oit')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) recording.mutate()
  }
  const fault = recording.error === null ? null : describe(recording.error)
  const [last] = admitted
  return (
    <Stack gap="md">
      <Title order={1}>{tr('Admissions')}</Title>
      <Panel title={tr('Let a guest in')}>
        <form onSubmit={submit}>
          <Stack gap="sm" maw={560}>
            <FormField
              field={{
                name: 'event_id',
                label: tr('Event'),
                kind: 'thing',
                thing: eventThing,
                hint: tr('The event whose barcodes are scanned'),
              }}
              value={event_id}
              fault={undefined}
              first={false}
              onChange={(value) => set({ event_id: String(value) })}
            />
            <TextInput label={tr('Gate')} maxLength={80} value={gate} onChange={(event) => set({ gate: event.currentTarget.value })} />
            <TextInput
              ref={box}
              label={tr('Barcode')}
              description={tr('Scanned or typed; or the id of an order item')}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            {fault && (
              <Alert color="red" variant="light" title={fault.title} role="alert">
                {fault.detail}
              </Alert>
            )}
            {!fault && last && (
              <Alert
                color={last.repeated ? 'yellow' : 'pine'}
                variant="light"
                role="status"
                title={last.repeated ? tr('Was let in before') : tr('Let in')}
              >
                {seatOf(last)} · {moment(last.admitted_at)}
                {last.gate && ` · ${last.gate}`}
              </Alert>
            )}
            <Group justify="flex-end">
              <Button type="submit" disabled={!ready} loading={recording.isPending}>
                {tr('Let in')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
      <Panel title={tr('Recorded here')} flush={admitted.length > 0}>
        {admitted.length === 0 ? (
          <None>{tr('Nobody yet. The order shows for each guest when and where they were let in.')}</None>
        ) : (
          <Grid label={tr('Recorded here')} heads={[tr('Seat'), tr('When'), tr('Gate'), tr('State'), tr('Order')]}>
            {admitted.map((one) => (
              <tr key={one.orderitem_id}>
                <td>{seatOf(one)}</td>
                <td>{moment(one.admitted_at)}</td>
                <td>{one.gate ?? '–'}</td>
                <td>
                  <Status value={one.repeated ? 'warning' : 'ok'} label={one.repeated ? tr('Was let in before') : tr('Let in')} />
                </td>
                <td>
                  <Go href={`/orders/${one.bookingorder_id}`}>{tr('The order')}</Go>
                </td>
              </tr>
            ))}
          </Grid>
        )}
      </Panel>
    </Stack>
  )
}

const seatOf = ({ section, row, seat }: Admitted): string => [section, row, seat].filter(Boolean).join(' · ') || tr('No seat')
