import { createHmac } from 'node:crypto'
import { sameBytes } from './crypto.js'

/** The allowed difference between the timestamp and the receiver's clock. */
const toleranceSeconds = 300

/** The contract's signature, over the body only: `sha256=<hex>`. */
export const contractSignature = (secret: string, body: string | Buffer): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** The Standard Webhooks signature, over id, timestamp and body: one `v1,<base64>` for each secret that is valid now. */
export const standardSignature = (secrets: string[], id: string, timestamp: string, body: string | Buffer): string =>
  secrets.map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64')}`).join(' ')

interface SignedRequest {
  body: Buffer
  header: (name: string) => string | undefined
}

/**
 * Why a delivery is not valid, or undefined. It is used by `allotment webhook listen` and does the same as `verifyWebhook` in the SDK. The
 * Standard Webhooks headers are verified, because they include the age and, after a rotation, the old secret.
 */
export function signatureFault(secret: string, { body, header }: SignedRequest, at: Date): string | undefined {
  const [id, timestamp, given] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]
  if (id === undefined || timestamp === undefined || given === undefined)
    return 'webhook-id, webhook-timestamp or webhook-signature is missing'
  const own = Buffer.from(standardSignature([secret], id, timestamp, body))
  if (!given.split(' ').some((one) => sameBytes(Buffer.from(one), own))) return 'webhook-signature does not match'
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(at.getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
    return 'webhook-timestamp is too far from this clock'
  return undefined
}
