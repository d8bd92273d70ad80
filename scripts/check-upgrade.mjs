import './node-version.mjs'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const { main, node, root, timed } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')
const { previousServer } = await import('./previous.mjs')

/** Tests of the previous release that sell, pay and deliver. */
const smoke = ['test/smoke.test.ts', 'test/selling/bookings.test.ts', 'test/selling/reservations.test.ts']

const config = `
import { builtServer, loadedByNode } from './test/kit/built.js'
export default {
  plugins: [builtServer],
  test: {
    root: import.meta.dirname,
    include: ${JSON.stringify(smoke)},
    globalSetup: ['test/kit/global.ts'],
    setupFiles: ['test/kit/after-each-file.ts'],
    pool: 'forks',
    server: { deps: { external: loadedByNode } },
    isolate: false,
    testTimeout: 400_000,
    hookTimeout: 400_000,
    maxWorkers: 2,
  },
}
`

/** The tests of the previous release with its own code, on the schema of this version. */
async function smokeOnNewSchema(previous) {
  const folder = join(previous, 'with-new-schema')
  const server = join(folder, 'server')
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(previous, 'server'), server, { recursive: true, verbatimSymlinks: true })
  for (const name of ['package.json', 'tsconfig.base.json']) cpSync(join(previous, name), join(folder, name))
  rmSync(join(server, 'migrations'), { recursive: true })
  cpSync(join(root, 'server/migrations'), join(server, 'migrations'), { recursive: true })
  writeFileSync(join(server, 'vitest.upgrade.config.js'), config)
  await node('node_modules/vitest/vitest.mjs', ['run', '--root', server, '--config', 'vitest.upgrade.config.js'])
}

await main(async () => {
  await prepare(['server', 'sdk'])
  const previous = await timed('building the previous release', previousServer)
  const soak = ['run', '--root', 'server', '--config', 'vitest.soak.config.ts', 'upgrade']
  // At the same time: each has its own database, and both wait for processes to start.
  await Promise.all([
    timed('tests of the previous release on the new schema', () => smokeOnNewSchema(previous)),
    timed('old and new version side by side', () => node('node_modules/vitest/vitest.mjs', soak)),
  ])
})
