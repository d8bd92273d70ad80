import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogue } from '../src/lib/errors.js'
import { Library } from '../src/platform/site/library.js'
import { committedDescription } from './kit/contract.js'
import { expectProblem, startKit } from './kit/index.js'

const kit = await startKit()
const root = fileURLToPath(new URL('../..', import.meta.url))
const get = (path: string) => kit.as.nobody.get(path)
const library = new Library()

const read = async (address: string): Promise<string> => {
  const { status, text, headers } = await get(address)
  expect(status, address).toBe(200)
  expect(headers.get('content-security-policy'), address).toContain("script-src 'self'")
  return text
}
const addressesIn = (html: string) => [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)
const namesIn = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, name = '']) => name))

test('every guide, the changelog, the versions, the SDK and the errors are pages, and each page lists all of them', async () => {
  const guides = readdirSync(join(root, 'docs/guides')).filter((name) => name.endsWith('.md'))
  const pages = [
    ...guides.map((name) => `/docs/guides/${name.slice(0, -3)}`),
    '/docs/changelog',
    '/docs/versioning',
    '/docs/sdk',
    '/docs/errors',
  ]
  expect([...library.pages.keys()]).toEqual(expect.arrayContaining(pages))
  for (const address of ['/docs/guides', ...pages]) expect(addressesIn(await read(address)), address).toEqual(expect.arrayContaining(pages))
})

test('every link on every page leads to an existing page and heading', async () => {
  const pages = new Map<string, string>()
  for (const address of ['/docs/guides', ...library.pages.keys()]) pages.set(address, await read(address))
  const local = [...pages].flatMap(([from, html]) =>
    addressesIn(html)
      .filter((address) => /^[/#]/.test(address))
      .map((address) => ({ from, target: address.startsWith('#') ? from + address : address })),
  )
  expect(local.length).toBeGreaterThan(500)
  const reached = new Map<string, number>()
  const broken: string[] = []
  for (const { from, target } of local) {
    const [path = '', name] = target.split('#')
    const html = pages.get(path)
    if (!html && !reached.has(path)) reached.set(path, (await get(path)).status)
    if (html ? name !== undefined && !namesIn(html).has(name) : reached.get(path) !== 200) broken.push(`${from} → ${target}`)
  }
  expect(broken).toEqual([])
  // A page that is not served is no link.
  expect([...pages.values()].join('')).not.toMatch(/href="(?![/#]|https?:)/)
})

test('the type of a problem is a heading of the page of errors, with an example answer', async () => {
  const { body } = await get('/v1/no-such-call')
  const { pathname, hash } = new URL((body as { type: string }).type)
  const html = await read(pathname)
  expect(namesIn(html)).toContain(hash.slice(1))
  for (const code of Object.keys(catalogue)) {
    expect(namesIn(html), code).toContain(code)
    expect(html, code).toContain(`&quot;code&quot;: &quot;${code}&quot;`)
  }
})

test('the search finds a section by its words in any case, and links to its heading', async () => {
  const html = await read('/docs/search?q=Insufficient_STOCK')
  expect(addressesIn(html)).toContain('/docs/errors#insufficient_stock')
  expect(html).toContain('<mark>insufficient_stock</mark>')
  expect(await read('/docs/search?q=price_tolerance%20Move')).toContain('/docs/guides/sell#prices-that-move')
  expect(await read('/docs/search?q=xyzzy')).toContain('Nothing has all the words')
  expect(await read('/docs/search')).toContain('Type a word')
})

test('the searched text is shown as text, never as HTML', async () => {
  const html = await read(`/docs/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(html).not.toContain('<script')
  expect(html).toContain('&quot;&gt;&lt;script&gt;')
  expectProblem(await get(`/docs/search?q=${'x'.repeat(101)}`), 'invalid_parameter')
})

test('an unknown page answers 404 and lists the pages; no other file is served', async () => {
  for (const path of ['there-is-none', 'operating', 'guides/..%2f..%2fpackage.json', 'guides/%2e%2e/operating.md', 'guides/sell.md'])
    expectProblem(await get(`/docs/${path}`), 'route_not_found')
  expect((await get('/docs/guides/sell.sh')).headers.get('content-type')).toMatch(/^text\/plain/)
})

test('the API description links to existing guides', async () => {
  const { body } = await kit.as.nobody.get<{ externalDocs: { url: string } }>('/openapi.json')
  expect(await read(new URL(body.externalDocs.url).pathname)).toContain('<h1>Guides</h1>')
})

test('the image contains every file that is served', () => {
  const folder = mkdtempSync(join(tmpdir(), 'allotment-image-'))
  try {
    // Packages are not checked here.
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\nmkdir -p node_modules\n')
    chmodSync(join(folder, 'bin/npm'), 0o755)
    const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` }
    execFileSync('sh', [join(root, 'deploy/image/assemble.sh'), root, join(folder, 'app')], { env })
    // The page of errors is made from the table of errors.
    const served = [...library.pages.values(), ...library.attachments.values()]
      .map(({ file }) => file)
      .filter((file) => file !== 'docs/errors.md')
    expect(served.filter((file) => !existsSync(join(folder, 'app', file)))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('every call, query parameter and error code that a guide names exists', () => {
  const { paths } = committedDescription()
  const calls = Object.entries(paths).map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    methods,
  }))
  const unknown: string[] = []
  let named = 0
  for (const guide of readdirSync(join(root, 'docs/guides')).filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(join(root, 'docs/guides', guide), 'utf8')
    for (const [call, method = '', address = ''] of text.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/(?:v1|octo)\/[^\s`"|]+)/g)) {
      named++
      const [path = '', query = ''] = address.split('?')
      const methods = calls.find(({ pattern, methods }) => pattern.test(path) && method.toLowerCase() in methods)?.methods
      const parameters = methods?.[method.toLowerCase()]?.parameters?.map(({ name }) => name) ?? []
      const strange = [...new URLSearchParams(query).keys()].filter((name) => !parameters.includes(name))
      if (!methods || strange.length > 0) unknown.push(`${guide}: ${call}`)
    }
    for (const [code, , name = ''] of text.matchAll(/\b(4\d\d|5\d\d) `([a-z_]+)`/g))
      if (!(name in catalogue)) unknown.push(`${guide}: ${code}`)
  }
  expect(unknown).toEqual([])
  expect(named).toBeGreaterThan(80)
})
