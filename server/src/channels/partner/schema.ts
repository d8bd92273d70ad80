import Type, { type Static } from 'typebox'
import { toAlpha2 } from '../../lib/countries.js'
import { defaultLocale } from '../../lib/locales.js'
import { formatMinor } from '../../lib/money.js'
import { Enum, Flag, nullable, Url } from '../../lib/schema.js'
import type { GuestDataRequirement, GuestField } from '../../platform/db/json.js'
import { checkoutRequirements } from '../../selling/guests/requirements.js'
import type { SeriesOptionRow } from '../series/options.js'

const Decimal = Type.Number({ description: "In the distributor's currency, with decimals", examples: [299] })
const Shown = nullable(Type.String())

/** The partner's field names, in camel case. */
export const PartnerProduct = Type.Object(
  {
    name: Type.String(),
    shortDescription: Type.String(),
    description: Type.String(),
    internalCode: Type.String({ description: 'Stays the same for as long as the series is sold' }),
    durationMinutes: Type.Integer(),
    bookingMode: Enum(['INVENTORY']),
    productType: Enum(['EVENT']),
    bookingFields: Type.Array(
      Type.Object(
        {
          label: Type.String(),
          requiredPerParticipant: Flag,
          requiredPerBooking: Flag,
          visiblePerParticipant: Flag,
          visiblePerBooking: Flag,
        },
        { title: 'PartnerBookingField' },
      ),
    ),
    priceOptions: Type.Array(
      Type.Object({ label: Type.String(), price: Decimal, seatsUsed: Type.Integer() }, { title: 'PartnerPriceOption' }),
    ),
    locationAddress: Type.Object(
      { addressLine: Shown, city: Shown, countryCode: Shown, postCode: Shown, state: Shown },
      { title: 'PartnerAddress' },
    ),
    partnerConnectSettings: Type.Object(
      { externalAvailabilityApi: Url, externalReservationApi: Url, externalBookingApi: Url, externalCancellationApi: Url },
      { title: 'PartnerConnectSettings' },
    ),
    unitLabel: Type.String(),
    unitLabelPlural: Type.String(),
  },
  { title: 'PartnerProduct' },
)
export type PartnerProduct = Static<typeof PartnerProduct>
export const PartnerProducts = Type.Object({ products: Type.Array(PartnerProduct) }, { title: 'PartnerProducts' })

/** Labels of guest data in the partner's forms. Bookings use the same labels. */
export const fieldLabels: Record<GuestField, string> = {
  first_name: 'First Name',
  last_name: 'Last Name',
  passport_number: 'Passport Number',
  contact_email: 'Email',
  contact_phone: 'Phone',
  date_of_birth: 'Date of Birth',
  gender: 'Gender',
  country_of_residence: 'Country',
  street_name: 'Street',
  additional_street_name: 'Street, second line',
  city: 'City',
  zip: 'Postal Code',
  province: 'Province',
  supported_team: 'Supported Team',
}

/** Ids contain no dot. */
export const productCode = (series_id: string, category_id: string): string => `${series_id}.${category_id}`

/** The name is always required. The rest depends on the events, the category and the tickets. */
const always: GuestDataRequirement[] = (['first_name', 'last_name'] as const).map((field) => ({
  field,
  scope: 'lead_guest',
  stage: 'optional',
}))

function bookingFields(requirements: GuestDataRequirement[]): PartnerProduct['bookingFields'] {
  const asked = [...always, ...requirements]
  return (Object.keys(fieldLabels) as GuestField[]).flatMap((field) => {
    const of = (scope: GuestDataRequirement['scope']) => asked.filter((one) => one.field === field && one.scope === scope)
    const [each, lead] = [of('all_persons'), of('lead_guest')]
    // A field that is required only for guests of some countries cannot be required of everybody.
    const isRequired = (list: GuestDataRequirement[]) => list.some((one) => one.stage === 'pre_checkout' && !one.countries)
    if (each.length + lead.length === 0) return []
    return [
      {
        label: fieldLabels[field],
        requiredPerParticipant: isRequired(each),
        requiredPerBooking: isRequired(lead),
        visiblePerParticipant: each.length > 0,
        visiblePerBooking: lead.length > 0,
      },
    ]
  })
}

function nameOf(row: SeriesOptionRow): string {
  if (row.number_events === 1) return `${row.event_name}: ${row.category_name}`
  const who = row.hometeam_name ?? row.venue_name
  return `${who}, ${row.tournament_name} ${row.season}: ${row.category_name}`
}

export interface Wording {
  language: string
  currency: string
  publicUrl: string
}

/** A ticket variant and its lowest price in the buyer's minor units. */
export interface PriceOption {
  label: string
  price: number
}

/** The guest data that events, category and tickets require. The supplier's requirements apply to the other fields. */
const requirementsOf = ({ terms, category_requirements }: SeriesOptionRow): GuestDataRequirement[] => [
  ...category_requirements,
  ...terms.flatMap(({ service_checkout, event, ticket, no_away_fans }) => {
    const said = new Set([...category_requirements, ...event, ...ticket].map((one) => one.field))
    return [
      ...event,
      ...ticket,
      ...checkoutRequirements(service_checkout).filter(({ field }) => !said.has(field)),
      ...(no_away_fans ? [{ field: 'supported_team', scope: 'all_persons', stage: 'pre_checkout' } as const] : []),
    ]
  }),
]

export function toPartnerProduct(row: SeriesOptionRow, options: PriceOption[], wording: Wording): PartnerProduct {
  const code = productCode(row.series_id, row.category_id)
  const shortDescription = `${row.category_name}, ${row.venue_name}, ${row.city}`
  const call = (name: string) => `${wording.publicUrl}/partner/connect/${encodeURIComponent(code)}/${name}`
  const street = [row.streetname, row.number].filter(Boolean).join(' ')
  return {
    name: nameOf(row),
    shortDescription,
    description: row.description[wording.language] || row.description[defaultLocale] || shortDescription,
    internalCode: code,
    durationMinutes: row.minutes_to,
    bookingMode: 'INVENTORY',
    productType: 'EVENT',
    bookingFields: bookingFields(requirementsOf(row)),
    priceOptions: options.map(({ label, price }) => ({
      label,
      price: Number(formatMinor(price, wording.currency)),
      seatsUsed: 1,
    })),
    locationAddress: {
      addressLine: street === '' ? null : street,
      city: row.city,
      countryCode: toAlpha2(row.country) ?? null,
      postCode: row.postalcode,
      state: row.province,
    },
    partnerConnectSettings: {
      externalAvailabilityApi: call('availability'),
      externalReservationApi: call('reservation'),
      externalBookingApi: call('booking'),
      externalCancellationApi: call('cancellation'),
    },
    unitLabel: 'Ticket',
    unitLabelPlural: 'Tickets',
  }
}
