import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Files of ours, tracked or new, whose name fits: name → text. What git ignores is not ours. */
export function sources(fits) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const names = listed.split('\n').filter((name) => fits(name) && existsSync(join(root, name)))
  return new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
}
