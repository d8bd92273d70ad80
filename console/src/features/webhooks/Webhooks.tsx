import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { NewButton } from '../../ui/form/NewButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { webhookFields, webhooks } from './resource.js'

export function Webhooks() {
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <ListPage
      resource={webhooks}
      actions={
        may.manageWebhooks(user) && (
          <NewButton
            label={tr('New webhook')}
            fields={webhookFields}
            make={async (body) => (await client.POST('/v1/webhooks', { body: body as never })).data.webhook_id}
            done={tr('Webhook registered')}
            page="/webhooks"
          />
        )
      }
    />
  )
}
