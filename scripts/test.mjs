import './node-version.mjs'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

const { CommandFailed, main, node } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')
const { statementsFolder, wholeRun } = await import('./statements.mjs')

await main(async () => {
  await prepare()
  const args = process.argv.slice(2)
  rmSync('.cache/failed-tests.json', { force: true })
  try {
    await node('node_modules/vitest/vitest.mjs', ['run', '--root', 'server', ...args], { show: true })
  } catch (error) {
    // Vitest has already printed the error.
    if (!(error instanceof CommandFailed)) throw error
    process.exitCode = Number(error.code) || 1
    return
  }
  if (args.length > 0) return
  mkdirSync(statementsFolder, { recursive: true })
  writeFileSync(wholeRun, '')
})
