import './node-version.mjs'

const { CommandFailed, main, node } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')

/** `npm run soak -- webhooks`: runs the soak tests of that name, or all of them. */
await main(async () => {
  await prepare()
  try {
    const args = ['run', '--root', 'server', '--config', 'vitest.soak.config.ts', ...process.argv.slice(2)]
    await node('node_modules/vitest/vitest.mjs', args, { show: true })
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    process.exitCode = Number(error.code) || 1
  }
})
