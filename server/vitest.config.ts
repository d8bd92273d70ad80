import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/kit/global.ts'],
    setupFiles: ['test/kit/after-each-file.ts'],
    pool: 'forks',
    // Files share nothing but the code, which one process need not load again for each of them.
    isolate: false,
    // How long something takes says nothing on a machine that is busy with something else. These only end what would never end.
    testTimeout: 400_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 180_000 } },
    // Each file has a database of its own, so files never wait for each other.
    fileParallelism: true,
    maxWorkers: 3,
  },
})
