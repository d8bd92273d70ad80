import { type RawBuilder, sql } from 'kysely'
import { liveOrder } from '../../../lib/order-states.js'

/** Live orders (`o`) that a provider is still to settle, of these methods; the index of them has the same words. */
export const unsettled = (methods: readonly string[]): RawBuilder<unknown> =>
  sql`o.payment_method in (${sql.join(methods.map((name) => sql.lit(name)))}) and o.distributorfinancial_status = 'open' and not o.is_test_booking
      and ${liveOrder.sql('o')}`
