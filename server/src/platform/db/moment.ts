import { type RawBuilder, sql } from 'kysely'

/**
 * The exchange rates that hold at this time, for a FROM: the newest that were taken by then, or no row. Rates with a later time are stored
 * ahead. Everything that shows, agrees or converts an amount reads them here, so that all change to new rates at the same time.
 */
export const newestMoment = (at: Date): RawBuilder<unknown> =>
  sql`(select * from fxratemoment where taken <= ${at} order by taken desc, fxratemoment_id desc limit 1) m`
