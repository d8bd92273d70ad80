import { contractSignature, standardSignature } from '../../lib/signature.js'
import { version } from '../../lib/version.js'

/** What is about to be sent, its secrets opened. */
export interface Outgoing {
  delivery_id: string
  endpoint_id: string
  event_type: string
  body: string
  /** the current one first, then the one before it while that still holds */
  secrets: string[]
  at: Date
}

/**
 * How a request of each kind of endpoint is made; all else (claiming, waiting, guarding, logging) is the same for every kind.
 * To add a kind: a line here, its name in the CHECK of endpoint.kind (a new migration), and a call of `enqueueDeliveries` with the body in the
 * transaction of what happened. The endpoint's secret is whatever this function needs, sealed: a key, or headers as JSON.
 */
export const kinds = {
  webhook: ({ delivery_id, endpoint_id, event_type, body, secrets, at }: Outgoing): Record<string, string> => {
    const timestamp = String(Math.floor(at.getTime() / 1000))
    return {
      'X-Service-Webhook-Id': endpoint_id,
      'X-Service-Event': event_type,
      'X-Service-Signature': contractSignature(secrets[0] ?? '', body),
      'X-Service-Delivery-Id': delivery_id,
      'webhook-id': delivery_id,
      'webhook-timestamp': timestamp,
      'webhook-signature': standardSignature(secrets, delivery_id, timestamp, body),
    }
  },
  /** The subscriber's own headers, such as its Authorization. */
  octo: ({ delivery_id, secrets }: Outgoing): Record<string, string> => ({
    ...ownHeaders(JSON.parse(secrets[0] ?? '{}') as Record<string, string>),
    'X-Service-Delivery-Id': delivery_id,
  }),
} as const
export type Kind = keyof typeof kinds

export const headersOf = (kind: Kind, outgoing: Outgoing): Record<string, string> => ({
  ...kinds[kind](outgoing),
  'Content-Type': 'application/json',
  'User-Agent': `Allotment-Webhooks/${version}`,
})

/** Headers that belong to the connection or to us: a subscriber cannot set them. */
const reserved =
  /^(host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|content-length|content-type|user-agent|proxy-.*|x-service-.*|webhook-.*)$/i
const ownHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !reserved.test(name)))
