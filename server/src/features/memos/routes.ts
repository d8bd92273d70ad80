import Type from 'typebox'
import { ifMatch, setTag } from '../../http/etag.js'
import { change } from '../../http/idempotency.js'
import { listRequest, listRoute } from '../../http/list-route.js'
import { can } from '../../http/permissions.js'
import type { Routes } from '../../http/routes.js'
import type { ErrorCode } from '../../lib/errors.js'
import { Id } from '../../lib/schema.js'
import { memoList } from './list.js'
import { Memo, MemoChange, NewMemo } from './schema.js'
import * as service from './service.js'
import type { Subject } from './store.js'

/** Memos hang on many nouns, each with the same two calls. */
const places: { path: string; parameter: string; subject: Subject; missing: ErrorCode }[] = [
  { path: '/v1/distributors', parameter: 'requested_distributor_id', subject: 'distributor_id', missing: 'distributor_not_found' },
  { path: '/v1/suppliers', parameter: 'supplier_id', subject: 'supplier_id', missing: 'supplier_not_found' },
  { path: '/v1/sales', parameter: 'purchaseorder_id', subject: 'purchaseorder_id', missing: 'purchaseorder_not_found' },
]

export const memoRoutes: Routes = async (app, { ctx }) => {
  for (const { path, parameter, subject, missing } of places) {
    const params = Type.Object({ [parameter]: Id })
    const url = `${path}/:${parameter}/memos`
    const noun = path.slice('/v1/'.length, -1)
    app.get(
      url,
      listRoute(memoList, {
        allow: can.readMemos,
        tag: 'memos',
        summary: `List the memos on a ${noun}`,
        item: Memo,
        params,
        errors: [missing],
      }),
      async (req) => service.list(ctx, req.caller, subject, req.params[parameter] ?? '', listRequest(memoList, req)),
    )
    app.post(
      url,
      {
        schema: { tags: ['memos'], summary: `Write a memo on a ${noun}`, params, body: NewMemo, response: { 201: Memo } },
        config: { allow: can.writeMemos, errors: [missing, 'client_not_found'] },
      },
      (req, reply) =>
        change(ctx, req, reply, 201, (trx) => service.create(ctx, trx, req.caller, subject, req.params[parameter] ?? '', req.body)),
    )
  }
  const params = Type.Object({ memo_id: Id })
  app.get(
    '/v1/memos/:memo_id',
    {
      schema: { tags: ['memos'], summary: 'Read a memo', params, response: { 200: Memo } },
      config: { allow: can.readMemos, errors: ['memo_not_found'] },
    },
    async (req, reply) => {
      const { memo, version } = await service.read(ctx, req.caller, req.params.memo_id)
      setTag(reply, version)
      return memo
    },
  )
  app.patch(
    '/v1/memos/:memo_id',
    {
      schema: { tags: ['memos'], summary: 'Change or finish a memo', params, body: MemoChange, response: { 200: Memo } },
      config: { allow: can.writeMemos, errors: ['memo_not_found', 'client_not_found', 'precondition_failed'] },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => service.update(ctx, trx, req.caller, req.params.memo_id, req.body, ifMatch(req))),
  )
}
