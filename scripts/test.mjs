import './node-version.mjs'
import { rmSync } from 'node:fs'

const { main } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')
const { buildOf, setLeft } = await import('./statements.mjs')
const { failedFiles, failedTests, vitest } = await import('./vitest.mjs')

await main(async () => {
  await prepare()
  const args = process.argv.slice(2)
  rmSync(failedTests, { force: true })
  const build = buildOf()
  const passed = await vitest(args)
  // Another build during the run: nobody knows which statements are of which.
  if (args.length === 0 && build && build === buildOf()) setLeft(build, passed ? [] : failedFiles())
})
