import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { webhookFields, webhooks } from './resource.js'

export function Webhooks() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={webhooks}
      actions={
        may.manageWebhooks(user) && (
          <EditButton
            anchor="new"
            label="New webhook"
            title="New webhook"
            fields={webhookFields}
            save={async (body) => (await client.POST('/v1/webhooks', { body: body as never })).data.webhook_id}
            done="Webhook registered"
            onSaved={(id) => navigate({ to: `/webhooks/${id}` as '/' })}
          />
        )
      }
    />
  )
}
