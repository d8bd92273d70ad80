import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Role, Scope } from '../../lib/caller.js'
import { inSmallLetters } from '../../lib/spelling.js'
import type { InvitationTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import type { invitationStatuses } from './list.js'

export type InvitationRow = Omit<Selectable<InvitationTable>, 'scope' | 'roles' | 'invitation_status'> & {
  scope: Scope
  roles: Role[]
  invitation_status: (typeof invitationStatuses)[number]
  distributor_name: string | null
  supplier_name: string | null
}

const select = sql`i.*, d.distributor_name, s.name as supplier_name`
const from = sql`invitation i left join distributor d using (distributor_id) left join supplier s on s.supplier_id = i.supplier_id`

export const listInvitations = (db: Db, request: ListRequest): Promise<Page<InvitationRow>> =>
  readPage<InvitationRow>(db, request, { select, from, where: [] })

export async function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`select ${select} from ${from} where i.invitation_id = ${id}`.execute(db)
  return rows[0]
}

export async function lockInvitation(trx: Trx, id: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`select ${select} from ${from} where i.invitation_id = ${id} for update of i`.execute(trx)
  return rows[0]
}

export const insertInvitation = (trx: Trx, row: Insertable<InvitationTable>) => trx.insertInto('invitation').values(row).execute()

export const updateInvitation = (trx: Trx, id: string, changes: Updateable<InvitationTable>) =>
  trx.updateTable('invitation').set(changes).where('invitation_id', '=', id).execute()

/** Ends what nobody accepted in time; of one username, if it is named. */
export const expireInvitations = (db: Db, at: Date, username?: string) =>
  db
    .updateTable('invitation')
    .set({ invitation_status: 'expired', updated: at })
    .where('invitation_status', '=', 'pending')
    .where('expires', '<=', at)
    .$if(username !== undefined, (query) => query.where(sql`lower(username)`, '=', inSmallLetters(username ?? '')))
    .execute()

export const isUsed = (db: Db, username: string) =>
  db.selectFrom('client').select('client_id').where(sql`lower(username)`, '=', inSmallLetters(username)).executeTakeFirst()

/** Who invited: name, and whether they still may. */
export async function findInviter(db: Db, clientId: string, at: Date): Promise<{ label: string; may: boolean } | undefined> {
  const { rows } = await sql<{ label: string; may: boolean }>`
    select label, client_status = 'active' and (active_until is null or active_until > ${at}) and 'ADMIN' = any(roles) as may
      from client where client_id = ${clientId}`.execute(db)
  return rows[0]
}
