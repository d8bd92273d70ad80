import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Role, Scope } from '../../lib/caller.js'
import type { ApiKeyTable, ClientTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'

export type ClientRow = Omit<Selectable<ClientTable>, 'scope' | 'roles' | 'client_status'> & {
  scope: Scope
  roles: Role[]
  client_status: 'active' | 'suspended' | 'deleted'
  distributor_name: string | null
}
export type KeyRow = Selectable<ApiKeyTable>

const from = sql`client c left join distributor d using (distributor_id)`
const select = sql`c.*, d.distributor_name`

export function listClients(db: Db, request: ListRequest): Promise<Page<ClientRow>> {
  // A filter by status can include deleted clients.
  return readPage<ClientRow>(db, request, {
    select,
    from,
    where: request.given.has('client_status') ? [] : [sql`c.client_status <> 'deleted'`],
  })
}

/** All clients that exist, for the command line. */
export function everyClient(db: Db, scope: Scope | null) {
  const existing = db
    .selectFrom('client')
    .select(['client_id', 'scope', 'client_status', 'label', 'username', 'roles'])
    .where('client_status', '<>', 'deleted')
  return (scope === null ? existing : existing.where('scope', '=', scope)).orderBy('scope').orderBy('label').orderBy('client_id').execute()
}

export async function findClient(db: Db, id: string): Promise<ClientRow | undefined> {
  const { rows } = await sql<ClientRow>`select ${select} from ${from} where c.client_id = ${id}`.execute(db)
  return rows[0]
}

export async function lockClient(trx: Trx, id: string): Promise<ClientRow | undefined> {
  const { rows } = await sql<ClientRow>`select ${select} from ${from} where c.client_id = ${id} for update of c`.execute(trx)
  return rows[0]
}

export const insertClient = (trx: Trx, row: Insertable<ClientTable>) => trx.insertInto('client').values(row).execute()

export const updateClient = (trx: Trx, id: string, changes: Updateable<ClientTable>) =>
  trx.updateTable('client').set(changes).where('client_id', '=', id).execute()

export const insertKey = (trx: Trx, row: Insertable<ApiKeyTable>) => trx.insertInto('api_key').values(row).execute()

export function listKeys(db: Db, request: ListRequest, clientId: string): Promise<Page<KeyRow>> {
  return readPage<KeyRow>(db, request, { select: sql`k.*`, from: sql`api_key k`, where: [sql`k.client_id = ${clientId}`] })
}

/** All keys of a client, the newest first, for the command line. */
export const everyKey = (db: Db, clientId: string) =>
  db
    .selectFrom('api_key')
    .select(['key_id', 'label', 'created', 'expires', 'revoked', 'last_used'])
    .where('client_id', '=', clientId)
    .orderBy('created', 'desc')
    .orderBy('key_id')
    .execute()

export const revokeKey = (trx: Trx, clientId: string, keyId: string, at: Date) =>
  trx
    .updateTable('api_key')
    .set({ revoked: sql`coalesce(revoked, ${at})` })
    .where('client_id', '=', clientId)
    .where('key_id', '=', keyId)
    .returning('key_id')
    .executeTakeFirst()

export const findParty = async (db: Db, distributorId: string | null, supplierId: string | null) => ({
  distributor:
    distributorId === null
      ? undefined
      : await db.selectFrom('distributor').select('distributor_id').where('distributor_id', '=', distributorId).executeTakeFirst(),
  supplier:
    supplierId === null
      ? undefined
      : await db.selectFrom('supplier').select('supplier_id').where('supplier_id', '=', supplierId).executeTakeFirst(),
})
