import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { NewAllotment } from './NewAllotment.js'
import { allotments } from './resource.js'

export function Allotments() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={allotments}
      actions={may.manageAllotments(user) && <NewAllotment onMade={(id) => navigate({ to: `/allotments/${id}` as '/' })} />}
    />
  )
}
