import './node-version.mjs'

const { CommandFailed, main, node, root, run, timed } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')
const { outdated } = await import('./generated.mjs')
const { checkSql } = await import('./check-sql.mjs')
const { checkArchitecture } = await import('./architecture.mjs')
const { checkPackage } = await import('./check-package.mjs')

const types = (config) => () => node('node_modules/typescript-native/bin/tsc', ['-p', config, '--noEmit'])
const steps = {
  'types of the server and its tests': types('server/tsconfig.test.json'),
  'types of the sdk': types('sdk/tsconfig.json'),
  'types of the console': types('console/tsconfig.json'),
  'SQL and the rows it declares': checkSql,
  architecture: checkArchitecture,
  'lint and format': () => run('node_modules/.bin/biome', ['check', '.']),
  'generated files': async () => {
    const files = await outdated()
    if (files.length > 0)
      throw new CommandFailed('generated files', 1, `Not what the code makes: ${files.join(', ')}. Run: npm run generate`)
  },
  'package of the sdk: publint, attw': checkPackage,
  'lint of openapi.json': async () => {
    const { formatProblems, getTotals, lint, loadConfig } = await import('@redocly/openapi-core')
    const problems = await lint({ ref: `${root}openapi.json`, config: await loadConfig({ configPath: `${root}redocly.yaml` }) })
    const totals = getTotals(problems)
    if (totals.errors === 0) return
    formatProblems(problems, { format: 'stylish', totals, version: '' })
    throw new CommandFailed('lint of openapi.json', 1, `${totals.errors} errors`)
  },
}

await main(async () => {
  await prepare(['server', 'sdk'])
  // All of them even after a failure: one run tells everything there is to repair.
  for (const [name, step] of Object.entries(steps)) {
    try {
      await timed(name, step)
    } catch (error) {
      console.error(error instanceof CommandFailed ? error.output.trim() : error)
      process.exitCode = 1
    }
  }
})
