import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { loadConfig } from '../server/dist/platform/config.js'
import { startEmbedded } from '../server/dist/platform/db/embedded.js'
import { openService, prepareDatabase } from '../server/dist/service.js'
import { Connection } from './plain.mjs'

/** A database and a service for a benchmark. They run in other processes than the measurement. */
export async function setStage(env = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'allotment-bench-'))
  const database = await startEmbedded({ dataDir })
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '10000000', ...env }
  const service = openService(loadConfig(settings), database.connection)
  await prepareDatabase(service)
  await service.ctx.jobs.stop()
  const client = new pg.Client(database.connection)
  await client.connect()
  const running = []
  const start = (command, more = {}) => {
    // For a profile: BENCH_NODE_ARGS="--cpu-prof --cpu-prof-dir=/tmp/profiles"
    const options = (process.env.BENCH_NODE_ARGS ?? '').split(' ').filter(Boolean)
    // As `npm start` and the units of systemd do.
    const child = spawn(
      process.execPath,
      ['--use-largepages=silent', ...options, fileURLToPath(new URL('../server/dist/main.js', import.meta.url)), command],
      {
        env: { ...process.env, ...settings, DATABASE_URL: database.url, ...more },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    running.push(child)
    return child
  }
  return {
    database,
    client,
    service,
    /** the processes that were started */
    services: running,
    /** a worker process on the same database */
    work: () => start('worker'),
    /** another service process on the same database */
    async serve() {
      const port = await freePort()
      start('serve', { PORT: String(port) })
      const url = `http://127.0.0.1:${port}`
      for (let tries = 0; tries < 300; tries++) {
        if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return url
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error('the service did not become ready')
    },
    /** Waits until no letter or other job is left over, so that a measurement does not pay for the work of the one before it. */
    async settled() {
      const isLeft = `select exists (select from pgboss.job where state <= 'active' and start_after <= now()) as left`
      for (let tries = 0; (await client.query(isLeft)).rows[0].left; tries++) {
        if (tries === 600) throw new Error('jobs are still waiting after a minute')
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    async clear() {
      for (const child of running) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        await ended
      }
      await client.end()
      await service.close()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

const run = promisify(execFile)

/** The system tools that the benchmarks use, and the Debian packages that have them. */
const packages = { pgbench: 'postgresql', wrk: 'wrk', curl: 'curl' }
const has = (name) =>
  run(name, ['--version']).then(
    () => true,
    // wrk prints its version and fails.
    (error) => error.code !== 'ENOENT',
  )

/** How to install what is missing, one line each. */
export async function missingTools(names) {
  const lines = []
  for (const name of names) if (!(await has(name))) lines.push(`${name} is missing: apt-get install ${packages[name]}`)
  return lines
}

async function tool(name, args, env = {}) {
  const { stdout } = await run(name, args, { env: { ...process.env, ...env } })
  return stdout
}

/**
 * Reservations per second. wrk needs the least CPU; where it is not installed, a client of our own takes its place (hammer.mjs). Both are
 * separate processes.
 */
export async function reserve(url, env, { connections = 64, seconds = 5 } = {}) {
  const round = { ...env, ROUND: String(Date.now()) }
  const path = (name) => fileURLToPath(new URL(name, import.meta.url))
  if (!(await has('wrk')))
    return Number(await tool(process.execPath, [path('./hammer.mjs'), url, String(connections), String(seconds)], round))
  const stdout = await tool('wrk', ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '-s', path('./reserve.lua'), url], round)
  const refused = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)
  if (refused) throw new Error(`reserve.lua: ${refused[0]}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** Transactions per second of a script. */
export async function pgbench(url, script, { clients = 16, seconds = 5, mode = 'prepared' } = {}) {
  const file = join(tmpdir(), `allotment-bench-${process.pid}.sql`)
  await writeFile(file, script)
  const args = ['-n', '-M', mode, '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', file, url]
  const stdout = await tool('pgbench', args)
  await rm(file, { force: true })
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

/** Answers per second of `call(connection, number)` with `connections` concurrent calls, and the median duration. */
export async function drive(url, call, { connections = 64, seconds = 5 } = {}) {
  const until = performance.now() + seconds * 1000
  const times = []
  let number = 0
  const runner = async () => {
    const connection = new Connection(url)
    while (performance.now() < until) {
      const started = performance.now()
      await call(connection, number++)
      times.push(performance.now() - started)
    }
    connection.close()
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, runner))
  const elapsed = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return { rate: times.length / elapsed, p50: times[Math.floor(times.length / 2)], p99: times[Math.floor(times.length * 0.99)] }
}

/** How long a new service is used before it is measured. Meanwhile Node compiles what runs often, and PostgreSQL fills its caches. */
export const warmUpSeconds = 60

/**
 * Measures both in turn, so that other load on the machine affects both. Every round begins with the other one, because the second of two runs
 * is some percent slower. Returns ratios with their spread.
 */
export async function compare(rounds, measure, reference) {
  const ratios = []
  for (let round = 0; round < rounds; round++) {
    const result = {}
    const turns = [
      ['base', reference],
      ['own', measure],
    ]
    for (const [name, run] of round % 2 === 0 ? turns : turns.reverse()) result[name] = await run()
    ratios.push({ ratio: result.own / result.base, ...result })
  }
  ratios.sort((a, b) => a.ratio - b.ratio)
  const [least, middle, most] = [ratios[0], ratios[Math.floor(ratios.length / 2)], ratios.at(-1)]
  return { ratio: middle.ratio, least: least.ratio, most: most.ratio, own: middle.own, reference: middle.base }
}
