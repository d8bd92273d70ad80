import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import Type from 'typebox'
import { places } from '../../lib/places.js'
import { Gone, Id } from '../../lib/schema.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { App, Routes } from '../../platform/http/routes.js'
import * as adding from './add.js'
import { ticketFileList } from './list.js'
import { preview } from './preview.js'
import { readPdf } from './read.js'
import { PdfUpload, SeatingPreview, SeatingUpload, TicketFile } from './schema.js'
import * as service from './service.js'
import { withUpload } from './upload.js'

const ticket = Type.Object({ ticket_id: Id })
const params = Type.Object({ ticketfile_id: Id })
const seatingFields = ['auto_assign', 'replace']
const pdfFields = Object.keys(PdfUpload.properties).filter((name) => name !== 'file')
const uploadErrors = ['ticket_not_found', 'invalid_upload', 'too_many_at_once', 'file_too_complex', 'storage_unavailable'] as const

export const ticketFileRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/ticketfiles',
    listRoute(ticketFileList, { allow: can.manageTicketFiles, tag: 'ticketfiles', summary: 'List ticket files', item: TicketFile }),
    async (req) => service.list(ctx, req.caller, listRequest(ticketFileList, req)),
  )
  app.get(
    '/v1/ticketfiles/:ticketfile_id',
    {
      schema: {
        tags: ['ticketfiles'],
        summary: 'Read a ticket file with the outcome of every line',
        params,
        response: { 200: TicketFile },
      },
      config: { allow: can.manageTicketFiles, errors: ['ticketfile_not_found'] },
    },
    async (req) => service.read(ctx, req.caller, req.params.ticketfile_id),
  )
  app.get(
    '/v1/ticketfiles/:ticketfile_id/lines',
    {
      schema: {
        tags: ['ticketfiles'],
        summary: 'The outcome of every line as CSV',
        description: 'Cells that a spreadsheet would take for a formula begin with an apostrophe.',
        params,
        response: { 200: { description: 'The lines', content: { 'text/csv': { schema: Type.Unsafe<Readable>({ type: 'string' }) } } } },
      },
      config: { allow: can.manageTicketFiles, errors: ['ticketfile_not_found'] },
    },
    async (req, reply) => {
      const { ticketfile_id } = await service.find(ctx, req.caller, req.params.ticketfile_id)
      return reply
        .header('content-disposition', `attachment; filename="${ticketfile_id}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(service.linesAsCsv(ctx, ticketfile_id)))
    },
  )
  app.get(
    '/v1/ticketfiles/:ticketfile_id/preview',
    {
      schema: {
        tags: ['ticketfiles'],
        summary: 'What giving out the seats of a ticket file would do now',
        params,
        response: { 200: SeatingPreview },
      },
      config: { allow: can.manageTicketFiles, errors: ['ticketfile_not_found'] },
    },
    (req) => preview(ctx, req.caller, req.params.ticketfile_id),
  )
  app.post(
    '/v1/ticketfiles/:ticketfile_id/assign',
    {
      schema: {
        tags: ['ticketfiles'],
        summary: 'Give out the seats of a ticket file',
        description: 'To waiting order items in order of booking, and to later ones: as if it had been uploaded with `auto_assign`.',
        params,
        response: { 200: TicketFile },
      },
      config: { allow: can.manageTicketFiles, errors: ['ticketfile_not_found'] },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => service.assign(ctx, trx, req.caller, req.params.ticketfile_id)),
  )
  app.post(
    '/v1/ticketfiles/:ticketfile_id/confirm',
    {
      schema: {
        tags: ['ticketfiles'],
        summary: 'Say that a finished ticket is valid for the new date or venue',
        description:
          'A ticket that was uploaded before its event was moved is `outdated`: guests read that a new one will come. After this call they no longer do. For any other ticket nothing changes.',
        params,
        response: { 200: TicketFile },
      },
      config: { allow: can.manageTicketFiles, errors: ['ticketfile_not_found'] },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => service.confirm(ctx, trx, req.caller, req.params.ticketfile_id)),
  )
  app.delete(
    '/v1/ticketfiles/:ticketfile_id',
    {
      schema: {
        tags: ['ticketfiles'],
        summary: 'Revoke a ticket file',
        description: 'None of its tickets can be downloaded any more; the order items that had one wait for another.',
        params,
        response: { 204: Gone },
      },
      config: { allow: can.manageTicketFiles, errors: ['ticketfile_not_found'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.revoke(ctx, trx, req.caller, req.params.ticketfile_id)),
  )
  // Multipart forms are accepted by these routes only.
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    await uploads(scope as unknown as App, { ctx })
  })
}

const uploads: Routes = async (app, { ctx }) => {
  const room = places({ total: 12, each: 2 })
  // The handler reads the form part by part, so there is nothing to validate.
  const form = { validatorCompiler: () => () => true }
  app.post(
    '/v1/ticketfiles/seating_csv/:ticket_id',
    {
      ...form,
      schema: {
        tags: ['ticketfiles'],
        summary: 'Upload a table of seats',
        description:
          'A file that is no such table is refused, naming line and column. Else every line has its outcome: a duplicate seat or barcode fails its line and the others go on. With `auto_assign` seats are given out and PDFs made in the background: read the ticket file again to see how far that is.',
        consumes: ['multipart/form-data'],
        params: ticket,
        body: SeatingUpload,
        response: { 200: TicketFile },
      },
      config: { allow: can.manageTicketFiles, errors: [...uploadErrors, 'invalid_csv'] },
    },
    async (req, reply) => {
      const { ticket_id } = req.params
      const found = await service.findTicket(ctx, req.caller, ticket_id)
      return withUpload(req, room, seatingFields, ctx.config.UPLOAD_LIMIT_BYTES, (upload) =>
        adding.storeUpload(ctx, upload, 'text/csv', (key) =>
          change(ctx, req, reply, 200, (trx) => adding.addSeating(ctx, trx, req.caller, found, upload, key)),
        ),
      )
    },
  )
  app.post(
    '/v1/ticketfiles/pdf/:ticket_id',
    {
      ...form,
      schema: {
        tags: ['ticketfiles'],
        summary: 'Upload one finished ticket',
        consumes: ['multipart/form-data'],
        params: ticket,
        body: PdfUpload,
        response: { 200: TicketFile },
      },
      config: { allow: can.manageTicketFiles, errors: [...uploadErrors, 'invalid_pdf', 'orderitem_not_found', 'order_closed'] },
    },
    async (req, reply) => {
      const found = await service.findTicket(ctx, req.caller, req.params.ticket_id)
      return withUpload(req, room, pdfFields, ctx.config.UPLOAD_LIMIT_BYTES, async (upload) => {
        // Before the transaction, which would otherwise hold a connection while the file is read.
        const read = await readPdf(ctx, upload.path)
        return adding.storeUpload(ctx, upload, 'application/pdf', (key) =>
          change(ctx, req, reply, 200, (trx) => adding.addPdf(ctx, trx, req.caller, found, upload, read, key)),
        )
      })
    },
  )
}
