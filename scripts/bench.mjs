import './node-version.mjs'
import { existsSync } from 'node:fs'

const { main } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')

const program = new URL('../bench/run.mjs', import.meta.url)
if (existsSync(program)) {
  await main(async () => {
    await prepare()
    await import(program.href)
  })
} else {
  console.error('There are no benchmarks in this copy: bench/run.mjs is missing.')
  process.exitCode = 1
}
