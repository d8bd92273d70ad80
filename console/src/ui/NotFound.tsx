import { Button, EmptyState } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { Mark } from './Logo.js'

export function NotFound() {
  useDocumentTitle('Not found · Allotment')
  return (
    <EmptyState m="auto" p="xl" withIndicatorBackground icon={<Mark size={30} />}>
      <EmptyState.Title order={1}>There is nothing here</EmptyState.Title>
      <EmptyState.Description>The address may be mistyped, or the page has moved.</EmptyState.Description>
      <EmptyState.Actions>
        <Button component={Link} to="/">
          To the overview
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
