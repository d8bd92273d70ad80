import { isStaff } from '../../access.js'
import { moment } from '../../format.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf, type RowOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'
import { eventTypes, telling } from './catalogue.js'

export type Webhook = RowOf<'/v1/webhooks'>

/** Disabled by a user, disabled by the service, failing, or healthy. */
export function Health({ webhook }: { webhook: Pick<Webhook, 'is_active' | 'failing_since' | 'disabled_reason'> }) {
  if (webhook.disabled_reason === 'gone') return <Status value="failed" label={tr('Receiver is gone')} />
  if (webhook.disabled_reason === 'failing') return <Status value="failed" label={tr('Given up')} />
  if (!webhook.is_active) return <Status value="inactive" label={tr('Switched off')} />
  return webhook.failing_since ? (
    <Lines
      main={<Status value="retrying" label={tr('Failing')} />}
      sub={tr('since {failing_since}', { failing_since: moment(webhook.failing_since) })}
    />
  ) : (
    <Status value="active" />
  )
}

export const webhooks = defineResource({
  name: 'webhooks',
  title: tr('Webhooks'),
  source: listOf('/v1/webhooks'),
  id: (webhook) => webhook.webhook_id,
  href: (webhook) => `/webhooks/${webhook.webhook_id}`,
  sorting: '-created',
  search: {
    hint: tr('Webhook or client id'),
    query: (text) => byId(text, { cln: 'client_id', cli: 'client_id' }) ?? { webhook_id: text },
  },
  columns: [
    {
      key: 'endpoint',
      label: tr('Endpoint'),
      width: 300,
      cell: ({ endpoint, event_type }) => <Lines main={endpoint} sub={telling(event_type)} />,
    },
    { key: 'event', label: tr('Event|of a webhook'), long: true, cell: ({ event_type }) => <Code>{event_type}</Code> },
    { key: 'health', label: tr('State'), cell: (webhook) => <Health webhook={webhook} /> },
    { key: 'client', label: tr('Client'), may: isStaff, cell: ({ client_id }) => <Name of="client" id={client_id} /> },
    { key: 'created', label: tr('Registered'), sort: 'created', cell: ({ created }) => moment(created) },
    { key: 'id', label: tr('Id'), extra: true, cell: ({ webhook_id }) => <Code>{webhook_id}</Code> },
  ],
  filters: [
    { key: 'event_type', label: tr('Event|of a webhook'), kind: 'choice', values: eventTypes, name: (value) => value, first: true },
    { key: 'is_active', label: tr('Active'), kind: 'flag', yes: tr('Active'), no: tr('Switched off'), first: true },
    { key: 'client_id', label: tr('Client id'), kind: 'text', may: isStaff },
    { key: 'created', label: tr('Registered'), kind: 'date' },
  ],
  empty: {
    title: tr('No webhooks yet'),
    detail: tr(
      'Register an address, and the service sends a request to it when an order is completed or cancelled, or when a ticket of yours is sold.',
    ),
  },
})

export const webhookFields: readonly Field[] = [
  { name: 'event_type', label: tr('Event|of a webhook'), kind: 'choice', values: eventTypes, name_of: (value) => value, required: true },
  {
    name: 'endpoint',
    label: tr('Endpoint'),
    kind: 'text',
    required: true,
    hint: tr('Absolute URL that takes POST requests; https in production'),
  },
  {
    name: 'secret',
    label: tr('Secret'),
    kind: 'text',
    required: true,
    only: 'new',
    hint: tr('8 to 128 characters, of which only you and the service know; keep it, for it is never shown again'),
  },
]
