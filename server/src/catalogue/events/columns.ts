import { country as countryOf } from '../../lib/countries.js'
import { type FieldFault, fault, invalid } from '../../lib/errors.js'
import { checkCurrencies, countryInput, localInput } from '../../lib/inputs.js'
import { localToUtc } from '../../lib/zones.js'
import type { GuestDataRequirement, OpeningHours, SalesPeriod } from '../../platform/db/json.js'
import { periodsInput } from '../tickets/periods.js'

interface Whole {
  date_start: string
  date_stop: string
  date_start_main_event?: string | null | undefined
  date_stop_main_event?: string | null | undefined
  opening_hours?: OpeningHours[] | undefined
  sales_periods?: SalesPeriod[] | undefined
  guest_data_requirements?: GuestDataRequirement[] | undefined
}

/** The venue of the event. */
interface Place {
  time_zone: string
  /** alpha-3 */
  country: string
}

/** The columns of an event that depend on the venue, and its JSON columns. */
export function toColumns(event: Whole, place: Place) {
  const zone = place.time_zone
  const local = (name: 'date_start_main_event' | 'date_stop_main_event') => {
    const text = event[name]
    return text ? localInput(`/${name}`, text, zone) : null
  }
  const dates = {
    date_start: localInput('/date_start', event.date_start, zone),
    date_stop: localInput('/date_stop', event.date_stop, zone),
    date_start_main_event: local('date_start_main_event'),
    date_stop_main_event: local('date_stop_main_event'),
  }
  const instants = { date_start_utc: localToUtc(dates.date_start, zone), date_stop_utc: localToUtc(dates.date_stop, zone) }
  checkOrder({ ...dates, ...instants })
  return {
    ...dates,
    ...instants,
    opening_hours: JSON.stringify(hoursInput(event.opening_hours ?? [])),
    sales_periods: JSON.stringify(pricesInput(event.sales_periods ?? [], place)),
    guest_data_requirements: JSON.stringify(requirementsInput(event.guest_data_requirements ?? [])),
  }
}

interface Dates {
  date_start: string
  date_stop: string
  date_start_main_event: string | null
  date_stop_main_event: string | null
  date_start_utc: Date
  date_stop_utc: Date
}

function checkOrder({ date_start_main_event: start, date_stop_main_event: stop, ...event }: Dates): void {
  const faults: FieldFault[] = []
  // A time that the clocks skip in spring is moved forward, possibly beyond a later time of that night.
  if (event.date_stop < event.date_start || event.date_stop_utc < event.date_start_utc)
    faults.push(fault('/date_stop', 'too_early', 'is before date_start'))
  if (start !== null && stop !== null && stop < start)
    faults.push(fault('/date_stop_main_event', 'too_early', 'is before date_start_main_event'))
  if (faults.length > 0) throw invalid(faults)
}

/** Sorted and without overlaps. Opening hours past midnight are two entries. */
function hoursInput(hours: OpeningHours[]): OpeningHours[] {
  const faults = hours.flatMap(({ from, to }, index): FieldFault[] => {
    const before = hours[index - 1]
    if (to <= from) return [fault(`/opening_hours/${index}/to`, 'too_early', `must be after from, ${from}`)]
    if (before && from < before.to)
      return [fault(`/opening_hours/${index}/from`, 'too_early', `must not be before ${before.to}, the end of the hours before`)]
    return []
  })
  if (faults.length > 0) throw invalid(faults)
  return hours
}

/** A price is in the currency it names, or in the currency of the venue's country. */
function pricesInput(periods: SalesPeriod[], { time_zone, country }: Place): SalesPeriod[] {
  const currencyOf = ({ currency_code }: SalesPeriod) => currency_code ?? countryOf(country)?.currency
  checkCurrencies(Object.fromEntries(periods.map((period, index) => [`/sales_periods/${index}/currency_code`, period.currency_code])))
  const faults = periods.flatMap((period, index): FieldFault[] => {
    const pointer = `/sales_periods/${index}/currency_code`
    if (period.net_rate === undefined)
      return period.currency_code === undefined ? [] : [fault(pointer, 'no_price', 'is for a period with a net_rate')]
    return currencyOf(period) === undefined
      ? [fault(pointer, 'required', "is required: the venue's country has no currency of its own")]
      : []
  })
  if (faults.length > 0) throw invalid(faults)
  return periodsInput(periods, time_zone, currencyOf)
}

export function requirementsInput(requirements: GuestDataRequirement[]): GuestDataRequirement[] {
  const codes = (list: string[], index: number) => list.map((code) => countryInput(`/guest_data_requirements/${index}/countries`, code))
  return requirements.map(({ countries, ...rest }, index) => {
    if (!countries) return rest
    return { ...rest, countries: 'in' in countries ? { in: codes(countries.in, index) } : { not_in: codes(countries.not_in, index) } }
  })
}
