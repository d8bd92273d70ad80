import { describe, expect, test } from 'vitest'
import { countries, country, toAlpha2, toAlpha3 } from '../../src/lib/countries.js'
import { isCurrency } from '../../src/lib/currencies.js'
import { locales, localeTag, pickLocale } from '../../src/lib/locales.js'

describe('countries', () => {
  test('are all 249 of ISO 3166-1, each code once', () => {
    expect(countries).toHaveLength(249)
    expect(new Set(countries.map((each) => each.alpha3)).size).toBe(249)
    expect(new Set(countries.map((each) => each.alpha2)).size).toBe(249)
    expect(new Set(countries.map((each) => each.name)).size).toBe(249)
  })

  test('have alpha-2 codes that the runtime knows as regions', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(countries.filter((each) => names.of(each.alpha2) === undefined)).toEqual([])
  })

  test('have an active currency, except Antarctica', () => {
    expect(countries.filter((each) => each.currency === undefined).map((each) => each.alpha3)).toEqual(['ATA'])
    expect(countries.filter((each) => each.currency !== undefined && !isCurrency(each.currency))).toEqual([])
    expect(country('BGR')?.currency).toBe('EUR')
    expect(country('CHE')?.currency).toBe('CHF')
  })

  test('include the 27 members of the European Union', () => {
    const members = countries.filter((each) => each.eu).map((each) => each.alpha3)
    expect(members).toHaveLength(27)
    expect(members).toEqual(expect.arrayContaining(['NLD', 'HRV', 'IRL']))
    for (const outside of ['GBR', 'NOR', 'CHE', 'MCO']) expect(members).not.toContain(outside)
  })

  test('are accepted as alpha-2 or alpha-3 in any case, and in no other form', () => {
    expect(['nl', 'NL', 'nld', 'NLD', 'Gb'].map(toAlpha3)).toEqual(['NLD', 'NLD', 'NLD', 'NLD', 'GBR'])
    expect(['DEU', 'de', 'ESP'].map(toAlpha2)).toEqual(['DE', 'DE', 'ES'])
    for (const bad of ['', 'N', 'UK', 'EUR', 'Netherlands', 'constructor', ' NL']) expect(toAlpha3(bad), bad).toBeUndefined()
  })
})

describe('locales', () => {
  test('are the fourteen codes of the contract, each also accepted as a language tag', () => {
    expect(locales).toHaveLength(14)
    for (const locale of locales) {
      expect(pickLocale(locale)).toBe(locale)
      expect(pickLocale(locale.toLowerCase().replaceAll('_', '-'))).toBe(locale)
      expect(pickLocale(localeTag(locale))).toBe(locale)
      expect(Intl.getCanonicalLocales(localeTag(locale))).toEqual([localeTag(locale)])
    }
  })

  test('are found by the language alone, or by the language of another country', () => {
    const picked = ['de', 'de-AT', 'pt-BR', 'en-US', 'zh', 'zh-Hans-SG', 'zh-CN', 'ko', 'ja', 'sv-FI'].map(pickLocale)
    expect(picked).toEqual(['de_DE', 'de_DE', 'pt_PT', 'en_GB', 'zh_Hans_CN', 'zh_Hans_CN', 'cn_CN', 'ko_KO', 'ja_JA', 'sv_SE'])
  })

  test('are chosen by the quality in the header; a refused one is not chosen', () => {
    expect(pickLocale('fi, en;q=0.5, nl;q=0.8')).toBe('nl_NL')
    expect(pickLocale('fr;q=0, it;q=0.1')).toBe('it_IT')
    expect(pickLocale('da, es')).toBe('da_DK')
    for (const none of [undefined, '', '*', 'fi', 'x-klingon', ';;,']) expect(pickLocale(none), none).toBe('en_GB')
  })
})
