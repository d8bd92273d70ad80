import { Button, EmptyState } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { describe } from '../api.js'
import { tr } from '../texts.js'
import { Go } from './Go.js'
import { Mark } from './Logo.js'

interface Props {
  back?: { href: string; label: string }
  /** The refusal of the service, if there is one. */
  error?: unknown
  level?: 1 | 2
}

/** Where an address leads nowhere; the service's own words where it was asked for something it does not have. */
export function NotFound({ back = { href: '/', label: tr('Overview') }, error, level = 1 }: Props) {
  useDocumentTitle(tr('Not found · Allotment'))
  return (
    <EmptyState m="auto" p="xl" withIndicatorBackground icon={<Mark size={30} />}>
      <EmptyState.Title order={level}>{tr('There is nothing here')}</EmptyState.Title>
      <EmptyState.Description>
        {error === undefined ? tr('The address may be mistyped, or the page has moved.') : describe(error).detail}
      </EmptyState.Description>
      <EmptyState.Actions>
        <Button renderRoot={(props) => <Go {...props} href={back.href} />}>{tr('To “{page}”', { page: back.label })}</Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
