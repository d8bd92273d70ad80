import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. All paths in the scripts are relative to it. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** A command failed. Its output is kept. */
export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with code ${code}`)
    this.code = code
    this.output = output
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command to its end and returns its output, or shows it in the terminal with `show`. A signal that ends this process is passed on
 * and waited for, so that Ctrl-C leaves no process behind.
 */
export function run(program, args, { cwd = root, show = false, name = basename(program) } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let asked
    const pass = (signal) => {
      asked = signal
      child.kill(signal)
      // npm continues for many seconds in the middle of an install. The next start repairs an incomplete install or build.
      if (!show) setTimeout(() => child.kill('SIGKILL'), 1000).unref()
    }
    for (const signal of SIGNALS) process.on(signal, pass)
    const end = (error) => {
      for (const signal of SIGNALS) process.off(signal, pass)
      if (asked) process.kill(process.pid, asked)
      else if (error) reject(error)
      else resolve(output)
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', (error) => end(new CommandFailed(name, error.code, error.message)))
    child.once('close', (code, signal) => end(code === 0 ? null : new CommandFailed(name, code ?? signal, output)))
  })
}

/** Runs a script with node. */
export const node = (script, args, options) => run(process.execPath, [script, ...args], { name: basename(script), ...options })

/** Runs the npm that started this process, or the one on the path. */
export function npm(args, options) {
  const own = process.env.npm_execpath
  return own && /npm-cli\.c?js$/.test(own) ? node(own, args, { name: 'npm', ...options }) : run('npm', args, options)
}

/** Shows a label and the elapsed time, on one updated line in a terminal. Returns the result of the task. */
export async function timed(label, task) {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  const terminal = process.stderr.isTTY
  process.stderr.write(terminal ? `  ${label} …` : `  ${label} …\n`)
  const redraw = terminal && setInterval(() => process.stderr.write(`\r  ${label} … ${seconds()}`), 100)
  const end = (mark) => {
    clearInterval(redraw)
    process.stderr.write(`${terminal ? '\r\x1b[K' : ''}${mark} ${label} ${seconds()}\n`)
  }
  try {
    const result = await task()
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}

/** Prepares, then runs the task. A failed command shows its own output and ends the script. */
export async function main(task) {
  try {
    await task()
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    process.stderr.write(`${error.output.trim()}\n${error.message}\n`)
    process.exitCode = 1
  }
}
