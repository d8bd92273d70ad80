import { Button, EmptyState } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { describe } from '../api.js'
import { Go } from './Go.js'
import { Mark } from './Logo.js'

interface Props {
  back?: { href: string; label: string }
  /** The refusal of the service, if there is one. */
  error?: unknown
  level?: 1 | 2
}

/** For an unknown address; with the message of the service if it was asked. */
export function NotFound({ back = { href: '/', label: 'the overview' }, error, level = 1 }: Props) {
  useDocumentTitle('Not found · Allotment')
  return (
    <EmptyState m="auto" p="xl" withIndicatorBackground icon={<Mark size={30} />}>
      <EmptyState.Title order={level}>There is nothing here</EmptyState.Title>
      <EmptyState.Description>
        {error === undefined ? 'The address may be mistyped, or the page has moved.' : describe(error).detail}
      </EmptyState.Description>
      <EmptyState.Actions>
        <Button renderRoot={(props) => <Go {...props} href={back.href} />}>To {back.label.toLowerCase()}</Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
