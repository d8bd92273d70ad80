import { contractSignature, standardSignature } from '../../lib/signature.js'
import { version } from '../../lib/version.js'

/** A request to send, with its secrets decrypted. */
export interface Outgoing {
  delivery_id: string
  endpoint_id: string
  event_type: string
  body: string
  /** the current one first, then the previous one while it is valid */
  secrets: string[]
  at: Date
}

/**
 * How to make the headers for each kind of endpoint. Everything else (claims, retries, address checks, logs) is the same for all kinds. To
 * add a kind: a line here, its name in the CHECK of endpoint.kind (a new migration), and a call of `enqueueDeliveries` with the body in the
 * transaction of the change. The endpoint's secret is encrypted and has the form that this function needs: a key, or headers as JSON.
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

/** Headers of the connection or of the service, which a subscriber cannot set. */
const reserved =
  /^(host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|content-length|content-type|user-agent|proxy-.*|x-service-.*|webhook-.*)$/i
const ownHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !reserved.test(name)))
