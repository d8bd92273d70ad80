import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../lib/errors.js'
import { isLocale, type Locale, localeTag, pickLocale } from '../../../lib/locales.js'
import type { Ctx } from '../../../platform/context.js'
import { open } from '../../../platform/http/permissions.js'
import { asProblem } from '../../../platform/http/problems.js'
import type { App, Routes } from '../../../platform/http/routes.js'
import { type Outgoing, sendFile } from '../../../platform/http/send-file.js'
import * as downloads from '../../downloads/service.js'
import * as links from '../links.js'
import { findAdmissions, findForGuest, toItinerary } from '../service.js'
import { findMap } from '../store.js'
import type { View } from '../view.js'
import { wordsIn } from '../words/index.js'
import { itineraryCalendar } from './calendar.js'
import { codePage } from './code.js'
import type { Document } from './document.js'
import { itineraryPage } from './itinerary.js'
import { drawMap } from './map.js'
import { type Notice, noticePage } from './notice.js'
import { script } from './script.js'
import { ticketsPage } from './tickets.js'
import { worker } from './worker.js'

type Guest = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: unknown; sent?: unknown } }>

const statuses: Record<Notice, number> = { expired: 410, sent: 200, revoked: 410, unknown: 404, busy: 503 }

function chosenLanguage(req: Guest): Locale | undefined {
  const { lang } = req.query
  return typeof lang === 'string' && isLocale(lang) ? lang : undefined
}

function send(reply: FastifyReply, locale: Locale, { html, policy }: Document): FastifyReply {
  return reply
    .headers({
      'Content-Security-Policy': policy,
      'Content-Language': localeTag(locale),
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      // Cached by the guest's browser only, and revalidated on each request.
      'Cache-Control': 'private, no-cache',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

function sendNotice(req: Guest, reply: FastifyReply, notice: Notice, language?: Locale, status = statuses[notice]): FastifyReply {
  const locale = chosenLanguage(req) ?? language ?? pickLocale(req.headers['accept-language'])
  return send(reply.code(status), locale, noticePage(notice, locale, `/itinerary/${req.params.token}`))
}

/** Errors are shown as pages. A malformed request gets the same page as an unknown link. */
function onError(ctx: Ctx) {
  return (error: Error, req: FastifyRequest, reply: FastifyReply) => {
    const { status } = asProblem(error, req) ?? { status: 500 }
    if (!(error instanceof Problem) && status >= 500)
      ctx.log.error({ err: error, request_id: req.id, route: req.routeOptions.url }, 'request failed')
    return sendNotice(req as Guest, reply, status >= 500 || status === 429 ? 'busy' : 'unknown', undefined, status)
  }
}

export const guestPageRoutes: Routes = async (root, { ctx }) => {
  root.get('/itinerary/page.js', { config: { allow: open } }, (_req, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'public, max-age=31536000, immutable').send(script),
  )
  root.get('/itinerary/worker.js', { config: { allow: open } }, (_req, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" })
      .send(worker),
  )
  root.get<{ Params: { venue_id: string } }>('/maps/venues/:venue_id.svg', { config: { allow: open } }, async (req, reply) => {
    const row = await findMap(ctx.reads.of(), req.params.venue_id)
    const map = row && drawMap(row, true)
    if (!map) throw new Problem('route_not_found', { detail: 'There is no map of this venue.' })
    return reply
      .type('image/svg+xml; charset=utf-8')
      .headers({
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'Cache-Control': 'public, max-age=3600',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .send(map.text)
  })
  await root.register(async (app) => pages(app as unknown as App, ctx))
}

/** The item and the link of a file of this itinerary. */
function fileOf({ admissions }: View, downloaditem_id: string): [orderitem_id: string, download_link: string] {
  for (const { orderitem_id, files } of admissions.values()) {
    const file = files.find((one) => one.downloaditem_id === downloaditem_id)
    if (file) return [orderitem_id, file.download_link]
  }
  throw new Problem('download_not_found')
}

type Show = (view: View, req: Guest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Runs the handler for a valid link, else shows the state of the link. */
const viewOf =
  (ctx: Ctx) =>
  (show: Show): Handler =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const req = request as Guest
    const opened = await links.open(ctx, req.params.token)
    if (opened.state !== 'open') {
      const language = 'link' in opened ? (opened.link.language as Locale) : undefined
      const isSent = opened.state === 'expired' && req.query.sent !== undefined
      return sendNotice(req, reply, isSent ? 'sent' : opened.state, language)
    }
    const { link } = opened
    const row = await findForGuest(ctx, link.bookingorder_id, link.ticket_id)
    if (!row) return sendNotice(req, reply, 'unknown', link.language as Locale)
    const locale = chosenLanguage(req) ?? (link.language as Locale)
    const path = `/itinerary/${req.params.token}`
    const itinerary = toItinerary(row, locale, ctx.config.PUBLIC_URL)
    const url = ctx.config.PUBLIC_URL + path
    const admissions = await findAdmissions(ctx, row)
    return show({ row, admissions, itinerary, locale, words: wordsIn(locale), at: ctx.now(), path, url }, req, reply)
  }

async function pages(app: App, ctx: Ctx): Promise<void> {
  app.setErrorHandler(onError(ctx))
  // Browsers only send an empty form.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_req, _body, done) =>
    done(null, {}),
  )

  const withView = viewOf(ctx)
  app.get(
    '/itinerary/:token',
    { config: { allow: open, cacheable: true } },
    withView((view, _req, reply) => send(reply, view.locale, itineraryPage(view))),
  )
  app.get(
    '/itinerary/:token/tickets',
    { config: { allow: open, cacheable: true } },
    withView((view, _req, reply) => send(reply, view.locale, ticketsPage(view))),
  )
  app.get(
    '/itinerary/:token/calendar.ics',
    { config: { allow: open } },
    withView((view, _req, reply) =>
      reply
        .type('text/calendar; charset=utf-8; method=PUBLISH')
        .headers({ 'Content-Disposition': 'attachment; filename="itinerary.ics"', 'X-Robots-Tag': 'noindex' })
        .send(itineraryCalendar(view)),
    ),
  )
  ticketFiles(app, ctx, withView)
  app.post('/itinerary/:token/renew', { config: { allow: open } }, async (request, reply) => {
    const req = request as Guest
    const opened = await links.open(ctx, req.params.token)
    if (opened.state === 'unknown' || opened.state === 'revoked') return sendNotice(req, reply, opened.state)
    if (opened.state === 'expired') await links.renew(ctx, opened.link)
    const lang = chosenLanguage(req)
    return reply.redirect(`/itinerary/${req.params.token}?sent=1${lang ? `&lang=${lang}` : ''}`, 303)
  })
}

/** Tickets to download. */
function ticketFiles(app: App, ctx: Ctx, withView: (show: Show) => Handler): void {
  const sendTicket = (reply: FastifyReply, file: Outgoing): FastifyReply => sendFile(reply.header('X-Robots-Tag', 'noindex'), file)
  /** Downloads are recorded as a guest's. If one is not possible now, the page of the tickets explains why. */
  const orTickets = (reply: FastifyReply, view: View, show: () => Promise<FastifyReply>): Promise<FastifyReply> =>
    show().catch((error: unknown) => {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      return reply.redirect(`${view.path}/tickets?lang=${view.locale}`, 303)
    })
  app.get(
    '/itinerary/:token/tickets/:downloaditem_id.pdf',
    { exposeHeadRoute: false, config: { allow: open } },
    withView((view, req, reply) => {
      const { downloaditem_id } = req.params as unknown as { downloaditem_id: string }
      return orTickets(reply, view, async () =>
        sendTicket(reply, await downloads.fetchPdf(ctx, { via: 'guest' }, view.row.bookingorder_id, ...fileOf(view, downloaditem_id))),
      )
    }),
  )
  app.get(
    '/itinerary/:token/tickets/:downloaditem_id/code',
    { exposeHeadRoute: false, config: { allow: open } },
    withView((view, req, reply) => {
      const { downloaditem_id } = req.params as unknown as { downloaditem_id: string }
      return orTickets(reply, view, async () => {
        const [orderitem_id, link] = fileOf(view, downloaditem_id)
        const code = await downloads.fetchCode(ctx, { via: 'guest' }, view.row.bookingorder_id, orderitem_id, link)
        return send(reply, view.locale, await codePage(view, orderitem_id, code))
      })
    }),
  )
  app.get(
    '/itinerary/:token/tickets.zip',
    { exposeHeadRoute: false, config: { allow: open } },
    withView((view, _req, reply) =>
      orTickets(reply, view, async () => {
        if (view.row.shared_order) throw new Problem('download_not_found')
        return sendTicket(reply, await downloads.fetchZip(ctx, { via: 'guest' }, view.row.bookingorder_id))
      }),
    ),
  )
}
