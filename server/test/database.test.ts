import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { keepPlans, later, prepared, type Read, readAll, SwiftClient, together } from '../src/db/client.js'
import { databaseFault, type Trx } from '../src/db/open.js'
import { startKit } from './kit/index.js'

const kit = await startKit()
const patient = await kit.another({ DATABASE_PREPARE: 'false' })
await kit.query('create table basket (id int primary key, filled int not null check (filled <= 3))')
await kit.query('insert into basket values (1, 0)')

const basket = (id: number): Read<number | undefined> => ({
  statements: [
    sql`${prepared} select from basket where id = ${id} for update`,
    sql`${prepared} select filled from basket where id = ${id}`,
  ],
  of: ([, rows]) => (rows as { filled: number }[])[0]?.filled,
})
const filled = async () => (await kit.query<{ filled: number }>('select filled from basket where id = 1'))[0]?.filled
const fill = (trx: Trx, to: number) => later(trx, sql`update basket set filled = ${to} where id = 1`)

test('what nobody waits for is written together with what comes next, in one go', async () => {
  const { db } = kit.service.ctx
  const writes: number[] = []
  await db.transaction().execute(async (trx) => {
    await keepPlans(trx)
    await readAll(trx, basket(1))
    const client = await clientOf(trx)
    const { stream } = client.connection
    const _writev = stream._writev as NonNullable<typeof stream._writev>
    stream._writev = (chunks, done) => {
      writes.push(chunks.length)
      _writev.call(stream, chunks, done)
    }
    await fill(trx, 1)
    await fill(trx, 2)
    expect(writes).toEqual([])
    expect(await readAll(trx, basket(1))).toBe(2)
    stream._writev = _writev
  })
  expect(writes).toHaveLength(1)
  await kit.query('update basket set filled = 0')
})
/** The connection a transaction has. */
async function clientOf(trx: Trx): Promise<SwiftClient> {
  const { query } = SwiftClient.prototype
  let found: SwiftClient | undefined
  SwiftClient.prototype.query = function (this: SwiftClient, ...args: unknown[]) {
    if (String(args[0]).includes('whose connection')) found = this
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
  await sql`select 'whose connection'`.execute(trx)
  SwiftClient.prototype.query = query
  return found as SwiftClient
}

describe.each([
  ['without waiting for answers', kit.service.ctx],
  ['one by one, behind an old PgBouncer', patient.service.ctx],
])('statements sent %s', (_how, { db }) => {
  test('a read under lock sees what the one before it committed', async () => {
    const before = (await filled()) ?? 0
    let seen: number | undefined
    let second: Promise<void> | undefined
    await db.transaction().execute(async (trx) => {
      await readAll(trx, basket(1))
      second = db.transaction().execute(async (other) => {
        seen = await readAll(other, basket(1))
      })
      // It waits for the lock by now, with both its statements sent.
      await expect
        .poll(() => kit.query(`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%basket%'`))
        .toHaveLength(1)
      await fill(trx, before + 1)
    })
    await second
    expect(seen).toBe(before + 1)
  })

  test('several reads together each get their own rows', async () => {
    const [one, none, again] = await db
      .transaction()
      .execute((trx) => together<[number | undefined, number | undefined, number | undefined]>(trx, basket(1), basket(2), basket(1)))
    expect([one, none, again]).toEqual([await filled(), undefined, await filled()])
  })

  test('when the last statement fails the transaction fails with its error, nothing of it stays, and the connection goes on', async () => {
    const before = await filled()
    const attempt = db.transaction().execute(async (trx) => {
      await sql`insert into basket values (7, 1)`.execute(trx)
      await fill(trx, 4)
    })
    await expect(attempt).rejects.toMatchObject({ code: '23514' })
    expect(await kit.query('select from basket where id = 7')).toEqual([])
    expect(await filled()).toBe(before)
    await db.transaction().execute((trx) => fill(trx, 2))
    expect(await filled()).toBe(2)
    await kit.query('update basket set filled = 0')
  })

  test('what follows a statement that nobody waited for sees what it did', async () => {
    const seen = await db.transaction().execute(async (trx) => {
      await keepPlans(trx)
      await fill(trx, 1)
      await fill(trx, 3)
      return readAll(trx, basket(1))
    })
    expect([seen, await filled()]).toEqual([3, 3])
    await kit.query('update basket set filled = 0')
  })

  test('when a statement that nobody waited for fails, whatever follows fails with its error, and nothing stays', async () => {
    const reached: string[] = []
    const attempt = db.transaction().execute(async (trx) => {
      await later(trx, sql`insert into basket values (${7}, 1)`)
      await fill(trx, 4)
      await fill(trx, 2)
      await readAll(trx, basket(1))
      reached.push('after the read')
    })
    await expect(attempt).rejects.toMatchObject({ code: '23514' })
    expect(reached).toEqual([])
    expect(await kit.query('select from basket where id = 7')).toEqual([])
    expect(await readAllOf(db)).toBe(await filled())
  })

  test('what cannot even be sent is not committed around', async () => {
    const unspeakable = {
      toJSON() {
        throw new Error('has no JSON')
      },
    }
    const attempt = db.transaction().execute(async (trx) => {
      await sql`insert into basket (id, filled) values (9, 1)`.execute(trx)
      await later(trx, sql`update basket set filled = ${unspeakable} where id = 9`)
    })
    await expect(attempt).rejects.toThrow('has no JSON')
    expect(await kit.query('select from basket where id = 9')).toEqual([])
    expect(await readAllOf(db)).toBe(await filled())
  })

  test('when a read among several fails the transaction fails with its error', async () => {
    const broken: Read<unknown> = { statements: [sql`select 1 / ${0}::int`], of: (rows) => rows }
    const attempt = db.transaction().execute((trx) => together(trx, basket(1), broken, basket(1)))
    await expect(attempt).rejects.toMatchObject({ code: '22012' })
    expect(await readAllOf(db)).toBe(await filled())
  })
})
const readAllOf = (db: typeof kit.service.ctx.db) => db.transaction().execute((trx) => readAll(trx, basket(1)))

test('a table that a newer release changes under a kept plan is met once by each connection, as a moment of being busy', async () => {
  const { db } = (await kit.another({ DATABASE_POOL: '2' })).service.ctx
  const read = () => sql<{ id: number }>`${prepared} select * from basket where id = ${1}`.execute(db)
  await read()
  await kit.query('alter table basket add column colour text')
  const error = await read().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(databaseFault(error)).toBe('busy')
  expect((await read()).rows[0]).toMatchObject({ id: 1, colour: null })
})

test('a transaction in which a swallowed error spoiled everything does not end as if it had been committed', async () => {
  const attempt = kit.service.ctx.db.transaction().execute(async (trx) => {
    await sql`insert into basket (id, filled) values (8, 1)`.execute(trx)
    await sql`select 1 / ${0}::int`.execute(trx).catch(() => {})
  })
  await expect(attempt).rejects.toThrow('rolled back')
  expect(await kit.query('select from basket where id = 8')).toEqual([])
})
