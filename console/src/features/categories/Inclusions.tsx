import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff } from '../../access.js'
import { client } from '../../api.js'
import { Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import type { Field } from '../../ui/form/fields.js'
import { TextsDialog } from '../../ui/form/TextsDialog.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'

const path = '/v1/categories/{category_id}/inclusions'
const texts = [
  { name: 'summary', label: 'In a sentence' },
  { name: 'items', label: 'Included', lines: true as const },
]
const fields: readonly Field[] = [
  { name: 'gate', label: 'Gate', kind: 'text', half: true },
  { name: 'google_maps', label: 'Link to a map', kind: 'text', hint: 'Only for a place of its own', half: true },
  { name: 'latitude', label: 'Latitude', kind: 'text', half: true },
  { name: 'longitude', label: 'Longitude', kind: 'text', half: true },
  { name: 'photo1', label: 'Picture', kind: 'text', hint: 'An https address', half: true },
  { name: 'photo2', label: 'Second picture', kind: 'text', hint: 'An https address', half: true },
]

/** What a place in a category includes: what the guest's page shows. */
export function Inclusions({ category_id, editable }: { category_id: string; editable: boolean }) {
  const { user } = useRouteContext({ from: '/shell' })
  const [opened, shown] = useDisclosure()
  const queries = useQueryClient()
  const params = { path: { category_id } }
  const found = useQuery({
    queryKey: ['inclusions', category_id],
    queryFn: async ({ signal }) => {
      const { data, response } = await client.GET(path, { params, signal })
      return { inclusions: data, headers: { 'if-match': response.headers.get('etag') ?? '*' } }
    },
  })
  if (found.isPending) return <Skeleton height={120} radius="lg" role="status" aria-label="Loading" />
  if (found.isError) {
    return (
      <Panel title="Included">
        <Failure small error={found.error} onRetry={() => void found.refetch()} />
      </Panel>
    )
  }
  const { inclusions, headers } = found.data
  return (
    <Panel
      title="Included"
      extra={
        editable && (
          <Button size="xs" variant="default" aria-label="Edit what is included" onClick={shown.open}>
            Edit
          </Button>
        )
      }
    >
      <Facts>
        <Fact label="In a sentence">{inclusions.summary.en_GB ?? 'Nothing is said in English'}</Fact>
        <Fact label="Included">{inclusions.items.en_GB.join(', ') || 'Nothing is named in English'}</Fact>
        <Fact label="Gate">{inclusions.gate ?? '–'}</Fact>
        <Fact label="Pictures">{[inclusions.photo1, inclusions.photo2].filter(Boolean).length || 'None'}</Fact>
      </Facts>
      {isStaff(user) && inclusions.updated && (
        <History
          of={['inclusions', category_id]}
          source={listOf('/v1/categories/{category_id}/inclusions/history', { category_id })}
          snapshot={(entry) => entry.category_inclusions}
        />
      )}
      <TextsDialog
        key={inclusions.updated}
        opened={opened}
        onClose={shown.close}
        title="What is included"
        texts={texts}
        fields={fields}
        values={inclusions}
        save={(body) => client.PUT(path, { params, headers, body: body as never })}
        done="Inclusions changed"
        onSaved={() => Promise.all([['inclusions'], ['history', 'inclusions']].map((queryKey) => queries.invalidateQueries({ queryKey })))}
      />
    </Panel>
  )
}
