/** Introduction of the reference. */

/** The sections of the reference, in order. */
export const tags = {
  session: 'Logging in and out, refreshing, impersonating',
  account: 'Your own account: name, e-mail address, language, time zone, password',
  invitations: 'Inviting people to the console by letter',
  clients: 'Identities of the parties, and their API keys',
  distributors: 'Companies that buy tickets',
  suppliers: 'Companies that sell tickets',
  events: 'Matches, races and other events, and how they sell',
  tournaments: 'Leagues, cups and single competitions',
  teams: 'Teams that play',
  venues: 'Where events take place',
  categories: 'Parts of a venue, and what a place in them includes',
  tickets: 'Sellable lines with stock: prices, quantities, who may buy them and when',
  partner: 'A feed of products for tour-booking partners',
  connect: 'The calls of tour-booking partners, at the addresses in the feed',
  octo: 'OCTO, the standard in which tours, activities and attractions are resold',
  translations: "Names of events in the service's fourteen languages",
  places: 'Sports, countries and cities there is something for',
  reservations: 'Timed holds on tickets',
  allotments: 'Shares of the stock for one distributor until a release',
  'group requests': 'Asking suppliers for many tickets, their quotes, and accepting one',
  bookings: 'What was bought',
  disruptions: 'Events that are cancelled, postponed or moved, and what becomes of their orders',
  bookingorders: 'Purchases per event and supplier: items, statuses, money',
  ticketfiles: 'Seats and finished tickets that suppliers upload, and what became of them',
  etickets: 'Downloads of tickets for guests',
  sales: 'Requests to suppliers, and their sales',
  marketplace: 'Resale of bought tickets: onboarding as a supplier, relisting, withdrawing',
  guests: 'Guests: required and stored data',
  itineraries: 'Information for guests: the itinerary, links to its page, and its texts',
  payments: 'What a reservation costs and how it is paid; balances, settlements',
  changes: 'Everything that changed, in order, by request or as a stream',
  webhooks: 'Notifications: endpoints, deliveries, every attempt',
  memos: 'Notes on distributors, suppliers, orders and other resources',
  finance: 'Invoices, what distributors owe, statements, payouts to suppliers',
  rates: 'Exchange rates',
  console: 'Calls of the console: search, saved views, bulk changes, figures',
  service: 'Health and description of the service itself',
}

export const about = `Suppliers put up tickets for sports and other events, distributors reserve and book them, guests get their itinerary and e-tickets, and signed webhooks tell everyone what happened.

The [guides](/docs/guides) show whole ways, from a search to a booking and beyond; the [changelog](/docs/changelog) says what is new, [search](/docs/search) looks through all pages. The webhooks and the changes feed are described for programs in [asyncapi.json](/asyncapi.json).

- **Credentials.** Send an API key in \`X-Api-Key\`, or in \`Authorization: Bearer\`, which also takes the token of \`POST /v1/login\`.
- **Lists** take \`page\` or \`cursor\` (\`pagination.next_cursor\` of the answer before, for reading all of it), \`page_size\`, \`sorting\` and filters with operators (\`ge:\`, \`in:[a,b]\`, …); the same parameter twice means both conditions.
- **Repeating safely.** \`Idempotency-Key\` on every change; the same key and body give the first answer again.
- **Versions.** Send \`Api-Version\` with the version that your client was written for: see [versions](/docs/versioning).
- **Errors** are \`application/problem+json\` with a stable \`code\`: see [all codes](/docs/errors).
- **Money** is an integer in the minor unit of its ISO 4217 currency.
- **Datetimes** are UTC without a zone unless a field says that it is local to the venue.`
