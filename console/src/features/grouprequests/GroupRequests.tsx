import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { groupRequests, requestFields } from './resource.js'

export function GroupRequests() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={groupRequests}
      actions={
        may.askForGroups(user) && (
          <EditButton
            anchor="new"
            label={tr('Ask for a group')}
            title={tr('Ask suppliers for a group')}
            fields={requestFields(isStaff(user))}
            save={async ({ budget, ...body }) => {
              const money = (budget ?? null) === null ? {} : { budget, currency_code: 'EUR' }
              return (await client.POST('/v1/grouprequests', { body: { ...body, ...money } as never })).data.grouprequest_id
            }}
            done={tr('Suppliers are asked')}
            onSaved={(id) => navigate({ to: `/group-requests/${id}` as '/' })}
          />
        )
      }
    />
  )
}
