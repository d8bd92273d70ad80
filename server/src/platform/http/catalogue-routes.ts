import Type, { type Static, type TObject, type TSchema } from 'typebox'
import type { Author } from '../../lib/caller.js'
import type { ErrorCode, Noun } from '../../lib/errors.js'
import { Gone, Id } from '../../lib/schema.js'
import type { Ctx, Env, Guard } from '../context.js'
import type { ListRequest, ListSpec } from '../db/list.js'
import type { Trx } from '../db/open.js'
import type { Pagination } from '../db/page.js'
import { historyList } from '../history/list.js'
import { HistoryEntry } from '../history/schema.js'
import { historyPage } from '../history/service.js'
import type { Resource } from '../history/store.js'
import { ifMatch, tagged, type Versioned } from './etag.js'
import { change } from './idempotency.js'
import { listRequest, listRoute } from './list-route.js'
import { can } from './permissions.js'
import type { App } from './routes.js'

interface Writes<N extends TSchema, C extends TSchema, S extends TSchema> {
  create(env: Env, trx: Trx, author: Author, input: Static<N>): Promise<Versioned<Static<S>>>
  update(env: Env, trx: Trx, author: Author, text: string, input: Static<C>, guard: Guard | undefined): Promise<Versioned<Static<S>>>
  remove(env: Env, trx: Trx, author: Author, text: string, guard: Guard | undefined): Promise<void>
}

interface Reads<S extends TSchema> {
  list(ctx: Ctx, request: ListRequest): Promise<{ pagination: Pagination }>
  read(ctx: Ctx, text: string): Promise<Versioned<Static<S>>>
}

/** A catalogue resource: its texts for the reference, its schemas and its error codes. */
export interface CatalogueNoun<N extends TSchema, C extends TSchema, S extends TSchema> {
  path: string
  tag: string
  noun: Noun & Resource
  /** with its article: "a team" */
  named: string
  /** condition of deletion: "that has no events" */
  deletable: string
  shape: S
  /** schema of a version in its history, if it differs from the resource */
  version?: TSchema
  input: N
  change: C
  faults: { create: readonly ErrorCode[]; change: readonly ErrorCode[] }
  /** returns the id for the id or slug in the path, also of deleted rows */
  find(ctx: Ctx, text: string): Promise<string>
}

const idOf = (params: unknown): string => Object.values(params as Record<string, string>)[0] ?? ''

/** POST, PATCH, DELETE and history routes: the same for every catalogue resource. */
export function catalogueWrites<N extends TObject, C extends TObject, S extends TObject>(
  app: App,
  ctx: Ctx,
  spec: CatalogueNoun<N, C, S>,
  service: Writes<N, C, S>,
): void {
  const { path, tag, noun, named, shape, faults } = spec
  const params = Type.Object({ [`${noun}_id`]: Id })
  const one = `${path}/:${noun}_id`
  const tags = [tag]
  const missing: ErrorCode = `${noun}_not_found`
  const allow = can.manageCatalogue
  app.post(
    path,
    {
      schema: { tags, summary: `Make ${named}`, body: spec.input as TSchema, response: { 201: shape as TSchema } },
      config: { allow, errors: faults.create },
    },
    (req, reply) => change(ctx, req, reply, 201, (trx) => tagged(reply, service.create(ctx, trx, req.caller, req.body as Static<N>))),
  )
  app.patch(
    one,
    {
      schema: { tags, summary: `Change ${named}`, params, body: spec.change as TSchema, response: { 200: shape as TSchema } },
      config: { allow, errors: [missing, ...faults.change, 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, idOf(req.params), req.body as Static<C>, ifMatch(req))),
      ),
  )
  app.delete(
    one,
    {
      schema: { tags, summary: `Delete ${named} ${spec.deletable}`, params, response: { 204: Gone } },
      config: { allow, errors: [missing, 'in_use', 'precondition_failed'] },
    },
    (req, reply) => change(ctx, req, reply, 204, (trx) => service.remove(ctx, trx, req.caller, idOf(req.params), ifMatch(req))),
  )
  app.get(
    `${one}/history`,
    listRoute(historyList, {
      allow: can.readCatalogueHistory,
      tag,
      summary: `The versions of ${named}, newest first`,
      item: HistoryEntry(`${pascal(noun)}HistoryEntry`, [`${noun}_id`], noun, spec.version ?? shape),
      params,
      errors: [missing],
    }),
    async (req) => historyPage(ctx, listRequest(historyList, req), noun, await spec.find(ctx, idOf(req.params)), [`${noun}_id`]),
  )
}

/** The list route and the single read of a resource that every caller sees in the same form. */
export function catalogueReads<N extends TObject, C extends TObject, S extends TObject>(
  app: App,
  ctx: Ctx,
  { path, tag, noun, named, shape }: CatalogueNoun<N, C, S>,
  list: ListSpec,
  service: Reads<S>,
): void {
  app.get(path, listRoute(list, { allow: can.readCatalogue, tag, summary: `List ${tag}`, item: shape, cacheable: true }), (req) =>
    service.list(ctx, listRequest(list, req)),
  )
  app.get(
    `${path}/:${noun}_id`,
    {
      schema: { tags: [tag], summary: `Read ${named}`, params: Type.Object({ [`${noun}_id`]: Id }), response: { 200: shape as TSchema } },
      config: { allow: can.readCatalogue, cacheable: true, errors: [`${noun}_not_found` as ErrorCode] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, idOf(req.params))),
  )
}

const pascal = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1)
