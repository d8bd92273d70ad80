import { create as createMemo } from '../desk/memos/service.js'
import { type Caller, type Role, type Scope, system } from '../lib/caller.js'
import { randomToken } from '../lib/crypto.js'
import { create as createRates } from '../money/fx/service.js'
import { create as createClient, createKey } from '../parties/clients/service.js'
import type { NewDistributor } from '../parties/distributors/schema.js'
import { create as createDistributor } from '../parties/distributors/service.js'
import { toSupplier } from '../parties/suppliers/schema.js'
import type { Env } from '../platform/context.js'
import type { Trx } from '../platform/db/open.js'
import { recordHistory } from '../platform/history/store.js'
import { insertRows } from './bulk.js'
import { idOf, idsFor } from './catalogue.js'
import type { World } from './world/index.js'

interface Credential {
  client_id: string
  username: string
  password: string
  api_key: string
  distributor_id?: string
  supplier_id?: string
}

/** The demo is created by the regular services in the name of the service. */
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

const distributors: NewDistributor[] = [
  {
    distributor_name: 'Canal City Travel',
    iso_country: 'NLD',
    member_state: 'NLD',
    default_currency: 'EUR',
    allowed_currencies: ['EUR', 'GBP', 'USD'],
    payment_methods: ['invoice', 'card', 'prepaid'],
    credit_limit: 25_000_000,
    vat_number: 'NL001234567B01',
    foreign_vat_numbers: { BEL: 'BE0123456789' },
    fee_rules: [
      { type: 'mediation', percent: '2.5', fixed: 0, per: 'order' },
      { type: 'payment', percent: '0.8', fixed: 25, per: 'order' },
      { type: 'booking', percent: '0', fixed: 350, per: 'order' },
      { type: 'platform_service', percent: '0', fixed: 100, per: 'ticket' },
    ],
    primary_color_code: '#0b7285',
    secondary_color_code: '#e3fafc',
    ternary_color_code: '#f08c00',
    corporate_color: '#0b7285',
    narrative_color: '#212529',
    customerservice: {
      email: 'help@canalcity.example',
      url_website: 'https://canalcity.example',
      phone_number: '+31205550100',
      trade_name: 'Canal City Travel',
    },
    invoice_address: {
      country: 'NLD',
      city: 'Amsterdam',
      number: '1',
      postalcode: '1012 AB',
      streetname: 'Damrak',
      latitude: '52.3770',
      longitude: '4.8970',
    },
  },
  {
    distributor_name: 'Northline Sports Tours',
    iso_country: 'GBR',
    default_currency: 'GBP',
    allowed_currencies: ['GBP', 'EUR'],
    business_segment: 'tour_operator',
    payment_methods: ['invoice', 'card', 'prepaid'],
    credit_limit: 15_000_000,
    vat_number: 'GB123456789',
    fee_rules: [
      { type: 'mediation', percent: '3', fixed: 0, per: 'order' },
      { type: 'platform_service', percent: '0', fixed: 90, per: 'ticket' },
    ],
    primary_color_code: '#5f3dc4',
    secondary_color_code: '#f3f0ff',
    ternary_color_code: '#e8590c',
    customerservice: {
      email: 'care@northline.example',
      url_website: 'https://northline.example',
      phone_number: '+441915550100',
      trade_name: 'Northline',
    },
    invoice_address: {
      country: 'GBR',
      city: 'Newcastle upon Tyne',
      number: '12',
      postalcode: 'NE1 1AA',
      streetname: 'Grey Street',
      latitude: '54.9714',
      longitude: '-1.6127',
    },
  },
]

async function account(
  env: Env,
  trx: Trx,
  scope: Scope,
  label: string,
  name: string,
  roles: Role[],
  party: { distributor_id?: string; supplier_id?: string } = {},
): Promise<Credential> {
  const username = `${name}@demo.example`
  const password = randomToken(18)
  const client = await createClient(env, trx, author, {
    scope,
    label,
    username,
    email: username,
    password,
    roles: [...roles, 'api', 'portal'],
    ...party,
  })
  const key = await createKey(env, trx, author, client.client_id, { label: 'Demo' })
  return { client_id: client.client_id, username, password, api_key: key.api_key, ...party }
}

/** The supplier of the demo's account. It sells for the team whose events come first. */
const supplierKey = 'harbourline'

export async function loadParties(env: Env, trx: Trx, world: World) {
  const ids: string[] = []
  for (const input of distributors) ids.push((await createDistributor(env, trx, author, input)).distributor_id)
  const [first = '', second = ''] = ids
  const at = env.now()
  const suppliers = idsFor(
    'spp',
    world.suppliers.map((each) => each.supplier_key),
  )
  await insertRows(
    trx,
    'supplier',
    world.suppliers.map(({ supplier_key, ...row }) => ({ supplier_id: idOf(suppliers, supplier_key), ...row, created: at, updated: at })),
  )
  const rows = await trx.selectFrom('supplier').selectAll().execute()
  await recordHistory(
    trx,
    'supplier',
    author,
    at,
    rows.map((row) => ({ resource_id: row.supplier_id, version: row.version, before: null, after: toSupplier(row) })),
  )
  const supplier_id = idOf(suppliers, supplierKey)
  await createRates(env, trx, { rates: world.fxratemoment.rates, taken: world.fxratemoment.taken })
  const credentials = {
    admin: await account(env, trx, 'internal', 'Administration', 'admin', ['ADMIN']),
    product_management: await account(env, trx, 'internal', 'Product management', 'products', ['PRODUCT_MANAGEMENT']),
    support: await account(env, trx, 'internal', 'Support desk', 'support', ['SUPPORT']),
    finance: await account(env, trx, 'internal', 'Finance', 'finance', ['FINANCE']),
    distributor: await account(env, trx, 'distributor', 'Canal City booking engine', 'canalcity', [], { distributor_id: first }),
    distributor2: await account(env, trx, 'distributor', 'Northline reservations', 'northline', [], { distributor_id: second }),
    supplier: await account(env, trx, 'supplier', 'Harbourline box office', 'harbourline', [], { supplier_id }),
  }
  await createMemo(env, trx, author, 'distributor_id', first, {
    scope: 'external',
    text: 'School groups: seats together wherever possible.',
  })
  await createMemo(env, trx, author, 'distributor_id', first, {
    scope: 'internal',
    text: 'Review the credit limit after the season.',
    memo_subcategory: 'credit',
    action_date: at.toISOString().slice(0, 10),
  })
  const buyers = [credentials.distributor, credentials.distributor2].map(({ client_id }, index) => ({
    ...author,
    client_id,
    scope: 'distributor' as const,
    roles: ['api' as const],
    distributor_id: ids[index] ?? '',
    via: 'key' as const,
  }))
  return { credentials, buyers, suppliers }
}
