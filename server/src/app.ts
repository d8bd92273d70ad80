import compress from '@fastify/compress'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import type { Ctx } from './context.js'
import { admissionRoutes } from './features/admissions/routes.js'
import { bookingRoutes } from './features/bookings/routes.js'
import { bulkRoutes } from './features/bulk/routes.js'
import { categoryRoutes } from './features/categories/routes.js'
import { clientRoutes } from './features/clients/routes.js'
import { connectRoutes } from './features/connect/routes.js'
import { credentialRoutes } from './features/credentials/routes.js'
import { distributorRoutes } from './features/distributors/routes.js'
import { downloadRoutes } from './features/downloads/routes.js'
import { eventRoutes } from './features/events/routes.js'
import { guestRoutes } from './features/guests/routes.js'
import { invoiceRoutes } from './features/invoices/routes.js'
import { guestPageRoutes } from './features/itineraries/page/routes.js'
import { itineraryRecordRoutes } from './features/itineraries/records/routes.js'
import { itineraryRoutes } from './features/itineraries/routes.js'
import { memoRoutes } from './features/memos/routes.js'
import { octoRoutes } from './features/octo/routes.js'
import { onsaleRoutes } from './features/onsale/routes.js'
import { orderRoutes } from './features/orders/routes.js'
import { sandboxRoutes } from './features/orders/sandbox-routes.js'
import { overviewRoutes } from './features/overview/routes.js'
import { partnerRoutes } from './features/partner/routes.js'
import { paymentRoutes } from './features/payments/routes.js'
import { rateRoutes } from './features/rates/routes.js'
import { relistingRoutes } from './features/relistings/routes.js'
import { requestLogRoutes } from './features/requestlog/routes.js'
import { requestRoutes } from './features/requests/routes.js'
import { reservationRoutes } from './features/reservations/routes.js'
import { saleRoutes } from './features/sales/routes.js'
import { searchRoutes } from './features/search/routes.js'
import { consoleRoutes } from './features/service/console.js'
import { docsRoutes } from './features/service/docs.js'
import { serviceRoutes } from './features/service/routes.js'
import { sportRoutes } from './features/sports/routes.js'
import { supplierRoutes } from './features/suppliers/routes.js'
import { teamRoutes } from './features/teams/routes.js'
import { ticketFileRoutes } from './features/ticketfiles/routes.js'
import { ticketRoutes } from './features/tickets/routes.js'
import { tournamentRoutes } from './features/tournaments/routes.js'
import { translationRoutes } from './features/translations/routes.js'
import { venueRoutes } from './features/venues/routes.js'
import { viewRoutes } from './features/views/routes.js'
import { webhookRoutes } from './features/webhooks/routes.js'
import { admission } from './http/admission.js'
import { csvExport } from './http/csv.js'
import { brotliParams, leastBytes } from './http/encoded.js'
import { validators } from './http/etag.js'
import { headers } from './http/headers.js'
import { useJsonBody } from './http/json-body.js'
import { malformed } from './http/malformed.js'
import { openapi } from './http/openapi.js'
import { problems } from './http/problems.js'
import { requestLog } from './http/request-log.js'
import type { App, Routes } from './http/routes.js'
import { useSchemas } from './http/validation.js'
import { newRequestId } from './lib/ids.js'

/** Every feature, by hand: what is not listed here is not served. */
const features: Routes[] = [
  serviceRoutes,
  docsRoutes,
  consoleRoutes,
  credentialRoutes,
  clientRoutes,
  distributorRoutes,
  supplierRoutes,
  memoRoutes,
  rateRoutes,
  sportRoutes,
  tournamentRoutes,
  teamRoutes,
  venueRoutes,
  eventRoutes,
  categoryRoutes,
  ticketRoutes,
  partnerRoutes,
  octoRoutes,
  connectRoutes,
  translationRoutes,
  reservationRoutes,
  paymentRoutes,
  invoiceRoutes,
  guestRoutes,
  requestRoutes,
  saleRoutes,
  relistingRoutes,
  admissionRoutes,
  bookingRoutes,
  orderRoutes,
  sandboxRoutes,
  searchRoutes,
  viewRoutes,
  bulkRoutes,
  requestLogRoutes,
  overviewRoutes,
  onsaleRoutes,
  ticketFileRoutes,
  downloadRoutes,
  itineraryRoutes,
  itineraryRecordRoutes,
  guestPageRoutes,
  webhookRoutes,
]

/** `eagerly`: all schemas are compiled before it is ready. */
export async function buildApp(ctx: Ctx, options: { eagerly?: boolean } = {}): Promise<App> {
  const { config } = ctx
  const app: App = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    // One line per request, written by http/headers.ts.
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // Lines carry their request's id themselves; a logger made for every request is not needed for that.
    childLoggerFactory: (logger) => logger,
    bodyLimit: config.BODY_LIMIT_BYTES,
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    // Idle keep-alive connections would hold up a stop; those with a request under way are let finish.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    requestTimeout: 60_000,
    // Whoever takes nothing of an answer for so long has gone, or keeps it open on purpose.
    connectionTimeout: 120_000,
    ...malformed(ctx),
  }).withTypeProvider<TypeBoxTypeProvider>()
  useSchemas(app, options.eagerly)
  useJsonBody(app)
  await app.register(headers, { ctx })
  await app.register(problems, { ctx })
  await app.register(admission, { ctx })
  await app.register(requestLog, { ctx })
  // Before compression: validators are made from the body itself.
  await app.register(validators)
  await app.register(compress, { threshold: leastBytes, encodings: ['br', 'gzip'], brotliOptions: { params: brotliParams } })
  await app.register(openapi, { ctx })
  await app.register(csvExport, { ctx })
  for (const feature of features) await feature(app, { ctx })
  return app
}
