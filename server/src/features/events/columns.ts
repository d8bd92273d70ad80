import type { GuestDataRequirement, SalesPeriod } from '../../db/json.js'
import { type FieldFault, fault, invalid } from '../../lib/errors.js'
import { countryInput, localInput } from '../../lib/inputs.js'
import { localToUtc } from '../../lib/zones.js'

interface Whole {
  date_start: string
  date_stop: string
  date_start_main_event?: string | null | undefined
  date_stop_main_event?: string | null | undefined
  sales_periods?: SalesPeriod[] | undefined
  guest_data_requirements?: GuestDataRequirement[] | undefined
}

/** The columns that depend on the venue's clock, and the JSON ones, of an event as it would be stored. */
export function toColumns(event: Whole, zone: string) {
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
  checkOrder(dates)
  return {
    ...dates,
    date_start_utc: localToUtc(dates.date_start, zone),
    date_stop_utc: localToUtc(dates.date_stop, zone),
    sales_periods: JSON.stringify(periodsInput(event.sales_periods ?? [], zone)),
    guest_data_requirements: JSON.stringify(requirementsInput(event.guest_data_requirements ?? [])),
  }
}

type Dates = { date_start: string; date_stop: string; date_start_main_event: string | null; date_stop_main_event: string | null }

function checkOrder({ date_start, date_stop, date_start_main_event: start, date_stop_main_event: stop }: Dates): void {
  const faults: FieldFault[] = []
  if (date_stop < date_start) faults.push(fault('/date_stop', 'too_early', 'is before date_start'))
  if (start !== null && stop !== null && stop < start)
    faults.push(fault('/date_stop_main_event', 'too_early', 'is before date_start_main_event'))
  if (faults.length > 0) throw invalid(faults)
}

/** Periods on the venue's clock, each ending after it begins. */
export function periodsInput(periods: SalesPeriod[], zone: string): SalesPeriod[] {
  return periods.map((period, index) => {
    const date_start = localInput(`/sales_periods/${index}/date_start`, period.date_start, zone)
    const date_stop = localInput(`/sales_periods/${index}/date_stop`, period.date_stop, zone)
    if (date_stop <= date_start) throw invalid([fault(`/sales_periods/${index}/date_stop`, 'too_early', 'is not after date_start')])
    return { ...period, date_start, date_stop }
  })
}

export function requirementsInput(requirements: GuestDataRequirement[]): GuestDataRequirement[] {
  const codes = (list: string[], index: number) => list.map((code) => countryInput(`/guest_data_requirements/${index}/countries`, code))
  return requirements.map(({ countries, ...rest }, index) => {
    if (!countries) return rest
    return { ...rest, countries: 'in' in countries ? { in: codes(countries.in, index) } : { not_in: codes(countries.not_in, index) } }
  })
}
