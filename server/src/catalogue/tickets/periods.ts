import { type FieldFault, fault, invalid } from '../../lib/errors.js'
import { localInput } from '../../lib/inputs.js'
import type { SalesPeriod } from '../../platform/db/json.js'

const overlaps = (a: SalesPeriod, b: SalesPeriod): boolean => a.date_start < b.date_stop && b.date_start < a.date_stop

/**
 * Periods in the venue's time zone. Each must end after it begins. Periods with a price in the same currency may not overlap, because the
 * price would be ambiguous.
 */
export function periodsInput(
  periods: SalesPeriod[],
  zone: string,
  currencyOf: (period: SalesPeriod) => string | undefined = () => undefined,
): SalesPeriod[] {
  const stored = periods.map((period, index) => ({
    ...period,
    date_start: localInput(`/sales_periods/${index}/date_start`, period.date_start, zone),
    date_stop: localInput(`/sales_periods/${index}/date_stop`, period.date_stop, zone),
  }))
  const faults = stored.flatMap((period, index): FieldFault[] => {
    if (period.date_stop <= period.date_start) return [fault(`/sales_periods/${index}/date_stop`, 'too_early', 'is not after date_start')]
    const isRival = (earlier: SalesPeriod) =>
      earlier.net_rate !== undefined && currencyOf(earlier) === currencyOf(period) && overlaps(earlier, period)
    const other = period.net_rate === undefined ? -1 : stored.slice(0, index).findIndex(isRival)
    return other < 0
      ? []
      : [fault(`/sales_periods/${index}`, 'overlapping', `has a price of its own, as has period ${other}, at the same time`)]
  })
  if (faults.length > 0) throw invalid(faults)
  return stored
}
