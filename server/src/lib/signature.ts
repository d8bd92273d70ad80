import { createHmac } from 'node:crypto'
import { sameBytes } from './crypto.js'

/** How far a receiver lets the timestamp be from its own clock. */
const toleranceSeconds = 300

/** Of the body alone, as the contract has it: `sha256=<hex>`. */
export const contractSignature = (secret: string, body: string | Buffer): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** Of id, time and body, as Standard Webhooks has it: one `v1,<base64>` for each secret that holds at the moment. */
export const standardSignature = (secrets: string[], id: string, timestamp: string, body: string | Buffer): string =>
  secrets.map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64')}`).join(' ')

interface SignedRequest {
  body: Buffer
  header: (name: string) => string | undefined
}

/**
 * What a receiver has to say against a delivery, or nothing: the twin of `verifyWebhook` in the SDK, for `allotment webhook listen`.
 * The Standard Webhooks headers decide where there are any, for they cover the age, and the old secret too after a rotation.
 */
export function signatureFault(secret: string, { body, header }: SignedRequest, at: Date): string | undefined {
  const [id, timestamp, given] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]
  if (id === undefined && timestamp === undefined && given === undefined) {
    const own = Buffer.from(contractSignature(secret, body))
    return sameBytes(Buffer.from(header('x-service-signature') ?? ''), own) ? undefined : 'X-Service-Signature does not match'
  }
  if (id === undefined || timestamp === undefined || given === undefined) return 'a webhook-* header is missing'
  const own = Buffer.from(standardSignature([secret], id, timestamp, body))
  if (!given.split(' ').some((one) => sameBytes(Buffer.from(one), own))) return 'webhook-signature does not match'
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(at.getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
    return 'webhook-timestamp is too far from this clock'
  return undefined
}
