import { defaultLocale, type Locale } from '../../lib/locales.js'

/** Both are Chinese: each stands in for the other before English does. */
const kin: Partial<Record<Locale, Locale>> = { cn_CN: 'zh_Hans_CN', zh_Hans_CN: 'cn_CN' }

/** In which order languages are tried. */
export const chain = (locale: Locale): Locale[] => [locale, ...(kin[locale] ? [kin[locale]] : []), defaultLocale]

export const pick = <T>(texts: Record<string, T> | undefined, locale: Locale): T | undefined => {
  for (const candidate of chain(locale)) if (texts?.[candidate] !== undefined) return texts[candidate]
  return undefined
}
