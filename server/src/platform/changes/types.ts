/**
 * Every event type, for webhooks, the changes feed and the reference. The body has `changed` if the event comes from the log of changes.
 * The first four types have the body of the contract and no other fields.
 */
interface Entry {
  /** resource of `resource_id` */
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
    | 'allotment'
    | 'grouprequest'
  about: string
  receivers: readonly Receiver[]
  /** where the event is sent */
  via: 'webhook' | 'feed' | 'both'
  /** the fields by which a webhook can filter */
  filters?: readonly FilterField[]
  example: { resource_id: string; changed?: readonly string[] }
}
export type Receiver = 'buyer' | 'supplier' | 'everybody who sees it' | 'its own client'
export type FilterField = 'event_id' | 'tournament_id' | 'venue_id' | 'ticket_id'

const ofEvent = ['event_id', 'tournament_id', 'venue_id'] as const
const ofTicket = [...ofEvent, 'ticket_id'] as const
const id = (suffix: string) => `01k9zq3v5r8t2w4y6a1b3c5d7e_${suffix}`
const everybody = ['everybody who sees it'] as const

/** A step between a distributor and a supplier, sent to both. */
const toBoth = <const R extends Entry['resource']>(resource: R, suffix: string, about: string) =>
  ({ resource, about, receivers: ['buyer', 'supplier'], via: 'webhook', example: { resource_id: id(suffix) } }) as const

export const eventCatalogue = {
  bookingorder_completed: {
    resource: 'bookingorder',
    about: 'A booking order is completed: its tickets can be fetched',
    receivers: ['buyer'],
    via: 'webhook',
    example: { resource_id: id('bor') },
  },
  bookingorder_cancelled: {
    resource: 'bookingorder',
    about: 'A booking order is cancelled',
    receivers: ['buyer'],
    via: 'webhook',
    example: { resource_id: id('bor') },
  },
  sale_created: {
    resource: 'sale',
    about: 'Tickets of a supplier were sold',
    receivers: ['supplier'],
    via: 'both',
    example: { resource_id: id('prc') },
  },
  sale_cancelled: {
    resource: 'sale',
    about: 'A sale is withdrawn',
    receivers: ['supplier'],
    via: 'webhook',
    example: { resource_id: id('prc') },
  },

  ticket_created: {
    resource: 'ticket',
    about: 'A ticket is offered, or has become visible',
    receivers: everybody,
    via: 'both',
    filters: ofTicket,
    example: { resource_id: id('tck') },
  },
  ticket_changed: {
    resource: 'ticket',
    about:
      'Stock, price, status or another field of a ticket changed. Webhooks hear of stock when it is sold out, is back, or passes one of their `stock_thresholds`, and once a second at most for each ticket',
    receivers: everybody,
    via: 'both',
    filters: ofTicket,
    example: { resource_id: id('tck'), changed: ['available_quantity', 'stock', 'allowed_quantities', 'reservations_quantity'] },
  },
  ticket_removed: {
    resource: 'ticket',
    about: 'A ticket is withdrawn, or has gone out of sight',
    receivers: everybody,
    via: 'both',
    filters: ofTicket,
    example: { resource_id: id('tck') },
  },
  event_created: {
    resource: 'event',
    about: 'A new event',
    receivers: everybody,
    via: 'both',
    filters: ofEvent,
    example: { resource_id: id('evt') },
  },
  event_changed: {
    resource: 'event',
    about: 'Date, time, venue, status or another field of an event changed',
    receivers: everybody,
    via: 'both',
    filters: ofEvent,
    example: { resource_id: id('evt'), changed: ['date_start', 'date_start_utc'] },
  },
  event_removed: {
    resource: 'event',
    about: 'An event is deleted',
    receivers: everybody,
    via: 'both',
    filters: ofEvent,
    example: { resource_id: id('evt') },
  },
  event_translation_created: {
    resource: 'event_translation',
    about: 'An event has a name in another language; the id is event and language',
    receivers: everybody,
    via: 'feed',
    example: { resource_id: `${id('evt')}/nl_NL` },
  },
  event_translation_updated: {
    resource: 'event_translation',
    about: 'The name of an event in a language changed',
    receivers: everybody,
    via: 'feed',
    example: { resource_id: `${id('evt')}/nl_NL`, changed: ['translated_event_name'] },
  },
  event_translation_removed: {
    resource: 'event_translation',
    about: 'An event has no name in a language any more',
    receivers: everybody,
    via: 'feed',
    example: { resource_id: `${id('evt')}/nl_NL` },
  },
  reservation_created: {
    resource: 'reservation',
    about: 'A reservation is made',
    receivers: ['buyer'],
    via: 'feed',
    example: { resource_id: id('rsv') },
  },
  reservation_updated: {
    resource: 'reservation',
    about: 'A reservation is extended, changed, booked, released or has run out',
    receivers: ['buyer'],
    via: 'feed',
    example: { resource_id: id('rsv'), changed: ['status'] },
  },
  reservation_expiring: {
    resource: 'reservation',
    about: 'A hold expires soon',
    receivers: ['buyer'],
    via: 'webhook',
    example: { resource_id: id('rsv') },
  },
  reservation_expired: {
    resource: 'reservation',
    about: 'A hold has run out and its tickets are on sale again',
    receivers: ['buyer'],
    via: 'webhook',
    example: { resource_id: id('rsv') },
  },
  bookingorder_created: {
    resource: 'bookingorder',
    about: 'A booking order is made',
    receivers: ['buyer', 'supplier'],
    via: 'both',
    filters: ofEvent,
    example: { resource_id: id('bor') },
  },
  bookingorder_updated: {
    resource: 'bookingorder',
    about: 'A booking order changed, or an admission of it',
    receivers: ['buyer', 'supplier'],
    via: 'both',
    filters: ofEvent,
    example: { resource_id: id('bor'), changed: ['logistic_status'] },
  },
  guestdata_required: {
    resource: 'bookingorder',
    about: 'A booking order waits for data of its guests',
    receivers: ['buyer'],
    via: 'webhook',
    example: { resource_id: id('bor') },
  },
  event_disrupted: {
    resource: 'bookingorder',
    about: 'The event of a booking order was cancelled, postponed, rescheduled or relocated, or such a change was reverted',
    receivers: ['buyer'],
    via: 'webhook',
    example: { resource_id: id('bor') },
  },
  disruption_decided: {
    resource: 'bookingorder',
    about: 'A booking order of a disrupted event is kept or refunded, by a decision of its buyer or by default',
    receivers: ['buyer'],
    via: 'webhook',
    example: { resource_id: id('bor') },
  },
  ticketfile_assigned: {
    resource: 'bookingorder',
    about: 'Seats or ticket files were given to admissions of a booking order',
    receivers: ['buyer', 'supplier'],
    via: 'webhook',
    example: { resource_id: id('bor') },
  },
  admission_recorded: {
    resource: 'bookingorder',
    about: 'A guest was admitted with an admission of a booking order',
    receivers: ['buyer'],
    via: 'webhook',
    example: { resource_id: id('bor') },
  },
  admissions_relisted: {
    resource: 'bookingorder',
    about: 'Admissions of a booking order were relisted by their buyer',
    receivers: ['buyer'],
    via: 'webhook',
    example: { resource_id: id('bor') },
  },
  sale_updated: {
    resource: 'sale',
    about: 'A sale changed',
    receivers: ['supplier'],
    via: 'both',
    filters: ofEvent,
    example: { resource_id: id('prc'), changed: ['purchaseorder_status'] },
  },
  ticketfile_created: {
    resource: 'ticketfile',
    about: 'A ticket file was uploaded',
    receivers: ['supplier'],
    via: 'feed',
    example: { resource_id: id('tfl') },
  },
  ticketfile_updated: {
    resource: 'ticketfile',
    about: 'A ticket file was read, scanned or assigned',
    receivers: ['supplier'],
    via: 'feed',
    example: { resource_id: id('tfl'), changed: ['download_items_csv'] },
  },
  ticketfile_removed: {
    resource: 'ticketfile',
    about: 'A ticket file was revoked',
    receivers: ['supplier'],
    via: 'feed',
    example: { resource_id: id('tfl') },
  },
  catalogue_reset: {
    resource: 'distributor',
    about: 'The distributor moved to another country and sees other tickets: read the lists anew',
    receivers: ['buyer'],
    via: 'feed',
    example: { resource_id: id('dst'), changed: ['iso_country'] },
  },
  allotment_created: {
    resource: 'allotment',
    about: 'An allotment of a supplier for a distributor was created',
    receivers: ['buyer', 'supplier'],
    via: 'both',
    filters: ofTicket,
    example: { resource_id: id('alt') },
  },
  allotment_updated: {
    resource: 'allotment',
    about: 'Quantity, rate, release or status of an allotment changed. Sales and holds from it are changes of its tickets',
    receivers: ['buyer', 'supplier'],
    via: 'both',
    filters: ofTicket,
    example: { resource_id: id('alt'), changed: ['quantity'] },
  },
  allotment_releasing: toBoth('allotment', 'alt', 'Unsold tickets of an allotment return to free stock soon'),
  allotment_released: toBoth('allotment', 'alt', 'Unsold tickets of an allotment have returned to free stock'),
  allotment_selling: toBoth('allotment', 'alt', 'As much of an allotment is sold or held as its `sell_through_warning` says'),
  grouprequest_created: toBoth('grouprequest', 'grp', 'A distributor sent a group request'),
  grouprequest_quoted: toBoth('grouprequest', 'grp', 'A supplier quoted for a group, or changed its quote'),
  grouprequest_accepted: toBoth('grouprequest', 'grp', 'The distributor accepted a quote: there is an allotment or a reservation'),
  grouprequest_declined: toBoth('grouprequest', 'grp', 'A request for a group was declined, or a quote for it'),
  grouprequest_expired: toBoth('grouprequest', 'grp', 'The deadline of a request for a group has passed'),
  grouprequest_names_due: toBoth('grouprequest', 'grp', 'The names of an accepted group are needed within three days'),
  grouprequest_withdrawn: toBoth('grouprequest', 'grp', 'The distributor no longer needs tickets for the group'),
  webhook_failing: {
    resource: 'webhook',
    about: 'Deliveries to another webhook of the same client have begun to fail',
    receivers: ['its own client'],
    via: 'webhook',
    example: { resource_id: id('whk') },
  },
  webhook_disabled: {
    resource: 'webhook',
    about: 'Another webhook of the same client was switched off by the service',
    receivers: ['its own client'],
    via: 'webhook',
    example: { resource_id: id('whk') },
  },
  api_key_expiring: {
    resource: 'api_key',
    about: 'An API key of the client ends soon',
    receivers: ['its own client'],
    via: 'webhook',
    example: { resource_id: id('key') },
  },
} as const satisfies Record<string, Entry>

export type EventName = keyof typeof eventCatalogue
type SentVia<T extends Entry['via']> = { [K in EventName]: (typeof eventCatalogue)[K]['via'] extends T ? K : never }[EventName]
/** The event types of webhooks and of the feed. */
export type WebhookType = SentVia<'webhook' | 'both'>
export type FeedType = SentVia<'feed' | 'both'>

const names = Object.keys(eventCatalogue) as EventName[]
const sentVia = (way: 'webhook' | 'feed') => names.filter((name) => eventCatalogue[name].via === way || eventCatalogue[name].via === 'both')
export const webhookTypes = sentVia('webhook') as [WebhookType, ...WebhookType[]]
export const feedTypes = sentVia('feed') as [FeedType, ...FeedType[]]

export const filtersOf = (name: EventName): readonly FilterField[] => {
  const entry: Entry = eventCatalogue[name]
  return entry.filters ?? []
}

/** Each type of the feed with the kind of resource it is about. */
export const changeResources = Object.fromEntries(feedTypes.map((name) => [name, eventCatalogue[name].resource]))
