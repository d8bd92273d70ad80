import { lstatSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const stampOf = (name) => join(root, '.cache', `${name}.built`)

/** When anything below a path last changed; a folder changes with each file that comes or goes. */
function newest(path) {
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0
  return Math.max(stat.mtimeMs, ...readdirSync(join(root, path)).map((name) => newest(`${path}/${name}`)))
}

/** Whether a build was begun after the last change of what it is made from. */
export const isFresh = (name, inputs) =>
  (lstatSync(stampOf(name), { throwIfNoEntry: false })?.mtimeMs ?? 0) > Math.max(...inputs.map(newest))

/** Notes that it was built, as of the moment it was begun: what is edited meanwhile counts as changed. */
export function built(name, began) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampOf(name), '')
  utimesSync(stampOf(name), began, began)
}
