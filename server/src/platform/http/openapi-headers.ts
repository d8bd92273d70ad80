/** Headers that many calls share. */

interface HeaderParameter {
  name: string
  in: 'header'
  description: string
  schema: { type: 'string'; maxLength?: number }
  example: string
}

export const idempotencyKey: HeaderParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Any text of your own, new for each change: repeating the request with it has no second effect',
  schema: { type: 'string', maxLength: 255 },
  example: 'order-4711-attempt',
}

export const ifMatch: HeaderParameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The `ETag` of what the change is based on: if somebody has changed it since, the answer is 412 and nothing happens',
  schema: { type: 'string', maxLength: 1000 },
  example: '"3"',
}

/** Response headers, as components. */
export const headers = {
  ETag: {
    description:
      'Of this state: send it back as `If-Match` with a change; where reads can be cached, as `If-None-Match` to hear 304 while it holds',
    schema: { type: 'string', maxLength: 1000 },
    example: '"3"',
  },
  'Idempotent-Replayed': {
    description: 'There when this is the first answer to the same `Idempotency-Key`, sent again: nothing happened this time',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'Retry-After': {
    description: 'Seconds after which it is worth trying again',
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 2_147_483_647 },
    example: 600,
  },
  RateLimit: {
    description:
      'How many calls are left (`r`) and in how many seconds the count begins anew (`t`); on answers to callers that were recognised',
    schema: { type: 'string', maxLength: 100 },
    example: '"default";r=599;t=42',
  },
  'RateLimit-Policy': {
    description: 'How many calls a client may make (`q`) in how many seconds (`w`)',
    schema: { type: 'string', maxLength: 100 },
    example: '"default";q=600;w=60',
  },
  'WWW-Authenticate': {
    description: 'How credentials are sent',
    schema: { type: 'string', maxLength: 200 },
    example: 'ApiKey header="X-Api-Key", Bearer',
  },
  'X-Request-Id': {
    description: 'Identifier of this request: quote it when asking for help',
    schema: { type: 'string', maxLength: 100 },
    example: 'req-7h3k2m9qw4',
  },
  'X-Service-Version': {
    description: 'The version of the service that answered',
    schema: { type: 'string', maxLength: 50 },
    example: '0.1.0',
  },
}

export const header = (name: keyof typeof headers) => ({ [name]: { $ref: `#/components/headers/${name}` } })

export const everyAnswer = { ...header('X-Request-Id'), ...header('X-Service-Version') }
/** Headers of calls that need credentials and are rate limited. */
export const limitedAnswer = { ...header('RateLimit'), ...header('RateLimit-Policy') }
