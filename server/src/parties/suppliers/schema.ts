import Type, { type Static } from 'typebox'
import { serviceCheckouts, supplierTypes } from '../../lib/enums.js'
import {
  Address,
  AddressInput,
  CancellationPolicy,
  Contact,
  ContactInput,
  CustomerService,
  CustomerServiceInput,
  fullAddress,
  fullContact,
  fullCustomerService,
} from '../../lib/party-schema.js'
import {
  Body,
  CalendarDate,
  Colour,
  Country,
  Currency,
  DateTime,
  Email,
  Enum,
  Id,
  Ids,
  informational,
  Name,
  nullable,
  Price,
  Text,
  Texts,
  Url,
} from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import type { DistributorRow } from '../distributors/store.js'
import { supplierStatuses } from './list.js'
import type { SupplierRow } from './store.js'

const Percent = (most: number, description: string) => Type.Number({ minimum: 0, maximum: most, description, examples: [2.5] })
const Words = Type.Array(Text(60, 1), { maxItems: 100, uniqueItems: true })

/** The operator's terms. Suppliers do not see its markups and discounts. */
const margins = {
  markup_percentage: Percent(1000, 'What the operator adds to cost_price, in percent; null for the supplier itself'),
  markup_fixed: Type.Integer({
    ...Price,
    description:
      'A fixed amount that the operator also adds to cost_price, per ticket, in the minor unit of default_currency; null for the supplier itself',
  }),
  default_discount_percentage: Percent(100, 'What new tickets are discounted by, in percent; null for the supplier itself'),
}

/** Fields that the operator sets. All except name, country and currency have defaults. */
const settable = {
  name: Name,
  iso_country: Country,
  default_currency: Currency,
  supplier_role: Text(60, 1),
  supplier_type: Enum(supplierTypes),
  vat_number: nullable(Text(20)),
  member_state: nullable(Country),
  general_terms: nullable(Url),
  service_checkout: Enum(serviceCheckouts, {
    description:
      'Whose first and last name its tickets need before checkout, if the ticket, its category and its event do not define it: of the lead guest, of all guests, or of none, which is the default',
  }),
  ...margins,
  default_discount_share: Percent(100, 'How much of a discount the supplier bears, in percent'),
  purchase_channel: informational(Text(60, 1), 'how the operator buys from it'),
  selfmanage_products: Type.Boolean({
    description:
      'Whether its own clients make, change and delete its tickets; when false only the operator does. True by default. Relisting is not concerned',
  }),
  foreign_vat_numbers: Texts,
  url_website: nullable(Url),
  distributors_disabled: Ids,
  distributors_enabled: Ids,
  emails: Type.Array(Email, { maxItems: 50, description: 'Where requests and sales are announced' }),
  allowed_distribution_channel_types: informational(
    Words,
    'the agreement; distributors_enabled and distributors_disabled decide who may buy',
  ),
  allowed_distribution_channels: informational(Words, 'the agreement'),
  allowed_distribution_channel_accesstypes: informational(Words, 'the agreement'),
  allowed_distribution_methods: informational(Words, 'the agreement; the ticket_type decides how a ticket is delivered'),
  signed_platform_agreement_date: informational(nullable(CalendarDate), 'set by onboarding, yyyy-mm-dd'),
  signed_platform_agreement_version: informational(nullable(Text(60)), 'set by onboarding'),
  supplier_app_name: informational(nullable(Text(200)), 'the app its tickets are shown in; what guests read is written per ticket type'),
  supplier_products: informational(Texts, 'a description of its offers'),
  cancellation_policy: CancellationPolicy,
}
const contacts = ['general_contact', 'emergency_contact', 'other_contact', 'technical_contact'] as const

export const Supplier = Type.Object(
  {
    supplier_id: Id,
    distributor_id: nullable(Id),
    supplier_status: Enum(supplierStatuses),
    ...settable,
    markup_percentage: nullable(margins.markup_percentage),
    markup_fixed: nullable(margins.markup_fixed),
    default_discount_percentage: nullable(margins.default_discount_percentage),
    general_contact: Contact,
    emergency_contact: Contact,
    other_contact: Contact,
    technical_contact: Contact,
    invoice_address: Address,
    created: DateTime,
    updated: DateTime,
  },
  { title: 'Supplier' },
)
export type Supplier = Static<typeof Supplier>

/** The service sends nothing to these contacts. */
const StaffContact = Type.Object(ContactInput.properties, {
  additionalProperties: false,
  title: 'StaffContactInput',
  description: 'Information only: for staff to call or write to',
})

const input = {
  ...settable,
  general_contact: ContactInput,
  emergency_contact: StaffContact,
  other_contact: StaffContact,
  technical_contact: ContactInput,
  invoice_address: AddressInput,
}
const { name, iso_country, default_currency, ...rest } = input
export const NewSupplier = Body(
  { name, iso_country, default_currency, ...Type.Partial(Type.Object(rest)).properties },
  {
    title: 'NewSupplier',
    examples: [
      { name: 'Harbour Box Office', iso_country: 'PRT', default_currency: 'EUR', supplier_type: 'organiser', markup_percentage: 12.5 },
    ],
  },
)
export type NewSupplier = Static<typeof NewSupplier>

export const SupplierChange = Body(
  { ...Type.Partial(Type.Object(input)).properties, supplier_status: Type.Optional(Enum(['active', 'suspended'])) },
  {
    title: 'SupplierChange',
    description: 'Only the fields sent change; a new markup is in the prices of its tickets at once',
    examples: [{ markup_percentage: 14, emails: ['orders@boxoffice.example'] }],
  },
)
export type SupplierChange = Static<typeof SupplierChange>

export function toSupplier({ version: _version, vat_keys: _keys, created, updated, ...row }: SupplierRow): Supplier {
  return {
    ...(row as unknown as Omit<Supplier, 'created' | 'updated'>),
    markup_percentage: Number(row.markup_percentage),
    default_discount_percentage: Number(row.default_discount_percentage),
    default_discount_share: Number(row.default_discount_share),
    ...(Object.fromEntries(contacts.map((each) => [each, fullContact(row[each])])) as Pick<Supplier, (typeof contacts)[number]>),
    invoice_address: fullAddress(row.invoice_address),
    created: wireTime(created),
    updated: wireTime(updated),
  }
}

/** Removes the fields that the supplier itself may not see, from the current or an old version. */
export const withoutMargins = <T extends object>(supplier: T): T => ({
  ...supplier,
  markup_percentage: null,
  markup_fixed: null,
  default_discount_percentage: null,
})

export const Onboarding = Body(
  {
    trade_name: Name,
    iso_country: Country,
    default_currency: Currency,
    customerservice: CustomerServiceInput,
    invoice_address: AddressInput,
    accepted_platform_agreement_version: Text(60, 1),
    vat_number: Type.Optional(nullable(Text(20))),
    corporate_color: Type.Optional(nullable(Colour)),
    narrative_color: Type.Optional(nullable(Colour)),
    font_family: Type.Optional(nullable(Text(100))),
    logo_url: Type.Optional(nullable(Url)),
    distributor_id: Type.Optional(Id),
  },
  {
    title: 'SupplierOnboarding',
    description: 'Makes a distributor a supplier; `distributor_id` is for the operator, a distributor onboards itself',
    examples: [
      {
        trade_name: 'Canal City Travel',
        iso_country: 'NLD',
        default_currency: 'EUR',
        customerservice: { email: 'resale@agency.example', phone_number: '+31205550100' },
        invoice_address: { country: 'NLD', city: 'Amsterdam', streetname: 'Damrak', number: '1', postalcode: '1012 AB' },
        accepted_platform_agreement_version: '2.1',
      },
    ],
  },
)
export type Onboarding = Static<typeof Onboarding>

export const PlatformAgreement = Type.Object(
  { agreement_version: nullable(Type.String()), agreement_url: nullable(Type.String()) },
  { title: 'PlatformAgreement', description: 'The platform agreement of the operator; null where the operator has set nothing' },
)

export const OnboardingResult = Type.Object(
  {
    slug: Type.String(),
    distributor_id: Id,
    distributor_name: Type.String(),
    supplier_id: Id,
    grace_period_download_tickets: Type.Integer({ description: 'Days after the end of an event in which its tickets can be downloaded' }),
    customerservice: CustomerService,
    invoice_address: Address,
    corporate_color: nullable(Colour),
    narrative_color: nullable(Colour),
    font_family: nullable(Type.String()),
    logo_url: nullable(Type.String()),
  },
  { title: 'SupplierOnboardingResult' },
)
export type OnboardingResult = Static<typeof OnboardingResult>

export const toOnboardingResult = (row: DistributorRow, supplier_id: string): OnboardingResult => ({
  slug: row.slug,
  distributor_id: row.distributor_id,
  distributor_name: row.distributor_name,
  supplier_id,
  grace_period_download_tickets: row.grace_period_download_tickets,
  customerservice: fullCustomerService(row.customerservice),
  invoice_address: fullAddress(row.invoice_address),
  corporate_color: row.corporate_color,
  narrative_color: row.narrative_color,
  font_family: row.font_family,
  logo_url: row.logo_url,
})
