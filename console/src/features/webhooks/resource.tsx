import { isStaff } from '../../access.js'
import { moment } from '../../format.js'
import { byId } from '../../search.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf, type RowOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'
import { eventTypes, telling } from './catalogue.js'

export type Webhook = RowOf<'/v1/webhooks'>

/** Disabled by a user, disabled by the service, failing, or healthy. */
export function Health({ webhook }: { webhook: Pick<Webhook, 'is_active' | 'failing_since' | 'disabled_reason'> }) {
  if (webhook.disabled_reason === 'gone') return <Status value="failed" label="Receiver is gone" />
  if (webhook.disabled_reason === 'failing') return <Status value="failed" label="Given up" />
  if (!webhook.is_active) return <Status value="inactive" label="Switched off" />
  return webhook.failing_since ? (
    <Lines main={<Status value="retrying" label="Failing" />} sub={`since ${moment(webhook.failing_since)}`} />
  ) : (
    <Status value="active" />
  )
}

export const webhooks = defineResource({
  name: 'webhooks',
  title: 'Webhooks',
  noun: ['webhook', 'webhooks'],
  source: listOf('/v1/webhooks'),
  id: (webhook) => webhook.webhook_id,
  href: (webhook) => `/webhooks/${webhook.webhook_id}`,
  sorting: '-created',
  search: {
    hint: 'Webhook or client id',
    query: (text) => byId(text, { cln: 'client_id', cli: 'client_id' }) ?? { webhook_id: text },
  },
  columns: [
    {
      key: 'endpoint',
      label: 'Endpoint',
      width: 300,
      cell: ({ endpoint, event_type }) => <Lines main={endpoint} sub={telling(event_type)} />,
    },
    { key: 'event', label: 'Event', cell: ({ event_type }) => <Code>{event_type}</Code> },
    { key: 'health', label: 'State', cell: (webhook) => <Health webhook={webhook} /> },
    { key: 'client', label: 'Client', may: isStaff, cell: ({ client_id }) => <Name of="client" id={client_id} /> },
    { key: 'created', label: 'Registered', sort: 'created', cell: ({ created }) => moment(created) },
    { key: 'id', label: 'Id', extra: true, cell: ({ webhook_id }) => <Code>{webhook_id}</Code> },
  ],
  filters: [
    { key: 'event_type', label: 'Event', kind: 'choice', values: eventTypes, name: (value) => value, first: true },
    { key: 'is_active', label: 'Active', kind: 'flag', yes: 'Active', no: 'Switched off', first: true },
    { key: 'client_id', label: 'Client id', kind: 'text', may: isStaff },
    { key: 'created', label: 'Registered', kind: 'date' },
  ],
  empty: {
    title: 'No webhooks yet',
    detail:
      'Register an address, and the service sends a request to it when an order is completed or cancelled, or when a ticket of yours is sold.',
  },
})

export const webhookFields: readonly Field[] = [
  { name: 'event_type', label: 'Event', kind: 'choice', values: eventTypes, name_of: (value) => value, required: true },
  { name: 'endpoint', label: 'Endpoint', kind: 'text', required: true, hint: 'Absolute URL that takes POST requests; https in production' },
  {
    name: 'secret',
    label: 'Secret',
    kind: 'text',
    required: true,
    only: 'new',
    hint: '8 to 128 characters, of which only you and the service know; keep it, for it is never shown again',
  },
]
