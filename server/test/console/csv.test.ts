import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem, type Kit, startKit } from '../kit/index.js'
import { everyRoute } from '../kit/routes.js'
import { order, putEvent, putOnSale } from '../selling/kit.js'
import { copyTickets } from './arrange.js'

const csv = { accept: 'text/csv' }
const read = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true })

let kit: Kit
let event_id: string
/** More than two batches of rows. */
const many = 1_203

beforeAll(async () => {
  kit = await startKit()
  event_id = await putEvent(kit)
  const first = await putOnSale(kit, { event_id, stock: 7 })
  await copyTickets(kit, first, many - 1, { ticket_title: `'Title ' || (n % 7)`, net_rate: 'n % 50' })
  await putOnSale(kit)
})

describe('a list as a file', () => {
  test('has every filtered row once, in the requested order, independent of the page', async () => {
    const address = `/v1/internal/console/tickets?event_id=${event_id}&sorting=-stock,ticket_title`
    const file = await kit.as.product_management.get<string>(`${address}&page=3&page_size=10`, csv)
    expect(file.status, file.text).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="tickets-\d{4}-\d\d-\d\d\.csv"$/)
    const rows = read(file.text)
    const pages = await Promise.all([1, 2].map((page) => kit.as.product_management.get(`${address}&page_size=1000&page=${page}`)))
    const listed = pages.flatMap(({ body }) => body.tickets as Record<string, unknown>[])
    expect(listed).toHaveLength(many)
    expect(rows.map((row) => row.ticket_id)).toEqual(listed.map((ticket) => ticket.ticket_id))
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(listed[0] ?? {}))
    expect(rows.map((row) => row.sales_price)).toEqual(listed.map((ticket) => String(ticket.sales_price)))
  })

  test('is a snapshot: changes during the export have no effect on it', async () => {
    const response = await fetch(`${kit.url}/v1/tickets?event_id=${event_id}&sorting=ticket_title`, {
      headers: { ...csv, 'x-api-key': kit.accounts.supplier.api_key, 'accept-encoding': 'identity' },
    })
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const chunks = [(await reader.read()).value as Uint8Array]
    await kit.query(`update ticket set ticket_title = 'A', deleted = now() where event_id = $1 and ticket_title = 'Title 3'`, [event_id])
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
    }
    await kit.query(`update ticket set ticket_title = 'Title 3', deleted = null where event_id = $1 and ticket_title = 'A'`, [event_id])
    // The byte order mark, without which Excel does not read UTF-8.
    expect([...Buffer.concat(chunks).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows = read(Buffer.concat(chunks).toString())
    expect(new Set(rows.map((row) => row.ticket_id)).size).toBe(many)
    expect(rows).toHaveLength(many)
  })

  test('has the same rows and fields as the list for this tenant and role', async () => {
    const mine = await putOnSale(kit)
    const held = await kit.as.distributor.post('/v1/reservations', order(mine, 1))
    const own = read((await kit.as.distributor.get<string>('/v1/reservations', csv)).text)
    expect(own.map((row) => row.reservation_id)).toEqual([held.body.reservation_id])
    const other = await kit.as.distributor2.get<string>('/v1/reservations', csv)
    expect(read(other.text)).toEqual([])
    expect(other.text.split('\r\n')[0]).toContain('reservation_id')
    expectProblem(await kit.as.distributor.get('/v1/internal/console/tickets', csv), 'forbidden')
    expectProblem(await kit.as.distributor.get('/v1/reservations?sorting=nonsense', csv), 'invalid_sorting')
    expectProblem(await kit.as.distributor.get('/v1/reservations?nonsense=1', csv), 'unknown_parameter')
  })

  test('escapes text that a spreadsheet would run as a formula, and quotes where needed', async () => {
    for (const text of [
      '=cmd|calc',
      '+1',
      '-1',
      '@sum',
      '\tx',
      '\n=1+1',
      '\r\n@x',
      '  =2',
      '\u00a0+3',
      '\u200b=4',
      '＝5',
      'a,b "c"\nd',
      'Łódź',
    ])
      await kit.as.admin.post(`/v1/distributors/${kit.accounts.distributor.distributor_id}/memos`, { text, scope: 'internal' })
    const path = `/v1/distributors/${kit.accounts.distributor.distributor_id}/memos?sorting=created`
    const rows = read((await kit.as.admin.get<string>(path, csv)).text)
    expect(rows.map((row) => row.text).sort()).toEqual(
      [
        "'=cmd|calc",
        "'+1",
        "'-1",
        "'@sum",
        "'\tx",
        "'\n=1+1",
        "'\r\n@x",
        "'  =2",
        "'\u00a0+3",
        "'\u200b=4",
        "'＝5",
        'a,b "c"\nd',
        'Łódź',
      ].sort(),
    )
  })

  test('is available for every list', async () => {
    const lists = Object.entries(
      (
        await kit.as.nobody.get<{ paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>> }>(
          '/openapi.json',
        )
      ).body.paths,
    ).filter(([, { get }]) => JSON.stringify(get?.responses[200]?.content ?? {}).includes('text/csv'))
    expect(lists.length).toBeGreaterThan(20)
    const known = new Set((await everyRoute(kit.service.ctx)).map(({ url }) => url.replace(/:(\w+)/g, '{$1}')))
    for (const [path] of lists) {
      expect(known).toContain(path)
      // Some lists are for suppliers only.
      const asker = path.startsWith('/v1/suppliers/marketplace-sales') ? kit.as.supplier : kit.as.admin
      const { status, headers, text } = await asker.get<string>(
        path.replace('{language}', 'nl_NL').replace(/\{\w+\}/g, 'there-is-none'),
        csv,
      )
      expect([200, 404], `${path}: ${text.slice(0, 200)}`).toContain(status)
      if (status === 200) expect(headers.get('content-type'), path).toContain('text/csv')
    }
  })

  test('is refused when too many exports run; a disconnected reader frees its place', async () => {
    const start = () =>
      fetch(`${kit.url}/v1/tickets?event_id=${event_id}`, { headers: { ...csv, 'x-api-key': kit.accounts.admin.api_key } })
    const readers = await Promise.all([1, 2, 3, 4, 5, 6].map(start))
    const refused = readers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const one of readers.filter(({ status }) => status === 200)) await one.body?.cancel()
    for (const one of refused) expect(one.headers.get('retry-after')).toBe('5')
    await expect.poll(async () => (await start()).status).toBe(200)
    await expect
      .poll(
        async () =>
          (await kit.query(`select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`)).length,
        {},
      )
      .toBe(0)
  })
})
