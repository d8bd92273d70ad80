import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root, timed } from './run.mjs'

const STAMP = join(root, 'node_modules/.allotment-stamp')

const machine = `${process.platform} ${process.arch} ${process.versions.modules}`
const wanted = () =>
  `${machine} ${createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')}`

export function isInstalled() {
  const found = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : machine
  if (found === wanted()) return true
  // Somebody may have run npm themselves; but what was installed on another kind of machine is no use whatever the list says.
  if (!found.startsWith(machine) || !matchesLock()) return false
  writeFileSync(STAMP, wanted())
  return true
}

/** Compares what npm noted in node_modules with what the lock file asks for on this machine. */
function matchesLock() {
  const note = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(note)) return false
  const { packages: found } = JSON.parse(readFileSync(note, 'utf8'))
  const { packages: asked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(asked).every(([path, { link, version, integrity, optional, os, cpu, libc }]) => {
    if (!path.includes('node_modules/') || link) return true
    const needed = !optional || (os?.includes(process.platform) && (!cpu || cpu.includes(process.arch)) && !libc)
    return !needed || (found[path]?.version === version && found[path].integrity === integrity && existsSync(join(root, path)))
  })
}

export async function install() {
  await timed('installing packages', () => npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress']))
  writeFileSync(STAMP, wanted())
}
