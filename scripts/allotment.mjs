import './node-version.mjs'
import './end-with-npm.mjs'

const { main } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')

await main(async () => {
  await prepare(['server'])
  const { runServer } = await import('./server.mjs')
  await runServer(...process.argv.slice(2))
})
