import bidiFactory, { type Bidi } from 'bidi-js'

/** Text that runs both ways, put into the order in which it is seen: the Unicode algorithm, as bidi-js has it, in runs that can be drawn. Its types take it for a module of the newer kind. */
const bidi = (bidiFactory as unknown as () => Bidi)()

/** Invisible hints about direction: obeyed by nobody here, and fonts draw boxes for some of them. */
const hints = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

export const withoutHints = (text: string): string => text.replace(hints, '')

/** The first letter that has a direction decides. */
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

/** The runs of one line from left to right as they are seen; the text of each is in the order it is read in. */
export function visualRuns(line: string, rtl: boolean): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, rtl ? 'rtl' : 'ltr')
  const runs: (Run & { level: number })[] = []
  for (let index = 0; index < line.length; index++) {
    const char = line[index] as string
    const level = levels[index] ?? 0
    const isRtl = level % 2 === 1
    const last = runs.at(-1)
    const shown = isRtl ? (bidi.getMirroredCharacter(char) ?? char) : char
    // Shaping reverses each word by itself; a space between words that run leftwards is therefore a run of its own.
    const breaks = isRtl && (char === ' ' || last?.text === ' ')
    if (last && last.level === level && !breaks) last.text += shown
    else runs.push({ text: shown, rtl: isRtl, level })
  }
  return inVisualOrder(runs).map(({ text, rtl: isRtl }) => ({ text, rtl: isRtl }))
}

/** From the highest level down, what stands side by side at that level or above is turned round. */
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
