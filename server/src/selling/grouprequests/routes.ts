import Type from 'typebox'
import type { ErrorCode } from '../../lib/errors.js'
import { Id } from '../../lib/schema.js'
import { historyList } from '../../platform/history/list.js'
import { HistoryEntry } from '../../platform/history/schema.js'
import { ifMatch, tagged, taggedNew } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { accept } from './accept.js'
import { groupRequestList } from './list.js'
import { quote, withdrawQuote } from './quotes.js'
import { GroupRequest, GroupRequestChange, GroupRequestDecline, NewGroupRequest, NewQuote, Quote, QuoteAcceptance } from './schema.js'
import * as service from './service.js'

const tag = 'group requests'
const tags = [tag]
const path = '/v1/grouprequests'
const params = Type.Object({ grouprequest_id: Id })
const quoteParams = Type.Object({ grouprequest_id: Id, quote_id: Id })
const missing: ErrorCode[] = ['event_not_found', 'category_not_found', 'supplier_not_found', 'unknown_currency']
const changed: ErrorCode[] = ['grouprequest_not_found', 'illegal_transition']
const quoted: ErrorCode[] = ['ticket_not_found', 'ticket_hidden', 'own_ticket', 'not_on_sale', 'price_below_payout']

export const groupRequestRoutes: Routes = async (app, { ctx }) => {
  app.get(
    path,
    listRoute(groupRequestList, {
      allow: can.readGroupRequests,
      tag,
      summary: 'List group requests: a distributor its own, a supplier those it is asked, the operator all',
      item: GroupRequest,
    }),
    async (req) => service.list(ctx, req.caller, listRequest(groupRequestList, req)),
  )
  app.post(
    path,
    {
      schema: { tags, summary: 'Ask suppliers for tickets for a group', body: NewGroupRequest, response: { 201: GroupRequest } },
      config: { allow: can.askForGroups, errors: [...missing, 'distributor_not_found', 'own_ticket', 'grouprequest_limit'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => taggedNew(reply, service.create(ctx, trx, req.caller, req.body))),
  )
  app.get(
    `${path}/:grouprequest_id`,
    {
      schema: { tags, summary: 'Read a group request with its quotes', params, response: { 200: GroupRequest } },
      config: { allow: can.readGroupRequests, errors: ['grouprequest_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.caller, req.params.grouprequest_id)),
  )
  app.patch(
    `${path}/:grouprequest_id`,
    {
      schema: {
        tags,
        summary: 'Change an open group request, or ask further suppliers',
        params,
        body: GroupRequestChange,
        response: { 200: GroupRequest },
      },
      config: { allow: can.askForGroups, errors: [...changed, ...missing, 'distributor_not_found', 'own_ticket', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.grouprequest_id, req.body, ifMatch(req))),
      ),
  )
  app.post(
    `${path}/:grouprequest_id/quotes`,
    {
      schema: {
        tags,
        summary: 'Quote for a group: tickets of one event, with prices and conditions',
        params,
        body: NewQuote,
        response: { 201: Quote },
      },
      config: { allow: can.quoteForGroups, errors: [...changed, ...quoted, 'supplier_not_found', 'unknown_currency', 'quote_limit'] },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => quote(ctx, trx, req.caller, req.params.grouprequest_id, req.body)),
  )
  app.delete(
    `${path}/:grouprequest_id/quotes/:quote_id`,
    {
      schema: { tags, summary: 'Take a quote back', params: quoteParams, response: { 200: GroupRequest } },
      config: { allow: can.quoteForGroups, errors: [...changed, 'quote_not_found', 'quote_closed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) => withdrawQuote(ctx, trx, req.caller, req.params.grouprequest_id, req.params.quote_id)),
  )
  app.post(
    `${path}/:grouprequest_id/accept`,
    {
      schema: {
        tags,
        summary: 'Accept a quote: its tickets become an allotment or a reservation at the quoted prices, all or none',
        params,
        body: QuoteAcceptance,
        response: { 200: GroupRequest },
      },
      config: {
        allow: can.askForGroups,
        errors: [
          ...changed,
          ...quoted,
          'quote_not_found',
          'quote_closed',
          'insufficient_stock',
          'quantity_not_allowed',
          'price_changed',
          'mixed_on_request',
          'hold_limit',
        ],
      },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => accept(ctx, trx, req.caller, req.params.grouprequest_id, req.body)),
  )
  app.post(
    `${path}/:grouprequest_id/decline`,
    {
      schema: {
        tags,
        summary: 'Decline a quote, or all and close the request',
        params,
        body: GroupRequestDecline,
        response: { 200: GroupRequest },
      },
      config: { allow: can.askForGroups, errors: [...changed, 'quote_not_found', 'quote_closed'] },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => service.decline(ctx, trx, req.caller, req.params.grouprequest_id, req.body)),
  )
  app.post(
    `${path}/:grouprequest_id/withdraw`,
    {
      schema: { tags, summary: 'Withdraw a group request: the tickets are no longer needed', params, response: { 200: GroupRequest } },
      config: { allow: can.askForGroups, errors: changed },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => service.withdraw(ctx, trx, req.caller, req.params.grouprequest_id)),
  )
  app.get(
    `${path}/:grouprequest_id/history`,
    listRoute(historyList, {
      allow: can.readGroupHistory,
      tag,
      summary: "A group request's versions, newest first",
      item: HistoryEntry('GroupRequestHistoryEntry', ['grouprequest_id'], 'grouprequest', GroupRequest),
      params,
      errors: ['grouprequest_not_found'],
    }),
    async (req) => service.history(ctx, req.caller, req.params.grouprequest_id, listRequest(historyList, req)),
  )
}
