import { fault, invalid } from '../../lib/errors.js'
import { eventCatalogue, type FilterField, filtersOf } from '../changes/types.js'
import type { WebhookFilter } from '../db/json.js'
import type { EventType } from './list.js'

/** What stands in `changed` of a trial delivery, for the types that have it. */
export function exampleChanges(type: EventType): readonly string[] | undefined {
  const { example } = eventCatalogue[type]
  if (!hasChanged(type)) return undefined
  return 'changed' in example ? example.changed : []
}

/** Whether the body of a type says what changed: those that come from the log of changes, and not from the contract. */
export const hasChanged = (type: EventType): boolean => fromLog.has(type)

/** The types that are made from the log of changes as they stand; the others are told by what happens. */
export const logTypes = [
  ...(['ticket_created', 'ticket_changed', 'ticket_removed', 'event_created', 'event_changed', 'event_removed'] as const),
  ...(['bookingorder_created', 'bookingorder_updated', 'sale_updated'] as const),
] satisfies EventType[]
const fromLog: ReadonlySet<string> = new Set(logTypes)

/** A filter as it is kept. One that could never be asked is a mistake, and is refused. */
export function filterInput(type: EventType, filter: WebhookFilter | null | undefined): string | null {
  if (!filter) return null
  const known: string[] = [...filtersOf(type), ...(type === 'ticket_changed' ? ['stock_thresholds'] : [])]
  const strays = Object.keys(filter).filter((name) => !known.includes(name))
  if (strays.length > 0) {
    const right = known.length > 0 ? `${type} can be filtered by ${known.join(', ')}` : `${type} cannot be filtered`
    throw invalid(strays.map((name) => fault(`/filter/${name}`, 'not_filterable', right)))
  }
  return Object.keys(filter).length === 0 ? null : JSON.stringify(filter)
}

/** What of something that happened a filter asks about. */
export type Concerned = Record<FilterField, string | null>

export const fits = (filter: WebhookFilter | null, concerned: Concerned): boolean =>
  filter === null ||
  (Object.keys(concerned) as FilterField[]).every((name) => {
    const wanted = filter[name]
    return wanted === undefined || (concerned[name] !== null && wanted.includes(concerned[name]))
  })
