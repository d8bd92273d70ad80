import { countries, currencies } from '@allotment/sdk/model'
import { bare } from './bare.js'
import { byName } from './format.js'
import { locale } from './texts.js'

const regions = new Intl.DisplayNames(locale, { type: 'region' })
/** The service writes alpha-3, the browser knows the names of alpha-2. */
const pairs = Object.entries(countries)
const names = new Map(pairs.map(([alpha3, alpha2]) => [alpha3, regions.of(alpha2) ?? alpha3]))

/** Other words that people write, as they are compared. */
const others: Record<string, string> = {
  GBR: 'uk greatbritain britain england scotland wales northernireland',
  USA: 'unitedstatesofamerica america',
  NLD: 'holland thenetherlands',
  ARE: 'uae emirates',
  KOR: 'korea republicofkorea',
  CZE: 'czechrepublic',
  TUR: 'turkey',
  CIV: 'ivorycoast',
  RUS: 'russianfederation',
  IRL: 'republicofireland',
  HKG: 'hongkong',
  MAC: 'macau macao',
  SAU: 'ksa',
  CHN: 'prc',
}

/** Names in every language of the console: a list of guests comes from somewhere else. Made when the first text is read. */
let codes: Map<string, string> | undefined
function codeByName(): Map<string, string> {
  const languages = [locale, 'en', 'de', 'fr', 'es', 'nl'].map((one) => new Intl.DisplayNames(one, { type: 'region' }))
  const said = pairs.flatMap(([alpha3, alpha2]) =>
    [alpha3, alpha2, ...languages.map((one) => one.of(alpha2) ?? alpha3), ...(others[alpha3]?.split(' ') ?? [])].map(
      (text) => [bare(text), alpha3] as const,
    ),
  )
  return new Map(said)
}

/** The name of a country; an unknown code is returned as it is. */
export function country(code: string): string {
  return names.get(code) ?? code
}
/** The code for a name or either code. Other texts are returned as they are, and the service validates them. */
export function countryCode(text: string): string {
  codes ??= codeByName()
  return codes.get(bare(text)) ?? text
}
/** In the order of their names. */
export const countryCodes: readonly string[] = [...names.keys()].sort((a, b) => byName(country(a), country(b)))

/** The choice of a country by name: in a form, one or several, and in a filter. */
export const countryField = { kind: 'choice', values: countryCodes, name_of: country } as const
export const countriesField = { ...countryField, kind: 'choices' } as const
export const countryFilter = { kind: 'choice', values: countryCodes, name: country } as const

const currencyNames = new Intl.DisplayNames(locale, { type: 'currency' })
/** Chosen by code, with its name to be found by. */
export const currencyField = {
  kind: 'choice',
  values: Object.keys(currencies),
  name_of: (code: string): string => `${code} · ${currencyNames.of(code) ?? code}`,
} as const
export const currencyFilter = { kind: 'choice', values: currencyField.values, name: currencyField.name_of } as const
