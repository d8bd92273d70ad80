import Type from 'typebox'
import type { ErrorCode } from '../../lib/errors.js'
import { Id } from '../../lib/schema.js'
import { historyList } from '../../platform/history/list.js'
import { HistoryEntry } from '../../platform/history/schema.js'
import { ifMatch, tagged } from '../../platform/http/etag.js'
import { change } from '../../platform/http/idempotency.js'
import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can, type Permission } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { allMemosList, memoList } from './list.js'
import { Memo, MemoChange, NewMemo } from './schema.js'
import * as service from './service.js'
import { type Audience, places } from './subjects.js'

const tag = 'memos'
const doors: Record<Audience, { read: Permission; write: Permission }> = {
  distributor: { read: can.readBuyerMemos, write: can.writeBuyerMemos },
  supplier: { read: can.readSellerMemos, write: can.writeSellerMemos },
}

export const memoRoutes: Routes = async (app, { ctx }) => {
  for (const [subject, { noun, path, parameter = subject, audience }] of places) {
    const params = Type.Object({ [parameter]: Id })
    const url = `${path}/:${parameter}/memos`
    const missing: ErrorCode = `${noun}_not_found`
    const description = `An external memo is shared with the ${audience} whose ${noun} it is; an internal one is seen by the operator only.`
    app.get(
      url,
      listRoute(memoList, {
        allow: doors[audience].read,
        tag,
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
        schema: { tags: [tag], summary: `Write a memo on a ${noun}`, description, params, body: NewMemo, response: { 201: Memo } },
        config: { allow: doors[audience].write, errors: [missing, 'client_not_found'] },
      },
      (req, reply) =>
        change(ctx, req, reply, 201, (trx) => service.create(ctx, trx, req.caller, subject, req.params[parameter] ?? '', req.body)),
    )
  }
  app.get(
    '/v1/memos',
    listRoute(allMemosList, {
      allow: can.readMemos,
      tag,
      summary: 'List memos of all resources: the operator sees all, a party the external ones on its own resources',
      item: Memo,
    }),
    async (req) => service.listAll(ctx, req.caller, listRequest(allMemosList, req)),
  )
  const params = Type.Object({ memo_id: Id })
  app.get(
    '/v1/memos/:memo_id',
    {
      schema: { tags: [tag], summary: 'Read a memo', params, response: { 200: Memo } },
      config: { allow: can.readMemos, errors: ['memo_not_found'] },
    },
    async (req, reply) => tagged(reply, service.read(ctx, req.caller, req.params.memo_id)),
  )
  app.patch(
    '/v1/memos/:memo_id',
    {
      schema: {
        tags: [tag],
        summary: 'Change or finish a memo',
        description: 'Every reader of a memo may finish or reopen it. Other fields are changed by its author and by the operator.',
        params,
        body: MemoChange,
        response: { 200: Memo },
      },
      config: { allow: can.changeMemos, errors: ['memo_not_found', 'client_not_found', 'not_the_author', 'precondition_failed'] },
    },
    (req, reply) =>
      change(ctx, req, reply, 200, (trx) =>
        tagged(reply, service.update(ctx, trx, req.caller, req.params.memo_id, req.body, ifMatch(req))),
      ),
  )
  app.get(
    '/v1/memos/:memo_id/history',
    listRoute(historyList, {
      allow: can.readMemos,
      tag,
      summary: "A memo's versions, newest first",
      item: HistoryEntry('MemoHistoryEntry', ['memo_id'], 'memo', Memo),
      params,
      errors: ['memo_not_found'],
    }),
    async (req) => service.history(ctx, req.caller, req.params.memo_id, listRequest(historyList, req)),
  )
}
