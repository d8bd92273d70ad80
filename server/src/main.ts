#!/usr/bin/env node
import { existsSync } from 'node:fs'

// The build also writes the program into a few files, which load in a fraction of the time of two thousand modules.
const bundle = new URL('./bundle/cli.js', import.meta.url)
if (existsSync(bundle)) await import(bundle.href)
else await import('./cli/run.js')
