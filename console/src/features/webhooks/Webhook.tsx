import { Button, Group, Tooltip } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { moment } from '../../format.js'
import { tr } from '../../texts.js'
import { Address } from '../../ui/Address.js'
import { Code } from '../../ui/Code.js'
import { Copyable } from '../../ui/Copyable.js'
import { confirm } from '../../ui/confirm.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { versionOf } from '../../ui/form/guard.js'
import { Icon } from '../../ui/Icon.js'
import { Name } from '../../ui/Name.js'
import { tell } from '../../ui/tell.js'
import { useParam } from '../../ui/useParam.js'
import { telling } from './catalogue.js'
import { Deliveries } from './Deliveries.js'
import { Replay } from './Replay.js'
import { Health, type Webhook as Row, webhookFields } from './resource.js'
import { Snippet } from './Snippet.js'

export function Webhook() {
  const webhook_id = useParam('webhook_id')
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const path = { webhook_id }
  const query = useQuery({
    queryKey: ['webhook', webhook_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/webhooks/{webhook_id}', { params: { path }, signal })).data,
    refetchInterval: 10_000,
  })
  const again = () =>
    Promise.all([['webhook'], ['list', 'webhooks'], ['deliveries']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  const mayManage = may.manageWebhooks(user)
  return (
    <Detail
      query={query}
      back={{ href: '/webhooks', label: tr('Webhooks') }}
      name={({ endpoint }) => endpoint}
      title={({ endpoint }) => <Address of={endpoint} />}
      sub={({ event_type }) => telling(event_type)}
      actions={(webhook) => (
        <>
          <Test webhook={webhook} onDone={again} />
          <Replay webhook={webhook} onDone={again} />
          {mayManage && (
            <EditButton
              label={tr('Edit')}
              title={tr('Edit webhook')}
              fields={webhookFields}
              values={webhook}
              read={() => versionOf(client.GET('/v1/webhooks/{webhook_id}', { params: { path } }))}
              save={(body, headers) => client.PATCH('/v1/webhooks/{webhook_id}', { params: { path }, body: body as never, headers })}
              done={tr('Webhook changed')}
              onSaved={again}
            />
          )}
        </>
      )}
    >
      {(webhook) => (
        <Columns
          main={<Deliveries webhook_id={webhook_id} onDone={again} />}
          side={
            <>
              <Panel title={tr('About')} extra={<Health webhook={webhook} />}>
                <Facts>
                  <Fact label={tr('Event|of a webhook')}>
                    <Code>{webhook.event_type}</Code>
                  </Fact>
                  {isStaff(user) && (
                    <Fact label={tr('Client')}>
                      <Name of="client" id={webhook.client_id} />
                    </Fact>
                  )}
                  <Fact label={tr('Registered')}>{moment(webhook.created)}</Fact>
                  {webhook.failing_since && <Fact label={tr('Failing since')}>{moment(webhook.failing_since)}</Fact>}
                  <Fact label={tr('Webhook id')}>
                    <Copyable text={webhook_id} />
                  </Fact>
                </Facts>
                {mayManage && <Switches webhook={webhook} onDone={again} />}
              </Panel>
              <Snippet />
            </>
          }
        />
      )}
    </Detail>
  )
}

interface Props {
  webhook: Row
  onDone: () => Promise<unknown>
}

/** Sends what a real event would, to test the receiver. */
function Test({ webhook, onDone }: Props) {
  const sending = useMutation({
    mutationFn: () => client.POST('/v1/webhooks/trigger', { body: { webhook_id: webhook.webhook_id } }),
    onSuccess: async () => {
      tell.done(tr('A test is on its way'))
      await onDone()
    },
    onError: tell.failure,
  })
  return (
    <Tooltip label={tr('Sends the latest event of this kind')} withinPortal={false}>
      <Button
        variant="default"
        h={34}
        leftSection={<Icon name="bolt" size={16} />}
        disabled={!webhook.is_active}
        loading={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {tr('Test')}
      </Button>
    </Tooltip>
  )
}

const secretFields = webhookFields.filter(({ name }) => name === 'secret')

function Switches({ webhook, onDone }: Props) {
  const navigate = useNavigate()
  const params = { path: { webhook_id: webhook.webhook_id } }
  const switching = useMutation({
    mutationFn: () => client.PATCH('/v1/webhooks/{webhook_id}', { params, body: { is_active: !webhook.is_active } }),
    onSuccess: async () => {
      tell.done(webhook.is_active ? tr('Switched off: nothing more is sent') : tr('Switched on'))
      await onDone()
    },
    onError: tell.failure,
  })
  const removing = useMutation({
    mutationFn: () => client.DELETE('/v1/webhooks/{webhook_id}', { params }),
    onSuccess: async () => {
      tell.done(tr('Webhook deleted'))
      await onDone()
      await navigate({ to: '/webhooks' as '/' })
    },
    onError: tell.failure,
  })
  return (
    <>
      <Group mt="md">
        <EditButton
          quiet
          label={tr('New secret')}
          title={tr('Give it a new secret')}
          fields={secretFields}
          save={(body) => client.POST('/v1/webhooks/{webhook_id}/rotate-secret', { params, body: body as never })}
          done={tr('New secret; the old one holds for another day')}
          onSaved={onDone}
        />
      </Group>
      <Button.Group mt="md">
        <Button variant="default" size="xs" loading={switching.isPending} onClick={() => switching.mutate()}>
          {webhook.is_active ? tr('Switch off') : tr('Switch on')}
        </Button>
        <Button
          variant="default"
          size="xs"
          loading={removing.isPending}
          onClick={() =>
            confirm({
              title: tr('Delete this webhook?'),
              detail: tr('Nothing more is sent to it, and its deliveries are forgotten.'),
              act: tr('Delete'),
              onConfirm: () => removing.mutate(),
            })
          }
        >
          {tr('Delete')}
        </Button>
      </Button.Group>
    </>
  )
}
