import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { arch, cpus } from 'node:os'
import { promisify } from 'node:util'
import { budget } from './budget.mjs'
import { chart } from './chart.mjs'
import { spreadWithFeed } from './feed.mjs'
import { growth } from './growth.mjs'
import * as lists from './list.mjs'
import { memory } from './memory.mjs'
import { onsale } from './onsale.mjs'
import * as selling from './selling.mjs'
import { simulation } from './simulate/index.mjs'
import { missingTools } from './stage.mjs'
import { webhooks } from './webhooks.mjs'

/**
 * `npm run bench -- list deep`: runs the benchmarks of those names, or all of them. `minutes` is what each takes on two cores. `budget` prints
 * figures of single requests and has no reference, and `growth` needs much time and space, so they run only when they are named, as do `simulate` and `memory`. `npm run bench -- hot --allotment` compares a ticket
 * with an allotment to one without, `npm run bench -- spread --feed` compares reservations with streams, long polls and webhooks open to the same
 * without them.
 */
const benchmarks = {
  hot: { run: process.argv.includes('--allotment') ? selling.hotWithAllotment : selling.hot, needs: ['pgbench'], minutes: 2, aim: '>= 3' },
  spread: process.argv.includes('--feed')
    ? { run: spreadWithFeed, needs: ['curl'], minutes: 10 }
    : { run: selling.spread, needs: ['pgbench'], minutes: 2, aim: '>= 0.8' },
  flow: { run: selling.flow, needs: ['pgbench'], minutes: 7 },
  list: { run: lists.list, needs: ['pgbench'], minutes: 8 },
  deep: { run: lists.deep, needs: [], minutes: 2 },
  webhooks: { run: webhooks, needs: [], minutes: 2 },
  onsale: { run: onsale, needs: [], minutes: 5 },
  growth: { run: growth, needs: [], minutes: 90, isOptional: true },
  budget: { run: budget, needs: [], minutes: 2, isOptional: true },
  memory: { run: memory, needs: [], minutes: process.argv.includes('--compare') ? 17 : 6, isOptional: true },
  simulate: { run: simulation, needs: [], minutes: process.argv.includes('--measure') ? 4 : 1, isOptional: true },
}

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-') && !/^\d+$/.test(argument))
const unknown = named.find((name) => !Object.hasOwn(benchmarks, name))
if (unknown) {
  console.error(`There is no benchmark ${unknown}. There are: ${Object.keys(benchmarks).join(', ')}.`)
  process.exit(2)
}
const wanted = named.length > 0 ? named : Object.keys(benchmarks).filter((name) => !benchmarks[name].isOptional)

const missing = await missingTools(new Set(wanted.flatMap((name) => benchmarks[name].needs)))
if (missing.length > 0) {
  console.error(missing.join('\n'))
  process.exit(2)
}
process.stderr.write(`About ${wanted.reduce((sum, name) => sum + benchmarks[name].minutes, 0)} minutes: ${wanted.join(', ')}.\n`)

/** Results are kept per machine, because those of different machines cannot be compared. */
const machine = `${cpus()[0]?.model || arch()} ${cpus().length} cores`
const path = `bench/results/${machine.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`
const root = new URL('../', import.meta.url)
const parsed = (text) => JSON.parse(text || '{}')
const committed = parsed(
  await promisify(execFile)('git', ['show', `HEAD:${path}`], { cwd: root }).then(
    ({ stdout }) => stdout,
    () => '',
  ),
)
const kept = parsed(await readFile(new URL(path, root), 'utf8').catch(() => ''))
const number = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** A benchmark returns nothing, one comparison, or several by name. */
function comparisons(name, result) {
  if (!result) return {}
  return 'ratio' in result ? { [name]: { unit: '/s', aim: benchmarks[name].aim, ...result } } : result
}

const measured = []
try {
  for (const name of wanted) {
    process.stderr.write(`${name} …\n`)
    for (const [title, one] of Object.entries(comparisons(name, await benchmarks[name].run()))) {
      kept[title] = { ...one, measured: new Date().toISOString().slice(0, 10), node: process.version, machine }
      measured.push(title)
      console.log(
        `${title.padEnd(50)} ${one.ratio.toFixed(2)}× (${one.least.toFixed(2)} to ${one.most.toFixed(2)}), aim ${one.aim}; ${number(one.own)}${one.unit} against ${number(one.reference)}${one.unit}`,
      )
    }
    if (measured.length === 0) continue
    await mkdir(new URL('results/', import.meta.url), { recursive: true })
    await writeFile(new URL(path, root), `${JSON.stringify(kept, null, 2)}\n`)
    await writeFile(new URL('./results.svg', import.meta.url), chart(kept))
  }
} finally {
  await lists.clear()
}

if (measured.length > 0) {
  console.log(`\n${'Against the last committed run on this machine'.padEnd(50)}   before      now   change`)
  for (const title of measured) {
    const [before, now] = [committed[title]?.ratio, kept[title].ratio]
    const change = before ? `${now >= before ? '+' : ''}${((now / before - 1) * 100).toFixed(0)} %` : 'new'
    console.log(`${title.padEnd(50)} ${(before?.toFixed(2) ?? '').padStart(8)} ${now.toFixed(2).padStart(8)} ${change.padStart(8)}`)
  }
}
