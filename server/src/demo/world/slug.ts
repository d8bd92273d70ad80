const UNDECOMPOSED: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' }

/**
 * The text as a path segment. Accents are taken off Latin letters only: in Japanese or Arabic a mark makes another letter, and taking it
 * off would spell another word.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßøæœđł]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
