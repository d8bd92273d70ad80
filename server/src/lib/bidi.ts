import bidiFactory, { type Bidi } from 'bidi-js'

/**
 * Reorders bidirectional text for display with the Unicode algorithm of bidi-js. The cast is needed because its types describe an ES
 * module.
 */
const bidi = (bidiFactory as unknown as () => Bidi)()

/** Invisible direction marks. They are removed, because some fonts draw boxes for them. */
const hints = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

export const withoutHints = (text: string): string => text.replace(hints, '')

/** The first letter with a direction decides. */
export const isRightToLeft = (text: string): boolean => {
  for (const char of text) {
    const type = bidi.getBidiCharTypeName(char)
    if (type === 'R' || type === 'AL') return true
    if (type === 'L') return false
  }
  return false
}

export interface Run {
  text: string
  rtl: boolean
}

/** The runs of one line in visual order, from left to right. The text of each run is in logical (reading) order. */
export function visualRuns(line: string, rtl: boolean): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, rtl ? 'rtl' : 'ltr')
  const runs: (Run & { level: number })[] = []
  for (let index = 0; index < line.length; index++) {
    const char = line[index] as string
    const level = levels[index] ?? 0
    const isRtl = level % 2 === 1
    const last = runs.at(-1)
    const shown = isRtl ? (bidi.getMirroredCharacter(char) ?? char) : char
    // The shaper reverses each word separately. A space between right-to-left words is therefore a separate run.
    const breaks = isRtl && (char === ' ' || last?.text === ' ')
    if (last && last.level === level && !breaks) last.text += shown
    else runs.push({ text: shown, rtl: isRtl, level })
  }
  return inVisualOrder(runs).map(({ text, rtl: isRtl }) => ({ text, rtl: isRtl }))
}

/** Rule L2 of the Unicode algorithm: from the highest level down, adjacent runs of that level or above are reversed. */
function inVisualOrder<T extends { level: number }>(runs: T[]): T[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level >= 1; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while (end < ordered.length && (ordered[end] as T).level >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}
