import type { paths } from '@allotment/sdk'
import { counted } from '../../format.js'

export type Readiness = paths['/v1/internal/console/readiness/{kind}/{id}']['get']['responses'][200]['content']['application/json']
export type ReadinessKind = Readiness['kind']
type Step = Readiness['steps'][number]

interface StepText {
  /** When it is done. */
  label: (count: number) => string
  /** When it is not. */
  todo: string
  /** The place where it is mended. */
  mend: (readiness: Readiness, step: Step) => { href: string; label: string } | null
}

const listOf = ({ kind, id }: Readiness, list: string): string => `/${list}?${kind}_id=${id}`
const venueOf = ({ kind, id }: Readiness): string => (kind === 'venue' ? `?venue_id=${id}` : '')

/** The words of each step. Which steps there are, and whether they are done, is decided by the service. */
export const stepTexts: Record<Step['step'], StepText> = {
  event: {
    label: () => 'The event takes place',
    todo: 'The event does not take place',
    mend: ({ id }) => ({ href: `/events/${id}#edit`, label: 'Edit the event' }),
  },
  category: {
    label: () => 'The category takes tickets',
    todo: 'The category takes no tickets',
    mend: ({ id }) => ({ href: `/categories/${id}#edit`, label: 'Edit the category' }),
  },
  events: {
    label: (count) => `${counted(count, 'event')} to come`,
    todo: 'No event to come',
    mend: () => ({ href: '/events#new', label: 'New event' }),
  },
  categories: {
    label: (count) => `${counted(count, 'category', 'categories')} for tickets`,
    todo: 'No category for tickets',
    mend: (readiness) => ({ href: `/categories${venueOf(readiness)}#new`, label: 'New category' }),
  },
  tickets: {
    label: (count) => `${counted(count, 'ticket')} offered`,
    todo: 'No tickets are offered',
    mend: ({ event_id }) => (event_id === null ? null : { href: `/events/${event_id}/offer`, label: 'Offer tickets' }),
  },
  on_sale: {
    label: (count) => `${counted(count, 'ticket')} on sale`,
    todo: 'None is on sale',
    mend: (readiness, { count, reasons }) =>
      count === 0 && reasons.length > 0 ? { href: listOf(readiness, 'tickets'), label: 'To the tickets' } : null,
  },
  stock: {
    label: (count) => `${counted(count, 'ticket')} with enough left`,
    todo: 'Nothing is left to sell',
    mend: ({ event_id }, { reasons }) =>
      event_id === null || reasons.length === 0 ? null : { href: `/events/${event_id}/offer`, label: 'Change the stock' },
  },
  buyers: {
    label: () => 'Distributors can see them',
    todo: 'No distributor can see them',
    mend: (_, { reasons: [first] }) => (first?.ticket_id ? { href: `/tickets/${first.ticket_id}`, label: 'Who may buy' } : null),
  },
}
