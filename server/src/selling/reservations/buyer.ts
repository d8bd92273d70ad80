import { sql } from 'kysely'
import { ownSuppliers } from '../../parties/suppliers/own.js'
import { prepared, type Read, readAll } from '../../platform/db/client.js'
import type { FeeRule } from '../../platform/db/json.js'
import { isFinished } from '../../platform/db/migrate.js'
import { newestMoment } from '../../platform/db/moment.js'
import type { Trx } from '../../platform/db/open.js'

/** The properties of a distributor that decide whether and how it may hold tickets. */
export interface Buyer {
  distributor_id: string
  iso_country: string
  default_currency: string
  hold_minutes: number
  hold_max_minutes: number
  hold_limit: number
  /** tickets held now */
  held: number
  /** whether quota was freed since the count was last written */
  has_freed: boolean
  fxratemoment_id: string | null
  fee_rules: FeeRule[]
  vat_number: string | null
  foreign_vat_numbers: Record<string, string>
  /** suppliers of the same organisation */
  own_suppliers: string[]
  /** whether no process reads the first version of its holds from the history only: see versions.ts */
  may_record_later: boolean
}

const buyersSuppliers = ownSuppliers('d')

/**
 * Hold limits and counts of the distributors in a batch. The count rows are locked in id order. Quota freed since the count was last
 * written is read in a separate statement after the lock, because another transaction may just have added it to the count.
 */
export const buyers = (ids: string[], at: Date): Read<Map<string, Buyer>> => ({
  statements: [
    sql`${prepared} select from distributor_hold where distributor_id = any(${ids}::text[]) order by distributor_id for update`,
    sql`${prepared}
    select d.distributor_id, d.iso_country, d.default_currency, d.hold_minutes, d.hold_max_minutes, d.hold_limit, d.fee_rules, d.vat_number, d.foreign_vat_numbers,
           (h.held - coalesce(f.held, 0))::int as held, f.held is not null as has_freed,
           (select m.fxratemoment_id from ${newestMoment(at)}) as fxratemoment_id,
           ${buyersSuppliers} as own_suppliers, ${isFinished('0054_first_versions')} as may_record_later
      from distributor_hold h join distributor d using (distributor_id)
      cross join lateral (select sum(n.held) as held from distributor_hold_freed n where n.distributor_id = h.distributor_id) f
     where h.distributor_id = any(${ids}::text[])`,
  ],
  of: ([, rows]) => new Map((rows as Buyer[]).map((row) => [row.distributor_id, row])),
})
export const lockBuyers = (trx: Trx, ids: string[], at: Date): Promise<Map<string, Buyer>> => readAll(trx, buyers(ids, at))
