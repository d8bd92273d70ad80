#!/usr/bin/env bash
# A supplier keeps tickets for a distributor, which sells from its share and gives the rest back; and a group that asks before it buys.
# Against a service started with `npm start`. Needs curl and node. Run it in the folder of the clone: bash docs/guides/allotments.sh
set -euo pipefail
credentials=${CREDENTIALS:-${DATA_DIR:-data}/demo-credentials.json}
of() { node -p "JSON.parse(require('fs').readFileSync('$credentials')).$1"; }
base=$(of base_url)
seller=$(of supplier.api_key)
supplier=$(of supplier.supplier_id)
canal=$(of distributor.api_key)      # is given an allotment
distributor=$(of distributor.distributor_id)
northline=$(of distributor2.api_key) # is not
api() { # key method path [body]
  curl -sS --fail-with-body -X "$2" "$base$3" -H "X-Api-Key: $1" -H 'Content-Type: application/json' \
       -H "Idempotency-Key: $RANDOM$RANDOM$RANDOM$RANDOM" ${4:+-d "$4"}
}
refused() { api "$@" 2>/dev/null || true; }
field() { node -e "const v = JSON.parse(require('fs').readFileSync(0)); console.log($1)"; }

echo '1. The supplier keeps ten tickets for Canal City, at ten percent off, until fourteen days before the event'
start=$(node -p 'new Date(Date.now() + 30 * 86400000).toISOString().slice(0, 10)')
tickets=$(api "$canal" GET "/v1/tickets?supplier_id=$supplier&ticket_status=available&stock=ge:60&on_sale=true&ticket_validfrom=ge:$start&page_size=500" |
  field 'v.tickets.filter((t) => t.flags.length === 0 && t.min_order === 1).map((t) => t.ticket_id).join(" ")')
for ticket in $tickets; do # one that asks for nothing about the guests before booking
  if api "$canal" GET "/v1/tickets/$ticket/guestdata" | field 'v.guest_data_requirements.every((r) => r.stage !== "pre_checkout")' | grep -q true; then break; fi
done
shown() { api "$1" GET "/v1/tickets/$ticket" | field "\`   $2: stock \${v.stock}, \${v.net_rate} \${v.currency_code} each\`"; }
shown "$canal" 'Canal City before'
allotment=$(api "$seller" POST /v1/allotments "{\"ticket_id\":\"$ticket\",\"distributor_id\":\"$distributor\",\"quantity\":10,\"free_stock_too\":false,
  \"rate\":{\"kind\":\"percentage\",\"percentage\":10},\"release\":{\"kind\":\"before\",\"days\":14},\"sell_through_warning\":80}" | field v.allotment_id)
shown "$canal" 'Canal City now   '
shown "$northline" 'Northline        '

echo '2. Canal City buys two. They come from its share, at its price'
reservation=$(api "$canal" POST /v1/reservations "{\"items\":[{\"ticket_id\":\"$ticket\",\"quantity\":2}],\"booking_email\":\"desk@agency.example\"}" |
  field '(console.error(`   from ${v.parent_allocation_id}, ${v.items[0].net_rate} each`), v.reservation_id)')
api "$canal" POST /v1/bookings "{\"reservation_id\":\"$reservation\",\"accepted_gt\":true}" > /dev/null
api "$seller" GET "/v1/allotments/$allotment" | field '`   given ${v.quantity}, sold ${v.sold}, held ${v.held}, left ${v.free}; released at ${v.release_at}`'

echo '3. More than its share is refused, because it may not go on in free stock'
refused "$canal" POST /v1/reservations "{\"items\":[{\"ticket_id\":\"$ticket\",\"quantity\":9}],\"booking_email\":\"desk@agency.example\"}" |
  field '`   ${v.status} ${v.code}: ${v.available_quantity} left`'

echo '4. It gives the rest back before the release'
api "$canal" POST "/v1/allotments/$allotment/release" '{}' | field '`   ${v.status}: ${v.released} went back to free stock`'
shown "$canal" 'Canal City after '

echo '5. A school of twenty asks; the supplier quotes; Canal City accepts, and the tickets are kept at the quoted price'
event=$(api "$canal" GET "/v1/tickets/$ticket" | field v.event_id)
currency=$(api "$canal" GET "/v1/tickets/$ticket" | field v.currency_code)
price=$(api "$canal" GET "/v1/tickets/$ticket" | field 'Math.floor(v.net_rate * 0.95)')
deadline=$(node -p 'new Date(Date.now() + 7 * 86400000).toISOString().slice(0, 19)')
valid=$(node -p 'new Date(Date.now() + 5 * 86400000).toISOString().slice(0, 19)')
request=$(api "$canal" POST /v1/grouprequests "{\"event_id\":\"$event\",\"description\":\"School trip\",\"size\":20,\"wishes\":\"Seats together\",
  \"deadline\":\"$deadline\",\"contact_email\":\"groups@agency.example\",\"supplier_ids\":[\"$supplier\"]}" | field v.grouprequest_id)
quote=$(api "$seller" POST "/v1/grouprequests/$request/quotes" "{\"items\":[{\"ticket_id\":\"$ticket\",\"quantity\":20,\"net_rate\":$price,\"currency_code\":\"$currency\"}],
  \"valid_until\":\"$valid\",\"deposit_percentage\":25,\"conditions\":\"Names two weeks before the event\",\"release\":{\"kind\":\"before\",\"days\":7}}" |
  field '(console.error(`   quoted ${v.totals[0].amount} ${v.totals[0].currency_code} for ${v.quantity}, deposit ${v.deposit_percentage} %`), v.quote_id)')
kept=$(api "$canal" POST "/v1/grouprequests/$request/accept" "{\"quote_id\":\"$quote\"}" | field v.allotment_id)
api "$canal" GET "/v1/allotments/$kept" | field '`   accepted: ${v.free} tickets are kept at ${v.tickets[0].net_rate} ${v.tickets[0].currency_code} each`'
