#!/usr/bin/env bash
# A webhook from registration to a verified delivery, as a distributor, against a service started with `npm start`.
# Needs curl and node. Run it in the folder of the clone: bash docs/guides/webhooks.sh
set -euo pipefail
credentials=${CREDENTIALS:-${DATA_DIR:-data}/demo-credentials.json}
base=$(node -p "JSON.parse(require('fs').readFileSync('$credentials')).base_url")
key=$(node -p "JSON.parse(require('fs').readFileSync('$credentials')).distributor.api_key")
port=${LISTEN_PORT:-4101}
secret=$(node -p 'crypto.randomBytes(24).toString("base64url")')
api() { # method path [body]
  local body=()
  if [ $# -gt 2 ]; then body=(-H 'Content-Type: application/json' -d "$3"); fi
  curl -sS --fail-with-body -X "$1" "$base$2" -H "X-Api-Key: $key" "${body[@]}"
}
field() { node -e "const v = JSON.parse(require('fs').readFileSync(0)); console.log($1)"; }

echo '1. A receiver on this machine, which verifies what comes'
heard=$(mktemp)
node server/dist/main.js webhook listen --port "$port" --secret "$secret" > "$heard" &
listener=$!
trap 'kill $listener 2>/dev/null; rm -f "$heard"' EXIT
until grep -q Listening "$heard"; do sleep 0.1; done

echo '2. Register it'
webhook=$(api POST /v1/webhooks "{\"event_type\":\"bookingorder_completed\",\"endpoint\":\"http://127.0.0.1:$port/orders\",\"secret\":\"$secret\"}" | field v.webhook_id)
echo "   $webhook"

echo '3. Try it out: the latest completed order is told again'
delivery=$(api POST /v1/webhooks/trigger "{\"webhook_id\":\"$webhook\"}" | field 'v.delivery_ids.at(-1)')
until grep -q "$delivery" "$heard"; do sleep 0.1; done
sed -n '2,$s/^/   /p' "$heard"

echo '4. What the log says about it'
until api GET "/v1/webhooks/$webhook/deliveries/$delivery" | grep -q '"status":"delivered"'; do sleep 0.1; done
api GET "/v1/webhooks/$webhook/deliveries/$delivery" |
  field '`   ${v.status} after ${v.attempts} attempt, answered ${v.last_response}`'

echo '5. A new secret; the old one stays valid for a day'
api POST "/v1/webhooks/$webhook/rotate-secret" "{\"secret\":\"$(node -p 'crypto.randomUUID()')\"}" | field '`   rotated at ${v.updated}`'
api POST "/v1/webhooks/$webhook/deliveries/$delivery/redeliver" > /dev/null
until [ "$(grep -c "$delivery signature valid" "$heard")" = 2 ]; do sleep 0.1; done
echo '   sent again, and the receiver with the old secret still accepts it'

echo '6. Away with it'
api DELETE "/v1/webhooks/$webhook"
