import { Group, TextInput } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { tr } from '../texts.js'

interface Days {
  from?: string
  to?: string
}

/**
 * The days of a statement, in the address, so that they are there again on the way back: what is asked for, and the two inputs, which show
 * what the service took when nothing was chosen.
 */
export function useDays() {
  const search = useSearch({ strict: false }) as Days
  const navigate = useNavigate()
  const query: Days = { ...(search.from ? { from: search.from } : {}), ...(search.to ? { to: search.to } : {}) }
  const input = (name: 'from' | 'to', label: string, taken: string) => (
    <TextInput
      size="xs"
      type="date"
      aria-label={label}
      value={search[name] || taken}
      onChange={(event) => {
        const { value } = event.currentTarget
        void navigate({ to: '.', search: ((all: object) => ({ ...all, [name]: value || undefined })) as never, replace: true })
      }}
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
