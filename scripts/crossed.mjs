import './node-version.mjs'
import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Which of our files one POST /v1/reservations runs through, from the route to SQL: the engine itself counts calls of functions while one
 * request is answered (V8's precise coverage). A file counts when one of its functions was called; what only ran at the start does not.
 */
const { main } = await import('./run.mjs')

const dist = fileURLToPath(new URL('../server/dist/', import.meta.url))
/** The room's own way from its route down; what all requests share (platform, lib) is told apart. */
const rooms = /^(channels|desk|fulfilment|selling|money|catalogue|parties)\//

await main(async () => {
  const { market } = await import('../bench/selling.mjs')
  const { buildApp } = await import('../server/dist/app.js')
  const stage = await market()
  const app = await buildApp(stage.service.ctx)
  stage.service.ctx.ready.current = true
  const session = new Session()
  session.connect()
  try {
    const ask = (ticket_id) =>
      app.inject({
        method: 'POST',
        url: '/v1/reservations',
        headers: { ...stage.headers, 'idempotency-key': `crossed-${ticket_id}` },
        payload: { items: [{ ticket_id, quantity: 1 }], booking_email: 'desk@agency.example' },
      })
    await ask(stage.tickets[0])
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    const { statusCode, body } = await ask(stage.tickets[1])
    const { result } = await session.post('Profiler.takePreciseCoverage')
    if (statusCode !== 201) throw new Error(`answered ${statusCode}: ${body}`)
    const called = result
      .filter(({ url, functions }) => url.startsWith('file:') && functions.some((one) => one.ranges[0].count > 0))
      .map(({ url }) => relative(dist, fileURLToPath(url)))
      .filter((file) => !file.startsWith('..'))
      .sort()
    const own = called.filter((file) => rooms.test(file))
    const shared = called.filter((file) => !rooms.test(file))
    for (const file of called) console.log(`  ${file.replace(/\.js$/, '.ts')}`)
    console.log(`POST /v1/reservations: ${own.length} files of the rooms from route to SQL, ${shared.length} shared by all requests`)
  } finally {
    session.disconnect()
    await app.close()
    await stage.clear()
  }
})
