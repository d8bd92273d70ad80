import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { constants } from 'node:os'

/** The user a command runs as: the prefix of its command line and the options of spawn. */
export interface Identity {
  readonly prefix: readonly string[]
  readonly spawn: { readonly uid?: number; readonly gid?: number }
  /** The user who must own the files; null: the present owner. */
  readonly owner: { readonly uid: number; readonly gid: number } | null
}

export interface Exit {
  readonly code: number | null
  readonly signal: string | null
}

export interface Supervised {
  /** The process id of the command itself. */
  readonly started: Promise<number>
  readonly exited: Promise<Exit>
  /** The output of the command, if it was not sent to a file. */
  output(): string
  /** Asks the command to stop, with the same signal as when the service dies. */
  interrupt(): void
}

/** The caller's environment is not passed on: PGDATA, PGPORT, LC_ALL or LD_LIBRARY_PATH would change what the binaries do. */
export const ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** $0 of the shell below, followed by the pid of the service. A later start recognises the shell by it. */
export const SHIM_NAME = 'allotment-database'

// A shell between the service and the command. Descriptor 3 is a pipe whose other end only the service holds. When the service ends, even
// by kill -9, the pipe is closed and the command gets SIGINT, PostgreSQL's fast shutdown. The shell ignores signals that a terminal or
// supervisor sends to the whole group, because the service decides when the database stops. Standard input goes through descriptor 4,
// because shells redirect the standard input of a background command to /dev/null.
const SHIM = `
trap : INT TERM HUP
scratch=$2; shift 2
exec 4<&0
"$@" <&4 >&2 3<&- 4<&- &
command=$!
{ trap '' INT TERM HUP; read -r _ <&3; kill -INT "$command"; } 2>/dev/null >&2 4<&- &
watch=$!
echo "$command"; exec >&- 3<&- 4<&-
while :; do wait "$command"; code=$?; kill -0 "$command" 2>/dev/null || break; done
kill -KILL "$watch" 2>/dev/null
[ -z "$scratch" ] || rmdir "$scratch" 2>/dev/null
exit "$code"`

interface Options {
  /** A file descriptor for the output of the command; without it the output is kept for output(). */
  log?: number
  input?: string
  /** An empty folder to remove when the command has ended, even if the service is gone by then. */
  scratch?: string
}

export function supervise(identity: Identity, command: readonly string[], { log, input = '', scratch = '' }: Options = {}): Supervised {
  const [program = '', ...args] = [...identity.prefix, '/bin/sh', '-c', SHIM, SHIM_NAME, String(process.pid), scratch, ...command]
  // detached: a separate session, so that Ctrl-C in the terminal reaches only the service.
  const child = spawn(program, args, {
    ...identity.spawn,
    cwd: '/',
    env: ENVIRONMENT,
    detached: true,
    stdio: ['pipe', 'pipe', log ?? 'pipe', 'pipe'],
  })
  let written = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    written += text
  })
  const lifeline = child.stdio[3] as Socket
  for (const pipe of [child.stdin, lifeline]) pipe?.on('error', () => {}) // the other end may be closed; `exited` reports that
  child.stdin?.end(input)
  return {
    started: firstLine(child).then(Number),
    exited: new Promise((resolve) => {
      child.once('error', () => resolve({ code: 127, signal: null }))
      // Piped output is complete only at 'close'. But 'close' also waits for other holders of the pipes, if only the shell was killed.
      child.once(log === undefined ? 'close' : 'exit', (code, signal) => resolve(exitOf(code, signal)))
    }),
    output: () => written,
    interrupt: () => lifeline.end(),
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (text.includes('\n')) resolve(text.trim())
    })
  })
}

// A shell reports a command ended by signal n as 128 + n.
function exitOf(code: number | null, signal: NodeJS.Signals | null): Exit {
  if (code === null || code <= 128) return { code, signal }
  const name = Object.entries(constants.signals).find(([, number]) => number === code - 128)?.[0]
  return name ? { code: null, signal: name } : { code, signal }
}
