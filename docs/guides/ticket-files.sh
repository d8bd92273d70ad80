#!/usr/bin/env bash
# From a table of seats to e-tickets in hand, as a supplier and as a distributor, against a service started with `npm start`.
# Needs curl and node. Run it in the folder of the clone: bash docs/guides/ticket-files.sh
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
credentials=${CREDENTIALS:-${DATA_DIR:-data}/demo-credentials.json}
of() { node -p "JSON.parse(require('fs').readFileSync('$credentials'))$1"; }
base=$(of .base_url)
supplier=$(of .supplier.api_key)
distributor=$(of .distributor.api_key)
call() { # key method path [curl options]
  curl -sS --fail-with-body -X "$2" "$base$3" -H "X-Api-Key: $1" "${@:4}"
}
send() { # key method path body
  call "$1" "$2" "$3" -H 'Content-Type: application/json' -H "Idempotency-Key: $RANDOM$RANDOM$RANDOM$RANDOM" -d "$4"
}
field() { node -e "const v = JSON.parse(require('fs').readFileSync(0)); console.log($1)"; }
digest() { node -p "require('crypto').createHash('sha256').update(require('fs').readFileSync('$1')).digest('hex')"; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

echo '1. A ticket of the supplier that the distributor can buy two of; nobody else waits for its seats'
call "$supplier" GET "/v1/tickets?ticket_type=eticket&ticket_status=available&supplier_id=$(of .supplier.supplier_id)&page_size=200" > "$work/own"
call "$distributor" GET "/v1/tickets?ticket_type=eticket&ticket_status=available&supplier_id=$(of .supplier.supplier_id)&page_size=200" > "$work/sold"
ticket=$(field "v.tickets.find((t) => t.number_of_tickets_sold === 0 && t.flags.length === 0 && t.min_order === 1 && t.allowed_quantities.includes(2) && JSON.parse(require('fs').readFileSync('$work/sold')).tickets.some((s) => s.ticket_id === t.ticket_id)).ticket_id" < "$work/own")

echo '2. The distributor books two'
reservation=$(send "$distributor" POST /v1/reservations "{\"items\":[{\"ticket_id\":\"$ticket\",\"quantity\":2}],\"booking_email\":\"desk@agency.example\"}" | field v.reservation_id)
guest() { echo "{\"first_name\":\"$1\",\"last_name\":\"Traveller\",\"lead_guest\":$2,\"contact_email\":\"$1@guest.example\",\"contact_phone\":\"+31201234567\",\"date_of_birth\":\"1990-05-17\",\"country_of_residence\":\"NLD\",\"gender\":\"other\",\"passport_number\":\"NX1234567\",\"street_name\":\"Kade 1\",\"city\":\"Utrecht\",\"zip\":\"3511 AA\",\"province\":\"Utrecht\",\"supported_team\":\"none\"}"; }
send "$distributor" POST "/v1/reservations/$reservation/guestdata" "{\"items\":[{\"ticket_id\":\"$ticket\",\"quantity\":2,\"guests\":[$(guest lead true),$(guest second false)]}]}" > /dev/null
order=$(send "$distributor" POST /v1/bookings "{\"reservation_id\":\"$reservation\",\"accepted_gt\":true,\"payment_method\":\"invoice\"}" | field 'v.bookingorders[0].bookingorder_id')

echo '3. The supplier uploads its seats, to be given out'
file=$(call "$supplier" POST "/v1/ticketfiles/seating_csv/$ticket" -F auto_assign=true -F "file=@$here/seats.csv" | field v.ticketfile_id)
call "$supplier" GET "/v1/ticketfiles/$file" | field '`   ${v.read_info} ${v.scan_info}`'

echo '4. Seats are given out and PDFs made in the background; the order is completed'
for _ in $(seq 150); do
  call "$distributor" GET "/v1/bookingorders/$order" > "$work/order"
  [ "$(field v.logistic_status < "$work/order")" = completed ] && break
  sleep 0.2
done
field '`   ${v.logistic_status}: ${v.items.map((i) => `section ${i.section} row ${i.row} seat ${i.seat}`).join("; ")}`' < "$work/order"

echo '5. One ticket, and its digest'
call "$distributor" GET "/v1/etickets/download/$order/$(field v.items[0].orderitem_id < "$work/order")/url/$(field v.items[0].download_link < "$work/order")" -o "$work/ticket.pdf"
[ "$(digest "$work/ticket.pdf")" = "$(field v.items[0].ticket_sha < "$work/order")" ] && echo '   the PDF is the one the order names'

echo '6. All of them, and their digest'
call "$distributor" GET "/v1/etickets/download/zip/$order" -o "$work/tickets.zip"
[ "$(digest "$work/tickets.zip")" = "$(field v.zip_sha < "$work/order")" ] && echo '   the ZIP is the one the order names'

echo '7. Who fetched what'
call "$distributor" GET "/v1/bookingorders/$order/downloads" | field 'v.downloads.map((d) => `   ${d.at} ${d.kind}`).join("\n")'
