/**
 * Small letters as `lower` of PostgreSQL writes them, to compare with a column: one for one, whatever stands beside them. The runtime writes
 * \u0130 as two characters, and a sigma at the end of a word differently.
 */
export const inSmallLetters = (text: string): string => text.replaceAll('\u0130', 'i').replaceAll('\u03a3', '\u03c3').toLowerCase()

/**
 * The number of letters to insert, delete, replace or swap with a neighbour to turn one word into the other (Damerau-Levenshtein distance).
 */
export function distance(from: string, to: string): number {
  // Three rows are enough: a swap looks two rows back.
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = above
    above = row
  }
  return above[to.length] ?? 0
}
