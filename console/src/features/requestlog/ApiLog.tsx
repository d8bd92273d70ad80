import { enums } from '@allotment/sdk/model'
import { Anchor, Button } from '@mantine/core'
import { isStaff, may } from '../../access.js'
import { decimal, moment } from '../../format.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { Code, Lines } from '../../ui/Code.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { HttpStatus } from './HttpStatus.js'

/** The status and, of a refused request, the code of its error; the page of errors says what each means. */
const Answered = ({ status, code }: { status: number; code: string | null }) =>
  code === null ? (
    <HttpStatus value={status} />
  ) : (
    <Lines
      main={<HttpStatus value={status} />}
      sub={
        // Codes of partner protocols are in capitals, and have a guide of their own.
        /^[a-z]/.test(code) ? (
          <Anchor href={`/docs/errors#${code}`} fz="inherit">
            {code}
          </Anchor>
        ) : (
          code
        )
      }
    />
  )

const requests = defineResource({
  name: 'requests',
  title: tr('API log'),
  source: listOf('/v1/request-log'),
  id: (request) => request.request_id,
  sorting: '-request_id',
  search: {
    hint: tr('Request id, client id or path'),
    query: (text) => byId(text, { cln: 'client_id', cli: 'client_id' }) ?? (text.startsWith('/') ? { route: text } : { request_id: text }),
  },
  columns: [
    {
      key: 'route',
      label: tr('Request'),
      width: 320,
      cell: ({ method, route }) => (
        <Code>
          {method} {route}
        </Code>
      ),
    },
    { key: 'status', label: tr('Status'), cell: ({ status, error_code }) => <Answered status={status} code={error_code} /> },
    { key: 'latency', label: tr('Took'), align: 'right', cell: ({ latency_ms }) => tr('{time} ms', { time: decimal(latency_ms, 1) }) },
    {
      key: 'client',
      label: tr('Client'),
      may: may.readClients,
      cell: ({ client_id, impersonator_client_id }) =>
        impersonator_client_id ? (
          <Lines main={<Name of="client" id={client_id} />} sub={tr('by an administrator acting as it')} />
        ) : (
          <Name of="client" id={client_id} />
        ),
    },
    { key: 'created', label: tr('When'), sort: 'request_id', cell: ({ created }) => moment(created) },
    { key: 'id', label: tr('Request id'), long: true, cell: ({ request_id }) => <Code>{request_id}</Code> },
  ],
  filters: [
    {
      key: 'method',
      label: tr('Method'),
      kind: 'choice',
      values: enums.requestMethods,
      name: (value) => value,
      first: true,
    },
    { key: 'status', label: tr('Status'), kind: 'number', first: true },
    { key: 'error_code', label: tr('Error code'), kind: 'text', hint: 'insufficient_stock' },
    { key: 'latency_ms', label: tr('Milliseconds'), kind: 'number', first: true },
    { key: 'client_id', label: tr('Client id'), kind: 'text', may: isStaff },
    { key: 'route', label: tr('Path'), kind: 'text', hint: '/v1/tickets/:ticket_id' },
    { key: 'created', label: tr('When'), kind: 'date' },
  ],
  queues: [
    { label: tr('Refused'), filters: { status: ['ge:400', 'lt:500'] } },
    { label: tr('Failed'), filters: { status: 'ge:500' } },
    { label: tr('Slow'), filters: { latency_ms: 'ge:1000' } },
  ],
  empty: {
    title: tr('No requests yet'),
    detail: tr('Every call to the API appears here a moment after it was answered, and stays for 14 days. Bodies are never kept.'),
    action: (
      <Button variant="default" component="a" href="/docs">
        {tr('API reference')}
      </Button>
    ),
  },
  refetchInterval: 5_000,
})

export const ApiLog = () => <ListPage resource={requests} />
