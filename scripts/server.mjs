import { fileURLToPath } from 'node:url'

/** Runs a command of the server in this process, so that signals and the exit code need not be passed on. */
export async function runServer(...args) {
  const program = new URL('../server/dist/main.js', import.meta.url)
  process.argv = [process.execPath, fileURLToPath(program), ...args]
  await import(program.href)
}
