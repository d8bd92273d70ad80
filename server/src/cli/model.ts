import { settableStatuses as settableEventStatuses } from '../catalogue/events/schema.js'
import { memoScopes } from '../desk/memos/list.js'
import { methods as requestMethods } from '../desk/requestlog/list.js'
import { columns as seatColumns } from '../fulfilment/ticketfiles/csv.js'
import { stepStatuses } from '../fulfilment/ticketfiles/schema.js'
import { grantable, roles, scopes } from '../lib/caller.js'
import { countries } from '../lib/countries.js'
import { currencyCodes, exponentOf } from '../lib/currencies.js'
import { disruptionDecisions, disruptionKinds, disruptionMachine } from '../lib/disruption-states.js'
import * as contract from '../lib/enums.js'
import { fieldWords } from '../lib/field-words.js'
import { locales, localeTag } from '../lib/locales.js'
import { financial, itemMachine, logistic, notifyClient } from '../lib/order-states.js'
import { distributorFinancial } from '../money/charge/states.js'
import { settledLater } from '../money/payments/unpaid.js'
import { clientStatuses } from '../parties/clients/list.js'
import { distributorStatuses } from '../parties/distributors/list.js'
import { paymentMethods } from '../parties/distributors/schema.js'
import { invitationStatuses } from '../parties/invitations/list.js'
import { supplierStatuses } from '../parties/suppliers/list.js'
import { changeResources } from '../platform/changes/types.js'
import { feeTypes, guestFields, landmarkKinds } from '../platform/db/json.js'
import { namedKinds } from '../platform/db/names.js'
import { can } from '../platform/http/permissions.js'
import { deliveryStatuses, resourceOf } from '../platform/webhooks/list.js'
import { releaseKinds } from '../selling/allotments/release.js'
import { rateKinds } from '../selling/allotments/schema.js'
import { allotmentMachine } from '../selling/allotments/states.js'
import { acceptedAs } from '../selling/grouprequests/schema.js'
import { groupRequestMachine, quoteStatuses } from '../selling/grouprequests/states.js'
import { genders } from '../selling/guests/fields.js'
import { guestdata } from '../selling/guests/states.js'
import { type FieldRule, itemFields, orderCommands, orderFields } from '../selling/orders/fields.js'
import { payoutStates, purchaseorder, purchaseSources, itemStatuses as saleItemStatuses } from '../selling/purchases/states.js'
import { reservationMachine, voidReasons } from '../selling/reservations/states.js'

/** The status machines by the name of the status field. */
const machines = {
  reservation_status: reservationMachine,
  allotment_status: allotmentMachine,
  grouprequest_status: groupRequestMachine,
  logistic_status: logistic,
  guestdata_status: guestdata,
  distributorfinancial_status: distributorFinancial,
  financial_status: financial,
  notify_client_status: notifyClient,
  orderitem_status: itemMachine,
  purchaseorder_status: purchaseorder,
  disruption_status: disruptionMachine,
}

/** The contract's enumerations are in one file. These are defined beside their modules. */
const enums = {
  ...contract,
  clientStatuses,
  deliveryStatuses,
  disruptionDecisions,
  disruptionKinds,
  distributorStatuses,
  feeTypes,
  genders,
  guestFields,
  invitationStatuses,
  memoScopes,
  payoutStates,
  purchaseSources,
  landmarkKinds,
  quoteStatuses,
  rateKinds,
  releaseKinds,
  quoteAcceptances: acceptedAs,
  requestMethods,
  roles,
  saleItemStatuses,
  scopes,
  seatColumns,
  settableEventStatuses,
  stepStatuses,
  supplierStatuses,
  voidReasons,
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)
const sorted = <T>(record: Record<string, T>): Record<string, T> => Object.fromEntries(Object.entries(record).sort(byKey))
const mapped = <T, R>(record: Record<string, T>, to: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))

/** The fields that can be changed, with the roles that may change them. */
const editorsOf = (fields: Record<string, FieldRule>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { changedBy }]) => (changedBy ? [[name, changedBy]] : [])))

/**
 * The sources of `model.ts`, `access.ts` and `iso.ts` in `sdk/src/generated`: constants that a client needs and cannot request. They are
 * three files, because a browser needs access and codes for the first page, and the rest later. `operations` maps method and path to the name of
 * the permission.
 */
export function modelSources(operations: ReadonlyMap<string, string>): { access: string; iso: string; model: string } {
  const access: Part[] = [
    [
      'permissions',
      'What each permission asks for: for a scope `any`, or the roles of which one is enough.',
      mapped(can, ({ name: _name, ...rule }) => rule),
    ],
  ]
  const model: Part[] = [
    ['enums', 'Every list of values, in the order in which the service has them.', sorted(enums)],
    [
      'machines',
      'Status machines by the field that holds the status: from each status, where it may go.',
      mapped(machines, ({ moves }) => moves),
    ],
    ['operations', 'The permission that each operation needs; `open` needs none.', sorted(Object.fromEntries(operations))],
    ['grantable', 'The roles that a client of each scope may be given.', grantable],
    ['paymentMethods', 'How a distributor can pay.', paymentMethods],
    ['settledLater', 'Payment methods that a payment provider settles after the booking.', settledLater],
    ['eventTypes', 'What a webhook can be told of, with the kind of resource it is about.', resourceOf],
    ['changeTypes', 'What the feed of changes tells, with the kind of resource it is about.', changeResources],
    [
      'orderEditors',
      'Who may change which field of an order: by relation to it, or by role.',
      { ...editorsOf(orderFields), ...orderCommands },
    ],
    ['itemEditors', 'The same of an item of an order.', editorsOf(itemFields)],
    ['namedKinds', 'Resources whose ids are replaced by names in files for people.', namedKinds],
    ['fieldWords', 'Parts of field names that are written in one word or shortened, as people write them.', fieldWords],
  ]
  const iso: Part[] = [
    ['countries', 'ISO 3166-1: alpha-2 by alpha-3.', Object.fromEntries(countries.map(({ alpha3, alpha2 }) => [alpha3, alpha2]))],
    [
      'currencies',
      'ISO 4217: decimals of the minor unit by code.',
      Object.fromEntries(currencyCodes.map((code) => [code, exponentOf(code)])),
    ],
    ['locales', 'BCP 47 tag by the code that the service uses.', Object.fromEntries(locales.map((locale) => [locale, localeTag(locale)]))],
  ]
  return { access: sourceOf(access), iso: sourceOf(iso), model: sourceOf(model) }
}

type Part = [name: string, about: string, value: unknown]
const sourceOf = (parts: Part[]): string =>
  [
    "// Made from the server's own tables by `npm run generate`: change those, not this file.\n",
    ...parts.map(([name, about, value]) => `/** ${about} */\nexport const ${name} = ${literal(value)} as const\n`),
  ].join('\n')

/** JSON with one line for each entry. */
function literal(value: unknown): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  const lines = Object.entries(value).map(([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one)},`)
  return `{\n${lines.join('\n')}\n}`
}
