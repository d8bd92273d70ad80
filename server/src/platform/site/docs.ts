import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pagePolicy } from '../http/headers.js'
import { open } from '../http/permissions.js'
import type { Routes } from '../http/routes.js'
import { errorsHtml } from './errors-page.js'

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Allotment API reference</title></head>
<body><div id="app"></div><script src="/docs/reference.js"></script><script src="/docs/start.js"></script></body></html>`

/** A separate file, because our pages allow no inline scripts. */
const start = `Scalar.createApiReference('#app', { url: '/openapi.json', hideClientButton: true, withDefaultFonts: false, telemetry: false, showDeveloperTools: 'never', showToolbar: 'never', defaultOpenAllTags: false })`

/** The build copies the one file that is served, because the package is not installed in production. */
const built = new URL('../../../assets/reference.js', import.meta.url)
const packaged = (): string => join(dirname(createRequire(import.meta.url).resolve('@scalar/fastify-api-reference')), 'js', 'standalone.js')

/** The API reference. All its files are served from here. */
export const docsRoutes: Routes = async (app) => {
  let script: Buffer | undefined
  const file = (type: string, body: () => string | Buffer) => async (_req: unknown, reply: import('fastify').FastifyReply) =>
    reply
      .header('content-type', `${type}; charset=utf-8`)
      .header('Content-Security-Policy', pagePolicy)
      .header('Cache-Control', 'public, max-age=3600')
      .send(body())

  app.get(
    '/docs',
    { config: { allow: open } },
    file('text/html', () => page),
  )
  app.get(
    '/docs/start.js',
    { config: { allow: open } },
    file('text/javascript', () => start),
  )
  app.get(
    '/docs/reference.js',
    { config: { allow: open } },
    file('text/javascript', () => {
      script ??= readFileSync(existsSync(built) ? built : packaged())
      return script
    }),
  )
  app.get('/docs/errors', { config: { allow: open } }, file('text/html', errorsHtml))
  app.get('/', { config: { allow: open } }, async (_req, reply) => reply.redirect('/docs'))
}
