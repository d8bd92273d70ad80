import { execFileSync } from 'node:child_process'
import { dirname, resolve, sep } from 'node:path'
import type { Plugin } from 'vitest/config'

const sources = resolve(import.meta.dirname, '../../src') + sep
const output = resolve(import.meta.dirname, '../../dist') + sep

/**
 * The tests run the built server, as Node loads it in production: it is not transformed for the tests, and its processes and threads
 * run the same files. Imports name the sources, for types and editors.
 */
export const builtServer: Plugin = {
  name: 'built-server',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return
    const path = resolve(dirname(importer), source)
    return path.startsWith(sources) ? output + path.slice(sources.length) : undefined
  },
}
/** Loaded by Node itself. */
export const loadedByNode = [/\/server\/dist\//]

/** Builds what changed since the last build, which takes no time if nothing did. */
export function build(): void {
  const script = resolve(import.meta.dirname, '../../../scripts/build.mjs')
  execFileSync(process.execPath, [script, 'server', 'sdk'], { stdio: 'inherit' })
}
