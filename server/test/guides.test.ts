import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { Contract, committedDescription, type Description, type Exchange, startObserver } from './kit/contract.js'
import { freePort, startProcess } from './kit/process.js'
import { shortScripts } from './kit/short-scripts.js'

/** Every request of the guides passes a proxy, which compares it with the committed description of the API. */
const contract = new Contract(committedDescription())
const sales: Exchange[] = []
let isSelling = false
const servicePort = await freePort()
const base = await startObserver(`http://127.0.0.1:${servicePort}`, (exchange) => {
  contract.check(exchange)
  if (isSelling) sales.push(exchange)
})

/** A service like that of `npm start`, with the demo, for the scripts of the guides. */
const dataDir = await mkdtemp(join(tmpdir(), 'allotment-guides-'))
const settings = { DATA_DIR: dataDir, PORT: String(servicePort), PUBLIC_URL: base, PAYMENT_SETTLEMENT_SECRET: 'a-long-shared-text' }
const service = startProcess(['serve'], { ...settings, LOG_LEVEL: 'warn' })
await service.until(/Allotment is ready/)
const CREDENTIALS = join(dataDir, 'demo-credentials.json')
const scripts = await shortScripts(dataDir)

afterAll(async () => {
  service.child.kill('SIGTERM')
  await service.exited
  await rm(dataDir, { recursive: true, force: true })
})

const guide = (name: string) => fileURLToPath(new URL(`../../docs/guides/${name}`, import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
const run = (name: string, env: Record<string, string> = {}, quick = scripts) =>
  promisify(execFile)('bash', [guide(name)], { cwd: root, env: { ...process.env, CREDENTIALS, ...quick, ...env } })

/** The requests of a guide as a reader pastes them, block by block; only the address and the folder differ. What starts the service is left out. */
async function paste(name: string, cwd = dataDir): Promise<string> {
  const all = [...(await readFile(guide(name), 'utf8')).matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block)
  const blocks = all.filter((block) => !block.startsWith('npm ') && !block.startsWith('bash docs/guides/'))
  const script = ['set -euo pipefail', ...blocks].join('\n').replaceAll('http://127.0.0.1:8080', base)
  const own = script.replaceAll('data/demo-credentials.json', CREDENTIALS)
  return (await promisify(execFile)('bash', ['-c', own], { cwd, env: { ...process.env, CREDENTIALS, ...scripts }, maxBuffer: 200_000_000 }))
    .stdout
}

test('credentials of the demo are readable only for their owner', async () => {
  expect((await stat(CREDENTIALS)).mode & 0o777).toBe(0o600)
})

test('every request of the README works when pasted', async () => {
  const [ready, events, own, clients, made] = (await paste('../../README.md'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(ready).toMatchObject({ status: 'ready' })
  expect(events.events[0].event_name).toContain('Barcelona')
  expect(own.distributors).toMatchObject([{ distributor_name: 'Canal City Travel' }])
  expect(clients.pagination).toMatchObject({ page_size: 3 })
  expect(made).toMatchObject({ label: 'Reporting', roles: ['api'] })
})

test('docs/guides/sell.sh goes from a search to a paid booking order', async () => {
  isSelling = true
  const { stdout, stderr } = await run('sell.sh')
  isSelling = false
  expect(stderr).toMatch(/booking code [A-Z0-9]{6}/)
  expect(stdout).toMatch(/_bor processing, paid, 2 admissions, invoices \d{4}-\d{6}/)
})

test('docs/guides/allotments.sh makes an allotment, sells from it, releases it, quotes and accepts a group request', async () => {
  const { stdout } = await run('allotments.sh')
  expect(stdout).toMatch(/given 10, sold 2, held 0, left 8/)
  expect(stdout).toMatch(/released: 8 went back to free stock/)
  expect(stdout).toMatch(/accepted: 20 tickets are kept at \d+ [A-Z]{3} each/)
})

test('every request of docs/guides/catalogue.md works when pasted', async () => {
  const shown = await paste('catalogue.md')
  expect(shown).toContain('"total_size"')
  // Read by cursor to the end: as many as the demo has.
  expect(Number(/(\d+) tickets$/m.exec(shown)?.[1])).toBeGreaterThan(3_000)
})

test('every request of docs/versioning.md works when pasted', async () => {
  expect(await paste('../versioning.md')).toContain('api-version: 2026-11-16')
})

test('every request of docs/guides/changes.md works when pasted', async () => {
  const shown = await paste('changes.md')
  expect(shown).toContain('"cursor":"')
  expect(shown).toContain('retry: 2000')
})

test('every request of docs/guides/accounts.md works when pasted', async () => {
  const shown = await paste('accounts.md')
  expect(shown).toContain('"time_zone":"Europe/Berlin"')
  expect(shown.match(/\{"valid_minutes":60\}/g)).toHaveLength(2)
  expect(shown).toContain('"email":"ana@example.com"')
})

test('every request of docs/guides/itinerary.md works when pasted', async () => {
  const shown = await paste('itinerary.md')
  expect(shown).toMatch(/"url":"http:\/\/127\.0\.0\.1:\d+\/itinerary\/[0-9a-z]{26}\./)
  expect(shown).toContain('"remember":["Bring the passport you booked with.","Charge your phone."]')
})

test('every request of docs/guides/console.md works when pasted', async () => {
  const shown = await paste('console.md')
  expect(shown).toMatch(/^\d+ due_memos: memos\?/m)
  expect(shown).toMatch(/"kind":"bookingorder","id":"\w+_bor"/)
  expect(shown).toMatch(/"title":"Review the credit limit after the season."/)
  expect(shown).toMatch(/booking_id,bookingorder_id,event_id,/)
  expect(shown).toMatch(/changed [1-9]\d*, passed over 0/)
  expect(shown).toMatch(/"text":"Ask for the names again".*"finished":true/)
  expect(shown).toMatch(/"seats":\d+,"waiting":\d+,"seated":\d+/)
  expect(shown).toMatch(/^event: figures$/m)
})

test('docs/guides/money.md: a booking by card is settled as its provider does, when pasted', async () => {
  const { settlement_reference, booking_id, bookingorders } = JSON.parse(await paste('money.md'))
  expect(settlement_reference).toBe(`set-${booking_id}`)
  expect(bookingorders).toHaveLength(1)
})

test('every request of docs/guides/webhooks.md works when pasted', async () => {
  const shown = await paste('webhooks.md')
  expect(shown.match(/"webhook_id":/g)).toHaveLength(2)
  expect(shown).toMatch(/"filter":\{"event_id":\["\w+_evt"\],"stock_thresholds":\[10,50\]\}/)
})

test('every request of docs/guides/octo.md works when pasted', async () => {
  const shown = await paste('octo.md')
  expect(shown).toContain('"id":"allotment"')
  expect(shown).toMatch(/"localDateTimeStart":.*"status":"AVAILABLE"/)
  expect(shown).toMatch(/\[ 'Uber Arena, .*' \]/)
  expect(shown).toContain('"notificationTypes":["BOOKING_UPDATE","AVAILABILITY_UPDATE","PRODUCT_UPDATE"]')
})

test('every request of docs/guides/partner-connect.md works when pasted', async () => {
  const shown = await paste('partner-connect.md')
  expect(shown).toMatch(/externalCancellationApi: '.*\/cancellation'/)
  expect(shown).toMatch(/"success":true.*"sessions":\[\{"productCode":/)
})

test('docs/guides/webhooks.sh registers a webhook, verifies a delivery, rotates the secret and sends it again', async () => {
  const { stdout } = await run('webhooks.sh', { LISTEN_PORT: String(await freePort()) }, {})
  expect(stdout).toMatch(/bookingorder_completed \w+_dlv signature valid → 200/)
  expect(stdout).toMatch(/delivered after 1 attempt, answered 200/)
  expect(stdout).toMatch(/the receiver with the old secret still accepts it/)
})

test('docs/guides/ticket-files.sh goes from a table of seats to tickets with the digests that the order names', async () => {
  const { stdout } = await run('ticket-files.sh')
  expect(stdout).toContain('completed: section A 104 row 12 seat 7; section A 104 row 12 seat 8')
  expect(stdout).toContain('the PDF is the one the order names')
  expect(stdout).toContain('the ZIP is the one the order names')
})

test('every request of docs/guides/ticket-files.md works when pasted in the folder of the clone', async () => {
  const printed = await paste('ticket-files.md', root)
  expect(printed).toContain('"original_filename":"seats.csv"')
  expect(printed).toContain('"original_filename":"ticket.pdf"')
  expect(printed).toContain('"read_info":"1 page."')
})

test('docs/guides/marketplace.sh resells bought tickets, cancels in both ways, and the payout is right', async () => {
  const { stdout } = await run('marketplace.sh')
  expect(stdout).toMatch(/409 not_a_supplier/)
  expect(stdout).toMatch(/relisted 2 of them/)
  expect(stdout).toMatch(/409 relisted/)
  expect(stdout).toMatch(/same purchase order: yes/)
  expect(stdout).toMatch(/sold 24000, cancelled -12000, owed 12000/)
})

test('docs/guides/disruption.sh moves an event, collects decisions, and cancels it', async () => {
  const { stdout } = await run('disruption.sh')
  expect(stdout).toMatch(/open: (\d+) of \1 orders told/)
  expect(stdout).toMatch(/decision accept, refunded 0 of/)
  expect(stdout).toMatch(/cancelled, refunded, decision refund, refunded (\d+) of \1 /)
  expect(stdout).toMatch(/409 decision_not_open/)
  expect(stdout).toMatch(/409 preview_outdated: 1 order added/)
  expect(stdout).toMatch(/done: (\d+) of \1 orders refunded, 0 failed/)
  expect(stdout).toMatch(/download: 409 The event was cancelled/)
})

test('docs/guides/octo.sh sells through OCTO; the first product has at least six events in thirty days and needs no guest data before checkout', async () => {
  const { stdout } = await run('octo.sh')
  const slots = stdout.match(/^ {3}\d{4}-\d\d-\d\dT.* left, /gm) ?? []
  expect(slots.length).toBeGreaterThanOrEqual(6)
  expect(stdout).toMatch(/CONFIRMED, our reference [A-Z0-9]{6}, 2 admissions/)
  expect(stdout).toMatch(/CANCELLED, refund (FULL|PARTIAL|NONE)/)
})

test('docs/guides/partner-connect.sh goes from the feed to a cancelled booking', async () => {
  const { stdout } = await run('partner-connect.sh')
  expect(stdout).toMatch(/PROCESSING, [\d.]+ EUR/)
  expect(stdout).toMatch(/CONFIRMED, 2 participants/)
  expect(stdout).toMatch(/CANCELLED/)
})

test('every request and answer of the guides matches openapi.json: request, status, headers and body', () => {
  expect(contract.violations).toEqual([])
  expect(contract.calls).toBeGreaterThan(150)
  expect(contract.operations.size).toBeGreaterThan(60)
})

const propertiesOf = (schema: Record<string, unknown> | undefined) => schema?.properties as Record<string, unknown>

/** Reading a description takes a second, so changes that do not touch each other are made to one. */
test.each<[what: string, changes: [change: (document: Description) => unknown, violation: RegExp][]]>([
  [
    'a field of an answer, a field of a request, a query parameter and a header',
    [
      [({ components }) => delete propertiesOf(components.schemas.Reservation).valid_until, /additional.*valid_until/],
      [({ components }) => delete propertiesOf(components.schemas.NewBooking).accepted_gt, /body was accepted.*accepted_gt/],
      [({ paths }) => delete paths['/v1/tickets']?.get?.parameters, /parameter \w+ is not described/],
      [({ paths }) => delete paths['/v1/bookings']?.post?.responses[201]?.headers?.RateLimit, /header ratelimit of 201/],
    ],
  ],
  [
    'a status and a call',
    [
      [({ paths }) => delete paths['/v1/reservations']?.post?.responses[201], /status 201 is not described/],
      [({ paths }) => delete paths['/v1/bookings']?.post, /POST \/v1\/bookings: not described/],
    ],
  ],
])('this comparison reports %s if they are missing from the description', (_what, changes) => {
  const document = committedDescription()
  for (const [change] of changes) change(document)
  const mutated = new Contract(document)
  for (const exchange of sales) mutated.check(exchange)
  for (const [, violation] of changes) expect(mutated.violations.join('\n')).toMatch(violation)
})
