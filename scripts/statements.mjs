import { join } from 'node:path'
import { root } from './run.mjs'

/** Where the tests record their statements. */
export const statementsFolder = join(root, '.cache/statements')

/** Exists after a complete test run. Statements without a record are then run by no test. */
export const wholeRun = join(statementsFolder, 'whole')
