import { ActionIcon, Group, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { tr } from '../../texts.js'
import { Icon } from '../../ui/Icon.js'

interface Props {
  /** The ticket of the quantity, for screen readers. */
  label: string
  value: number
  /** The quantities that can be bought, in order, without 0. */
  allowed: readonly number[]
  onChange: (value: number) => void
}

/** The quantity: typed, or stepped through the allowed quantities. Pairs step by two, up to the stock. */
export function Quantity({ label, value, allowed, onChange }: Props) {
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])
  const more = allowed.find((one) => one > value)
  const less = [0, ...allowed].findLast((one) => one < value)
  const typed = (next: string) => {
    setText(next)
    const wanted = Number(next)
    if (/^\d+$/.test(next) && (wanted === 0 || allowed.includes(wanted))) onChange(wanted)
  }
  const wrong = text !== '' && Number(text) !== value
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ActionIcon
        variant="default"
        size={30}
        aria-label={tr('Fewer: {label}', { label })}
        disabled={less === undefined}
        onClick={() => onChange(less ?? 0)}
      >
        <Icon name="minus" size={14} />
      </ActionIcon>
      <TextInput
        w={52}
        size="xs"
        inputMode="numeric"
        aria-label={tr('Quantity: {label}', { label })}
        title={wrong ? tr('Can be bought: {quantities}', { quantities: allowed.slice(0, 12).join(', ') }) : undefined}
        error={wrong}
        value={text}
        styles={{ input: { textAlign: 'center' } }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setText(String(value))}
        onChange={(event) => typed(event.currentTarget.value.trim())}
      />
      <ActionIcon
        variant="default"
        size={30}
        aria-label={tr('More: {label}', { label })}
        disabled={more === undefined}
        onClick={() => onChange(more ?? value)}
      >
        <Icon name="plus" size={14} />
      </ActionIcon>
    </Group>
  )
}
