import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { build, builtServer, loadedByNode } from './test/kit/built.js'
import { LongestFirst } from './test/kit/order.js'
import { patience } from './test/kit/patience.js'
import { factor } from './test/kit/runs.js'

build()
export default defineConfig({
  plugins: [builtServer],
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/kit/global.ts'],
    setupFiles: ['test/kit/after-each-file.ts'],
    pool: 'forks',
    // Tests run much code a few times each. With V8's usual budget (67,584), to optimise it took a sixth of the CPU time. For large pages see
    // docs/decisions/0045-large-pages.md.
    execArgv: ['--interrupt-budget=1000000', '--use-largepages=silent'],
    server: { deps: { external: loadedByNode } },
    // Files share nothing but the code, which one process need not load again for each of them.
    isolate: false,
    reporters: ['default', fileURLToPath(new URL('./test/kit/failures.ts', import.meta.url))],
    sequence: { sequencer: LongestFirst },
    // How long something takes says nothing on a machine that is busy with something else. These only end what would never end.
    testTimeout: 400_000 * factor,
    hookTimeout: 400_000,
    expect: { poll: { timeout: patience } },
    // Each file has a database of its own, so files never wait for each other.
    fileParallelism: true,
    maxWorkers: 3,
  },
})
