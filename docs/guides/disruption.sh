#!/usr/bin/env bash
# An event gets a new date, and buyers decide; then it is cancelled, and everybody is refunded.
# Against a service started with `npm start`. Needs curl and node. Run it in the folder of the clone: bash docs/guides/disruption.sh
set -euo pipefail
credentials=${CREDENTIALS:-${DATA_DIR:-data}/demo-credentials.json}
of() { node -p "JSON.parse(require('fs').readFileSync('$credentials')).$1"; }
base=$(of base_url)
canal=$(of distributor.api_key)
northline=$(of distributor2.api_key)
finance=$(of finance.api_key)
api() { # key method path [body]
  curl -sS --fail-with-body -X "$2" "$base$3" -H "X-Api-Key: $1" -H 'Content-Type: application/json' \
       -H "Idempotency-Key: $RANDOM$RANDOM$RANDOM$RANDOM" ${4:+-d "$4"}
}
refused() { api "$@" 2>/dev/null || true; }
field() { node -e "const v = JSON.parse(require('fs').readFileSync(0)); console.log($1)"; }
days() { node -p "new Date(Date.now() + $1 * 86400000).toISOString().slice(0, 19)"; }
buy() { # key quantity: gives the bookingorder_id
  local reservation order
  reservation=$(api "$1" POST /v1/reservations "{\"items\":[{\"ticket_id\":\"$ticket\",\"quantity\":$2}],\"booking_email\":\"desk@agency.example\"}" | field v.reservation_id)
  order=$(api "$1" POST /v1/bookings "{\"reservation_id\":\"$reservation\",\"accepted_gt\":true,\"payment_method\":\"invoice\"}" | field 'v.bookingorders[0].bookingorder_id')
  api "$finance" PUT "/v1/bookingorders/$order" '{"distributorfinancial_status":"paid"}' > /dev/null
  echo "$order"
}
until_status() { # status: waits until the disruption has it
  for _ in $(seq 120); do
    if api "$finance" GET "$events/$disruption" | field v.status | grep -qx "$1"; then return; fi
    sleep 0.5
  done
  echo "the disruption is not $1 after a minute" >&2
  exit 1
}
shown='`   ${v.logistic_status}, ${v.distributorfinancial_status}, decision ${v.disruption_decision}, refunded ${v.refunded} of ${v.amount} ${v.target_currency}`'

candidates=$(api "$canal" GET '/v1/tickets?ticket_type=eticket&ticket_status=available&stock=ge:6&is_relisted_ticket=false&page_size=500' |
  field 'v.tickets.filter((t) => t.flags.length === 0 && t.min_order === 1 && t.allowed_quantities.includes(2)).map((t) => t.ticket_id).join(" ")')
for ticket in $candidates; do # one that both may buy, and that asks for nothing about the guests before booking
  if refused "$northline" GET "/v1/tickets/$ticket/guestdata" | field 'v.guest_data_requirements?.every((r) => r.stage !== "pre_checkout")' | grep -q true; then break; fi
done
event=$(api "$canal" GET "/v1/tickets/$ticket" | field v.event_id)
events=/v1/events/$event/disruptions

echo '1. Two distributors have orders of an event'
kept=$(buy "$canal" 2)
returned=$(buy "$northline" 2)
api "$canal" GET "/v1/bookingorders/$kept" | field '`   ${v.event_name}`'

echo '2. It gets a new date. The preview says what that means, and changes nothing'
body="{\"kind\":\"rescheduled\",\"date_start\":\"$(days 400)\",\"date_stop\":\"$(days 400.1)\",\"decide_by\":\"$(days 14)\",
  \"terms\":{\"refund_percent\":100,\"default_decision\":\"accept\"},\"texts\":{\"en_GB\":\"The pitch is under snow.\",\"nl_NL\":\"Het veld ligt onder de sneeuw.\"}}"
preview=$(api "$finance" POST "$events" "$body")
disruption=$(echo "$preview" | field v.disruption_id)
version=$(echo "$preview" | field v.version)
echo "$preview" | field '`   ${v.figures.orders} orders, ${v.figures.admissions} admissions, ${v.figures.letters} letters`'
echo "$preview" | field 'v.figures.distributors.map((d) => `   ${d.name}: at most ${d.refund} of ${d.paid} ${d.currency}`).join("\n")'

echo '3. Applied: the event has its new date at once, and orders follow in the background'
api "$finance" POST "$events/$disruption/apply" "{\"version\":\"$version\"}" | field '`   ${v.status}`'
until_status open
api "$finance" GET "$events/$disruption" | field '`   ${v.status}: ${v.progress.informed} of ${v.progress.orders} orders told, ${v.progress.pending} wait for an answer`'

echo '4. One keeps its tickets, the other one takes the refund'
api "$canal" POST "/v1/bookingorders/$kept/disruption-decision" '{"decision":"accept"}' | field "$shown"
api "$northline" POST "$events/$disruption/decisions" "{\"decision\":\"refund\",\"bookingorder_ids\":[\"$returned\"]}" | field '`   decided for ${v.decided} order`'
for _ in $(seq 60); do
  if api "$northline" GET "/v1/bookingorders/$returned" | field v.logistic_status | grep -qx cancelled; then break; fi
  sleep 0.5
done
api "$northline" GET "/v1/bookingorders/$returned" | field "$shown"
echo '   A decision is final:'
refused "$canal" POST "/v1/bookingorders/$kept/disruption-decision" '{"decision":"refund"}' | field '`   ${v.status} ${v.code}`'

echo '5. Then it is cancelled. Somebody buys between preview and apply: the preview no longer holds'
preview=$(api "$finance" POST "$events" '{"kind":"cancelled"}')
disruption=$(echo "$preview" | field v.disruption_id)
late=$(buy "$northline" 1)
refused "$finance" POST "$events/$disruption/apply" "{\"version\":\"$(echo "$preview" | field v.version)\"}" |
  field '`   ${v.status} ${v.code}: ${v.changes.added.length} order added`'

echo '6. A new preview, applied: every order is cancelled and refunded'
preview=$(api "$finance" POST "$events" '{"kind":"cancelled"}')
disruption=$(echo "$preview" | field v.disruption_id)
api "$finance" POST "$events/$disruption/apply" "{\"version\":\"$(echo "$preview" | field v.version)\"}" > /dev/null
until_status 'done'
api "$finance" GET "$events/$disruption" | field '`   ${v.status}: ${v.progress.refunded} of ${v.progress.orders} orders refunded, ${v.progress.failed} failed`'
api "$canal" GET "/v1/bookingorders/$kept" | field "$shown"
api "$northline" GET "/v1/bookingorders/$late" | field "$shown"
refused "$canal" GET "/v1/etickets/download/zip/$kept" | field '`   download: ${v.status} ${v.detail}`'
