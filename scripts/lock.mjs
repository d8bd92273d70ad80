import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './run.mjs'

const FOLDER = join(root, '.cache/preparing')
const SILENT_MS = 20_000

/** Lets one process at a time install and build. The lock is a folder, because only one process can create it. */
export async function locked(task) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (let told = false; !take(); await sleep(200)) {
    if (!told) process.stderr.write('  waiting for another start, which is installing or building\n')
    told = true
  }
  // Updates the lock's time. A waiting process takes over a lock that was not updated for a while.
  const alive = setInterval(() => utimesSync(FOLDER, new Date(), new Date()), SILENT_MS / 10)
  const release = () => rmSync(FOLDER, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await task()
  } finally {
    clearInterval(alive)
    process.off('exit', release)
    release()
  }
}

function take() {
  try {
    mkdirSync(FOLDER)
    writeFileSync(join(FOLDER, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isAbandoned()) {
    // Renamed first, so that only one of two waiting processes removes it.
    const aside = `${FOLDER}-${process.pid}`
    try {
      renameSync(FOLDER, aside)
    } catch {
      return false
    }
    rmSync(aside, { recursive: true, force: true })
  }
  return false
}

function isAbandoned() {
  try {
    if (Date.now() - statSync(FOLDER).mtimeMs > SILENT_MS) return true
    process.kill(Number(readFileSync(join(FOLDER, 'pid'), 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
