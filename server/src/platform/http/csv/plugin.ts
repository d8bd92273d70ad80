import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { type ControlledTransaction, sql } from 'kysely'
import type { Caller } from '../../../lib/caller.js'
import { byteOrderMark, csvLine } from '../../../lib/csv.js'
import { type Places, places } from '../../../lib/places.js'
import type { Ctx } from '../../context.js'
import type { Tables } from '../../db/generated/tables.js'
import type { ListSpec, Query, Walk } from '../../db/list.js'
import { namesOf } from '../../db/names.js'
import type { JsonSchema } from '../examples.js'
import { placeFor } from '../places.js'
import { allColumns, chosenColumns, explode, fieldsOf, type Item, tablesOf, valueAt } from './columns.js'
import { type FileOptions, takeOptions } from './options.js'
import { idsOf, type Names, sheetColumns, sheetWriter } from './sheet.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** set while this request is an export: the handler of the list is called repeatedly, and each call returns the next rows */
    walk?: Walk
    /** what the caller chose about the file */
    fileOptions?: FileOptions
  }
  interface FastifyContextConfig {
    list?: ListSpec
  }
}

const rowsAtOnce = 500
/** Each export holds a connection until it is read completely. At most half of the pool is used for exports. */
const exportSlots = ({ config }: Ctx): Places => places({ total: Math.max(1, Math.floor(config.DATABASE_POOL / 2)), each: 2 })

const wantsCsv = (req: FastifyRequest): boolean => req.method === 'GET' && /\btext\/csv\b/.test(req.headers.accept ?? '')

const entryOf = ({ config, schema }: RouteOptions): JsonSchema | undefined => {
  const response = schema?.response as Record<string, JsonSchema> | undefined
  return response?.[200]?.properties?.[config?.list?.name ?? '']?.items
}

/** The fields of an entry in the order of the reference. Fields that are not in the reference are not sent. */
export const fileOf = (route: RouteOptions): { columns: string[]; tables: string[] } => ({
  columns: fieldsOf(entryOf(route)).map(([name]) => name),
  tables: tablesOf(entryOf(route)),
})

/** The lines of a file: its first one, and those of some entries of the list. */
interface Writer {
  head: string
  lines(items: readonly Item[]): Promise<string>
}

/** As in JSON; nested values are written as JSON. */
function rawWriter(entry: JsonSchema | undefined, { columns, rows }: FileOptions): Writer {
  const all = allColumns(entry, rows)
  // Without a choice a nested object is one column, as it is one field of the reference.
  const usual = rows === undefined ? fieldsOf(entry).map(([name]) => name) : all.map(({ path }) => path)
  const paths = columns ? chosenColumns([...all, ...topLevel(entry)], columns).map(({ path }) => path) : usual
  return {
    head: csvLine(paths),
    lines: async (items) =>
      explode(items, rows)
        .map((item) => csvLine(paths.map((path) => valueAt(item, path))))
        .join(''),
  }
}

const topLevel = (entry: JsonSchema | undefined) => fieldsOf(entry).map(([name, schema]) => ({ path: name, name, schema, isNested: false }))

function peopleWriter(ctx: Ctx, caller: Caller, route: RouteOptions, options: FileOptions): Writer {
  const all = allColumns(entryOf(route), options.rows)
  const chosen = options.columns && chosenColumns(all, options.columns)
  const ownKey = /^\w+\.(\w+)$/.exec(route.config?.list?.key ?? '')?.[1] ?? ''
  const columns = sheetColumns(all, chosen, ownKey, options)
  const separator = options.decimal === 'comma' ? ';' : ','
  const write = sheetWriter(options)
  return {
    head: csvLine(
      columns.map(({ head }) => head),
      separator,
    ),
    async lines(items) {
      const rows = explode(items, options.rows)
      const ids = [...idsOf(columns, rows)]
      const names: Names = new Map(
        await Promise.all(ids.map(async ([kind, some]) => [kind, await namesOf(ctx.db, caller, kind, some)] as const)),
      )
      return rows
        .map((item) =>
          csvLine(
            columns.map((column) => write(column, item, names)),
            separator,
          ),
        )
        .join('')
    },
  }
}

/**
 * Any list as a CSV file, with the same path, filters, sorting, role and tenant, because the handler of the list itself is called with a
 * database cursor instead of a page. Rows are sent as they are read, so a million rows need little memory.
 */
export const csvExport = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  const exports = exportSlots(ctx)
  const limits = { stallMillis: ctx.config.EXPORT_STALL_SECONDS * 1000, longestMillis: ctx.config.EXPORT_LIMIT_SECONDS * 1000 }

  async function open(req: FastifyRequest, isCatalogue: boolean, writer: Writer, read: () => Promise<Item[]>): Promise<Readable> {
    const leave = placeFor(exports, req.caller, 'exports')
    let trx: ControlledTransaction<Tables> | undefined
    const finish = async (): Promise<void> => {
      leave()
      await trx?.rollback().execute()
    }
    try {
      const db = isCatalogue ? ctx.reads.of(req.caller) : ctx.db
      trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
      // A reader with a slow connection needs time between two reads.
      await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(trx)
      req.walk = { trx, size: rowsAtOnce, opened: false }
      // Errors of the request occur here, while a problem can still be sent.
      const first = await read()
      // On 'close', not on 'end': a caller that disconnects at once never reaches the end.
      return limitedStream(lines(writer, first, read), limits).once('close', () => {
        finish().catch((error: unknown) => ctx.log.warn({ err: error }, 'an export did not end well'))
      })
    } catch (error) {
      await finish()
      throw error
    }
  }

  // Before the parameters are checked against those of the list.
  app.addHook('preParsing', (req, _reply, payload, done) => {
    if (req.routeOptions.config.list && wantsCsv(req)) req.fileOptions = takeOptions(req.query as Query)
    done(null, payload)
  })
  app.addHook('onRoute', (route) => {
    const list = route.config?.list
    if (!list) return
    const entry = entryOf(route)
    const handler = route.handler as RouteHandlerMethod
    route.handler = async function (req, reply) {
      if (!wantsCsv(req)) return handler.call(this, req, reply)
      const options = req.fileOptions ?? takeOptions({})
      const writer = options.style === 'sheet' ? peopleWriter(ctx, req.caller, route, options) : rawWriter(entry, options)
      const read = async (): Promise<Item[]> => ((await handler.call(this, req, reply)) as Record<string, Item[]>)[list.name] ?? []
      const file = await open(req, route.config?.cacheable === true, writer, read)
      return asFile(reply, list.name, ctx.now()).send(file)
    }
  })
})

interface StreamLimits {
  stallMillis: number
  longestMillis: number
}

/**
 * A stream that ends when its reader stops reading, or reads so slowly that it would take too long: other exports wait for its slot. A
 * chunk is produced when the one before was read, so each chunk proves that the reader is active.
 */
function limitedStream(chunks: AsyncGenerator<string>, { stallMillis, longestMillis }: StreamLimits): Readable {
  const end = () => file.destroy(new Error('the reader stopped'))
  const stall = setTimeout(end, stallMillis)
  const last = setTimeout(end, longestMillis)
  async function* watched(): AsyncGenerator<string> {
    for await (const chunk of chunks) {
      stall.refresh()
      yield chunk
    }
  }
  const file = Readable.from(watched()).once('close', () => {
    clearTimeout(stall)
    clearTimeout(last)
  })
  return file
}

const asFile = (reply: FastifyReply, name: string, at: Date): FastifyReply =>
  reply.type('text/csv; charset=utf-8').header('Content-Disposition', `attachment; filename="${name}-${at.toISOString().slice(0, 10)}.csv"`)

async function* lines(writer: Writer, first: Item[], read: () => Promise<Item[]>): AsyncGenerator<string> {
  yield byteOrderMark + writer.head
  for (let items = first; items.length > 0; items = await read()) yield await writer.lines(items)
}
