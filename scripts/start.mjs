import './node-version.mjs'
import './end-with-npm.mjs'

const { main } = await import('./run.mjs')
const { checkDataFolder } = await import('./data-folder.mjs')
const { prepare } = await import('./prepare.mjs')

await main(async () => {
  checkDataFolder()
  await prepare()
  const { runServer } = await import('./server.mjs')
  await runServer('serve', ...process.argv.slice(2))
})
