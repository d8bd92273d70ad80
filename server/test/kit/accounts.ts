import { type Caller, type Role, system } from '../../src/lib/caller.js'
import { newId } from '../../src/lib/ids.js'
import { create as createClient, createKey } from '../../src/parties/clients/service.js'
import { hashPassword } from '../../src/parties/credentials/service.js'
import { create as createDistributor } from '../../src/parties/distributors/service.js'
import type { Service } from '../../src/service.js'
import type { AccountName } from './index.js'

export interface Account {
  client_id: string
  username: string
  password: string
  api_key: string
  distributor_id: string | null
  supplier_id: string | null
}

const author: Caller = {
  ...system,
  scope: 'internal',
  roles: ['ADMIN'],
  distributor_id: null,
  supplier_id: null,
  language: 'en_GB',
  via: 'token',
  session_id: null,
}

/** Hashing a password is slow on purpose, so each is hashed once for all files of this process. */
const hashes = new Map<string, Promise<string>>()
function hashed(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}

/** One client of every kind and two parties of each side, so that every test can check the other tenant. */
export async function makeAccounts({ ctx }: Service): Promise<Record<AccountName, Account>> {
  return ctx.db.transaction().execute(async (trx) => {
    const distributor = (name: string, iso_country: string, default_currency: string) =>
      createDistributor(ctx, trx, author, { distributor_name: name, iso_country, default_currency, credit_limit: 100_000_000 })
    const first = await distributor('First Agency', 'NLD', 'EUR')
    const second = await distributor('Second Agency', 'GBR', 'GBP')
    const at = ctx.now()
    const suppliers = [newId('spp'), newId('spp')]
    for (const supplier_id of suppliers) {
      await trx
        .insertInto('supplier')
        .values({ supplier_id, name: `Supplier ${supplier_id}`, iso_country: 'ESP', default_currency: 'EUR', created: at, updated: at })
        .execute()
    }
    const account = async (
      name: string,
      scope: Caller['scope'],
      roles: Role[],
      party: { distributor_id?: string; supplier_id?: string } = {},
    ): Promise<Account> => {
      const username = `${name}@test.example`
      const password = `password of ${name}`
      const client = await createClient(ctx, trx, author, {
        scope,
        label: `The ${name}`,
        username,
        email: username,
        roles: [...roles, 'api', 'portal'],
        ...party,
      })
      await trx
        .updateTable('client')
        .set({ password_hash: await hashed(password) })
        .where('client_id', '=', client.client_id)
        .execute()
      const { api_key } = await createKey(ctx, trx, author, client.client_id, { label: name })
      return {
        client_id: client.client_id,
        username,
        password,
        api_key,
        distributor_id: party.distributor_id ?? null,
        supplier_id: party.supplier_id ?? null,
      }
    }
    return {
      admin: await account('admin', 'internal', ['ADMIN']),
      product_management: await account('product_management', 'internal', ['PRODUCT_MANAGEMENT']),
      support: await account('support', 'internal', ['SUPPORT']),
      finance: await account('finance', 'internal', ['FINANCE']),
      distributor: await account('distributor', 'distributor', [], { distributor_id: first.distributor_id }),
      distributor2: await account('distributor2', 'distributor', [], { distributor_id: second.distributor_id }),
      supplier: await account('supplier', 'supplier', [], { supplier_id: suppliers[0] ?? '' }),
      supplier2: await account('supplier2', 'supplier', [], { supplier_id: suppliers[1] ?? '' }),
    }
  })
}
