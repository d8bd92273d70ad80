import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/db/embedded.js'
import { atEnd } from './end.js'

/** A PostgreSQL beside the one that all test files share, whose log is archived: it can have replicas and be restored. */
export interface OwnPostgres {
  database: EmbeddedDatabase
  archive: string
  /** as the administrator; the role of the service may neither copy nor restore */
  root: pg.Client
  /** Copies the running database, as pg_basebackup does. The copy is not started. */
  copy(name: string): Promise<string>
}

const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB', max_connections: '60', wal_level: 'replica' }
/** Files of the running server that do not belong to a copy, and may go while it is made. The log comes from the archive or from the primary. */
const isCopied = (path: string): boolean =>
  !/^(postmaster\.(pid|opts)|pg_(wal|replslot|dynshmem|stat_tmp)\/.+|pgsql_tmp.*|(.+\/)?pg_internal\.init.*)$/.test(path)

export async function connectAsRoot({ connection }: EmbeddedDatabase, database = connection.database): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, user: 'postgres', database })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Starts the PostgreSQL in this folder; it ends with the test file. */
export async function startIn(dataDir: string, more: Record<string, string> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, settings: { ...settings, ...more } })
  atEnd(() => database.stop())
  return database
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'allotment-own-'))
  const archive = join(folder, 'archive')
  await mkdir(archive)
  // PostgreSQL may run under another account.
  await chmod(folder, 0o755)
  await chmod(archive, 0o777)
  // Hooks run in reverse order, so this one runs when the servers have ended.
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'primary')
  const database = await startIn(dataDir, { archive_mode: 'on', archive_command: `cp %p ${archive}/%f` })
  const root = await connectAsRoot(database)
  atEnd(() => root.end())
  return {
    database,
    archive,
    root,
    async copy(name) {
      const from = join(dataDir, 'postgres')
      const to = join(folder, name, 'postgres')
      await mkdir(join(to, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 })
      await chmod(to, 0o700)
      await root.query("select pg_backup_start('copy', true)")
      await cp(from, to, { recursive: true, filter: (path) => isCopied(relative(from, path)) })
      const { rows } = await root.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)')
      await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
      return join(folder, name)
    },
  }
}

/** A copy that follows this PostgreSQL from now on. */
export async function startReplica({ database, copy }: OwnPostgres, name: string): Promise<EmbeddedDatabase> {
  const folder = await copy(name)
  await writeFile(join(folder, 'postgres', 'standby.signal'), '')
  const { host, port } = database.connection
  return startIn(folder, { primary_conninfo: `host=${host} port=${port} user=postgres application_name=${name}` })
}

/** A copy of the database at this time. It does not write to the archive. */
export async function restoreCopy({ archive }: OwnPostgres, folder: string, at: string): Promise<EmbeddedDatabase> {
  await writeFile(join(folder, 'postgres', 'recovery.signal'), '')
  const database = await startIn(folder, {
    archive_mode: 'off',
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: at,
    recovery_target_action: 'promote',
  })
  return database
}
