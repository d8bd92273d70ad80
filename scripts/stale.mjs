import { lstatSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const stampOf = (name) => join(root, '.cache', `${name}.built`)

/** When anything below a path last changed. Adding or removing a file changes its folder. */
function newest(path) {
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0
  return Math.max(stat.mtimeMs, ...readdirSync(join(root, path)).map((name) => newest(`${path}/${name}`)))
}

/** Whether the last build started after the last change of its inputs. */
export const isFresh = (name, inputs) =>
  (lstatSync(stampOf(name), { throwIfNoEntry: false })?.mtimeMs ?? 0) > Math.max(...inputs.map(newest))

/** Records the build with its start time, so that edits during the build count as changes. */
export function built(name, began) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stampOf(name), '')
  utimesSync(stampOf(name), began, began)
}
