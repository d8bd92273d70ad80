import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

interface Migration {
  number: number
  name: string
  read: () => string
}

/** Numbered SQL files, applied forward only. A gap or a duplicate number stops the start. */
export function migrations(from = folder): Migration[] {
  const found = readdirSync(from)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ number: Number(file.slice(0, 4)), name: file.slice(0, -4), read: () => readFileSync(`${from}/${file}`, 'utf8') }))
  found.forEach((migration, index) => {
    if (migration.number !== index + 1) throw new Error(`migration ${migration.name} should be number ${index + 1}`)
  })
  return found
}

export class SchemaTooNew extends Error {}

/**
 * Migrations add (tables, columns, defaults), so that processes of the previous version work on. One that takes away what the previous version
 * needs has a name that ends with this. An older program starts on a newer schema unless such a migration is among those it does not know.
 */
const contract = '_contract'

/**
 * Migrations with a second part that begins only when no process of the previous version runs any more: what these processes could not work
 * with. They are finished by `finishUpgrade`, which adds the ending to their recorded names, so that older programs refuse to start.
 */
const inTwoParts = ['0054_first_versions'] as const

/** Whether the second part of a migration has begun. */
export const isFinished = (name: (typeof inTwoParts)[number]): RawBuilder<unknown> =>
  sql`exists (select from migration where name = ${`${name}${contract}`})`

/** Returns the migrations that were not finished before. */
export async function finishUpgrade(client: pg.Pool | pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'update migration set name = name || $1 where name = any($2) returning left(name, -length($1)) as name',
    [contract, inTwoParts],
  )
  return rows.map(({ name }) => name)
}

/** Any constant works, as long as every version of the program uses the same. */
const lockKey = 7_210_311_205

const takeLock = async (client: pg.ClientBase): Promise<void> => {
  await client.query('begin')
  await client.query('set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  // Behind a pooler another program, such as pg_dump, may have changed the search_path of this session.
  await client.query("select set_config('search_path', (select reset_val from pg_settings where name = 'search_path'), true)")
  await client.query('select pg_advisory_xact_lock($1)', [lockKey])
}

/** Runs a task while no other process migrates or runs such a task. The task uses its own connections. */
export async function exclusively<T>(pool: pg.Pool, task: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await takeLock(client)
    return await task()
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/** How long queries on a table may wait behind a migration that waits for the table's lock. */
const lockTimeout = '2s'
const pause = 500
/** lock not available, deadlock */
const temporaryErrors = new Set(['55P03', '40P01'])

/**
 * Runs in the transaction that holds the migration lock. Returns false if the running service held a lock that the migration needs: it is
 * rolled back, to be retried.
 */
async function apply(client: pg.ClientBase, { number, name, read }: Migration): Promise<boolean> {
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`)
    await client.query(read())
    await client.query('insert into migration (number, name) values ($1, $2)', [number, name])
    await client.query('commit')
    return true
  } catch (error) {
    if (!temporaryErrors.has((error as { code?: string }).code ?? '')) throw error
    await client.query('rollback')
    await setTimeout(pause)
    return false
  }
}

/**
 * Each migration is one transaction under a lock on the whole database. If two processes start at once, one migrates and the other waits
 * and finds nothing to do. The lock belongs to the transaction, so it also works through PgBouncer.
 */
export async function migrate(pool: pg.Pool, progress: (name: string, number: number, of: number) => void = () => {}): Promise<number> {
  const all = migrations()
  const client = await pool.connect()
  let done = 0
  let wasEmpty = false
  try {
    for (;;) {
      await takeLock(client)
      await client.query(
        'create table if not exists migration (number integer primary key, name text not null, applied timestamptz not null default now())',
      )
      const { rows } = await client.query<{ newest: number; blocking: string | null }>(
        'select coalesce(max(number), 0) as newest, max(name) filter (where number > $1 and name like $2) as blocking from migration',
        [all.length, `%\\${contract}`],
      )
      const { newest = 0, blocking = null } = rows[0] ?? {}
      if (blocking !== null) {
        throw new SchemaTooNew(
          `The database has schema ${newest}, this version of the program knows ${all.length} and cannot work with ${blocking}: start the newer version, or use another database.`,
        )
      }
      const next = all[newest]
      if (!next) break
      progress(next.name, next.number, all.length)
      if (!(await apply(client, next))) continue
      done++
      wasEmpty ||= next.number === 1
    }
    // No other program has used a database that was empty.
    if (wasEmpty) await finishUpgrade(client)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
