import './node-version.mjs'

const { main } = await import('./run.mjs')
const { buildOf, setPassed } = await import('./statements.mjs')
const { failedFiles, vitest } = await import('./vitest.mjs')

/** More failed files than this are not chance. */
const most = 3

/**
 * `npm run test:again`: runs the files that failed in the last `npm test` once more, one after the other. CI calls it, so that one test that
 * depends on chance does not stop a change. The files are named, because such a test is a fault too.
 */
await main(async () => {
  const failed = failedFiles()
  if (!Array.isArray(failed) || failed.length === 0 || failed.length > most) {
    console.error(
      `Nothing is run again: ${Array.isArray(failed) ? `${failed.length} files failed` : 'the run did not end, or an error belongs to no file'}.`,
    )
    process.exitCode = 1
    return
  }
  console.error(`\nFailed, and now run again alone: ${failed.join(', ')}\n`)
  if (!(await vitest(['--maxWorkers=1', ...failed]))) return
  const build = buildOf()
  if (build) setPassed(build, failed)
  console.error(`\nPassed when run alone. A test in these files depends on chance and must be mended: ${failed.join(', ')}`)
})
