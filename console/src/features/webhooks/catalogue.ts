import { type EventType, eventTypes as resources } from '@allotment/sdk/model'
import { say } from '../../say.js'

export const eventTypes = Object.keys(resources) as EventType[]

const told: Partial<Record<EventType, string>> = {
  bookingorder_completed: 'An order is completed: its tickets are there',
  bookingorder_cancelled: 'An order is cancelled',
  sale_created: 'A ticket of yours was sold',
  sale_cancelled: 'A sale of yours was cancelled',
}
/** The meaning of an event type. */
export const telling = (type: EventType): string => told[type] ?? say(type)
