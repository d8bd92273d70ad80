import { defaultLocale, type Locale } from '../../lib/locales.js'

/** Two codes for Chinese. Each is the fallback of the other before English. */
const fallback: Partial<Record<Locale, Locale>> = { cn_CN: 'zh_Hans_CN', zh_Hans_CN: 'cn_CN' }

/** The order in which languages are tried. */
export const chain = (locale: Locale): Locale[] => [locale, ...(fallback[locale] ? [fallback[locale]] : []), defaultLocale]

export const pick = <T>(texts: Record<string, T> | undefined, locale: Locale): T | undefined => {
  for (const candidate of chain(locale)) if (texts?.[candidate] !== undefined) return texts[candidate]
  return undefined
}
