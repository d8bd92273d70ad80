// Imported first by every script, in syntax that old Node versions understand, so that they can print this message.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const wanted = engines.node
  .replace(/[^0-9.]/g, '')
  .split('.')
  .map(Number)
const found = process.versions.node.split('.').map(Number)
if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(`Allotment needs Node ${wanted.join('.')} or newer, this is ${process.version}. Get it from https://nodejs.org`)
  process.exit(1)
}
