import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Trx } from '../db/open.js'
import type { Service } from '../service.js'
import { loadParties } from './parties.js'

/** Held while loading, so that two processes on one database load once. */
const lockKey = 7_210_311_206

/**
 * Loads the demo into a database that has no client yet, in one transaction: all of it or nothing.
 * The credentials are written before the commit; should that fail, the next try makes new ones.
 */
export async function loadDemo({ ctx }: Service): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    if (await hasClients(trx)) return false
    const parties = await loadParties(ctx, trx)
    const path = join(ctx.config.DATA_DIR, 'demo-credentials.json')
    await mkdir(ctx.config.DATA_DIR, { recursive: true, mode: 0o700 })
    await writeFile(path, `${JSON.stringify({ base_url: ctx.config.PUBLIC_URL, ...parties.credentials }, null, 2)}\n`, { mode: 0o600 })
    await chmod(path, 0o600)
    return true
  })
}

async function hasClients(trx: Trx): Promise<boolean> {
  const { rows } = await sql`select from client limit 1`.execute(trx)
  return rows.length > 0
}
