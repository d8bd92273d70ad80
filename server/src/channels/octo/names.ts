/** Ids of the standard. They consist of immutable ids, so they never change. Our ids contain neither dots nor hyphens. */

/** A category has two options: one with instant confirmation and one on request. */
export interface OptionName {
  category_id: string
  on_request: boolean
}
export interface SlotId extends OptionName {
  event_id: string
}

const marker = '-on-request'

export const optionId = ({ category_id, on_request }: OptionName): string => (on_request ? `${category_id}${marker}` : category_id)

export function parseOptionId(id: string): OptionName {
  const on_request = id.endsWith(marker)
  return { category_id: on_request ? id.slice(0, -marker.length) : id, on_request }
}

/** The id does not contain the time, so it stays the same when the event is moved. */
export const availabilityId = (slot: SlotId): string => `${slot.event_id}.${optionId(slot)}`

export function parseAvailabilityId(id: string): SlotId | undefined {
  const [event_id = '', option = '', ...more] = id.split('.')
  const name = parseOptionId(option)
  return event_id === '' || name.category_id === '' || more.length > 0 ? undefined : { event_id, ...name }
}
