import { Group, Progress, Text, Title, VisuallyHidden } from '@mantine/core'
import { useDisclosure, useDocumentTitle, useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { count } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { Back } from '../Back.js'
import { questionOf, sameFilters, shownColumns, useAddress } from './address.js'
import { Cards } from './Cards.js'
import { Columns } from './Columns.js'
import { Export } from './Export.js'
import { FilterBar } from './FilterBar.js'
import { Help } from './Help.js'
import classes from './list.module.css'
import { Nothing } from './Nothing.js'
import { Pager } from './Pager.js'
import type { Query, Resource } from './resource.js'
import { SelectionBar, selectedText } from './SelectionBar.js'
import { Table } from './Table.js'
import { useKeys } from './useKeys.js'
import { useSelection } from './useSelection.js'
import { Views } from './Views.js'

export const phone = '(max-width: 40em)'

interface Props<Row> {
  resource: Resource<Row>
  /** Actions beside the title. In an empty list they are the next step. */
  actions?: ReactNode
  /** Beside the title, also of an empty list. */
  extra?: ReactNode
  /** Within another page: without a title, and without its state in the address. */
  level?: 1 | 2
}

/** A complete list screen from one declaration. */
export function ListPage<Row>({ resource, actions, extra, level = 1 }: Props<Row>) {
  useDocumentTitle(`${resource.title} · Allotment`)
  const { user } = useRouteContext({ from: '/shell' })
  const address = useAddress(resource)
  const navigate = useNavigate()
  const small = useMediaQuery(phone, undefined, { getInitialValueInEffect: false })
  const [help, helpShown] = useDisclosure()
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)

  const { text, filters, sorting, page, size } = address
  const asked: Query = { ...resource.always, ...filters }
  const pages = useQuery({
    queryKey: ['list', resource.name, resource.within?.href, asked, text, sorting, page, size],
    queryFn: async ({ signal }) => {
      const question = await questionOf(resource, address)
      const { sorting: _order, ...matching } = question
      return { ...(await resource.source.page({ ...question, page: String(page), page_size: String(size) }, signal)), matching }
    },
    // The previous page stays visible until the next one arrives, so that nothing moves.
    placeholderData: keepPreviousData,
    ...(resource.refetchInterval === undefined ? {} : { refetchInterval: resource.refetchInterval }),
  })
  // Rows are drawn in parts, so that the browser can answer keys and clicks in between.
  const shown = useDeferredValue(pages.data)
  const busy = pages.isFetching || shown !== pages.data
  const picks = useSelection(resource.id, shown, JSON.stringify([asked, text]))
  const chosen = address.columns?.join()
  const columns = useMemo(() => shownColumns(resource, chosen?.split(',') ?? null, user), [resource, chosen, user])
  const rows = shown?.rows ?? []

  const place = useKeys(list, box, {
    select: (index) => rows[index] && picks.toggle(rows[index]),
    selectPage: picks.togglePage,
    open: (index) => {
      const row = rows[index]
      const [to, query] = (row === undefined ? undefined : resource.href?.(row))?.split('?') ?? []
      if (to) void navigate({ to: to as '/', search: Object.fromEntries(new URLSearchParams(query)) as never })
    },
    help: helpShown.open,
  })

  const Rows = small ? Cards : Table
  const narrowed = text !== '' || !sameFilters(filters, resource.opensOn)
  // The actions are then in the empty state.
  const empty = !pages.isLoadingError && shown?.total === 0 && !narrowed
  return (
    <div className={classes.page}>
      {resource.within && <Back href={resource.within.href}>{resource.within.name}</Back>}
      <Group justify="space-between" align="flex-start" className={classes.head}>
        <Group gap={10} align="baseline" wrap="nowrap">
          <Title order={level}>{resource.title}</Title>
          {shown && (
            <Text component="span" c="dimmed" size="sm" className={classes.number}>
              {count(shown.total)}
            </Text>
          )}
        </Group>
        <Group gap="xs">
          <Columns resource={resource} address={address} shown={columns} />
          <Export resource={resource} address={address} rows={rows} />
          {extra}
          {/* Once it is known where they belong: a dialog that is open would be lost with its button. */}
          {(shown !== undefined || pages.isLoadingError) && !empty && actions}
        </Group>
      </Group>
      <Views resource={resource} address={address} />
      <FilterBar resource={resource} address={address} box={box} />
      <div className={classes.card} ref={list} aria-busy={busy} data-filled={rows.length > 0 || undefined}>
        {busy && shown && <Progress className={classes.busy} value={100} animated size={2} aria-label={tr('Loading')} />}
        {!pages.isLoadingError && (shown === undefined || rows.length > 0) ? (
          <Rows resource={resource} columns={columns} rows={shown === undefined ? null : rows} address={address} picks={picks} />
        ) : (
          <Nothing
            resource={resource}
            error={pages.error}
            total={shown?.total ?? 0}
            actions={actions}
            onRetry={() => void pages.refetch()}
            onStart={() => address.change({ page: 1 })}
            elsewhere={address.text !== '' && resource.search?.elsewhere?.may(user) ? resource.search.elsewhere.text : undefined}
            onWiden={narrowed ? () => address.change({ text: '', filters: {} }) : undefined}
          />
        )}
      </div>
      {shown && !pages.isLoadingError && rows.length > 0 && resource.foot?.(shown.answer)}
      {shown && !pages.isLoadingError && (
        <Pager
          address={address}
          shown={rows.length}
          total={shown.total}
          busy={busy}
          start={() => list.current?.querySelector<HTMLElement>('[data-row]')}
        />
      )}
      <SelectionBar resource={resource} picks={picks} total={shown?.total ?? 0} place={place} />
      <Help opened={help} onClose={helpShown.close} />
      <VisuallyHidden role="status">
        {busy ? tr('Loading') : picks.selection ? selectedText(picks) : shown ? trCount(shown.total, '{n} found', '{n} found') : ''}
      </VisuallyHidden>
    </div>
  )
}
