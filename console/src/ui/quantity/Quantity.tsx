import { ActionIcon, Group, TextInput } from '@mantine/core'
import { tr } from '../../texts.js'
import { Icon } from '../Icon.js'
import { above, below, faultIn, quantityIn, type Sold } from './quantities.js'

interface Props {
  /** The ticket of the quantity, for screen readers. */
  label: string
  /** As it was typed: a quantity that cannot be bought stays, and is marked. */
  text: string
  sold: Sold
  align?: 'left' | 'right'
  autofocus?: boolean
  onChange: (text: string) => void
  /** For a quantity outside of the form that it belongs to. */
  onEnter?: () => void
}

/** The quantity: typed, or stepped through those that can be bought. Pairs step by two, up to the stock. */
export function Quantity({ label, text, sold, align = 'right', autofocus = false, onChange, onEnter }: Props) {
  const quantity = quantityIn(text) || 0
  const more = above(quantity, sold)
  const less = below(quantity, sold)
  return (
    <TextInput
      size="xs"
      inputMode="numeric"
      aria-label={tr('Quantity: {label}', { label })}
      error={faultIn(text, sold)}
      value={text}
      styles={{
        wrapper: { width: 52, margin: 0 },
        input: { textAlign: 'center' },
        // In a table a sentence does not take the room of the other columns.
        error: {
          display: 'inline-block',
          marginTop: 2,
          fontSize: '0.75rem',
          ...(align === 'right' ? { maxWidth: 130, whiteSpace: 'normal' } : {}),
        },
      }}
      {...(autofocus ? { 'data-autofocus': true } : {})}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      onBlur={() => text.trim() === '' && onChange('0')}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
      inputContainer={(input) => (
        <Group gap={4} wrap="nowrap" justify={align === 'right' ? 'flex-end' : 'flex-start'}>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={tr('Fewer: {label}', { label })}
            disabled={less === undefined}
            onClick={() => onChange(String(less ?? 0))}
          >
            <Icon name="minus" size={14} />
          </ActionIcon>
          {input}
          <ActionIcon
            variant="default"
            size={30}
            aria-label={tr('More: {label}', { label })}
            disabled={more === undefined}
            onClick={() => onChange(String(more ?? 0))}
          >
            <Icon name="plus" size={14} />
          </ActionIcon>
        </Group>
      )}
    />
  )
}
