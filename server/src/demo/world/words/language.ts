import type { Locale } from '../../../lib/locales.js'

/** The contract has two codes for simplified Chinese. Both use the same texts. */
export type Language = Exclude<Locale, 'cn_CN'>
export type Words = Readonly<Record<Language, string>>
/** Only texts that differ from the common name. */
export type SomeWords = Readonly<Partial<Record<Language, string>>>

export const languageOf = (locale: Locale): Language => (locale === 'cn_CN' ? 'zh_Hans_CN' : locale)
