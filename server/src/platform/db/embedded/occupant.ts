import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedError } from './error.js'
import { SHIM_NAME } from './supervise.js'

/** Set on every server we start, so that one left behind is told from one that somebody runs on the folder by hand. */
export const CLUSTER_NAME = 'allotment'

/** A process that was just killed looks alive until the kernel gets to it; an owner that is still there after this long is one. */
const CONFIRM_MS = 500
const FAST_STOP_MS = 30_000
const GIVE_UP_MS = 60_000

/** What postmaster.pid says: PostgreSQL writes it while it runs on a folder. */
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

/** Whether the process is a PostgreSQL on this folder, and not one that merely got the same number after a restart. */
export function runsOn(pgdata: string, pid: number): boolean {
  const found = inspect(pid)
  if (!found || !/postgres/.test(found.command)) return false
  return found.cwd ? found.cwd === realpathSync(pgdata) : found.command.includes(pgdata)
}

/** Returns once no server runs on the folder: waits for one that is stopping, stops one left behind, refuses one in use. */
export async function makeWay(pgdata: string, progress: (text: string) => void): Promise<void> {
  const began = Date.now()
  let signalled: NodeJS.Signals | undefined
  let told = false
  for (let lock = readLockFile(pgdata); lock; lock = readLockFile(pgdata)) {
    const waited = Date.now() - began
    if (!runsOn(pgdata, lock.pid)) {
      // Without the lock file PostgreSQL could not tell that processes of a killed server still write to the folder.
      const survivor = survivorOn(pgdata)
      if (!survivor) return dropStale(pgdata, lock)
      if (waited > GIVE_UP_MS) throw inUse(pgdata, `what is left of a killed PostgreSQL, process ${survivor}`)
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
    if (!told && waited > CONFIRM_MS) progress('waiting for the previous database to stop')
    told ||= waited > CONFIRM_MS
    await sleep(20)
  }
}

function inUse(pgdata: string, who: string): EmbeddedError {
  return new EmbeddedError(`The database in ${pgdata} is in use by ${who}.\nStop it first, or set DATA_DIR to another folder.`)
}

/** The service whose database this is, if it lives: the shell between the two is then still its child. */
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
  // PostgreSQL sees by itself that the writer of its lock files is gone, unless an unrelated process has its number now.
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

/** Sends a signal; false when there is no such process. Signal 0 only asks. */
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

/** A process that runs; null also for one that has ended and was not collected yet. */
function inspect(pid: number): Process | null {
  if (!(pid > 0)) return null
  try {
    if (process.platform !== 'linux') return inspectByPs(pid)
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything, so the fields are counted from the last bracket.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    // None: it is ending, its memory is gone already.
    return command ? { parent: Number(parent), command, cwd: cwdOf(pid) } : null
  } catch {
    return null
  }
}

/** A PostgreSQL process that works in the folder, as all of a server's do. Elsewhere than on Linux its own check has to do. */
function survivorOn(pgdata: string): number | undefined {
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
