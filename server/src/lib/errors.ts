import type { Facts } from './facts.js'
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
    `There is no such ${noun}, or it belongs to another tenant.`,
    `Check the identifier; list the ${plural} you may see.`,
  )

export const catalogue = {
  invalid_json: entry(400, 'Malformed JSON', 'The body could not be read as JSON.', 'Send one complete JSON value, encoded in UTF-8.'),
  validation_failed: entry(
    400,
    'Invalid request',
    'One or more fields are missing, unknown or not valid.',
    'See `errors`: one entry for each invalid field, with a JSON pointer.',
  ),
  unknown_parameter: entry(
    400,
    'Unknown query parameter',
    'The query has a parameter that this call does not have.',
    'Use one of the parameters that `detail` names.',
  ),
  invalid_parameter: entry(
    400,
    'Invalid query parameter',
    'The value of a query parameter is not valid.',
    'See `errors` for the accepted form.',
  ),
  invalid_filter: entry(
    400,
    'Invalid filter',
    'The operator or the value of a filter does not fit its type.',
    'See `errors` for the operators and values that the filter accepts.',
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
    '`sorting` names a field that this list cannot be sorted by.',
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
    'The `cursor` is not one of this list, was made with other filters or another sorting, or was sent together with `page`.',
    'Send `pagination.next_cursor` unchanged, with the same parameters. To start again, leave `cursor` out.',
  ),
  unknown_api_version: entry(
    400,
    'Unknown API version',
    '`Api-Version` names a version that this service does not support.',
    'Send one of the versions that `detail` names, or leave the header out.',
  ),
  invalid_change_cursor: entry(
    400,
    'Invalid cursor',
    '`after` or `Last-Event-ID` is not a cursor of the changes feed.',
    'Send the cursor of the last answer unchanged, `now`, or none.',
  ),
  invalid_header: entry(400, 'Invalid header', 'The value of a request header is not valid.', 'See `detail`.'),
  unknown_currency: entry(400, 'Unknown currency', 'A currency code is not an ISO 4217 code.', 'Use a three-letter code such as EUR.'),
  invalid_upload: entry(
    400,
    'Unreadable upload',
    'The multipart form cannot be read, or a part is missing or unknown.',
    'Send one `file` and the fields that the reference names.',
  ),
  invalid_csv: entry(
    400,
    'Unreadable CSV',
    'The file is not a table of seats in UTF-8 with a header row.',
    '`detail` names the line and the column; correct it and upload again.',
  ),
  invalid_pdf: entry(
    400,
    'Not a PDF',
    'The file is not a PDF, or is damaged or encrypted.',
    'See `detail`. Upload a PDF without encryption.',
  ),
  file_too_complex: entry(
    413,
    'File too complex',
    'Reading the file takes more time, memory or unpacked data than is allowed for one file.',
    'Save the file again in a simpler form, or split it.',
  ),
  unauthenticated: entry(
    401,
    'Credentials needed',
    'The request has no API key in `X-Api-Key`, and no API key or login token in `Authorization: Bearer`.',
    'Send an API key in `X-Api-Key`, or in `Authorization: Bearer`, which also takes a login token.',
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
    'Your client does not have the role or the scope that this call needs.',
    '`detail` names what is needed; an administrator can grant it.',
  ),
  products_managed_by_operator: entry(
    403,
    'Managed by the operator',
    'The operator manages the tickets of this supplier: its own clients cannot create, change or delete them (`selfmanage_products`).',
    'Ask the operator to make the change, or to set `selfmanage_products`.',
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
    'Somebody else wrote the memo. Only its author and the operator can change its text.',
    'Send only `finished` and `finish_date`, or write a new memo.',
  ),
  route_not_found: entry(
    404,
    'No such path',
    'There is no call with this path.',
    '`detail` names the most similar path; see the API reference at /docs.',
  ),
  method_not_allowed: entry(
    405,
    'Method not allowed',
    'The path exists, but not with this method.',
    'Use one of the methods that `Allow` names; see the API reference at /docs.',
  ),
  client_not_found: missing('client'),
  invitation_not_found: missing('invitation'),
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
  disruption_not_found: missing('disruption'),
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
  webhook_limit: entry(
    409,
    'Too many webhooks',
    'The organisation has as many webhooks and subscriptions as it may.',
    'Delete some, or use one webhook for several resources: leave its filter out, or name several values in it.',
  ),
  grouprequest_limit: entry(
    409,
    'Too many open group requests',
    'The distributor has as many open group requests as it may.',
    'Accept, decline or withdraw some, or wait until their deadlines have passed.',
  ),
  quote_limit: entry(
    409,
    'Too many quotes',
    'The supplier has made as many quotes for this group request as it may.',
    'Wait for an answer to those that are open; the distributor can also send a new request.',
  ),
  webhook_inactive: entry(409, 'Webhook inactive', 'The webhook is inactive, so nothing is sent to it.', 'Set `is_active` to true first.'),
  not_on_sale: entry(
    409,
    'Not on sale',
    'The ticket is not on sale now. When booking: it was taken off sale after it was held, and the hold is void.',
    '`detail` says why. Choose another ticket, or try again when its sale begins.',
  ),
  own_ticket: entry(
    409,
    'Your own ticket',
    'Your own organisation sells the ticket, or sold its admissions before. A party cannot buy its own tickets.',
    'Buy another ticket. To get back what you relisted, withdraw the relisting.',
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
    'The ticket would be sold for less than the payout to its supplier.',
    'Raise the price or lower the cost. The operator can set `allow_loss` on the ticket first to sell it at a loss.',
  ),
  unpaid_limit: entry(
    409,
    'Too much unpaid by card',
    'The distributor would have more tickets in unsettled card orders than it may have.',
    'Settle or cancel some of them, or use another payment method.',
  ),
  quantity_not_allowed: entry(
    409,
    'Quantity not allowed',
    'The ticket is sold in pairs, in packages or in a minimum quantity, or a single ticket would be left.',
    'Use one of `allowed_quantities`.',
  ),
  price_changed: entry(
    409,
    'Price changed',
    'The price sent is not the current one.',
    'Accept the current `net_rate` by sending it, or send a `price_tolerance`.',
  ),
  sport_not_offered: entry(
    409,
    'Not offered for this sport',
    'The category is not offered for events of this sport (`sports_enabled`, `sports_disabled`).',
    'Choose another category of the venue, or change the lists of this one.',
  ),
  category_archived: entry(
    409,
    'Category archived',
    'The category is archived. Its tickets are still sold, but new tickets cannot be added.',
    'Choose another category, or set `archived_since` to null.',
  ),
  stock_committed: entry(
    409,
    'Stock is committed',
    'Reserved and sold tickets cannot be removed from the stock.',
    'Send a `supplier_quantity` of at least `minimum`.',
  ),
  insufficient_stock: entry(
    409,
    'Not enough tickets',
    'Fewer tickets are available than requested.',
    'Request at most `available_quantity`, or choose another ticket.',
  ),
  mixed_on_request: entry(
    409,
    'Tickets on request cannot be combined',
    'The supplier must accept tickets on request. They cannot be in one reservation with other tickets, or with those of another supplier.',
    'Make a separate reservation for them.',
  ),
  reservation_expired: entry(409, 'Reservation ended', 'The reservation has expired or was released.', 'Make a new reservation.'),
  already_booked: entry(
    409,
    'Already booked',
    'The reservation is booked: it can no longer be booked, changed or released.',
    'Read the booking, `booking_id`. To change or cancel what was bought, use its booking orders.',
  ),
  hold_too_long: entry(
    409,
    'Hold too long',
    'A hold cannot be extended beyond its maximum duration.',
    '`detail` names the latest time possible.',
  ),
  guest_data_incomplete: entry(
    409,
    'Guest data incomplete',
    'Guest data that is required now is missing or not valid.',
    'See `errors`: one entry per field.',
  ),
  order_closed: entry(409, 'Order closed', 'The order was cancelled or returned, so its guests cannot be changed.', 'Make a new booking.'),
  not_ready: entry(409, 'Not ready', 'A precondition is not fulfilled yet.', '`detail` says what is missing.'),
  download_period_over: entry(
    409,
    'Download period over',
    'The period for downloads after the event is over (`grace_period_download_tickets` of the distributor, in days).',
    '`until` is the end of the period. Ask the operator, who can still download the tickets.',
  ),
  not_a_test_booking: entry(
    409,
    'Not a test booking',
    'The sandbox works on test bookings only.',
    'Make a booking with `is_test_booking` true.',
  ),
  not_a_supplier: entry(
    409,
    'Not a supplier',
    'The distributor has no supplier record, or it is suspended. Only suppliers sell tickets.',
    'Become a supplier with `POST /v1/marketplace/onboard/supplierjit`.',
  ),
  not_relistable: entry(
    409,
    'Cannot be relisted',
    'The admission is cancelled, about to be refunded, already relisted or part of a test booking, or its event has started.',
    '`detail` says why.',
  ),
  already_downloaded: entry(
    409,
    'Already downloaded',
    'The ticket of the admission was downloaded, so it cannot be sold to another guest.',
    'Ask the operator to reissue it.',
  ),
  relisted: entry(
    409,
    'Relisted',
    'The admission is relisted. Its owner cannot use it until the relisting is withdrawn.',
    'Withdraw the relisting if it is not sold.',
  ),
  no_booking_email: entry(
    409,
    'No e-mail address',
    'The client, its distributor and the contact of the booking have no e-mail address.',
    'Send a contact with an e-mail address, or ask an administrator to set `email` of the client or of the customer service.',
  ),
  credit_limit: entry(
    409,
    'Credit limit reached',
    'The order would exceed the credit limit or the prepaid balance of the distributor.',
    'Pay open invoices, add to the balance, or use another payment method.',
  ),
  amount_too_large: entry(
    409,
    'Amount too large',
    'A price or a sum would be larger than 2^53 minor units, the largest amount that is exact.',
    'Check the price, the markup and the quantity, or split the order.',
  ),
  payment_method_not_allowed: entry(
    409,
    'Payment method not allowed',
    'The distributor may not use this payment method, or not in this currency.',
    'Use one of the `payment_methods` and one of the `currencies` in the answer.',
  ),
  refund_too_high: entry(
    409,
    'Refund too high',
    'The refund is larger than what was paid and not refunded yet.',
    'Refund at most the amount in `most`.',
  ),
  settlement_mismatch: entry(
    409,
    'Settlement does not match',
    'The amount, the currency or the reference of the settlement is not that of the booking, or nothing is due.',
    'See `detail`. Settle the whole amount due, once.',
  ),
  account_link_invalid: entry(
    410,
    'Link no longer valid',
    'The link of the letter was used, replaced by a newer one or revoked, or its time is over.',
    'Ask for a new letter: for a password with `POST /v1/login/reset`, for an invitation whoever sent it.',
  ),
  already_invited: entry(
    409,
    'Already invited',
    'There is an open invitation for this username.',
    'Send it again with `POST /v1/invitations/{invitation_id}/resend`, or revoke it first.',
  ),
  invitation_closed: entry(
    409,
    'Invitation closed',
    'The invitation was accepted or revoked, so it cannot be sent again or revoked.',
    'Make a new invitation, or change the client that accepted it.',
  ),
  username_taken: entry(409, 'Username taken', 'Another client already uses this username.', 'Choose another one.'),
  preview_expired: entry(
    409,
    'Preview too old',
    'The preview is older than 15 minutes, so its figures may be out of date.',
    'Make a new preview and apply it.',
  ),
  preview_outdated: entry(
    409,
    'Preview out of date',
    'Orders or the event have changed since the preview was made, or `version` is not that of the preview.',
    'See `changes` for what is different; make a new preview, look at it and apply that.',
  ),
  disruption_running: entry(
    409,
    'A disruption is being carried out',
    'The event has a disruption that is being carried out; its orders change by the terms of that one.',
    'Wait until its status is `open` or `done`, and the decisions that were made are carried out.',
  ),
  disruption_not_possible: entry(
    409,
    'Disruption not possible',
    'The event is over or cancelled already, or the disruption cannot be reverted any more.',
    'See `detail`.',
  ),
  decision_not_open: entry(
    409,
    'Nothing to decide',
    'The order has no disruption that waits for a decision: it was decided already, or its time is over.',
    'See `disruption_decision` of the order; what was decided stands.',
  ),
  payout_too_high: entry(
    409,
    'Terms cost more than was paid',
    'Refund and payout to the supplier together would be more than was paid for an order.',
    'Refund less, keep fees, or reverse the payout to suppliers.',
  ),
  name_taken: entry(409, 'Name taken', 'You already have one with this name.', 'Choose another name, or change the existing one.'),
  slug_taken: entry(409, 'Slug taken', 'Another resource of this kind already has this slug.', 'Choose another one, or leave it out.'),
  in_use: entry(
    409,
    'Still in use',
    'It cannot be deleted, because other resources that are not deleted refer to it.',
    '`detail` says which. Delete or move them first.',
  ),
  role_not_available: entry(
    409,
    'Role not available',
    'A role cannot be granted in the scope of this client.',
    'Choose from `available_roles`.',
  ),
  idempotency_in_flight: entry(
    409,
    'Request still in progress',
    'A request with the same idempotency key has not finished yet.',
    'Wait a moment and repeat the request with the same key.',
  ),
  illegal_transition: entry(
    409,
    'Illegal transition',
    'The status cannot change to the requested value.',
    '`legal` lists the statuses that are possible now.',
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
    'Read the resource again and repeat the change with its new ETag.',
  ),
  already_a_supplier: entry(
    412,
    'Already a supplier',
    'The distributor is a supplier already, and `If-None-Match: *` asks to change nothing in that case.',
    'Read the supplier. To change it, repeat the call without `If-None-Match`.',
  ),
  body_too_large: entry(
    413,
    'Body too large',
    'The request body is larger than allowed.',
    '`max_bytes` is the limit of this call. Send less, or use several requests.',
  ),
  unsupported_media_type: entry(
    415,
    'Unsupported media type',
    'This call does not accept bodies of this media type.',
    '`Accept` and `detail` name the accepted media types, `Accept-Encoding` the accepted encodings.',
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
    'Changes after this cursor are no longer stored, or the database was restored since then.',
    'Get a new cursor from the address in `resync`, read the lists again, then continue from that cursor.',
  ),
  rate_limited: entry(429, 'Too many requests', 'The limit of requests per minute is used up.', 'Wait for the seconds in `Retry-After`.'),
  too_many_attempts: entry(
    429,
    'Too many attempts',
    'There were too many failed attempts to log in.',
    '`detail` says how long the account is locked, `Retry-After` how many seconds are left.',
  ),
  too_many_at_once: entry(
    429,
    'Too many at once',
    'Your organisation already runs as many uploads, exports or streams at the same time as it may.',
    'Wait until one of them has ended, or for the seconds in `Retry-After`.',
  ),
  letter_limit: entry(
    429,
    'Too many letters to guests',
    'The organisation has sent as many letters to guests, or to this address, in the last 24 hours as it may.',
    'Wait for the seconds in `Retry-After`, or give the guest the link in another way.',
  ),
  hold_limit: entry(
    429,
    'Too many tickets held',
    'The distributor would hold more tickets at once than it may.',
    'Book or release some, or wait until holds expire: `Retry-After` is the duration of a hold without extension. A request for more than `hold_limit` tickets is always refused.',
  ),
  internal: entry(
    500,
    'Internal error',
    'The service failed unexpectedly. Nothing was changed.',
    'Try again. If it happens again, report the `request_id`.',
  ),
  overloaded: entry(
    503,
    'Overloaded',
    'The service has too many requests at the moment, or is stopping.',
    'Wait for the seconds in `Retry-After` and repeat the request.',
  ),
  storage_unavailable: entry(
    503,
    'File storage unavailable',
    'The storage of ticket files cannot be reached at the moment.',
    'Wait for the seconds in `Retry-After` and repeat the request.',
  ),
  database_unavailable: entry(
    503,
    'Database unavailable',
    'The database cannot be reached at the moment.',
    'Wait for the seconds in `Retry-After` and repeat the request.',
  ),
} as const satisfies Record<string, Entry>

export type ErrorCode = keyof typeof catalogue

/** Why a change that recomputes the prices of tickets is refused. */
export const repricing = ['no_fx_rate', 'amount_too_large', 'price_below_payout'] as const satisfies ErrorCode[]

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
  facts?: Facts
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

/** `message` follows the name of the parameter: "is one of raw, sheet". */
export const invalidParameter = (name: string, message: string): Problem =>
  new Problem('invalid_parameter', { detail: `${name} ${message}.`, errors: [fault(name, 'invalid_parameter', message)] })

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
