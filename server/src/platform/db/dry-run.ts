import type { Db, Trx } from './open.js'

class RolledBack<T> extends Error {
  constructor(readonly result: T) {
    super('rolled back on purpose')
  }
}

/** Runs a change with all its checks and locks, and rolls it back. Returns its result. */
export async function dryRun<T>(db: Db, effect: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (trx): Promise<never> => {
      throw new RolledBack(await effect(trx))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T
    throw error
  }
}
