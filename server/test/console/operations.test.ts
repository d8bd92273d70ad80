import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

/** Operations that no screen calls, with the reason. The test also fails for a line whose operation a screen does call. */
const exceptions: Record<string, string> = {
  'GET /healthz': 'for machines that watch the service',
  'GET /openapi.json': 'for programs; the overview links to it',
  'GET /asyncapi.json': 'for programs; the reference links to it',
  'POST /v1/login': 'the SDK does it',
  'PATCH /v1/login': '"Act as" calls it through the SDK',
  'DELETE /v1/login': 'the SDK does it',
  'POST /v1/login/refresh': 'the SDK does it',
  'GET /v1/sports': 'the sports are in the SDK',
  'GET /v1/countries': 'the countries are in the SDK',
  'GET /v1/cities': 'a city is typed',
  'GET /v1/changes': 'a feed for programs that keep a copy',
  'GET /v1/ticket/{ticket_id}': 'another address of a call that is made',
  'GET /v1/internal/console/tickets': 'the list of tickets shows the same',
  'GET /v1/admin/service/tickets/{ticket_id}': 'the page of a ticket shows the same',
  'GET /v1/partner/products': 'for the systems of partners',
  'POST /v1/payments/settlements': 'for payment providers',
  'GET /v1/events/{event_id}/guestdata': 'the event itself says it',
  'GET /v1/tickets/{ticket_id}/guestdata': 'guests come with what is asked of them',
  'GET /v1/bookings': 'the list of orders shows what was booked',
  'PUT /v1/webhooks/{webhook_id}': 'a webhook is changed field by field',
  'GET /v1/itineraries/share/{bookingorder_id}/{ticket_id}': 'the page of the guest shows it',
  'GET /v1/reservations/{reservation_id}/guestdata/{guest_id}': 'guests are read and written together',
  'PUT /v1/reservations/{reservation_id}/guestdata/{guest_id}': 'guests are read and written together',
  'GET /v1/bookingorders/{bookingorder_id}/guestdata/{guest_id}': 'guests are read and written together',
  'PUT /v1/bookingorders/{bookingorder_id}/guestdata/{guest_id}': 'guests are read and written together',
  'GET /v1/reservation/{reservation_id}/guests': 'another address of a call that is made',
  'POST /v1/reservation/{reservation_id}/guests': 'another address of a call that is made',
  'GET /v1/reservation/{reservation_id}/guests/{guest_id}': 'another address of a call that is made',
  'PUT /v1/reservation/{reservation_id}/guests/{guest_id}': 'another address of a call that is made',
}

/** Every call in the sources of the console, as "GET /v1/…": addresses are literals, or constants of the same file or exported by another. */
async function calls(): Promise<Set<string>> {
  const names = (await readdir(new URL('console/src/', root), { recursive: true })).filter((name) => /\.tsx?$/.test(name))
  const sources = await Promise.all(names.map((name) => readFile(new URL(`console/src/${name}`, root), 'utf8')))
  const exported = sources.flatMap((source) => addressesIn(source, /export const (\w+) = '(\/v1[^']*)'/g))
  return new Set(sources.flatMap((source) => callsIn(source, exported)))
}

const addressesIn = (source: string, pattern: RegExp): [string, string][] =>
  [...source.matchAll(pattern)].map(([, name = '', path = '']) => [name, path])

function callsIn(source: string, exported: [string, string][]): string[] {
  const named = new Map([...exported, ...addressesIn(source, /const (\w+) = '(\/v1[^']*)'/g)])
  const resolved = (text: string): string =>
    /^['`]/.test(text) ? text.slice(1, -1).replace(/\$\{(\w+)\}/g, (_, name: string) => named.get(name) ?? '') : (named.get(text) ?? '')
  const address = "('[^']*'|`[^`]*`|\\w+)"
  const direct = [...source.matchAll(new RegExp(`\\.(GET|POST|PUT|PATCH|DELETE)\\(\\s*${address}`, 'g'))]
  const lists = [...source.matchAll(new RegExp(`listOf\\(\\s*${address}`, 'g'))]
  // Memos have a table of addresses: each is read and written.
  const places = [...source.matchAll(/path: '(\/v1[^']*\/memos)'/g)]
  return [
    ...direct.map(([, method, path = '']) => `${method} ${resolved(path)}`),
    ...lists.map(([, path = '']) => `GET ${resolved(path)}`),
    ...places.flatMap(([, path]) => [`GET ${path}`, `POST ${path}`]),
  ]
}

async function operations(): Promise<string[]> {
  const { paths } = JSON.parse(await readFile(new URL('openapi.json', root), 'utf8')) as { paths: Record<string, Record<string, unknown>> }
  // The partner protocols are for other programs.
  const own = Object.entries(paths).filter(([path]) => !/^\/(octo|partner)\//.test(path))
  return own.flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
}

test('every operation of the API is called by a screen, or a list gives the reason why not', async () => {
  const called = await calls()
  const all = await operations()
  const uncalled = all.filter((operation) => !called.has(operation))
  expect(uncalled.sort()).toEqual(Object.keys(exceptions).sort())
})
