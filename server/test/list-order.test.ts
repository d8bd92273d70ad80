import { expect, test } from 'vitest'
import { isField } from '../src/platform/db/list.js'
import { startKit } from './kit/index.js'
import { everyList } from './kit/routes.js'

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

/** Declared wrongly, a list would sort all its rows for each page instead of reading an index, or lose rows without a value. */
test('every field that lists sort by is declared as nullable if its column is, and only then', async () => {
  const columns = await kit.query<{ table: string; column: string; nullable: boolean }>(
    `select c.relname as table, a.attname as column, not a.attnotnull as nullable from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  )
  const nullable = new Map(columns.map((one) => [`${one.table}.${one.column}`, one.nullable]))
  const wrong: string[] = []
  for (const list of await everyList(kit.service.ctx)) {
    const [main = '', key = ''] = list.key.split('.')
    for (const [name, spec] of Object.entries(list.parameters)) {
      if (!isField(spec) || !spec.sort) continue
      const [, alias = '', column = ''] = /^(?:lower\()?(\w+)\.(\w+)(?:\)|::date)?$/.exec(spec.column) ?? []
      const table = tables[list.name]?.[alias] ?? (alias === main ? key.replace(/_id$/, '') : tables['']?.[alias])
      const expected = computed[`${list.name}.${name}`] ?? nullable.get(`${table}.${column}`)
      const said = spec.nullable === true
      if (expected !== said) wrong.push(`${list.name}.${name} (${table}.${column}): ${expected === undefined ? 'not found' : expected}`)
    }
  }
  expect(wrong).toEqual([])
})
