import { Button, EmptyState } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { describe } from '../api.js'
import { tr } from '../texts.js'
import { Go } from './Go.js'
import { Icon } from './Icon.js'

/** In place of a page that the user may not see; with the message of the service if there is one. */
export function Forbidden({ error, level = 1 }: { error?: unknown; level?: 1 | 2 }) {
  useDocumentTitle(tr('Not for you · Allotment'))
  return (
    <EmptyState m="auto" p="xl" variant="light" color="gray" icon={<Icon name="lock" size={28} />}>
      <EmptyState.Title order={level}>{tr('This is not open to you')}</EmptyState.Title>
      <EmptyState.Description>
        {error === undefined ? tr('Your roles do not include this page. An administrator can grant more.') : describe(error).detail}
      </EmptyState.Description>
      <EmptyState.Actions>
        <Button variant="default" renderRoot={(props) => <Go {...props} href="/" />}>
          {tr('To the overview')}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
