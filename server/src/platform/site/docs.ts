import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyReply } from 'fastify'
import Type from 'typebox'
import { Problem } from '../../lib/errors.js'
import { pagePolicy } from '../http/headers.js'
import { open } from '../http/permissions.js'
import type { Routes } from '../http/routes.js'
import { contentsHtml, layout } from './layout.js'
import { Library } from './library.js'
import { render } from './markdown.js'
import { foundHtml, searchIndex } from './search.js'

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Allotment API reference</title></head>
<body><div id="app"></div><script src="/docs/reference.js"></script><script src="/docs/start.js"></script></body></html>`

/** A separate file, because our pages allow no inline scripts. */
const start = `Scalar.createApiReference('#app', { url: '/openapi.json', hideClientButton: true, withDefaultFonts: false, telemetry: false, showDeveloperTools: 'never', showToolbar: 'never', defaultOpenAllTags: false })`

/** The build copies the one file that is served, because the package is not installed in production. */
const built = new URL('../../../assets/reference.js', import.meta.url)
const packaged = (): string => join(dirname(createRequire(import.meta.url).resolve('@scalar/fastify-api-reference')), 'js', 'standalone.js')

const SearchQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 100 })) })

/** The reference for integrators, guides, changelog and errors, with everything they need served from here. */
export const docsRoutes: Routes = async (app) => {
  let script: Buffer | undefined
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply
      .header('content-type', `${type}; charset=utf-8`)
      .header('Content-Security-Policy', pagePolicy)
      .header('Cache-Control', 'public, max-age=3600')
      .send(body)
  const get = (path: string, type: string, body: () => string | Buffer) =>
    app.get(path, { config: { allow: open } }, async (_req, reply) => send(reply, type, body()))

  get('/docs', 'text/html', () => page)
  get('/docs/start.js', 'text/javascript', () => start)
  get('/docs/reference.js', 'text/javascript', () => {
    script ??= readFileSync(existsSync(built) ? built : packaged())
    return script
  })

  // Made when first asked for: most processes never are.
  const library = once(() => new Library())
  const search = once(() => searchIndex(library()))
  const written = new Map<string, string>()
  get('/docs/guides', 'text/html', () => layout(library(), { title: 'Guides', address: '/docs/guides', body: contentsHtml(library()) }))
  app.get('/docs/search', { schema: { querystring: SearchQuery }, config: { allow: open } }, async ({ query: { q = '' } }, reply) =>
    send(reply, 'text/html', layout(library(), { title: 'Search', address: '/docs/search', body: foundHtml(q, search()(q)), query: q })),
  )
  app.get('/docs/*', { config: { allow: open } }, async (req, reply) => {
    const address = `/docs/${(req.params as { '*': string })['*']}`
    const attachment = library().attachments.get(address)
    if (attachment) return send(reply, attachment.type, library().read(attachment))
    const found = library().pages.get(address)
    if (!found) throw new Problem('route_not_found', { detail: 'There is no such page. /docs/guides lists all of them.' })
    const { title, markdown, file } = found
    const html =
      written.get(address) ?? layout(library(), { title, address, body: render(markdown, (href) => library().resolve(file, href)) })
    written.set(address, html)
    return send(reply, 'text/html', html)
  })
  app.get('/', { config: { allow: open } }, async (_req, reply) => reply.redirect('/docs'))
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
