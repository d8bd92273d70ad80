import type { ChangeData } from './changes.js'
import type { MirroredResource, MirrorReader, MirrorStore } from './mirror.js'

/** The used part of a database: better-sqlite3, libsql and `DatabaseSync` of node:sqlite (from Node 22) have it. */
export interface SqliteDatabase {
  exec(sql: string): unknown
  prepare(sql: string): {
    run(...values: string[]): unknown
    get(...values: string[]): unknown
    all(...values: string[]): unknown[]
  }
}

export type SqliteStore = Required<MirrorStore> & MirrorReader

/**
 * Stores a copy in an SQLite file: `sqliteStore(new Database('allotment.db'))`. You choose and open the driver; the SDK depends on none. Each
 * answer of the feed is one transaction together with its cursor, so that a process continues after it was killed, and other
 * processes that read the file see complete answers only.
 */
export function sqliteStore(database: SqliteDatabase): SqliteStore {
  database.exec(`
    create table if not exists allotment_item (resource text not null, id text not null, data text not null, primary key (resource, id)) without rowid;
    create table if not exists allotment_cursor (name text primary key, cursor text not null) without rowid;`)
  const statements = {
    load: database.prepare(`select cursor from allotment_cursor where name = 'changes'`),
    save: database.prepare(
      `insert into allotment_cursor (name, cursor) values ('changes', ?) on conflict (name) do update set cursor = excluded.cursor`,
    ),
    put: database.prepare(
      'insert into allotment_item (resource, id, data) values (?, ?, ?) on conflict (resource, id) do update set data = excluded.data',
    ),
    remove: database.prepare('delete from allotment_item where resource = ? and id = ?'),
    ids: database.prepare('select id from allotment_item where resource = ?'),
    get: database.prepare('select data from allotment_item where resource = ? and id = ?'),
    all: database.prepare('select data from allotment_item where resource = ? order by id'),
  }
  const parsed = <R extends MirroredResource>(row: unknown): ChangeData[R] => JSON.parse((row as { data: string }).data) as ChangeData[R]
  return {
    load: () => (statements.load.get() as { cursor: string } | undefined)?.cursor,
    save: (cursor) => void statements.save.run(cursor),
    put: (resource, id, data) => void statements.put.run(resource, id, JSON.stringify(data)),
    remove: (resource, id) => void statements.remove.run(resource, id),
    ids: (resource) => statements.ids.all(resource).map((row) => (row as { id: string }).id),
    get: (resource, id) => {
      const row = statements.get.get(resource, id)
      return row ? parsed(row) : undefined
    },
    all: (resource) => statements.all.all(resource).map((row) => parsed(row)),
    async transaction(work) {
      database.exec('begin immediate')
      try {
        await work()
        database.exec('commit')
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
  }
}
