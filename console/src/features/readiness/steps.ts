import type { paths } from '@allotment/sdk'
import { type May, may } from '../../access.js'
import { tr, trCount } from '../../texts.js'

export type Readiness = paths['/v1/internal/console/readiness/{kind}/{id}']['get']['responses'][200]['content']['application/json']
export type ReadinessKind = Readiness['kind']
type Step = Readiness['steps'][number]

interface StepText {
  /** When it is done. */
  label: (count: number) => string
  /** When it is not. */
  todo: string
  /** Who may mend it. */
  may: May
  /** The place where it is mended. */
  mend: (readiness: Readiness, step: Step) => { href: string; label: string } | null
}

const listOf = ({ kind, id }: Readiness, list: string): string => `/${list}?${kind}_id=${id}`
const venueOf = ({ kind, id }: Readiness): string => (kind === 'venue' ? `?venue_id=${id}` : '')

/** The words of each step. Which steps there are, and whether they are done, is decided by the service. */
export const stepTexts: Record<Step['step'], StepText> = {
  event: {
    label: () => tr('The event takes place'),
    todo: tr('The event is not on sale'),
    may: may.manageCatalogue,
    mend: ({ id }) => ({ href: `/events/${id}#edit`, label: tr('Edit the event') }),
  },
  category: {
    label: () => tr('The category takes tickets'),
    todo: tr('The category takes no tickets'),
    may: may.manageCatalogue,
    mend: ({ id }) => ({ href: `/categories/${id}#edit`, label: tr('Edit the category') }),
  },
  events: {
    label: (count) => trCount(count, '{n} event to come', '{n} events to come'),
    todo: tr('No event to come'),
    may: may.manageCatalogue,
    mend: () => ({ href: '/events#new', label: tr('New event') }),
  },
  categories: {
    label: (count) => trCount(count, '{n} category for tickets', '{n} categories for tickets'),
    todo: tr('No category for tickets'),
    may: may.manageCatalogue,
    mend: (readiness) => ({ href: `/categories${venueOf(readiness)}#new`, label: tr('New category') }),
  },
  tickets: {
    label: (count) => trCount(count, '{n} ticket offered', '{n} tickets offered'),
    todo: tr('No tickets are offered'),
    may: may.manageTickets,
    mend: ({ event_id }) => (event_id === null ? null : { href: `/events/${event_id}/offer`, label: tr('Offer tickets') }),
  },
  on_sale: {
    label: (count) => trCount(count, '{n} ticket on sale', '{n} tickets on sale'),
    todo: tr('None is on sale'),
    may: may.manageTickets,
    mend: (readiness, { count, reasons }) =>
      count === 0 && reasons.length > 0 ? { href: listOf(readiness, 'tickets'), label: tr('To the tickets') } : null,
  },
  stock: {
    label: (count) => trCount(count, '{n} ticket with enough left', '{n} tickets with enough left'),
    todo: tr('Nothing is left to sell'),
    may: may.manageTickets,
    mend: ({ event_id }, { reasons }) =>
      event_id === null || reasons.length === 0 ? null : { href: `/events/${event_id}/offer`, label: tr('Change the stock') },
  },
  buyers: {
    label: () => tr('Distributors can see them'),
    todo: tr('No distributor can see them'),
    may: may.manageTickets,
    mend: (_, { reasons: [first] }) => (first?.ticket_id ? { href: `/tickets/${first.ticket_id}`, label: tr('Who may buy') } : null),
  },
}
