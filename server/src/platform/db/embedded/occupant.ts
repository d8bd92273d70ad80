import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedError } from './error.js'
import { SHIM_NAME } from './supervise.js'

/** Set on every server we start, to tell it from a server that a user started on the folder by hand. */
export const CLUSTER_NAME = 'allotment'

/** A process that was just killed looks alive for a moment. An owner that is still there after this time is alive. */
const CONFIRM_MS = 500
const FAST_STOP_MS = 30_000
const GIVE_UP_MS = 60_000

/** The contents of postmaster.pid, which PostgreSQL writes while it runs on a folder. */
export interface LockFile {
  readonly pid: number
  readonly port: number
  readonly socketDir: string
  readonly status: string
}

export function readLockFile(pgdata: string): LockFile | null {
  try {
    const [pid, , , port, socketDir = '', , , status = ''] = readFileSync(join(pgdata, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(pid), port: Number(port), socketDir, status: status.trim() }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Whether the process is a PostgreSQL on this folder. After a restart another program can have the same pid. */
export function runsOn(pgdata: string, pid: number): boolean {
  const found = inspect(pid)
  if (!found || !/postgres/.test(found.command)) return false
  return found.cwd ? found.cwd === realpathSync(pgdata) : found.command.includes(pgdata)
}

/** Returns once no server runs on the folder: waits for one that is stopping, stops one left behind, and refuses if one is in use. */
export async function freeDataFolder(pgdata: string, progress: (text: string) => void): Promise<void> {
  const began = Date.now()
  let signalled: NodeJS.Signals | undefined
  let isReported = false
  for (let lock = readLockFile(pgdata); lock; lock = readLockFile(pgdata)) {
    const waited = Date.now() - began
    if (!runsOn(pgdata, lock.pid)) {
      // Without the lock file PostgreSQL cannot tell that processes of a killed server still write to the folder.
      const leftover = leftoverProcess(pgdata)
      if (!leftover) return dropStale(pgdata, lock)
      if (waited > GIVE_UP_MS) throw inUse(pgdata, `what is left of a killed PostgreSQL, process ${leftover}`)
      await sleep(20)
      continue
    }
    const service = serviceOf(lock.pid)
    if (service && waited > (lock.status === 'stopping' ? GIVE_UP_MS : CONFIRM_MS)) {
      throw inUse(pgdata, `process ${service.pid} (${service.command})`)
    }
    if (!service) {
      if (inspect(lock.pid)?.command.includes(`cluster_name=${CLUSTER_NAME}`) === false) {
        throw inUse(pgdata, `a PostgreSQL started by something else, process ${lock.pid}`)
      }
      if (waited > GIVE_UP_MS) throw inUse(pgdata, `a PostgreSQL that does not stop, process ${lock.pid}`)
      const signal = waited < FAST_STOP_MS ? 'SIGINT' : 'SIGQUIT'
      if (signal !== signalled) send(lock.pid, signal)
      signalled = signal
    }
    if (!isReported && waited > CONFIRM_MS) progress('waiting for the previous database to stop')
    isReported ||= waited > CONFIRM_MS
    await sleep(20)
  }
}

function inUse(pgdata: string, who: string): EmbeddedError {
  return new EmbeddedError(`The database in ${pgdata} is in use by ${who}.\nStop it first, or set DATA_DIR to another folder.`)
}

/** The service that owns this database, if it is alive: then the shell between the two is still its child. */
function serviceOf(postmaster: number): { pid: number; command: string } | null {
  const shim = inspect(inspect(postmaster)?.parent ?? 0)
  const pid = Number(new RegExp(`${SHIM_NAME} (\\d+)`).exec(shim?.command ?? '')?.[1])
  const service = shim?.parent === pid ? inspect(pid) : null
  return service && { pid, command: service.command.slice(0, 200) }
}

async function dropStale(pgdata: string, lock: LockFile): Promise<void> {
  const socket = join(lock.socketDir, `.s.PGSQL.${lock.port}`)
  if (await answers(socket)) {
    throw inUse(pgdata, 'a PostgreSQL that is not among the processes seen from here, of another container perhaps')
  }
  // PostgreSQL detects a stale lock file itself, unless an unrelated process now has the pid in it.
  if (!send(lock.pid, 0)) return
  for (const file of [join(pgdata, 'postmaster.pid'), socket, `${socket}.lock`]) rmSync(file, { force: true })
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket)
    const end = (result: boolean) => {
      probe.destroy()
      resolve(result)
    }
    probe.setTimeout(1000, () => end(true))
    probe.once('connect', () => end(true)).once('error', () => end(false))
  })
}

/** Sends a signal. Returns false if there is no such process. Signal 0 only checks. */
export function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

interface Process {
  readonly parent: number
  readonly command: string
  readonly cwd: string | null
}

/** A running process; null for one that has exited but was not reaped yet. */
function inspect(pid: number): Process | null {
  if (!(pid > 0)) return null
  try {
    if (process.platform !== 'linux') return inspectByPs(pid)
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name in brackets may contain anything, so the fields are counted from the last bracket.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    // No command line: the process is exiting.
    return command ? { parent: Number(parent), command, cwd: cwdOf(pid) } : null
  } catch {
    return null
  }
}

/**
 * A PostgreSQL process whose working directory is the folder, as for all processes of a server. Works on Linux only; elsewhere PostgreSQL's
 * own check applies.
 */
function leftoverProcess(pgdata: string): number | undefined {
  if (process.platform !== 'linux') return undefined
  return readdirSync('/proc')
    .map(Number)
    .find((pid) => runsOn(pgdata, pid))
}

function cwdOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function inspectByPs(pid: number): Process | null {
  const line = execFileSync('ps', ['-ww', '-o', 'ppid=,state=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  const [, parent, state, command] = /^(\d+)\s+(\S+)\s+(.*)$/s.exec(line) ?? []
  return parent && command && !state?.startsWith('Z') ? { parent: Number(parent), command, cwd: null } : null
}
