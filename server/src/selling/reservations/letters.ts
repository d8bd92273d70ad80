import { formatMinor } from '../../lib/money.js'
import { wireTime } from '../../lib/time.js'
import type { JobPayloads } from '../../platform/jobs/jobs.js'
import type { ReservationRow } from './store.js'

/** With the distributor, whose letters to one address are limited. */
type Letter = JobPayloads['mail']

/** Emails about a new hold, to the recipients that asked for them. */
export function reservationLetters(row: ReservationRow): Letter[] {
  const lines = row.items.map(
    (item) =>
      `  ${item.quantity} × ${item.event_name}, ${item.ticket_name}: ${formatMinor(item.net_rate, item.currency)} ${item.currency} each`,
  )
  const until = `${wireTime(row.valid_until).replace('T', ' ')} UTC`
  const text = [
    row.status === 'pending_supplier'
      ? `The supplier was asked for these tickets and answers before ${until}:`
      : `These tickets are held until ${until}:`,
    '',
    ...lines,
    '',
    `Reservation ${row.reservation_id}${row.external_reference_id ? `, your reference ${row.external_reference_id}` : ''}`,
  ].join('\n')
  return [
    {
      to: row.booking_email,
      distributor_id: row.distributor_id,
      subject: row.status === 'pending_supplier' ? 'Your request for tickets' : 'Your tickets are held',
      text,
    },
  ]
}

/** To the supplier: the requested tickets and the deadline for an answer. */
export const requestLetters = (row: ReservationRow, addresses: string[]): Letter[] =>
  addresses.map((to) => ({
    to,
    distributor_id: row.distributor_id,
    subject: `Tickets asked for: ${row.items[0]?.event_name ?? ''}`,
    text: [
      `Please accept or refuse before ${wireTime(row.valid_until).replace('T', ' ')} UTC:`,
      '',
      ...row.items.map((item) => `  ${item.quantity} × ${item.event_name}, ${item.ticket_name}`),
      '',
      `POST /v1/sales/requests/${row.reservation_id}  {"accept": true}`,
    ].join('\n'),
  }))

/** To the buyer: the supplier's answer. */
export const answeredLetter = (row: ReservationRow): Letter => ({
  to: row.booking_email,
  distributor_id: row.distributor_id,
  subject: row.status === 'active' ? 'Your request was accepted' : 'Your request was refused',
  text: [
    row.status === 'active'
      ? `The supplier has the tickets; they are held for you until ${wireTime(row.valid_until).replace('T', ' ')} UTC:`
      : 'The supplier does not have the tickets:',
    '',
    ...row.items.map((item) => `  ${item.quantity} × ${item.event_name}, ${item.ticket_name}`),
    '',
    `Reservation ${row.reservation_id}`,
  ].join('\n'),
})

/**
 * To the buyer of a hold that ended because its tickets were withdrawn from sale. Sent if the hold was waiting for a supplier, or if the
 * buyer asked for notifications.
 */
export function withdrawnLetters(row: ReservationRow): Letter[] {
  if (row.status !== 'pending_supplier' && !row.notify_client && !row.notify_me) return []
  const text = [
    'These tickets are no longer on sale, and are not held for you any more:',
    '',
    ...row.items.map((item) => `  ${item.quantity} × ${item.event_name}, ${item.ticket_name}`),
    '',
    `Reservation ${row.reservation_id}`,
  ].join('\n')
  return [{ to: row.booking_email, distributor_id: row.distributor_id, subject: 'Your tickets were taken off sale', text }]
}
