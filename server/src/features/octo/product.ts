import type { CancellationStep, CategoryOptions, GuestDataRequirement } from '../../db/json.js'
import type { TargetGroup } from '../../lib/enums.js'
import { defaultLocale, localeTag } from '../../lib/locales.js'
import type { KindRow, SeriesOptionRow } from '../series/options.js'
import { questionsOf, requiredContacts, requirementsOf } from './contact.js'
import { cheapest, type Pricing, pricingOf } from './pricing.js'
import type { View } from './view.js'

export const deliveryMethods = ['TICKET', 'VOUCHER'] as const
export const redemptionMethod = 'DIGITAL'

/** By whom a ticket may be used: the standard's type and ages. Who is for everybody counts as an adult's, the one resellers look for. */
const unitTypes: Record<TargetGroup, { type: string; minAge: number; maxAge: number }> = {
  adult: { type: 'ADULT', minAge: 18, maxAge: 99 },
  all: { type: 'ADULT', minAge: 0, maxAge: 99 },
  youth: { type: 'YOUTH', minAge: 12, maxAge: 17 },
  child: { type: 'CHILD', minAge: 0, maxAge: 11 },
  senior: { type: 'SENIOR', minAge: 65, maxAge: 99 },
}
const mixed = { type: 'OTHER', minAge: 0, maxAge: 99 }

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Per currency the distributor may pay in, what a unit costs at least. */
function pricesFrom(kinds: KindRow[], { shopper }: View, country: string): Pricing[] {
  const { viewer } = shopper
  const currencies = new Set([shopper.currency, ...(viewer.buyer?.allowed_currencies ?? [])])
  return [...currencies].flatMap((currency) => {
    const money = { exchange: viewer.exchange, currency, country, at: viewer.at }
    return cheapest(kinds.flatMap((kind) => pricingOf(kind, money) ?? [])) ?? []
  })
}

function toUnit(sub_category: string, kinds: KindRow[], asked: GuestDataRequirement[], option: SeriesOptionRow, view: View) {
  const groups = [...new Set(kinds.flatMap((kind) => kind.groups.map((group) => unitTypes[group] ?? mixed)))]
  const { type, minAge, maxAge } = groups.length === 1 ? (groups[0] ?? mixed) : mixed
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
    ...(applied.has('pricing') ? { pricingFrom: pricesFrom(kinds, view, option.country) } : {}),
    ...(applied.has('content')
      ? { title: capitalised(sub_category), shortDescription: `${capitalised(sub_category)}, ${option.category_name}`, features: [] }
      : {}),
    ...(applied.has('questions') ? { questions: questionsOf(asked, 'all_persons') } : {}),
  }
}

/** Until how many days before the event something is refunded, whichever of the tickets is sold; 0 when nothing ever is. */
const refundDays = (policies: CancellationStep[][]): number =>
  Math.max(
    0,
    ...policies
      .map((steps) => Math.min(...steps.filter((step) => step.refund_percent > 0).map((step) => step.until_days_before)))
      .filter(Number.isFinite),
  )

function cancellationTerm(policies: CancellationStep[][]): string {
  const [steps] = policies
  if (policies.length > 1) return 'What is refunded on cancellation depends on the ticket sold.'
  const refunds = (steps ?? []).filter((step) => step.refund_percent > 0)
  if (refunds.length === 0) return 'Nothing is refunded on cancellation.'
  return refunds
    .toSorted((a, b) => b.until_days_before - a.until_days_before)
    .map((step) => `${step.refund_percent}% is refunded until ${step.until_days_before} days before the event.`)
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
    title: option.category_name,
    shortDescription: `${option.category_name}, ${option.venue_name}, ${option.city}`,
    description,
    features: [
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
  const days = refundDays(policies)
  const units = [...new Set(option.kinds.map((kind) => kind.sub_category))].map((unit) =>
    toUnit(
      unit,
      option.kinds.filter((kind) => kind.sub_category === unit),
      asked,
      option,
      view,
    ),
  )
  return {
    id: option.category_id,
    default: isDefault,
    internalName: option.category_name,
    reference: null,
    availabilityLocalStartTimes: option.start_times,
    cancellationCutoff: `${days} days`,
    cancellationCutoffAmount: days,
    cancellationCutoffUnit: 'day',
    requiredContactFields: requiredContacts(asked, 'lead_guest'),
    restrictions: { minUnits: Math.min(...option.kinds.map((kind) => kind.min_order)), maxUnits: null },
    // Adults first: many take the first one.
    units: units.toSorted((a, b) => Number(b.type === 'ADULT') - Number(a.type === 'ADULT')),
    ...(view.applied.has('pricing') ? { pricingFrom: pricesFrom(option.kinds, view, option.country) } : {}),
    ...(view.applied.has('content') ? optionContent(option, policies, view) : {}),
    ...(view.applied.has('questions') ? { questions: questionsOf(asked, 'lead_guest') } : {}),
  }
}
export type OctoOption = ReturnType<typeof toOption>

const nameOf = ({ number_events, event_name, hometeam_name, venue_name, tournament_name, season }: SeriesOptionRow): string =>
  number_events === 1 ? event_name : `${hometeam_name ?? venue_name}, ${tournament_name} ${season}`

/** A series with its categories; `platformPolicy` holds where neither ticket nor supplier has one. The option sold at most events is the default. */
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
    instantConfirmation: !options.some((option) => option.kinds.some((kind) => kind.on_request)),
    instantDelivery: false,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['PDF_URL', 'QRCODE'],
    deliveryMethods: [...deliveryMethods],
    redemptionMethod,
    options: options.map((option) => {
      const policies = option.policies.map((steps) => (steps.length > 0 ? steps : platformPolicy))
      return toOption(option, option === first, policies, view)
    }),
    ...(applied.has('pricing')
      ? {
          defaultCurrency: shopper.currency,
          availableCurrencies: [...new Set([shopper.currency, ...(shopper.viewer.buyer?.allowed_currencies ?? [])])],
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
