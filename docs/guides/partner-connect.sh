#!/usr/bin/env bash
# What a tour-booking partner does: read the feed, look for sessions, hold, book, cancel. Against a service started with `npm start`.
# Needs curl and node. Run it in the folder of the clone: bash docs/guides/partner-connect.sh
set -euo pipefail
credentials=${CREDENTIALS:-${DATA_DIR:-data}/demo-credentials.json}
base=$(node -p "JSON.parse(require('fs').readFileSync('$credentials')).base_url")
key=$(node -p "JSON.parse(require('fs').readFileSync('$credentials')).distributor.api_key")
field() { node -e "const v = JSON.parse(require('fs').readFileSync(0)); console.log($1)"; }
send() { curl -sS --fail-with-body -X "$1" "$2?apiKey=$key" -H 'Content-Type: application/json' -d "$3"; }
moment() { node -p "new Date(Date.now() + $1 * 864e5).toISOString().slice(0, 19).replace('T', ' ')"; }

echo '1. A product of the feed that asks its guests for nothing, and the addresses behind it'
product=$(curl -sS --fail-with-body -G "$base/v1/partner/products" -d "apiKey=$key" |
  field 'JSON.stringify(v.products.find((p) => !p.bookingFields.some((f) => f.requiredPerParticipant || f.requiredPerBooking) && p.priceOptions.some((o) => o.label === "regular")))')
echo "$product" | field '`   ${v.name}, from ${v.priceOptions[0].price}`'
at() { echo "$product" | field "v.partnerConnectSettings.$1"; }
code=$(echo "$product" | field v.internalCode)

echo '2. Its sessions in the next year, on both clocks'
session=$(curl -sS --fail-with-body -G "$(at externalAvailabilityApi)" -d "apiKey=$key" -d "externalProductCode=$code" --data-urlencode "from=$(moment 0)" --data-urlencode "to=$(moment 365)" |
  field 'JSON.stringify(v.sessions.find((s) => s.priceOptions.some((o) => o.label === "regular" && o.maxQuantity >= 4)))')
echo "$session" | field '`   ${v.startTime} UTC, ${v.startTimeLocal} there: ${v.seatsAvailable} of ${v.seats} seats`'
start=$(echo "$session" | field v.startTime)

number="GUIDE-$(node -p 'Date.now()')"
booking() { # status
  echo "{\"orderNumber\":\"$number\",\"status\":\"$1\",\"customer\":{\"firstName\":\"Lead\",\"lastName\":\"Traveller\",\"email\":\"lead@guest.example\"},\"items\":[{\"externalProductCode\":\"$code\",\"startTime\":\"$start\",\"quantities\":[{\"optionLabel\":\"regular\",\"value\":2}]}]}"
}
echo '3. Hold two seats'
send POST "$(at externalReservationApi)" "$(booking PROCESSING)" | field '`   ${v.bookings[0].status}, ${v.bookings[0].totalAmount} ${v.bookings[0].totalCurrency}`'

echo '4. Book them under the same number'
send PUT "$(at externalBookingApi)" "$(booking CONFIRMED)" |
  field '`   ${v.bookings[0].status}, ${v.bookings[0].items[0].participants.length} participants; their barcodes come with the e-tickets`'

echo '5. Cancel; a second time is harmless'
send PUT "$(at externalCancellationApi)" "$(booking CONFIRMED)" > /dev/null
send PUT "$(at externalCancellationApi)" "$(booking CONFIRMED)" | field '`   ${v.bookings[0].status}`'
