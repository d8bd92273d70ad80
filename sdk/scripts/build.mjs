import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const sdk = fileURLToPath(new URL('..', import.meta.url))
const tsc = fileURLToPath(new URL('../../node_modules/typescript-native/bin/tsc', import.meta.url))
const compile = (config) => execFileSync(process.execPath, [tsc, '-p', config], { cwd: sdk, stdio: 'inherit' })

/** Modules of both kinds, each with types of its own kind: what `require` gives is not what `import` gives. */
rmSync(`${sdk}dist`, { recursive: true, force: true })
compile('tsconfig.json')
compile('tsconfig.cjs.json')
writeFileSync(`${sdk}dist/cjs/package.json`, '{ "type": "commonjs" }\n')
// Types only, and more than a megabyte of them: both kinds share one file.
writeFileSync(
  `${sdk}dist/cjs/generated/schema.d.ts`,
  `export type { components, operations, paths } from '../../esm/generated/schema.js' with { 'resolution-mode': 'import' }\n`,
)
