import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.js'

/** Runs of full size, which take too long for every day: `npm run soak`. */
export default mergeConfig(base, defineConfig({ test: { include: ['test/soak/**/*.soak.ts'] } }))
