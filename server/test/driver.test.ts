import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import type pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { defer, keepPlans, pipeline, prepared, type Read, readAll, withKeptPlans } from '../src/platform/db/client.js'
import { RolledBack } from '../src/platform/db/driver/connection.js'
import { pipelineOf } from '../src/platform/db/driver/driver.js'
import { type Db, databaseFault, type Trx } from '../src/platform/db/open.js'
import { startKit } from './kit/index.js'

const kit = await startKit()
const unprepared = await kit.another({ DATABASE_PREPARE: 'false' })
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
const empty = () => kit.query('update basket set filled = 0')
const fill = (trx: Trx, to: number) => defer(trx, sql`update basket set filled = ${to} where id = 1`)
const readOne = (db: Db) => db.transaction().execute((trx) => readAll(trx, basket(1)))

/** The pg client of a transaction. */
const clientOf = (trx: Trx) =>
  trx
    .getExecutor()
    .provideConnection(async (connection) => (pipelineOf(connection) as unknown as { wire: { client: pg.Client } }).wire.client)

/** The writes to the socket during an action, one entry each. */
async function writesOf(trx: Trx, act: () => Promise<unknown>): Promise<string[]> {
  const { stream } = (await clientOf(trx)).connection
  const writes: string[] = []
  const { _write, _writev } = stream
  stream._write = (chunk, encoding, done) => {
    writes.push(String(chunk))
    _write.call(stream, chunk, encoding, done)
  }
  stream._writev = (chunks, done) => {
    writes.push(chunks.map(({ chunk }) => String(chunk)).join(''))
    _writev?.call(stream, chunks, done)
  }
  await act()
  stream._write = _write
  if (_writev) stream._writev = _writev
  return writes
}

test('a deferred statement is sent with the next one, in one write with one Sync, and not before', async () => {
  await kit.service.ctx.db.transaction().execute(async (trx) => {
    await keepPlans(trx)
    await readAll(trx, basket(1))
    const deferring = await writesOf(trx, async () => {
      await fill(trx, 1)
      await fill(trx, 2)
    })
    expect(deferring).toEqual([])
    const reading = await writesOf(trx, async () => expect(await readAll(trx, basket(1))).toBe(2))
    expect(reading).toHaveLength(1)
    expect(reading[0]?.split('S\0\0\0\x04')).toHaveLength(2)
  })
  await empty()
})

describe.each([
  ['prepared', kit.service.ctx],
  ['not prepared', unprepared.service.ctx],
])('with statements that are %s', (_how, { db }) => {
  test('a row has each column under its name; of two columns with the same name the last one that is not null', async () => {
    for (const value of [1, 2, 3]) {
      const { rows } =
        await sql`${prepared} select ${value}::int as n, 'x' as "a b", null::text as "quo""ted", true as "__proto__x", 5 as twice, null::int as twice, null::int as again, 6 as again,
        array[1, null] as list, '{"a": null}'::jsonb as document, timestamptz '2026-01-01 00:00Z' as at, null::timestamptz as never`.execute(
          db,
        )
      expect(rows).toEqual([
        {
          ...{ n: value, 'a b': 'x', 'quo"ted': null, __proto__x: true, twice: 5, again: 6, list: [1, null], document: { a: null } },
          ...{ at: new Date('2026-01-01T00:00:00Z'), never: null },
        },
      ])
    }
  })

  test('a read under a lock sees what the previous lock holder committed', async () => {
    const before = (await filled()) ?? 0
    let seen: number | undefined
    let second: Promise<void> | undefined
    await db.transaction().execute(async (trx) => {
      await readAll(trx, basket(1))
      second = db.transaction().execute(async (other) => {
        seen = await readAll(other, basket(1))
      })
      // It waits for the lock by now, with both statements sent.
      await expect
        .poll(() => kit.query(`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%basket%'`))
        .toHaveLength(1)
      await fill(trx, before + 1)
    })
    await second
    expect(seen).toBe(before + 1)
    await empty()
  })

  test('several reads in one pipeline each get their own rows', async () => {
    const [one, none, again] = await db
      .transaction()
      .execute((trx) => pipeline<[number | undefined, number | undefined, number | undefined]>(trx, basket(1), basket(2), basket(1)))
    expect([one, none, again]).toEqual([await filled(), undefined, await filled()])
  })

  test('rows keep their columns and types on every use of a statement, also after a first use without rows', async () => {
    const read = (id: number) =>
      sql<object>`${prepared} select ${id}::int as id, ${'x'}::text as "text", null::text as nothing, now() as at`
    await db.transaction().execute(async (trx) => {
      await defer(trx, read(1))
      for (const id of [2, 3]) expect((await read(id).execute(trx)).rows).toEqual([{ id, text: 'x', nothing: null, at: expect.any(Date) }])
    })
  })

  test('the number of changed rows is returned', async () => {
    const result = await db.transaction().execute((trx) => sql`update basket set filled = 0 where id = any(${[1, 2]})`.execute(trx))
    expect(result.numAffectedRows).toBe(1n)
  })

  test('when a deferred statement fails at the commit, the commit fails with its error, nothing is stored, and the connection stays usable', async () => {
    const attempt = db.transaction().execute(async (trx) => {
      await sql`insert into basket values (7, 1)`.execute(trx)
      await fill(trx, 4)
    })
    await expect(attempt).rejects.toMatchObject({ code: '23514' })
    expect(await kit.query('select from basket where id = 7')).toEqual([])
    expect(await filled()).toBe(0)
    await db.transaction().execute((trx) => fill(trx, 2))
    expect(await filled()).toBe(2)
    await empty()
  })

  test('a statement after a deferred one sees its effect', async () => {
    const seen = await db.transaction().execute(async (trx) => {
      await keepPlans(trx)
      await fill(trx, 1)
      await fill(trx, 3)
      return readAll(trx, basket(1))
    })
    expect([seen, await filled()]).toEqual([3, 3])
    await empty()
  })

  test('when a deferred statement fails, the next statement fails with its error, and nothing is stored', async () => {
    const reached: string[] = []
    const attempt = db.transaction().execute(async (trx) => {
      await defer(trx, sql`insert into basket values (${7}, 1)`)
      await fill(trx, 4)
      await fill(trx, 2)
      await readAll(trx, basket(1))
      reached.push('after the read')
    })
    await expect(attempt).rejects.toMatchObject({ code: '23514' })
    expect(reached).toEqual([])
    expect(await kit.query('select from basket where id = 7')).toEqual([])
    expect(await readOne(db)).toBe(0)
  })

  test('deferred statements of an aborted transaction are never executed', async () => {
    const holder = await kit.service.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from basket where id = 1 for update')
    const attempt = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      // If it were executed, it would wait for the lock.
      await fill(trx, 1)
      throw new Error('given up')
    })
    await expect(attempt).rejects.toThrow('given up')
    await holder.query('rollback')
    holder.release()
    expect(await readOne(db)).toBe(0)
  })

  test('an invalid value is refused when it is passed, and the transaction has no effect', async () => {
    const unspeakable = {
      toJSON() {
        throw new Error('has no JSON')
      },
    }
    const attempt = db.transaction().execute(async (trx) => {
      await sql`insert into basket (id, filled) values (9, 1)`.execute(trx)
      await defer(trx, sql`update basket set filled = ${unspeakable} where id = 9`)
    })
    await expect(attempt).rejects.toThrow('has no JSON')
    expect(await kit.query('select from basket where id = 9')).toEqual([])
    expect(await readOne(db)).toBe(0)
  })

  test('a deferred statement is sent with its values from the time of the call', async () => {
    const note = { colour: 'red' }
    const [row] = await db.transaction().execute(async (trx) => {
      await sql`create temporary table note (content jsonb) on commit drop`.execute(trx)
      await defer(trx, sql`insert into note values (${note})`)
      note.colour = 'blue'
      return (await sql<{ content: object }>`select content from note`.execute(trx)).rows
    })
    expect(row?.content).toEqual({ colour: 'red' })
  })

  test('when one of several reads fails, the transaction fails with its error', async () => {
    const broken: Read<unknown> = { statements: [sql`select 1 / ${0}::int`], of: (rows) => rows }
    const attempt = db.transaction().execute((trx) => pipeline(trx, basket(1), broken, basket(1)))
    await expect(attempt).rejects.toMatchObject({ code: '22012' })
    expect(await readOne(db)).toBe(0)
  })

  test('a transaction with an ignored error is not committed, and the error names the cause', async () => {
    const attempt = db.transaction().execute(async (trx) => {
      await sql`insert into basket (id, filled) values (8, 1)`.execute(trx)
      await sql`select 1 / ${0}::int`.execute(trx).catch(() => {})
      // No later statement is executed, deferred or not.
      await expect(sql`select 1`.execute(trx)).rejects.toMatchObject({ code: '22012' })
      await expect(fill(trx, 1)).rejects.toMatchObject({ code: '22012' })
    })
    await expect(attempt).rejects.toThrow(RolledBack)
    await expect(attempt).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(await kit.query('select from basket where id = 8')).toEqual([])
    expect(await readOne(db)).toBe(0)
  })

  test('when begin fails, no statement of the transaction is executed outside it', async () => {
    await kit.query('create table if not exists stray (id int)')
    const attempt = db.transaction().execute(async (trx) => {
      const connection = await trx
        .getExecutor()
        .provideConnection(async (one) => pipelineOf(one) as unknown as { unsent: { text: string; name: undefined }[] })
      // In place of the begin that waits to be sent.
      connection.unsent[0] = { ...connection.unsent[0], text: 'start transaction isolation level none', name: undefined }
      await defer(trx, sql`insert into stray values (${1})`)
      await defer(trx, sql`insert into stray values (${2})`)
    })
    await expect(attempt).rejects.toMatchObject({ code: '42601' })
    expect(await kit.query('select from stray')).toEqual([])
  })

  test.each(['read committed', 'repeatable read', 'serializable'] as const)('a transaction is %s if requested', async (level) => {
    const seen = await db
      .transaction()
      .setIsolationLevel(level)
      .setAccessMode('read only')
      .execute(async (trx) => {
        await defer(trx, sql`select 1`)
        const { rows } = await sql<{ level: string; read_only: string }>`
          select current_setting('transaction_isolation') as level, current_setting('transaction_read_only') as read_only`.execute(trx)
        return rows[0]
      })
    expect(seen).toEqual({ level, read_only: 'on' })
    const attempt = db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => fill(trx, 1))
    await expect(attempt).rejects.toMatchObject({ code: '25006' })
  })

  test('a repeatable read transaction keeps its snapshot; a plain transaction sees commits of others', async () => {
    const seen = async (level: 'repeatable read' | 'read committed') => {
      const trx = await db.startTransaction().setIsolationLevel(level).execute()
      const read = async () => (await sql<{ filled: number }>`select filled from basket where id = ${1}`.execute(trx)).rows[0]?.filled
      const before = await read()
      await kit.query('update basket set filled = filled + 1 where id = 1')
      const after = await read()
      await trx.rollback().execute()
      await empty()
      return [before, after]
    }
    expect(await seen('repeatable read')).toEqual([0, 0])
    expect(await seen('read committed')).toEqual([0, 1])
  })

  test('after a failure a transaction continues from a savepoint, and statements deferred before the savepoint stay', async () => {
    const trx = await db.startTransaction().execute()
    await fill(trx, 1)
    const point = await trx.savepoint('before').execute()
    await fill(point, 4)
    await expect(sql`select 1`.execute(point)).rejects.toMatchObject({ code: '23514' })
    await point.rollbackToSavepoint('before').execute()
    expect(await readAll(point, basket(1))).toBe(1)
    await (await point.releaseSavepoint('before').execute()).commit().execute()
    expect(await filled()).toBe(1)
    await empty()
  })

  test('a savepoint after a failed deferred statement cannot be used, and the transaction is rolled back', async () => {
    const trx = await db.startTransaction().execute()
    await fill(trx, 4)
    const point = await trx.savepoint('late').execute()
    await expect(sql`select 1`.execute(point)).rejects.toMatchObject({ code: '23514' })
    await expect(point.rollbackToSavepoint('late').execute()).rejects.toMatchObject({ code: '23514' })
    await expect(point.commit().execute()).rejects.toThrow(RolledBack)
    await point.rollback().execute()
    expect(await readOne(db)).toBe(0)
  })

  test('a transaction whose connection is killed between two statements fails as database_unavailable, and the next one works', async () => {
    const attempt = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await fill(trx, 3)
      await kit.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
      await sql`select 1`.execute(trx)
    })
    const error = await attempt.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(databaseFault(error)).toBe('away')
    expect(await readOne(db)).toBe(0)
  })

  test('a transaction whose connection is killed before the commit is never reported as committed', async () => {
    const attempt = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await fill(trx, 3)
      await kit.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    })
    await expect(attempt).rejects.toThrow()
    expect(await filled()).toBe(0)
  })

  test('a transaction that is abandoned before its first await sends nothing', async () => {
    let client: pg.Client | undefined
    let before = 0
    const socket = () => client?.connection.stream as Socket
    const attempt = db.transaction().execute(async (trx) => {
      client = await clientOf(trx)
      before = socket().bytesWritten
      await fill(trx, 1)
      throw new Error('given up')
    })
    await expect(attempt).rejects.toThrow('given up')
    expect(socket().bytesWritten).toBe(before)
    expect(await filled()).toBe(0)
  })
})

test('a statement after its connection was returned is refused, and never runs in the transaction of another caller', async () => {
  const { db } = kit.service.ctx
  const connection = await db.connection().execute((held) => held.getExecutor().provideConnection(async (one) => pipelineOf(one)))
  await expect(connection.executeQuery(sql`select 1`.compile(db))).rejects.toThrow('after its connection had been returned')
})

test('generic plans are used only in the part of a transaction that requests them', async () => {
  const mode = async (trx: Trx) =>
    (await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(trx)).rows[0]?.mode
  // As a PostgreSQL outside of the tests is set.
  const { service } = await kit.another({}, { ...kit.database, options: '-c plan_cache_mode=auto' })
  await service.ctx.db.transaction().execute(async (trx) => {
    expect(await mode(trx)).toBe('auto')
    expect(await withKeptPlans(trx, () => mode(trx))).toBe('force_generic_plan')
    expect(await mode(trx)).toBe('auto')
    const failed = withKeptPlans(trx, async () => {
      throw new Error('not of the database')
    })
    await expect(failed).rejects.toThrow('not of the database')
    expect(await mode(trx)).toBe('auto')
  })
})

test('the name of a prepared statement depends on its text alone: the same in every process, different for another text', async () => {
  const names = async (db: Db) => {
    const read = (text: string) => sql`${prepared} select ${text}::text as ${sql.ref(text)}`
    return db.connection().execute(async (held) => {
      for (const text of ['one', 'two']) await read(text).execute(held)
      const { rows } = await sql<{ name: string; statement: string }>`
        select name, statement from pg_prepared_statements where statement like '%select $1::text as %' order by statement`.execute(held)
      return rows
    })
  }
  const here = await names(kit.service.ctx.db)
  expect(here.map(({ statement }) => statement.trim())).toEqual(['select $1::text as "one"', 'select $1::text as "two"'])
  expect(new Set(here.map(({ name }) => name)).size).toBe(2)
  expect(await names((await kit.another()).service.ctx.db)).toEqual(here)
})

test('a changed table under a prepared statement causes one retryable error per connection', async () => {
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

test('a connection that PostgreSQL ends is not given to the next one who waits for one', async () => {
  const { service } = await kit.another({ DATABASE_POOL: '2' })
  const { db, pool } = { db: service.ctx.db, pool: service.database.pool }
  // The other connection is taken, so the second statement waits for that of the first.
  const taken = await pool.connect()
  try {
    for (let round = 0; round < 20; round++) {
      const ended = sql`select pg_terminate_backend(pg_backend_pid()), ${round}::int`.execute(db)
      const next = sql<{ one: number }>`select 1 as one, ${round}::int`.execute(db)
      await expect(ended).rejects.toMatchObject({ code: '57P01' })
      expect((await next).rows[0]?.one).toBe(1)
    }
  } finally {
    taken.release()
  }
})

test('PostgreSQL that ends while the service closes its connections is no warning', async () => {
  const { host, port } = kit.database
  const fatal = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')
  const length = Buffer.alloc(4)
  length.writeInt32BE(fatal.length + 4)
  let ended = 0
  // A server that answers the end of a connection as PostgreSQL does when it is stopped at the same moment.
  const ending = createServer((client) => {
    const upstream = connect(`${host}/.s.PGSQL.${port}`)
    upstream.on('data', (data) => client.write(data)).on('error', () => client.destroy())
    client.on('error', () => upstream.destroy())
    client.on('data', (data) => {
      if (data.at(-5) !== 0x58 || data.readInt32BE(data.length - 4) !== 4) return upstream.write(data)
      ended++
      client.end(Buffer.concat([Buffer.from('E'), length, fatal]))
      upstream.destroy()
    })
  })
  await new Promise<void>((resolve) => ending.listen(0, '127.0.0.1', resolve))
  const { service } = await kit.another({}, { ...kit.database, host: '127.0.0.1', port: (ending.address() as AddressInfo).port })
  const warn = vi.spyOn(service.ctx.log, 'warn')
  const client = await service.database.pool.connect()
  client.release()
  const closed = new Promise<void>((resolve) => client.on('end', () => resolve()))
  await service.close()
  await closed
  ending.close()
  expect(ended).toBeGreaterThan(0)
  expect(warn).not.toHaveBeenCalled()
})
