import { lifecycle } from './lifecycle.js'

/** Headers that many calls share. */

const newestVersion = (lifecycle.versions.at(-1) ?? lifecycle.versions[0]).date

export interface HeaderParameter {
  name: string
  in: 'header'
  description: string
  schema: { type: 'string'; maxLength?: number; enum?: string[] }
  example: string
}

export const idempotencyKey: HeaderParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Any text, a new one for each change. Repeating the request with the same key has no second effect',
  schema: { type: 'string', maxLength: 255 },
  example: 'order-4711-attempt',
}

export const ifMatch: HeaderParameter = {
  name: 'If-Match',
  in: 'header',
  description:
    'The `ETag` of the version that the change is based on. If the resource has changed since, the answer is 412 and nothing is changed',
  schema: { type: 'string', maxLength: 1000 },
  example: '"3"',
}

export const apiVersion: HeaderParameter = {
  name: 'Api-Version',
  in: 'header',
  description: 'The version that your client was written for. Without it the oldest supported version applies',
  schema: { type: 'string', maxLength: 10 },
  example: newestVersion,
}

export const ifNoneMatch: HeaderParameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of an answer that you have. If it would be the same again, the answer is 304 without a body',
  schema: { type: 'string', maxLength: 1000 },
  example: 'W/"3-4Jk1fN0bq8sXyZ2aQwErTy"',
}

export const onlyNew: HeaderParameter = {
  name: 'If-None-Match',
  in: 'header',
  description: '`*` to create and never to change. If it exists already, the answer is 412 and nothing is changed',
  schema: { type: 'string', enum: ['*'] },
  example: '*',
}

export const lastEventId: HeaderParameter = {
  name: 'Last-Event-ID',
  in: 'header',
  description:
    'For `Accept: text/event-stream` only: the last `id` of the interrupted stream. The stream continues after it, and `after` has no effect',
  schema: { type: 'string', maxLength: 200 },
  example: 'NDgyMTMuMTI5MC43NTYxMDk4NDMyMTA1NTM4OTIxLTAwMDAwMDAxLjEyOTAuMTgwMTM4NzgwMgH4tXPtt0',
}

export interface ResponseHeader {
  description: string
  required?: boolean
  schema: object
  example: string | number
}

/** Response headers, as components. */
export const headers = {
  'Api-Version': {
    description: 'The version of the API in which the answer is written',
    required: true,
    schema: { type: 'string', maxLength: 10 },
    example: newestVersion,
  },
  'Content-Language': {
    description: 'The languages of the translated texts in the answer',
    schema: { type: 'string', maxLength: 500 },
    example: 'en-GB',
  },
  'Content-Disposition': {
    description: 'The name of the file',
    schema: { type: 'string', maxLength: 1000 },
    example: 'attachment; filename="ticket.pdf"',
  },
  ETag: {
    description:
      'Identifies this version. Send it as `If-Match` with a change; for cacheable reads as `If-None-Match`, to get 304 if nothing has changed',
    schema: { type: 'string', maxLength: 1000 },
    example: '"3"',
  },
  'Idempotent-Replayed': {
    description: 'Present if this is the stored first answer to the same `Idempotency-Key`. Nothing was changed this time',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'Repr-Digest': {
    description: 'SHA-256 of the file, where it is stored: compare it with the bytes received (RFC 9530)',
    schema: { type: 'string', maxLength: 200 },
    example: 'sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:',
  },
  'Retry-After': {
    description: 'Seconds to wait before the next attempt',
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 2_147_483_647 },
    example: 600,
  },
  RateLimit: {
    description: 'How many calls are left (`r`) and in how many seconds the count starts again (`t`). Only if the credentials are valid',
    schema: { type: 'string', maxLength: 100 },
    example: '"default";r=599;t=42',
  },
  'RateLimit-Policy': {
    description: 'How many calls a client may make (`q`) in how many seconds (`w`)',
    schema: { type: 'string', maxLength: 100 },
    example: '"default";q=600;w=60',
  },
  'WWW-Authenticate': {
    description: 'The accepted forms of credentials',
    schema: { type: 'string', maxLength: 200 },
    example: 'ApiKey header="X-Api-Key", Bearer',
  },
  'X-Request-Id': {
    description: 'Identifier of this request. Quote it when you ask for help',
    required: true,
    schema: { type: 'string', maxLength: 100 },
    example: 'req-7h3k2m9qw4',
  },
  'X-Service-Version': {
    description: 'The version of the service that answered',
    required: true,
    schema: { type: 'string', maxLength: 50 },
    example: '0.1.0',
  },
} as const satisfies Record<string, ResponseHeader>

/** References to components by their names. */
export const refer = (names: string[]): object => Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
export const header = (name: keyof typeof headers) => refer([name])

export const everyAnswer = { ...header('X-Request-Id'), ...header('X-Service-Version') }
/** Headers of calls that need credentials and are rate limited. */
export const limitedAnswer = { ...header('RateLimit'), ...header('RateLimit-Policy') }
