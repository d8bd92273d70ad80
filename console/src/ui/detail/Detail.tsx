import { Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isForbidden, isNotFound } from '../../api.js'
import { tr } from '../../texts.js'
import { Back } from '../Back.js'
import { Failure } from '../Failure.js'
import { Forbidden } from '../Forbidden.js'
import { Go } from '../Go.js'
import { NotFound } from '../NotFound.js'
import { useMayOpen } from '../useMayOpen.js'
import classes from './detail.module.css'

interface Props<T> {
  query: UseQueryResult<T>
  back: { href: string; label: string }
  title: (data: T) => ReactNode
  /** For the browser's tab; by default the title, if it is text. */
  name: (data: T) => string
  sub?: (data: T) => ReactNode
  actions?: (data: T) => ReactNode
  children: (data: T) => ReactNode
}

/** The page of one resource: its title, links and actions; and its states while loading, missing or failed. */
export function Detail<T>({ query, back, title, name, sub, actions, children }: Props<T>) {
  useDocumentTitle(`${query.data === undefined ? back.label : name(query.data)} · Allotment`)
  if (query.isError && isNotFound(query.error)) return <NotFound list={back} />
  if (query.isError && isForbidden(query.error)) return <Forbidden error={query.error} />
  if (query.isError && query.data === undefined) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div className={classes.titles}>
          <Back href={back.href}>{back.label}</Back>
          {query.data === undefined ? (
            <Skeleton height={34} width={320} maw="80%" role="status" aria-label={tr('Loading')} />
          ) : (
            <>
              <Title order={1}>{title(query.data)}</Title>
              {sub && (
                <Text component="div" c="dimmed" size="sm">
                  {sub(query.data)}
                </Text>
              )}
            </>
          )}
        </div>
        {query.data !== undefined && actions && <Group gap="xs">{actions(query.data)}</Group>}
      </header>
      {query.data === undefined ? <Ghost /> : children(query.data)}
    </div>
  )
}

/** Two columns on a desktop, one on a phone. */
export function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={classes.columns}>
      <Stack gap="md" miw={0}>
        {main}
      </Stack>
      <Stack gap="md" miw={0}>
        {side}
      </Stack>
    </div>
  )
}

interface PanelProps {
  title: string
  /** Beside the title. */
  extra?: ReactNode
  /** The content reaches the edges: tables. */
  flush?: boolean
  children: ReactNode
}

export function Panel({ title, extra, flush = false, children }: PanelProps) {
  return (
    <Paper component="section" className={classes.panel} data-flush={flush || undefined} aria-label={title}>
      <div className={classes.panelHead}>
        <Title order={2}>{title}</Title>
        {extra}
      </div>
      {children}
    </Paper>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A fact that is only a way to another page: left out for those who may not open it. */
export function WayFact({ label, href, children }: { label: string; href: string; children: ReactNode }) {
  const mayOpen = useMayOpen()
  return (
    mayOpen(href) && (
      <Fact label={label}>
        <Go href={href}>{children}</Go>
      </Fact>
    )
  )
}

/** The text of a panel without content. */
export const None = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed" className={classes.none}>
    {children}
  </Text>
)

function Ghost() {
  return (
    <Columns
      main={
        <>
          <Skeleton height={220} radius="lg" />
          <Skeleton height={160} radius="lg" />
        </>
      }
      side={<Skeleton height={300} radius="lg" />}
    />
  )
}
