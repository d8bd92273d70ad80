import { locales } from '@allotment/sdk/model'
import { type Language, languageOf } from '../../preferences.js'

type Locale = keyof typeof locales

/** The service's code of a language of the console: `de` is `de_DE`. */
export const localeOf = (language: Language): Locale =>
  (Object.keys(locales) as Locale[]).find((code) => languageOf(code) === language) ?? 'en_GB'
