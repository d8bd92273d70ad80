import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import fp from 'fastify-plugin'
import type { Ctx } from '../context.js'
import { keepPlaces, startOf } from './anchors.js'
import { answersFor } from './answers.js'
import type { Basis } from './changes.js'
import { totalSize } from './totals.js'

/**
 * Keeps of lists what the next request may need: whole answers of the catalogue, totals, and the places where deep pages begin. Lists do not
 * know of it: without this plugin each is read and counted anew for every request, and the answers are the same.
 */
export const listCache = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  const answer = answersFor(ctx)
  app.addHook('onRoute', (route) => {
    // The HEAD route that Fastify adds has the handler of GET, which is wrapped already.
    if (!route.config?.list || route.method !== 'GET') return
    const isShared = route.config.cacheable === true
    const handler = route.handler as RouteHandlerMethod
    route.handler = async function (req, reply) {
      const read = async (basis?: Basis): Promise<unknown> => {
        req.listCache = {
          get: (place) => startOf(place, basis),
          keep: (place, start, rows) => keepPlaces(place, start, rows, basis),
          total: (db, list, count) => totalSize(db, list, count, basis),
        }
        return handler.call(this, req, reply)
      }
      // An export reads on from where it is, and an older version of the API has other words: nobody else's answer.
      return isShared && !req.walk && !req.isTranslated ? answer(req, reply, read) : read()
    }
  })
})
