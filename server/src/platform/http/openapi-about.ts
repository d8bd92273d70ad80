/** Introduction of the reference. */

/** The sections of the reference, in order. */
export const tags = {
  session: 'Logging in and out, refreshing, impersonating',
  account: 'Your own account: name, e-mail address, language, time zone, password',
  invitations: 'Inviting people to the console by letter',
  clients: 'Identities of the parties, and their API keys',
  distributors: 'Those who buy',
  suppliers: 'Those who sell',
  events: 'Matches, races and other events, and how they sell',
  tournaments: 'Leagues, cups and single competitions',
  teams: 'Those who play',
  venues: 'Where events take place',
  categories: 'Parts of a venue, and what a place in them includes',
  tickets: 'What is sold: prices, quantities, who may buy it and when',
  partner: 'A feed of products for tour-booking partners',
  connect: 'The calls of tour-booking partners, at the addresses in the feed',
  octo: 'OCTO, the standard in which tours, activities and attractions are resold',
  translations: "Names of events in the service's fourteen languages",
  places: 'Sports, countries and cities there is something for',
  reservations: 'Timed holds on tickets',
  allotments: 'Shares of the stock that are kept for one distributor until a release',
  'group requests': 'Asking suppliers for many tickets, their quotes, and accepting one',
  bookings: 'What was bought',
  disruptions: 'Events that are cancelled, postponed or moved, and what becomes of their orders',
  bookingorders: 'What was bought, per event and supplier: items, statuses, money',
  ticketfiles: 'Seats and finished tickets that suppliers upload, and what became of them',
  etickets: 'Downloading what the guests need',
  sales: 'What suppliers are asked for and have sold',
  marketplace: 'Selling on what was bought: becoming a supplier, relisting, withdrawing',
  guests: 'Who comes: what must be known of guests, and what is',
  itineraries: 'What guests are told about their day: the itinerary, links to its page, and the texts it is made of',
  payments: 'What a reservation costs and how it is paid; balances, settlements',
  changes: 'Everything that changed, in order, by request or as a stream',
  webhooks: 'Being told what happened: endpoints, deliveries, every attempt',
  memos: 'Notes kept on distributors, suppliers, orders and more',
  rates: 'Exchange rates',
  console: 'What the console asks for beside the resources: search over everything, saved views, many tickets at once, figures',
  service: 'Health and description of the service itself',
}

export const about = `Suppliers put up tickets for sports and other events, distributors reserve and book them, guests get their itinerary and e-tickets, and signed webhooks tell everyone what happened.

The [guides](/docs/guides) show whole ways, from a search to a booking and beyond; the [changelog](/docs/changelog) says what is new, [search](/docs/search) looks through all pages.

- **Credentials.** Send an API key in \`X-Api-Key\`, or \`Authorization: Bearer\` with the token of \`POST /v1/login\`.
- **Lists** take \`page\`, \`page_size\`, \`sorting\` and filters with operators (\`ge:\`, \`in:[a,b]\`, …); the same parameter twice means both conditions.
- **Repeating safely.** \`Idempotency-Key\` on every change; the same key and body give the first answer again.
- **Versions.** Send \`Api-Version\` with the version that your client was written for: see [versions](/docs/versioning).
- **Errors** are \`application/problem+json\` with a stable \`code\`: see [all codes](/docs/errors).
- **Money** is an integer in the minor unit of its ISO 4217 currency.
- **Datetimes** are UTC without a zone unless a field says that it is local to the venue.`
