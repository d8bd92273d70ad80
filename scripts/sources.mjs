import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Source files, tracked or new, without those that git ignores. */
export function sourceNames() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return listed.split('\n').filter((name) => name !== '' && lstatSync(join(root, name), { throwIfNoEntry: false })?.isFile())
}

/** The files whose name matches: name → text. */
export const sources = (fits) =>
  new Map(
    sourceNames()
      .filter(fits)
      .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  )
