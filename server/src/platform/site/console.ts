import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import { Problem } from '../../lib/errors.js'
import { variesByEncoding } from '../http/encoded.js'
import { pagePolicy } from '../http/headers.js'
import { open } from '../http/permissions.js'
import type { Routes } from '../http/routes.js'

const root = fileURLToPath(new URL('../../../../console/dist/', import.meta.url))

/**
 * The built console. Its files have a hash in their names and are cached for ever; the build has compressed them. Its single page handles all
 * console paths.
 */
export const consoleRoutes: Routes = async (app) => {
  await app.register(files, { root, serve: false, preCompressed: true })
  app.get('/console/assets/*', { config: { allow: open } }, (req, reply) =>
    variesByEncoding(reply).sendFile(`assets/${(req.params as { '*': string })['*']}`, {
      immutable: true,
      maxAge: '365d',
      cacheControl: true,
    }),
  )
  let page: string | undefined
  const send = async (_req: unknown, reply: import('fastify').FastifyReply) => {
    if (!existsSync(`${root}index.html`)) throw new Problem('route_not_found', { detail: 'The console is not built: run npm run build.' })
    page ??= readFileSync(`${root}index.html`, 'utf8')
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('Content-Security-Policy', pagePolicy)
      .header('Cache-Control', 'no-cache')
      .send(page)
  }
  app.get('/console', { config: { allow: open } }, send)
  app.get('/console/*', { config: { allow: open } }, send)
}
