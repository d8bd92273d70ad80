import { Group, Select, Text } from '@mantine/core'
import { count } from '../../format.js'
import { tr } from '../../texts.js'
import { type Address, sizes } from './address.js'
import classes from './list.module.css'
import { Turn } from './Turn.js'

interface Props {
  address: Address
  shown: number
  total: number
  busy: boolean
  /** The first row. */
  start: () => HTMLElement | null | undefined
}

/** Deep pages are reached by filters; no user turns to page 8,412. */
export function Pager({ address, shown, total, busy, start }: Props) {
  const { page, size } = address
  const from = (page - 1) * size
  if (total <= 25) return null
  return (
    <Group justify="space-between" gap="sm" component="nav" aria-label={tr('Pages')}>
      <Group gap="sm">
        <Text size="sm" c="dimmed" className={classes.number}>
          {shown === 0
            ? tr('Past the end of {total}', { total: count(total) })
            : tr('{from}–{to} of {total}', { from: count(from + 1), to: count(from + shown), total: count(total) })}
        </Text>
        <Select
          size="xs"
          w={112}
          data={sizes.map((value) => ({ value, label: tr('{size} a page', { size: value }) }))}
          value={String(size)}
          allowDeselect={false}
          onChange={(value) => address.change({ size: Number(value) })}
          aria-label={tr('Rows a page')}
        />
      </Group>
      <Turn
        page={page}
        pages={Math.ceil(total / size)}
        busy={busy}
        start={start}
        onTurn={(next) => {
          address.change({ page: next })
          window.scrollTo({ top: 0 })
        }}
      />
    </Group>
  )
}
