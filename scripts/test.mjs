import './node-version.mjs'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

const { main } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')
const { statementsFolder, wholeRun } = await import('./statements.mjs')
const { failedTests, vitest } = await import('./vitest.mjs')

await main(async () => {
  await prepare()
  const args = process.argv.slice(2)
  rmSync(failedTests, { force: true })
  if (!(await vitest(args)) || args.length > 0) return
  mkdirSync(statementsFolder, { recursive: true })
  writeFileSync(wholeRun, '')
})
