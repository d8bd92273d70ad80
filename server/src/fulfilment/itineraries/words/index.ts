import { byLocale, type Locale } from '../../../lib/locales.js'
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

const words = byLocale<Words>({ ar, da, de, en, es, fr, it, ja, ko, nl, pt, sv, zh })

export type { Words } from './words.js'
export const wordsIn = (locale: Locale): Words => words[locale]
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
/** Whether the language is written from right to left. */
export const isRightToLeft = (locale: Locale): boolean => locale === 'ar_AE'
