import { defineList } from '../../platform/db/list.js'

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Request ids begin with the time, so their order is that of the requests, and one index serves both. */
export const requestLogList = defineList({
  name: 'requests',
  key: 'l.request_id',
  sorting: '-request_id',
  parameters: {
    request_id: { kind: 'id', column: 'l.request_id', about: 'Identifier of the request; sorts by time', sort: true },
    client_id: { kind: 'id', column: 'l.client_id', about: 'Client that called' },
    impersonator_client_id: { kind: 'id', column: 'l.impersonator_client_id', about: 'Administrator who acted as that client' },
    method: { kind: 'enum', column: 'l.method', values: methods, about: 'Method' },
    route: { kind: 'text', column: 'l.route', about: 'Path as in the reference, such as /v1/tickets/:ticket_id' },
    status: { kind: 'integer', column: 'l.status', about: 'Status that was answered' },
    error_code: { kind: 'text', column: 'l.error_code', about: 'Code of the error it was refused with, such as insufficient_stock' },
    latency_ms: { kind: 'decimal', column: '(l.latency_us / 1000.0)', about: 'Milliseconds it took' },
    created: { kind: 'datetime', column: 'l.at', about: 'When it was answered' },
  },
})
