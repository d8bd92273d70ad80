import { tr, trLabel } from './texts.js'

/** Where the API's word is not the one people use. */
const words: Record<string, string> = {
  net_rate: 'price',
  cost_price: 'cost',
  sales_price: 'retail price',
  supplier_quantity: 'stock',
  available_quantity: 'what is left',
  currency_code: 'currency',
  date_start: 'begin',
  date_stop: 'end',
  iso_country: 'country',
  accepted_gt: 'acceptance of the terms',
  contact_email: 'e-mail address',
  booking_email: 'e-mail address',
}

/** A field of the API as people call it. */
export const fieldName = (name: string): string => trLabel(words[name] ?? (name.replace(/_ids?$/, '') || name).replaceAll('_', ' '))

const anId = /^[0-9a-z]{26}_[a-z]{3}$/

/** A place in the request: `/items/0/quantity` is the quantity of line 1. */
function place(pointer: string): string {
  const parts = pointer.split('/').slice(1)
  const line = parts.findLast((part) => /^\d+$/.test(part))
  const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? ''
  return line === undefined ? fieldName(name) : tr('{field} of line {number}', { field: fieldName(name), number: Number(line) + 1 })
}

/** The message of the service, without the names of its fields. Ids and paths stay as they are. */
export function plain(text: string): string {
  const said = text
    .replace(/(^|[\s(;,])((?:\/[a-z0-9_]+)+)/g, (whole, before: string, pointer: string) =>
      pointer.startsWith('/v1') ? whole : before + place(pointer),
    )
    .replace(/`?\b[a-z0-9]+(?:_[a-z0-9]+)+\b`?/g, (name) => (anId.test(name) ? name : fieldName(name.replaceAll('`', ''))))
  return said.charAt(0).toUpperCase() + said.slice(1)
}
