/** What a delivery says: references only. Fetch the resource by `resource_id`. */
export interface WebhookEvent {
  version: number
  event: 'bookingorder_completed' | 'bookingorder_cancelled' | 'sale_created' | 'sale_cancelled'
  resource_type: 'bookingorder' | 'sale'
  resource_id: string
  client_id: string
  timestamp: string
}

export interface Delivery {
  secret: string
  /** The raw body, exactly as received: not parsed and written again. */
  body: string | Uint8Array | ArrayBuffer
  /** `request.headers` of Fetch or of Node. */
  headers: Headers | Record<string, string | string[] | undefined>
}

export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook'
}

/** How far `webhook-timestamp` may be from our clock, in seconds: an older delivery may be a replay. */
const TOLERANCE = 5 * 60
const encoder = new TextEncoder()

/**
 * Resolves with the event when the delivery was signed with `secret`, else throws `InvalidWebhook`: answer that with 401.
 *
 * A delivery that carries any of the Standard Webhooks headers is judged by them, because they cover its age, and because
 * after a change of secret they are also signed with the old one for a day. Otherwise `X-Service-Signature` decides.
 */
export async function verifyWebhook({ secret, body, headers }: Delivery): Promise<WebhookEvent> {
  const header = (name: string) => readHeader(headers, name)
  const bytes = typeof body === 'string' ? encoder.encode(body) : new Uint8Array(body)
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const [id, timestamp, signatures] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]

  if (id !== null || timestamp !== null || signatures !== null) {
    if (id === null || timestamp === null || signatures === null) throw new InvalidWebhook('A webhook-* header is missing')
    if (!(Math.abs(Date.now() / 1000 - seconds(timestamp)) <= TOLERANCE))
      throw new InvalidWebhook('The delivery is too old, or a clock is wrong')
    await requireOneOf(key, signatures.split(' ').map(standardSignature), concat(encoder.encode(`${id}.${timestamp}.`), bytes))
  } else {
    await requireOneOf(key, [contractSignature(header('x-service-signature'))], bytes)
  }
  return JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent
}

/** `crypto.subtle.verify` compares in constant time. */
async function requireOneOf(
  key: CryptoKey,
  signatures: (Uint8Array<ArrayBuffer> | null)[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<void> {
  for (const signature of signatures) {
    if (signature !== null && (await crypto.subtle.verify('HMAC', key, signature, signed))) return
  }
  throw new InvalidWebhook('The signature does not match')
}

/** `sha256=<64 hexadecimal digits>` */
function contractSignature(value: string | null): Uint8Array<ArrayBuffer> | null {
  const hex = /^sha256=([0-9a-f]{64})$/i.exec(value ?? '')?.[1]
  return hex === undefined ? null : Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))
}

/** `v1,<base64>`; versions we do not know are passed over. */
function standardSignature(value: string): Uint8Array<ArrayBuffer> | null {
  const base64 = /^v1,([A-Za-z0-9+/]{43}=)$/.exec(value)?.[1]
  return base64 === undefined ? null : Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
}

/** Unix seconds; NaN, which no tolerance admits, when it is anything else. */
const seconds = (value: string): number => (/^\d{1,12}$/.test(value) ? Number(value) : Number.NaN)

function concat(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length)
  whole.set(head)
  whole.set(tail, head.length)
  return whole
}

function readHeader(headers: Delivery['headers'], name: string): string | null {
  if (headers instanceof Headers) return headers.get(name)
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return (Array.isArray(value) ? value[0] : value) ?? null
}
