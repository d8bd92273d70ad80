import type { FastifyInstance, FastifyReply, RouteHandlerMethod } from 'fastify'
import fp from 'fastify-plugin'
import type { Ctx } from '../context.js'
import { bytesOf } from '../http/encoded.js'
import { writerOf } from '../http/validation.js'
import { keepPlaces, startOf } from './anchors.js'
import { answersFor } from './answers.js'
import type { Basis } from './changes.js'
import { cachedRows } from './rows.js'
import { pageOf, textCache } from './texts.js'
import { totalSize } from './totals.js'

type ListSchema = { response: { 200: { properties: Record<string, { items?: unknown }> } } }

/**
 * Caches whole answers of catalogue lists, totals, the places where deep pages begin, wide rows and their JSON. Lists do not depend on it: without
 * this plugin each list is read and counted for every request, and the answers are the same.
 */
export const listCache = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  const answer = answersFor(ctx)
  const texts = textCache()
  app.addHook('onRoute', (route) => {
    // The HEAD route that Fastify adds uses the handler of GET, which is already wrapped.
    if (!route.config?.list || route.method !== 'GET') return
    const isShared = route.config.cacheable === true
    const { name } = route.config.list
    const { properties } = (route.schema as ListSchema).response[200]
    const writeEntry = writerOf(properties[name]?.items)
    const writePagination = writerOf(properties.pagination)
    const handler = route.handler as RouteHandlerMethod
    route.handler = async function (req, reply) {
      // Not for an export, which continues a cursor, nor for an older API version, whose answers differ.
      const isText = isShared && !req.walk && !req.isTranslated
      const read = async (basis?: Basis): Promise<unknown> => {
        req.listCache = {
          get: (place) => startOf(place, basis),
          keep: (place, start, rows) => keepPlaces(place, start, rows, basis),
          total: (db, list, count) => totalSize(db, list, count, basis),
          rows: cachedRows,
          shown: (rows, view) =>
            // The types cannot say that the page is not read before it is sent.
            isText ? (texts.write(route.url, rows, view, writeEntry) as never) : rows.map(view.show),
        }
        return handler.call(this, req, reply)
      }
      const make = async (basis: Basis): Promise<Buffer> => {
        const page = await read(basis)
        return pageOf(page, name, writePagination) ?? bytesOf(serialized(reply, page))
      }
      return isText ? answer(req, reply, make) : read()
    }
  })
})

const serialized = (reply: FastifyReply, page: unknown): string => reply.serializeInput(page as Record<string, unknown>, '200') as string
