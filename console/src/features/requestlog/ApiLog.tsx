import { enums } from '@allotment/sdk/model'
import { Button } from '@mantine/core'
import { isStaff } from '../../access.js'
import { moment } from '../../format.js'
import { byId } from '../../search.js'
import { Code, Lines } from '../../ui/Code.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { HttpStatus } from './HttpStatus.js'

const requests = defineResource({
  name: 'requests',
  title: 'API log',
  noun: ['request', 'requests'],
  source: listOf('/v1/request-log'),
  id: (request) => request.request_id,
  sorting: '-request_id',
  search: {
    hint: 'Request id, client id or path',
    query: (text) => byId(text, { cln: 'client_id', cli: 'client_id' }) ?? (text.startsWith('/') ? { route: text } : { request_id: text }),
  },
  columns: [
    {
      key: 'route',
      label: 'Request',
      width: 320,
      cell: ({ method, route }) => (
        <Code>
          {method} {route}
        </Code>
      ),
    },
    { key: 'status', label: 'Status', cell: ({ status }) => <HttpStatus value={status} /> },
    { key: 'latency', label: 'Took', align: 'right', cell: ({ latency_ms }) => `${latency_ms.toFixed(1)} ms` },
    {
      key: 'client',
      label: 'Client',
      cell: ({ client_id, impersonator_client_id }) =>
        impersonator_client_id ? (
          <Lines main={<Name of="client" id={client_id} />} sub="by an administrator acting as it" />
        ) : (
          <Name of="client" id={client_id} />
        ),
    },
    { key: 'created', label: 'When', sort: 'request_id', cell: ({ created }) => moment(created) },
    { key: 'id', label: 'Request id', cell: ({ request_id }) => <Code>{request_id}</Code> },
  ],
  filters: [
    {
      key: 'method',
      label: 'Method',
      kind: 'choice',
      values: enums.requestMethods,
      name: (value) => value,
      first: true,
    },
    { key: 'status', label: 'Status', kind: 'number', first: true },
    { key: 'latency_ms', label: 'Milliseconds', kind: 'number', first: true },
    { key: 'client_id', label: 'Client id', kind: 'text', may: isStaff },
    { key: 'route', label: 'Path', kind: 'text', hint: '/v1/tickets/:ticket_id' },
    { key: 'created', label: 'When', kind: 'date' },
  ],
  queues: [
    { label: 'Refused', filters: { status: ['ge:400', 'lt:500'] } },
    { label: 'Failed', filters: { status: 'ge:500' } },
    { label: 'Slow', filters: { latency_ms: 'ge:1000' } },
  ],
  empty: {
    title: 'No requests yet',
    detail: 'Every call to the API appears here a moment after it was answered, and stays for 14 days. Bodies are never kept.',
    action: (
      <Button variant="default" component="a" href="/docs">
        API reference
      </Button>
    ),
  },
  refetchInterval: 5_000,
})

export const ApiLog = () => <ListPage resource={requests} />
