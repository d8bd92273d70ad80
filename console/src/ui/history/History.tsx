import { Button, Collapse, Skeleton, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isForbidden } from '../../api.js'
import { ago, counted, moment } from '../../format.js'
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
  impersonator_client_id: string | null
}

interface Props<Row extends Entry> {
  /** Noun and id: `['bookingorder', id]`. */
  of: readonly [noun: string, id: string]
  source: Source<Row>
  snapshot: (entry: Row) => object
}

const pageSize = 15

/** Past versions, newest first, each with its changes and its author. */
export function History<Row extends Entry>({ of, source, snapshot }: Props<Row>) {
  const pages = useInfiniteQuery({
    queryKey: ['history', ...of],
    queryFn: ({ pageParam, signal }) => source.page({ page: String(pageParam), page_size: String(pageSize) }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * pageSize < last.total ? all.length + 1 : undefined),
  })
  if (pages.isPending) return <Skeleton height={120} role="status" aria-label="Loading" />
  if (isForbidden(pages.error)) return null
  if (pages.isError) return <Failure small error={pages.error} onRetry={() => void pages.refetch()} />
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
            changes={older ? differences(snapshot(older) as never, snapshot(entry) as never) : []}
          />
        ))}
      </ol>
      {pages.hasNextPage && (
        <Button variant="default" size="xs" mt="sm" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Older
        </Button>
      )}
    </>
  )
}

function Version({ entry, first, changes }: { entry: Entry; first: boolean; changes: ReturnType<typeof differences> }) {
  const [open, { toggle }] = useDisclosure()
  const shown = changes.slice(0, 4)
  const rest = changes.slice(4)
  return (
    <li className={classes.version}>
      <Text size="xs" c="dimmed" title={moment(entry.created)}>
        {moment(entry.created)} · {ago(entry.created)} · <Who id={entry.updated_by} />
        {entry.impersonator_client_id && (
          <>
            , as whom <Who id={entry.impersonator_client_id} /> acted
          </>
        )}
      </Text>
      {first ? <p className={classes.made}>Made</p> : <Changes list={shown} />}
      {rest.length > 0 && (
        <>
          <Collapse expanded={open}>
            <Changes list={rest} />
          </Collapse>
          <UnstyledButton className={classes.more} onClick={toggle} aria-expanded={open}>
            {open ? 'Less' : `${counted(rest.length, 'more change')}`}
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
            <VisuallyHidden>became</VisuallyHidden>
            <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The service itself makes changes too: expiry, retries, reactions. */
const Who = ({ id }: { id: string }) => (id.endsWith('_cln') || id.endsWith('_cli') ? <Name of="client" id={id} /> : id)
