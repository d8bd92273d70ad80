#!/usr/bin/env bash
# From the first product to a cancelled booking in the words of OCTO, against a service started with `npm start`.
# Needs curl and node. Run it in the folder of the clone: bash docs/guides/octo.sh
set -euo pipefail
credentials=${CREDENTIALS:-${DATA_DIR:-data}/demo-credentials.json}
base=$(node -p "JSON.parse(require('fs').readFileSync('$credentials')).base_url")/octo
key=$(node -p "JSON.parse(require('fs').readFileSync('$credentials')).distributor.api_key")
octo() { # method path [body]
  curl -sS --fail-with-body -X "$1" "$base$2" -H "Authorization: Bearer $key" -H 'Octo-Capabilities: octo/pricing, octo/content' \
       -H 'Content-Type: application/json' ${3:+-d "$3"}
}
field() { node -e "const v = JSON.parse(require('fs').readFileSync(0)); console.log($1)"; }
day() { node -p "new Date(Date.now() + $1 * 864e5).toISOString().slice(0, 10)"; }

echo '1. Who sells, and what can it do?'
octo GET /supplier | field '`   ${v.name}, ${v.endpoint}`'
octo GET /capabilities | field '`   ${v.map((c) => c.id).join(", ")}`'

echo '2. The products: series of events; take the first, with its default option'
products=$(octo GET /products)
read -r product option unit < <(echo "$products" | field '(({ id, options }) => `${id} ${options[0].id} ${options[0].units[0].id}`)(v[0])')
echo "$products" | field '`   ${v.length} products, first ${v[0].title}: ${v[0].options.map((o) => o.title).join(", ")}`'

echo '3. When can two of them go?'
asked="\"productId\":\"$product\",\"optionId\":\"$option\",\"units\":[{\"id\":\"$unit\",\"quantity\":2}]"
octo POST /availability/calendar "{$asked,\"localDateStart\":\"$(day 0)\",\"localDateEnd\":\"$(day 30)\"}" |
  field '`   ${v.filter((d) => d.available).length} of ${v.length} days`'
slots=$(octo POST /availability "{$asked,\"localDateStart\":\"$(day 0)\",\"localDateEnd\":\"$(day 30)\"}")
echo "$slots" | field 'v.map((s) => `   ${s.localDateTimeStart} ${s.title}: ${s.status}, ${s.vacancies} left, ${s.pricing.net} ${s.pricing.currency} for both`).join("\n")'
read -r first second < <(echo "$slots" | field 'v.filter((s) => s.available).slice(0, 2).map((s) => s.id).join(" ")')

echo '4. Hold two, under a uuid of our own: sent twice, it is held once'
uuid=$(node -p 'crypto.randomUUID()')
hold="{\"uuid\":\"$uuid\",\"productId\":\"$product\",\"optionId\":\"$option\",\"availabilityId\":\"$first\",\"unitItems\":[{\"unitId\":\"$unit\"},{\"unitId\":\"$unit\"}]}"
octo POST /bookings "$hold" > /dev/null
octo POST /bookings "$hold" | field '`   ${v.status} until ${v.utcExpiresAt}, ${v.pricing.net} ${v.pricing.currency}`'

echo '5. Move it to the next match, and keep it a little longer'
octo PATCH "/bookings/$uuid" "{\"availabilityId\":\"$second\"}" | field '`   ${v.availability.title}`'
octo POST "/bookings/$uuid/extend" '{"expirationMinutes":20}' | field '`   until ${v.utcExpiresAt}`'

echo '6. Confirm it: an order like any other'
octo POST "/bookings/$uuid/confirm" '{"resellerReference":"WEB-1","contact":{"fullName":"Lead Traveller","emailAddress":"lead@guest.example"}}' |
  field '`   ${v.status}, our reference ${v.supplierReference}, ${v.unitItems.length} admissions`'
octo GET '/bookings?resellerReference=WEB-1' | field '`   found ${v.length}`'

echo '7. Cancel it'
octo POST "/bookings/$uuid/cancel" '{"reason":"guide"}' | field '`   ${v.status}, refund ${v.cancellation.refund}`'
