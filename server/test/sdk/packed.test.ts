import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { asks, putTicket } from '../guests/kit.js'
import { startKit } from '../kit/index.js'

/**
 * The SDK as a user gets it who packs it from a clone: packed, installed without a network, and imported by projects of three kinds. Each runs
 * the first example of the README, taken from its text, which makes a booking.
 */
const kit = await startKit()
const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'allotment-packed-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Git takes settings from the environment, so the clone has this origin while it is packed. */
const origin = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'remote.origin.url',
  GIT_CONFIG_VALUE_0: 'https://me:secret@git.example/allotment.git',
}

const run = async (program: string, args: string[], cwd: string): Promise<string> => {
  const env = { ...process.env, ...origin, ALLOTMENT_API_KEY: kit.accounts.distributor.api_key }
  try {
    return (await promisify(execFile)(program, args, { cwd, env })).stdout
  } catch (error) {
    // The compiler prints errors to stdout.
    throw new Error(`${(error as Error).message}\n${(error as { stdout: string }).stdout}`)
  }
}

/** The dependencies of the SDK are taken from this installation: nothing is requested from a registry. */
async function install(): Promise<void> {
  const client = dirname(dirname(createRequire(join(root, 'sdk/package.json')).resolve('openapi-fetch')))
  await run('npm', ['pack', '--silent', '--pack-destination', folder], join(root, 'sdk'))
  const [file] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'scratch', private: true }))
  const needed = [client, join(client, '../openapi-typescript-helpers')]
  const flags = ['--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...flags, `./${file}`, ...needed], folder)
}

async function firstExample(): Promise<string> {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(await readFile(join(root, 'sdk/README.md'), 'utf8')) ?? []
  expect(code).toContain('bookings.create')
  return code.replaceAll('https://tickets.example.com', kit.url)
}

/** CommonJS has no await outside of functions. */
const inFunction = (code: string): string => {
  const [imports = '', ...rest] = code.split('\n\n')
  return `${imports}\nasync function main() {\n${rest.join('\n\n')}\n}\nvoid main()\n`
}

async function project(name: string, files: Record<string, string>): Promise<string> {
  const path = join(folder, name)
  await mkdir(path)
  for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text)
  return path
}

await install()
const code = await firstExample()
const modules = await project('esm', { 'package.json': '{"type":"module"}', 'book.ts': code })
const commonJs = await project('cjs', { 'package.json': '{"type":"commonjs"}', 'book.ts': inFunction(code) })
// For Node with all checks, so that types are checked too; both in parallel, each as its project says.
const checks = ['--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--target', 'es2022']
const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')]
const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
await run(process.execPath, [compiler, ...checks, ...types, 'esm/book.ts', 'cjs/book.ts'], folder)
// The example buys two tickets without guest names: a ticket with a minimum of three, and one that requires names, must not be chosen.
await putTicket(kit, { stock: 3, flags: [], min_order: 3 })
await putTicket(kit, { stock: 20, net_rate: 10_000, ticket: asks(['first_name', 'last_name', 'passport_number', 'date_of_birth']) })

/** The order that an example printed. */
async function booked(output: string): Promise<void> {
  const [, booking_code, amount] = /^([A-Z0-9]{6}) (\d+) EUR$/m.exec(output) ?? []
  expect(Number(amount), output).toBeGreaterThanOrEqual(20_000)
  const { body } = await kit.as.distributor.get<{ bookingorders: { bookingorder_id: string }[] }>(
    `/v1/bookingorders?booking_code=${booking_code}`,
  )
  expect(body.bookingorders).toHaveLength(1)
  const { body: order } = await kit.as.distributor.get(`/v1/bookingorders/${body.bookingorders[0]?.bookingorder_id}`)
  expect(order).toMatchObject({ booking_code, payment_method: 'invoice', booking_reference: 'AG-1' })
  expect((order as { items: object[] }).items).toHaveLength(2)
}

test('the package has the needed files and no others', async () => {
  const files = (await readdir(join(folder, 'node_modules/@allotment/sdk'), { recursive: true })).sort()
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/cjs/index.js', 'dist/esm/index.js', 'package.json']))
  expect(files.filter((name) => !/^(LICENSE|README\.md|package\.json|dist\b.*)$/.test(name))).toEqual([])
})

test('an ES module project compiles the first example of the README and books with it', async () => {
  expect(await readFile(join(modules, 'book.js'), 'utf8')).toContain('import { createClient')
  await booked(await run(process.execPath, ['book.js'], modules))
})

test('a CommonJS project compiles it and books with it', async () => {
  expect(await readFile(join(commonJs, 'book.js'), 'utf8')).toContain('require("@allotment/sdk")')
  await booked(await run(process.execPath, ['book.js'], commonJs))
})

test('a bundler makes one file of it, which books without installed packages', async () => {
  const path = await project('bundled', { 'package.json': '{"type":"module"}', 'book.ts': code })
  const elsewhere = await mkdtemp(join(tmpdir(), 'allotment-bundle-'))
  try {
    const { build } = await import('vite')
    await build({
      root: path,
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir: elsewhere,
        emptyOutDir: true,
        target: 'es2022',
        lib: { entry: 'book.ts', formats: ['es'], fileName: () => 'book.mjs' },
      },
    })
    await booked(await run(process.execPath, ['book.mjs'], elsewhere))
  } finally {
    await rm(elsewhere, { recursive: true })
  }
})

test('the package names the repository that it was packed in, without the password of the clone', async () => {
  const { repository } = JSON.parse(await readFile(join(folder, 'node_modules/@allotment/sdk/package.json'), 'utf8')) as {
    repository: object
  }
  expect(repository).toEqual({ type: 'git', url: 'git+https://git.example/allotment.git', directory: 'sdk' })
  expect(await readFile(join(root, 'sdk/package.json'), 'utf8')).not.toContain('repository"')
})
