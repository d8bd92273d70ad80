import compress from '@fastify/compress'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { categoryRoutes } from './catalogue/categories/routes.js'
import { eventRoutes } from './catalogue/events/routes.js'
import { sportRoutes } from './catalogue/sports/routes.js'
import { teamRoutes } from './catalogue/teams/routes.js'
import { ticketRoutes } from './catalogue/tickets/routes.js'
import { tournamentRoutes } from './catalogue/tournaments/routes.js'
import { translationRoutes } from './catalogue/translations/routes.js'
import { venueRoutes } from './catalogue/venues/routes.js'
import { changesRoutes } from './channels/changes/routes.js'
import { connectRoutes } from './channels/connect/routes.js'
import { octoRoutes } from './channels/octo/routes.js'
import { partnerRoutes } from './channels/partner/routes.js'
import { bulkRoutes } from './desk/bulk/routes.js'
import { guestLinkRoutes } from './desk/guestlinks/routes.js'
import { memoRoutes } from './desk/memos/routes.js'
import { onsaleRoutes } from './desk/onsale/routes.js'
import { overviewRoutes } from './desk/overview/routes.js'
import { readinessRoutes } from './desk/readiness/routes.js'
import { requestLogRoutes } from './desk/requestlog/routes.js'
import { searchRoutes } from './desk/search/routes.js'
import { viewRoutes } from './desk/views/routes.js'
import { admissionRoutes } from './fulfilment/admissions/routes.js'
import { downloadRoutes } from './fulfilment/downloads/routes.js'
import { guestPageRoutes } from './fulfilment/itineraries/page/routes.js'
import { itineraryRecordRoutes } from './fulfilment/itineraries/records/routes.js'
import { itineraryRoutes } from './fulfilment/itineraries/routes.js'
import { sandboxRoutes } from './fulfilment/sandbox/routes.js'
import { ticketFileRoutes } from './fulfilment/ticketfiles/routes.js'
import { newRequestId } from './lib/ids.js'
import { rateRoutes } from './money/fx/routes.js'
import { invoiceRoutes } from './money/invoices/routes.js'
import { receivableRoutes } from './money/receivables/routes.js'
import { accountRoutes } from './parties/accounts/routes.js'
import { clientRoutes } from './parties/clients/routes.js'
import { credentialRoutes } from './parties/credentials/routes.js'
import { distributorRoutes } from './parties/distributors/routes.js'
import { invitationRoutes } from './parties/invitations/routes.js'
import { linkRoutes } from './parties/links/routes.js'
import { supplierRoutes } from './parties/suppliers/routes.js'
import type { Ctx } from './platform/context.js'
import { admission } from './platform/http/admission.js'
import { changesBeforeReads } from './platform/http/changes-first.js'
import { csvExport } from './platform/http/csv/plugin.js'
import { cursors } from './platform/http/cursors.js'
import { brotliParams, leastBytes } from './platform/http/encoded.js'
import { validators } from './platform/http/etag.js'
import { headers } from './platform/http/headers.js'
import { useJsonBody } from './platform/http/json-body.js'
import { type Lifecycle, lifecycle } from './platform/http/lifecycle.js'
import { malformed } from './platform/http/malformed.js'
import { openapi } from './platform/http/openapi.js'
import { paths } from './platform/http/paths.js'
import { problems } from './platform/http/problems.js'
import { requestLog } from './platform/http/request-log.js'
import type { App, Routes } from './platform/http/routes.js'
import { stop } from './platform/http/stop.js'
import { tracing } from './platform/http/tracing.js'
import { turnsOfReads } from './platform/http/turns.js'
import { useSchemas } from './platform/http/validation.js'
import { versions } from './platform/http/versions.js'
import { listCache } from './platform/list-cache/plugin.js'
import { consoleRoutes } from './platform/site/console.js'
import { docsRoutes } from './platform/site/docs.js'
import { serviceRoutes } from './platform/site/routes.js'
import { describedWebhooks } from './platform/webhooks/described.js'
import { webhookRoutes } from './platform/webhooks/routes.js'
import { allotmentRoutes } from './selling/allotments/routes.js'
import { bookingRoutes } from './selling/bookings/routes.js'
import { disruptionRoutes } from './selling/disruptions/routes.js'
import { groupRequestRoutes } from './selling/grouprequests/routes.js'
import { guestRoutes } from './selling/guestdata/routes.js'
import { relistingRoutes } from './selling/marketplace/routes.js'
import { orderRoutes } from './selling/orders/routes.js'
import { paymentRoutes } from './selling/payments/routes.js'
import { payoutRoutes } from './selling/payouts/routes.js'
import { requestRoutes } from './selling/requests/routes.js'
import { reservationRoutes } from './selling/reservations/routes.js'
import { saleRoutes } from './selling/sales/routes.js'

/** Every feature is listed here by hand. */
const features: Routes[] = [
  serviceRoutes,
  docsRoutes,
  consoleRoutes,
  credentialRoutes,
  accountRoutes,
  linkRoutes,
  invitationRoutes,
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
  allotmentRoutes,
  groupRequestRoutes,
  reservationRoutes,
  paymentRoutes,
  invoiceRoutes,
  receivableRoutes,
  guestRoutes,
  requestRoutes,
  saleRoutes,
  payoutRoutes,
  relistingRoutes,
  admissionRoutes,
  bookingRoutes,
  orderRoutes,
  disruptionRoutes,
  sandboxRoutes,
  searchRoutes,
  viewRoutes,
  bulkRoutes,
  requestLogRoutes,
  guestLinkRoutes,
  overviewRoutes,
  readinessRoutes,
  onsaleRoutes,
  ticketFileRoutes,
  downloadRoutes,
  itineraryRoutes,
  itineraryRecordRoutes,
  guestPageRoutes,
  changesRoutes,
  webhookRoutes,
]

/** `eagerly`: compiles all schemas before it is ready. `lifecycle`: replaces the versions of the API, for tests. */
export async function buildApp(ctx: Ctx, options: { eagerly?: boolean; lifecycle?: Lifecycle } = {}): Promise<App> {
  const { config } = ctx
  const app: App = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    // http/headers.ts writes one line per request.
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // Log lines contain the request id already, so no child logger per request is needed.
    childLoggerFactory: (logger) => logger,
    bodyLimit: config.BODY_LIMIT_BYTES,
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    // Idle connections are closed at once during a shutdown. http/stop.ts closes the others.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    requestTimeout: 60_000,
    // A client that has read nothing for this long is disconnected.
    connectionTimeout: 120_000,
    ...malformed(ctx),
  }).withTypeProvider<TypeBoxTypeProvider>()
  useSchemas(app, options.eagerly)
  useJsonBody(app)
  await app.register(headers, { ctx })
  await app.register(tracing, { ctx })
  await app.register(paths)
  await app.register(problems, { ctx })
  await app.register(versions, options.lifecycle ?? lifecycle)
  await app.register(admission, { ctx })
  await app.register(requestLog, { ctx })
  await app.register(changesBeforeReads, { ctx })
  await app.register(turnsOfReads, { ctx })
  // Before compression, because ETags are made from the uncompressed body.
  await app.register(validators)
  await app.register(compress, { threshold: leastBytes, encodings: ['br', 'gzip'], brotliOptions: { params: brotliParams } })
  await app.register(openapi, { ctx, webhooks: describedWebhooks() })
  // Optional: lists work without it, but slower.
  await app.register(listCache, { ctx })
  await app.register(cursors, { ctx })
  await app.register(csvExport, { ctx })
  for (const feature of features) await feature(app, { ctx })
  // Last: its hook runs when streams have been ended.
  await app.register(stop)
  return app
}
