import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import type { Field } from '../../ui/form/fields.js'
import { versionOf } from '../../ui/form/guard.js'
import { TextsDialog } from '../../ui/form/TextsDialog.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'

const path = '/v1/categories/{category_id}/inclusions'
const texts = [
  { name: 'summary', label: tr('In a sentence') },
  { name: 'items', label: tr('Included'), lines: true as const },
]
const fields: readonly Field[] = [
  { name: 'gate', label: tr('Gate'), kind: 'text', half: true },
  { name: 'google_maps', label: tr('Link to a map'), kind: 'text', hint: tr('Only for a place of its own'), half: true },
  { name: 'latitude', label: tr('Latitude'), kind: 'text', half: true },
  { name: 'longitude', label: tr('Longitude'), kind: 'text', half: true },
  { name: 'photo1', label: tr('Picture'), kind: 'text', hint: tr('An https address'), half: true },
  { name: 'photo2', label: tr('Second picture'), kind: 'text', hint: tr('An https address'), half: true },
]

/** What a place in a category includes: what the guest's page shows. */
export function Inclusions({ category_id, editable }: { category_id: string; editable: boolean }) {
  const { user } = useRouteContext({ from: '/shell' })
  const [opened, shown] = useDisclosure()
  const queries = useQueryClient()
  const params = { path: { category_id } }
  const found = useQuery({
    queryKey: ['inclusions', category_id],
    queryFn: async ({ signal }) => (await client.GET(path, { params, signal })).data,
  })
  if (found.isPending) return <Skeleton height={120} radius="lg" role="status" aria-label={tr('Loading')} />
  if (found.isLoadingError) {
    return (
      <Panel title={tr('Included')}>
        <Failure small error={found.error} onRetry={() => void found.refetch()} />
      </Panel>
    )
  }
  const inclusions = found.data
  return (
    <Panel
      title={tr('Included')}
      extra={
        editable && (
          <Button size="xs" variant="default" aria-label={tr('Edit what is included')} onClick={shown.open}>
            {tr('Edit')}
          </Button>
        )
      }
    >
      <Facts>
        <Fact label={tr('In a sentence')}>{inclusions.summary.en_GB ?? tr('Nothing is said in English')}</Fact>
        <Fact label={tr('Included')}>{inclusions.items.en_GB.join(', ') || tr('Nothing is named in English')}</Fact>
        <Fact label={tr('Gate')}>{inclusions.gate ?? '–'}</Fact>
        <Fact label={tr('Pictures')}>{[inclusions.photo1, inclusions.photo2].filter(Boolean).length || tr('None')}</Fact>
      </Facts>
      {isStaff(user) && inclusions.updated && (
        <History
          of={['inclusions', category_id]}
          source={listOf('/v1/categories/{category_id}/inclusions/history', { category_id })}
          snapshot={(entry) => entry.category_inclusions}
        />
      )}
      <TextsDialog
        opened={opened}
        onClose={shown.close}
        title={tr('What is included')}
        texts={texts}
        fields={fields}
        values={inclusions}
        read={() => versionOf(client.GET(path, { params }))}
        save={(body, headers) => client.PUT(path, { params, headers, body: body as never })}
        done={tr('Inclusions changed')}
        onSaved={() => Promise.all([['inclusions'], ['history', 'inclusions']].map((queryKey) => queries.invalidateQueries({ queryKey })))}
      />
    </Panel>
  )
}
