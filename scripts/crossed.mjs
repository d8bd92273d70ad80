import { Session } from 'node:inspector/promises'

const dist = '/server/dist/'

/**
 * The source files in which a function ran during one request, by V8's call counts. Two requests before it load, compile and connect
 * everything. Jobs do not run. Code that runs while modules load does not count.
 */
export async function filesCrossed() {
  const { buildApp } = await import('../server/dist/app.js')
  const { market } = await import('../bench/selling.mjs')
  const stage = await market()
  const app = await buildApp(stage.service.ctx)
  stage.service.ctx.ready.current = true
  const session = new Session()
  try {
    const [ticket_id] = stage.tickets
    const payload = { items: [{ ticket_id, quantity: 1 }], booking_email: 'counts@counts.example' }
    const reserve = async () => {
      const { statusCode, body } = await app.inject({ method: 'POST', url: '/v1/reservations', headers: stage.headers, payload })
      if (statusCode !== 201) throw new Error(`POST /v1/reservations answered ${statusCode}: ${body}`)
    }
    await reserve()
    await reserve()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await session.post('Profiler.takePreciseCoverage')
    await reserve()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return result
      .filter(({ url, functions }) => url.includes(dist) && functions.some(({ ranges }) => ranges[0].count > 0))
      .map(({ url }) => url.slice(url.indexOf(dist) + dist.length).replace(/\.js$/, '.ts'))
      .sort()
  } finally {
    session.disconnect()
    await app.close()
    await stage.clear()
  }
}
