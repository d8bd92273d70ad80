import { UnstyledButton } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import type { Address } from './address.js'
import classes from './list.module.css'
import type { Query, Resource } from './resource.js'

/** Filters under a name, one click away. */
export function Views<Row>({ resource, address }: { resource: Resource<Row>; address: Address }) {
  const { user } = useRouteContext({ from: '/shell' })
  const queues = (resource.queues ?? []).filter(({ may }) => may?.(user) ?? true)
  if (queues.length === 0) return null
  const shows = (filters: Query) => address.text === '' && same(filters, address.filters)
  return (
    <nav className={classes.views} aria-label="Views">
      {[{ label: 'All', filters: {} }, ...queues].map(({ label, filters }) => (
        <UnstyledButton
          key={label}
          className={classes.view}
          aria-current={shows(filters) || undefined}
          onClick={() => address.change({ filters, text: '' })}
        >
          {label}
        </UnstyledButton>
      ))}
    </nav>
  )
}

const same = (a: Query, b: Query): boolean => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
