import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import fp from 'fastify-plugin'
import type { Ctx } from '../context.js'
import { keepPlaces, startOf } from './anchors.js'
import { answersFor } from './answers.js'
import type { Basis } from './changes.js'
import { cachedRows } from './rows.js'
import { totalSize } from './totals.js'

/**
 * Caches whole answers of catalogue lists, totals, the places where deep pages begin, and wide rows. Lists do not depend on it: without this plugin
 * each list is read and counted for every request, and the answers are the same.
 */
export const listCache = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  const answer = answersFor(ctx)
  app.addHook('onRoute', (route) => {
    // The HEAD route that Fastify adds uses the handler of GET, which is already wrapped.
    if (!route.config?.list || route.method !== 'GET') return
    const isShared = route.config.cacheable === true
    const handler = route.handler as RouteHandlerMethod
    route.handler = async function (req, reply) {
      const read = async (basis?: Basis): Promise<unknown> => {
        req.listCache = {
          get: (place) => startOf(place, basis),
          keep: (place, start, rows) => keepPlaces(place, start, rows, basis),
          total: (db, list, count) => totalSize(db, list, count, basis),
          rows: cachedRows,
        }
        return handler.call(this, req, reply)
      }
      // Not for an export, which continues a cursor, nor for an older API version, whose answers differ.
      return isShared && !req.walk && !req.isTranslated ? answer(req, reply, read) : read()
    }
  })
})
