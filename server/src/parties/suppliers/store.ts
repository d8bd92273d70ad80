import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Read } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import { closeGates } from '../../platform/db/gate.js'
import type { SupplierTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { ownSuppliers } from './own.js'

export type SupplierRow = Selectable<SupplierTable>

export const listSuppliers = (db: Db, request: ListRequest, visible: Condition): Promise<Page<SupplierRow>> =>
  readPage<SupplierRow>(db, request, { select: sql`s.*`, from: sql`supplier s`, where: [visible] })

export async function findSupplier(db: Db, id: string, visible: Condition): Promise<SupplierRow | undefined> {
  const { rows } = await sql<SupplierRow>`select s.* from supplier s where s.supplier_id = ${id} and ${visible}`.execute(db)
  return rows[0]
}

export const supplierOfDistributor = (db: Db, distributorId: string): Promise<SupplierRow | undefined> =>
  db.selectFrom('supplier').selectAll().where('distributor_id', '=', distributorId).executeTakeFirst()

export async function suppliersById(db: Db, ids: string[]): Promise<Map<string, SupplierRow>> {
  const rows = await db.selectFrom('supplier').selectAll().where('supplier_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.supplier_id, row]))
}

/** Blocks other changes of the supplier and new tickets that use its terms, but not rows that only refer to it. */
export async function lockSupplier(trx: Trx, id: string): Promise<SupplierRow | undefined> {
  await closeGates('supplier_id', [id]).execute(trx)
  const { rows } = await sql<SupplierRow>`select * from supplier where supplier_id = ${id} for no key update`.execute(trx)
  return rows[0]
}

export const insertSupplier = (trx: Trx, row: Insertable<SupplierTable>) => trx.insertInto('supplier').values(row).execute()

export const updateSupplier = (trx: Trx, id: string, changes: Updateable<SupplierTable>) =>
  trx.updateTable('supplier').set(changes).where('supplier_id', '=', id).execute()

/** Name, address and VAT number at a point in time. */
export async function supplierAt(
  db: Db,
  id: string,
  at: Date,
): Promise<Pick<SupplierRow, 'name' | 'invoice_address' | 'iso_country' | 'vat_number'>> {
  type Past = Pick<SupplierRow, 'name' | 'invoice_address' | 'iso_country' | 'vat_number'>
  const { rows } = await sql<{ snapshot: Past }>`
    select h.snapshot from history h where h.resource = 'supplier' and h.resource_id = ${id} and h.at <= ${at} order by h.version desc limit 1`.execute(
    db,
  )
  return rows[0]?.snapshot ?? (await db.selectFrom('supplier').selectAll().where('supplier_id', '=', id).executeTakeFirstOrThrow())
}

/** The suppliers of the same organisation as a distributor. */
export const suppliersOfBuyers = (distributorIds: string[]): Read<Map<string, string[]>> => ({
  statements: [
    sql`select d.distributor_id, ${ownSuppliers('d')} as own_suppliers from distributor d where d.distributor_id = any(${distributorIds}::text[])`,
  ],
  of: ([rows]) =>
    new Map((rows as { distributor_id: string; own_suppliers: string[] }[]).map((one) => [one.distributor_id, one.own_suppliers])),
})
