import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'
import type { CategoryTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import { live } from '../../platform/db/mirror.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { rowReads } from '../resources/store.js'

export type CategoryRow = Selectable<CategoryTable> & { venue_name: string }

const from = sql`category c join venue v on v.venue_id = c.venue_id`
const select = sql`c.*, v.official_name as venue_name`

/** Archived categories are included if the request filters by one of these. */
const includesArchived = ['category_id', 'event_id', 'archived_since']

const unarchived = ({ options, given }: ListRequest, at: Date): Condition[] =>
  options.show_archived === 'true' || includesArchived.some((name) => given.has(name))
    ? []
    : [sql`(c.archived_since is null or c.archived_since > ${at})`]

export const listCategories = (db: Db, request: ListRequest, at: Date): Promise<Page<CategoryRow>> =>
  readPage<CategoryRow>(db, request, { select, from, where: [...live('c', request), ...unarchived(request, at)] })

export const {
  find: findCategory,
  lock: lockCategory,
  any: anyCategory,
} = rowReads<CategoryRow>({
  alias: 'c',
  id: 'category_id',
  rows: (where) => sql<CategoryRow>`select ${select} from ${from} where ${where}`,
  named: (text) => sql`c.category_id = ${text}`,
})

export const insertCategory = (trx: Trx, row: Insertable<CategoryTable>) => trx.insertInto('category').values(row).execute()

export const updateCategory = (trx: Trx, id: string, changes: Updateable<CategoryTable>) =>
  trx.updateTable('category').set(changes).where('category_id', '=', id).execute()

export async function usesOfCategory(trx: Trx, id: string): Promise<{ tickets: number }> {
  const { rows } = await sql<{ tickets: number }>`
    select count(*) as tickets from ticket where category_id = ${id} and deleted is null`.execute(trx)
  return rows[0] ?? { tickets: 0 }
}
