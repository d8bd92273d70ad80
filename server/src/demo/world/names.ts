import type { Locale } from '../../lib/locales.js'
import { languageOf, type Words } from './words/language.js'
import { day, evening, final, type GrandPrixPlace, grandPrix, grandPrixPlaces, semifinals, versus } from './words/patterns.js'
import { teamNames } from './words/teams.js'
import { titles } from './words/titles.js'

/** A part of a tournament that is sold separately. */
export type Part = { kind: 'day' | 'evening'; n: number } | { kind: 'semifinals' | 'final' }

/** The name of an event, independent of the language. */
export type EventName =
  | { kind: 'match'; home: string; away: string }
  | { kind: 'grandprix'; series: 'Formula 1' | 'MotoGP'; place: GrandPrixPlace }
  | { kind: 'title'; title: string; where?: string; part?: Part }

const parts = { day, evening, semifinals, final }

export function eventName(name: EventName, locale: Locale): string {
  switch (name.kind) {
    case 'match':
      return fillIn(versus, locale, { a: teamName(name.home, locale), b: teamName(name.away, locale) })
    case 'grandprix': {
      const place = fillIn(grandPrixPlaces[name.place], locale, {})
      return `${title(name.series, locale)} ${fillIn(grandPrix, locale, { a: place })}`
    }
    case 'title': {
      const part = name.part && fillIn(parts[name.part.kind], locale, 'n' in name.part ? { n: String(name.part.n) } : {})
      return [title(name.title, locale), name.where, part].filter((each) => each !== undefined).join(' – ')
    }
  }
}

/** Fills in the placeholders of a text. */
function fillIn(words: Words, locale: Locale, values: Readonly<Record<string, string>>): string {
  return words[languageOf(locale)].replace(/\{(\w)\}/g, (_, blank: string) => values[blank] ?? '')
}

const teamName = (name: string, locale: Locale) => teamNames.get(name)?.[languageOf(locale)] ?? name
const title = (name: string, locale: Locale) => titles[name]?.[languageOf(locale)] ?? name
