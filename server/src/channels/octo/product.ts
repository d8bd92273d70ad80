import { policyOf } from '../../catalogue/tickets/rules/policy.js'
import type { TargetGroup } from '../../lib/enums.js'
import { defaultLocale, localeTag } from '../../lib/locales.js'
import type { CancellationStep, CategoryOptions, GuestDataRequirement } from '../../platform/db/json.js'
import type { SeriesOptionRow } from '../series/options.js'
import type { UnitPrice, UnitRow } from '../series/units.js'
import { questionsOf, requiredContacts, requirementsOf } from './contact.js'
import { optionId } from './names.js'
import { cheapest, type Pricing, pricingOf } from './pricing.js'
import type { View } from './view.js'

export const deliveryMethods = ['TICKET', 'VOUCHER'] as const
export const redemptionMethod = 'DIGITAL'

/** The standard's unit type and ages of each target group. A ticket for everybody counts as ADULT, because resellers look for that type. */
const unitTypes: Record<TargetGroup, { type: string; minAge: number; maxAge: number }> = {
  adult: { type: 'ADULT', minAge: 18, maxAge: 99 },
  all: { type: 'ADULT', minAge: 0, maxAge: 99 },
  youth: { type: 'YOUTH', minAge: 12, maxAge: 17 },
  child: { type: 'CHILD', minAge: 0, maxAge: 11 },
  senior: { type: 'SENIOR', minAge: 65, maxAge: 99 },
}
const mixed = { type: 'OTHER', minAge: 0, maxAge: 99 }

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The buyer's default currency. A booking can be in another one, which is not the default of its product. */
const usualCurrency = ({ viewer, currency }: View['shopper']): string => viewer.buyer?.default_currency ?? currency

/** The currencies that the buyer can be charged in. */
function currenciesOf({ shopper }: View): string[] {
  const { exchange, buyer } = shopper.viewer
  const usual = usualCurrency(shopper)
  return [...new Set([usual, ...(buyer?.allowed_currencies ?? [])])].filter((currency) => exchange.to(currency, 1, usual) !== null)
}

/** The lowest current price in each currency of the distributor. Empty when nothing can be bought now. */
function pricesFrom(prices: UnitPrice[], view: View, { country, on_request }: SeriesOptionRow): Pricing[] {
  if (on_request) return []
  const { exchange, at } = view.shopper.viewer
  return currenciesOf(view).flatMap((currency) => {
    const money = { exchange, currency, country, at }
    return cheapest(prices.flatMap((price) => pricingOf(price, money) ?? [])) ?? []
  })
}

/** Target groups with the same type in the standard are one unit, with the ages of all of them. */
function typeOf(groups: TargetGroup[]): { type: string; minAge: number; maxAge: number } {
  const types = groups.map((group) => unitTypes[group])
  const [first] = types
  if (!first || types.some(({ type }) => type !== first.type)) return mixed
  return {
    type: first.type,
    minAge: Math.min(...types.map(({ minAge }) => minAge)),
    maxAge: Math.max(...types.map(({ maxAge }) => maxAge)),
  }
}

function toUnit({ sub_category, groups, prices }: UnitRow, asked: GuestDataRequirement[], option: SeriesOptionRow, view: View) {
  const { type, minAge, maxAge } = typeOf(groups)
  const { applied } = view
  return {
    id: sub_category,
    internalName: sub_category,
    reference: null,
    type,
    restrictions: {
      minAge,
      maxAge,
      idRequired: asked.some((one) => one.field === 'passport_number'),
      minQuantity: null,
      maxQuantity: null,
      paxCount: 1,
      accompaniedBy: [],
    },
    requiredContactFields: requiredContacts(asked, 'all_persons'),
    ...(applied.has('pricing') ? { pricingFrom: pricesFrom(prices, view, option) } : {}),
    ...(applied.has('content')
      ? { title: capitalised(sub_category), shortDescription: `${capitalised(sub_category)}, ${option.category_name}`, features: [] }
      : {}),
    ...(applied.has('questions') ? { questions: questionsOf(asked, 'all_persons') } : {}),
  }
}

/** More days than tickets are sold in advance: a full refund is never possible. It is also the largest number that is answered. */
const never = 3650

/**
 * The number of days before the event until which the refund is full. The earliest open step applies, so all steps before it must be full.
 */
function fullRefundDays(steps: CancellationStep[]): number {
  const sorted = steps.toSorted((a, b) => b.until_days_before - a.until_days_before)
  const partial = sorted.findIndex((step) => step.refund_percent < 100)
  return (partial < 0 ? sorted : sorted.slice(0, partial)).at(-1)?.until_days_before ?? never
}

const minutesOfDay = 24 * 60
const inDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`

/** The strictest policy counts, because any of the tickets may be sold. */
const refundDays = (policies: CancellationStep[][]): number => Math.max(0, ...policies.map(fullRefundDays))

function cancellationTerm(policies: CancellationStep[][]): string {
  const [steps] = policies
  if (policies.length > 1) return 'What is refunded on cancellation depends on the ticket sold.'
  const refunds = (steps ?? []).filter((step) => step.refund_percent > 0)
  if (refunds.length === 0) return 'Nothing is refunded on cancellation.'
  return refunds
    .toSorted((a, b) => b.until_days_before - a.until_days_before)
    .map((step) => {
      const until = step.until_days_before === 0 ? 'the event starts' : `${inDays(step.until_days_before)} before the event`
      return `${step.refund_percent}% is refunded until ${until}.`
    })
    .join(' ')
}

const inclusions: [keyof CategoryOptions, string][] = [
  ['covered_seat', 'Covered seat'],
  ['numbered_seat', 'Numbered seat'],
  ['videowall', 'View of a video wall'],
]

function locationsOf(option: SeriesOptionRow) {
  const { latitude, longitude, streetname, number, city, province, postalcode, country, venue_name } = option
  if (latitude === null || longitude === null) return []
  const nowhere = Object.fromEntries(
    ['google', 'apple', 'yelp', 'facebook', 'foursquare', 'baidu', 'amap'].map((name) => [`${name}PlaceId`, null] as const),
  )
  return [
    {
      title: venue_name,
      shortDescription: null,
      types: ['START', 'REDEMPTION'],
      minutesTo: null,
      minutesAt: null,
      place: {
        latitude: Number(latitude),
        longitude: Number(longitude),
        postalAddress: {
          streetAddress: [streetname, number].filter(Boolean).join(' ') || null,
          addressLocality: city,
          addressRegion: province,
          postalCode: postalcode,
          addressCountry: country,
          postOfficeBoxNumber: null,
        },
        identifiers: { ...nowhere, tripadvisorLocationId: null },
        sameAs: [],
      },
    },
  ]
}

const durations = (options: SeriesOptionRow[]) => ({
  durationMinutesFrom: Math.min(...options.map((option) => option.minutes_from)),
  durationMinutesTo: Math.max(...options.map((option) => option.minutes_to)),
})

function optionContent(option: SeriesOptionRow, policies: CancellationStep[][], { locale }: View) {
  const description = option.description[locale] || option.description[defaultLocale] || null
  return {
    title: option.on_request ? `${option.category_name} (on request)` : option.category_name,
    shortDescription: `${option.category_name}, ${option.venue_name}, ${option.city}`,
    description,
    features: [
      ...(option.on_request
        ? [{ type: 'BOOKING_TERM', shortDescription: 'The supplier is asked first; the booking is pending until it agrees.' }]
        : []),
      ...inclusions.flatMap(([name, shortDescription]) => (option.options[name] ? [{ type: 'INCLUSION', shortDescription }] : [])),
      { type: 'CANCELLATION_TERM', shortDescription: cancellationTerm(policies) },
    ],
    faqs: [],
    media: [],
    locations: locationsOf(option),
    categoryLabels: ['sports'],
    ...durations([option]),
    commentary: [],
  }
}

function toOption(option: SeriesOptionRow, isDefault: boolean, policies: CancellationStep[][], view: View) {
  const asked = requirementsOf(option)
  // For products with opening hours, resellers count from the closing time, policies from the opening time.
  const days = Math.min(never, refundDays(policies) + (option.by_hours ? Math.ceil(option.minutes_to / minutesOfDay) : 0))
  const { category_name, on_request } = option
  return {
    id: optionId(option),
    default: isDefault,
    internalName: on_request ? `${category_name} (on request)` : category_name,
    reference: null,
    instantConfirmation: !on_request,
    availabilityLocalStartTimes: option.by_hours ? (view.noStartTimes ? [] : ['00:00']) : option.start_times,
    cancellationCutoff: inDays(days),
    cancellationCutoffAmount: days,
    cancellationCutoffUnit: 'day',
    requiredContactFields: requiredContacts(asked, 'lead_guest'),
    restrictions: { minUnits: option.minimum, maxUnits: null },
    units: option.units.map((unit) => toUnit(unit, asked, option, view)),
    ...(view.applied.has('pricing')
      ? {
          pricingFrom: pricesFrom(
            option.units.flatMap((unit) => unit.prices),
            view,
            option,
          ),
        }
      : {}),
    ...(view.applied.has('content') ? optionContent(option, policies, view) : {}),
    ...(view.applied.has('questions') ? { questions: questionsOf(asked, 'lead_guest') } : {}),
  }
}

const nameOf = ({ number_events, event_name, hometeam_name, venue_name, tournament_name, season }: SeriesOptionRow): string =>
  number_events === 1 ? event_name : `${hometeam_name ?? venue_name}, ${tournament_name} ${season}`

/**
 * A series with its categories. `platformPolicy` applies where neither ticket nor supplier has a policy. The option sold at most events is
 * the default.
 */
export function toProduct(options: [SeriesOptionRow, ...SeriesOptionRow[]], platformPolicy: CancellationStep[], view: View) {
  const [first] = options
  const { applied, locale, shopper } = view
  const title = nameOf(first)
  const { sport_type, tournament_name, venue_name, city } = first
  return {
    id: first.series_id,
    internalName: title,
    reference: null,
    locale: localeTag(locale),
    timeZone: first.time_zone,
    allowFreesale: false,
    // True only if all options have instant confirmation. An on-request option says so itself.
    instantConfirmation: !options.some((option) => option.on_request),
    instantDelivery: false,
    availabilityRequired: true,
    availabilityType: first.by_hours ? 'OPENING_HOURS' : 'START_TIME',
    deliveryFormats: ['PDF_URL', 'QRCODE'],
    deliveryMethods: [...deliveryMethods],
    redemptionMethod,
    options: options.map((option) => {
      const policies = option.policies.map((steps) => policyOf(steps, platformPolicy))
      return toOption(option, option === first, policies, view)
    }),
    ...(applied.has('pricing')
      ? {
          defaultCurrency: usualCurrency(shopper),
          availableCurrencies: currenciesOf(view),
          pricingPer: 'UNIT',
        }
      : {}),
    ...(applied.has('content')
      ? {
          title,
          shortDescription: `${tournament_name}, ${venue_name}, ${city}`,
          description: `${title}: ${sport_type} at ${venue_name}, ${city}.`,
          features: [],
          faqs: [],
          media: [],
          locations: locationsOf(first),
          categoryLabels: ['sports'],
          ...durations(options),
          commentary: [],
        }
      : {}),
  }
}
export type OctoProduct = ReturnType<typeof toProduct>
