import { Readable } from 'node:stream'
import Type from 'typebox'
import type { App, Routes } from '../../platform/http/routes.js'
import { bookingRoutes } from './booking-routes.js'
import { notificationRoutes } from './notification-routes.js'
import { config, requestOf, speakOcto } from './protocol.js'
import { AvailabilityQuestion, CalendarQuestion } from './schema.js'
import * as service from './service.js'
import { ticketRoutes } from './ticket-routes.js'

/** Streams the items as a JSON array. */
async function* listed(first: IteratorResult<unknown>, rest: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield '['
  if (!first.done) {
    yield JSON.stringify(first.value)
    for await (const one of rest) yield `,${JSON.stringify(one)}`
  }
  yield ']'
}

export const octoRoutes: Routes = async (root, { ctx }) => {
  await root.register(
    async (plain) => {
      const app = plain as unknown as App
      speakOcto(app, ctx)
      app.get('/supplier', { config }, async (req) => service.supplier(ctx, requestOf(req)))
      app.get('/capabilities', { config }, async () => service.listCapabilities(ctx))
      app.get('/products', { config }, async (req, reply) => {
        const all = service.products(ctx, requestOf(req))
        // An error before the first item, such as an unavailable database, still gets an error response.
        const first = await all.next()
        return reply.type('application/json; charset=utf-8').send(Readable.from(listed(first, all)))
      })
      app.get('/products/:id', { schema: { params: Type.Object({ id: Type.String() }) }, config }, async (req) =>
        service.product(ctx, requestOf(req), req.params.id),
      )
      app.post('/availability', { schema: { body: AvailabilityQuestion }, config }, async (req) =>
        service.availability(ctx, requestOf(req), req.body),
      )
      app.post('/availability/calendar', { schema: { body: CalendarQuestion }, config }, async (req) =>
        service.calendar(ctx, requestOf(req), req.body),
      )
      await bookingRoutes(app, { ctx })
      await notificationRoutes(app, { ctx })
      await ticketRoutes(app, { ctx })
    },
    { prefix: '/octo' },
  )
}
