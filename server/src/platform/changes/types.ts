/**
 * Every type of event there is, once: what webhooks can be registered for, what the changes feed shows, and what the reference says about
 * both. `changed` is part of the body of those that come from the log of changes; the first four have the contract's body and nothing else.
 */
interface Entry {
  /** what `resource_id` is the id of */
  resource:
    | 'bookingorder'
    | 'sale'
    | 'ticket'
    | 'event'
    | 'event_translation'
    | 'reservation'
    | 'ticketfile'
    | 'webhook'
    | 'api_key'
    | 'distributor'
  about: string
  receivers: readonly Receiver[]
  /** where it is told */
  told: 'webhook' | 'feed' | 'both'
  /** by which of these a webhook can narrow down what it is told */
  filters?: readonly FilterField[]
  example: { resource_id: string; changed?: readonly string[] }
}
export type Receiver = 'buyer' | 'supplier' | 'everybody who sees it' | 'its own client'
export type FilterField = 'event_id' | 'tournament_id' | 'venue_id' | 'ticket_id'

const ofEvent = ['event_id', 'tournament_id', 'venue_id'] as const
const ofTicket = [...ofEvent, 'ticket_id'] as const
const id = (suffix: string) => `01k9zq3v5r8t2w4y6a1b3c5d7e_${suffix}`
const everybody = ['everybody who sees it'] as const

export const eventCatalogue = {
  bookingorder_completed: {
    resource: 'bookingorder',
    about: 'A booking order is completed: its tickets can be fetched',
    receivers: ['buyer'],
    told: 'webhook',
    example: { resource_id: id('bor') },
  },
  bookingorder_cancelled: {
    resource: 'bookingorder',
    about: 'A booking order is cancelled',
    receivers: ['buyer'],
    told: 'webhook',
    example: { resource_id: id('bor') },
  },
  sale_created: {
    resource: 'sale',
    about: 'Tickets of a supplier were sold',
    receivers: ['supplier'],
    told: 'both',
    example: { resource_id: id('prc') },
  },
  sale_cancelled: {
    resource: 'sale',
    about: 'A sale is withdrawn',
    receivers: ['supplier'],
    told: 'webhook',
    example: { resource_id: id('prc') },
  },

  ticket_created: {
    resource: 'ticket',
    about: 'A ticket is offered, or has come into sight',
    receivers: everybody,
    told: 'both',
    filters: ofTicket,
    example: { resource_id: id('tck') },
  },
  ticket_changed: {
    resource: 'ticket',
    about:
      'Stock, price, status or another field of a ticket changed. Webhooks hear of stock when it is sold out, is back, or passes one of their `stock_thresholds`, and once a second at most for each ticket',
    receivers: everybody,
    told: 'both',
    filters: ofTicket,
    example: { resource_id: id('tck'), changed: ['available_quantity', 'stock', 'allowed_quantities'] },
  },
  ticket_removed: {
    resource: 'ticket',
    about: 'A ticket is withdrawn, or has gone out of sight',
    receivers: everybody,
    told: 'both',
    filters: ofTicket,
    example: { resource_id: id('tck') },
  },
  event_created: {
    resource: 'event',
    about: 'A new event',
    receivers: everybody,
    told: 'both',
    filters: ofEvent,
    example: { resource_id: id('evt') },
  },
  event_changed: {
    resource: 'event',
    about: 'Date, time, venue, status or another field of an event changed',
    receivers: everybody,
    told: 'both',
    filters: ofEvent,
    example: { resource_id: id('evt'), changed: ['date_start', 'date_start_utc'] },
  },
  event_removed: {
    resource: 'event',
    about: 'An event is deleted',
    receivers: everybody,
    told: 'both',
    filters: ofEvent,
    example: { resource_id: id('evt') },
  },
  event_translation_created: {
    resource: 'event_translation',
    about: 'An event has a name in another language; the id is event and language',
    receivers: everybody,
    told: 'feed',
    example: { resource_id: `${id('evt')}/nl_NL` },
  },
  event_translation_updated: {
    resource: 'event_translation',
    about: 'The name of an event in a language changed',
    receivers: everybody,
    told: 'feed',
    example: { resource_id: `${id('evt')}/nl_NL`, changed: ['translated_event_name'] },
  },
  event_translation_removed: {
    resource: 'event_translation',
    about: 'An event has no name in a language any more',
    receivers: everybody,
    told: 'feed',
    example: { resource_id: `${id('evt')}/nl_NL` },
  },
  reservation_created: {
    resource: 'reservation',
    about: 'A reservation is made',
    receivers: ['buyer'],
    told: 'feed',
    example: { resource_id: id('rsv') },
  },
  reservation_updated: {
    resource: 'reservation',
    about: 'A reservation is extended, changed, booked, released or has run out',
    receivers: ['buyer'],
    told: 'feed',
    example: { resource_id: id('rsv'), changed: ['status'] },
  },
  reservation_expiring: {
    resource: 'reservation',
    about: 'A hold is about to run out',
    receivers: ['buyer'],
    told: 'webhook',
    example: { resource_id: id('rsv') },
  },
  reservation_expired: {
    resource: 'reservation',
    about: 'A hold has run out and its tickets are on sale again',
    receivers: ['buyer'],
    told: 'webhook',
    example: { resource_id: id('rsv') },
  },
  bookingorder_created: {
    resource: 'bookingorder',
    about: 'A booking order is made',
    receivers: ['buyer', 'supplier'],
    told: 'both',
    filters: ofEvent,
    example: { resource_id: id('bor') },
  },
  bookingorder_updated: {
    resource: 'bookingorder',
    about: 'A booking order changed, or an admission of it',
    receivers: ['buyer', 'supplier'],
    told: 'both',
    filters: ofEvent,
    example: { resource_id: id('bor'), changed: ['logistic_status'] },
  },
  guestdata_required: {
    resource: 'bookingorder',
    about: 'A booking order waits for data of its guests',
    receivers: ['buyer'],
    told: 'webhook',
    example: { resource_id: id('bor') },
  },
  ticketfile_assigned: {
    resource: 'bookingorder',
    about: 'Seats or ticket files were given to admissions of a booking order',
    receivers: ['buyer', 'supplier'],
    told: 'webhook',
    example: { resource_id: id('bor') },
  },
  admission_recorded: {
    resource: 'bookingorder',
    about: 'A guest was let in with an admission of a booking order',
    receivers: ['buyer'],
    told: 'webhook',
    example: { resource_id: id('bor') },
  },
  admissions_relisted: {
    resource: 'bookingorder',
    about: 'Admissions of a booking order are on sale again, by whoever bought them',
    receivers: ['buyer'],
    told: 'webhook',
    example: { resource_id: id('bor') },
  },
  sale_updated: {
    resource: 'sale',
    about: 'A sale changed',
    receivers: ['supplier'],
    told: 'both',
    filters: ofEvent,
    example: { resource_id: id('prc'), changed: ['purchaseorder_status'] },
  },
  ticketfile_created: {
    resource: 'ticketfile',
    about: 'A ticket file was uploaded',
    receivers: ['supplier'],
    told: 'feed',
    example: { resource_id: id('tfl') },
  },
  ticketfile_updated: {
    resource: 'ticketfile',
    about: 'A ticket file was read, scanned or assigned',
    receivers: ['supplier'],
    told: 'feed',
    example: { resource_id: id('tfl'), changed: ['download_items_csv'] },
  },
  ticketfile_removed: {
    resource: 'ticketfile',
    about: 'A ticket file was revoked',
    receivers: ['supplier'],
    told: 'feed',
    example: { resource_id: id('tfl') },
  },
  catalogue_reset: {
    resource: 'distributor',
    about: 'The distributor moved to another country and sees other tickets: read the lists anew',
    receivers: ['buyer'],
    told: 'feed',
    example: { resource_id: id('dst') },
  },
  webhook_failing: {
    resource: 'webhook',
    about: 'Deliveries to another webhook of the same client have begun to fail',
    receivers: ['its own client'],
    told: 'webhook',
    example: { resource_id: id('whk') },
  },
  webhook_disabled: {
    resource: 'webhook',
    about: 'Another webhook of the same client was switched off by the service',
    receivers: ['its own client'],
    told: 'webhook',
    example: { resource_id: id('whk') },
  },
  api_key_expiring: {
    resource: 'api_key',
    about: 'An API key of the client ends soon',
    receivers: ['its own client'],
    told: 'webhook',
    example: { resource_id: id('key') },
  },
} as const satisfies Record<string, Entry>

export type EventName = keyof typeof eventCatalogue
type Told<T extends Entry['told']> = { [K in EventName]: (typeof eventCatalogue)[K]['told'] extends T ? K : never }[EventName]
/** What webhooks can be registered for, and what the feed shows. */
export type WebhookType = Told<'webhook' | 'both'>
export type FeedType = Told<'feed' | 'both'>

const names = Object.keys(eventCatalogue) as EventName[]
const toldBy = (way: 'webhook' | 'feed') =>
  names.filter((name) => eventCatalogue[name].told === way || eventCatalogue[name].told === 'both')
export const webhookTypes = toldBy('webhook') as [WebhookType, ...WebhookType[]]
export const feedTypes = toldBy('feed') as [FeedType, ...FeedType[]]

export const filtersOf = (name: EventName): readonly FilterField[] => {
  const entry: Entry = eventCatalogue[name]
  return entry.filters ?? []
}

/** Each type of the feed with the kind of resource it is about. */
export const changeResources = Object.fromEntries(feedTypes.map((name) => [name, eventCatalogue[name].resource]))
