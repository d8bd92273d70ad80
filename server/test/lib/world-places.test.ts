import { describe, expect, test } from 'vitest'
import { country } from '../../src/lib/countries.js'
import { isCurrency } from '../../src/lib/currencies.js'
import { type Locale, locales } from '../../src/lib/locales.js'
import { convert } from '../../src/lib/money.js'
import { vatRate } from '../../src/lib/vat.js'
import { isZone, localToUtc } from '../../src/lib/zones.js'
import { expectUnique, today, world } from './world-kit.js'

const scripts: Readonly<Partial<Record<Locale, RegExp>>> = {
  ar_AE: /\p{Script=Arabic}/u,
  cn_CN: /\p{Script=Han}/u,
  zh_Hans_CN: /\p{Script=Han}/u,
  ja_JA: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko_KO: /\p{Script=Hangul}/u,
}

describe('generated translations', () => {
  test('of events exist in all fourteen languages, in the script of each', () => {
    const translations = [...world.event_translations()]
    expect(translations).toHaveLength(world.events.length * 14)
    expectUnique(translations.map((each) => `${each.event_key} ${each.language}`))
    expectUnique(translations.map((each) => `${each.language} ${each.translated_slug}`))
    const events = new Map(world.events.map((each) => [each.event_key, each]))
    for (const each of translations) {
      const event = events.get(each.event_key)
      if (each.language === 'en_GB') {
        expect(each.translated_event_name).toBe(event?.event_name)
        expect(each.translated_slug).toBe(event?.slug)
      }
      expect(each.translated_slug).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
      if (event?.hometeam_key) expect(each.translated_event_name).toMatch(scripts[each.language] ?? /\p{Script=Latin}/u)
    }
  })

  test('of names differ where the language has its own name', () => {
    const named = (pattern: RegExp) => {
      const key = world.events.find((event) => pattern.test(event.event_name))?.event_key
      return Object.fromEntries(
        [...world.event_translations()].filter((each) => each.event_key === key).map((each) => [each.language, each.translated_event_name]),
      )
    }
    expect(named(/^Formula 1 British/)).toMatchObject({
      de_DE: 'Formel 1 Großer Preis von Großbritannien',
      fr_FR: 'Formule 1 Grand Prix de Grande-Bretagne',
      ja_JA: 'F1 イギリスグランプリ',
      ar_AE: 'فورمولا 1 جائزة بريطانيا الكبرى',
    })
    expect(named(/^Wimbledon – Final/)).toMatchObject({
      nl_NL: 'Wimbledon – finale',
      zh_Hans_CN: '温布尔登 – 决赛',
      ko_KO: '윔블던 – 결승',
    })
    expect(named(/^World Darts Championship – Evening 2/)).toMatchObject({
      nl_NL: 'WK Darts – avond 2',
      pt_PT: 'Campeonato Mundial de Dardos – noite 2',
    })
  })

  test('of categories exist in all fourteen languages, in the script of each, and agree with their options', () => {
    for (const { description, options, category_key } of world.categories) {
      expect(Object.keys(description).sort()).toEqual([...locales].sort())
      for (const locale of locales) expect(description[locale], category_key).toMatch(scripts[locale] ?? /\p{Script=Latin}/u)
      expect(new Set(Object.values(description)).size).toBe(13)
      expect(description.en_GB.includes('Covered.')).toBe(options.covered_seat)
      expect(description.de_DE.includes('Nummerierte Plätze.')).toBe(options.numbered_seat)
    }
  })
})

describe('generated places and parties', () => {
  test('venues have a matching time zone, country and coordinates, and one sentence of description', () => {
    for (const venue of world.venues) {
      expect(isZone(venue.time_zone), venue.slug).toBe(true)
      expect(country(venue.country)?.alpha3).toBe(venue.country)
      expect(Math.abs(Number(venue.latitude))).toBeLessThan(60)
      expect(Math.abs(Number(venue.longitude))).toBeLessThan(180)
      expect(venue.wikipedia_snippet).toMatch(/^[A-Z][^.]+\.$/)
      expect(venue.opened).toBeGreaterThan(1700)
      expect(venue.opened).toBeLessThan(2027)
      // The sun is highest near noon: the offset of the zone is within two and a half hours of the longitude's.
      const noon = localToUtc('2027-01-15T12:00:00', venue.time_zone).getTime() - Date.parse('2027-01-15T12:00:00Z')
      expect(Math.abs(-noon / 3_600_000 - Number(venue.longitude) / 15), venue.slug).toBeLessThan(2.5)
    }
    expect(world.venues.filter((venue) => venue.capacity === null).length).toBeLessThan(8)
    expect(world.venues.filter((venue) => venue.venue_type === 'racetrack' && venue.track_length === null)).toEqual([])
  })

  test('suppliers are complete, use active currencies, and have no address that exists', () => {
    for (const supplier of world.suppliers) {
      expect(isCurrency(supplier.default_currency)).toBe(true)
      expect(country(supplier.iso_country)?.alpha3).toBe(supplier.iso_country)
      expect(supplier.member_state).toBe(country(supplier.iso_country)?.eu ? supplier.iso_country : null)
      const contacts = [supplier.general_contact, supplier.emergency_contact, supplier.other_contact, supplier.technical_contact]
      for (const address of [...supplier.emails, ...contacts.map((each) => each.email)])
        expect(address).toMatch(/^[a-z]+@[a-z-]+\.example$/)
      for (const { phonenumber } of contacts) expect(phonenumber ?? '+10000000').toMatch(/^\+[1-9]\d{7,14}$/)
      expect(Object.values(supplier).includes(undefined as never)).toBe(false)
    }
    expectUnique(world.suppliers.map((each) => each.vat_number))
  })

  test('rates exist for at least twenty currencies, with those of all suppliers and venues', () => {
    const { rates } = world.fxratemoment
    expect(Object.keys(rates).length).toBeGreaterThanOrEqual(20)
    const needed = [
      ...world.suppliers.map((each) => each.default_currency),
      ...world.venues.map((each) => country(each.country)?.currency ?? ''),
    ]
    for (const code of new Set(needed)) expect(convert(100_000, 'EUR', code, rates), code).toBeGreaterThan(0)
    for (const venue of world.venues) expect(vatRate(venue.country, 'high', today), venue.country).toBeDefined()
  })
})
