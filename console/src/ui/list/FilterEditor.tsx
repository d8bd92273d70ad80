import { Button, Checkbox, Group, Loader, NavLink, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { tr } from '../../texts.js'
import { found } from '../found.js'
import { statusLabel } from '../status.js'
import { anyOf, between, boundsOf, valuesOf } from './filter-text.js'
import type { Filter } from './resource.js'

interface Props<F extends Filter = Filter> {
  filter: F
  value: string | string[] | undefined
  onChange: (value: string | string[] | null) => void
  onDone: () => void
}
type Of<Kind extends Filter['kind']> = Props<Filter & { kind: Kind }>

export function FilterEditor({ filter, ...rest }: Props) {
  switch (filter.kind) {
    case 'choice':
      return <Choice filter={filter} {...rest} />
    case 'flag':
      return <Flag filter={filter} {...rest} />
    case 'thing':
      return <ThingPicker filter={filter} {...rest} />
    case 'date':
    case 'number':
      return <Range filter={filter} {...rest} />
    default:
      return <Plain filter={filter} {...rest} />
  }
}

/** More options than this get a search box. */
const many = 20

function Choice({ filter, value, onChange }: Of<'choice'>) {
  const [text, setText] = useState('')
  const chosen = valuesOf(value)
  const name = filter.name ?? statusLabel
  // Chosen options stay visible, above the others.
  const others = filter.values.filter((one) => !chosen.includes(one))
  const offered =
    filter.values.length <= many ? filter.values : [...filter.values.filter((one) => chosen.includes(one)), ...found(others, text, name)]
  return (
    <Checkbox.Group
      label={filter.label}
      labelProps={{ size: 'xs' }}
      value={chosen}
      onChange={(next) => {
        const ordered = filter.values.filter((one) => next.includes(one))
        onChange(filter.every ? ordered : anyOf(ordered))
      }}
    >
      {filter.values.length > many && (
        <TextInput
          size="xs"
          mt={6}
          aria-label={tr('Find: {label}', { label: filter.label })}
          placeholder={tr('Find')}
          value={text}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <Stack gap={8} mt={8} mah={300} style={{ overflowY: 'auto' }}>
        {offered.map((one) => (
          <Checkbox key={one} size="xs" value={one} label={name(one)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

function Flag({ filter, value, onChange, onDone }: Of<'flag'>) {
  const choose = (next: string) => {
    onChange(next)
    onDone()
  }
  return (
    <Radio.Group label={filter.label} labelProps={{ size: 'xs' }} value={typeof value === 'string' ? value : null} onChange={choose}>
      <Stack gap={8} mt={8}>
        <Radio size="xs" value="true" label={filter.yes} />
        {filter.no !== undefined && <Radio size="xs" value="false" label={filter.no} />}
      </Stack>
    </Radio.Group>
  )
}

function Plain({ filter, value, onChange, onDone }: Of<'text'>) {
  const [text, setText] = useState(typeof value === 'string' ? value : '')
  const apply = () => {
    onChange(text.trim() === '' ? null : text.trim())
    onDone()
  }
  return (
    <Form onSubmit={apply}>
      <TextInput
        size="xs"
        label={filter.label}
        placeholder={filter.hint}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Form>
  )
}

function Range({ filter, value, onChange, onDone }: Of<'date' | 'number'>) {
  const bounds = boundsOf(value)
  const [from, setFrom] = useState(bounds.exact ?? bounds.from ?? '')
  const [to, setTo] = useState(bounds.exact ?? bounds.to ?? '')
  const type = filter.kind
  const apply = () => {
    onChange(between(from, to))
    onDone()
  }
  return (
    <Form onSubmit={apply}>
      <Text size="xs" fw={500}>
        {filter.label}
      </Text>
      <Group grow gap="xs">
        <TextInput
          size="xs"
          type={type}
          label={tr('From')}
          value={from}
          data-autofocus
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput size="xs" type={type} label={tr('Up to')} value={to} onChange={(event) => setTo(event.currentTarget.value)} />
      </Group>
      {filter.kind === 'number' && filter.hint && (
        <Text size="xs" c="dimmed">
          {filter.hint}
        </Text>
      )}
    </Form>
  )
}

function ThingPicker({ filter, value, onChange, onDone }: Of<'thing'>) {
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text.trim(), 200)
  const found = useQuery({
    queryKey: ['find', filter.key, wanted],
    queryFn: () => filter.thing.find(wanted),
    placeholderData: keepPreviousData,
  })
  const chosen = valuesOf(value)
  const choose = (id: string) => {
    onChange(id)
    onDone()
  }
  return (
    <Stack gap={6}>
      <TextInput
        size="xs"
        label={filter.label}
        placeholder={tr('Name')}
        value={text}
        data-autofocus
        rightSection={found.isFetching ? <Loader size={14} /> : null}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          const first = found.data?.[0]
          if (event.key === 'Enter' && first && wanted === text.trim()) choose(first.id)
        }}
      />
      <div style={{ maxHeight: 280, overflowY: 'auto' }}>
        {found.data?.map(({ id, name, about }) => (
          <NavLink
            key={id}
            component="button"
            type="button"
            py={4}
            px={8}
            label={name}
            description={about}
            active={chosen.includes(id)}
            onClick={() => choose(id)}
          />
        ))}
        {found.data?.length === 0 && (
          <Text size="xs" c="dimmed" p={8}>
            {tr('None of that name')}
          </Text>
        )}
        {found.isError && (
          <Text size="xs" c="var(--mantine-color-error)" p={8} role="alert">
            {tr('Could not be read. Type again to retry.')}
          </Text>
        )}
      </div>
    </Stack>
  )
}

function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        {children}
        <Button type="submit" size="xs">
          {tr('Apply')}
        </Button>
      </Stack>
    </form>
  )
}
