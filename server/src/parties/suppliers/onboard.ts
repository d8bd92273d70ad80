import { type Caller, isOperator } from '../../lib/caller.js'
import { country } from '../../lib/countries.js'
import { fault, forbidden, invalid, notFound, Problem } from '../../lib/errors.js'
import { countryInput } from '../../lib/inputs.js'
import { wireDate } from '../../lib/time.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { update as updateDistributor } from '../distributors/service.js'
import { lockDistributor } from '../distributors/store.js'
import { type Onboarding, type OnboardingResult, type SupplierChange, toOnboardingResult } from './schema.js'
import { create, update } from './service.js'
import { supplierOfDistributor } from './store.js'

function distributorOf(caller: Caller, input: Onboarding): string {
  if (isOperator(caller)) {
    if (input.distributor_id === undefined) throw invalid([fault('/distributor_id', 'required', 'is required')])
    return input.distributor_id
  }
  if (input.distributor_id !== undefined && input.distributor_id !== caller.distributor_id)
    throw notFound('distributor', input.distributor_id)
  return caller.distributor_id ?? ''
}

/**
 * Makes a distributor a supplier in one call. A repeated call updates the same supplier. The lock of the distributor serialises concurrent
 * calls, so that the second finds the supplier of the first. With `onlyNew` the second is refused.
 */
export async function onboard(env: Env, trx: Trx, caller: Caller, input: Onboarding, onlyNew = false): Promise<OnboardingResult> {
  const distributor_id = distributorOf(caller, input)
  if (!(await lockDistributor(trx, distributor_id))) throw notFound('distributor', distributor_id)
  const known = await supplierOfDistributor(trx, distributor_id)
  if (known && onlyNew) throw new Problem('already_a_supplier', { detail: 'The distributor is a supplier already. Nothing was changed.' })
  const { customerservice, invoice_address, corporate_color, narrative_color, font_family, logo_url } = input
  const look = { corporate_color, narrative_color, font_family, logo_url }
  const given = Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
  await updateDistributor(env, trx, caller, distributor_id, {
    customerservice: { ...customerservice, trade_name: customerservice.trade_name ?? input.trade_name },
    invoice_address,
    ...given,
  })
  const terms = supplierTerms(env, input)
  // The fixed markup is in that currency. Another currency would change its value.
  if (known && known.markup_fixed !== 0 && terms.default_currency !== known.default_currency && !isOperator(caller))
    throw forbidden(`Only the operator changes default_currency from ${known.default_currency}.`)
  const supplier = known
    ? await update(
        env,
        trx,
        caller,
        known.supplier_id,
        known.signed_platform_agreement_version === terms.signed_platform_agreement_version
          ? { ...terms, signed_platform_agreement_date: known.signed_platform_agreement_date }
          : terms,
      )
    : await create(
        env,
        trx,
        caller,
        {
          ...terms,
          supplier_type: 'marketplace',
          supplier_role: 'reseller',
          markup_percentage: Number(env.config.MARKETPLACE_MARKUP_PERCENTAGE),
        },
        { distributor_id },
      )
  const after = await lockDistributor(trx, distributor_id)
  if (!after) throw notFound('distributor', distributor_id)
  return toOnboardingResult(after, supplier.body.supplier_id)
}

function supplierTerms(env: Env, input: Onboarding) {
  const { trade_name: name, default_currency, customerservice, invoice_address, vat_number } = input
  const iso_country = countryInput('/iso_country', input.iso_country)
  const { email, phone_number, url_website } = customerservice
  return {
    name,
    iso_country,
    default_currency,
    member_state: country(iso_country)?.eu ? iso_country : null,
    invoice_address,
    ...(vat_number === undefined ? {} : { vat_number }),
    ...(email ? { emails: [email] } : {}),
    ...(url_website ? { url_website } : {}),
    general_contact: { email: email ?? null, phonenumber: phone_number ?? null },
    signed_platform_agreement_date: wireDate(env.now()),
    signed_platform_agreement_version: input.accepted_platform_agreement_version,
  } satisfies SupplierChange
}
