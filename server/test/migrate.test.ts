import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { migrations } from '../src/db/migrate.js'
import { databaseUrl } from './kit/index.js'
import { runProcess, startProcess } from './kit/process.js'

const dataDir = mkdtempSync(join(tmpdir(), 'allotment-migrate-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const all = migrations().length

/** A database with nothing in it. */
async function emptyDatabase(name: string) {
  const { host, port, user } = inject('postgres')
  const database = { host, port, user, database: `migrate_${name}_${process.pid}` }
  const root = new pg.Client({ ...database, database: 'postgres' })
  await root.connect()
  await root.query(`create database ${database.database}`)
  await root.end()
  const env = { DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir, NODE_ENV: 'test' }
  async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client(database)
    await client.connect()
    const { rows } = await client.query<Row>(text)
    await client.end()
    return rows
  }
  return { env, query }
}

describe('migrations', () => {
  test('are numbered without a gap, and each is named', () => {
    expect(migrations().map(({ number, name }) => `${String(number).padStart(4, '0')} ${name.slice(4, 5)}`)).toEqual(
      Array.from({ length: all }, (_, i) => `${String(i + 1).padStart(4, '0')} _`),
    )
  })

  test('allotment migrate does all of them once; the second time there is nothing left to do', async () => {
    const { env, query } = await emptyDatabase('twice')
    const first = await runProcess(['migrate'], env)
    expect(first).toEqual({ code: 0, output: `${all} migration${all === 1 ? '' : 's'} applied.\n` })
    const applied = await query<{ number: number; applied: Date }>('select number, applied from migration order by number')
    expect(applied.map(({ number }) => number)).toEqual(Array.from({ length: all }, (_, i) => i + 1))
    const second = await runProcess(['migrate'], env)
    expect(second).toEqual({ code: 0, output: 'The schema is up to date.\n' })
    expect(await query('select number, applied from migration order by number')).toEqual(applied)
  }, 60_000)

  test('four processes that start at once on an empty database migrate it once, and all of them come up', async () => {
    const { env, query } = await emptyDatabase('race')
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
    for (const worker of [one, two]) {
      worker?.child.kill('SIGTERM')
      expect(await worker?.exited).toMatchObject({ code: 0 })
    }
  }, 60_000)

  test.each(['migrate', 'serve', 'worker'])(
    '%s refuses a schema that is newer than itself, in one line, and changes nothing',
    async (command) => {
      const { env, query } = await emptyDatabase(`newer_${command}`)
      await query(`create table migration (number integer primary key, name text not null, applied timestamptz not null default now());
      insert into migration (number, name) values (${all + 2}, 'from_the_future')`)
      const { code, output } = await runProcess([command], { ...env, PORT: '0', LOG_LEVEL: 'error' })
      expect(code).toBe(1)
      expect(output.trim()).toBe(
        `The database has schema ${all + 2}, this version of the program knows ${all}: start the newer version, or use another database.`,
      )
      expect(await query("select tablename from pg_tables where schemaname = 'public'")).toEqual([{ tablename: 'migration' }])
    },
    60_000,
  )

  test('one that fails is undone whole, and the reason told', async () => {
    const { env, query } = await emptyDatabase('broken')
    await query('create table client (nothing text)')
    const { code, output } = await runProcess(['migrate'], env)
    expect(code).toBe(1)
    expect(output).toMatch(/relation "client" already exists/)
    expect(await query("select tablename from pg_tables where schemaname = 'public'")).toEqual([{ tablename: 'client' }])
  }, 60_000)
})
