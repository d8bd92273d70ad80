/**
 * Who may call what, written a second time and independently of http/permissions.ts. access.test.ts compares the running service with it
 * and fails when a route is missing here. Add a line for every new route.
 */
export type Who = 'admin' | 'product_management' | 'support' | 'finance' | 'clerk' | 'distributor' | 'relister' | 'supplier'

/** Ids of resources of the first distributor and the first supplier, for requests of other tenants. */
export interface Foreign {
  octo_uuid: string
  distributor_id: string
  supplier_id: string
  distributor_memo_id: string
  supplier_memo_id: string
  /** of the first distributor; for the first supplier's ticket on request */
  reservation_id: string
  request_id: string
  /** of the first distributor, for the first supplier */
  booking_id: string
  booked_reservation_id: string
  bookingorder_id: string
  invoice_number: string
  /** of the first distributor's client */
  view_id: string
  /** of the first supplier */
  bulk_id: string
  /** applied to an event with an order of the first distributor from the first supplier */
  disruption_id: string
  disrupted_event_id: string
  /** of the first supplier */
  purchaseorder_id: string
  /** of the first supplier, for the first distributor */
  allotment_id: string
  grouprequest_id: string
  ticket_id: string
  webhook_id: string
}

export interface Row {
  /** `open`: without credentials */
  may: 'open' | readonly Who[]
  /** only with a login token: the error code for an API key */
  session?: 'forbidden' | 'impersonation_forbidden'
  /** a protocol with its own errors; in OCTO the key is the bearer token, so that a login token is an unknown key */
  protocol?: 'octo' | 'connect'
  /** open, but only signed requests are accepted: the error code for others */
  signed?: 'invalid_signature'
  /** Addresses of a resource of another tenant; needed where parties call an address with an id. `[]`: a public catalogue, the same for all. */
  foreign?: (ids: Foreign) => string[]
  /** a body that would be accepted if the resource existed and belonged to the caller */
  body?: object
}

/** `clerk` is staff without a role, `relister` a distributor that is also a supplier. */
const operator = ['admin', 'product_management', 'support', 'finance', 'clerk'] as const
const buyers = ['distributor', 'relister'] as const
export const everybody = [...operator, 'distributor', 'relister', 'supplier'] as const
const sellers = ['relister', 'supplier'] as const
const writers = ['admin', 'product_management', 'support', 'finance'] as const
/** Memos belong to the operator and to the owner of the resource they are attached to. */
const memosOn = (path: string, parameter: string, id: keyof Foreign, party: readonly Who[]): Record<string, Row> => {
  const foreign = (ids: Foreign) => [`${path}/${ids[id]}/memos`]
  return {
    [`GET ${path}/${parameter}/memos`]: { may: [...operator, ...party], foreign },
    [`POST ${path}/${parameter}/memos`]: { may: [...writers, ...party], foreign, body: { text: 'Hello', scope: 'external' } },
  }
}
const allotmentOfOthers = (tail: string) => (ids: Foreign) => [`/v1/allotments/${ids.allotment_id}${tail}`]
const requestOfOthers = (tail: string) => (ids: Foreign) => [`/v1/grouprequests/${ids.grouprequest_id}${tail}`]
const memosOfOthers = (ids: Foreign) => [`/v1/memos/${ids.distributor_memo_id}`, `/v1/memos/${ids.supplier_memo_id}`]

const products = ['admin', 'product_management'] as const

/** Readable for all; written by product management. */
const catalogue = (path: string, id: string): Record<string, Row> => ({
  [`GET ${path}`]: { may: everybody },
  [`POST ${path}`]: { may: products },
  [`GET ${path}/${id}`]: { may: everybody, foreign: () => [] },
  [`PATCH ${path}/${id}`]: { may: products },
  [`DELETE ${path}/${id}`]: { may: products },
  [`GET ${path}/${id}/history`]: { may: operator },
})

const keepers = ['admin', 'support', ...buyers] as const
const filers = ['admin', 'product_management', 'support', 'relister', 'supplier'] as const
const guestBodies = { items: [{ ticket_id: 'there-is-none', guests: [] }] }
/** The guests of a reservation, at the current and the former address of the contract. */
const guestsOf = (path: string, noun: string): Record<string, Row> => {
  const foreign = ({ reservation_id }: Foreign) => [`${path}/${reservation_id}/${noun}`]
  const foreignGuest = ({ reservation_id }: Foreign) => [`${path}/${reservation_id}/${noun}/there-is-none`]
  return {
    [`GET ${path}/:reservation_id/${noun}`]: { may: keepers, foreign },
    [`POST ${path}/:reservation_id/${noun}`]: { may: keepers, foreign, body: guestBodies },
    [`GET ${path}/:reservation_id/${noun}/:guest_id`]: { may: keepers, foreign: foreignGuest },
    [`PUT ${path}/:reservation_id/${noun}/:guest_id`]: { may: keepers, foreign: foreignGuest, body: { city: 'Faro' } },
  }
}

/** Texts for guests: readable for all, written by product management. */
const record = (path: string): Record<string, Row> => ({
  [`GET ${path}`]: { may: everybody, foreign: () => [] },
  [`PUT ${path}`]: { may: products },
  [`GET ${path}/history`]: { may: operator },
})
const itinerary = (tail: string) => (ids: Foreign) => [`/v1/itineraries/share/${ids.bookingorder_id}/there-is-none${tail}`]
/** Calls of resellers in the OCTO protocol. */
const octo = (method: string, path: string, more: Omit<Row, 'may' | 'protocol'> = {}): Record<string, Row> => ({
  [`${method} /octo${path}`]: { may: buyers, protocol: 'octo', ...more },
})

/** Calls of a tour-booking partner; the product in the address is the same for all. */
const connect = (method: string, call: string): Record<string, Row> => ({
  [`${method} /partner/connect/:productCode/${call}`]: { may: buyers, protocol: 'connect', foreign: () => [] },
})

const disruption = (tail: string) => (ids: Foreign) => [`/v1/events/${ids.disrupted_event_id}/disruptions/${ids.disruption_id}${tail}`]

const hooks = ['admin', ...buyers, 'supplier'] as const
const webhook = (method: string, rest: string, may: readonly Who[], body?: object): Record<string, Row> => ({
  [`${method} /v1/webhooks/:webhook_id${rest}`]: {
    may,
    foreign: (ids) => [`/v1/webhooks/${ids.webhook_id}${rest.replace(':delivery_id', 'there-is-none')}`],
    ...(body ? { body } : {}),
  },
})

export const table: Record<string, Row> = {
  ...connect('GET', 'availability'),
  ...connect('POST', 'reservation'),
  ...connect('PUT', 'reservation'),
  ...connect('POST', 'booking'),
  ...connect('PUT', 'booking'),
  ...connect('POST', 'cancellation'),
  ...connect('PUT', 'cancellation'),
  'GET /octo/tickets/:bookingorder_id/:orderitem_id/:download_link': { may: 'open' },
  ...octo('POST', '/notifications/subscriptions'),
  ...octo('GET', '/notifications/subscriptions'),
  ...octo('GET', '/notifications/subscriptions/:id', { foreign: () => [] }),
  ...octo('PATCH', '/notifications/subscriptions/:id', { foreign: () => [] }),
  ...octo('DELETE', '/notifications/subscriptions/:id', { foreign: () => [] }),
  ...octo('GET', '/supplier'),
  ...octo('GET', '/capabilities'),
  ...octo('GET', '/products'),
  ...octo('GET', '/products/:id', { foreign: () => [] }),
  ...octo('POST', '/availability'),
  ...octo('POST', '/availability/calendar'),
  ...octo('POST', '/bookings'),
  ...octo('GET', '/bookings'),
  ...octo('GET', '/bookings/:uuid', { foreign: (ids) => [`/octo/bookings/${ids.octo_uuid}`] }),
  ...octo('PATCH', '/bookings/:uuid', { foreign: (ids) => [`/octo/bookings/${ids.octo_uuid}`], body: { notes: 'mine' } }),
  ...octo('POST', '/bookings/:uuid/confirm', { foreign: (ids) => [`/octo/bookings/${ids.octo_uuid}/confirm`], body: { contact: {} } }),
  ...octo('POST', '/bookings/:uuid/extend', { foreign: (ids) => [`/octo/bookings/${ids.octo_uuid}/extend`], body: {} }),
  ...octo('POST', '/bookings/:uuid/cancel', { foreign: (ids) => [`/octo/bookings/${ids.octo_uuid}/cancel`], body: {} }),

  'GET /': { may: 'open' },
  'GET /healthz': { may: 'open' },
  'GET /readyz': { may: 'open' },
  'GET /openapi.json': { may: 'open' },
  'GET /asyncapi.json': { may: 'open' },
  'GET /metrics': { may: 'open' },
  'GET /docs': { may: 'open' },
  'GET /docs/start.js': { may: 'open' },
  'GET /docs/reference.js': { may: 'open' },
  'GET /docs/guides': { may: 'open' },
  'GET /docs/search': { may: 'open' },
  'GET /docs/*': { may: 'open' },
  'GET /console': { may: 'open' },
  'GET /console/*': { may: 'open' },
  'GET /console/assets/*': { may: 'open' },

  'POST /v1/login': { may: 'open' },
  'POST /v1/login/refresh': { may: 'open' },
  'PATCH /v1/login': { may: ['admin'], session: 'impersonation_forbidden', body: { target_client_id: 'there-is-none' } },
  'DELETE /v1/login': { may: everybody, session: 'forbidden' },

  'POST /v1/login/reset': { may: 'open' },
  'POST /v1/login/link': { may: 'open' },
  'PUT /v1/login/password': { may: 'open' },
  'GET /v1/account': { may: everybody },
  'PATCH /v1/account': { may: everybody, session: 'forbidden' },
  'PUT /v1/account/password': {
    may: everybody,
    session: 'forbidden',
    body: { current_password: 'not the right one', password: 'correct horse battery staple' },
  },
  'GET /v1/invitations': { may: ['admin'] },
  'POST /v1/invitations': { may: ['admin'] },
  'POST /v1/invitations/:invitation_id/resend': { may: ['admin'] },
  'DELETE /v1/invitations/:invitation_id': { may: ['admin'] },

  'GET /v1/clients': { may: operator },
  'POST /v1/clients': { may: ['admin'] },
  'GET /v1/clients/:client_id': { may: operator },
  'PATCH /v1/clients/:client_id': { may: ['admin'] },
  'DELETE /v1/clients/:client_id': { may: ['admin'] },
  'GET /v1/clients/:client_id/history': { may: operator },
  'GET /v1/clients/:client_id/keys': { may: ['admin'] },
  'POST /v1/clients/:client_id/keys': { may: ['admin'] },
  'DELETE /v1/clients/:client_id/keys/:key_id': { may: ['admin'] },

  'GET /v1/distributors': { may: [...operator, ...buyers] },
  'POST /v1/distributors': { may: ['admin', 'finance'] },
  'GET /v1/distributors/:distributor_id': {
    may: [...operator, ...buyers],
    foreign: (ids) => [`/v1/distributors/${ids.distributor_id}`],
  },
  'PATCH /v1/distributors/:distributor_id': { may: ['admin', 'finance'] },
  'GET /v1/distributors/:distributor_id/history': {
    may: [...operator, ...buyers],
    foreign: (ids) => [`/v1/distributors/${ids.distributor_id}/history`],
  },

  'GET /v1/suppliers': { may: [...operator, 'relister', 'supplier'] },
  'POST /v1/suppliers': { may: ['admin', 'product_management', 'finance'] },
  'GET /v1/suppliers/:supplier_id': { may: [...operator, 'relister', 'supplier'], foreign: (ids) => [`/v1/suppliers/${ids.supplier_id}`] },
  'PATCH /v1/suppliers/:supplier_id': { may: ['admin', 'product_management', 'finance'] },
  'GET /v1/suppliers/:supplier_id/history': {
    may: [...operator, 'relister', 'supplier'],
    foreign: (ids) => [`/v1/suppliers/${ids.supplier_id}/history`],
  },
  'GET /v1/marketplace/agreement': { may: ['admin', 'product_management', 'finance', ...buyers] },
  'POST /v1/marketplace/onboard/supplierjit': { may: ['admin', 'product_management', 'finance', ...buyers] },
  'GET /v1/sales': { may: [...operator, 'relister', 'supplier'] },
  'GET /v1/sales/:purchaseorder_id': {
    may: [...operator, 'relister', 'supplier'],
    foreign: (ids) => [`/v1/sales/${ids.purchaseorder_id}`],
  },
  'GET /v1/sales/:purchaseorder_id/history': {
    may: [...operator, 'relister', 'supplier'],
    foreign: (ids) => [`/v1/sales/${ids.purchaseorder_id}/history`],
  },
  'GET /v1/suppliers/marketplace-sales/:purchaseorder_id': {
    may: ['relister', 'supplier'],
    foreign: (ids) => [`/v1/suppliers/marketplace-sales/${ids.purchaseorder_id}`],
  },
  'GET /v1/bookingorders/:bookingorder_id/relisted-sales': {
    may: everybody,
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}/relisted-sales`],
  },
  'POST /v1/bookingorders/:bookingorder_id/relist': {
    may: ['admin', 'support', ...buyers],
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}/relist`],
    body: { items: [{ orderitem_id: 'there-is-none', asking_price: 1, currency_code: 'EUR' }] },
  },
  'POST /v1/admissions': { may: ['admin', 'support', 'relister', 'supplier'], body: { orderitem_id: 'there-is-none' } },
  'DELETE /v1/marketplace/relistings/:ticket_id': {
    may: ['admin', 'support', 'product_management', 'relister', 'supplier'],
    foreign: () => [],
  },
  'GET /v1/suppliers/:supplier_id/statement': {
    may: ['admin', 'finance', 'relister', 'supplier'],
    foreign: (ids) => [`/v1/suppliers/${ids.supplier_id}/statement`],
  },
  'GET /v1/sales/:purchaseorder_id/invoice/:invoice_id': {
    may: ['admin', 'finance', 'relister', 'supplier'],
    foreign: () => [],
  },
  ...memosOn('/v1/distributors', ':requested_distributor_id', 'distributor_id', buyers),
  ...memosOn('/v1/bookingorders', ':bookingorder_id', 'bookingorder_id', buyers),
  ...memosOn('/v1/reservations', ':reservation_id', 'reservation_id', buyers),
  ...memosOn('/v1/grouprequests', ':grouprequest_id', 'grouprequest_id', buyers),
  ...memosOn('/v1/suppliers', ':supplier_id', 'supplier_id', sellers),
  ...memosOn('/v1/tickets', ':ticket_id', 'ticket_id', sellers),
  ...memosOn('/v1/sales', ':purchaseorder_id', 'purchaseorder_id', sellers),
  'GET /v1/memos': { may: everybody },
  'GET /v1/memos/:memo_id': {
    may: everybody,
    foreign: memosOfOthers,
  },
  'PATCH /v1/memos/:memo_id': { may: [...writers, ...buyers, 'supplier'], foreign: memosOfOthers, body: { finished: true } },
  'GET /v1/memos/:memo_id/history': { may: everybody, foreign: (ids) => memosOfOthers(ids).map((address) => `${address}/history`) },

  'GET /v1/sports': { may: everybody },
  'GET /v1/countries': { may: everybody },
  'GET /v1/cities': { may: everybody },
  ...catalogue('/v1/tournaments', ':tournament_id'),
  ...catalogue('/v1/teams', ':team_id'),
  ...catalogue('/v1/venues', ':venue_id'),
  ...catalogue('/v1/events', ':event_id'),
  ...catalogue('/v1/categories', ':category_id'),
  'GET /v1/events/:event_id/statistics': { may: everybody, foreign: () => [] },
  // Access to tickets of other tenants: tickets/access.test.ts.
  'GET /v1/tickets': { may: everybody },
  'GET /v1/tickets/:ticket_id': { may: everybody, foreign: () => [] },
  'GET /v1/ticket/:ticket_id': { may: everybody, foreign: () => [] },
  'POST /v1/tickets': { may: [...products, 'relister', 'supplier'] },
  'PATCH /v1/tickets/:ticket_id': { may: [...products, 'relister', 'supplier'], foreign: () => [] },
  'DELETE /v1/tickets/:ticket_id': { may: [...products, 'relister', 'supplier'], foreign: () => [] },
  'GET /v1/tickets/:ticket_id/history': { may: [...operator, 'relister', 'supplier'], foreign: () => [] },
  'GET /v1/internal/console/tickets': { may: products },
  'GET /v1/admin/service/tickets/:ticket_id': { may: products },
  'GET /v1/partner/products': { may: [...operator, ...buyers] },
  'GET /v1/event-translations': { may: everybody },
  'GET /v1/event-translations/:event_id/:language': { may: everybody, foreign: () => [] },
  'PUT /v1/event-translations/:event_id/:language': { may: products },
  'DELETE /v1/event-translations/:event_id/:language': { may: products },
  'GET /v1/event-translations/:event_id/:language/history': { may: operator },

  'GET /v1/internal/fxratemoments': { may: operator },
  'GET /v1/internal/fxratemoments/:fxratemoment_id': { may: operator },
  'POST /v1/internal/fxratemoments': { may: ['admin', 'finance'] },

  'GET /v1/allotments': { may: everybody },
  'GET /v1/allottees': { may: [...products, 'relister', 'supplier'] },
  'POST /v1/allotments': { may: [...products, 'relister', 'supplier'] },
  'GET /v1/allotments/:allotment_id': { may: everybody, foreign: allotmentOfOthers('') },
  'PATCH /v1/allotments/:allotment_id': {
    may: [...products, 'relister', 'supplier'],
    foreign: allotmentOfOthers(''),
    body: { quantity: 1 },
  },
  'DELETE /v1/allotments/:allotment_id': { may: [...products, 'relister', 'supplier'], foreign: allotmentOfOthers('') },
  'POST /v1/allotments/:allotment_id/release': {
    may: [...products, 'support', ...buyers],
    foreign: allotmentOfOthers('/release'),
    body: {},
  },
  'GET /v1/allotments/:allotment_id/history': { may: everybody, foreign: allotmentOfOthers('/history') },

  'GET /v1/grouprequests': { may: everybody },
  'POST /v1/grouprequests': { may: ['admin', 'support', ...buyers] },
  'GET /v1/grouprequests/:grouprequest_id': { may: everybody, foreign: requestOfOthers('') },
  'PATCH /v1/grouprequests/:grouprequest_id': { may: ['admin', 'support', ...buyers], foreign: requestOfOthers(''), body: { size: 1 } },
  'POST /v1/grouprequests/:grouprequest_id/quotes': {
    may: [...products, 'support', 'relister', 'supplier'],
    foreign: requestOfOthers('/quotes'),
    body: {
      items: [{ ticket_id: 'there-is-none', quantity: 1, net_rate: 1, currency_code: 'EUR' }],
      valid_until: '2099-01-01T00:00:00',
    },
  },
  'DELETE /v1/grouprequests/:grouprequest_id/quotes/:quote_id': {
    may: [...products, 'support', 'relister', 'supplier'],
    foreign: requestOfOthers('/quotes/there-is-none'),
  },
  'POST /v1/grouprequests/:grouprequest_id/accept': {
    may: ['admin', 'support', ...buyers],
    foreign: requestOfOthers('/accept'),
    body: { quote_id: 'there-is-none' },
  },
  'POST /v1/grouprequests/:grouprequest_id/decline': {
    may: ['admin', 'support', ...buyers],
    foreign: requestOfOthers('/decline'),
    body: {},
  },
  'POST /v1/grouprequests/:grouprequest_id/withdraw': { may: ['admin', 'support', ...buyers], foreign: requestOfOthers('/withdraw') },
  'GET /v1/grouprequests/:grouprequest_id/history': { may: [...operator, ...buyers], foreign: requestOfOthers('/history') },

  'POST /v1/reservations': { may: ['admin', 'support', ...buyers] },
  'GET /v1/reservations': { may: [...operator, ...buyers] },
  'GET /v1/reservations/:reservation_id': { may: [...operator, ...buyers], foreign: (ids) => [`/v1/reservations/${ids.reservation_id}`] },
  'PATCH /v1/reservations/:reservation_id': {
    may: ['admin', 'support', ...buyers],
    foreign: (ids) => [`/v1/reservations/${ids.reservation_id}`],
    body: { notes: 'mine now' },
  },
  'PUT /v1/reservations/:reservation_id': {
    may: ['admin', 'support', ...buyers],
    foreign: (ids) => [`/v1/reservations/${ids.reservation_id}`],
    body: { items: [{ ticket_id: 'there-is-none', quantity: 1 }] },
  },
  'DELETE /v1/reservations/:reservation_id': {
    may: ['admin', 'support', ...buyers],
    foreign: (ids) => [`/v1/reservations/${ids.reservation_id}`],
  },
  'GET /v1/reservations/:reservation_id/history': {
    may: [...operator, ...buyers],
    foreign: (ids) => [`/v1/reservations/${ids.reservation_id}/history`],
  },
  'GET /v1/sales/requests': { may: ['admin', 'support', 'product_management', 'relister', 'supplier'] },
  'POST /v1/sales/requests/:reservation_id': {
    may: ['admin', 'support', 'product_management', 'relister', 'supplier'],
    foreign: (ids) => [`/v1/sales/requests/${ids.request_id}`],
    body: { accept: true },
  },

  'POST /v1/bookings': { may: ['admin', 'support', ...buyers] },
  'GET /v1/bookings': { may: [...operator, ...buyers] },
  'GET /v1/bookings/:booking_id': { may: [...operator, ...buyers], foreign: (ids) => [`/v1/bookings/${ids.booking_id}`] },
  'GET /v1/bookings/reservation/:reservation_id': {
    may: [...operator, ...buyers],
    foreign: (ids) => [`/v1/bookings/reservation/${ids.booked_reservation_id}`],
  },
  'GET /v1/bookingorders': { may: everybody },
  'GET /v1/bookingorders/:bookingorder_id': { may: everybody, foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}`] },
  'GET /v1/bookingorders/:bookingorder_id/history': {
    may: everybody,
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}/history`],
  },
  'PUT /v1/bookingorders/:bookingorder_id': {
    may: ['admin', 'support', 'finance', ...buyers, 'supplier'],
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}`],
    body: { booking_email: 'mine@now.example' },
  },
  'POST /v1/bookingorders/:bookingorder_id/sandbox': {
    may: ['admin', 'support', ...buyers],
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}/sandbox`],
    body: { action: 'complete' },
  },

  'GET /v1/changes': { may: everybody },

  'POST /v1/webhooks': { may: hooks },
  'GET /v1/webhooks': { may: [...hooks, 'support'] },
  'POST /v1/webhooks/trigger': { may: [...hooks, 'support'], body: { webhook_id: 'there-is-none' } },
  ...webhook('GET', '', [...hooks, 'support']),
  ...webhook('PATCH', '', hooks, { is_active: false }),
  ...webhook('PUT', '', hooks, { event_type: 'sale_created', endpoint: 'https://mine.example/now', secret: 'mine now' }),
  ...webhook('DELETE', '', hooks),
  ...webhook('POST', '/rotate-secret', hooks, { secret: 'mine now' }),
  ...webhook('POST', '/recover', [...hooks, 'support'], { since: '2026-01-01T00:00:00' }),
  ...webhook('GET', '/deliveries', [...hooks, 'support']),
  ...webhook('GET', '/deliveries/:delivery_id', [...hooks, 'support']),
  ...webhook('POST', '/deliveries/:delivery_id/redeliver', [...hooks, 'support']),

  'GET /v1/reservations/:reservation_id/payment-methods': {
    may: [...operator, ...buyers],
    foreign: (ids) => [`/v1/reservations/${ids.reservation_id}/payment-methods`],
  },
  'GET /v1/reservations/:reservation_id/pay-details': {
    may: [...operator, ...buyers],
    foreign: (ids) => [`/v1/reservations/${ids.reservation_id}/pay-details`],
  },
  'PUT /v1/reservations/:reservation_id/pay-details': {
    may: ['admin', 'support', ...buyers],
    foreign: (ids) => [`/v1/reservations/${ids.reservation_id}/pay-details`],
    body: { payment_method: 'invoice' },
  },
  'GET /v1/bookingorders/:bookingorder_id/invoice/:invoice_id': {
    may: ['admin', 'finance', ...buyers],
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}/invoice/${ids.invoice_number}`],
  },
  'GET /v1/invoices': { may: ['admin', 'finance', ...buyers] },
  // By id and by number: payments/finance.test.ts.
  'GET /v1/invoices/:invoice_id': { may: ['admin', 'finance', ...buyers], foreign: () => [] },
  'GET /v1/receivables': { may: ['admin', 'finance', ...buyers] },
  'GET /v1/distributors/:distributor_id/statement': {
    may: ['admin', 'finance', ...buyers],
    foreign: (ids) => [`/v1/distributors/${ids.distributor_id}/statement`],
  },
  'GET /v1/payables': { may: ['admin', 'finance', ...sellers] },
  'GET /v1/payouts': { may: ['admin', 'finance', ...sellers] },
  'GET /v1/payouts/waiting': { may: ['admin', 'finance', ...sellers] },
  'POST /v1/distributors/:distributor_id/prepaid': { may: ['admin', 'finance'], body: { amount: 1, currency: 'EUR', reference: 'x' } },
  'POST /v1/payments/settlements': { may: 'open', signed: 'invalid_signature' },

  'GET /v1/itineraries/share/:bookingorder_id/:ticket_id': { may: everybody, foreign: itinerary('') },
  'POST /v1/itineraries/share/:bookingorder_id/:ticket_id/link': { may: keepers, foreign: itinerary('/link'), body: {} },
  'GET /v1/itineraries/share/:bookingorder_id/:ticket_id/links': { may: keepers, foreign: itinerary('/links') },
  'DELETE /v1/itineraries/share/:bookingorder_id/:ticket_id/links/:link_id': { may: keepers, foreign: itinerary('/links/there-is-none') },
  ...record('/v1/venues/:venue_id/directions'),
  ...record('/v1/categories/:category_id/inclusions'),
  'GET /v1/itineraries/instructions': { may: everybody },
  ...record('/v1/itineraries/instructions/:ticket_type/:language'),
  'GET /itinerary/page.js': { may: 'open' },
  'GET /itinerary/:token': { may: 'open' },
  'GET /itinerary/:token/tickets': { may: 'open' },
  'GET /itinerary/:token/tickets.zip': { may: 'open' },
  'GET /itinerary/:token/tickets/:downloaditem_id.pdf': { may: 'open' },
  'GET /itinerary/:token/tickets/:downloaditem_id/code': { may: 'open' },
  'GET /itinerary/worker.js': { may: 'open' },
  'GET /itinerary/:token/calendar.ics': { may: 'open' },
  'POST /itinerary/:token/renew': { may: 'open' },
  'GET /maps/venues/:venue_id.svg': { may: 'open' },

  'GET /v1/events/:event_id/guestdata': { may: everybody, foreign: () => [] },
  'GET /v1/tickets/:ticket_id/guestdata': { may: everybody, foreign: () => [] },
  ...guestsOf('/v1/reservations', 'guestdata'),
  ...guestsOf('/v1/reservation', 'guests'),
  'GET /v1/bookingorders/:bookingorder_id/guestdata': {
    may: [...keepers, 'supplier'],
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}/guestdata`],
  },
  'PUT /v1/bookingorders/:bookingorder_id/guestdata': {
    may: keepers,
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}/guestdata`],
    body: guestBodies,
  },
  'GET /v1/bookingorders/:bookingorder_id/guestdata/:guest_id': {
    may: [...keepers, 'supplier'],
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}/guestdata/there-is-none`],
  },
  'PUT /v1/bookingorders/:bookingorder_id/guestdata/:guest_id': {
    may: keepers,
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}/guestdata/there-is-none`],
    body: { city: 'Faro' },
  },

  'GET /v1/internal/console/search': { may: everybody },
  'GET /v1/internal/console/views': { may: everybody },
  'GET /v1/internal/console/views/:view_id': { may: everybody, foreign: (ids) => [`/v1/internal/console/views/${ids.view_id}`] },
  'POST /v1/internal/console/views': { may: everybody },
  'PATCH /v1/internal/console/views/:view_id': {
    may: everybody,
    foreign: (ids) => [`/v1/internal/console/views/${ids.view_id}`],
    body: { name: 'Mine now' },
  },
  'DELETE /v1/internal/console/views/:view_id': { may: everybody, foreign: (ids) => [`/v1/internal/console/views/${ids.view_id}`] },
  'POST /v1/events/:event_id/disruptions': { may: ['admin', 'finance'] },
  'GET /v1/events/:event_id/disruptions': { may: everybody, foreign: () => [] },
  'GET /v1/events/:event_id/disruptions/:disruption_id': { may: everybody, foreign: disruption('') },
  'GET /v1/events/:event_id/disruptions/:disruption_id/orders': { may: everybody, foreign: disruption('/orders') },
  'POST /v1/events/:event_id/disruptions/:disruption_id/apply': { may: ['admin', 'finance'] },
  'POST /v1/events/:event_id/disruptions/:disruption_id/revert': { may: ['admin', 'finance'] },
  'POST /v1/events/:event_id/disruptions/:disruption_id/remind': { may: ['admin', 'finance'] },
  'POST /v1/events/:event_id/disruptions/:disruption_id/decisions': {
    may: keepers,
    foreign: disruption('/decisions'),
    body: { decision: 'accept' },
  },
  'POST /v1/bookingorders/:bookingorder_id/disruption-decision': {
    may: keepers,
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}/disruption-decision`],
    body: { decision: 'accept' },
  },
  'GET /v1/internal/console/bulk': { may: [...products, 'relister', 'supplier'] },
  'POST /v1/internal/console/bulk': { may: [...products, 'relister', 'supplier'] },
  'GET /v1/internal/console/bulk/:bulk_id': {
    may: [...products, 'relister', 'supplier'],
    foreign: (ids) => [`/v1/internal/console/bulk/${ids.bulk_id}`],
  },
  'POST /v1/internal/console/bulk/:bulk_id/apply': {
    may: [...products, 'relister', 'supplier'],
    foreign: (ids) => [`/v1/internal/console/bulk/${ids.bulk_id}/apply`],
  },
  'POST /v1/internal/console/bulk/:bulk_id/undo': {
    may: [...products, 'relister', 'supplier'],
    foreign: (ids) => [`/v1/internal/console/bulk/${ids.bulk_id}/undo`],
  },
  'GET /v1/internal/console/readiness/:kind/:id': { may: [...operator, ...sellers], foreign: () => [] },
  'GET /v1/internal/console/overview': { may: everybody },
  // Access to links of other tenants: itineraries/links.test.ts.
  'POST /v1/internal/console/links/:link_id/mail': { may: keepers, foreign: () => [], body: { email: 'ana@guest.example' } },
  'GET /v1/internal/console/links/:link_id/qr': { may: keepers, foreign: () => [] },
  'GET /v1/internal/console/tickets/:ticket_id/live': { may: [...operator, 'relister', 'supplier'], foreign: () => [] },
  'GET /v1/internal/console/events/:event_id/live': { may: [...operator, 'relister', 'supplier'], foreign: () => [] },
  'GET /v1/request-log': { may: ['admin', 'support', ...buyers, 'supplier'] },
  // Access to files of other tenants: ticketfiles/access.test.ts.
  'GET /v1/ticketfiles': { may: filers },
  'GET /v1/ticketfiles/:ticketfile_id': { may: filers, foreign: () => [] },
  'GET /v1/ticketfiles/:ticketfile_id/lines': { may: filers, foreign: () => [] },
  'GET /v1/ticketfiles/:ticketfile_id/preview': { may: filers, foreign: () => [] },
  'POST /v1/ticketfiles/:ticketfile_id/assign': { may: filers, foreign: () => [] },
  'POST /v1/ticketfiles/:ticketfile_id/confirm': { may: filers, foreign: () => [] },
  'DELETE /v1/ticketfiles/:ticketfile_id': { may: filers, foreign: () => [] },
  'POST /v1/ticketfiles/seating_csv/:ticket_id': { may: filers, foreign: () => [] },
  'POST /v1/ticketfiles/pdf/:ticket_id': { may: filers, foreign: () => [] },
  'GET /v1/etickets/download/zip/:bookingorder_id': {
    may: keepers,
    foreign: (ids) => [`/v1/etickets/download/zip/${ids.bookingorder_id}`],
  },
  'GET /v1/etickets/download/:bookingorder_id/:orderitem_id/url/:download_link': {
    may: keepers,
    foreign: (ids) => [`/v1/etickets/download/${ids.bookingorder_id}/there-is-none/url/there-is-none`],
  },
  'GET /v1/bookingorders/:bookingorder_id/downloads': {
    may: keepers,
    foreign: (ids) => [`/v1/bookingorders/${ids.bookingorder_id}/downloads`],
  },
}
