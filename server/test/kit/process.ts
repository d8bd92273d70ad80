import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const running = new Set<ChildProcess>()

export interface Process {
  child: ChildProcess
  /** all output so far, of both streams */
  output(): string
  /** what it has written to standard output */
  printed(): string
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** resolves when its output matches; fails if it ends first */
  until(pattern: RegExp): Promise<RegExpExecArray>
}

/**
 * `allotment <args>` as a process of its own, built from the same sources or `main`, started by the command `by` if it is given; killed with
 * the test file if it still runs then.
 */
export function startProcess(args: string[], env: Record<string, string>, main = program, by: string[] = []): Process {
  if (!existsSync(main)) throw new Error('The server is not built: run npm run build.')
  const [first = process.execPath, ...rest] = [...by, process.execPath, main, ...args]
  const child = spawn(first, rest, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DRAIN_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let written = ''
  let printed = ''
  const watchers = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text
      if (stream === child.stdout) printed += text
      for (const look of watchers) look()
    })
  }
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve({ code, signal })
    })
  })
  return {
    child,
    output: () => written,
    printed: () => printed,
    exited,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(written)
          if (!found) return
          watchers.delete(look)
          resolve(found)
        }
        watchers.add(look)
        look()
        void exited.then(({ code, signal }) => reject(new Error(`ended with ${code ?? signal} before ${pattern}:\n${written}`)))
      }),
  }
}

/** Runs a command to its end. */
export async function runProcess(
  args: string[],
  env: Record<string, string>,
  main = program,
): Promise<{ code: number | null; output: string }> {
  const { exited, output } = startProcess(args, env, main)
  const { code } = await exited
  return { code, output: output() }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Processes that a test file left running; called by kit/after-each-file.ts. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL')
}
