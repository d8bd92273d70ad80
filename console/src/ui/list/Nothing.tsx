import { Button, EmptyState } from '@mantine/core'
import type { ReactNode } from 'react'
import { isForbidden, isNotFound } from '../../api.js'
import { tr, trCount } from '../../texts.js'
import { Failure } from '../Failure.js'
import { Forbidden } from '../Forbidden.js'
import { Icon } from '../Icon.js'
import { NotFound } from '../NotFound.js'
import classes from './list.module.css'
import type { Resource } from './resource.js'

interface Props<Row> {
  resource: Resource<Row>
  error: unknown
  /** The total: if it is not zero, only this page is empty. */
  total: number
  /** The actions of this list for users who may: the next step. */
  actions: ReactNode
  onRetry: () => void
  /** Removes the filters; absent if there are none. */
  onWiden: (() => void) | undefined
  /** Where else the text of the search may be found. */
  elsewhere: string | undefined
  onStart: () => void
}

/** In place of rows: why there are none, and the next step. */
export function Nothing<Row>({ resource, error, total, actions, onRetry, onWiden, elsewhere, onStart }: Props<Row>) {
  if (resource.within && isNotFound(error)) return <NotFound list={resource.within.list} level={2} />
  if (isForbidden(error)) return <Forbidden error={error} level={2} />
  if (error) return <Failure error={error} onRetry={onRetry} onWiden={onWiden} level={2} />
  if (total > 0) {
    return (
      <EmptyState className={classes.nothing} variant="light" color="gray" icon={<Icon name="inbox" size={26} />}>
        <EmptyState.Title order={2}>{tr('Past the end')}</EmptyState.Title>
        <EmptyState.Description>
          {trCount(total, 'The list has {n} entry: this page is after its end.', 'The list has {n} entries: this page is after its end.')}
        </EmptyState.Description>
        <EmptyState.Actions>
          <Button variant="default" onClick={onStart}>
            {tr('To the first page')}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    )
  }
  if (onWiden) {
    return (
      <EmptyState className={classes.nothing} variant="light" color="gray" icon={<Icon name="search" size={26} />}>
        <EmptyState.Title order={2}>{tr('Nothing matches')}</EmptyState.Title>
        <EmptyState.Description>
          {tr('Nothing fits what you searched for and all of the filters together.')} {elsewhere}
        </EmptyState.Description>
        <EmptyState.Actions>
          <Button variant="default" onClick={onWiden}>
            {tr('Clear search and filters')}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    )
  }
  const { title, detail, action } = resource.empty
  return (
    <EmptyState className={classes.nothing} variant="light" color="gray" icon={<Icon name="inbox" size={26} />}>
      <EmptyState.Title order={2}>{title}</EmptyState.Title>
      <EmptyState.Description>{detail}</EmptyState.Description>
      <EmptyState.Actions>{actions || action}</EmptyState.Actions>
    </EmptyState>
  )
}
