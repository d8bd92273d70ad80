import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type Signer, sha256, signer } from '../../lib/crypto.js'
import { fault, Problem } from '../../lib/errors.js'
import type { Ctx } from '../context.js'
import { termsOf } from '../db/keyset.js'
import { type Cursor, type ListRequest, type Place, paging, type Query } from '../db/list.js'

declare module 'fastify' {
  interface FastifyInstance {
    cursors: Signer
  }
}

/** The cursor is signed, so its values can be passed to the database: no caller can forge one. */
export const cursors = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  app.decorate('cursors', signer(ctx.config.masterKeys, 'cursor'))
})

/** list, values, page and time of a place; short names, because every page contains one */
interface Written {
  l: string
  v: (string | null)[]
  p: number
  t?: number
}

/**
 * Identifies the list of a cursor by path, filters, order and columns. A cursor from another version of the service is refused if its
 * columns now mean something else. The page size does not matter.
 */
function nameOf(req: FastifyRequest, { order }: ListRequest, query: Query): string {
  const filters = Object.entries(query).filter(([name]) => !paging.includes(name))
  const terms = termsOf(order).map(({ kind, descending, nullable }) => [kind, descending, !nullable])
  const path = req.url.split('?')[0]
  return sha256(JSON.stringify([path, filters.sort(([a], [b]) => (a < b ? -1 : 1)), order.text, terms]))
    .toString('base64url')
    .slice(0, 16)
}

const refused = (message: string): Problem =>
  new Problem('invalid_cursor', { detail: `cursor ${message}.`, errors: [fault('cursor', 'invalid_cursor', message)] })

export function cursorOf(req: FastifyRequest, request: ListRequest, query: Query): Cursor {
  const { cursors } = req.server
  const name = nameOf(req, request, query)
  const write = ({ values, page, asOf }: Place): string => {
    const written: Written = { l: name, v: values, p: page, ...(asOf ? { t: asOf.getTime() } : {}) }
    return cursors.sign(JSON.stringify(written))
  }
  if (query.cursor === undefined) return { write }
  // Read from the URL: in the query a missing page already has its default.
  if (/[?&]page=/.test(req.url)) throw refused('and page exclude each other: give one of them')
  const text = typeof query.cursor === 'string' ? cursors.open(query.cursor) : undefined
  if (text === undefined) throw refused('must be the next_cursor of a page of this list, exactly as it was')
  const { l, v, p, t } = JSON.parse(text) as Written
  if (l !== name) throw refused('was made with other filters or another sorting: repeat those of the first page, or begin again without it')
  return { place: { values: v, page: p, asOf: t === undefined ? undefined : new Date(t) }, write }
}
