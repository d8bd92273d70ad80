import { Readable } from 'node:stream'
import Type from 'typebox'
import type { App, Routes } from '../../platform/http/routes.js'
import { Availability, CalendarDay, Capability, Product, Supplier } from './answers.js'
import { bookingRoutes } from './booking-routes.js'
import { notificationRoutes } from './notification-routes.js'
import { callOf, requestOf, shown, speakOcto } from './protocol.js'
import { AvailabilityQuestion, CalendarQuestion } from './schema.js'
import * as service from './service.js'
import { ticketRoutes } from './ticket-routes.js'

/** Opaque, and of any length, so that a wrong one is refused as the standard says. */
const ProductId = Type.String({ description: 'The product', examples: ['01k9zq3v5r8t2w4y6a1b3c5d7e_srs'] })

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
      app.get('/supplier', { schema: shown('The operator as an OCTO supplier', Supplier), config: callOf() }, async (req) =>
        service.supplier(ctx, requestOf(req)),
      )
      app.get(
        '/capabilities',
        { schema: shown('The supported capabilities of the standard', Type.Array(Capability)), config: callOf() },
        async () => service.listCapabilities(ctx),
      )
      const products = shown(
        'All products with their options and units',
        Type.Array(Product),
        'A product is a series of events, an option a category of the venue, a unit a kind of ticket. Products with the most events in the next thirty days come first. See the [guide](/docs/guides/octo).',
      )
      app.get('/products', { schema: products, config: callOf() }, async (req, reply) => {
        const all = service.products(ctx, requestOf(req))
        // An error before the first item, such as an unavailable database, still gets an error response.
        const first = await all.next()
        return reply.type('application/json; charset=utf-8').send(Readable.from(listed(first, all)))
      })
      app.get(
        '/products/:id',
        {
          schema: { ...shown('One product', Product), params: Type.Object({ id: ProductId }) },
          config: callOf('INVALID_PRODUCT_ID'),
        },
        async (req) => service.product(ctx, requestOf(req), req.params.id),
      )
      const asked = ['UNPROCESSABLE_ENTITY', 'INVALID_PRODUCT_ID', 'INVALID_OPTION_ID', 'INVALID_UNIT_ID'] as const
      const slots = shown(
        'The availabilities of an option: its events',
        Type.Array(Availability),
        'Send either dates (`localDate`, or `localDateStart` and `localDateEnd`) or `availabilityIds`. Without `units` the answer is about the smallest quantity of the first unit.',
      )
      const reads = { ...callOf(...asked), turn: 'read' } as const
      app.post('/availability', { schema: { ...slots, body: AvailabilityQuestion }, config: reads }, async (req) =>
        service.availability(ctx, requestOf(req), req.body),
      )
      const days = shown(
        'The availability of an option on each day',
        Type.Array(CalendarDay),
        'The answer has every day from `localDateStart` to `localDateEnd`, also days without an event.',
      )
      app.post('/availability/calendar', { schema: { ...days, body: CalendarQuestion }, config: reads }, async (req) =>
        service.calendar(ctx, requestOf(req), req.body),
      )
      await bookingRoutes(app, { ctx })
      await notificationRoutes(app, { ctx })
      await ticketRoutes(app, { ctx })
    },
    { prefix: '/octo' },
  )
}
