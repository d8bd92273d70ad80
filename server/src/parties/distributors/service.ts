import type { Caller } from '../../lib/caller.js'
import { fault, invalid, notFound } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { checkCurrencies, countryInput, listed } from '../../lib/inputs.js'
import { vatInput } from '../../lib/vat-numbers.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { freeSlug } from '../../platform/db/slugs.js'
import { ownRows } from '../../platform/db/tenant.js'
import { recordHistory } from '../../platform/history/store.js'
import type { Versioned } from '../../platform/http/etag.js'
import { type Distributor, type DistributorChange, type NewDistributor, toDistributor } from './schema.js'
import * as store from './store.js'

const visible = (caller: Caller) => ownRows(caller, { distributor: 'd.distributor_id' })

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listDistributors(ctx.db, request, visible(caller))
  return { distributors: rows.map(toDistributor), pagination }
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<Versioned<Distributor>> {
  const row = await store.findDistributor(ctx.db, id, visible(caller))
  if (!row) throw notFound('distributor', id)
  return { body: toDistributor(row), version: row.version }
}

/** Converts the input into columns: countries as alpha-3, JSON as text, addresses merged with the stored ones. */
function toColumns(
  { customerservice, invoice_address, vat_number, foreign_vat_numbers, fee_rules, iso_country, member_state, ...plain }: DistributorChange,
  stored?: store.DistributorRow,
) {
  const numbers = vatInput({ vat_number, foreign_vat_numbers }, iso_country ?? stored?.iso_country)
  const address = invoice_address && {
    ...stored?.invoice_address,
    ...invoice_address,
    ...(invoice_address.country ? { country: countryInput('/invoice_address/country', invoice_address.country) } : {}),
  }
  return {
    ...plain,
    ...(iso_country === undefined ? {} : { iso_country: countryInput('/iso_country', iso_country) }),
    ...(member_state === undefined ? {} : { member_state: member_state === null ? null : countryInput('/member_state', member_state) }),
    ...(numbers.vat_number === undefined ? {} : { vat_number: numbers.vat_number }),
    ...(numbers.foreign_vat_numbers === undefined ? {} : { foreign_vat_numbers: JSON.stringify(numbers.foreign_vat_numbers) }),
    ...(fee_rules === undefined ? {} : { fee_rules: JSON.stringify(fee_rules) }),
    ...(customerservice === undefined ? {} : { customerservice: JSON.stringify({ ...stored?.customerservice, ...customerservice }) }),
    ...(address === undefined ? {} : { invoice_address: JSON.stringify(address) }),
  }
}

/** Checks the rules between fields on the resulting row. */
function checkWhole(row: Distributor): void {
  const faults = []
  if (!row.allowed_currencies.includes(row.default_currency))
    faults.push(fault('/default_currency', 'not_allowed', 'is not among allowed_currencies'))
  if (!row.payment_methods.includes(row.default_payment_method))
    faults.push(fault('/default_payment_method', 'not_allowed', 'is not among payment_methods'))
  if (row.hold_max_minutes < row.hold_minutes) faults.push(fault('/hold_max_minutes', 'too_small', 'is less than hold_minutes'))
  if (faults.length > 0) throw invalid(faults)
}

/** The default of the column. */
const defaultHoldMaxMinutes = 30

export async function create(env: Env, trx: Trx, caller: Caller, input: NewDistributor): Promise<Distributor> {
  const at = env.now()
  const distributor_id = newId('dst')
  checkCurrencies({ '/default_currency': input.default_currency, ...listed('/allowed_currencies', input.allowed_currencies) })
  const columns = toColumns(input)
  await store.insertDistributor(trx, {
    allowed_currencies: [input.default_currency],
    ...(input.payment_methods && !input.default_payment_method ? { default_payment_method: input.payment_methods[0] } : {}),
    ...columns,
    hold_max_minutes: input.hold_max_minutes ?? Math.max(defaultHoldMaxMinutes, input.hold_minutes ?? 0),
    distributor_id,
    distributor_name: input.distributor_name,
    default_currency: input.default_currency,
    iso_country: countryInput('/iso_country', input.iso_country),
    slug: await freeSlug(trx, 'distributor', input.distributor_name),
    created: at,
    updated: at,
  })
  return (await recorded(trx, caller, at, distributor_id, null)).body
}

export async function update(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: DistributorChange,
  guard?: Guard,
): Promise<Versioned<Distributor>> {
  const at = env.now()
  const row = await store.lockDistributor(trx, id)
  if (!row) throw notFound('distributor', id)
  guard?.(row.version)
  checkCurrencies({ '/default_currency': input.default_currency, ...listed('/allowed_currencies', input.allowed_currencies) })
  await store.updateDistributor(trx, id, { ...toColumns(input, row), updated: at, version: row.version + 1 })
  return recorded(trx, caller, at, id, toDistributor(row))
}

async function recorded(trx: Trx, caller: Caller, at: Date, id: string, before: Distributor | null): Promise<Versioned<Distributor>> {
  const row = await store.lockDistributor(trx, id)
  if (!row) throw notFound('distributor', id)
  const after = toDistributor(row)
  checkWhole(after)
  await recordHistory(trx, 'distributor', caller, at, [{ resource_id: id, version: row.version, before, after }])
  return { body: after, version: row.version }
}
