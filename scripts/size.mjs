import './node-version.mjs'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const { main, npm, root, timed } = await import('./run.mjs')

/** Disk limits of an install, in megabytes, and the packages that are omitted. */
export const installs = [
  { name: 'production', limit: 150, omit: ['--omit=dev', '--omit=optional'] },
  { name: 'everything', limit: 620, omit: ['--include=dev', '--include=optional'] },
]
const shown = 10

/** Disk usage as in du: files with several names count once. */
function megabytes(path, seen = new Set()) {
  const stat = lstatSync(path)
  if (seen.has(stat.ino)) return 0
  seen.add(stat.ino)
  const inside = stat.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + megabytes(join(path, name), seen), 0) : 0
  return inside + (stat.blocks * 512) / 2 ** 20
}

/** Size of each package, including nested packages. */
const packagesOf = (modules) =>
  readdirSync(modules)
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name]))
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ name, size: megabytes(join(modules, name)) }))
    .sort((a, b) => b.size - a.size)

/** Installs into a separate folder from the lock file and measures it. `show` gets the largest packages. */
export async function measure({ omit }, show = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'allotment-size-'))
  try {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const file of ['package.json', 'package-lock.json', ...workspaces.map((one) => `${one}/package.json`)]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(root, file), join(folder, file))
    }
    await timed(`npm ci ${omit.join(' ')}`, () => npm(['ci', ...omit, '--no-audit', '--no-fund', '--no-progress'], { cwd: folder }))
    const modules = ['.', ...workspaces]
      .map((one) => join(folder, one, 'node_modules'))
      .filter((path) => lstatSync(path, { throwIfNoEntry: false }))
    const total = modules.reduce((sum, path) => sum + megabytes(path), 0)
    show(
      modules
        .flatMap(packagesOf)
        .sort((a, b) => b.size - a.size)
        .slice(0, shown),
    )
    return total
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1]?.endsWith('size.mjs')) {
  await main(async () => {
    for (const one of installs) {
      const largest = []
      const total = await measure(one, (packages) => largest.push(...packages))
      console.log(`\n${one.name}: ${total.toFixed(0)} MB, at most ${one.limit} MB`)
      for (const { name, size } of largest) console.log(`${size.toFixed(1).padStart(8)} MB  ${name}`)
      if (total > one.limit) process.exitCode = 1
    }
  })
}
