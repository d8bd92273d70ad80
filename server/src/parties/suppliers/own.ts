import { type RawBuilder, sql } from 'kysely'

/** The suppliers of the same organisation as a distributor (`alias`): its own record, and suppliers with the same VAT number. */
export const ownSuppliers = (alias: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`array(select o.supplier_id from supplier o where o.distributor_id = ${of('distributor_id')}
    or o.vat_keys && ${of('vat_keys')})`
}
