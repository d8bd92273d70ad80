import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root, timed } from './run.mjs'

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** Compares npm's record in node_modules with the lock file for this platform. */
export function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const found = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(([path, { link, version, integrity, optional, os, cpu, libc }]) => {
    if (!path.includes('node_modules/') || link) return true
    const needed = !optional || (os?.includes(process.platform) && (!cpu || cpu.includes(process.arch)) && !libc)
    return !needed || (found[path]?.version === version && found[path].integrity === integrity && existsSync(join(root, path)))
  })
}

export const install = () =>
  timed('installing packages', () => npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-progress']))
