import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { chart } from './chart.mjs'
import * as lists from './list.mjs'
import * as selling from './selling.mjs'
import { webhooks } from './webhooks.mjs'

/**
 * `npm run bench -- list deep`: runs the benchmarks of those names, or all of them. `npm run bench -- spread --feed` compares reservations with
 * streams, long polls and webhooks open to the same without them.
 */
const benchmarks = { hot: selling.hot, spread: selling.spread, flow: selling.flow, list: lists.list, deep: lists.deep, webhooks }
if (process.argv.includes('--feed')) benchmarks.spread = selling.spreadWithFeed
const aims = { hot: '>= 3', spread: '>= 0.8', flow: '>= 0.5' }

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const unknown = wanted.find((name) => !Object.hasOwn(benchmarks, name))
if (unknown) {
  console.error(`There is no benchmark ${unknown}. There are: ${Object.keys(benchmarks).join(', ')}.`)
  process.exit(2)
}

const file = new URL('./results.json', import.meta.url)
const kept = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
const number = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** A benchmark returns one comparison, or several by name. */
const comparisons = (name, result) => ('ratio' in result ? { [name]: { unit: '/s', aim: aims[name], ...result } } : result)

try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(benchmarks)) {
    process.stderr.write(`${name} …\n`)
    for (const [title, one] of Object.entries(comparisons(name, await benchmarks[name]()))) {
      kept[title] = { ...one, measured: new Date().toISOString().slice(0, 10), node: process.version, cores: cpus().length }
      console.log(
        `${title.padEnd(46)} ${one.ratio.toFixed(2)}× (${one.least.toFixed(2)} to ${one.most.toFixed(2)}), aim ${one.aim}; ${number(one.own)}${one.unit} against ${number(one.reference)}${one.unit}`,
      )
    }
    await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`)
    await writeFile(new URL('./results.svg', import.meta.url), chart(kept))
  }
} finally {
  await lists.clear()
}
