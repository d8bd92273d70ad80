import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Problem } from '../../lib/errors.js'
import type { Trx } from '../../platform/db/open.js'
import { change } from '../../platform/http/idempotency.js'
import { noSuchPath } from '../../platform/http/paths.js'
import { can } from '../../platform/http/permissions.js'
import { notReady, problemHeaders } from '../../platform/http/problem-body.js'
import { asProblem } from '../../platform/http/problems.js'
import type { App, Routes } from '../../platform/http/routes.js'
import { withStockRetry } from '../../selling/reservations/expire.js'
import { endHoldsIfWithdrawn } from '../../selling/reservations/withdraw.js'
import { runQueued } from '../series/queue.js'
import { type ConnectCode, ConnectFault, statusOf } from './faults.js'
import { Bookings, connect, Sessions, shown } from './reference.js'
import { ConnectBooking, ConnectCancellation, SessionQuery } from './schema.js'
import * as service from './service.js'
import { sessions } from './sessions.js'

const done = { success: true, version: 'v1' }
const callOf = (...faults: ConnectCode[]) => ({ allow: can.sellAsPartner, apiKeyIn: 'query', protocol: connect, faults }) as const
const params = Type.Object({
  productCode: Type.String({
    maxLength: 700,
    description: 'Code of the product, as in `internalCode` of the feed',
    examples: ['01k9zq3v5r8t2w4y6a1b3c5d7e_srs.01k9zq3v5r8t2w4y6a1b3c5d7e_ctg'],
  }),
})

function refuse(reply: FastifyReply, errorCode: ConnectCode, errorMessage: string, status = statusOf(errorCode)): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ requestStatus: { success: false, error: { errorCode, errorMessage }, version: 'v1' } })
}

/** Maps problems of /v1 to the partner's error codes. Missing guest data is an error of the booking that the partner sent. */
function codeOf(problem: Problem): ConnectCode {
  if (['insufficient_stock', 'quantity_not_allowed', 'not_on_sale', 'own_ticket', 'ticket_not_found', 'hold_limit'].includes(problem.code))
    return 'NO_SEATS'
  if (problem.code === 'guest_data_incomplete') return 'BAD_REQUEST'
  const byStatus: Record<number, ConnectCode> = {
    401: 'UNAUTHORIZED',
    403: 'FORBIDDEN',
    404: 'NOT_FOUND',
    409: 'CONFLICT',
    429: 'TOO_MANY_REQUESTS',
  }
  return byStatus[problem.status] ?? (problem.status >= 500 ? 'INTERNAL_ERROR' : 'BAD_REQUEST')
}

/** Statuses about HTTP itself or the whole service. They are passed on unchanged. */
const httpStatuses = [405, 413, 415, 503]

function sendProblem(problem: Problem, req: FastifyRequest, reply: FastifyReply): FastifyReply {
  req.errorCode = problem.code
  const { detail, errors = [] } = problem.extra
  reply.headers(problemHeaders(problem.extra))
  const missing = problem.code === 'guest_data_incomplete' ? errors.map(({ pointer, message }) => `${pointer} ${message}`) : []
  return refuse(
    reply,
    codeOf(problem),
    [detail ?? problem.message, ...missing].join('; '),
    httpStatuses.includes(problem.status) ? problem.status : undefined,
  )
}

export const connectRoutes: Routes = async (root, { ctx }) => {
  await root.register(
    async (plain) => {
      const app = plain as unknown as App
      app.setSerializerCompiler(() => JSON.stringify)
      app.setErrorHandler((error: FastifyError | ConnectFault | Problem, req, reply) => {
        if (error instanceof ConnectFault) {
          req.errorCode = error.code
          return refuse(reply, error.code, error.message)
        }
        const problem = asProblem(error, req)
        if (!(error instanceof Problem) && (!problem || problem.status >= 500))
          ctx.log.error({ err: error, request_id: req.id, route: req.routeOptions.url }, 'request failed')
        return sendProblem(problem ?? (ctx.ready.current ? new Problem('internal') : notReady(ctx.ready)), req, reply)
      })
      app.setNotFoundHandler((req, reply) => sendProblem(noSuchPath(req), req, reply))

      const availability = shown(
        'The sessions of a product in a period',
        Sessions,
        'Behind `externalAvailabilityApi` of the feed. Send `from` and `to` (UTC), or `fromLocal` and `toLocal` (time of the venue). See the [guide](/docs/guides/partner-connect).',
      )
      app.get(
        '/:productCode/availability',
        { schema: { ...availability, params, querystring: SessionQuery }, config: callOf() },
        async (req) => ({
          requestStatus: done,
          sessions: await sessions(ctx, req.caller, req.params.productCode, req.query),
        }),
      )

      async function write<T>(req: FastifyRequest, reply: FastifyReply, effect: (trx: Trx, caller: service.Partner) => Promise<T>) {
        const { productCode } = req.params as { productCode: string }
        const effected = async (trx: Trx) => ({ requestStatus: done, bookings: [await effect(trx, req.caller as service.Partner)] })
        const run = () => runQueued(ctx, req.caller, [productCode], () => change(ctx, req, reply, 200, effected))
        return withStockRetry(ctx, () => endHoldsIfWithdrawn(ctx, run))
      }
      const method = ['POST', 'PUT']
      app.route({
        method,
        url: '/:productCode/reservation',
        schema: {
          ...shown('Hold the seats of an order', Bookings, 'Behind `externalReservationApi` of the feed. POST and PUT do the same.'),
          params,
          body: ConnectBooking,
        },
        config: callOf('NO_SEATS'),
        handler: (req, reply) => write(req, reply, (trx, caller) => service.reserve(ctx, trx, caller, req.params.productCode, req.body)),
      })
      app.route({
        method,
        url: '/:productCode/booking',
        schema: {
          ...shown(
            'Book the seats of an order',
            Bookings,
            'Behind `externalBookingApi` of the feed. `status` must be `CONFIRMED`. Without an earlier reservation, or after it has expired, the seats are taken now if there are any. If an expired hold had another price, the booking is refused with `CONFLICT`: reserve again to get the new price. POST and PUT do the same.',
          ),
          params,
          body: ConnectBooking,
        },
        config: callOf('NO_SEATS'),
        handler: (req, reply) => write(req, reply, (trx, caller) => service.confirm(ctx, trx, caller, req.params.productCode, req.body)),
      })
      app.route({
        method,
        url: '/:productCode/cancellation',
        schema: {
          ...shown(
            'Cancel an order or release its hold',
            Bookings,
            'Behind `externalCancellationApi` of the feed. A second cancellation has no effect. POST and PUT do the same.',
          ),
          params,
          body: ConnectCancellation,
        },
        config: callOf('UNKNOWN_ORDER'),
        handler: (req, reply) => write(req, reply, (trx, caller) => service.cancel(ctx, trx, caller, req.params.productCode, req.body)),
      })
    },
    { prefix: '/partner/connect' },
  )
}
