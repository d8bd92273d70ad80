import './node-version.mjs'

const { main } = await import('./run.mjs')
const { checkDataFolder } = await import('./data-folder.mjs')
const { prepare } = await import('./prepare.mjs')

// npm does not pass SIGTERM through its shell. If npm is stopped, this process must stop too.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}

await main(async () => {
  checkDataFolder()
  await prepare()
  const { runServer } = await import('./server.mjs')
  await runServer('serve', ...process.argv.slice(2))
})
