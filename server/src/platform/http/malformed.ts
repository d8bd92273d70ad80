import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../lib/errors.js'
import { newRequestId } from '../../lib/ids.js'
import type { Ctx } from '../context.js'
import { standardHeaders } from './headers.js'
import { noSuchPath } from './paths.js'
import { problemBody, problemType, sendProblem } from './problem-body.js'

const late = 'The request did not arrive in time. Send it again, over a faster connection or in smaller parts.'
/** `requestTimeout` of app.ts. */
const isLate = ({ code }: NodeJS.ErrnoException): boolean => code === 'ERR_HTTP_REQUEST_TIMEOUT'

/** Errors before a request exists that hooks and handlers could see. Fastify would answer them in its own format. */
export const malformed = (ctx: Ctx) => ({
  /** A URL that cannot be decoded, or with a segment longer than any id: answered as not found. */
  frameworkErrors: (_error: Error, req: FastifyRequest, reply: FastifyReply) =>
    sendProblem(ctx, noSuchPath(req), req, reply.headers(standardHeaders(ctx.config, req.id))),

  clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const id = newRequestId()
      const problem = new Problem('invalid_header', {
        detail: isLate(error) ? late : 'The request is not valid HTTP, or its headers are too large.',
      })
      const body = JSON.stringify(problemBody(ctx, problem, { id, url: '/' }))
      const headers = { ...standardHeaders(ctx.config, id), 'Content-Type': problemType, 'Content-Length': Buffer.byteLength(body) }
      const lines = Object.entries({ ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
      socket.write(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    }
    socket.destroySoon()
  },
})
