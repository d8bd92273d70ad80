import { Button } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { tr } from '../../texts.js'
import { Go } from '../../ui/Go.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { tickets } from './resource.js'

export function Tickets() {
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <ListPage
      resource={tickets}
      extra={
        may.manageTickets(user) && (
          <Button variant="default" h={34} renderRoot={(props) => <Go {...props} href="/bulk-changes" />}>
            {tr('Bulk changes')}
          </Button>
        )
      }
    />
  )
}
