import { sql } from 'kysely'
import { type Db, isDuplicate } from '../db/open.js'
import { insertRows, type NewRow } from '../db/rows.js'

export type NewEntry = NewRow<'request_log'>

/** Inserts any number of entries in one statement. Some may be there already, if the answer to an earlier attempt was lost. */
export async function insertEntries(db: Db, entries: NewEntry[]): Promise<void> {
  const insert = insertRows('request_log', entries)
  try {
    await insert.execute(db)
  } catch (error) {
    // Looking for duplicates is one more lookup for each entry, so only a repeated write does it.
    if (!isDuplicate(error)) throw error
    await sql`${insert} on conflict do nothing`.execute(db)
  }
}
