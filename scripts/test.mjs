import './node-version.mjs'

const { CommandFailed, main, node } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')

await main(async () => {
  await prepare()
  try {
    await node('node_modules/vitest/vitest.mjs', ['run', '--root', 'server', ...process.argv.slice(2)], { show: true })
  } catch (error) {
    // Vitest has said what is wrong.
    if (!(error instanceof CommandFailed)) throw error
    process.exitCode = Number(error.code) || 1
  }
})
