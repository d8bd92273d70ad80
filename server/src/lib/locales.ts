/** The fourteen languages of the contract: code, BCP 47 tag, and the name in the language itself. */
const languages = {
  nl_NL: { tag: 'nl-NL', name: 'Nederlands' },
  en_GB: { tag: 'en-GB', name: 'English' },
  de_DE: { tag: 'de-DE', name: 'Deutsch' },
  fr_FR: { tag: 'fr-FR', name: 'Français' },
  es_ES: { tag: 'es-ES', name: 'Español' },
  it_IT: { tag: 'it-IT', name: 'Italiano' },
  da_DK: { tag: 'da-DK', name: 'Dansk' },
  pt_PT: { tag: 'pt-PT', name: 'Português' },
  cn_CN: { tag: 'zh-CN', name: '中文' },
  ko_KO: { tag: 'ko-KR', name: '한국어' },
  ja_JA: { tag: 'ja-JP', name: '日本語' },
  ar_AE: { tag: 'ar-AE', name: 'العربية' },
  zh_Hans_CN: { tag: 'zh-Hans-CN', name: '简体中文' },
  sv_SE: { tag: 'sv-SE', name: 'Svenska' },
} as const

export type Locale = keyof typeof languages

export const locales = [
  'nl_NL',
  'en_GB',
  'de_DE',
  'fr_FR',
  'es_ES',
  'it_IT',
  'da_DK',
  'pt_PT',
  'cn_CN',
  'ko_KO',
  'ja_JA',
  'ar_AE',
  'zh_Hans_CN',
  'sv_SE',
] as const satisfies readonly Locale[]

export const defaultLocale: Locale = 'en_GB'

export const isLocale = (text: string): text is Locale => Object.hasOwn(languages, text)
/** BCP 47 tag, for `Content-Language`, `lang` attributes and Intl. */
export const localeTag = (locale: Locale): string => languages[locale].tag
/** The name in the language itself, for menus. */
export const localeName = (locale: Locale): string => languages[locale].name

/** The languages that texts are written in. Both locales of Chinese read the same text. */
type Language = 'ar' | 'da' | 'de' | 'en' | 'es' | 'fr' | 'it' | 'ja' | 'ko' | 'nl' | 'pt' | 'sv' | 'zh'

/** The texts of each locale, from one text per language. */
export const byLocale = <Text>(texts: Record<Language, Text>): Record<Locale, Text> =>
  Object.fromEntries(locales.map((locale) => [locale, texts[localeTag(locale).slice(0, 2) as Language]])) as Record<Locale, Text>

const key = (text: string) => text.trim().replaceAll('_', '-').toLowerCase()

/** Maps a code, tag or bare language (normalised) to a locale. The first entry of a language is kept: `zh` is zh_Hans_CN. */
const byTag = new Map<string, Locale>([['zh', 'zh_Hans_CN']])
for (const locale of locales) {
  byTag.set(key(locale), locale)
  byTag.set(key(localeTag(locale)), locale)
  const language = key(localeTag(locale)).split('-')[0] as string
  if (!byTag.has(language)) byTag.set(language, locale)
}

/** The best match for an `Accept-Language` header, or for a single code. English if nothing matches. */
export function pickLocale(wanted: string | undefined): Locale {
  const ranges = (wanted ?? '').split(',').map(parseRange)
  ranges.sort((a, b) => b.quality - a.quality)
  for (const { tag, quality } of ranges) {
    const found = quality > 0 ? lookup(tag) : undefined
    if (found) return found
  }
  return defaultLocale
}

function parseRange(range: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';')
  const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/i.exec(each)?.[1]).find((each) => each !== undefined)
  return { tag: key(tag), quality: quality === undefined ? 1 : Number(quality) || 0 }
}

/** No known tag has more parts. */
const mostParts = Math.max(...[...byTag.keys()].map((tag) => tag.split('-').length))

/** RFC 4647 lookup: tries `zh-hans-sg`, then `zh-hans`, then `zh`. Further parts are not read: to try each would be quadratic in their number. */
function lookup(tag: string): Locale | undefined {
  for (const parts = tag.split('-', mostParts); parts.length > 0; parts.pop()) {
    const found = byTag.get(parts.join('-'))
    if (found) return found
  }
  return undefined
}
