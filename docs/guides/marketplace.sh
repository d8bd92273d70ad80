#!/usr/bin/env bash
# Two distributors and a ticket that one of them cannot use: relisted, sold on, cancelled in both ways, and what it brings.
# Against a service started with `npm start`. Needs curl and node. Run it in the folder of the clone: bash docs/guides/marketplace.sh
set -euo pipefail
credentials=${CREDENTIALS:-${DATA_DIR:-data}/demo-credentials.json}
of() { node -p "JSON.parse(require('fs').readFileSync('$credentials')).$1"; }
base=$(of base_url)
canal=$(of distributor.api_key)      # buys first, and sells on
northline=$(of distributor2.api_key) # buys from the other
finance=$(of finance.api_key)
support=$(of support.api_key)
api() { # key method path [body]
  curl -sS --fail-with-body -X "$2" "$base$3" -H "X-Api-Key: $1" -H 'Content-Type: application/json' \
       -H "Idempotency-Key: $RANDOM$RANDOM$RANDOM$RANDOM" ${4:+-d "$4"}
}
refused() { api "$@" 2>/dev/null || true; }
field() { node -e "const v = JSON.parse(require('fs').readFileSync(0)); console.log($1)"; }

buy() { # key ticket quantity: gives the bookingorder_id
  local reservation
  reservation=$(api "$1" POST /v1/reservations "{\"items\":[{\"ticket_id\":\"$2\",\"quantity\":$3}],\"booking_email\":\"desk@agency.example\"}" | field v.reservation_id)
  api "$1" POST /v1/bookings "{\"reservation_id\":\"$reservation\",\"accepted_gt\":true}" | field 'v.bookingorders[0].bookingorder_id'
}
paid() { api "$finance" PUT "/v1/bookingorders/$1" '{"distributorfinancial_status":"paid"}' > /dev/null; }

echo '1. Canal City buys two tickets, and the invoice is paid'
ticket=$(api "$canal" GET '/v1/tickets?ticket_type=eticket&ticket_status=available&stock=ge:4&is_relisted_ticket=false&page_size=500' |
  field 'v.tickets.filter((t) => t.currency_code === "EUR" && t.flags.length === 0 && t.min_order === 1 && t.allowed_quantities.includes(2)).map((t) => t.ticket_id).join(" ")')
for candidate in $ticket; do # one that asks for nothing about the guests before booking
  if api "$canal" GET "/v1/tickets/$candidate/guestdata" | field 'v.guest_data_requirements.every((r) => r.stage !== "pre_checkout")' | grep -q true; then ticket=$candidate; break; fi
done
order=$(buy "$canal" "$ticket" 2)
paid "$order"
api "$canal" GET "/v1/bookingorders/$order" | field '`   ${v.event_name}: ${v.items.length} admissions, ${v.distributorfinancial_status}`'

echo '2. It cannot use them. To sell them on it has to be a supplier'
refused "$canal" POST "/v1/bookingorders/$order/relist" '{"items":[{"orderitem_id":"any","asking_price":12000,"currency_code":"EUR"}]}' |
  field '`   ${v.status} ${v.code}: ${v.detail}`'
offer=$(api "$canal" GET "/v1/bookingorders/$order" | field 'JSON.stringify({ items: v.items.map((i) => ({ orderitem_id: i.orderitem_id, asking_price: 12000, currency_code: "EUR" })) })')
supplier=$(api "$canal" POST /v1/marketplace/onboard/supplierjit '{"trade_name":"Canal City Resale","iso_country":"NLD","default_currency":"EUR",
  "customerservice":{"email":"resale@canalcity.example","phone_number":"+31205550100"},
  "invoice_address":{"country":"NLD","city":"Amsterdam","streetname":"Damrak","number":"1","postalcode":"1012 AB"},
  "accepted_platform_agreement_version":"2.1"}' | field v.supplier_id)
echo "   now it is one: $supplier"

echo '3. It relists both at 120.00 euros; buyers pay the markup of the marketplace on top'
relisted=$(api "$canal" POST "/v1/bookingorders/$order/relist" "$offer" |
  field '(console.error(`   ${v.tickets[0].ticket_source}: asked ${v.tickets[0].cost_price}, costs ${v.tickets[0].net_rate} ${v.tickets[0].currency_code}`), v.tickets[0].ticket_id)')
api "$canal" GET "/v1/bookingorders/$order" | field '`   relisted ${v.items.filter((i) => i.relisting_status === "listed").length} of them`'
echo '   What is relisted is locked for its owner:'
refused "$canal" PUT "/v1/bookingorders/$order" '{"logistic_status":"cancelled"}' | field '`   ${v.status} ${v.code}`'

echo '4. Northline finds and buys both'
resold=$(buy "$northline" "$relisted" 2)
paid "$resold"
sale=$(api "$northline" GET "/v1/bookingorders/$resold" | field v.marketplace_logistic_purchaseorder_id)
api "$canal" GET "/v1/sales/$sale" | field '`   sale ${v.reference_number}, ${v.purchaseorder_status}, ${v.purchase_source}: ${v.items.map((i) => i.payout).join(" + ")}, linked with ${v.linked_purchaseorders.map((l) => l.reference_number).join(", ")}`'
api "$canal" GET "/v1/bookingorders/$order/relisted-sales" | field '`   from its order: ${v.sales.length} relisted sale`'
api "$canal" GET "/v1/suppliers/marketplace-sales/$sale" | field '`   and from the sale: ${v.bookingorders.length} booking order, code ${v.bookingorders[0].booking_code}`'

echo '5. Northline gives one back. The sale is to go on: its place is on sale again, and Canal City keeps its payout'
item=$(api "$northline" GET "/v1/bookingorders/$resold" | field 'v.items[0].orderitem_id')
api "$northline" PUT "/v1/bookingorders/$resold?should_delete_purchaseorder=false" "{\"items\":[{\"orderitem_id\":\"$item\",\"ticket_status\":\"cancelled\"}]}" > /dev/null
api "$canal" GET "/v1/sales/$sale" | field '`   ${v.items.map((i) => `${i.item_status} ${i.payout}`).join(", ")}`'

echo '6. The next buyer is served from the same sale, and nobody is paid twice'
next=$(buy "$northline" "$relisted" 1)
api "$northline" GET "/v1/bookingorders/$next" | field "\`   same purchase order: \${v.marketplace_logistic_purchaseorder_id === '$sale' ? 'yes' : 'no'}\`"
api "$canal" GET "/v1/sales/$sale" | field '`   ${v.items.map((i) => `${i.item_status} ${i.payout}`).join(", ")}`'

echo '7. That buyer leaves too, and the operator undoes the sale of it: the admission is back, the payout of it gone'
api "$support" PUT "/v1/bookingorders/$next?should_delete_purchaseorder=true" '{"logistic_status":"cancelled"}' > /dev/null
api "$canal" GET "/v1/bookingorders/$order" | field '`   ${v.items.map((i) => i.relisting_status ?? "back, unlocked").join(", ")}`'

echo '8. What it brings: the statement of today; paid out some days after the event'
api "$canal" GET "/v1/suppliers/$supplier/statement" | field 'v.balances.map((b) => `   ${b.currency}: sold ${b.sold}, cancelled ${b.cancelled}, owed ${b.closing}`).join("\n")'
