import { Alert, List, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { tr, trCount, trRich } from '../../texts.js'
import type { Pasted } from './paste.js'
import classes from './sheet.module.css'

const shown = 5

/** What was written in another way, and what has no place in the sheet. */
export function Report({ pasted, onClose }: { pasted: Pasted<string>; onClose: () => void }) {
  const { rows, changed, leftOut } = pasted
  const [all, setAll] = useState(false)
  const lost = leftOut.rows.length > 0 || leftOut.columns.length > 0
  const most = all ? Number.POSITIVE_INFINITY : shown
  const hidden = Math.max(0, changed.length - most) + Math.max(0, leftOut.rows.length - most)
  return (
    <Alert
      color={lost ? 'yellow' : 'pine'}
      variant="light"
      m="sm"
      role="status"
      withCloseButton
      closeButtonLabel={tr('Dismiss')}
      onClose={onClose}
      title={trCount(rows.length, '{n} row read, not yet saved', '{n} rows read, not yet saved')}
    >
      <List size="sm">
        {changed.slice(0, most).map(({ from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <List.Item key={index}>{trRich('{from} is now {to}', { from, to })}</List.Item>
        ))}
        {leftOut.columns.length > 0 && (
          <List.Item>{trRich('Left out, for there is no such field: {columns}', { columns: leftOut.columns.join(', ') })}</List.Item>
        )}
        {leftOut.rows.length > 0 && (
          <List.Item>
            {trRich('Left out, for there is no place: {rows}', {
              rows: leftOut.rows
                .slice(0, most)
                .map((row) => row.filter(Boolean).slice(0, 3).join(' '))
                .join('; '),
            })}
          </List.Item>
        )}
      </List>
      {hidden > 0 && (
        <UnstyledButton className={classes.more} onClick={() => setAll(true)}>
          {trCount(hidden, 'Show {n} more line', 'Show {n} more lines')}
        </UnstyledButton>
      )}
    </Alert>
  )
}
