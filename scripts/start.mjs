import './node-version.mjs'

const { main } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')

await main(async () => {
  await prepare()
  const { runServer } = await import('./server.mjs')
  await runServer('serve', ...process.argv.slice(2))
})
