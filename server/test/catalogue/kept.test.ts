import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { statementsOf } from '../kit/connections.js'
import { type Caller, caller, startKit } from '../kit/index.js'
import { type Json, offering } from '../tickets/arrange.js'

/** Two processes that cache lists, with a clock that stands still, so that only changes make a difference. */
const kit = await startKit()
const other = await kit.another()
const make = offering(kit)
const { product_management: staff, distributor } = kit.as
const there = caller(other.url, { 'x-api-key': kit.accounts.distributor.api_key })

const { event_id, category_id, venue_id } = await make.place()
const { ticket_id } = await make.offer({ event_id, category_id, supplier_quantity: 40, currency_code: 'EUR' })
const noon = new Date('2026-06-01T12:00:00.250Z').getTime()
const stopClock = (at: number): void => {
  for (const { ctx } of [kit.service, other.service]) ctx.now = () => new Date(at)
}
beforeEach(() => stopClock(noon))

const tickets = `/v1/tickets?event_id=${event_id}`
const first = async (by: Caller, path = tickets): Promise<Json> => {
  const { status, body, text } = await by.get<Record<string, Json[]>>(path)
  expect(status, text).toBe(200)
  return Object.values(body)[0]?.[0] ?? {}
}
const ok = async (answer: Promise<{ status: number; text: string }>): Promise<void> => {
  const { status, text } = await answer
  expect(status, text).toBeLessThan(300)
}

describe('the next list shows a change, in the same second and in every process', () => {
  const changes: [what: string, path: string, field: string, change: () => Promise<unknown>][] = [
    ['a ticket', tickets, 'ticket_title', () => ok(staff.patch(`/v1/tickets/${ticket_id}`, { ticket_title: 'Row 1' }))],
    [
      'a hold',
      tickets,
      'available_quantity',
      () => ok(distributor.post('/v1/reservations', { items: [{ ticket_id, quantity: 2 }], booking_email: 'buyer@example.com' })),
    ],
    ['exchange rates', tickets, 'fxratemoment_id', () => ok(kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.9' } }))],
    [
      'a distributor',
      tickets,
      'local_rates',
      () =>
        ok(
          kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, {
            iso_country: 'GBR',
            default_currency: 'GBP',
            allowed_currencies: ['EUR', 'GBP'],
          }),
        ),
    ],
    ['a category', tickets, 'category_name', () => ok(staff.patch(`/v1/categories/${category_id}`, { category_name: 'North' }))],
    ['an event', '/v1/events', 'event_name', () => ok(staff.patch(`/v1/events/${event_id}`, { event_name: 'The replay' }))],
    ['a venue', '/v1/events', 'venue_name', () => ok(staff.patch(`/v1/venues/${venue_id}`, { official_name: 'The new arena' }))],
    [
      'a translation',
      '/v1/events?accept_language=de_DE',
      'event_name',
      () => ok(staff.put(`/v1/event-translations/${event_id}/de_DE`, { translated_event_name: 'Das Spiel' })),
    ],
    [
      'who a supplier sells to',
      tickets,
      'ticket_id',
      () => kit.query('update supplier set distributors_disabled = $1', [[kit.accounts.distributor.distributor_id]]),
    ],
  ]
  test.each(changes)('%s', async (_what, path, field, change) => {
    const before = [await first(distributor, path), await first(there, path)]
    expect(before[0]).toEqual(before[1])
    await change()
    const after = [await first(distributor, path), await first(there, path)]
    expect(after[0]).toEqual(after[1])
    expect(after[0]?.[field]).not.toEqual(before[0]?.[field])
    await kit.query("update supplier set distributors_disabled = '{}' where distributors_disabled <> '{}'")
  })
})

describe('an answer is cached', () => {
  const writes = (title: string) => kit.query('update ticket set ticket_title = $2 where ticket_id = $1', [ticket_id, title])
  const title = async (by = distributor): Promise<unknown> => (await first(by)).ticket_title
  const tables = () =>
    kit.query<{ name: string }>("select tgrelid::regclass::text as name from pg_trigger where tgname = 'catalogue_changed'")
  afterEach(async () => {
    for (const { name } of await tables()) await kit.query(`alter table ${name} enable trigger catalogue_changed`)
  })

  test('and becomes stale if a change is not counted: the tests above fail without the counter', async () => {
    await writes('Seen')
    expect([await title(), await title(there)]).toEqual(['Seen', 'Seen'])
    await kit.query('alter table ticket disable trigger catalogue_changed')
    await writes('Not counted')
    expect([await title(), await title(there)]).toEqual(['Seen', 'Seen'])
  })

  test('until the end of its second, because scheduled changes can take effect in the next one', async () => {
    await writes('This second')
    expect(await title()).toBe('This second')
    await kit.query('alter table ticket disable trigger catalogue_changed')
    await writes('Next second')
    stopClock(noon + 749)
    expect(await title()).toBe('This second')
    stopClock(noon + 750)
    expect(await title()).toBe('Next second')
  })

  test('separately for each client, address and language', async () => {
    await writes('For one')
    expect(await title()).toBe('For one')
    await kit.query('alter table ticket disable trigger catalogue_changed')
    await writes('For others')
    expect([await title(kit.as.distributor2), await title(kit.as.admin), await title(staff)]).toEqual(Array(3).fill('For others'))
    expect((await first(distributor, `${tickets}&page_size=10`)).ticket_title).toBe('For others')
    const inDutch = await distributor.get<{ tickets: Json[] }>(tickets, { 'accept-language': 'nl' })
    expect(inDutch.body.tickets[0]?.ticket_title).toBe('For others')
    expect(await title()).toBe('For one')
  })

  test('with its ETag and languages', async () => {
    const path = '/v1/events?accept_language=de_DE'
    const [made, again] = [await distributor.get(path), await distributor.get(path)]
    for (const name of ['etag', 'content-language', 'vary', 'content-type', 'cache-control'])
      expect({ name, value: again.headers.get(name) }).toEqual({ name, value: made.headers.get(name) })
    expect(again.headers.get('content-language')).toContain('de-DE')
    expect(again.text).toBe(made.text)
    expect((await distributor.get(path, { 'if-none-match': made.headers.get('etag') ?? '' })).status).toBe(304)
  })
})

test('once for all encodings, and compressed if requested', async () => {
  const lengths = new Map<string, number>()
  const texts = new Set<string>()
  // The second answer comes from the cached compressed form.
  for (const encoding of ['identity', 'gzip', 'br', 'br;q=0.1, gzip;q=0.9', 'gzip', 'br']) {
    const answer = await distributor.get('/v1/sports', { 'accept-encoding': encoding })
    texts.add(answer.text)
    const chosen = answer.headers.get('content-encoding') ?? 'identity'
    expect({ encoding, chosen }).toEqual({ encoding, chosen: encoding.includes(';') ? 'gzip' : encoding })
    expect(answer.headers.get('vary') ?? '').toContain(chosen === 'identity' ? '' : 'accept-encoding')
    lengths.set(chosen, Number(answer.headers.get('content-length')))
  }
  expect(texts.size).toBe(1)
  expect(lengths.get('br')).toBeLessThan(lengths.get('identity') ?? 0)
  expect(lengths.get('gzip')).toBeLessThan(lengths.get('identity') ?? 0)
  const known = await distributor.get('/v1/sports', { 'accept-encoding': 'br', 'if-none-match': '*' })
  expect([known.status, known.headers.get('content-encoding')]).toEqual([304, null])
})

describe('a change that is counted but not committed', () => {
  async function listedAround(): Promise<unknown[]> {
    const writer = new pg.Client(kit.database)
    await writer.connect()
    try {
      const { rows } = await writer.query<{ ticket_title: string }>('select ticket_title from ticket where ticket_id = $1', [ticket_id])
      await writer.query('begin')
      await writer.query('update ticket set ticket_title = $2 where ticket_id = $1', [ticket_id, `${rows[0]?.ticket_title} again`])
      const during = (await first(distributor)).ticket_title
      await writer.query('commit')
      return [during === rows[0]?.ticket_title, (await first(distributor)).ticket_title === `${rows[0]?.ticket_title} again`]
    } finally {
      await writer.end()
    }
  }

  test('is not visible before its commit and visible after it', async () => {
    expect(await listedAround()).toEqual([true, true])
  })

  test('would be missed for the rest of the second if it were not registered as in progress', async () => {
    const [{ source } = { source: '' }] = await kit.query<{ source: string }>(
      "select pg_get_functiondef('catalogue_changed'::regproc) as source",
    )
    expect(source).toContain('pg_advisory_xact_lock_shared')
    await kit.query(source.replace('perform pg_advisory_xact_lock_shared(2013, 1);', ''))
    // A writer that was seen a moment ago is not looked up again at once.
    await sleep(100)
    try {
      expect(await listedAround()).toEqual([true, false])
    } finally {
      await kit.query(source)
    }
    // Restored for the next tests.
    expect(await listedAround()).toEqual([true, true])
  })
})

test('every table that a list of the catalogue reads counts its changes', async () => {
  const lists = ['sports', 'countries', 'cities', 'tournaments', 'teams', 'venues', 'events', 'categories', 'event-translations', 'tickets']
  const paths = [...lists.map((name) => `/v1/${name}`), '/v1/internal/console/tickets']
  const { paths: described } = (await kit.as.nobody.get<{ paths: Record<string, { get: { parameters: Parameter[] } }> }>('/openapi.json'))
    .body
  const statements = await statementsOf(kit.service, async () => {
    for (const path of paths) {
      const filters = (described[path]?.get.parameters ?? []).filter(
        ({ in: where, name }) => where === 'query' && !/^(page|sorting|cursor|csv_)/.test(name),
      )
      const every = filters.map(({ name, example, schema }) => `${name}=${encodeURIComponent(String(example ?? schema?.examples?.[0]))}`)
      for (const by of [kit.as.admin, kit.as.distributor, kit.as.supplier]) {
        if (path.includes('internal') && by !== kit.as.admin) continue
        for (const query of ['', `?${every.join('&')}`, '?query=arena'].slice(0, filters.some(({ name }) => name === 'query') ? 3 : 2)) {
          const { status, text } = await by.get(path + query)
          expect({ path, query, status, text: status === 200 ? '' : text }).toMatchObject({ status: 200 })
        }
      }
    }
  })
  // The caller is looked up for every request, and a cached answer is for one caller only.
  const ofPages = statements
    .map(({ sql }) => sql)
    .filter((text) => !/rate_window|request_log|api_key|onsale_|pg_locks|catalogue_changes/.test(text))
  const named = new Set(ofPages.flatMap((text) => [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/gi)].map(([, name]) => name ?? '')))
  // Its rows are added by triggers of tables that count their changes.
  expect(named.delete('related_change')).toBe(true)
  const known = await kit.query<{ name: string; counts: boolean }>(
    `select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'catalogue_changed' and t.tgenabled = 'O') as counts
       from pg_class c where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace`,
  )
  const read = known.filter(({ name }) => named.has(name))
  expect(read.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ticket', 'ticket_stock', 'ticket_audience', 'event', 'distributor']),
  )
  expect(read.filter(({ counts }) => !counts)).toEqual([])
})

describe('a page of known tickets shows the next change of', () => {
  const past = [{ date_start: '2020-01-01T00:00:00', date_stop: '2020-02-01T00:00:00', label: 'Past' }]
  const policy = [{ until_days_before: 3, refund_percent: 40 }]
  const related: [table: string, field: string, change: string, value: unknown, key: string][] = [
    ['event', 'allowed_quantities', 'sales_periods', JSON.stringify(past), event_id],
    ['category', 'category_name', 'category_name', 'Upper tier', category_id],
    ['supplier', 'cancellation_policy', 'cancellation_policy', JSON.stringify(policy), String(kit.accounts.supplier.supplier_id)],
    ['venue', 'local_rates', 'country', 'SWE', venue_id],
  ]
  type Query = (text: string, values: unknown[]) => Promise<unknown>
  const update = (table: string, column: string, value: unknown, key: string, by: { query: Query } = kit) =>
    by.query(`update ${table} set ${column} = $1 where ${table}_id = $2`, [value, key])
  const stored = async (table: string, column: string, key: string): Promise<unknown> => {
    const [row] = await kit.query<{ value: unknown }>(`select ${column} as value from ${table} where ${table}_id = $1`, [key])
    return typeof row?.value === 'object' ? JSON.stringify(row.value) : row?.value
  }
  /** The field before and after the change, which is taken back. */
  async function around(...[table, field, column, value, key]: (typeof related)[number]): Promise<[unknown, unknown]> {
    const old = await stored(table, column, key)
    const before = (await first(distributor))[field]
    await update(table, column, value, key)
    try {
      return [before, (await first(distributor))[field]]
    } finally {
      if (table !== 'supplier') await kit.query(`alter table ${table} enable trigger related_changed`)
      await update(table, column, old, key)
    }
  }

  test.each(related)('its %s (%s)', async (...change) => {
    const [before, after] = await around(...change)
    expect(after).not.toEqual(before)
  })

  test.each(related.filter(([table]) => table !== 'supplier'))('its %s, and would not without the trigger (%s)', async (...change) => {
    await kit.query(`alter table ${change[0]} disable trigger related_changed`)
    const [before, after] = await around(...change)
    expect(after).toEqual(before)
  })

  test('its supplier, and reads no ticket of other suppliers again', async () => {
    const reads = async (work: () => Promise<unknown>) =>
      (await statementsOf(kit.service, work)).filter(({ sql }) => sql.includes('page_version'))
    await first(distributor)
    const [{ supplier_id } = { supplier_id: '' }] = await kit.query<{ supplier_id: string }>(
      'select supplier_id from supplier where supplier_id <> $1 limit 1',
      [kit.accounts.supplier.supplier_id],
    )
    await kit.query('update supplier set updated = updated where supplier_id = $1', [supplier_id])
    expect(await reads(() => first(distributor))).toHaveLength(0)
    await kit.query('update supplier set updated = updated where supplier_id = $1', [kit.accounts.supplier.supplier_id])
    expect(await reads(() => first(distributor))).toHaveLength(1)
  })

  test('its category, if a change that began later was committed earlier', async () => {
    const [early, late] = [new pg.Client(kit.database), new pg.Client(kit.database)]
    await Promise.all([early.connect(), late.connect()])
    try {
      await early.query('begin')
      await update('category', 'category_name', 'Early', category_id, early)
      await update('venue', 'country', 'SWE', venue_id, late)
      expect((await first(distributor)).category_name).not.toBe('Early')
      await early.query('commit')
      expect((await first(distributor)).category_name).toBe('Early')
    } finally {
      await Promise.all([early.end(), late.end()])
    }
  })

  test('its category, after any number of changes, of which few are kept', async () => {
    for (let turn = 0; turn < 200; turn++) await update('category', 'category_name', `Turn ${turn}`, category_id)
    expect((await first(distributor)).category_name).toBe('Turn 199')
    const [{ kept } = { kept: 0 }] = await kit.query<{ kept: number }>('select count(*)::int as kept from related_change')
    expect(kept).toBeLessThan(70)
  })

  test('every table from which the rows of tickets are read', async () => {
    await kit.query(`update ticket set updated = now() where ticket_id = $1`, [ticket_id])
    const statements = await statementsOf(kit.service, () => first(distributor))
    const rows = statements.filter(({ sql }) => sql.includes('page_version')).map(({ sql }) => sql)
    expect(rows).toHaveLength(1)
    const read = new Set(rows.flatMap((text) => [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/gi)].map(([, name]) => name ?? '')))
    const counted = await kit.query<{ name: string }>(
      "select tgrelid::regclass::text as name from pg_trigger where tgname = 'related_changed' and tgenabled = 'O'",
    )
    // The version has the numbers of the transactions of the first three.
    for (const name of ['ticket', 'ticket_stock', 'supplier', 'related_change']) expect(read.delete(name)).toBe(true)
    expect([...read].sort()).toEqual(counted.map(({ name }) => name).sort())
  })
})

interface Parameter {
  name: string
  in: string
  example?: unknown
  schema?: { examples?: unknown[] }
}

test('the export of translations has every entry of the list once', async () => {
  await ok(staff.put(`/v1/event-translations/${event_id}/nl_NL`, { translated_event_name: 'De wedstrijd' }))
  const { status, text } = await distributor.get('/v1/event-translations?language=nl_NL,de_DE', { accept: 'text/csv' })
  expect(status).toBe(200)
  expect(text.trim().split('\r\n')).toHaveLength(3)
})
