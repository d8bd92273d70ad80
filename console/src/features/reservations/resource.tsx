import { enums, machines } from '@allotment/sdk/model'
import { isStaff } from '../../access.js'
import { moment, money } from '../../format.js'
import { inWords, say } from '../../say.js'
import { byId } from '../../search.js'
import { tr, trCount } from '../../texts.js'
import { distributorThing, eventThing, ticketThing } from '../../things.js'
import { Code, Lines, Mail } from '../../ui/Code.js'
import { defineResource, listOf, type RowOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'
import { Countdown } from './Countdown.js'

export type Reservation = RowOf<'/v1/reservations'>

/** Still holds stock, so it can expire. */
export const isHeld = ({ status }: Pick<Reservation, 'status'>): boolean => status === 'active' || status === 'extended'

/** Nothing is held yet: the supplier has to answer. */
export const isAsked = ({ status }: Pick<Reservation, 'status'>): boolean => status === 'pending_supplier'

export const reservations = defineResource({
  name: 'reservations',
  title: tr('Reservations'),
  source: listOf('/v1/reservations'),
  id: (reservation) => reservation.reservation_id,
  href: (reservation) => `/reservations/${reservation.reservation_id}`,
  sorting: '-created',
  // Holds change without a user, so the list is refreshed.
  refetchInterval: 15_000,
  search: {
    hint: tr('Id, e-mail, reference, notes'),
    query: (text) => byId(text, { tck: 'ticket_id', evt: 'event_id', dst: 'distributor_id', cln: 'client_id' }) ?? { query: text },
  },
  columns: [
    {
      key: 'what',
      label: tr('Reservation'),
      width: 240,
      cell: ({ items }) => (
        <Lines
          main={items[0]?.event_name ?? '–'}
          sub={[
            items
              .map(({ quantity, ticket_name }) => `${quantity} × ${ticket_name}`)
              .slice(0, 2)
              .join(', '),
            ...(items.length > 2 ? [trCount(items.length - 2, 'and {n} more line', 'and {n} more lines')] : []),
          ].join(' ')}
        />
      ),
    },
    { key: 'status', label: tr('Status'), sort: 'status', cell: (one) => <Status value={one.void_reason ?? one.status} /> },
    {
      key: 'until',
      label: tr('Holds|time left'),
      sort: 'valid_until',
      cell: (one) => (isHeld(one) ? <Countdown until={one.valid_until} /> : '–'),
    },
    {
      key: 'distributor',
      label: tr('Distributor'),
      may: isStaff,
      cell: ({ distributor_id }) => <Name of="distributor" id={distributor_id} />,
    },
    { key: 'email', label: tr('Booked by'), cell: ({ booking_email }) => <Mail>{booking_email}</Mail> },
    { key: 'worth', label: tr('Worth'), align: 'right', cell: ({ items }) => worth(items) },
    { key: 'created', label: tr('Made'), sort: 'created', cell: ({ created }) => moment(created) },
    { key: 'reference', label: tr('Reference'), extra: true, cell: ({ external_reference_id }) => external_reference_id ?? '–' },
    { key: 'notes', label: tr('Notes'), extra: true, cell: ({ notes }) => notes || '–' },
    { key: 'valid', label: tr('Holds until'), sort: 'valid_until', extra: true, cell: ({ valid_until }) => moment(valid_until) },
    { key: 'updated', label: tr('Changed'), sort: 'updated', extra: true, cell: ({ updated }) => moment(updated) },
    { key: 'id', label: tr('Id'), extra: true, cell: ({ reservation_id }) => <Code>{reservation_id}</Code> },
  ],
  filters: [
    { key: 'status', label: tr('Status'), kind: 'choice', values: Object.keys(machines.reservation_status), first: true },
    { key: 'event_id', label: tr('Event'), kind: 'thing', thing: eventThing, first: true },
    { key: 'created', label: tr('Made'), kind: 'date', first: true },
    { key: 'distributor_id', label: tr('Distributor'), kind: 'thing', thing: distributorThing, may: isStaff },
    { key: 'ticket_id', label: tr('Ticket'), kind: 'thing', thing: ticketThing },
    { key: 'sport_type', label: tr('Sport'), kind: 'choice', values: inWords(enums.sportTypes), name: say },
    { key: 'valid_until', label: tr('Holds until'), kind: 'date' },
    { key: 'external_reference_id', label: tr('Reference'), kind: 'text' },
    { key: 'updated', label: tr('Changed'), kind: 'date' },
  ],
  queues: [
    { label: tr('Holding'), filters: { status: 'in:[active,extended]' } },
    { label: tr('Asked of suppliers'), filters: { status: 'pending_supplier' } },
    { label: tr('Booked'), filters: { status: 'booked' } },
    { label: tr('Void'), filters: { status: 'void' } },
  ],
  empty: {
    title: tr('No reservations yet'),
    detail: tr('A reservation holds tickets for some minutes, until it is booked, is released or expires.'),
    action: <Step href="/tickets?on_sale=true" label={tr('To the tickets on sale')} />,
  },
})

/** Sums per currency: a reservation may have several. */
export function worth(items: Reservation['items']): string {
  const sums = new Map<string, number>()
  for (const { net_rate, quantity, currency } of items) sums.set(currency, (sums.get(currency) ?? 0) + net_rate * quantity)
  return [...sums].map(([currency, amount]) => money(amount, currency)).join(' + ') || '–'
}
