import { fileURLToPath } from 'node:url'

/** Runs a command of the server in this very process, so that signals and the exit code need nobody to pass them on. */
export async function runServer(...args) {
  const program = new URL('../server/dist/main.js', import.meta.url)
  process.argv = [process.execPath, fileURLToPath(program), ...args]
  await import(program.href)
}
