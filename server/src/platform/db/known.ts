import { sql } from 'kysely'
import { notFound } from '../../lib/errors.js'
import type { Trx } from './open.js'

const tables = {
  supplier: sql`supplier x where true`,
  distributor: sql`distributor x where true`,
  client: sql`client x where x.client_status <> 'deleted'`,
}
type Party = keyof typeof tables

/** Throws for the first of these ids that does not exist. One statement checks them all. */
export async function refuseUnknown(trx: Trx, named: Partial<Record<Party, readonly string[]>>): Promise<void> {
  const asked = Object.entries(named).flatMap(([party, ids]) => [...new Set(ids)].map((id) => ({ party: party as Party, id })))
  if (asked.length === 0) return
  const known = Object.entries(named).map(
    ([party, ids]) => sql`select ${party}::text as party, ${sql.ref(`x.${party}_id`)} as id
      from ${tables[party as Party]} and ${sql.ref(`x.${party}_id`)} = any(${[...ids]}::text[])`,
  )
  const { rows } = await sql<{ party: Party; id: string }>`${sql.join(known, sql` union all `)}`.execute(trx)
  const stray = asked.find(({ party, id }) => !rows.some((row) => row.party === party && row.id === id))
  if (stray) throw notFound(stray.party, stray.id)
}
