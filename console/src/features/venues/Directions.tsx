import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { isStaff } from '../../access.js'
import { client } from '../../api.js'
import { localeCodes } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount } from '../../texts.js'
import { Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { type Guard, type Version, versionOf } from '../../ui/form/guard.js'
import { TextsDialog } from '../../ui/form/TextsDialog.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { faultsIn, type Line, type Pasted, paste } from '../../ui/paste/paste.js'
import { Report } from '../../ui/paste/Report.js'
import { Sheet } from '../../ui/paste/Sheet.js'
import { type LandmarkField, landmarkFields, landmarkKinds } from './landmark-fields.js'

const path = '/v1/venues/{venue_id}/directions'
const texts = [
  { name: 'route', label: tr('By car') },
  { name: 'travel', label: tr('By public transport') },
  { name: 'parking', label: tr('Parking') },
]
const fields = [
  { name: 'google_maps', label: tr('Link to a map'), kind: 'text', hint: tr('Empty: made from the position of the venue') } as const,
]

/** How guests get to a venue: what their page shows. */
export function Directions({ venue_id, editable }: { venue_id: string; editable: boolean }) {
  const { user } = useRouteContext({ from: '/shell' })
  const [opened, shown] = useDisclosure()
  const queries = useQueryClient()
  const params = { path: { venue_id } }
  const found = useQuery({
    queryKey: ['directions', venue_id],
    queryFn: async ({ signal }) => (await client.GET(path, { params, signal })).data,
  })
  if (found.isPending) return <Skeleton height={120} radius="lg" role="status" aria-label={tr('Loading')} />
  if (found.isLoadingError) {
    return (
      <Panel title={tr('Getting there')}>
        <Failure small error={found.error} onRetry={() => void found.refetch()} />
      </Panel>
    )
  }
  const directions = found.data
  const again = () => Promise.all([['directions'], ['history', 'directions']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  return (
    <Panel
      title={tr('Getting there')}
      extra={
        editable && (
          <Button size="xs" variant="default" aria-label={tr('Edit how to get there')} onClick={shown.open}>
            {tr('Edit')}
          </Button>
        )
      }
    >
      <Facts>
        {texts.map(({ name, label }) => (
          <Fact key={name} label={label}>
            {spoken(directions[name as 'route'])}
          </Fact>
        ))}
        <Fact label={tr('Landmarks')}>
          {directions.landmarks.map(({ kind, name }) => `${name} (${say(kind)})`).join(', ') || tr('None')}
        </Fact>
        {directions.google_maps && (
          <Fact label={tr('Map')}>
            <a href={directions.google_maps} rel="noreferrer">
              {directions.google_maps}
            </a>
          </Fact>
        )}
      </Facts>
      {isStaff(user) && directions.updated && (
        <History
          of={['directions', venue_id]}
          source={listOf('/v1/venues/{venue_id}/directions/history', { venue_id })}
          snapshot={(entry) => entry.venue_directions}
        />
      )}
      {opened && (
        <Edit
          directions={directions}
          onClose={shown.close}
          read={() => versionOf(client.GET(path, { params }))}
          save={(body, headers) => client.PUT(path, { params, headers, body: body as never })}
          onSaved={again}
        />
      )}
    </Panel>
  )
}

/** The English text, else how many languages have one. */
function spoken(text: Record<string, string | null>): string {
  const known = localeCodes.filter((code) => text[code])
  return (
    text.en_GB ?? (known.length === 0 ? tr('Nothing is said') : trCount(known.length, 'In {n} other language', 'In {n} other languages'))
  )
}

interface EditProps {
  directions: { landmarks: { kind: string; name: string; latitude: string; longitude: string }[] } & Record<string, unknown>
  onClose: () => void
  read: () => Promise<Version>
  save: (body: object, guard: Guard) => Promise<unknown>
  onSaved: () => Promise<unknown>
}

const mostLandmarks = 12
const none: Line<LandmarkField> = { kind: '', name: '', latitude: '', longitude: '' }

function Edit({ directions, ...form }: EditProps) {
  const [lines, setLines] = useState<Line<LandmarkField>[]>(() => [
    ...directions.landmarks.map((one) => ({ ...one, kind: landmarkKinds.find(({ value }) => value === one.kind)?.label ?? one.kind })),
    none,
  ])
  const [report, setReport] = useState<Pasted<LandmarkField> | null>(null)
  const filled = lines.filter((line) => Object.values(line).some(Boolean))
  const landmarks = filled.map((line) => ({ ...line, kind: landmarkKinds.find(({ label }) => label === line.kind)?.value ?? line.kind }))
  /** There is always an empty line at the end. */
  const put = (next: Line<LandmarkField>[]) => {
    const kept = next.filter((line) => Object.values(line).some(Boolean)).slice(0, mostLandmarks)
    setLines(kept.length < mostLandmarks ? [...kept, none] : kept)
  }
  return (
    <TextsDialog
      opened
      {...form}
      title={tr('Getting there')}
      texts={texts}
      fields={fields}
      values={directions}
      rows={{ name: 'landmarks', label: tr('Landmarks'), typed: landmarks, shown: ({ kind, name }) => `${name} (${say(String(kind))})` }}
      done={tr('Directions changed')}
    >
      {report && <Report pasted={report} onClose={() => setReport(null)} />}
      <Sheet
        label={tr('Landmarks')}
        fields={landmarkFields}
        rows={lines.map((values, index) => ({
          key: String(index),
          name: tr('landmark {number}', { number: index + 1 }),
          values,
          changed: new Set<string>(),
          faults: filled.includes(values) ? faultsIn(landmarkFields, values) : {},
        }))}
        onType={(row, name, text) => put(lines.map((line, index) => (String(index) === row.key ? { ...line, [name]: text } : line)))}
        onPaste={(text, row, column) => {
          const pasted = paste(text, { fields: landmarkFields, column, places: mostLandmarks - row, inCell: true })
          const over = Array.from({ length: Math.max(lines.length, row + pasted.rows.length) }, (_, index) => ({
            ...lines[index],
            ...pasted.rows[index - row],
          }))
          put(over)
          setReport(pasted)
        }}
      />
    </TextsDialog>
  )
}
