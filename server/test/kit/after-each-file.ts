import { afterAll } from 'vitest'
import { runEnds } from './end.js'
import { killProcesses } from './process.js'
import { writeStatements } from './statements.js'

// Runs for every file; the top level of a shared module runs once for all of them.
afterAll(killProcesses)
afterAll(writeStatements)
afterAll(runEnds)
