import Type from 'typebox'
import { LocalDateTime } from '../../lib/catalogue-schema.js'
import { Country, Currency, Enum, Name, Price } from '../../lib/schema.js'
import { guestFields } from './json.js'

/** Schemas of JSON columns that several resources have. */
const period = {
  date_start: LocalDateTime,
  date_stop: LocalDateTime,
  label: Name,
  net_rate: Type.Optional(Price),
}
export const SalesPeriods = Type.Array(Type.Object(period, { title: 'SalesPeriod', additionalProperties: false }), {
  maxItems: 50,
  description: 'Inside a period with a net_rate that price holds',
})
/** For events, whose tickets may be in several currencies. */
export const EventSalesPeriods = Type.Array(
  Type.Object({ ...period, currency_code: Type.Optional(Currency) }, { title: 'EventSalesPeriod', additionalProperties: false }),
  {
    maxItems: 50,
    description:
      "Inside a period with a net_rate that price holds for the event's tickets in currency_code (without it the currency of the venue's country), but for tickets that have period prices of their own",
  },
)

const Clock = Type.String({ maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', examples: ['10:00'] })
export const OpeningHoursList = Type.Array(
  Type.Object({ from: Clock, to: Clock }, { title: 'OpeningHours', additionalProperties: false }),
  {
    maxItems: 10,
    description: 'Opening hours of each day, in local time of the venue, for an event without a start time. Empty for all others',
  },
)

const Countries = Type.Array(Country, { minItems: 1, maxItems: 250 })
export const GuestDataRequirements = Type.Array(
  Type.Object(
    {
      field: Enum(guestFields),
      scope: Enum(['lead_guest', 'all_persons']),
      stage: Enum(['pre_checkout', 'pre_download', 'optional']),
      countries: Type.Optional(
        Type.Union([
          Type.Object({ in: Countries }, { additionalProperties: false }),
          Type.Object({ not_in: Countries }, { additionalProperties: false }),
        ]),
      ),
    },
    { title: 'GuestDataRequirement', additionalProperties: false },
  ),
  { maxItems: 100, description: 'What must be known of guests, and when; the nearest of ticket, category and event decides per field' },
)
