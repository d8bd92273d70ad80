import type { Locale } from '../../../lib/locales.js'

/** The contract has two codes for Chinese in simplified characters; both read the same words. */
export type Language = Exclude<Locale, 'cn_CN'>
export type Words = Readonly<Record<Language, string>>
/** Words only where they differ from the name everybody knows. */
export type SomeWords = Readonly<Partial<Record<Language, string>>>

export const languageOf = (locale: Locale): Language => (locale === 'cn_CN' ? 'zh_Hans_CN' : locale)
