import './node-version.mjs'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { prepare } from './prepare.mjs'
import { CommandFailed, main, node, root, timed } from './run.mjs'
import { sourceNames } from './sources.mjs'

const folder = 'docs/recipes'
const block = '\\n+```\\w*\\n([\\s\\S]*?)```'
const created = new RegExp(`New file \`([^\`]+)\`[^\\n]*${block}`, 'g')
const edited = new RegExp(`In \`([^\`]+)\`[^\\n]*\\b([Aa]fter|[Rr]eplace)${block}\\n+(add|by)${block}`, 'g')

/** The recipe pages as data: new files, and edits of existing files. */
export function recipes() {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const text = readFileSync(join(root, folder, name), 'utf8')
      const edits = [...text.matchAll(edited)].map(([, file, verb, found, , written]) => ({
        file,
        found,
        written: verb.toLowerCase() === 'after' ? found + written : written,
      }))
      const files = [...text.matchAll(created)].map(([, file, content]) => ({ file, content }))
      return { name: name.replace(/\.md$/, ''), title: /^# (.*)$/m.exec(text)?.[1] ?? name, edits, files }
    })
}

const isTest = (file) => file.startsWith('server/test/')

/** The files that a recipe writes by hand, besides its test. */
export const filesOf = ({ edits, files }) => [...new Set([...edits, ...files].map(({ file }) => file))].filter((file) => !isTest(file))

function apply(scratch, { name, edits, files }) {
  const place = (file) => {
    const migrations = readdirSync(join(scratch, 'server/migrations')).map((one) => Number(one.slice(0, 4)))
    return join(scratch, file.replace('<next>', String(Math.max(...migrations) + 1).padStart(4, '0')))
  }
  for (const { file, content } of files) {
    mkdirSync(dirname(place(file)), { recursive: true })
    writeFileSync(place(file), content)
  }
  for (const { file, found, written } of edits) {
    const text = existsSync(place(file)) ? readFileSync(place(file), 'utf8') : ''
    const places = text.split(found).length - 1
    if (places !== 1)
      throw new CommandFailed('recipes', 1, `${folder}/${name}.md: these lines stand ${places} times in ${file}, not once:\n${found}`)
    writeFileSync(
      place(file),
      text.replace(found, () => written),
    )
  }
}

/** A copy of the sources that shares the installed packages. */
function copySources() {
  const scratch = mkdtempSync(join(tmpdir(), 'allotment-recipes-'))
  for (const name of sourceNames()) cpSync(join(root, name), join(scratch, name))
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // All of them are linked. An incomplete installation would be repaired through the links.
  for (const name of ['.', ...workspaces].map((one) => join(one, 'node_modules')))
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(scratch, name))
  return scratch
}

/** Applies the recipes to a copy, generates, compiles and runs their tests. */
async function prove(all) {
  await prepare(['server'])
  const scratch = copySources()
  const cwd = scratch
  try {
    for (const recipe of all) apply(scratch, recipe)
    await timed('generating', () => node('scripts/generate.mjs', [], { cwd }))
    // Again, with the generated files. Now there must be no errors.
    await timed('building', () => node('node_modules/typescript-native/bin/tsc', ['-p', 'server/tsconfig.json'], { cwd }))
    const tests = all.flatMap(({ files }) => files.map(({ file }) => file)).filter(isTest)
    const vitest = ['run', '--root', 'server', '--maxWorkers=1', ...tests.map((file) => file.replace('server/', ''))]
    await timed('tests', () => node('node_modules/vitest/vitest.mjs', vitest, { cwd }))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

if (process.argv[1]?.endsWith('recipes.mjs')) {
  await main(async () => {
    const wanted = process.argv.slice(2)
    const known = recipes()
    const all = wanted.length > 0 ? known.filter(({ name }) => wanted.includes(name)) : known
    if (all.length === 0) throw new CommandFailed('recipes', 1, `Recipes are: ${known.map(({ name }) => name).join(', ')}`)
    for (const recipe of all) console.error(`  ${recipe.title}: ${filesOf(recipe).join(', ')}`)
    await prove(all)
  })
}
