import { type Author, type Caller, isOperator } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { checkCurrencies, countryInput, percentInput } from '../../lib/inputs.js'
import { vatInput } from '../../lib/vat-numbers.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import { refuseUnknown } from '../../platform/db/known.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { raise } from '../../platform/domain-events.js'
import { historyPage } from '../../platform/history/service.js'
import { recordHistory } from '../../platform/history/store.js'
import { type NewSupplier, type Supplier, type SupplierChange, toSupplier, withoutMargins } from './schema.js'
import * as store from './store.js'

export const visible = (caller: Caller) => ownRows(caller, { supplier: 's.supplier_id' })
const shownTo = (caller: Caller, row: store.SupplierRow): Supplier => {
  const supplier = toSupplier(row)
  return isOperator(caller) ? supplier : withoutMargins(supplier)
}

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listSuppliers(ctx.db, request, visible(caller))
  return { suppliers: rows.map((row) => shownTo(caller, row)), pagination }
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<{ body: Supplier; version: number }> {
  const row = await store.findSupplier(ctx.db, id, visible(caller))
  if (!row) throw notFound('supplier', id)
  return { body: shownTo(caller, row), version: row.version }
}

export async function history(ctx: Ctx, caller: Caller, id: string, request: ListRequest) {
  await read(ctx, caller, id)
  return historyPage(ctx, request, 'supplier', id, ['supplier_id'], isOperator(caller) ? {} : { reshape: withoutMargins })
}

const percents = ['markup_percentage', 'default_discount_percentage', 'default_discount_share'] as const
const objects = ['general_contact', 'emergency_contact', 'other_contact', 'technical_contact'] as const
const jsons = ['foreign_vat_numbers', 'supplier_products', 'cancellation_policy'] as const

/** Converts the input into columns: countries as alpha-3, decimals and JSON as text, contacts and address merged with the stored ones. */
export function toColumns(input: SupplierChange, stored?: store.SupplierRow) {
  const { iso_country, member_state, invoice_address, vat_number, foreign_vat_numbers, ...plain } = input
  const given = { ...plain, ...vatInput({ vat_number, foreign_vat_numbers }, iso_country ?? stored?.iso_country) }
  checkCurrencies({ '/default_currency': given.default_currency })
  const address = invoice_address && {
    ...stored?.invoice_address,
    ...invoice_address,
    ...(invoice_address.country ? { country: countryInput('/invoice_address/country', invoice_address.country) } : {}),
  }
  const converted = Object.fromEntries([
    ...percents.flatMap((name) => (given[name] === undefined ? [] : [[name, percentInput(`/${name}`, given[name])]])),
    ...objects.flatMap((name) => (given[name] === undefined ? [] : [[name, JSON.stringify({ ...stored?.[name], ...given[name] })]])),
    ...jsons.flatMap((name) => (given[name] === undefined ? [] : [[name, JSON.stringify(given[name])]])),
  ]) as Record<(typeof percents | typeof objects | typeof jsons)[number], string>
  return {
    ...given,
    ...converted,
    ...(iso_country === undefined ? {} : { iso_country: countryInput('/iso_country', iso_country) }),
    ...(member_state === undefined ? {} : { member_state: member_state === null ? null : countryInput('/member_state', member_state) }),
    ...(address === undefined ? {} : { invoice_address: JSON.stringify(address) }),
  }
}

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** Terms changed that prices and lists of its tickets depend on. */
    supplier_terms_changed: { supplier_id: string; author: Author }
  }
}

/** Newly named distributors must exist. A mistyped id would hide all tickets from everybody, or from nobody. */
async function checkDistributors(trx: Trx, input: SupplierChange, before?: Supplier): Promise<void> {
  const named = [...(input.distributors_enabled ?? []), ...(input.distributors_disabled ?? [])]
  const old = [...(before?.distributors_enabled ?? []), ...(before?.distributors_disabled ?? [])]
  await refuseUnknown(trx, { distributor: named.filter((id) => !old.includes(id)) })
}

/** `own` is the distributor that sells as this supplier. */
export async function create(
  env: Env,
  trx: Trx,
  author: Author,
  input: NewSupplier,
  own: { distributor_id?: string } = {},
): Promise<{ body: Supplier; version: number }> {
  const at = env.now()
  const supplier_id = newId('spp')
  const { name, default_currency } = input
  const iso_country = countryInput('/iso_country', input.iso_country)
  await checkDistributors(trx, input)
  await store.insertSupplier(trx, {
    ...toColumns(input),
    ...own,
    supplier_id,
    name,
    default_currency,
    iso_country,
    created: at,
    updated: at,
  })
  return recorded(trx, author, at, supplier_id, null)
}

/** Fields that prices and lists of its tickets depend on. */
const pricingFields = ['markup_percentage', 'markup_fixed', 'default_currency', 'default_discount_share', 'supplier_type'] as const

export async function update(
  env: Env,
  trx: Trx,
  author: Author,
  id: string,
  input: SupplierChange,
  guard?: Guard,
): Promise<{ body: Supplier; version: number }> {
  const at = env.now()
  const row = await store.lockSupplier(trx, id)
  if (!row) throw notFound('supplier', id)
  guard?.(row.version)
  const before = toSupplier(row)
  await checkDistributors(trx, input, before)
  await store.updateSupplier(trx, id, { ...toColumns(input, row), updated: at, version: row.version + 1 })
  const after = await recorded(trx, author, at, id, before)
  if (pricingFields.some((name) => after.body[name] !== before[name]))
    await raise(env, trx, 'supplier_terms_changed', { supplier_id: id, author })
  return after
}

async function recorded(trx: Trx, author: Author, at: Date, id: string, before: Supplier | null) {
  const row = await store.lockSupplier(trx, id)
  if (!row) throw notFound('supplier', id)
  const body = toSupplier(row)
  await recordHistory(trx, 'supplier', author, at, [{ resource_id: id, version: row.version, before, after: body }])
  return { body, version: row.version }
}
