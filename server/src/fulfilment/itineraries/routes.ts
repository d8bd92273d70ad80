import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { type Locale, localeTag, pickLocale } from '../../lib/locales.js'
import { Gone, Id } from '../../lib/schema.js'
import { change } from '../../platform/http/idempotency.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import * as links from './links.js'
import { Itinerary, ItineraryLink, ItineraryLinks, LinkInput } from './schema.js'
import * as service from './service.js'

const tags = ['itineraries']
const params = Type.Object({ bookingorder_id: Id, ticket_id: Id })
const querystring = Type.Object({
  accept_language: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Language of the texts, in place of the header `Accept-Language`; without either that of the distributor',
      examples: ['de_DE'],
    }),
  ),
})

function wantedLanguage(req: FastifyRequest): Locale | undefined {
  const asked = (req.query as { accept_language?: string }).accept_language ?? req.headers['accept-language']
  return asked === undefined || asked === '*' ? undefined : pickLocale(asked)
}

function setLanguage(reply: FastifyReply, language: Locale): void {
  reply.headers({ 'Content-Language': localeTag(language), Vary: [reply.getHeader('Vary'), 'Accept-Language'].filter(Boolean).join(', ') })
}

const path = '/v1/itineraries/share/:bookingorder_id/:ticket_id'
const errors = ['bookingorder_not_found', 'ticket_not_found'] as const

export const itineraryRoutes: Routes = async (app, { ctx }) => {
  app.get(
    path,
    {
      schema: { tags, summary: 'The itinerary of a ticket in a booking order', params, querystring, response: { 200: Itinerary } },
      config: { allow: can.readOrders, cacheable: true, errors },
    },
    async (req, reply) => {
      const itinerary = await service.read(ctx, req.caller, req.params.bookingorder_id, req.params.ticket_id, wantedLanguage(req))
      setLanguage(reply, itinerary.language)
      return itinerary
    },
  )
  app.post(
    `${path}/link`,
    {
      schema: {
        tags,
        summary: 'Make a link that opens the itinerary to a guest',
        description:
          'Signed, with an end, and revocable. Every holder of the link sees the page and downloads the tickets, without an account.',
        params,
        body: LinkInput,
        response: { 201: ItineraryLink },
      },
      config: { allow: can.shareItineraries, errors, bodyOptional: true },
    },
    (req, reply) =>
      change(ctx, req, reply, 201, (trx) => links.create(ctx, trx, req.caller, req.params.bookingorder_id, req.params.ticket_id, req.body)),
  )
  app.get(
    `${path}/links`,
    {
      schema: { tags, summary: 'The links made for an itinerary, newest first, at most 100', params, response: { 200: ItineraryLinks } },
      config: { allow: can.shareItineraries, errors },
    },
    async (req) => links.list(ctx, req.caller, req.params.bookingorder_id, req.params.ticket_id),
  )
  app.delete(
    `${path}/links/:link_id`,
    {
      schema: {
        tags,
        summary: 'Revoke a link: it opens nothing any more',
        params: Type.Object({ ...params.properties, link_id: Id }),
        response: { 204: Gone },
      },
      config: { allow: can.shareItineraries, errors: [...errors, 'itinerary_link_not_found'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 204, (trx) =>
        links.revoke(ctx, trx, req.caller, req.params.bookingorder_id, req.params.ticket_id, req.params.link_id),
      ),
  )
}
