import Type, { type Static } from 'typebox'
import { Address, AddressInput, CustomerService, CustomerServiceInput, fullAddress, fullCustomerService } from '../../lib/party-schema.js'
import {
  Body,
  Colour,
  Count,
  Country,
  Currency,
  DateTime,
  Enum,
  Flag,
  Id,
  informational,
  Locale,
  Minor,
  Name,
  nullable,
  Price,
  Text,
  Texts,
  Url,
} from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { feeTypes } from '../../platform/db/json.js'
import { distributorStatuses } from './list.js'
import type { DistributorRow } from './store.js'

export const paymentMethods = ['invoice', 'card', 'prepaid'] as const
const PaymentMethods = Type.Array(Enum(paymentMethods), { uniqueItems: true, minItems: 1, maxItems: paymentMethods.length })

export const FeeRule = Type.Object(
  {
    type: Enum(feeTypes),
    percent: Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,4})?$', maxLength: 8, description: 'Percent of the net amount' }),
    fixed: Price,
    per: Enum(['order', 'ticket']),
  },
  { title: 'FeeRule', additionalProperties: false },
)

/** Fields that the operator sets. All except name, country and currencies have defaults. */
const settable = {
  distributor_name: Name,
  iso_country: Country,
  default_currency: Currency,
  allowed_currencies: Type.Array(Currency, { minItems: 1, uniqueItems: true, maxItems: 200 }),
  business_segment: informational(Text(60, 1), 'shown at login'),
  member_state: nullable(Country),
  payment_segment: informational(Text(60, 1), 'shown at login'),
  payment_condition: Type.String({
    ...Text(60, 1),
    description: 'When invoices are due: net14 or net30 are so many days after the booking; anything else is what the operator has set',
  }),
  payment_methods: PaymentMethods,
  default_payment_method: Enum(paymentMethods),
  credit_limit: Minor,
  preferred_language: Locale,
  vat_number: nullable(Text(20)),
  foreign_vat_numbers: Texts,
  fee_rules: Type.Array(FeeRule, { maxItems: 20 }),
  hold_minutes: Type.Integer({ minimum: 1, maximum: 1440 }),
  hold_max_minutes: Type.Integer({ minimum: 1, maximum: 1440 }),
  hold_limit: Count,
  mass_booking_allowed: informational(Flag, 'repeated on its orders'),
  grace_period_download_tickets: Type.Integer({
    minimum: 0,
    maximum: 3650,
    description:
      'Days after the end of an event in which its tickets can be downloaded, by clients and guests; the operator always can. 30 by default',
  }),
  primary_color_code: nullable(Colour),
  secondary_color_code: nullable(Colour),
  ternary_color_code: nullable(Colour),
  corporate_color: nullable(Colour),
  narrative_color: nullable(Colour),
  font_family: informational(nullable(Text(100)), 'for pages of its own'),
  logo_url: nullable(Url),
  cover_photo: nullable(Url),
  rear_photo: nullable(Url),
}

export const Distributor = Type.Object(
  {
    distributor_id: Id,
    slug: Type.String(),
    distributor_status: Enum(distributorStatuses),
    ...settable,
    prepaid_balances: Type.Array(Type.Object({ currency: Currency, amount: Minor })),
    customerservice: CustomerService,
    invoice_address: Address,
    created: DateTime,
    updated: DateTime,
  },
  { title: 'Distributor' },
)
export type Distributor = Static<typeof Distributor>

const input = { ...settable, customerservice: CustomerServiceInput, invoice_address: AddressInput }
const { distributor_name, iso_country, default_currency, ...rest } = input
export const NewDistributor = Body(
  { distributor_name, iso_country, default_currency, ...Type.Partial(Type.Object(rest)).properties },
  {
    title: 'NewDistributor',
    examples: [{ distributor_name: 'Canal City Travel', iso_country: 'NLD', default_currency: 'EUR', vat_number: 'NL001234567B01' }],
  },
)
export type NewDistributor = Static<typeof NewDistributor>

export const DistributorChange = Body(
  { ...Type.Partial(Type.Object(input)).properties, distributor_status: Type.Optional(Enum(['active', 'suspended'])) },
  { title: 'DistributorChange', description: 'Only the fields sent change', examples: [{ credit_limit: 5_000_000, hold_minutes: 15 }] },
)
export type DistributorChange = Static<typeof DistributorChange>

export function toDistributor({ version: _version, vat_keys: _keys, created, updated, ...row }: DistributorRow): Distributor {
  return {
    ...(row as Omit<Distributor, 'created' | 'updated' | 'customerservice' | 'invoice_address'>),
    customerservice: fullCustomerService(row.customerservice),
    invoice_address: fullAddress(row.invoice_address),
    created: wireTime(created),
    updated: wireTime(updated),
  }
}
