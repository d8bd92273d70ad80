import { Button, EmptyState } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { tr } from '../texts.js'
import { Go } from './Go.js'
import { Mark } from './Logo.js'

interface Props {
  /** Where such things are listed, if the address names one that is not there. */
  list?: { href: string; label: string }
  level?: 1 | 2
}

/** Where an address leads nowhere. */
export function NotFound({ list, level = 1 }: Props) {
  const back = list ?? { href: '/', label: tr('Overview') }
  useDocumentTitle(tr('Not found · Allotment'))
  return (
    <EmptyState m="auto" p="xl" withIndicatorBackground icon={<Mark size={30} />}>
      <EmptyState.Title order={level}>{tr('There is nothing here')}</EmptyState.Title>
      <EmptyState.Description>
        {list ? tr('It does not exist, or you may not see it.') : tr('The address may be mistyped, or the page has moved.')}
      </EmptyState.Description>
      <EmptyState.Actions>
        <Button renderRoot={(props) => <Go {...props} href={back.href} />}>{tr('To “{page}”', { page: back.label })}</Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
