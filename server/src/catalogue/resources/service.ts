import type { Author } from '../../lib/caller.js'
import { type Noun, notFound, refuseInUse } from '../../lib/errors.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Resource, recordHistory } from '../../platform/history/store.js'

interface Removal {
  deleted: Date
  updated: Date
  version: number
}

interface Spec<Row extends { version: number }, Version extends object> {
  noun: Noun & Resource
  /** converts a row to a version for the history */
  toVersion(row: Row): Version
  idOf(row: Row): string
  /** checks rules that involve several fields, before the version is recorded */
  check?(version: Version): void
  find(db: Db, text: string, at: Date): Promise<Row | undefined>
  lock(trx: Trx, text: string, at: Date): Promise<Row | undefined>
  /** the row as this transaction has written it, deleted or not */
  written(trx: Trx, id: string, at: Date): Promise<Row | undefined>
  update(trx: Trx, id: string, changes: Removal): Promise<unknown>
  /** number of resources that refer to it; it cannot be deleted if there are any */
  uses(trx: Trx, row: Row): Promise<Record<string, number>> | Record<string, number>
  /** further changes when it is deleted */
  removed?(env: Env, trx: Trx, author: Author, id: string, at: Date): Promise<void>
}

/** The operations that all catalogue resources share: read, lock, delete, and record versions. */
export function resource<Row extends { version: number }, Version extends object>(spec: Spec<Row, Version>) {
  const { noun, toVersion, idOf } = spec
  const found = (row: Row | undefined, text: string): Row => {
    if (!row) throw notFound(noun, text)
    return row
  }
  const lock = async (trx: Trx, text: string, at: Date, guard?: Guard): Promise<Row> => {
    const row = found(await spec.lock(trx, text, at), text)
    guard?.(row.version)
    return row
  }
  /** Records the version written by this transaction. */
  const record = async (trx: Trx, author: Author, at: Date, id: string, before: Version | null) => {
    const row = found(await spec.written(trx, id, at), id)
    const body = toVersion(row)
    spec.check?.(body)
    await recordHistory(trx, noun, author, at, [{ resource_id: id, version: row.version, before, after: body }])
    return { row, body, version: row.version }
  }
  return {
    lock,
    record,
    read: async (ctx: Ctx, text: string) => {
      const row = found(await spec.find(ctx.db, text, ctx.now()), text)
      return { body: toVersion(row), version: row.version }
    },
    remove: async (env: Env, trx: Trx, author: Author, text: string, guard?: Guard): Promise<void> => {
      const at = env.now()
      const row = await lock(trx, text, at, guard)
      const id = idOf(row)
      refuseInUse(await spec.uses(trx, row))
      await spec.update(trx, id, { deleted: at, updated: at, version: row.version + 1 })
      await spec.removed?.(env, trx, author, id, at)
      await record(trx, author, at, id, toVersion(row))
    },
  }
}
