import { expect, test } from 'vitest'
import { isField, type ListSpec } from '../src/platform/db/list.js'
import { startKit } from './kit/index.js'
import { everyList } from './kit/routes.js'
import { buyer } from './payments/kit.js'
import { putOnSale } from './selling/kit.js'

const kit = await startKit()

/** The tables of aliases that the key of the list does not tell: by list, or for all lists. */
const tables: Record<string, Record<string, string>> = {
  '': { e: 'event' },
  history: { h: 'history' },
  allottees: { d: 'distributor' },
  eventtranslations: { tr: 'event_translation' },
  instructions: { r: 'ticket_instructions' },
  lines: { l: 'ledger_transaction' },
  orders: { d: 'disruption_order' },
  bulk_actions: { b: 'bulk_action' },
  downloads: { x: 'ticket_download' },
  keys: { k: 'api_key' },
  payouts: { l: 'ledger_transaction', t: 'ledger_transaction' },
  requests: { l: 'request_log' },
  views: { v: 'saved_view' },
  tickets: { s: 'ticket_stock' },
}
/** Columns that are computed: whether they can be null. */
const computed: Record<string, boolean> = {
  // What an order waits for; nothing if it is complete.
  'bookingorders.next_step_by': true,
  'lines.currency': false,
  // Generated from columns that are never null.
  'tickets.stock': false,
  'payouts.amount': false,
  'payouts.state': false,
  'payouts.payable_from': false,
  ...Object.fromEntries(['sport_type', 'label', 'number_of_events'].map((name) => [`sports.${name}`, false])),
  ...Object.fromEntries(
    ['country_name', 'iso_country', 'number_of_venues', 'number_of_events'].flatMap((name) => [
      [`countries.${name}`, false],
      [`cities.${name}`, false],
    ]),
  ),
  'cities.country': false,
  'cities.city': false,
  ...Object.fromEntries(
    ['distributor_name', 'currency', 'owed', 'overdue', 'not_due', 'overdue_30', 'overdue_60', 'overdue_90', 'overdue_more', 'prepaid'].map(
      (name) => [`receivables.${name}`, false],
    ),
  ),
  ...Object.fromEntries(
    ['supplier_name', 'currency', 'owed', 'ready', 'event', 'decision', 'payment', 'delivery'].map((name) => [`payables.${name}`, false]),
  ),
}

/** The types of columns that each kind can be compared with. */
const typesOf: Record<string, string[]> = {
  id: ['text'],
  text: ['text'],
  enum: ['text'],
  integer: ['int2', 'int4', 'int8'],
  decimal: ['numeric'],
  boolean: ['bool'],
  date: ['date', 'timestamp'],
  datetime: ['timestamptz'],
  local: ['timestamp'],
}
/** Keys that are computed: their type. Others that are not one column are texts. */
const computedKeys: Record<string, string> = { 'l.line_id': 'int8', 's.sport_type': 'text', 'c.iso_country': 'text' }

interface Column {
  nullable: boolean
  type: string
}
const columnsOf = async (): Promise<Map<string, Column>> => {
  const rows = await kit.query<Column & { table: string; column: string }>(
    `select c.relname as table, a.attname as column, not a.attnotnull as nullable, t.typname as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  )
  return new Map(rows.map(({ table, column, ...rest }) => [`${table}.${column}`, rest]))
}
/** The table of an alias in a list. */
function tableOf(list: ListSpec, alias: string): string | undefined {
  const [main = '', key = ''] = list.key.split('.')
  return tables[list.name]?.[alias] ?? (alias === main ? key.replace(/_id$/, '') : tables['']?.[alias])
}
const named = (column: string): string[] => /^(?:lower\()?(\w+)\.(\w+)(?:\)|::date)?$/.exec(column)?.slice(1) ?? []

/** Compared as another type, the second page of the list would answer 500. */
test('every key of a list, and every field that lists sort by, has the kind of its column', async () => {
  const columns = await columnsOf()
  const wrong: string[] = []
  for (const list of await everyList(kit.service.ctx)) {
    const check = (name: string, kind: string, column: string) => {
      const [alias = '', own = ''] = named(column)
      const type = computedKeys[column] ?? columns.get(`${tableOf(list, alias)}.${own}`)?.type
      if (type && !typesOf[kind]?.includes(type)) wrong.push(`${list.name}.${name}: ${kind}, ${type}`)
      if (!type && own && name === 'key') wrong.push(`${list.name}: the type of its key is not known`)
    }
    check('key', list.keyKind ?? 'id', list.key)
    for (const [name, spec] of Object.entries(list.parameters)) if (isField(spec) && spec.sort) check(name, spec.kind, spec.column)
  }
  expect(wrong).toEqual([])
})

/** Declared wrongly, a list would sort all its rows for each page instead of reading an index, or lose rows without a value. */
test('every field that lists sort by is declared as nullable if its column is, and only then', async () => {
  const columns = await columnsOf()
  const wrong: string[] = []
  for (const list of await everyList(kit.service.ctx)) {
    for (const [name, spec] of Object.entries(list.parameters)) {
      if (!isField(spec) || !spec.sort) continue
      const [alias = '', column = ''] = named(spec.column)
      const table = tableOf(list, alias)
      const expected = computed[`${list.name}.${name}`] ?? columns.get(`${table}.${column}`)?.nullable
      const said = spec.nullable === true
      if (expected !== said) wrong.push(`${list.name}.${name} (${table}.${column}): ${expected === undefined ? 'not found' : expected}`)
    }
  }
  expect(wrong).toEqual([])
})

test('lists whose key is a number are read to their end by cursor and by page', async () => {
  const { distributor, finance } = kit.as
  const one = buyer(distributor)
  const ticket_id = await putOnSale(kit, { stock: 10, net_rate: 1_000 })
  const hold = await one.reserve([{ ticket_id, quantity: 1 }])
  for (const notes of ['a', 'b', 'c']) await distributor.patch(`/v1/reservations/${hold}`, { notes })
  for (let made = 0; made < 3; made++) await one.book([{ ticket_id, quantity: 1 }])
  const id = kit.accounts.distributor.distributor_id
  type Page = Record<string, unknown[]> & { pagination: { next_cursor: string | null; next_page: string | null; total_size: number } }
  for (const [path, name] of [
    [`/v1/reservations/${hold}/history`, 'history'],
    [`/v1/distributors/${id}/statement`, 'lines'],
  ] as const) {
    const read = async (query: string): Promise<Page> => {
      const answer = await finance.get<Page>(query)
      expect(answer.status, `${query} ${answer.text}`).toBe(200)
      return answer.body
    }
    const whole = (await read(`${path}?page_size=100`))[name] as unknown[]
    expect(whole.length).toBeGreaterThan(2)
    for (const link of ['next_cursor', 'next_page'] as const) {
      const found: unknown[] = []
      let page = await read(`${path}?page_size=1`)
      // Each page is read twice: the second time from where the first one began.
      for (;;) {
        found.push(...(page[name] as unknown[]))
        const next = page.pagination[link]
        if (next === null) break
        const url = link === 'next_page' ? next : `${path}?page_size=1&cursor=${next}`
        await read(url)
        page = await read(url)
      }
      expect(found).toEqual(whole)
    }
  }
})
