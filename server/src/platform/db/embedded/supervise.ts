import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { constants } from 'node:os'

/** As whom a command runs: what goes before it on the command line, and what spawn is told. */
export interface Identity {
  readonly prefix: readonly string[]
  readonly spawn: { readonly uid?: number; readonly gid?: number }
  /** Who has to own the files for this identity to own them; null: whoever does already. */
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
  /** What the command wrote, when its output was not sent to a file. */
  output(): string
  /** Asks the command to stop, the way it is asked when the service dies. */
  interrupt(): void
}

/** Nothing of the caller's environment: PGDATA, PGPORT, LC_ALL or LD_LIBRARY_PATH would change what the binaries do. */
export const ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** $0 of the shell below: how a later start recognises it, followed by the process id of the service. */
export const SHIM_NAME = 'allotment-database'

// Stands between the service and the command. Descriptor 3 is a pipe whose other end only the service holds: when the service ends,
// even by kill -9, the pipe reports the end of file and the command gets SIGINT, PostgreSQL's fast shutdown. The signals a terminal or
// a supervisor sends to everybody are outlived, for it is the service that decides when the database goes. (Standard input goes by way
// of descriptor 4: a shell points that of a background command at /dev/null first, and some then duplicate that.)
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
  /** A file descriptor for what the command writes; else it is kept for output(). */
  log?: number
  input?: string
  /** An empty folder to remove once the command has ended, whoever is alive to see it. */
  scratch?: string
}

export function supervise(identity: Identity, command: readonly string[], { log, input = '', scratch = '' }: Options = {}): Supervised {
  const [program = '', ...args] = [...identity.prefix, '/bin/sh', '-c', SHIM, SHIM_NAME, String(process.pid), scratch, ...command]
  // detached: its own session, so that Ctrl-C in the terminal reaches the service alone.
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
  for (const pipe of [child.stdin, lifeline]) pipe?.on('error', () => {}) // the other end may be gone: then `exited` tells
  child.stdin?.end(input)
  return {
    started: firstLine(child).then(Number),
    exited: new Promise((resolve) => {
      child.once('error', () => resolve({ code: 127, signal: null }))
      // Piped output is complete only at 'close', but that also waits for whoever else holds the pipes, were the shell killed on its own.
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
