import Type, { type Static } from 'typebox'
import { DateTime, Enum, Id, nullable } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { methods } from './list.js'
import type { LoggedRow } from './store.js'

export const LoggedRequest = Type.Object(
  {
    request_id: Type.String({ examples: ['req-mi1r2k9x0Zb7Qm3vT1aYw'] }),
    client_id: Id,
    impersonator_client_id: nullable(Id),
    method: Enum(methods),
    route: Type.String({ description: 'Path as in the reference: identifiers are not stored', examples: ['/v1/tickets/:ticket_id'] }),
    status: Type.Integer({ examples: [200] }),
    error_code: nullable(
      Type.String({
        description: 'Why it was refused: a code of the errors, or of the partner protocol',
        examples: ['insufficient_stock'],
      }),
    ),
    latency_ms: Type.Number({ examples: [3.2] }),
    created: DateTime,
  },
  { title: 'LoggedRequest' },
)
export type LoggedRequest = Static<typeof LoggedRequest>

export const toLoggedRequest = (row: LoggedRow): LoggedRequest => ({
  request_id: row.request_id,
  client_id: row.client_id,
  impersonator_client_id: row.impersonator_client_id,
  method: row.method as LoggedRequest['method'],
  route: row.route,
  status: row.status,
  error_code: row.error_code,
  latency_ms: row.latency_us / 1000,
  created: wireTime(row.at),
})
