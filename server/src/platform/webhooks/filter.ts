import { fault, invalid } from '../../lib/errors.js'
import { eventCatalogue, type FilterField, filtersOf, webhookTypes } from '../changes/types.js'
import type { WebhookFilter } from '../db/json.js'
import type { EventType } from './list.js'

/** `changed` in a test delivery, for types that have it. */
export function exampleChanges(type: EventType): readonly string[] | undefined {
  const { example } = eventCatalogue[type]
  if (!hasChanged(type)) return undefined
  return 'changed' in example ? example.changed : []
}

/** Whether the body of a type has `changed`: types from the log of changes, except those of the contract. */
export const hasChanged = (type: EventType): boolean => fromLog.has(type)

/**
 * Types that are made from the log of changes: all that webhooks share with the feed. `sale_created` alone is emitted with the sale, with the
 * body of the contract. The types that only webhooks have are emitted by domain events.
 */
export const logTypes: readonly EventType[] = webhookTypes.filter((type) => eventCatalogue[type].via === 'both' && type !== 'sale_created')
const fromLog: ReadonlySet<string> = new Set(logTypes)

/** A filter as it is stored. A filter on a field that the type does not have is refused. */
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

/** The values of an event that filters compare with. */
export type Concerned = Record<FilterField, string | null>

export const fits = (filter: WebhookFilter | null, concerned: Concerned): boolean =>
  filter === null ||
  (Object.keys(concerned) as FilterField[]).every((name) => {
    const wanted = filter[name]
    return wanted === undefined || (concerned[name] !== null && wanted.includes(concerned[name]))
  })
