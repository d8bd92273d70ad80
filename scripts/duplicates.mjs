import { CommandFailed } from './run.mjs'
import { sources } from './sources.mjs'

export const leastLines = 12

/** Code written by hand. Tests, generated files and translations may repeat themselves. */
const counts = (name) =>
  /\.(tsx?|mjs|cjs|js|css|sql)$/.test(name) &&
  !/(^|\/)(test|migrations|generated|locales|data|words)\//.test(name) &&
  !/\.test\.tsx?$/.test(name)

/** Relevant lines with their numbers: not blank, no comment, no punctuation alone, no import. */
function linesOf(text) {
  let isImport = false
  return text.split('\n').flatMap((line, index) => {
    const folded = line.trim().replace(/\s+/g, ' ')
    if (isImport || /^(import|export \{|export \*)\b/.test(folded)) {
      isImport = !/(['"]|\})$/.test(folded)
      return []
    }
    return /\w/.test(folded) && !/^(\/\/|\/\*|\*)/.test(folded) ? [{ folded, number: index + 1 }] : []
  })
}

/** Pairs of places that share a run of lines. Each run is reported once, at full length. */
export function duplicates() {
  const files = [...sources(counts)].map(([name, text]) => ({ name, lines: linesOf(text) }))
  const seen = new Map()
  const found = []
  const same = (one, other) => one !== undefined && one.folded === other?.folded
  for (const { name, lines } of files) {
    for (let at = 0; at + leastLines <= lines.length; at++) {
      const key = lines
        .slice(at, at + leastLines)
        .map(({ folded }) => folded)
        .join('\n')
      const first = seen.get(key)
      if (!first) seen.set(key, { name, lines, at })
      // This is the rest of a run that was already reported.
      else if (!same(first.lines[first.at - 1], lines[at - 1]) && !(first.lines === lines && at - first.at < leastLines)) {
        let length = leastLines
        while (same(first.lines[first.at + length], lines[at + length])) length++
        const span = (of, from) => `${of.name}:${of.lines[from].number}-${of.lines[from + length - 1].number}`
        found.push(`${span(first, first.at)} and ${span({ name, lines }, at)} share ${length} lines`)
      }
    }
  }
  return found
}

export function checkDuplicates() {
  const found = duplicates()
  if (found.length > 0) throw new CommandFailed('duplicates', 1, `${found.join('\n')}\nMake one of each.`)
}
