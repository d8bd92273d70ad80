import type { Locale } from '../../../lib/locales.js'
import { ar } from './ar.js'
import { da } from './da.js'
import { de } from './de.js'
import { en } from './en.js'
import { es } from './es.js'
import { fr } from './fr.js'
import { it } from './it.js'
import { ja } from './ja.js'
import { ko } from './ko.js'
import { nl } from './nl.js'
import { pt } from './pt.js'
import { sv } from './sv.js'
import type { Words } from './words.js'
import { zh } from './zh.js'

const words: Record<Locale, Words> = {
  nl_NL: nl,
  en_GB: en,
  de_DE: de,
  fr_FR: fr,
  es_ES: es,
  it_IT: it,
  da_DK: da,
  pt_PT: pt,
  cn_CN: zh,
  ko_KO: ko,
  ja_JA: ja,
  ar_AE: ar,
  zh_Hans_CN: zh,
  sv_SE: sv,
}

export type { Words } from './words.js'
export const wordsIn = (locale: Locale): Words => words[locale]
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
/** Whether the language is written from right to left. */
export const isRightToLeft = (locale: Locale): boolean => locale === 'ar_AE'
