import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { type Read, readAll } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import type { DistributorTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'

export type DistributorRow = Selectable<DistributorTable> & { prepaid_balances: { currency: string; amount: number }[] }

const from = sql`distributor d`
const select = sql`d.*, coalesce((select jsonb_agg(jsonb_build_object('currency', b.currency, 'amount', b.amount) order by b.currency)
  from prepaid_balance b where b.distributor_id = d.distributor_id), '[]') as prepaid_balances`

export const listDistributors = (db: Db, request: ListRequest, visible: Condition): Promise<Page<DistributorRow>> =>
  readPage<DistributorRow>(db, request, { select, from, where: [visible] })

export async function findDistributor(db: Db, id: string, visible: Condition): Promise<DistributorRow | undefined> {
  const { rows } = await sql<DistributorRow>`select ${select} from ${from} where d.distributor_id = ${id} and ${visible}`.execute(db)
  return rows[0]
}

/** Blocks other changes of the distributor or its credit, but not inserts that only refer to it, such as new bookings. */
export const lockDistributor = async (trx: Trx, id: string): Promise<DistributorRow | undefined> =>
  (await readAll(trx, lockedDistributors([id]))).get(id)

/** Locks several, in id order. */
export const lockedDistributors = (ids: string[]): Read<Map<string, DistributorRow>> =>
  byId(sql`select ${select} from ${from} where d.distributor_id = any(${ids}::text[]) order by d.distributor_id for no key update of d`)

/** `ids`: an array, or an expression of SQL. */
export const distributorRows = (ids: string[] | RawBuilder<unknown>): Read<Map<string, DistributorRow>> =>
  byId(sql`select ${select} from ${from} where d.distributor_id = any(${ids}::text[])`)

const byId = (statement: RawBuilder<unknown>): Read<Map<string, DistributorRow>> => ({
  statements: [statement],
  of: ([rows]) => new Map((rows as DistributorRow[]).map((row) => [row.distributor_id, row])),
})

export const insertDistributor = (trx: Trx, row: Insertable<DistributorTable>) => trx.insertInto('distributor').values(row).execute()

export const updateDistributor = (trx: Trx, id: string, changes: Updateable<DistributorTable>) =>
  trx.updateTable('distributor').set(changes).where('distributor_id', '=', id).execute()
