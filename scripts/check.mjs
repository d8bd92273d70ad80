import './node-version.mjs'

const { CommandFailed, main, node, run, timed } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')
const { outdated } = await import('./generated.mjs')
const { checkSql } = await import('./check-sql.mjs')
const { checkArchitecture } = await import('./architecture.mjs')
const { checkDuplicates } = await import('./duplicates.mjs')
const { checkExports } = await import('./exports.mjs')
const { checkPaymentMethods } = await import('./payment-methods.mjs')
const { checkTexts } = await import('./texts.mjs')
const { checkOpenapi } = await import('./check-openapi.mjs')
const { checkPackage } = await import('./check-package.mjs')

const types = (config) => () => node('node_modules/typescript-native/bin/tsc', ['-p', config, '--noEmit'])
/** Two lanes run at the same time. What writes into a folder that others read comes after both. */
const lanes = [
  {
    'types of the server and its tests': types('server/tsconfig.test.json'),
    'types of the sdk': types('sdk/tsconfig.json'),
    'types of the console': types('console/tsconfig.json'),
    architecture: checkArchitecture,
    'payment methods': checkPaymentMethods,
    'lines that stand twice': checkDuplicates,
    'texts of the console': checkTexts,
    'unused exports': checkExports,
  },
  {
    'lint of openapi.json: Redocly, Spectral, OWASP': checkOpenapi,
    'SQL and the rows it declares': checkSql,
    'lint and format': () => run('node_modules/.bin/biome', ['check', '.']),
  },
]
const last = {
  'generated files': async () => {
    const files = await outdated()
    if (files.length > 0)
      throw new CommandFailed('generated files', 1, `Not what the code makes: ${files.join(', ')}. Run: npm run generate`)
  },
  'package of the sdk: publint, attw': checkPackage,
}

/** Runs all steps even after a failure, so that one run shows all errors. */
async function runSteps(steps) {
  for (const [name, step] of Object.entries(steps)) {
    try {
      await timed(name, step)
    } catch (error) {
      console.error(error instanceof CommandFailed ? error.output.trim() : error)
      process.exitCode = 1
    }
  }
}

await main(async () => {
  await prepare(['server', 'sdk'])
  await Promise.all(lanes.map(runSteps))
  await runSteps(last)
})
