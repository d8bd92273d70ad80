import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Contract, committedDescription, startObserver } from '../kit/contract.js'
import { type Kit, startKit } from '../kit/index.js'

const readme = new URL('../../../sdk/README.md', import.meta.url)
const heading = /^## (.*)$/gm
const block = /```ts\n([\s\S]*?)```/g

interface Example {
  name: string
  code: string
}

/** Every TypeScript example, with its heading. */
async function examples(): Promise<Example[]> {
  const text = await readFile(readme, 'utf8')
  const headings = [...text.matchAll(heading)].map((found) => ({ at: found.index, title: found[1] ?? '' }))
  return [...text.matchAll(block)].map((found, index) => ({
    name: `${headings.filter(({ at }) => at < found.index).at(-1)?.title}, example ${index + 1}`,
    code: found[1] ?? '',
  }))
}

let kit: Kit
let folder: string
/** The calls of the examples go through a proxy, which compares them with the description of the API. */
let base: string
const contract = new Contract(committedDescription())
const work = process.cwd()

beforeAll(async () => {
  kit = await startKit()
  base = await startObserver(kit.url, (exchange) => contract.check(exchange))
  // In the folder of the tests, where the imports of an example are found; deleted at the end.
  folder = await mkdtemp(join(import.meta.dirname, '.readme-'))
  process.chdir(folder)
  process.env.ALLOTMENT_API_KEY = kit.accounts.admin.api_key
  const { tokens } = await kit.login('admin')
  await writeFile('session.json', JSON.stringify(tokens))
})
afterAll(async () => {
  process.chdir(work)
  await rm(folder, { recursive: true, force: true })
})

const client = `import { createClient } from '@allotment/sdk'\nconst client = createClient({ baseUrl: 'https://tickets.example.com', apiKey: process.env.ALLOTMENT_API_KEY })\n`

describe('the examples of the README', async () => {
  // The example that listens for ever is tested with webhooks; the first one, which books, with the package.
  const runnable = (await examples()).slice(1).filter(({ code }) => !code.includes('createServer'))

  test('are all in this test', () => expect(runnable.length).toBeGreaterThanOrEqual(6))

  test.each(runnable)('$name', async ({ name, code }) => {
    const whole = /\bconst client\b/.test(code) ? code : client + code
    const file = join(folder, `${name.replace(/\W+/g, '-')}.ts`)
    const here = whole
      .replaceAll('https://tickets.example.com', base)
      .replaceAll('01jz8q_dst', String(kit.accounts.distributor.distributor_id))
    await writeFile(file, here)
    await import(file)
    if (code.includes('distributors.csv')) expect(await readFile('distributors.csv', 'utf8')).toContain('First Agency')
  })

  test('make only calls that match openapi.json', () => {
    expect(contract.violations).toEqual([])
    expect(contract.calls).toBeGreaterThan(5)
  })
})
