import { Group, TextInput } from '@mantine/core'
import { useState } from 'react'

/** The days of a statement: what is asked for, and the two inputs, which show what the service took when nothing was chosen. */
export function useDays() {
  const [days, setDays] = useState({ from: '', to: '' })
  const query = { ...(days.from ? { from: days.from } : {}), ...(days.to ? { to: days.to } : {}) }
  const input = (name: 'from' | 'to', label: string, taken: string) => (
    <TextInput
      size="xs"
      type="date"
      aria-label={label}
      value={days[name] || taken}
      onChange={(event) => setDays((all) => ({ ...all, [name]: event.currentTarget.value }))}
    />
  )
  const inputs = ({ from, to }: { from: string; to: string }) => (
    <Group gap="xs">
      {input('from', 'From', from)}
      {input('to', 'To', to)}
    </Group>
  )
  return { query, inputs }
}
