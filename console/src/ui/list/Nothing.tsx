import { Button, EmptyState } from '@mantine/core'
import { isForbidden } from '../../api.js'
import { Failure } from '../Failure.js'
import { Forbidden } from '../Forbidden.js'
import { Icon } from '../Icon.js'
import classes from './list.module.css'
import type { Resource } from './resource.js'

interface Props<Row> {
  resource: Resource<Row>
  error: unknown
  onRetry: () => void
  /** Takes the filters away; absent when there are none. */
  onWiden: (() => void) | undefined
}

/** Where rows would be: why there are none, and the next step. */
export function Nothing<Row>({ resource, error, onRetry, onWiden }: Props<Row>) {
  if (isForbidden(error)) return <Forbidden error={error} level={2} />
  if (error) return <Failure error={error} onRetry={onRetry} onWiden={onWiden} level={2} />
  if (onWiden) {
    return (
      <EmptyState className={classes.nothing} variant="light" color="gray" icon={<Icon name="search" size={26} />}>
        <EmptyState.Title order={2}>No {resource.noun[1]} match</EmptyState.Title>
        <EmptyState.Description>Nothing fits what you searched for and all of the filters together.</EmptyState.Description>
        <EmptyState.Actions>
          <Button variant="default" onClick={onWiden}>
            Clear search and filters
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
      {action && <EmptyState.Actions>{action}</EmptyState.Actions>}
    </EmptyState>
  )
}
