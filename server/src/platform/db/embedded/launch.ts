import { chmod, chown, mkdir, mkdtemp, open, readFile, rename, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CLUSTER_NAME, readLockFile, runsOn, send } from './occupant.js'
import { type Exit, type Identity, supervise } from './supervise.js'

export interface Server {
  readonly socketDir: string
  readonly exited: Promise<Exit>
  stop(): Promise<void>
}

export const PORT = 5432
const LOG_LIMIT = 10 * 1024 * 1024
const STOP_MS = 60_000

/** For a machine with two cores and little memory. Commits are as durable as by default. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  port: String(PORT),
  cluster_name: CLUSTER_NAME,
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '1',
  jit: 'off', // compilation costs more than it saves on statements this short
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_utility': 'off',
  log_checkpoints: 'off',
  log_min_duration_statement: '1s',
}

interface Launch {
  postgres: string
  identity: Identity
  /** The folder around the cluster, with the socket and the log. */
  root: string
  pgdata: string
  settings: Record<string, string>
  progress: (text: string) => void
}

/** Returns the server once it accepts connections, or the reason why it does not run. */
export async function launch({ postgres, identity, root, pgdata, settings, progress }: Launch): Promise<Server | string> {
  const { socketDir, scratch } = await makeSocketDir(root, identity)
  // Quoted, because the setting is a list and the path may contain a comma.
  const all = { ...SETTINGS, ...settings, unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"` }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await openLog(root, identity)
  const process = supervise(identity, [postgres, '-D', pgdata, ...args], { log: log.file.fd, scratch })
  await log.file.close()
  let ended = false
  const exited = process.exited.finally(() => {
    ended = true
  })
  const pid = await Promise.race([process.started, exited.then(() => 0)])
  const slow = setTimeout(() => progress('the database is recovering from an unclean stop'), 2000)
  try {
    for (; !ended; await sleep(5)) {
      const lock = readLockFile(pgdata)
      // A copy that follows another database, or is being restored, answers as `standby`.
      if (lock?.pid === pid && (lock.status === 'ready' || lock.status === 'standby')) {
        let stopping: Promise<void> | undefined
        const stop = () => {
          stopping ??= stopServer(process.interrupt, exited, pgdata, pid)
          return stopping
        }
        return { socketDir, exited, stop }
      }
    }
  } finally {
    clearTimeout(slow)
  }
  return reasonIn(await log.written())
}

async function stopServer(interrupt: () => void, exited: Promise<Exit>, pgdata: string, pid: number): Promise<void> {
  interrupt()
  // Without its last checkpoint the next start takes longer, but no commit is lost.
  const force = setTimeout(() => send(pid, 'SIGQUIT'), STOP_MS)
  await exited
  // PostgreSQL has normally exited. It still runs if only the shell between it and the service was killed.
  while (runsOn(pgdata, pid)) await sleep(10)
  clearTimeout(force)
}

async function makeSocketDir(root: string, { owner }: Identity): Promise<{ socketDir: string; scratch: string }> {
  // The kernel limits the path of a socket to some 104 bytes.
  const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= 100
  const inside = join(root, 'run')
  if (fits(inside)) await mkdir(inside, { recursive: true, mode: 0o700 })
  const short = [tmpdir(), '/tmp'].map((folder) => join(folder, 'allotment-')).find((path) => fits(`${path}XXXXXX`)) ?? '/tmp/allotment-'
  const socketDir = fits(inside) ? inside : await mkdtemp(short)
  await chmod(socketDir, 0o700)
  if (owner) await chown(socketDir, owner.uid, owner.gid)
  return { socketDir, scratch: socketDir === inside ? '' : socketDir }
}

async function openLog(root: string, { owner }: Identity) {
  const path = join(root, 'postgres.log')
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT) await rename(path, `${path}.1`)
  const file = await open(path, 'a', 0o600)
  if (owner) await file.chown(owner.uid, owner.gid)
  const { size: from } = await file.stat()
  return { file, written: async () => (await readFile(path)).subarray(from).toString() }
}

/** The lines with the reason, without time and process id. */
function reasonIn(log: string): string {
  const lines = log.trim().split('\n')
  const telling = lines.filter((line) => /(FATAL|PANIC|ERROR|HINT|DETAIL):/.test(line))
  return (telling.length > 0 ? telling : lines)
    .slice(-3)
    .map((line) => line.replace(/^.*? \[\d+\] /, ''))
    .join('\n')
}
