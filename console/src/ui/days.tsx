import { Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { tr } from '../texts.js'

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
      {input('from', tr('From'), from)}
      {input('to', tr('To'), to)}
    </Group>
  )
  return { query, inputs }
}
