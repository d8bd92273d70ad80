import { Alert, List } from '@mantine/core'
import { counted } from '../../format.js'
import type { Pasted } from './paste.js'

const shown = 5

/** The result of a pasted block: converted values, and values without a place. */
export function Report({ pasted, onClose }: { pasted: Pasted<string>; onClose: () => void }) {
  const { rows, changed, leftOut } = pasted
  const lost = leftOut.rows.length > 0 || leftOut.columns.length > 0
  return (
    <Alert
      color={lost ? 'yellow' : 'pine'}
      variant="light"
      m="sm"
      role="status"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onClose}
      title={`${counted(rows.length, 'row')} pasted, not yet saved`}
    >
      <List size="sm">
        {changed.slice(0, shown).map(({ from, to }) => (
          <List.Item key={`${from} ${to}`}>
            {from} is now {to}
          </List.Item>
        ))}
        {changed.length > shown && <List.Item>and {counted(changed.length - shown, 'more cell')} written in another way</List.Item>}
        {leftOut.columns.length > 0 && <List.Item>Left out, for there is no such field: {leftOut.columns.join(', ')}</List.Item>}
        {leftOut.rows.length > 0 && (
          <List.Item>
            Left out, for there is no place:{' '}
            {leftOut.rows
              .slice(0, shown)
              .map((row) => row.filter(Boolean).slice(0, 3).join(' '))
              .join('; ')}
            {leftOut.rows.length > shown && ` and ${leftOut.rows.length - shown} more`}
          </List.Item>
        )}
      </List>
    </Alert>
  )
}
