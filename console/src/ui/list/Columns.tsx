import { ActionIcon, Button, Checkbox, Popover, Stack, Text } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { tr } from '../../texts.js'
import { Icon } from '../Icon.js'
import { type Address, shownColumns } from './address.js'
import type { Column, Resource } from './resource.js'

interface Props<Row> {
  resource: Resource<Row>
  address: Address
  shown: Column<Row>[]
}

export function Columns<Row>({ resource, address, shown }: Props<Row>) {
  const { user } = useRouteContext({ from: '/shell' })
  const [, ...open] = resource.columns.filter(({ may }) => may?.(user) ?? true)
  const keys = shown.map(({ key }) => key)
  const usual = shownColumns(resource, null, user).map(({ key }) => key)
  const toggle = (key: string) => {
    const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
    const same = next.length === usual.length && usual.every((one) => next.includes(one))
    address.change({ columns: same ? null : resource.columns.map((column) => column.key).filter((one) => next.includes(one)) }, true)
  }
  return (
    <Popover position="bottom-end" shadow="md" width={230} trapFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={34} aria-label={tr('Columns')}>
          <Icon name="columns" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={tr('Columns')}>
        <Stack gap={8} mah={380} style={{ overflowY: 'auto' }}>
          <Text size="xs" c="dimmed" fw={550}>
            {tr('Columns')}
          </Text>
          {open.map(({ key, label }) => (
            <Checkbox key={key} size="xs" label={label} checked={keys.includes(key)} onChange={() => toggle(key)} />
          ))}
          {address.columns !== null && (
            <Button size="compact-xs" variant="subtle" onClick={() => address.change({ columns: null }, true)}>
              {tr('As usual')}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
