import type { paths } from '@allotment/sdk'

/** What orders and reservations both answer. */
export type GuestData = paths['/v1/reservations/{reservation_id}/guestdata']['get']['responses'][200]['content']['application/json']
export type Guest = GuestData['items'][number]['guests'][number]

export const guestFields = [
  'first_name',
  'last_name',
  'contact_email',
  'contact_phone',
  'date_of_birth',
  'gender',
  'country_of_residence',
  'passport_number',
  'street_name',
  'additional_street_name',
  'zip',
  'city',
  'province',
  'supported_team',
] as const
export type GuestField = (typeof guestFields)[number]

export const guestLabels: Record<GuestField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  contact_email: 'E-mail',
  contact_phone: 'Phone',
  date_of_birth: 'Born',
  gender: 'Gender',
  country_of_residence: 'Country',
  passport_number: 'Passport',
  street_name: 'Street',
  additional_street_name: 'Address, more',
  zip: 'Postal code',
  city: 'City',
  province: 'Province',
  supported_team: 'Supports',
}

/** What the service found wrong with a field, in words; null when it is content. */
export function faultOf({ conditions }: Guest, field: GuestField): string | null {
  const condition = conditions[field]
  if (condition === 'missing') return 'Needed'
  if (!condition?.startsWith('invalid:')) return null
  const reason = condition.slice('invalid:'.length)
  const said: Record<string, string> = {
    placeholder: 'Not a real value',
    away_fan: 'Supporters of the visiting team may not sit here',
    country_not_allowed: 'Not for this country',
  }
  return said[reason] ?? reason
}

/** A block copied from a spreadsheet: lines and tabs, or commas when there are no tabs. */
export function cellsOf(text: string): string[][] {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n')
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : lines.length > 1 ? ',' : null
  return lines.map((line) => (separator === null ? [line] : line.split(separator)).map((cell) => cell.trim()))
}
