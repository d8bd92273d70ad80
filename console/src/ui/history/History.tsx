import { Button, Collapse, Skeleton, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff } from '../../access.js'
import { isForbidden } from '../../api.js'
import { ago, moment } from '../../format.js'
import { tr, trCount, trRich } from '../../texts.js'
import { Failure } from '../Failure.js'
import { Icon } from '../Icon.js'
import type { Source } from '../list/resource.js'
import { Name } from '../Name.js'
import { differences } from './differences.js'
import classes from './history.module.css'

/** The fields that every history of the API has; the version itself is under the name of its noun. */
export interface Entry {
  created: string
  updated_by: string
  updated_by_name: string | null
  updated_by_scope: 'internal' | 'distributor' | 'supplier' | null
  impersonator_client_id: string | null
}

interface Props<Row extends Entry, Snapshot extends object> {
  /** Noun and id: `['bookingorder', id]`. */
  of: readonly [noun: string, id: string]
  source: Source<Row>
  snapshot: (entry: Row) => Snapshot
  /** In sentences: what a version changed, and what the first one was. Without it, field by field. */
  words?: { changes: (before: Snapshot, after: Snapshot) => string[]; made: (first: Snapshot) => string }
}

const pageSize = 15

/** Past versions, newest first, each with what it changed and who did it. */
export function History<Row extends Entry, Snapshot extends object>({ of, source, snapshot, words }: Props<Row, Snapshot>) {
  const pages = useInfiniteQuery({
    queryKey: ['history', ...of],
    queryFn: ({ pageParam, signal }) => source.page({ page: String(pageParam), page_size: String(pageSize) }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * pageSize < last.total ? all.length + 1 : undefined),
  })
  if (pages.isPending) return <Skeleton height={120} role="status" aria-label={tr('Loading')} />
  if (isForbidden(pages.error)) return null
  if (pages.isLoadingError) return <Failure small error={pages.error} onRetry={() => void pages.refetch()} />
  const entries = pages.data.pages.flatMap(({ rows }) => rows)
  const total = pages.data.pages[0]?.total ?? 0
  const versions = entries.map((entry, index) => ({ entry, older: entries[index + 1], number: total - index }))
  return (
    <>
      <ol className={classes.list}>
        {versions.map(({ entry, older, number }) => (
          <Version
            key={number}
            entry={entry}
            first={number === 1}
            changes={older && !words ? differences(snapshot(older) as never, snapshot(entry) as never) : []}
            {...(words ? { told: older ? words.changes(snapshot(older), snapshot(entry)) : [words.made(snapshot(entry))] } : {})}
          />
        ))}
      </ol>
      {pages.hasNextPage && (
        <Button variant="default" size="xs" mt="sm" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {tr('Older')}
        </Button>
      )}
    </>
  )
}

interface VersionProps {
  entry: Entry
  first: boolean
  changes: ReturnType<typeof differences>
  told?: string[]
}

function Version({ entry, first, changes, told }: VersionProps) {
  const [open, { toggle }] = useDisclosure()
  const shown = changes.slice(0, 4)
  const rest = changes.slice(4)
  return (
    <li className={classes.version}>
      <Text size="xs" c="dimmed" title={moment(entry.created)}>
        {moment(entry.created)} · {ago(entry.created)} ·{' '}
        {entry.impersonator_client_id
          ? trRich('{author}, as whom {client} acted', {
              author: authorOf(entry),
              client: <Impersonator id={entry.impersonator_client_id} />,
            })
          : authorOf(entry)}
      </Text>
      {told?.map((sentence) => (
        <p key={sentence} className={classes.made}>
          {sentence}
        </p>
      ))}
      {!told && (first ? <p className={classes.made}>{tr('Made')}</p> : <Changes list={shown} />)}
      {rest.length > 0 && (
        <>
          <Collapse expanded={open}>
            <Changes list={rest} />
          </Collapse>
          <UnstyledButton className={classes.more} onClick={toggle} aria-expanded={open}>
            {open ? tr('Less') : trCount(rest.length, '{n} more change', '{n} more changes')}
          </UnstyledButton>
        </>
      )}
    </li>
  )
}

function Changes({ list }: { list: ReturnType<typeof differences> }) {
  return (
    <dl className={classes.changes}>
      {list.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            <del>{before}</del>
            <Icon name="to" size={12} />
            <VisuallyHidden>{tr('became')}</VisuallyHidden>
            <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Clients of other organisations have no name here. The service itself acts too: expiry, retries, what follows from something else. */
const organisations = { internal: tr('The operator'), distributor: tr('The distributor'), supplier: tr('The supplier') } as const
const authorOf = ({ updated_by_name, updated_by_scope }: Entry): string =>
  updated_by_name ?? (updated_by_scope === null ? tr('The service') : organisations[updated_by_scope])

/** Only staff acts as others, and only staff is told who. */
function Impersonator({ id }: { id: string }) {
  const { user } = useRouteContext({ from: '/shell' })
  return isStaff(user) ? <Name of="client" id={id} /> : tr('the operator')
}
