import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { loadConfig } from '../platform/config.js'
import type { App } from '../platform/http/routes.js'
import { listenForScrapes } from '../platform/site/scrape.js'
import { listen, openService, prepareWhenReachable, type Service, startJobs } from '../service.js'
import { UsageError } from './explain.js'
import { progressBar, progressLine } from './progress.js'
import { openConfigured } from './with-service.js'

/** Resolves with the name of the first stop signal. A second one exits at once. */
function untilStopped(): Promise<string> {
  return new Promise((resolve) => {
    let asked = false
    const stop = (signal: string) => {
      if (asked) process.exit(130)
      asked = true
      resolve(signal)
    }
    process.on('SIGINT', () => stop('SIGINT'))
    process.on('SIGTERM', () => stop('SIGTERM'))
  })
}

/** Throws the error of `listen` when the port is in use. */
async function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return
  const trial = createServer()
  await new Promise<void>((resolve, reject) => {
    trial.once('error', reject).listen({ host, port, exclusive: true }, resolve)
  })
  await new Promise((resolve) => trial.close(resolve))
}

export async function serve(): Promise<void> {
  const config = loadConfig(process.env)
  const started = performance.now()
  // Creating a database takes time, so the port is checked first.
  await checkPort(config.HOST, config.PORT)
  await checkPort('127.0.0.1', config.METRICS_PORT)
  const database = await openConfigured(config)
  const service = openService(config, database.connection)
  const { ctx } = service
  let app: App | undefined
  let scrapes: Server | undefined
  const close = async (): Promise<void> => {
    ctx.ready.current = false
    // In this order: no new requests, finish current requests, stop background work, close the database.
    await app?.close()
    scrapes?.close()
    await ctx.jobs.stop()
    await service.close()
    await database.embedded?.stop()
  }
  try {
    const stopped = untilStopped()
    // Listen first: requests get the answer that the service is starting, and /readyz reports when it is ready.
    app = await listen(service)
    scrapes = await listenForScrapes(ctx)
    const isPrepared = await prepareWhenReachable(service, stopped, (name, number, of) =>
      progressLine(`migration ${number} of ${of}: ${name}`),
    )
    if (!isPrepared) return
    // Loaded where it is needed: its data are a large part of the program.
    if (config.embedded) await (await import('../demo/load.js')).loadDemo(service, {}, progressBar)
    if (config.WORKER) await startJobs(service)
    ctx.ready.current = true
    greet(service, performance.now() - started)
    const reason = await Promise.race([stopped, database.embedded?.exited.then(() => 'database') ?? new Promise<never>(() => {})])
    if (reason === 'database') throw new UsageError('The embedded database ended unexpectedly; start again and it will recover.')
    ctx.log.info({ reason }, 'stopping')
    // Only SIGTERM drains. Ctrl-C stops without waiting.
    if (reason === 'SIGTERM') await drain(service)
  } finally {
    await close()
  }
}

/** /readyz reports not ready, so that load balancers stop sending requests. Until they have, requests are still served. */
async function drain({ ctx }: Service): Promise<void> {
  ctx.ready.draining = true
  await setTimeout(ctx.config.DRAIN_SECONDS * 1_000)
}

export async function work(): Promise<void> {
  const config = loadConfig(process.env)
  if (config.embedded)
    throw new UsageError('A separate worker needs DATABASE_URL; the embedded database serves one process, which works too.')
  const { connection } = await openConfigured(config)
  const service = openService(config, connection)
  let scrapes: Server | undefined
  try {
    const stopped = untilStopped()
    scrapes = await listenForScrapes(service.ctx)
    if (!(await prepareWhenReachable(service, stopped))) return
    await startJobs(service)
    service.ctx.ready.current = true
    service.ctx.log.info('working')
    service.ctx.log.info({ reason: await stopped }, 'stopping')
  } finally {
    service.ctx.ready.current = false
    scrapes?.close()
    await service.ctx.jobs.stop()
    await service.close()
  }
}

function greet({ ctx: { config } }: Service, millis: number): void {
  const base = config.PUBLIC_URL
  const lines = [
    '',
    `  Allotment is ready after ${(millis / 1000).toFixed(1)} s`,
    '',
    `  API            ${base}/v1`,
    `  Reference      ${base}/docs`,
    `  Console        ${base}/console`,
    ...(config.embedded ? [`  Credentials    ${join(config.DATA_DIR, 'demo-credentials.json')}`] : []),
    '',
    '  Ctrl-C stops it.',
    '',
  ]
  process.stderr.write(`${lines.join('\n')}\n`)
}
