import './node-version.mjs'

const { main } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')
const { vitest } = await import('./vitest.mjs')

/** `npm run soak -- webhooks`: runs the soak tests of that name, or all of them. */
await main(async () => {
  await prepare()
  await vitest(['--config', 'vitest.soak.config.ts', ...process.argv.slice(2)])
})
