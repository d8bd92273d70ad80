import { idKinds, nounOfId } from './ids.js'

/**
 * All error codes of the API. The docs page (docs/errors.md, /docs/errors) and the OpenAPI error examples are generated from this table.
 * `about` says what happened, `fix` what the caller can do.
 */
interface Entry {
  status: number
  title: string
  about: string
  fix: string
}
const entry = (status: number, title: string, about: string, fix: string): Entry => ({ status, title, about, fix })

/** Makes `<noun>_not_found`. The response is the same for a resource that never existed and for one of another party. */
const missing = (noun: string, plural = `${noun}s`): Entry =>
  entry(
    404,
    `No such ${noun}`,
    `There is no such ${noun}, or it belongs to somebody else.`,
    `Check the identifier; list the ${plural} you may see.`,
  )

export const catalogue = {
  invalid_json: entry(400, 'Malformed JSON', 'The body could not be read as JSON.', 'Send one complete JSON value, encoded in UTF-8.'),
  validation_failed: entry(
    400,
    'Invalid request',
    'One or more fields are missing, misspelt or of the wrong form.',
    'See `errors`: one entry per fault, with a JSON pointer.',
  ),
  unknown_parameter: entry(
    400,
    'Unknown query parameter',
    'The query has a parameter this call does not know.',
    'Use one of the parameters that `detail` names.',
  ),
  invalid_parameter: entry(
    400,
    'Invalid query parameter',
    'A query parameter has a value of the wrong form.',
    'See `errors` for the accepted form.',
  ),
  invalid_filter: entry(
    400,
    'Invalid filter',
    'A filter has an operator or a value that does not fit its type.',
    'See `errors` for the operators and the form the filter takes.',
  ),
  filter_too_long: entry(
    400,
    'Filter too long',
    'The text between the brackets of an `in:[…]` filter is longer than 2000 characters.',
    'Split the set over several requests.',
  ),
  invalid_sorting: entry(
    400,
    'Invalid sorting',
    '`sorting` names a field this list cannot be sorted by.',
    'Use the fields that `detail` names, `-field` or `field:desc` for descending.',
  ),
  invalid_page: entry(
    400,
    'Invalid page',
    '`page` or `page_size` is out of range or not a whole number.',
    '`page` starts at 1; `page_size` is 1 to 1000.',
  ),
  invalid_cursor: entry(
    400,
    'Invalid cursor',
    'The `cursor` was not made by this list, or was made with other filters or another sorting, or stands beside `page`.',
    'Follow `pagination.next_cursor` as it is, with the same parameters; begin again without `cursor`.',
  ),
  unknown_api_version: entry(
    400,
    'Unknown API version',
    '`Api-Version` names a version that this service does not speak.',
    'Send one of the versions that `detail` names, or leave the header out.',
  ),
  invalid_change_cursor: entry(
    400,
    'Invalid cursor',
    '`after` or `Last-Event-ID` is not a cursor of the changes feed.',
    'Send the cursor of the last answer unchanged, `now`, or none.',
  ),
  invalid_header: entry(400, 'Invalid header', 'A request header has a value of the wrong form.', 'See `detail`.'),
  unknown_currency: entry(400, 'Unknown currency', 'A currency code is not an ISO 4217 code.', 'Use a three-letter code such as EUR.'),
  invalid_upload: entry(
    400,
    'Unreadable upload',
    'The multipart form cannot be read, lacks a part or has one too many.',
    'Send one `file` and the fields that the reference names.',
  ),
  invalid_csv: entry(
    400,
    'Unreadable CSV',
    'The file is not a table of seats in UTF-8 with a header row.',
    '`detail` names the line and the column; correct it and upload again.',
  ),
  invalid_pdf: entry(400, 'Not a PDF', 'The file is not a PDF that guests could open.', 'See `detail`; upload a plain PDF.'),
  file_too_complex: entry(
    413,
    'File too complex',
    'Reading the file takes more time or memory, or it unpacks to more, than is given to one file.',
    'Save the file anew in a plain form, or split it.',
  ),
  unauthenticated: entry(
    401,
    'Credentials needed',
    'The request carries no credentials, or none we can read.',
    'Send an API key in `X-Api-Key`, or `Authorization: Bearer` with a login token.',
  ),
  invalid_credentials: entry(
    401,
    'Invalid credentials',
    'The key, token, username or password is wrong, expired or revoked.',
    'Check it, log in again, or ask an administrator for a new key.',
  ),
  invalid_signature: entry(
    401,
    'Invalid signature',
    'The signature of a settlement is missing, wrong or too old.',
    'Sign the timestamp, a full stop and the exact bytes of the body with the shared secret.',
  ),
  forbidden: entry(
    403,
    'Not allowed',
    'Your client lacks the role or the scope this call needs.',
    '`detail` names what is needed; an administrator can grant it.',
  ),
  products_managed_by_operator: entry(
    403,
    'Managed by the operator',
    'The operator manages the tickets of this supplier: its own clients do not make, change or delete them (`selfmanage_products`).',
    'Ask the operator to make the change, or to let you manage your tickets yourself.',
  ),
  impersonation_forbidden: entry(
    403,
    'Impersonation not allowed',
    'Impersonation needs a login token of an administrator who is not impersonating already.',
    'Log in with a password as an administrator.',
  ),
  not_the_author: entry(
    403,
    'Not the author',
    'Somebody else wrote the memo: only its author and the operator change what it says.',
    'Send nothing but `finished` and `finish_date`, or write a memo of your own.',
  ),
  route_not_found: entry(
    404,
    'No such path',
    'There is nothing at this path for this method.',
    '`detail` names the nearest path there is; see the API reference at /docs.',
  ),
  method_not_allowed: entry(
    405,
    'Method not allowed',
    'The path exists, but not with this method.',
    'Use one of the methods that `Allow` names; see the API reference at /docs.',
  ),
  client_not_found: missing('client'),
  key_not_found: missing('key'),
  distributor_not_found: missing('distributor'),
  supplier_not_found: missing('supplier'),
  memo_not_found: missing('memo'),
  fxratemoment_not_found: missing('fxratemoment'),
  tournament_not_found: missing('tournament'),
  team_not_found: missing('team'),
  venue_not_found: missing('venue'),
  event_not_found: missing('event'),
  category_not_found: missing('category', 'categories'),
  event_translation_not_found: missing('event translation'),
  ticket_not_found: missing('ticket'),
  reservation_not_found: missing('reservation'),
  allotment_not_found: missing('allotment'),
  grouprequest_not_found: missing('group request'),
  quote_not_found: missing('quote'),
  booking_not_found: missing('booking'),
  bookingorder_not_found: missing('bookingorder'),
  purchaseorder_not_found: missing('purchaseorder'),
  orderitem_not_found: missing('orderitem'),
  guest_not_found: missing('guest'),
  invoice_not_found: missing('invoice'),
  view_not_found: missing('view'),
  bulk_not_found: missing('bulk action'),
  ticketfile_not_found: missing('ticketfile'),
  download_not_found: missing('download'),
  ticket_instructions_not_found: entry(
    404,
    'No such instructions',
    'The address names a ticket type or a language that does not exist.',
    'Use a `ticket_type` and one of the fourteen languages of the service.',
  ),
  itinerary_link_not_found: missing('itinerary link'),
  webhook_not_found: missing('webhook'),
  delivery_not_found: missing('delivery', 'deliveries'),
  webhook_inactive: entry(
    409,
    'Webhook inactive',
    'The webhook is switched off, so that nothing is sent to it.',
    'Set `is_active` to true first.',
  ),
  not_on_sale: entry(
    409,
    'Not on sale',
    'The ticket cannot be bought at this moment. When booking: it was taken off sale after it was held, and the hold is void.',
    '`detail` says why; look for another ticket, or come back when its sale begins.',
  ),
  own_ticket: entry(
    409,
    'Your own ticket',
    'The ticket is sold by your own organisation, or its admissions were once: nobody buys what it sells.',
    'Buy another ticket. To take back what you relisted, withdraw it.',
  ),
  allotment_committed: entry(
    409,
    'Tickets are sold or held',
    'An allotment cannot become smaller than what is sold, held or already given back.',
    '`minimum` is the smallest quantity, `sold` and `held` are what stands in the way. Cancel or release some first.',
  ),
  ticket_hidden: entry(
    409,
    'The distributor may not see the ticket',
    'The ticket or its supplier is not open to this distributor or its country.',
    'Choose another ticket, or change `distributors_enabled`, `distributors_disabled` or the countries first.',
  ),
  quote_closed: entry(
    409,
    'The quote is no longer open',
    'The quote was accepted, declined or withdrawn, or its time is over.',
    'Read the group request; accept another quote, or ask the supplier for a new one.',
  ),
  price_below_payout: entry(
    409,
    'Price below the payout',
    'The ticket would be sold for less than its supplier is paid for it.',
    'Raise the price or lower the cost. The operator may set `allow_loss` on the ticket first, and then sell it at a loss.',
  ),
  unpaid_limit: entry(
    409,
    'Too much unpaid by card',
    'The distributor has as many tickets in card orders that are not settled as it may have.',
    'Settle or cancel some of them, or pay in another way.',
  ),
  quantity_not_allowed: entry(
    409,
    'Quantity not allowed',
    'The ticket is sold in pairs, packages or from a least number on, or a single one would be left.',
    'Use one of `allowed_quantities`.',
  ),
  price_changed: entry(
    409,
    'Price changed',
    'The price sent is not the current one.',
    'Ask your customer about the current `net_rate`, or send a `price_tolerance`.',
  ),
  sport_not_offered: entry(
    409,
    'Not offered at this sport',
    'The category is not offered at events of this sport (`sports_enabled`, `sports_disabled`).',
    'Choose another category of the venue, or change the lists of this one.',
  ),
  category_archived: entry(
    409,
    'Category archived',
    'The category is archived: the tickets it has are sold on, and it takes no new ones.',
    'Choose another category, or set `archived_since` to null.',
  ),
  stock_committed: entry(
    409,
    'Stock is committed',
    'A supplier cannot take back what is reserved or sold already.',
    'Send a `supplier_quantity` of at least `minimum`.',
  ),
  insufficient_stock: entry(
    409,
    'Not enough left',
    'Fewer tickets are left than asked for.',
    'Take at most `available_quantity`, or another ticket.',
  ),
  mixed_on_request: entry(
    409,
    'Basket mixes tickets on request',
    'Tickets on request are answered by their supplier and cannot share a reservation with others, nor with those of another supplier.',
    'Make a reservation for each.',
  ),
  reservation_expired: entry(409, 'Reservation over', 'The reservation has expired or was released.', 'Make a new reservation.'),
  already_booked: entry(
    409,
    'Already booked',
    'The reservation is booked: it can no longer be booked, changed or released.',
    'Read the booking, `booking_id`. To change or cancel what was bought, use its booking orders.',
  ),
  hold_too_long: entry(409, 'Hold too long', 'A hold cannot be extended beyond its cap.', '`detail` names the latest time possible.'),
  guest_data_incomplete: entry(
    409,
    'Guest data incomplete',
    'Guest data that is needed now is missing or not valid.',
    'See `errors`: one entry per field.',
  ),
  order_closed: entry(409, 'Order closed', 'The order was cancelled or returned; its guests cannot change.', 'Make a new booking.'),
  not_ready: entry(409, 'Not ready', 'Something that must come first has not happened yet.', '`detail` says what is missing.'),
  download_period_over: entry(
    409,
    'Download period over',
    'The event ended longer ago than tickets can be downloaded (`grace_period_download_tickets` of the distributor, in days).',
    'Ask the operator, who can still download them; `until` is when the period ended.',
  ),
  not_a_test_booking: entry(
    409,
    'Not a test booking',
    'The sandbox drives test bookings only.',
    'Book with `is_test_booking` true to try things out.',
  ),
  not_a_supplier: entry(
    409,
    'Not a supplier',
    'Tickets are sold by suppliers, and the distributor is none, or its supplier record is suspended.',
    'Become one with `POST /v1/marketplace/onboard/supplierjit`.',
  ),
  not_relistable: entry(
    409,
    'Cannot be relisted',
    'The admission is cancelled, relisted already or part of a test, or its event has begun.',
    '`detail` says why.',
  ),
  already_downloaded: entry(
    409,
    'Already downloaded',
    'The ticket of the admission is in the hands of a guest, so that it cannot be sold to another.',
    'Ask the operator to reissue it.',
  ),
  relisted: entry(
    409,
    'Relisted',
    'The admission is offered or sold to others; until it comes back it is locked for whoever relisted it.',
    'Withdraw the relisting, if nobody has bought it.',
  ),
  no_booking_email: entry(
    409,
    'No address to write to',
    'Neither the client nor its distributor has an e-mail address, and the booking names no contact with one.',
    'Send a contact with an e-mail address, or have an administrator set `email` of the client or of the customer service.',
  ),
  credit_limit: entry(
    409,
    'Credit limit reached',
    'The order would exceed the credit or the balance of the distributor.',
    'Pay open invoices, top up, or use another payment method.',
  ),
  amount_too_large: entry(
    409,
    'Amount too large',
    'A price or a sum would be larger than can be counted exactly: 2^53 of the minor unit.',
    'Check the price, the markup and the quantity; split what is really that large.',
  ),
  payment_method_not_allowed: entry(
    409,
    'Payment method not allowed',
    'The distributor may not pay this way, or not in this currency.',
    'Use one of the `payment_methods`, and one of the `currencies`, that the refusal names.',
  ),
  refund_too_high: entry(
    409,
    'Refund too high',
    'More cannot be refunded than was paid and not given back yet.',
    'Refund at most what `detail` names.',
  ),
  settlement_mismatch: entry(
    409,
    'Settlement does not match',
    'The amount, the currency or the reference of a settlement is not that of the booking, or nothing is left to be paid.',
    'See `detail`; settle the whole of what is due, once.',
  ),
  username_taken: entry(409, 'Username taken', 'Another client already uses this username.', 'Choose another one.'),
  preview_expired: entry(
    409,
    'Preview too old',
    'The preview was made more than 15 minutes ago: what it showed may no longer hold.',
    'Make a new preview and apply that.',
  ),
  name_taken: entry(409, 'Name taken', 'You have one of that name already.', 'Choose another name, or change the one there is.'),
  slug_taken: entry(409, 'Slug taken', 'Another resource of this kind already goes by this slug.', 'Choose another one, or leave it out.'),
  in_use: entry(
    409,
    'Still in use',
    'It cannot be deleted, because other things that are not deleted belong to it.',
    '`detail` says which; delete or move those first.',
  ),
  role_not_available: entry(
    409,
    'Role not available',
    'A role cannot be granted in the scope of this client.',
    'Choose from `available_roles`.',
  ),
  idempotency_in_flight: entry(
    409,
    'Still being worked on',
    'A request with the same idempotency key has not finished yet.',
    'Wait a moment and repeat the request with the same key.',
  ),
  illegal_transition: entry(
    409,
    'Illegal transition',
    'The status cannot move to the value asked for.',
    '`detail` names the moves that are legal from here.',
  ),
  immutable_field: entry(
    409,
    'Field cannot change',
    'A field that is fixed after creation was sent with another value.',
    'Leave it out, or send the stored value.',
  ),
  no_fx_rate: entry(
    409,
    'No exchange rate',
    'The currency is known but no rate is stored for it.',
    'Use another currency, or load a rate.',
  ),
  precondition_failed: entry(
    412,
    'Changed meanwhile',
    '`If-Match` does not match the current version.',
    'Read the resource again and repeat the change on its new ETag.',
  ),
  body_too_large: entry(
    413,
    'Body too large',
    'The request body is larger than allowed.',
    '`max_bytes` is how much this call takes. Send less, or split it over several requests.',
  ),
  unsupported_media_type: entry(
    415,
    'Unsupported media type',
    'The body is of a media type this call does not read.',
    '`Accept` and `detail` name what this call reads; `Accept-Encoding` does when it is about the encoding.',
  ),
  idempotency_key_reused: entry(
    422,
    'Idempotency key reused',
    'The idempotency key was used before with another request.',
    'Use a new key for a new request.',
  ),
  change_cursor_expired: entry(
    410,
    'Cursor expired',
    'Changes after this cursor are not kept any more, or the database was restored since.',
    'Take a new cursor from the address in `resync`, read the lists anew, then go on from that cursor.',
  ),
  rate_limited: entry(429, 'Too many requests', 'The limit of requests per minute is used up.', 'Wait for the seconds in `Retry-After`.'),
  too_many_attempts: entry(
    429,
    'Too many attempts',
    'There were too many failed attempts to log in.',
    '`detail` says how long the lock lasts, `Retry-After` how many seconds of it are left.',
  ),
  too_many_at_once: entry(
    429,
    'Too many at once',
    'Your organisation has as many uploads or exports under way as it may have at the same time.',
    'Wait for one of them to end, or for the seconds in `Retry-After`.',
  ),
  hold_limit: entry(
    429,
    'Too many tickets held',
    'The distributor would hold more tickets at once than it may.',
    'Book or release some, or wait until holds run out: `Retry-After` is how long a hold lasts unless it is extended. More than `hold_limit` in one request is refused however long you wait: ask for less.',
  ),
  internal: entry(
    500,
    'Something went wrong',
    'The service failed unexpectedly; nothing was changed.',
    'Try again; if it persists report the `request_id`.',
  ),
  overloaded: entry(
    503,
    'Busy',
    'The service has too much to do at the moment, or is stopping.',
    'Wait for the seconds in `Retry-After` and repeat the request.',
  ),
  storage_unavailable: entry(
    503,
    'File store away',
    'The store that ticket files are kept in cannot be reached at the moment.',
    'Wait for the seconds in `Retry-After` and repeat the request.',
  ),
  database_unavailable: entry(
    503,
    'Database away',
    'The database cannot be reached at the moment.',
    'Wait for the seconds in `Retry-After` and repeat the request.',
  ),
} as const satisfies Record<string, Entry>

export type ErrorCode = keyof typeof catalogue

export interface FieldFault {
  /** JSON pointer into the body, or the name of the query parameter. */
  pointer: string
  code: string
  message: string
}

interface Extra {
  detail?: string
  errors?: FieldFault[]
  retryAfter?: number
  /** Headers that the response needs besides Retry-After: Allow, Accept. */
  headers?: Record<string, string>
  /** Further facts for the caller: ticket_id, available_quantity, the current net_rate … */
  facts?: Record<string, unknown>
}

/** A refusal that the caller can act on. Any other error that is thrown becomes a 500 without details. */
export class Problem extends Error {
  readonly status: number
  constructor(
    readonly code: ErrorCode,
    readonly extra: Extra = {},
  ) {
    super(extra.detail ?? catalogue[code].about)
    this.name = 'Problem'
    this.status = catalogue[code].status
  }
}

export type Noun = { [C in ErrorCode]: C extends `${infer N}_not_found` ? N : never }[ErrorCode]

const nouns: ReadonlySet<string> = new Set(Object.values(idKinds))
const inWords = (noun: string): string => noun.replaceAll('_', ' ')
const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a')

/**
 * Says that an id belongs to another kind of resource, when its suffix shows it. The database is not asked, so the message reveals nothing
 * about resources that the caller may not see.
 */
export function mistakenKind(wanted: string, id: string): string | undefined {
  const given = nounOfId(id)
  if (given === undefined || given === wanted || !nouns.has(wanted)) return undefined
  return `${JSON.stringify(id)} is ${article(given)} ${inWords(given)} id; ${article(wanted)} ${inWords(wanted)} id is wanted here.`
}

/** `wanted` is the kind of resource the id should be of, if that is not the missing one. */
export const notFound = (noun: Noun, id?: string, wanted: Noun = noun): Problem =>
  new Problem(
    `${noun}_not_found`,
    id === undefined
      ? {}
      : { detail: mistakenKind(wanted, id) ?? `There is no ${inWords(noun)} ${JSON.stringify(id.slice(0, 80))} that you may see.` },
  )

export const invalid = (errors: FieldFault[]): Problem =>
  new Problem('validation_failed', { detail: errors.map((fault) => `${fault.pointer}: ${fault.message}`).join('; '), errors })

export const fault = (pointer: string, code: string, message: string): FieldFault => ({ pointer, code, message })

export const forbidden = (detail: string): Problem => new Problem('forbidden', { detail })

/** Refuses a deletion while other resources depend on it. `refuseInUse({ events: 3, teams: 0 })` names the events in its message. */
export function refuseInUse(uses: Record<string, number>): void {
  const live = Object.entries(uses).filter(([, count]) => count > 0)
  if (live.length > 0)
    throw new Problem('in_use', {
      detail: `What belongs to it: ${live.map(([what, count]) => `${what} (${count})`).join(', ')}.`,
      facts: { uses },
    })
}
