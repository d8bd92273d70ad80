import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * The tests record which statements they send (server/test/kit/statements.ts), in a folder for each build of the server: a statement of
 * other code says nothing about this one. Files are only added, whole, by a process that keeps its name for itself: runs that are partial,
 * interrupted or at the same time as others never take anything away.
 */
const statements = join(root, '.cache/statements')
const dist = join(root, 'server/dist')
const day = 86_400_000

/** Names the code that is built now; undefined while it is being built. Types are not part of it: a corrected row is checked without new tests. */
export function buildOf() {
  const hash = createHash('sha256')
  try {
    for (const name of readdirSync(dist, { recursive: true }).sort())
      if (name.endsWith('.js') && !name.startsWith('bundle')) hash.update(`${name}\0`).update(readFileSync(join(dist, name)))
  } catch {
    return undefined
  }
  return hash.digest('hex').slice(0, 16)
}

function read(path, otherwise) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return otherwise
  }
}
function write(build, name, value) {
  mkdirSync(join(statements, build), { recursive: true })
  const path = join(statements, build, name)
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(value))
  renameSync(`${path}.${process.pid}`, path)
}
function names(path) {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

/** Key of the template → texts that the tests of this build sent. */
export function recorded(build) {
  const texts = new Map()
  for (const name of names(join(statements, build)).filter((name) => name.endsWith('.json')))
    for (const [key, variants] of read(join(statements, build, name), [])) texts.set(key, new Set([...(texts.get(key) ?? []), ...variants]))
  return texts
}

const own = `${randomUUID()}.json`
/** Replaces what this process recorded before. */
export const record = (build, texts) =>
  write(
    build,
    own,
    [...texts].map(([key, variants]) => [key, [...variants]]),
  )

/** Removes the records of builds before, unless tests may still be running. */
export function forgetOthers(build) {
  for (const name of names(statements)) {
    const path = join(statements, name)
    if (name !== build && (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - day)
      rmSync(path, { recursive: true, force: true })
  }
}

const left = (build) => read(join(statements, build, 'left'), null)
/** Whether all tests ran, and passed. Statements of this build without a record are then run by no test. */
export const isWhole = (build) => left(build)?.length === 0
/** All tests ran, but these files failed. */
export function setLeft(build, failed) {
  if (!isWhole(build)) write(build, 'left', failed)
}
/** These files passed when run again: the run is whole if they are those that failed in it. */
export function setPassed(build, files) {
  if (JSON.stringify(left(build)) === JSON.stringify(files)) write(build, 'left', [])
}
