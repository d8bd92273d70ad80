import './node-version.mjs'

const { main, timed } = await import('./run.mjs')
const { prepare } = await import('./prepare.mjs')
const { recipes, filesOf } = await import('./recipes.mjs')
const { countArchitecture } = await import('./architecture.mjs')
const { filesCrossed } = await import('./crossed.mjs')
const { installs, measure } = await import('./size.mjs')
const { duplicates, leastLines } = await import('./duplicates.mjs')
const { unusedExports } = await import('./exports.mjs')

const line = (name, value, wanted) => console.log(`${String(value).padStart(8)}  ${name}${wanted ? ` (at most ${wanted})` : ''}`)
const most = { 'ticket-field': 3, 'webhook-event-type': 2, 'payment-method': 2, filter: 1, 'final-status': 2 }

/** Number of files per wing. */
function byWing(files) {
  const wings = new Map()
  for (const file of files) wings.set(file.split('/')[0], (wings.get(file.split('/')[0]) ?? 0) + 1)
  return [...wings].map(([wing, count]) => `${wing} ${count}`).join(', ')
}

/** Measures the promises about the layout. `--list` names the files that a reservation runs through. */
await main(async () => {
  await prepare(['server'])
  const crossed = await timed('a reservation', filesCrossed)
  const production = await timed('a production install', () => measure(installs[0]))
  const { wings, rooms, broken } = await timed('imports', countArchitecture)
  for (const recipe of recipes()) line(`files written by hand: ${recipe.title}`, filesOf(recipe).length, most[recipe.name])
  const own = crossed.filter((file) => !/^(lib|platform)\//.test(file))
  line(`files that POST /v1/reservations crosses, without lib and platform: ${byWing(own)}`, own.length, 15)
  line(`files that POST /v1/reservations crosses in all: ${byWing(crossed)}`, crossed.length)
  line('wings', wings)
  line('rooms', rooms)
  line('imports that run upwards or in a circle', broken, '0')
  line(`pairs of places that share ${leastLines} lines`, duplicates().length, '0')
  line('exports that nothing uses', unusedExports().length, '0')
  line('megabytes of a production install', production.toFixed(0), installs[0].limit)
  if (process.argv.includes('--list')) console.log(crossed.join('\n'))
})
