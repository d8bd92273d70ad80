#!/usr/bin/env bash
# From a search to a paid booking order, as a distributor, against a service started with `npm start`.
# Needs curl and node. Run it in the folder of the clone: bash docs/guides/sell.sh
set -euo pipefail
credentials=${CREDENTIALS:-${DATA_DIR:-data}/demo-credentials.json}
of() { node -p "JSON.parse(require('fs').readFileSync('$credentials')).$1"; }
base=$(of base_url)
key=$(of distributor.api_key)
api() { # method path [body]
  curl -sS --fail-with-body -X "$1" "$base$2" -H "X-Api-Key: $key" -H 'Content-Type: application/json' \
       -H "Idempotency-Key: $RANDOM$RANDOM$RANDOM$RANDOM" ${3:+-d "$3"}
}
get() { curl -sS --fail-with-body -G "$base$1" -H "X-Api-Key: $key" "${@:2}"; }
field() { node -e "const v = JSON.parse(require('fs').readFileSync(0)); console.log($1)"; }

echo '1. Find a ticket: an e-ticket in euros, at least four left, sold singly'
ticket=$(get /v1/tickets -d ticket_type=eticket -d ticket_status=available --data-urlencode 'stock=ge:4' -d page_size=200 |
  field 'v.tickets.find((t) => t.currency_code === "EUR" && t.flags.length === 0 && t.min_order === 1 && t.allowed_quantities.includes(2)).ticket_id')
get "/v1/tickets/$ticket" | field '`   ${v.event_name}, ${v.ticket_title}: ${v.net_rate} ${v.currency_code} (minor units), ${v.stock} left`'

echo '2. What must be known about the guests?'
get "/v1/tickets/$ticket/guestdata" -d country_hint=NLD | field '`   ${v.guest_data_requirements.length} requirements`'

echo '3. Hold two of them for ten minutes, at the price just seen'
rate=$(get "/v1/tickets/$ticket" | field v.net_rate)
reservation=$(api POST /v1/reservations "{\"items\":[{\"ticket_id\":\"$ticket\",\"quantity\":2,\"net_rate\":$rate,\"currency_code\":\"EUR\"}],\"booking_email\":\"desk@agency.example\",\"external_reference_id\":\"basket-1\"}" | field v.reservation_id)
get "/v1/reservations/$reservation" | field '`   ${v.reservation_id} ${v.status} until ${v.valid_until}`'

echo '4. Name the guests'
api POST "/v1/reservations/$reservation/guestdata" "{\"items\":[{\"ticket_id\":\"$ticket\",\"quantity\":2,\"guests\":[
  {\"first_name\":\"Lead\",\"last_name\":\"Traveller\",\"lead_guest\":true,\"contact_email\":\"lead@guest.example\",\"contact_phone\":\"+31201234567\",\"date_of_birth\":\"1990-05-17\",\"country_of_residence\":\"NLD\",\"gender\":\"other\",\"passport_number\":\"NX1234567\",\"city\":\"Utrecht\"},
  {\"first_name\":\"Second\",\"last_name\":\"Companion\",\"contact_email\":\"second@guest.example\",\"contact_phone\":\"+31201234568\",\"date_of_birth\":\"1992-11-02\",\"country_of_residence\":\"NLD\",\"gender\":\"other\",\"passport_number\":\"NX7654321\",\"city\":\"Utrecht\"}]}]}" |
  field '`   ${v.items[0].guests.map((g) => g.first_name).join(", ")}`'

echo '5. What does it come to? From the prepaid balance it is paid at once; finance records the transfer that fills it'
price=$(api PUT "/v1/reservations/$reservation/pay-details" '{"payment_method":"prepaid"}')
field '`   ${v.amount} ${v.currency}, of which fees ${v.fees.reduce((sum, fee) => sum + fee.amount, 0)}`' <<< "$price"
deposit=$(field 'JSON.stringify({ amount: v.amount, currency: v.currency, reference: "Bank transfer AG-1" })' <<< "$price")
key=$(of finance.api_key) api POST "/v1/distributors/$(of distributor.distributor_id)/prepaid" "$deposit" |
  field '`   balance ${v.prepaid_balances.map((b) => `${b.amount} ${b.currency}`).join(", ")}`'

echo '6. Book it'
order=$(api POST /v1/bookings "{\"reservation_id\":\"$reservation\",\"accepted_gt\":true,\"booking_reference\":\"AG-1\"}" |
  field '(console.error(`   booking code ${v.booking_code}`), v.bookingorders[0].bookingorder_id)')

echo '7. Read the order: one item per admission'
get "/v1/bookingorders/$order" |
  field '`   ${v.bookingorder_id} ${v.logistic_status}, ${v.distributorfinancial_status}, ${v.items.length} admissions, invoices ${v.invoices.join(", ")}`'

echo '8. Who changed what, and when'
get "/v1/bookingorders/$order/history" | field 'v.history.map((h) => `   ${h.created} by ${h.updated_by}: ${h.changed.length} fields`).join("\n")'
