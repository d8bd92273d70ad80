import { catalogue, type ErrorCode } from '../../lib/errors.js'

export interface JsonSchema {
  type?: string | string[]
  title?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  minItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  $ref?: string
  [key: string]: unknown
}

const stamp = '01k9zq3v5r8t2w4y6a1b3c5d7e'
const byName: Record<string, unknown> = {
  client_id: `${stamp}_cln`,
  target_client_id: `${stamp}_cln`,
  distributor_id: `${stamp}_dst`,
  supplier_id: `${stamp}_spp`,
  key_id: `${stamp}_key`,
  webhook_id: `${stamp}_whk`,
  delivery_id: `${stamp}_dlv`,
  resource_id: `${stamp}_bor`,
  memo_id: `${stamp}_mmx`,
  subject_id: `${stamp}_bor`,
  ticket_id: `${stamp}_tck`,
  event_id: `${stamp}_evt`,
  venue_id: `${stamp}_ven`,
  category_id: `${stamp}_ctg`,
  reservation_id: `${stamp}_rsv`,
  bookingorder_id: `${stamp}_bor`,
  booking_id: `${stamp}_bkn`,
  purchaseorder_id: `${stamp}_prc`,
  grouprequest_id: `${stamp}_grp`,
  allotment_id: `${stamp}_alt`,
  quote_id: `${stamp}_quo`,
  fxratemoment_id: `${stamp}_fxr`,
  created: '2027-01-31T09:30:00',
  updated: '2027-01-31T09:30:00',
  iso_country: 'NLD',
  country: 'NLD',
  member_state: 'NLD',
  currency: 'EUR',
  currency_code: 'EUR',
  default_currency: 'EUR',
  email: 'desk@agency.example',
  username: 'desk@agency.example',
  phone_number: '+31201234567',
  phonenumber: '+31201234567',
  label: 'Booking engine',
  language: 'en_GB',
  city: 'Amsterdam',
  postalcode: '1012 AB',
  streetname: 'Damrak',
  number: '1',
  latitude: '52.3731',
  longitude: '4.8922',
  percent: '2.5',
  distributor_name: 'Canal City Travel',
  trade_name: 'Canal City Travel',
  slug: 'canal-city-travel',
  url_website: 'https://agency.example',
  endpoint: 'https://agency.example/hooks',
  password: 'a long passphrase',
  access_token: 'eyJhbGciOiJFZERTQSJ9.e30.c2ln',
  refresh_token: 'rt_c2VjcmV0',
  api_key: `allot_${stamp}_${'x'.repeat(43)}`,
  text: 'Wants seats together for school groups.',
  total_size: 1,
  page_size: 50,
  page_number: 1,
  next_page: null,
  previous_page: null,
  next_cursor: null,
}

/** A valid value of a schema: its own example, else one by the field's name, else the simplest value of its type. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.examples && schema.examples.length > 0) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  const types = [schema.type].flat()
  if (types.includes('object') || schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, child]) => [key, exampleOf(child, key)]))
  }
  if (types.includes('array'))
    return schema.items && (schema.items.properties || schema.items.enum || (schema.minItems ?? 0) > 0)
      ? [exampleOf(schema.items, name)]
      : []
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], name)
  if (schema.enum && schema.enum.length > 0) return schema.default ?? schema.enum[0]
  if (name in byName) return byName[name]
  if (schema.default !== undefined) return schema.default
  if (types.includes('null') && !types.includes('boolean')) return null
  if (types.includes('integer') || types.includes('number')) return Math.max(1, schema.minimum ?? 1)
  if (types.includes('boolean')) return true
  return stringExample(schema)
}

function stringExample({ format, pattern }: JsonSchema): string {
  switch (format) {
    case 'wire-datetime':
      return '2027-01-31T09:30:00'
    case 'wire-date':
      return '2027-01-31'
    case 'email':
      return 'desk@agency.example'
    case 'uri':
      return 'https://agency.example'
  }
  if (pattern?.startsWith('^#')) return '#0b7285'
  if (pattern === '^[A-Z]{3}$') return 'EUR'
  if (pattern?.startsWith('^[A-Za-z]{2,3}')) return 'NLD'
  return 'text'
}

export function problemExample(code: ErrorCode): object {
  const { status, title, about } = catalogue[code]
  return {
    type: `https://api.example/docs/errors#${code}`,
    title,
    status,
    detail: about,
    instance: '/v1/example',
    code,
    request_id: 'req-7h3k2m9qw4',
    errors: [],
  }
}
