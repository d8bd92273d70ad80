import { type RawBuilder, sql } from 'kysely'
import { liveOrder } from '../../../lib/order-states.js'

/** Live orders (`o`) with these methods that a provider has not settled. The condition must match the partial index. */
export const unsettled = (methods: readonly string[]): RawBuilder<unknown> =>
  sql`o.payment_method in (${sql.join(methods.map((name) => sql.lit(name)))}) and o.distributorfinancial_status = 'open' and not o.is_test_booking
      and ${liveOrder.sql('o')}`
