import { defineConfig } from 'vitest/config'
import base from './vitest.config.js'

/** Runs of full size, which take too long for every day: `npm run soak`. */
export default defineConfig({ ...base, test: { ...base.test, include: ['test/soak/**/*.soak.ts'] } })
