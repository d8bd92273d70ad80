import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { bookOne } from '../itineraries/kit.js'
import { type AccountName, type Answer, caller, type Kit, startKit } from '../kit/index.js'
import { factor } from '../kit/runs.js'
import { several } from '../kit/several.js'
import { order, putOnSale } from '../selling/kit.js'

/** `SWEEP_SEED=7 PROPERTY_RUNS=20 npm test -- test/limits/sweep.test.ts` sends other requests, and twenty times as many. */
const seed = Number(process.env.SWEEP_SEED ?? 20_261_119)

interface Operation {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
}
interface Call {
  as: AccountName
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

const kit: Kit = await startKit({ RATE_LIMIT_PER_MINUTE: '10000000', LOGIN_LIMIT_PER_MINUTE: '100000' })
const { body: document } = await kit.as.nobody.get<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json')
const json = { 'content-type': 'application/json' }
const ids: Record<string, string> = {}

beforeAll(async () => {
  const booked = await bookOne(kit)
  const held = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', order(await putOnSale(kit)))
  const [place] = await kit.query<Record<string, string>>(
    'select t.ticket_id, t.event_id, t.category_id, e.series_id, e.venue_id, e.tournament_id from ticket t join event e using (event_id) where t.ticket_id = $1',
    [await putOnSale(kit)],
  )
  const { accounts } = kit
  Object.assign(ids, {
    ...place,
    bookingorder_id: booked.bookingorder_id,
    orderitem_id: booked.items[0]?.orderitem_id,
    reservation_id: held.body.reservation_id,
    client_id: accounts.support.client_id,
    distributor_id: accounts.distributor.distributor_id,
    supplier_id: accounts.supplier.supplier_id,
    productCode: `${place?.series_id}.${place?.category_id}`,
    id: place?.series_id,
  })
})

const deep = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)
const words = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udc00x', '\u202e\u2066', '\ufeff', '🎫'.repeat(70), 'e\u0301'.repeat(300), 'İıſK'],
  ...["'; drop table client --", '%', '_', '\\', '\\u0000', '$1', '../../etc/passwd', '__proto__', 'constructor', 'toString'],
  ...[
    '9999-12-31',
    '0000-00-00',
    '2027-02-30',
    '2027-13-01T25:61:61',
    '-271821-04-20',
    '+275760-09-13T00:00:00Z',
    '2027-01-01T00:00:00+99:99',
  ],
  ...['1e999', 'NaN', 'Infinity', '-0', '٣', '0x10', '1_000', '2147483648', '-2147483649', '9223372036854775808', '1'.repeat(400)],
  ...['true', 'null', 'undefined', '[]', '{"a":1}', 'in:[', 'in:[]', 'ge:', 'le:x', 'ge:1:2', 'not:', 'like:%', 'null:', 'a'.repeat(3_000)],
  ...[
    'EUR',
    'eur',
    'XXX',
    'de_DE',
    'xx_XX',
    'Europe/Nowhere',
    'a@b',
    `${'a'.repeat(300)}@b.example`,
    'https://[::1',
    'https://x.example:99999',
  ],
]
/** For sortings and cursors. */
const places = [
  ...['asc', 'created:sideways', '-created', 'created:asc,created:desc', ',', 'a'.repeat(500), 'eyJhIjoxfQ', 'bnVsbA', 'W10', '=', '%%%'],
  ...[Buffer.from('{"v":[null,{},"\\u0000"]}').toString('base64url'), Buffer.from(deep(2_000)).toString('base64url')],
]
const numbers = [-1, -0, 0, 0.1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 1e308, 5e-324]
const word = fc.constantFrom(...words)
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [null], [[]], [{}], { '': '' }, { a: { b: [] } }, Array(2_000).fill(1)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
/** Bodies that are no JSON, or too deep, or with numbers that no program keeps. */
const raw = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '{"a"}',
    '{"a":1,"a":2}',
    "{'a':1}",
    '[1,]',
    'nul',
    '\u0000',
    '\ufeff{}',
    '{"a":1e999}',
    '{"a":-1e999}',
    '"',
    '"\\ud800"',
  ],
  ...[deep(200), deep(20_000), deep(20_000, '{"a":', '}').replace('}', '1}'), `{"a":${'9'.repeat(2_000)}}`, `"${'a'.repeat(200_000)}"`],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{"items":"\\u0000"}', 'null', 'true', '1', '[]', '{}'],
]
const types = [
  ...['', 'text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x'],
  ...[
    'application/json; charset=utf-16',
    'application/merge-patch+json',
    'application/JSON',
    'json',
    'application/json;;',
    'text/csv',
    ';',
  ],
]
const extra: Record<string, string>[] = [
  { 'if-match': '"' },
  { 'if-match': '"99999999999999999999"' },
  { 'if-none-match': '*' },
  { 'idempotency-key': 'k'.repeat(300) },
  { 'idempotency-key': ' ' },
  { 'accept-language': 'xx-XX;q=9,*;q=-1' },
  { accept: 'application/x-nothing' },
  { accept: 'text/csv' },
  { 'api-version': '1999-99-99' },
  { range: 'bytes=9-1' },
  { 'x-impersonate': '\u00ff' },
]

/** Replaces a value somewhere in the example. `at` are the turns at each level. */
function spoiled(example: unknown, at: readonly number[], garbage: unknown): unknown {
  const [turn = 0, ...rest] = at
  if (typeof example !== 'object' || example === null || at.length === 0) return garbage
  const names = Object.keys(example)
  if (names.length === 0) return garbage
  const name = names[turn % names.length] as string
  const inner = spoiled((example as Record<string, unknown>)[name], rest, garbage)
  return Array.isArray(example) ? example.map((one, index) => (String(index) === name ? inner : one)) : { ...example, [name]: inner }
}

/** Streams, which do not end; what ends the session of the caller; and a file of five megabytes, which takes no input. */
const left = ['get /v1/changes', 'get /openapi.json', 'delete /v1/login']
const isLeft = (method: string, path: string) => path.endsWith('/live') || left.includes(`${method} ${path}`)
const accounts = ['admin', 'admin', 'finance', 'support', 'product_management', 'distributor', 'supplier'] as const

const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString())
function callsOf(path: string, method: string, { parameters = [], requestBody }: Operation): fc.Arbitrary<Call> {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const isWrite = ['post', 'put', 'patch'].includes(method)
  const example = requestBody?.content['application/json']?.example ?? { items: [{ productId: 'x', quantity: 1 }] }
  const spoilt = fc
    .tuple(fc.array(fc.nat(40), { maxLength: 5 }), value)
    .map(([at, garbage]) => JSON.stringify(spoiled(example, at, garbage)))
  const body = fc.oneof({ weight: 5, arbitrary: spoilt }, { weight: 2, arbitrary: fc.constantFrom(...raw) })
  const search = fc.array(
    fc
      .constantFrom('page', 'page_size', 'sorting', 'cursor', 'accept_language', 'unknown', ...names)
      .chain((name) => fc.tuple(fc.constant(name), name === 'sorting' || name === 'cursor' ? fc.constantFrom(...places, ...words) : word)),
    { maxLength: isWrite ? 1 : 3 },
  )
  return fc
    .record({
      as: fc.constantFrom(...accounts),
      id: fc.option(fc.oneof(word, fc.constantFrom(...places)), { freq: 5 }),
      search,
      headers: fc.option(fc.constantFrom(...extra), { freq: 4 }),
      type: fc.option(fc.constantFrom(...types), { freq: 6 }),
      body: isWrite ? fc.option(body, { freq: 12 }) : fc.constant(null),
    })
    .map(({ as, id, search: given, headers, type, body: sent }) => {
      const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => encoded(id ?? ids[name] ?? 'none') || 'x')
      const query = given.map(([name, text]) => `${encodeURIComponent(name)}=${encoded(text)}`).join('&')
      const content = sent === null ? {} : type === null ? json : { 'content-type': type }
      return {
        ...{ as, method: method.toUpperCase(), path: query ? `${address}?${query}` : address, headers: { ...content, ...headers } },
        ...(sent === null ? {} : { body: sent }),
      }
    })
}

function send({ as, method, path, headers, body }: Call): Promise<Answer> {
  const options = { headers, ...(body === undefined ? {} : { body }) }
  const key = kit.accounts[as].api_key
  if (path.startsWith('/octo')) return caller(kit.url, { authorization: `Bearer ${key}` }).send(method, path, options)
  if (path.startsWith('/partner/connect'))
    return kit.as.nobody.send(method, `${path}${path.includes('?') ? '&' : '?'}apiKey=${key}`, options)
  return kit.as[as].send(method, path, options)
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => (isLeft(method, path) ? [] : [{ path, method, operation }])),
)
const short = ({ body, ...call }: Call) => JSON.stringify({ ...call, body: body?.slice(0, 300) }).slice(0, 900)

test('invalid input to any operation of the reference is answered within a second, never with a 5xx, and with a refusal that the reference lists', async () => {
  expect(operations.length).toBeGreaterThan(250)
  const calls = operations.flatMap(({ path, method, operation }) =>
    fc.sample(callsOf(path, method, operation), { seed, numRuns: 4 * factor }),
  )
  const faults: string[] = []
  const late: Call[] = []
  /** In milliseconds. Refusals that the reference does not list are thrown. */
  const timed = async (call: Call): Promise<number> => {
    const begun = performance.now()
    try {
      const { status, text } = await send(call)
      if (status >= 500) faults.push(`${status} ${text.slice(0, 200)} ${short(call)}`)
    } catch (error) {
      faults.push(`${String(error)} ${short(call)}`)
    }
    return performance.now() - begun
  }
  await several(calls, async (call) => {
    if ((await timed(call)) > 1_000) late.push(call)
  })
  // Again, alone: on a busy machine any request may wait.
  for (const call of late) {
    const again = [await timed(call), await timed(call), await timed(call)]
    if (Math.min(...again) > 1_000) faults.push(`late: ${again.map(Math.round).join(', ')} ms ${short(call)}`)
  }
  const reasons = kit.log.filter((line) => line.includes('request failed')).slice(0, 5)
  expect(faults.length === 0 ? [] : { seed, count: faults.length, faults: faults.slice(0, 60), reasons }).toEqual([])
})
