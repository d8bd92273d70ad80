import './node-version.mjs'

const { main } = await import('./run.mjs')
const { writeGenerated } = await import('./generated.mjs')

await main(async () => {
  const changed = await writeGenerated()
  console.error(changed.length > 0 ? `  changed: ${changed.join(', ')}` : '  nothing changed')
})
