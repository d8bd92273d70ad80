import { Readable } from 'node:stream'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { type PartnerProduct, PartnerProducts } from './schema.js'
import { products } from './service.js'

/** Streams `{"products": […]}`. */
async function* feed(first: IteratorResult<PartnerProduct>, rest: AsyncIterable<PartnerProduct>): AsyncGenerator<string> {
  yield '{"products":['
  if (!first.done) {
    yield JSON.stringify(first.value)
    for await (const product of rest) yield `,${JSON.stringify(product)}`
  }
  yield ']}'
}

export const partnerRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/partner/products',
    {
      schema: {
        tags: ['partner'],
        summary: 'All products of the feed: one per series of events and category',
        response: { 200: PartnerProducts },
      },
      config: { allow: can.readPartnerProducts, apiKeyIn: 'query' },
    },
    async (req, reply) => {
      const all = products(ctx, req.caller)
      // An error before the first product, such as an unavailable database, still gets a problem response.
      const first = await all.next()
      return reply.type('application/json; charset=utf-8').send(Readable.from(feed(first, all)) as never)
    },
  )
}
