import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, findBinaries } from './embedded/binaries.js'
import { createCluster, DATABASE, makeBuildFolder, USER } from './embedded/cluster.js'
import { EmbeddedError, folderError } from './embedded/error.js'
import { chooseIdentity } from './embedded/identity.js'
import { launch, PORT } from './embedded/launch.js'
import { freeDataFolder, readLockFile, runsOn } from './embedded/occupant.js'
import type { Exit, Identity } from './embedded/supervise.js'

export { EmbeddedError } from './embedded/error.js'

/** Options for `pg`; host is the folder of the unix socket. */
export interface EmbeddedConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

export interface EmbeddedDatabase {
  readonly connection: EmbeddedConnection
  /** The same as a URL, for psql and pgbench. */
  readonly url: string
  /** Resolves when PostgreSQL exits for any reason. */
  readonly exited: Promise<Exit>
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  /** PostgreSQL settings that override the defaults. */
  settings?: Record<string, string>
  progress?: (text: string) => void
}

const RETRY_MS = 10_000

/** Starts the PostgreSQL in `dataDir` and creates it first if there is none. It stops when this process ends, even if it is killed. */
export async function startEmbedded({ dataDir, settings = {}, progress = () => {} }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const binaries = findBinaries()
  const root = resolve(dataDir)
  const pgdata = join(root, 'postgres')
  let deadline: number | undefined
  try {
    await makeFolder(root)
    for (;;) {
      if (existsSync(pgdata)) await freeDataFolder(pgdata, progress)
      const identity = await openCluster(binaries, pgdata, progress)
      const server = await launch({ postgres: binaries.postgres, identity, root, pgdata, settings, progress })
      if (typeof server !== 'string') {
        const { socketDir, exited, stop } = server
        const url = `postgres://${USER}@${encodeURIComponent(socketDir)}:${PORT}/${DATABASE}`
        return { connection: { host: socketDir, port: PORT, user: USER, database: DATABASE }, url, exited, stop }
      }
      // From the first failure on, because on a busy machine making the database alone can take longer.
      deadline ??= Date.now() + RETRY_MS
      // The processes of a killed server take a moment to exit. If another process is starting the same database, freeDataFolder reports it in the
      // next round.
      if (!/still in use|already exists/.test(server) || Date.now() > deadline) {
        throw new EmbeddedError(`PostgreSQL did not start: ${server}\nIts log is ${join(root, 'postgres.log')}`)
      }
      await sleep(100)
    }
  } catch (error) {
    throw folderError(error, root)
  }
}

/** Returns how to connect to the database that another process runs in `dataDir`, or null if none runs. */
export function runningEmbedded(dataDir: string): EmbeddedConnection | null {
  const pgdata = join(resolve(dataDir), 'postgres')
  const lock = existsSync(pgdata) ? readLockFile(pgdata) : null
  if (lock?.status !== 'ready' || !runsOn(pgdata, lock.pid)) return null
  return { host: lock.socketDir, port: lock.port, user: USER, database: DATABASE }
}

async function makeFolder(root: string): Promise<void> {
  const made = await mkdir(root, { recursive: true, mode: 0o700 })
  if (!made || process.getuid?.() !== 0) return
  // Root creates it for the owner of the parent folder, because PostgreSQL may have to run as that user.
  const { uid, gid } = await stat(dirname(made))
  for (let folder = root; folder !== dirname(made); folder = dirname(folder)) await chown(folder, uid, gid)
}

async function openCluster(binaries: Binaries, pgdata: string, progress: (text: string) => void): Promise<Identity> {
  if (existsSync(pgdata) && (await readdir(pgdata)).length === 0) await rmdir(pgdata)
  if (!existsSync(pgdata)) await makeCluster(binaries, pgdata, progress)
  const made = await readFile(join(pgdata, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new EmbeddedError(`${pgdata} is not a PostgreSQL database (it has no PG_VERSION). Move it away, or set DATA_DIR.`)
  })
  const { identity, major } = await chooseIdentity(binaries, pgdata, false)
  if (made.trim() !== major) {
    throw new EmbeddedError(
      `The database in ${pgdata} was made by PostgreSQL ${made.trim()}; this release runs ${major}.\n` +
        'Dump it with the release that made it and restore it here, or move the folder away to start with an empty database.',
    )
  }
  return identity
}

async function makeCluster(binaries: Binaries, pgdata: string, progress: (text: string) => void): Promise<void> {
  const buildFolder = await makeBuildFolder(pgdata)
  try {
    const { identity } = await chooseIdentity(binaries, buildFolder, true)
    progress('making the database')
    await createCluster(binaries, identity, buildFolder, pgdata)
  } finally {
    await rm(buildFolder, { recursive: true, force: true })
  }
}
