import { readFileSync } from 'node:fs'
import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PipelineConnection } from '../../src/platform/db/driver/connection.js'
import { isPeriodic } from '../kit/connections.js'
import { startKit } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'

/**
 * docs/scaling.md says how the tables would be distributed over several primaries, by event. This test holds the statements of a purchase
 * against it: each of them must find all its rows on one primary.
 */
const page = readFileSync(new URL('../../../docs/scaling.md', import.meta.url), 'utf8')
const kinds = ['by event', 'per shard', 'everywhere', 'first shard'] as const
type Kind = (typeof kinds)[number]
const rows = [...page.matchAll(/^\| (by event|per shard|everywhere|first shard) \| (.+?) \| (.*?) \|/gm)]
const named = (text: string) => [...text.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)
const kindOf = new Map(rows.flatMap(([, kind, tables = '']) => named(tables).map((table) => [table, kind as Kind] as const)))
/** Columns whose value names the event, or something that belongs to one event. */
const keys = named(/ids of the event:([^\n]+)/.exec(page)?.[1] ?? '')

interface Node {
  'Node Type': string
  'Relation Name'?: string
  Schema?: string
  Alias?: string
  Operation?: string
  Plans?: Node[]
  [property: string]: unknown
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const conditionsOf = (node: Node): string[] =>
  Object.entries(node).flatMap(([name, value]) => (/(Cond|Filter)$/.test(name) && typeof value === 'string' ? [value] : []))

const kit = await startKit()

/** PostgreSQL’s plan of a statement, without its values: the tables it reads and writes, and how it finds their rows. */
async function planOf(text: string): Promise<Node[]> {
  const client = await kit.service.database.pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off')
    const { rows: found } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (generic_plan, verbose, format json) ${text}`)
    return found.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The table of a partition is its parent. */
const tableOf = (schema: unknown, name: string): string => {
  if (schema === 'public') return name
  if (/^(log|change)_partition$/.test(String(schema))) return name.replace(/_(\d+|other|before)$/, '')
  return `${schema}.${name.replace(/^j[0-9a-f]{20,}$/, 'job')}`
}

/** What prevents a statement from being run by one primary alone. */
async function faultsOf(text: string): Promise<string[]> {
  const nodes = await planOf(text)
  const conditions = nodes.flatMap(conditionsOf)
  const faults: string[] = []
  const used = new Set<Kind>()
  for (const node of nodes) {
    const name = node['Relation Name']
    if (!name) continue
    const table = tableOf(node.Schema, name)
    const kind = kindOf.get(table)
    if (!kind) faults.push(`${table} is not in the table of docs/scaling.md`)
    else if (kind !== 'everywhere') used.add(kind)
    else if (node['Node Type'] === 'ModifyTable') faults.push(`writes ${table}, of which every primary has a copy`)
    const isFound = () => keys.some((key) => conditions.some((one) => compares(one, `${node.Alias}.${key}`)))
    if (kind === 'by event' && node['Node Type'] !== 'ModifyTable' && !isFound())
      faults.push(`finds rows of ${table} without an id of the event`)
  }
  if (used.has('first shard') && used.size > 1) faults.push('uses tables of the first shard together with others')
  return faults
}

/** Whether a condition of a plan compares this column with something by =. */
function compares(condition: string, column: string): boolean {
  const name = column.replaceAll(/[.$]/g, '\\$&')
  return new RegExp(`(^|[^\\w.])${name}\\)?(::\\w+)? = |= (ANY \\()?${name}(?!\\w)`).test(condition)
}

const statements = new Set<string>()
const connection = PipelineConnection.prototype as unknown as {
  wire: { client: { database?: string } }
  statement(query: CompiledQuery, wantsRows: boolean): unknown
}
const { statement } = connection
beforeAll(() => {
  connection.statement = function (query, wantsRows) {
    // Services of other test files may still work in this process, on other databases.
    const isOurs = this.wire.client.database === kit.database.database
    if (isOurs && !isPeriodic(query.sql) && !/^\s*(set |begin|commit|rollback)/i.test(query.sql)) statements.add(query.sql)
    return statement.call(this, query, wantsRows)
  }
})
afterAll(() => {
  connection.statement = statement
})

describe('sharding by event', () => {
  test('every statement of a purchase finds its rows on one primary', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    const { distributor } = kit.as
    statements.clear()
    const key = () => ({ 'idempotency-key': `scale-${Math.random()}` })
    const held = await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket, 2), key())
    expect(held.status, held.text).toBe(201)
    const { reservation_id } = held.body
    const guests = [{ first_name: 'Lead', last_name: 'Traveller', lead_guest: true, contact_email: 'lead@guest.example' }]
    const given = await distributor.post(
      `/v1/reservations/${reservation_id}/guestdata`,
      { items: [{ ticket_id: ticket, quantity: 2, guests }] },
      key(),
    )
    expect(given.status, given.text).toBeLessThan(300)
    expect((await distributor.put(`/v1/reservations/${reservation_id}/pay-details`, { payment_method: 'invoice' }, key())).status).toBe(200)
    const booked = await distributor.post<{ bookingorders: { bookingorder_id: string }[] }>(
      '/v1/bookings',
      { reservation_id, accepted_gt: true },
      key(),
    )
    expect(booked.status, booked.text).toBe(201)
    const [made] = booked.body.bookingorders
    expect((await distributor.get(`/v1/bookingorders/${made?.bookingorder_id}`)).status).toBe(200)
    const sent = [...statements]
    expect(sent.length).toBeGreaterThan(25)
    const faults: Record<string, string[]> = {}
    for (const text of sent) {
      const found = await faultsOf(text)
      if (found.length > 0) faults[text.replaceAll(/\s+/g, ' ').slice(0, 200)] = found
    }
    expect(faults).toEqual({})
  })

  test('a statement that needs several primaries is found', async () => {
    expect(await faultsOf("select from bookingorder where logistic_status = 'processing'")).toEqual([
      'finds rows of bookingorder without an id of the event',
    ])
    expect(await faultsOf('select from ticket t join ticket_stock s on s.ticket_id <> t.ticket_id where t.ticket_id = $1')).toEqual([
      'finds rows of ticket_stock without an id of the event',
    ])
    expect(await faultsOf('update distributor set hold_limit = 1 where distributor_id = $1')).toEqual([
      'writes distributor, of which every primary has a copy',
    ])
    expect(await faultsOf('select from api_key k, distributor_hold h where h.distributor_id = $1 and k.key_id = $2')).toEqual([
      'uses tables of the first shard together with others',
    ])
  })

  test('the table of docs/scaling.md has tables and sequences that exist, each once, and no foreign key leads to rows of another primary', async () => {
    const tables = await kit.query<{ name: string }>(
      `select case relnamespace::regnamespace::text when 'public' then '' else relnamespace::regnamespace || '.' end || relname as name from pg_class where relkind in ('r', 'p', 'S')`,
    )
    const all = rows.flatMap(([, , names = '']) => named(names))
    expect(all.filter((name) => !tables.some((table) => table.name === name))).toEqual([])
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
    const links = await kit.query<{ from: string; to: string }>(
      `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f' and conparentid = 0`,
    )
    const placeOf = (table: string) => (kindOf.get(table) === 'per shard' ? 'by event' : kindOf.get(table))
    const isLocal = ({ from, to }: { from: string; to: string }) =>
      !placeOf(from) || !placeOf(to) || placeOf(to) === 'everywhere' || placeOf(to) === placeOf(from)
    expect(links.filter((link) => !isLocal(link))).toEqual([])
  })
})
