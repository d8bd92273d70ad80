import './node-version.mjs'

const { main } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')

await main(() => prepare())
