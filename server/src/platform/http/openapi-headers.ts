/** Headers that many calls share, described once. */

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
  schema: { type: 'string' },
  example: '"3"',
}

/** Of answers, as components. */
export const headers = {
  ETag: {
    description:
      'Of this state: send it back as `If-Match` with a change; where reads can be cached, as `If-None-Match` to hear 304 while it holds',
    schema: { type: 'string' },
    example: '"3"',
  },
  'Idempotent-Replayed': {
    description: 'There when this is the first answer to the same `Idempotency-Key`, sent again: nothing happened this time',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'Retry-After': {
    description: 'Seconds after which it is worth trying again',
    schema: { type: 'integer', minimum: 0 },
    example: 600,
  },
}

export const header = (name: keyof typeof headers) => ({ [name]: { $ref: `#/components/headers/${name}` } })
