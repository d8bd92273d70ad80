import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, isInstalled } from './install.mjs'
import { locked } from './lock.mjs'
import { node, npm, root, timed } from './run.mjs'
import { built, isFresh } from './stale.mjs'

export const tsc = (workspace) =>
  node('node_modules/typescript-native/bin/tsc', ['-p', `${workspace}/tsconfig.json`, '--pretty', String(process.stderr.isTTY ?? false)])

const common = ['tsconfig.base.json', 'package-lock.json']
const sdkInputs = ['sdk/src', 'sdk/scripts/build.mjs', 'sdk/tsconfig.json', 'sdk/tsconfig.cjs.json', 'sdk/package.json', ...common]
const consoleFiles = ['src', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'].map((name) => `console/${name}`)

/** Workspaces with their inputs, whose changes require a new build, and the file that shows that the build exists. */
const workspaces = {
  server: {
    inputs: ['server/src', 'scripts/bundle.mjs', 'server/tsconfig.json', 'server/package.json', ...common],
    output: 'server/dist/main.js',
    build: () => tsc('server').then(prune).then(copyReference).then(bundle),
  },
  sdk: { inputs: sdkInputs, output: 'sdk/dist/cjs/index.js', build: () => node('sdk/scripts/build.mjs', []) },
  // After the sdk, because it includes the sdk's build.
  console: {
    inputs: [...consoleFiles, ...sdkInputs],
    output: 'console/dist/index.html',
    build: () => npm(['run', 'build', '-w', '@allotment/console']),
  },
}

/** Removes the output of deleted sources. Otherwise it could still be imported. */
function prune() {
  const dist = join(root, 'server/dist')
  for (const file of readdirSync(dist, { recursive: true })) {
    const source = /^(.*?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(file)?.[1]
    if (source && !file.startsWith('bundle') && !existsSync(join(root, 'server/src', `${source}.ts`))) rmSync(join(dist, file))
  }
}

/** Imported here, because the bundler is not installed before the first install. */
const bundle = async () => (await import('./bundle.mjs')).bundleServer()

/** Copies the script of the API reference, which the service serves, out of its package. */
function copyReference() {
  mkdirSync(join(root, 'server/assets'), { recursive: true })
  copyFileSync(join(root, 'node_modules/@scalar/fastify-api-reference/dist/js/standalone.js'), join(root, 'server/assets/reference.js'))
}

/** Installs and builds whatever is stale. Takes a few milliseconds if nothing is. */
export async function prepare(names = Object.keys(workspaces)) {
  const stale = () => names.filter((name) => !existsSync(join(root, workspaces[name].output)) || !isFresh(name, workspaces[name].inputs))
  if (isInstalled() && stale().length === 0) return
  await locked(async () => {
    if (!isInstalled()) await install()
    for (const name of stale()) {
      const began = new Date()
      await timed(`building ${name}`, workspaces[name].build)
      built(name, began)
    }
  })
}
