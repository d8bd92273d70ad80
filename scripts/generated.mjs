import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { drawArchitecture } from './architecture.mjs'
import { methodsFolder, methodsTable } from './payment-methods.mjs'
import { prepare, tsc } from './prepare.mjs'
import { CommandFailed, root, timed } from './run.mjs'

/** All generated files that are committed. Each generator returns file name → content and gets the results of those before it. */
const generators = [
  {
    name: 'table of payment methods',
    async run() {
      const { paymentMethods } = await import('../server/dist/parties/distributors/schema.js')
      return { [`${methodsFolder}/index.ts`]: methodsTable(paymentMethods) }
    },
  },
  {
    name: 'OpenAPI document, table types, list of errors, model of the sdk',
    async run() {
      const { generate } = await import('../server/dist/generate.js')
      return generate()
    },
  },
  {
    name: 'types and methods of the sdk',
    async run(made) {
      const { generate } = await import('../sdk/scripts/generate.mjs')
      const folder = mkdtempSync(join(tmpdir(), 'allotment-openapi-'))
      try {
        writeFileSync(join(folder, 'openapi.json'), made['openapi.json'])
        const files = Object.entries(await generate(join(folder, 'openapi.json')))
        return Object.fromEntries(files.map(([name, text]) => [`sdk/src/generated/${name}`, text]))
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  },
  { name: 'picture of the architecture', run: drawArchitecture },
]

/** Returns file name → content of all of them, from the current code. */
async function generateAll() {
  await prepare([])
  // Type errors are ignored: the code may need the new table types, and the compiler writes its output anyway.
  await tsc('server').catch((error) => {
    if (!(error instanceof CommandFailed) || !existsSync(join(root, 'server/dist/generate.js'))) throw error
  })
  const made = {}
  for (const { name, run } of generators) Object.assign(made, await timed(name, () => run(made)))
  return made
}

const differs = (file, content) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== content

/** Writes the files that changed and returns their names. */
export async function writeGenerated() {
  const changed = Object.entries(await generateAll()).filter(([file, content]) => differs(file, content))
  for (const [file, content] of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return changed.map(([file]) => file)
}

/** The names of the files that differ from what the code generates. */
export async function outdated() {
  return Object.entries(await generateAll()).flatMap(([file, content]) => (differs(file, content) ? [file] : []))
}
