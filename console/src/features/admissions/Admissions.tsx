import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { client, describe, type Fault } from '../../api.js'
import { moment } from '../../format.js'
import { kindOf } from '../../search.js'
import { tr, trCount } from '../../texts.js'
import { eventThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { FormField } from '../../ui/form/FormField.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { Status } from '../../ui/status.js'

type Admitted = Awaited<ReturnType<typeof admit>>

interface Scan {
  code: string
  event_id: string
  gate: string
}
/** What came of a scan: an admission, or why there is none. */
interface Result extends Scan {
  number: number
  admitted: Admitted | null
  fault: Fault | null
}

async function admit({ code, event_id, gate }: Scan) {
  // The id of an admission names it alone; a barcode is one of an event.
  const what = kindOf(code) === 'oit' ? { orderitem_id: code } : { barcode: code, event_id }
  return (await client.POST('/v1/admissions', { body: { ...what, ...(gate === '' ? {} : { gate }) } })).data
}

const recordingKey = ['admission']

/** Records by hand who was let in: a scanner that types, or the number read out. Gates call the API by themselves. */
export function Admissions() {
  useDocumentTitle(tr('Admissions · Allotment'))
  const { event_id = '', gate = '' } = useSearch({ strict: false }) as { event_id?: string; gate?: string }
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [results, setResults] = useState<Result[]>([])
  const box = useRef<HTMLInputElement>(null)
  const waiting = useIsMutating({ mutationKey: recordingKey })
  const note = (result: Omit<Result, 'number'>) =>
    setResults((all) => [{ ...result, number: (all[0]?.number ?? 0) + 1 }, ...all].slice(0, 50))
  const recording = useMutation({
    mutationKey: recordingKey,
    mutationFn: admit,
    // One after the other: the last one that was scanned is answered last.
    scope: { id: 'admissions' },
    onSuccess: (admitted, scan) => note({ ...scan, admitted, fault: null }),
    onError: (error, scan) => {
      note({ ...scan, admitted: null, fault: describe(error) })
      setCode((typed) => (typed === '' ? scan.code : typed))
    },
  })
  const [last] = results
  // A refused code can be corrected, and the next scan replaces it.
  useEffect(() => {
    if (last?.fault && box.current?.value === last.code) box.current.select()
  }, [last])
  const set = (part: object) => void navigate({ to: '.', search: { event_id, gate, ...part } as never, replace: true })
  const ready = code.trim() !== '' && (event_id !== '' || kindOf(code) === 'oit')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    recording.mutate({ code: code.trim(), event_id, gate: gate.trim() })
    // The next code is scanned into the same box, also before the answer to this one.
    setCode('')
    box.current?.focus()
  }
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
            {last && <Answer result={last} />}
            <Group justify="flex-end">
              <Text size="sm" c="dimmed" role="status">
                {waiting > 0 && trCount(waiting, '{n} being recorded', '{n} being recorded')}
              </Text>
              <Button type="submit" disabled={!ready}>
                {tr('Let in')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
      <Panel title={tr('Recorded here')} flush={results.length > 0}>
        {results.length === 0 ? (
          <None>{tr('Nobody yet. The order shows for each guest when and where they were let in.')}</None>
        ) : (
          <Grid label={tr('Recorded here')} heads={[tr('Seat'), tr('When'), tr('Gate'), tr('State'), tr('Order')]}>
            {results.map(({ number, admitted, ...scan }) => (
              <tr key={number}>
                <td>{admitted ? seatOf(admitted) : scan.code}</td>
                <td>{moment(admitted?.admitted_at)}</td>
                <td>{(admitted ?? scan).gate || '–'}</td>
                <td>
                  {admitted ? (
                    <Status
                      value={admitted.repeated ? 'warning' : 'ok'}
                      label={admitted.repeated ? tr('Was let in before') : tr('Let in')}
                    />
                  ) : (
                    <Lines main={<Status value="refused" label={tr('Not let in')} />} sub={scan.fault?.title} />
                  )}
                </td>
                <td>{admitted ? <Go href={`/orders/${admitted.bookingorder_id}`}>{tr('The order')}</Go> : '–'}</td>
              </tr>
            ))}
          </Grid>
        )}
      </Panel>
    </Stack>
  )
}

function Answer({ result: { code, admitted, fault } }: { result: Result }) {
  if (admitted === null)
    return (
      <Alert color="red" variant="light" title={fault?.title} role="alert">
        <Code>{code}</Code> {fault?.detail}
      </Alert>
    )
  return (
    <Alert
      color={admitted.repeated ? 'yellow' : 'pine'}
      variant="light"
      role="status"
      title={admitted.repeated ? tr('Was let in before') : tr('Let in')}
    >
      {seatOf(admitted)} · {moment(admitted.admitted_at)}
      {admitted.gate && ` · ${admitted.gate}`}
    </Alert>
  )
}

const seatOf = ({ section, row, seat }: Admitted): string => [section, row, seat].filter(Boolean).join(' · ') || tr('No seat')
