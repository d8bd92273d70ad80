import { existsSync, readFileSync } from 'node:fs'
import { CommandFailed, node } from './run.mjs'

/** The files that failed in the last run, written by test/kit/failures.ts. */
export const failedTests = '.cache/failed-tests.json'

/** Null if the run did not end, or an error belongs to no file. */
export const failedFiles = () => (existsSync(failedTests) ? JSON.parse(readFileSync(failedTests, 'utf8')) : null)

/** Runs tests of the server. If some fail, Vitest has printed them: the exit code is set, and the result is false. */
export async function vitest(args) {
  try {
    await node('node_modules/vitest/vitest.mjs', ['run', '--root', 'server', ...args], { show: true })
    return true
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    process.exitCode = Number(error.code) || 1
    return false
  }
}
