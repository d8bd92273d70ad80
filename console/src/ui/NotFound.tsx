import { Button, EmptyState } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { Go } from './Go.js'
import { Mark } from './Logo.js'

export function NotFound({ back = { href: '/', label: 'the overview' } }: { back?: { href: string; label: string } }) {
  useDocumentTitle('Not found · Allotment')
  return (
    <EmptyState m="auto" p="xl" withIndicatorBackground icon={<Mark size={30} />}>
      <EmptyState.Title order={1}>There is nothing here</EmptyState.Title>
      <EmptyState.Description>The address may be mistyped, or the page has moved.</EmptyState.Description>
      <EmptyState.Actions>
        <Button renderRoot={(props) => <Go {...props} href={back.href} />}>To {back.label.toLowerCase()}</Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
