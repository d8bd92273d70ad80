import './node-version.mjs'

const { main } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')

// Without names: builds everything.
const names = process.argv.slice(2)
await main(() => (names.length > 0 ? prepare(names) : prepare()))
