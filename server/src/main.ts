#!/usr/bin/env node
import { existsSync } from 'node:fs'

// The first process of a container ignores signals that it does not handle. Commands that stop in order handle them when they have begun.
if (process.pid === 1)
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(code)
    })

// The build also writes the program into a few files, which load in a fraction of the time of two thousand modules.
const bundle = new URL('./bundle/cli.js', import.meta.url)
if (existsSync(bundle)) await import(bundle.href)
else await import('./cli/run.js')
