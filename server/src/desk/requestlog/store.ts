import { type Selectable, sql } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'
import type { RequestLogTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'

export type LoggedRow = Selectable<RequestLogTable>

export const listRequests = (db: Db, request: ListRequest, visible: Condition): Promise<Page<LoggedRow>> =>
  readPage<LoggedRow>(db, request, { select: sql`l.*`, from: sql`request_log l`, where: [visible] })
