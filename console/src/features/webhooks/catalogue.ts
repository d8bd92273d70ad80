import { type EventType, eventTypes as resources } from '@allotment/sdk/model'
import { say } from '../../say.js'
import { tr } from '../../texts.js'

export const eventTypes = Object.keys(resources) as EventType[]

const told: Partial<Record<EventType, string>> = {
  bookingorder_completed: tr('An order is completed: its tickets are there'),
  bookingorder_cancelled: tr('An order is cancelled'),
  sale_created: tr('A ticket of yours was sold'),
  sale_cancelled: tr('A sale of yours was cancelled'),
}
/** The meaning of an event type. */
export const telling = (type: EventType): string => told[type] ?? say(type)
