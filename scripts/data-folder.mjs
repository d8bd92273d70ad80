import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { root } from './run.mjs'

/**
 * Fails before the first build, which takes a minute, if the data folder obviously cannot be used. The service checks it again by writing to
 * it.
 */
export function checkDataFolder({ DATA_DIR = 'data', DATABASE_URL } = process.env) {
  if (DATABASE_URL) return
  const folder = resolve(root, DATA_DIR)
  let existing = folder
  while (!existsSync(existing)) existing = dirname(existing)
  if (!statSync(existing).isDirectory()) return
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
  } catch {
    console.error(`The data folder ${folder} is out of reach for this user. Set DATA_DIR to a folder that belongs to this user.`)
    process.exit(1)
  }
}
