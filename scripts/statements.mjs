import { join } from 'node:path'
import { root } from './run.mjs'

/** Where the tests note the statements that they run. */
export const statementsFolder = join(root, '.cache/statements')

/** There once all tests were run: what no statement was noted for since is run by none. */
export const wholeRun = join(statementsFolder, 'whole')
