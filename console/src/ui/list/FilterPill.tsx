import { Popover, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { tr } from '../../texts.js'
import { Icon } from '../Icon.js'
import { statusLabel } from '../status.js'
import { FilterEditor } from './FilterEditor.js'
import { boundsOf, valuesOf } from './filter-text.js'
import classes from './list.module.css'
import type { Filter } from './resource.js'

interface Props {
  filter: Filter
  value: string | string[] | undefined
  startOpen: boolean
  onChange: (value: string | string[] | null) => void
  onRemove: () => void
  onClose: () => void
}

/** A filter: dashed if it is only offered, filled if it is set. */
export function FilterPill({ filter, value, startOpen, onChange, onRemove, onClose }: Props) {
  const [opened, { close, toggle }] = useDisclosure(startOpen)
  const target = useRef<HTMLButtonElement>(null)
  const set = value !== undefined
  const shut = () => {
    close()
    onClose()
  }
  return (
    <Popover opened={opened} onDismiss={shut} position="bottom-start" shadow="md" width={270} trapFocus returnFocus>
      <span className={classes.pill} data-set={set || undefined}>
        <Popover.Target>
          <UnstyledButton ref={target} onClick={toggle}>
            {filter.label}
            {set && (
              <>
                {' '}
                <b>
                  <Worded filter={filter} value={value} />
                </b>
              </>
            )}
          </UnstyledButton>
        </Popover.Target>
        {set && (
          <UnstyledButton
            aria-label={tr('Remove {label}', { label: filter.label })}
            onClick={() => {
              // This button goes with the filter.
              target.current?.focus()
              onRemove()
            }}
          >
            <Icon name="close" size={12} />
          </UnstyledButton>
        )}
      </span>
      <Popover.Dropdown aria-label={filter.label}>
        <FilterEditor filter={filter} value={value} onChange={onChange} onDone={shut} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Worded({ filter, value }: { filter: Filter; value: string | string[] }) {
  switch (filter.kind) {
    case 'choice':
      return (
        <>
          {valuesOf(value)
            .map(filter.name ?? statusLabel)
            .join(', ')}
        </>
      )
    case 'flag':
      return <>{value === 'true' ? filter.yes : (filter.no ?? tr('No'))}</>
    case 'thing':
      return <ThingName filter={filter} value={value} />
    case 'date':
    case 'number': {
      const { from, to, exact } = boundsOf(value)
      if (exact !== null) return <>{exact}</>
      return (
        <>{from !== null && to !== null ? `${from} – ${to}` : from !== null ? tr('from {from}', { from }) : tr('up to {to}', { to })}</>
      )
    }
    default:
      return <>{value}</>
  }
}

function ThingName({ filter, value }: { filter: Filter & { kind: 'thing' }; value: string | string[] }) {
  const [id = '', ...others] = valuesOf(value)
  const name = useQuery({ queryKey: ['name', filter.key, id], queryFn: () => filter.thing.name(id), staleTime: 600_000 })
  return (
    <>
      {name.data ?? id}
      {others.length > 0 && ` +${others.length}`}
    </>
  )
}
