import Type from 'typebox'
import { repricing } from '../../lib/errors.js'
import { Gone, Id } from '../../lib/schema.js'
import type { Ctx } from '../../platform/context.js'
import { historyList } from '../../platform/history/list.js'
import { HistoryEntry } from '../../platform/history/schema.js'
import { ifMatch, tagged } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { App, Routes } from '../../platform/http/routes.js'
import { consoleTicketList, ticketList } from './list.js'
import * as reading from './read.js'
import { ConsoleTicket, NewTicket, SingleTicket, Ticket, TicketChange, TicketVersion } from './schema.js'
import * as writing from './write.js'

const params = Type.Object({ ticket_id: Id })
const tags = ['tickets']

export const ticketRoutes: Routes = async (app, { ctx }) => {
  readRoutes(app, ctx)
  writeRoutes(app, ctx)
}

function readRoutes(app: App, ctx: Ctx): void {
  app.get(
    '/v1/tickets',
    listRoute(ticketList, {
      allow: can.readCatalogue,
      tag: 'tickets',
      summary: 'List tickets: a distributor those it may buy, a supplier its own, the operator all',
      item: Ticket,
      cacheable: true,
    }),
    (req) => reading.list(ctx, req.caller, listRequest(ticketList, req)),
  )
  // The singular path comes from an earlier version of the contract.
  for (const path of ['/v1/tickets/:ticket_id', '/v1/ticket/:ticket_id']) {
    app.get(
      path,
      {
        schema: { tags, summary: 'Read a ticket', params, response: { 200: Ticket } },
        config: { allow: can.readCatalogue, cacheable: true, errors: ['ticket_not_found'] },
      },
      (req, reply) => tagged(reply, reading.read(ctx, req.caller, req.params.ticket_id)),
    )
  }
  app.get(
    '/v1/internal/console/tickets',
    listRoute(consoleTicketList, {
      allow: can.readTicketsInFull,
      tag: 'tickets',
      summary: 'List tickets for the management console',
      item: ConsoleTicket,
      cacheable: true,
    }),
    (req) => reading.listForConsole(ctx, req.caller, listRequest(consoleTicketList, req)),
  )
  app.get(
    '/v1/admin/service/tickets/:ticket_id',
    {
      schema: { tags, summary: 'Read a ticket in full', params, response: { 200: SingleTicket } },
      config: { allow: can.readTicketsInFull, cacheable: true, errors: ['ticket_not_found'] },
    },
    (req, reply) => tagged(reply, reading.readSingle(ctx, req.caller, req.params.ticket_id)),
  )
  app.get(
    '/v1/tickets/:ticket_id/history',
    listRoute(historyList, {
      allow: can.readTicketHistory,
      tag: 'tickets',
      summary: "A ticket's versions, newest first",
      item: HistoryEntry('TicketHistoryEntry', ['ticket_id'], 'ticket', TicketVersion),
      params,
      errors: ['ticket_not_found'],
    }),
    async (req) => reading.history(ctx, req.caller, listRequest(historyList, req), req.params.ticket_id),
  )
}

function writeRoutes(app: App, ctx: Ctx): void {
  const missing = ['supplier_not_found', 'event_not_found', 'category_not_found', 'client_not_found', 'distributor_not_found'] as const
  const unfit = ['products_managed_by_operator', 'category_archived', 'sport_not_offered'] as const
  app.post(
    '/v1/tickets',
    {
      schema: { tags, summary: 'Offer a ticket', body: NewTicket, response: { 201: Ticket } },
      config: { allow: can.manageTickets, errors: [...missing, ...unfit, 'unknown_currency', ...repricing] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => tagged(reply, writing.create(ctx, trx, req.caller, req.body))),
  )
  app.patch(
    '/v1/tickets/:ticket_id',
    {
      schema: { tags, summary: 'Change a ticket', params, body: TicketChange, response: { 200: Ticket } },
      config: {
        allow: can.manageTickets,
        errors: [
          'ticket_not_found',
          'category_not_found',
          'supplier_not_found',
          'client_not_found',
          'distributor_not_found',
          ...unfit,
          'unknown_currency',
          ...repricing,
          'immutable_field',
          'stock_committed',
          'precondition_failed',
        ],
      },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, writing.update(ctx, trx, req.caller, req.params.ticket_id, req.body, ifMatch(req))),
      ),
  )
  app.delete(
    '/v1/tickets/:ticket_id',
    {
      schema: { tags, summary: 'Withdraw a ticket: holds and sales of it stay', params, response: { 204: Gone } },
      config: {
        allow: can.manageTickets,
        errors: ['ticket_not_found', 'products_managed_by_operator', 'immutable_field', 'precondition_failed'],
      },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => writing.remove(ctx, trx, req.caller, req.params.ticket_id, ifMatch(req))),
  )
}
