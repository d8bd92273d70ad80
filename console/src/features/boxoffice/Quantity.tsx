import { ActionIcon, Group, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/Icon.js'

interface Props {
  /** What it is a quantity of, for those who do not see the row. */
  label: string
  value: number
  /** What can be bought, in order; 0 goes without saying. */
  allowed: readonly number[]
  onChange: (value: number) => void
}

/** How many: typed, or stepped through what can be bought. Pairs step by two, and what is left ends it. */
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
        aria-label={`Fewer: ${label}`}
        disabled={less === undefined}
        onClick={() => onChange(less ?? 0)}
      >
        <Icon name="minus" size={14} />
      </ActionIcon>
      <TextInput
        w={52}
        size="xs"
        inputMode="numeric"
        aria-label={`Quantity: ${label}`}
        title={wrong ? `Can be bought: ${allowed.slice(0, 12).join(', ')}` : undefined}
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
        aria-label={`More: ${label}`}
        disabled={more === undefined}
        onClick={() => onChange(more ?? value)}
      >
        <Icon name="plus" size={14} />
      </ActionIcon>
    </Group>
  )
}
