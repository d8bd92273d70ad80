import { CommandFailed } from './run.mjs'
import { sources } from './sources.mjs'

const declared = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** Exports of the server and the console whose name occurs nowhere else, not even in their own file. */
export function unusedExports() {
  const files = [...sources((name) => /^(server|console|bench|scripts|sdk)\/.*\.(tsx?|mjs)$/.test(name))]
  const uses = new Map()
  for (const [, text] of files) for (const word of text.match(/\w+/g) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1)
  return files
    .filter(([name]) => /^(server|console)\/src\//.test(name) && !name.includes('/generated/'))
    .flatMap(([name, text]) =>
      [...text.matchAll(declared)].filter(([, one]) => uses.get(one) === 1).map(([, one]) => `${name} exports ${one}, which nothing uses`),
    )
}

export function checkExports() {
  const found = unusedExports()
  if (found.length > 0) throw new CommandFailed('unused exports', 1, found.join('\n'))
}
