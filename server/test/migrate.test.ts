import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { migrations } from '../src/platform/db/migrate.js'
import { databaseUrl } from './kit/index.js'
import { runProcess, startProcess } from './kit/process.js'

const dataDir = mkdtempSync(join(tmpdir(), 'allotment-migrate-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const all = migrations().length

/** A database with nothing in it, or a copy of another one. */
async function newDatabase(name: string, copyOf = 'template1') {
  const { host, port, user } = inject('postgres')
  const database = { host, port, user, database: `migrate_${name}_${process.pid}` }
  const root = new pg.Client({ ...database, database: 'postgres' })
  await root.connect()
  await root.query(`create database ${database.database} template ${copyOf}`)
  await root.end()
  const env = { DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir, NODE_ENV: 'test' }
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(database)
    await client.connect()
    return client
  }
  async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = await connect()
    const { rows } = await client.query<Row>(text)
    await client.end()
    return rows
  }
  return { env, query, connect }
}

describe('migrations', () => {
  test('are numbered without a gap, and each has a name', () => {
    expect(migrations().map(({ number, name }) => `${String(number).padStart(4, '0')} ${name.slice(4, 5)}`)).toEqual(
      Array.from({ length: all }, (_, i) => `${String(i + 1).padStart(4, '0')} _`),
    )
  })

  test('are applied once by allotment migrate; a second run has nothing to do', async () => {
    const { env, query } = await newDatabase('twice')
    const first = await runProcess(['migrate'], env)
    expect(first).toEqual({ code: 0, output: `${all} migration${all === 1 ? '' : 's'} applied.\n` })
    const applied = await query<{ number: number; applied: Date }>('select number, applied from migration order by number')
    expect(applied.map(({ number }) => number)).toEqual(Array.from({ length: all }, (_, i) => i + 1))
    const second = await runProcess(['migrate'], env)
    expect(second).toEqual({ code: 0, output: 'The schema is up to date.\n' })
    expect(await query('select number, applied from migration order by number')).toEqual(applied)
  })

  test('that cannot lock a table let other statements pass, and retry', async () => {
    const { env, query, connect } = await newDatabase('busy')
    // All except the last one; an open transaction blocks it.
    await query('create table migration (number integer primary key, name text not null, applied timestamptz not null default now())')
    for (const { number, name, read } of migrations().slice(0, -1)) {
      await query(read())
      await query(`insert into migration (number, name) values (${number}, '${name}')`)
    }
    const reader = await connect()
    await reader.query('begin')
    await reader.query('lock table migration in share mode')
    const migrating = startProcess(['migrate'], env)
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into migration%'`
    await expect.poll(() => query(waits)).toHaveLength(1)
    await expect.poll(() => query(waits), { interval: 20 }).toHaveLength(0)
    await reader.query('commit')
    await reader.end()
    expect(await migrating.exited).toMatchObject({ code: 0 })
    expect(await query('select number from migration order by number desc limit 1')).toEqual([{ number: all }])
  })

  test('are applied once when four processes start at once on an empty database, and all four start', async () => {
    const { env, query } = await newDatabase('race')
    const processes = [
      startProcess(['worker'], env),
      startProcess(['worker'], env),
      startProcess(['migrate'], env),
      startProcess(['migrate'], env),
    ]
    const [one, two, ...migrators] = processes
    await Promise.all([one?.until(/"msg":"working"/), two?.until(/"msg":"working"/)])
    const ended = await Promise.all(migrators.map(async ({ exited, output }) => ({ ...(await exited), output: output() })))
    for (const { code, output } of ended)
      expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/applied|up to date/) })
    expect(await query('select from migration')).toHaveLength(all)
    expect(await query("select from migration where name = '0054_first_versions_contract'")).toHaveLength(1)
    for (const worker of [one, two]) {
      worker?.child.kill('SIGTERM')
      expect(await worker?.exited).toMatchObject({ code: 0 })
    }
  })

  test.each(['migrate', 'serve', 'worker'])(
    '%s refuses a newer schema that lacks what it needs, in one line, and changes nothing',
    async (command) => {
      const { env, query } = await newDatabase(`newer_${command}`)
      await query(`create table migration (number integer primary key, name text not null, applied timestamptz not null default now());
      insert into migration (number, name) values (${all + 1}, '0901_added'), (${all + 2}, '0902_removed_contract'), (${all + 3}, '0903_added')`)
      const { code, output } = await runProcess([command], { ...env, PORT: '0', LOG_LEVEL: 'error' })
      expect(code).toBe(1)
      expect(output.trim()).toBe(
        `The database has schema ${all + 3}, this version of the program knows ${all} and cannot work with 0902_removed_contract: start the newer version, or use another database.`,
      )
      expect(await query("select tablename from pg_tables where schemaname = 'public'")).toEqual([{ tablename: 'migration' }])
    },
  )

  test('a process of an older version starts on a newer schema to which things were only added', async () => {
    const { env, query } = await newDatabase('ahead', 'allotment_template')
    await query(`insert into migration (number, name) values (${all + 1}, '0901_added_a_contract_column')`)
    expect(await runProcess(['migrate'], env)).toEqual({ code: 0, output: 'The schema is up to date.\n' })
    const worker = startProcess(['worker'], env)
    await worker.until(/"msg":"working"/)
    worker.child.kill('SIGTERM')
    expect(await worker.exited).toMatchObject({ code: 0 })
  })

  test('of an upgrade are finished by allotment migrate finish, and then an older version refuses to start; in a new database they are finished', async () => {
    const { env, query } = await newDatabase('finish', 'allotment_template')
    const named = () => query<{ name: string }>("select name from migration where name like '0054%'")
    expect(await named()).toEqual([{ name: '0054_first_versions_contract' }])
    await query("update migration set name = '0054_first_versions' where number = 54")
    const finish = () => runProcess(['migrate', 'finish'], env)
    expect(await finish()).toEqual({
      code: 0,
      output:
        'The schema is up to date.\nFinished: 0054_first_versions. Programs of the previous version cannot be started on this database any more.\n',
    })
    expect(await named()).toEqual([{ name: '0054_first_versions_contract' }])
    expect(await finish()).toEqual({ code: 0, output: 'The schema is up to date.\nThe upgrade was finished before.\n' })
    const { code, output } = await runProcess(['migrate', 'end'], env)
    expect({ code, output }).toEqual({ code: 1, output: 'migrate, or migrate finish.\n' })
  })

  test('a migration that fails is rolled back, and the reason is shown', async () => {
    const { env, query } = await newDatabase('broken')
    await query('create table client (nothing text)')
    const { code, output } = await runProcess(['migrate'], env)
    expect(code).toBe(1)
    expect(output).toMatch(/relation "client" already exists/)
    expect(await query("select tablename from pg_tables where schemaname = 'public'")).toEqual([{ tablename: 'client' }])
  })

  test('keep the behaviour of suppliers and distributors from before their settings had an effect', async () => {
    const { query } = await newDatabase('meaning')
    const index = migrations().findIndex(({ name }) => name.endsWith('_meaning'))
    for (const { read } of migrations().slice(0, index)) await query(read())
    const days = [0, 3, 30, 999_999]
    await query(`
      insert into supplier (supplier_id, name, iso_country, default_currency, created, updated) values ('plain', 'Plain', 'NLD', 'EUR', now(), now());
      insert into supplier (supplier_id, name, iso_country, default_currency, service_checkout, created, updated) values ('strict', 'Strict', 'NLD', 'EUR', 'all_guests', now(), now());
      ${days
        .map(
          (
            given,
          ) => `insert into distributor (distributor_id, distributor_name, slug, iso_country, default_currency, allowed_currencies, grace_period_download_tickets, created, updated)
            values ('d${given}', 'D', 'd${given}', 'NLD', 'EUR', '{EUR}', ${given}, now(), now());`,
        )
        .join('\n')}`)
    await query(migrations()[index]?.read() ?? '')
    expect(await query('select distinct selfmanage_products, service_checkout from supplier')).toEqual([
      { selfmanage_products: true, service_checkout: 'none' },
    ])
    const kept = await query<{ days: number }>('select grace_period_download_tickets as days from distributor order by 1')
    expect(kept.map((row) => row.days)).toEqual([3, 30, 30, 3650])
  })

  test('keep memos from before audiences were stored readable for their party', async () => {
    const { query } = await newDatabase('memos')
    const upTo = (from: number, to: number) =>
      migrations()
        .slice(from, to)
        .map(({ read }) => read())
        .join(';\n')
    await query(upTo(0, 10))
    const memo = (id: string, column: string, value: string) =>
      `insert into memo (memo_id, scope, memo_category, memo_subcategory, text, ${column}, created, created_by, updated, updated_by)
       values ('${id}', 'external', 'c', 's', 'x', '${value}', now(), 'who', now(), 'who');`
    // Only the resources of memos matter here: the event and the order of a sale need not exist.
    await query(`
      alter table purchaseorder drop constraint purchaseorder_event_id_fkey, drop constraint purchaseorder_bookingorder_id_fkey;
      insert into distributor (distributor_id, distributor_name, slug, iso_country, default_currency, allowed_currencies, created, updated)
      values ('buyer', 'Buyer', 'buyer', 'NLD', 'EUR', '{EUR}', now(), now());
      insert into supplier (supplier_id, name, iso_country, default_currency, created, updated) values ('seller', 'Seller', 'NLD', 'EUR', now(), now());
      insert into purchaseorder (purchaseorder_id, reference_number, supplier_id, event_id, bookingorder_id, purchase_source, purchase_date, updated)
      values ('sale', 'R-1', 'seller', 'event', 'order', 'manual', now(), now());
      ${memo('on buyer', 'distributor_id', 'buyer')} ${memo('on seller', 'supplier_id', 'seller')} ${memo('on sale', 'purchaseorder_id', 'sale')}
      ${upTo(10, 11)}`)
    expect(await query('select memo_id, audience_distributor_id as buyer, audience_supplier_id as seller from memo order by 1')).toEqual([
      { memo_id: 'on buyer', buyer: 'buyer', seller: null },
      { memo_id: 'on sale', buyer: null, seller: 'seller' },
      { memo_id: 'on seller', buyer: null, seller: 'seller' },
    ])
  })

  test('rows from before the tables had partitions are the first partition: nothing is lost, copied or refused', async () => {
    const { query } = await newDatabase('partitions')
    const index = migrations().findIndex(({ name }) => name.endsWith('_growth'))
    for (const { read } of migrations().slice(0, index)) await query(read())
    const row = {
      request_log: `(request_id, at, client_id, method, route, status, latency_us) values ('$id', $at, 'c', 'GET', '/', 200, 1)`,
      idempotency: `(client_id, route, key, fingerprint, status, response, created) values ('c', 'r', 'k', '', 200, '', $at)`,
      domain_event: `(event_type, resource_id, at) values ('sale_created', 'x', $at)`,
      delivery: `(delivery_id, endpoint_id, event_type, resource_id, body, due, created, updated) values ('$id', 'e', 'sale_created', 'x', '{}', $at, $at, $at)`,
      delivery_attempt: `(delivery_id, attempt, started, outcome) values ('$id', 1, $at, 'refused')`,
    }
    const insert = (table: keyof typeof row, id: string, at = 'now()') =>
      query(`insert into ${table} ${row[table].replaceAll('$id', id).replaceAll('$at', at)}`)
    await query(`
      insert into client (client_id, scope, label, client_status, created, updated) values ('c', 'internal', 'C', 'active', now(), now());
      insert into endpoint (endpoint_id, kind, client_id, topics, url, secret, created, updated) values ('e', 'webhook', 'c', '{sale_created}', 'https://x.example', '', now(), now())`)
    const tables = Object.keys(row) as (keyof typeof row)[]
    for (const table of tables) await insert(table, '01k0000000000000000000000a_dlv', "now() - interval '1 day'")
    const places = () =>
      Promise.all(
        tables.map((table) =>
          query<{ ctid: string; at: number }>(`select ctid, '${table}'::regclass::oid <> tableoid as at from ${table}`),
        ),
      )
    const before = await places()
    // As an operator with a large table may do beforehand.
    const limit = new Date(Date.now() + 3 * 86_400_000).toISOString()
    await query(`alter table request_log add constraint before_partitions check (at < '${limit}') not valid`)
    await query('alter table request_log validate constraint before_partitions')
    await query('create unique index request_log_before on request_log (request_id, at)')
    await query(migrations()[index]?.read() ?? '')
    // The same rows at the same places, now in a partition.
    expect(await places()).toEqual(before.map((rows) => rows.map((one) => ({ ...one, at: true }))))
    // What processes of the previous version write goes on to be written, and repeated rows are still refused.
    for (const table of tables) await insert(table, '01zzzzzzzzzzzzzzzzzzzzzzza_dlv', "now() + interval '1 year'")
    const ids = await query<{ domain_event_id: string }>('select domain_event_id from domain_event order by 1')
    expect(ids.map((one) => Number(one.domain_event_id))).toEqual([1, 2])
    await expect(insert('delivery', '01k0000000000000000000000a_dlv')).rejects.toThrow(/duplicate key/)
    await expect(insert('delivery_attempt', '01k0000000000000000000000a_dlv')).rejects.toThrow(/duplicate key/)
    await expect(query(`insert into idempotency select * from idempotency`)).rejects.toThrow(/duplicate key/)
    await insert('request_log', 'later', "now() + interval '6 days'")
    // The first partition ends one or two weeks from now; the next ones follow it.
    const parts = await query<{ table: string; starts: Date }>(
      `select t.name as table, p.starts from partitioned_table t, partitions_of(t) p where p.starts is not null and t.name <> 'change' order by 1, 2`,
    )
    for (const table of tables) {
      const starts = parts.filter((one) => one.table === table).map((one) => one.starts.getTime())
      const span = table === 'idempotency' ? 1 : 7
      expect([table, ...starts.slice(1).map((at, before) => at - (starts[before] ?? 0))]).toEqual([
        table,
        span * 86_400_000,
        span * 86_400_000,
      ])
      expect(starts[0]).toBeGreaterThan(Date.now() - span * 86_400_000)
    }
  })
})
