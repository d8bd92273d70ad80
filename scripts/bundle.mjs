import { rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './run.mjs'

const dist = join(root, 'server/dist')
const bundle = join(dist, 'bundle')
/** Packages of hundreds of small modules, and the helpers of the bundler. Others stay in node_modules: some load files of their own. */
const included = ['@oxc-project/runtime', 'jose', 'kysely', 'typebox']

const isIncluded = (id) => /^[./]/.test(id) || included.some((name) => id === name || id.startsWith(`${name}/`))

/** Files beside a module, such as migrations and fonts, are found from where the module was before. */
const paths = {
  name: 'paths-of-modules',
  transform(code, id) {
    if (!id.startsWith(dist + sep) || !code.includes('import.meta.url')) return null
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(bundle, id))}, import.meta.url).href`)
  },
}

/** Writes the program into a few files, because loading two thousand modules takes most of the time of a start. */
export async function bundleServer() {
  rmSync(bundle, { recursive: true, force: true })
  const build = await rolldown({
    input: { cli: join(dist, 'cli/run.js'), 'feed-thread': join(dist, 'feed-thread.js') },
    platform: 'node',
    tsconfig: false,
    external: (id) => !isIncluded(id),
    plugins: [paths],
    logLevel: 'silent',
  })
  await build.write({ dir: bundle, format: 'esm', chunkFileNames: '[name]-[hash].js', entryFileNames: '[name].js' })
  await build.close()
}
