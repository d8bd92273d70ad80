import { eventTypes } from './generated/model.js'

type EventTypes = typeof eventTypes

/** The content of a delivery of one type: references only. Read the resource by its `resource_id`. */
interface Told<Type extends keyof EventTypes> {
  version: number
  event: Type
  resource_type: EventTypes[Type]
  resource_id: string
  client_id: string
  timestamp: string
  /** the fields that changed, of those you may see, if the type has them */
  changed?: string[]
}

/** Every type: `event` determines `resource_type`. */
export type WebhookEvent = { [Type in keyof EventTypes]: Told<Type> }[keyof EventTypes]

export interface Delivery {
  secret: string
  /** The raw body, exactly as received: not parsed and serialized again. */
  body: string | Uint8Array | ArrayBuffer
  /** `request.headers` of Fetch or of Node. */
  headers: Headers | Record<string, string | string[] | undefined>
  /**
   * How many seconds `webhook-timestamp` may differ from this machine's clock: default 300. An older delivery may be a replay. `Infinity`
   * accepts every age, and a delivery that has only `X-Service-Signature`, which does not cover the time.
   */
  tolerance?: number | undefined
}

export class InvalidWebhook extends Error {
  override readonly name = 'InvalidWebhook'
}

const TOLERANCE = 5 * 60
const encoder = new TextEncoder()

/**
 * Resolves with the event if the delivery was signed with `secret`, otherwise throws `InvalidWebhook`: answer that with 401.
 *
 * It is verified by the Standard Webhooks headers, because they cover its age, and because after a change of the secret they are also
 * signed with the old one for a day. They are required: without them a recorded delivery could be sent again at any time.
 */
export async function verifyWebhook({ secret, body, headers, tolerance = TOLERANCE }: Delivery): Promise<WebhookEvent> {
  const header = (name: string) => readHeader(headers, name)
  const bytes = bytesOf(body)
  const key = await keyOf(secret)
  const [id, timestamp, signatures] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]

  if (tolerance === Number.POSITIVE_INFINITY && id === null && timestamp === null && signatures === null) {
    await requireOneOf(key, [contractSignature(header('x-service-signature'))], bytes)
  } else {
    if (id === null || timestamp === null || signatures === null)
      throw new InvalidWebhook('webhook-id, webhook-timestamp or webhook-signature is missing')
    if (!(Math.abs(Date.now() / 1000 - seconds(timestamp)) <= tolerance))
      throw new InvalidWebhook('The delivery is too old, or a clock is wrong')
    await requireOneOf(key, signatures.split(' ').map(standardSignature), concat(encoder.encode(`${id}.${timestamp}.`), bytes))
  }
  return JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent
}

/** Fields of a test delivery; the others have defaults. */
export interface TestDelivery {
  secret: string
  event?: Partial<Told<keyof EventTypes>> | undefined
  /** In `webhook-id` and `X-Service-Delivery-Id`: the same on every attempt. */
  delivery_id?: string | undefined
  /** When it was sent; default now. */
  sent?: Date | undefined
}

/** For tests of your receiver: a delivery like that of the service, body and headers, signed with `secret`. */
export async function signWebhook({ secret, event = {}, delivery_id = 'test_dlv', sent = new Date() }: TestDelivery) {
  const type = event.event ?? 'bookingorder_completed'
  const whole = {
    version: 1,
    event: type,
    resource_type: eventTypes[type],
    resource_id: 'test_resource',
    client_id: 'test_cln',
    timestamp: sent.toISOString().replace('Z', '+00:00'),
    ...event,
  }
  const body = JSON.stringify(whole)
  const seconds = String(Math.floor(sent.getTime() / 1000))
  const key = await keyOf(secret)
  const sign = async (text: string) => new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  const plain = await sign(body)
  const standard = await sign(`${delivery_id}.${seconds}.${body}`)
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-service-event': whole.event,
    'x-service-delivery-id': delivery_id,
    'x-service-signature': `sha256=${Array.from(plain, (byte) => byte.toString(16).padStart(2, '0')).join('')}`,
    'webhook-id': delivery_id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...standard))}`,
  }
  return { body, headers }
}

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

/** A parsed body is refused by name: its signature would never match. */
function bytesOf(body: Delivery['body']): Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return encoder.encode(body)
  if (ArrayBuffer.isView(body) || Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body)
  throw new TypeError(
    'body must be the raw text or bytes of the request, not parsed: read it before the JSON parser of your framework does',
  )
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

/** `v1,<base64>`; unknown versions are ignored. */
function standardSignature(value: string): Uint8Array<ArrayBuffer> | null {
  const base64 = /^v1,([A-Za-z0-9+/]{43}=)$/.exec(value)?.[1]
  return base64 === undefined ? null : Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
}

/** Unix seconds; NaN, which no tolerance admits, for other texts. */
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
