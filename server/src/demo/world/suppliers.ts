import { country } from '../../lib/countries.js'
import { ticketTypes } from '../../lib/enums.js'
import type { Contact } from '../../platform/db/json.js'
import { type SupplierData, supplierData } from './data/suppliers.js'
import { addDays, type Day } from './days.js'
import type { WorldSupplier } from './types.js'

/** Number ranges reserved for fiction. Countries without one get no number. */
const phones: Readonly<Record<string, readonly [start: string, digits: number]>> = {
  GBR: ['+4420794601', 2],
  USA: ['+1212555010', 1],
  DEU: ['+493023125', 3],
  FRA: ['+3319900', 4],
  SWE: ['+4684650040', 1],
}

export function buildSuppliers(today: Day): WorldSupplier[] {
  return supplierData.map((data, i) => toSupplier(data, i, today))
}

function toSupplier(data: SupplierData, i: number, today: Day): WorldSupplier {
  const host = `${data.key}.example`
  const official = data.type === 'organiser' || data.type === 'service'
  const eu = country(data.country)?.eu === true
  const [streetname, number, postalcode, city, province] = data.address
  const contact = (role: string, mailbox: string, line: number): Contact => ({
    firstname: role,
    lastname: data.name,
    phonenumber: phone(data.country, i * 4 + line),
    email: `${mailbox}@${host}`,
  })
  return {
    supplier_key: data.key,
    name: data.name,
    supplier_type: data.type,
    supplier_role: official ? 'official' : 'reseller',
    supplier_status: 'active',
    vat_number: data.vat,
    member_state: eu ? data.country : null,
    general_terms: `https://${host}/terms`,
    service_checkout: data.checkout ?? 'none',
    iso_country: data.country,
    default_currency: data.currency,
    default_discount_share: data.discount_share ?? '0',
    default_discount_percentage: data.discount_percentage ?? '0',
    markup_percentage: data.markup_percentage,
    markup_fixed: data.markup_fixed,
    purchase_channel: data.type === 'external' ? 'api' : 'manual',
    selfmanage_products: !data.managed,
    foreign_vat_numbers: eu && official ? { DEU: `DE${String(900_000_000 + i)}` } : {},
    url_website: `https://${host}`,
    general_contact: contact('Ticket desk', 'tickets', 0),
    emergency_contact: contact('Event day desk', 'eventday', 1),
    other_contact: contact('Accounts', 'accounts', 2),
    technical_contact: contact('Integration desk', 'integration', 3),
    distributors_disabled: [],
    distributors_enabled: [],
    emails: [`tickets@${host}`, `orders@${host}`],
    invoice_address: {
      country: data.country,
      city,
      province,
      number,
      postalcode,
      streetname,
      streetname2: null,
      latitude: data.at[0].toFixed(4),
      longitude: data.at[1].toFixed(4),
    },
    allowed_distribution_channel_types: ['b2b', 'b2c'],
    allowed_distribution_channels: ['service'],
    allowed_distribution_channel_accesstypes: ['api', 'portal'],
    allowed_distribution_methods: data.app ? [...ticketTypes] : ticketTypes.filter((type) => type !== 'appticket'),
    signed_platform_agreement_date: addDays(today, -400 + i * 11),
    signed_platform_agreement_version: '2.1',
    supplier_app_name: data.app ?? null,
    supplier_products: Object.fromEntries((data.sports ?? ['all']).map((sport) => [sport, official ? 'allocation' : 'resale'])),
    cancellation_policy: data.type === 'organiser' ? [{ until_days_before: 30, refund_percent: 50 }] : [],
  }
}

function phone(iso_country: string, line: number): string | null {
  const range = phones[iso_country]
  if (!range) return null
  const [start, digits] = range
  return start + String(line % 10 ** digits).padStart(digits, '0')
}
