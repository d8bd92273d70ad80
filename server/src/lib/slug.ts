import { trimmed } from './trim.js'

/** Lower-case words joined by dashes, accents folded: "São Paulo FC" → sao-paulo-fc. Empty when nothing Latin is left. */
export const slugify = (text: string): string =>
  trimmed(
    text
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .replace(/ß/g, 'ss')
      .replace(/[øØ]/g, 'o')
      .replace(/[łŁ]/g, 'l')
      .replace(/[æÆ]/g, 'ae')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
    '-',
  ).slice(0, 100)

/**
 * The same for any script. Accents are removed from Latin letters only, because in other scripts a mark makes a different letter. "FC
 * København – 東京" → fc-kobenhavn-東京.
 */
export const slugifyAny = (text: string): string =>
  trimmed(
    text
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .replace(/ø/g, 'o')
      .replace(/ł/g, 'l')
      .replace(/æ/g, 'ae')
      .normalize('NFD')
      .replace(/(\p{Script=Latin})\p{Mark}+/gu, '$1')
      .normalize('NFC')
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-'),
    '-',
  ).slice(0, 100)
