/** Text that runs both ways, put into the order in which it is seen. Of the Unicode algorithm what names, dates and places need: no embeddings. */

const rightToLeft = /[\u0590-\u05ff\u0600-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/
const letter = /\p{L}/u
const digit = /\p{Nd}/u
const mark = /\p{M}/u
/** Invisible hints about direction: obeyed by nobody here, and fonts draw boxes for some of them. */
const hints = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

export const withoutHints = (text: string): string => text.replace(hints, '')

export const isRightToLeft = (text: string): boolean => {
  for (const char of text) {
    if (rightToLeft.test(char)) return true
    if (letter.test(char)) return false
  }
  return false
}

type Kind = 'L' | 'R' | 'N' | 'neutral'

function kindOf(char: string): Kind {
  if (digit.test(char) || arabicDigit.test(char)) return 'N'
  if (rightToLeft.test(char)) return 'R'
  return letter.test(char) ? 'L' : 'neutral'
}

/** Odd levels run from right to left. */
function levelsOf(chars: string[], rtl: boolean): number[] {
  const kinds = chars.map(kindOf)
  for (const [index, char] of chars.entries()) {
    const before = kinds[index - 1]
    // A mark belongs to its letter; a separator between two digits to the number.
    if (mark.test(char) && before) kinds[index] = before
    else if (/[:.,/\-–]/.test(char) && before === 'N' && kinds[index + 1] === 'N') kinds[index] = 'N'
  }
  // A number after Latin text is part of it; after Arabic text, or at the start of such a line, it stands by itself.
  let strong: Kind = rtl ? 'R' : 'L'
  for (const [index, kind] of kinds.entries()) {
    if (kind === 'L' || kind === 'R') strong = kind
    else if (kind === 'N' && strong === 'L') kinds[index] = 'L'
  }
  // What stands between two of a kind goes with them, all else with the line; numbers count with what runs leftwards.
  const base = rtl ? 'R' : 'L'
  const side = (kind: Kind | undefined): Kind => (kind === undefined ? base : kind === 'N' ? 'R' : kind)
  for (let start = 0; start < kinds.length; start++) {
    if (kinds[start] !== 'neutral') continue
    let end = start
    while (kinds[end] === 'neutral') end++
    kinds.fill(side(kinds[start - 1]) === side(kinds[end]) ? side(kinds[end]) : base, start, end)
  }
  return kinds.map((kind) => (kind === 'R' ? 1 : kind === 'N' || rtl ? 2 : 0))
}

const mirrors: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

export interface Run {
  text: string
  rtl: boolean
}

/** The runs of one line from left to right as they are seen; the text of each is in the order it is read in. */
export function visualRuns(line: string, rtl: boolean): Run[] {
  const chars = [...line]
  const levels = levelsOf(chars, rtl)
  const runs: (Run & { level: number })[] = []
  for (const [index, char] of chars.entries()) {
    const level = levels[index] ?? 0
    const isRtl = level % 2 === 1
    const last = runs.at(-1)
    const shown = isRtl ? (mirrors[char] ?? char) : char
    // Shaping reverses each word by itself; a space between words that run leftwards is therefore a run of its own.
    const breaks = isRtl && (char === ' ' || last?.text === ' ')
    if (last && last.level === level && !breaks) last.text += shown
    else runs.push({ text: shown, rtl: isRtl, level })
  }
  const highest = Math.max(0, ...runs.map((run) => run.level))
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < runs.length; start++) {
      if ((runs[start]?.level ?? 0) < level) continue
      let end = start
      while (end < runs.length && (runs[end]?.level ?? 0) >= level) end++
      runs.splice(start, end - start, ...runs.slice(start, end).reverse())
      start = end
    }
  }
  return runs.map(({ text, rtl: isRtl }) => ({ text, rtl: isRtl }))
}
