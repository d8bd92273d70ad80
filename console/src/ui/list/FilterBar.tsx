import { Button, CloseButton, Group, Menu, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRouteContext } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { tr } from '../../texts.js'
import { Icon } from '../Icon.js'
import type { Address } from './address.js'
import { FilterPill } from './FilterPill.js'
import classes from './list.module.css'
import type { Resource } from './resource.js'

interface Props<Row> {
  resource: Resource<Row>
  address: Address
  box: RefObject<HTMLInputElement | null>
}

export function FilterBar<Row>({ resource, address, box }: Props<Row>) {
  const { user } = useRouteContext({ from: '/shell' })
  const [added, setAdded] = useState<string | null>(null)
  const { filters, change } = address
  const typed = useTyped(address)
  const open = resource.filters.filter(({ may }) => may?.(user) ?? true)
  const shown = open.filter(({ key, first }) => first || key in filters || key === added)
  const more = open.filter((filter) => !shown.includes(filter))
  const narrowed = address.text !== '' || Object.keys(filters).length > 0
  const set = (key: string, value: string | string[] | null) => {
    const { [key]: _old, ...rest } = filters
    change({ filters: value === null || value.length === 0 ? rest : { ...rest, [key]: value } })
  }
  return (
    <Group gap={8} className={classes.filters}>
      {resource.search && <SearchBox hint={resource.search.hint} typed={typed} box={box} />}
      {shown.map((filter) => (
        <FilterPill
          key={filter.key}
          filter={filter}
          value={filters[filter.key]}
          startOpen={filter.key === added}
          onChange={(value) => set(filter.key, value)}
          onRemove={() => {
            set(filter.key, null)
            // The whole pill goes, and with it the focus.
            if (!filter.first) box.current?.focus()
          }}
          onClose={() => setAdded(null)}
        />
      ))}
      {more.length > 0 && (
        <Menu position="bottom-start" width={220}>
          <Menu.Target>
            <Button variant="subtle" color="gray" size="xs" h={30} px={8} leftSection={<Icon name="plus" size={14} />}>
              {tr('Filter')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
            {more.map(({ key, label }) => (
              <Menu.Item key={key} onClick={() => setAdded(key)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {narrowed && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          h={30}
          px={8}
          onClick={() => {
            box.current?.focus()
            typed.empty()
            change({ text: '', filters: {} })
          }}
        >
          {tr('Clear')}
        </Button>
      )}
    </Group>
  )
}

/** The text of the search box. It is ahead of the address, and an address that follows it late does not take back what was typed since. */
function useTyped({ text: inAddress, change }: Address) {
  const [text, setText] = useState(inAddress)
  const sent = useRef<string[]>([])
  // Not every letter starts a search or adds an entry to the browser's history.
  const search = useDebouncedCallback((value: string) => {
    sent.current.push(value)
    change({ text: value }, true)
  }, 250)
  useEffect(() => {
    const place = sent.current.indexOf(inAddress)
    sent.current = place < 0 ? [] : sent.current.slice(place + 1)
    if (place >= 0) return
    // The address can change without the box: by going back, by a view.
    search.cancel()
    setText(inAddress)
  }, [inAddress, search])
  return {
    text,
    set: (value: string) => {
      setText(value)
      search(value.trim())
    },
    /** The address is emptied by who calls it. */
    empty: () => {
      search.cancel()
      setText('')
    },
    flush: () => search.flush(),
  }
}

function SearchBox({ hint, typed, box }: { hint: string; typed: ReturnType<typeof useTyped>; box: RefObject<HTMLInputElement | null> }) {
  const { text, set, flush } = typed
  const clear = () => {
    set('')
    box.current?.focus()
  }
  return (
    <TextInput
      ref={box}
      className={classes.search}
      size="xs"
      type="search"
      aria-label={tr('Search: {hint}', { hint })}
      placeholder={hint}
      leftSection={<Icon name="search" size={15} />}
      rightSection={text === '' ? null : <CloseButton size="xs" aria-label={tr('Clear the search')} onClick={clear} />}
      value={text}
      onChange={(event) => set(event.currentTarget.value)}
      onKeyDown={(event) => {
        // Both move the focus to the rows, where the keys of the list work. By default the browser empties the box at Escape.
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        flush()
        event.currentTarget.blur()
      }}
    />
  )
}
