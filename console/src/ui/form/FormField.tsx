import { type ComboboxItem, Input, MultiSelect, type OptionsFilter, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { found } from '../found.js'
import { Quantity } from '../quantity/Quantity.js'
import { faultIn } from '../quantity/quantities.js'
import type { Field } from './fields.js'

const beginnersFirst: OptionsFilter = ({ options, search }) => found(options as ComboboxItem[], search, ({ label }) => label)

interface Props {
  field: Field
  value: string | boolean | string[]
  fault: ReactNode
  first: boolean
  onChange: (value: string | boolean | string[]) => void
}

export function FormField({ field, value, fault, first, onChange }: Props) {
  const common = {
    label: field.label,
    description: field.hint,
    error: fault,
    required: field.required ?? false,
    ...(first ? { 'data-autofocus': true } : {}),
  }
  const text = typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'switch':
      return (
        <Switch
          label={field.label}
          description={field.hint}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )
    case 'long':
      return (
        <Textarea {...common} autosize minRows={2} maxRows={8} value={text} onChange={(event) => onChange(event.currentTarget.value)} />
      )
    case 'choice':
      return (
        <Select
          {...common}
          // The stored value is offered too, also if it is no longer in use.
          data={[...new Set([...(text === '' ? [] : [text]), ...field.values])].map((one) => ({
            value: one,
            label: (field.name_of ?? say)(one),
          }))}
          value={text === '' ? null : text}
          allowDeselect={!field.required}
          searchable={field.values.length > 8}
          filter={beginnersFirst}
          nothingFoundMessage={tr('None of that name')}
          onChange={(next) => onChange(next ?? '')}
        />
      )
    case 'choices':
      return (
        <MultiSelect
          {...common}
          data={field.values.map((one) => ({ value: one, label: (field.name_of ?? say)(one) }))}
          value={Array.isArray(value) ? value : []}
          searchable={field.values.length > 8}
          filter={beginnersFirst}
          nothingFoundMessage={tr('None of that name')}
          hidePickedOptions
          onChange={onChange}
        />
      )
    case 'quantity':
      return (
        <Input.Wrapper
          labelElement="div"
          styles={{ description: { marginBottom: 6 } }}
          label={field.label}
          description={field.hint}
          // What is wrong before the service is asked is said beside the quantity.
          error={faultIn(text, field.sold) === null && fault}
        >
          <Quantity label={field.label} text={text} sold={field.sold} align="left" autofocus={first} onChange={onChange} />
        </Input.Wrapper>
      )
    case 'things':
      return <ThingsField field={field} value={Array.isArray(value) ? value : []} common={common} onChange={onChange} />
    case 'thing':
      return <ThingField field={field} value={text} common={common} onChange={onChange} />
    default:
      return (
        <TextInput
          {...common}
          {...(field.kind === 'datetime' ? { type: 'datetime-local' } : field.kind === 'date' ? { type: 'date' } : {})}
          {...(field.kind === 'integer' ? { inputMode: 'numeric' as const } : {})}
          {...(field.kind === 'money' ? { inputMode: 'decimal' as const, rightSection: field.currency, rightSectionWidth: 52 } : {})}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
  }
}

interface ThingProps {
  field: Field & { kind: 'thing' }
  value: string
  common: object
  onChange: (value: string) => void
}

function ThingField({ field, value, common, onChange }: ThingProps) {
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text.trim(), 200)
  const { thing } = field
  const chosen = useQuery({ queryKey: ['name', thing.key, value], queryFn: () => thing.name(value), enabled: value !== '' })
  // The field writes the label of what is chosen over what was typed whenever the label changes: it stays as it was first.
  const [kept, setKept] = useState({ value: '', label: '' })
  const isChosen = wanted === (kept.value === value ? kept.label : chosen.data)
  const found = useQuery({
    queryKey: ['find', thing.key, isChosen ? '' : wanted],
    queryFn: () => thing.find(isChosen ? '' : wanted),
    placeholderData: keepPreviousData,
  })
  const options = (found.data ?? []).map(({ id, name, about }) => ({ value: id, label: about ? `${name} · ${about}` : name }))
  const place = options.findIndex((one) => one.value === value)
  const named = options[place] ?? (chosen.data === undefined ? undefined : { value, label: chosen.data })
  if (value !== '' && kept.value !== value && named) setKept(named)
  if (value !== '' && kept.value === value) options.splice(Math.max(place, 0), place < 0 ? 0 : 1, kept)
  return (
    <Select
      {...common}
      searchable
      data={options}
      // The service has searched already.
      filter={({ options: all }) => all}
      value={value === '' ? null : value}
      onSearchChange={setText}
      onChange={(next) => onChange(next ?? '')}
      nothingFoundMessage={tr('None of that name')}
      allowDeselect={!field.required}
    />
  )
}

interface ThingsProps {
  field: Field & { kind: 'things' }
  value: string[]
  common: object
  onChange: (value: string[]) => void
}

function ThingsField({ field, value, common, onChange }: ThingsProps) {
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text.trim(), 200)
  const { thing } = field
  const chosen = useQueries({ queries: value.map((id) => ({ queryKey: ['name', thing.key, id], queryFn: () => thing.name(id) })) })
  const found = useQuery({
    queryKey: ['find', thing.key, wanted],
    queryFn: () => thing.find(wanted),
    placeholderData: keepPreviousData,
  })
  const known = value.map((id, index) => ({ value: id, label: chosen[index]?.data ?? id }))
  const others = (found.data ?? []).filter(({ id }) => !value.includes(id)).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <MultiSelect
      {...common}
      searchable
      data={[...known, ...others]}
      // The service has searched already.
      filter={({ options: all }) => all}
      value={value}
      onSearchChange={setText}
      onChange={onChange}
      hidePickedOptions
      nothingFoundMessage={tr('None of that name')}
    />
  )
}
