/**
 * As lib/slug, but in the script of the text. Accents are taken off Latin letters only: in Japanese or Arabic a mark makes another
 * letter, and taking it off would spell another word.
 */
export function slugInScript(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mark}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
