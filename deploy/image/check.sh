#!/bin/sh
# Builds the image without a registry and runs it: a base made with debootstrap, this machine's Node, buildah. Needs root and some minutes.
# `serve` runs in it on an empty PostgreSQL that is started here, or on the empty database of DATABASE_URL, and makes a hold.
# With ARCHIVE=allotment.tar it also writes the image to that file, for `docker load` or `podman load`.
# apt-get install buildah debootstrap postgresql
set -eu
archive=${ARCHIVE:+$(realpath "$ARCHIVE")}
cd "$(dirname "$0")/../.."
missing() { echo "$1 is missing: apt-get install buildah debootstrap postgresql" >&2; exit 1; }
for tool in buildah debootstrap; do command -v "$tool" >/dev/null || missing "$tool"; done
bin=$(find /usr/lib/postgresql -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -n 1)
[ -n "${DATABASE_URL:-}$bin" ] || missing postgresql
[ -f server/dist/main.js ] || { echo 'The service is not built: npm run build' >&2; exit 1; }
work=$(mktemp -d) && chmod 711 "$work"
serve=
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
storage="--root $work/storage --runroot $work/run"
cleanup() {
  # Without -e: whatever fails here, the rest is removed.
  set +e
  if [ -n "$serve" ]; then kill -9 "$serve" 2>/dev/null; wait "$serve" 2>/dev/null; fi
  if [ -f "$work/database/postmaster.pid" ]; then runuser -u postgres -- "$bin/pg_ctl" -D "$work/database" -m immediate stop >/dev/null; fi
  buildah $storage umount -a >/dev/null 2>&1
  buildah $storage rm -a >/dev/null 2>&1
  umount "$work/storage/overlay" 2>/dev/null
  rm -rf "$work"
}
trap cleanup EXIT
debootstrap --variant=minbase --include=libstdc++6,ca-certificates bookworm "$work/base" >"$work/debootstrap.log" || { tail "$work/debootstrap.log" >&2; exit 1; }
install -m 755 "$(readlink -f "$(command -v node)")" "$work/base/usr/bin/node"
cp deploy/image/runtime.sh "$work/base/"
chroot "$work/base" sh /runtime.sh /runtime
sh deploy/image/assemble.sh "$PWD" "$work/app"
# The last stage of the Dockerfile, with the first two made above.
sed -n '/^FROM scratch/,$p' deploy/image/Dockerfile >"$work/Dockerfile"
mkdir "$work/context"
mv "$work/base/runtime" "$work/context/runtime"
mv "$work/app" "$work/context/app"
sed -i 's#--from=runtime ##; s#--from=build ##; s# /runtime/# runtime/#; s#COPY /app/#COPY app/#' "$work/Dockerfile"
# shellcheck disable=SC2086
buildah $storage bud --format docker -q -f "$work/Dockerfile" -t allotment "$work/context"
if [ -n "$archive" ]; then buildah $storage push -q allotment "docker-archive:$archive:allotment:latest"; fi
container=$(buildah $storage from allotment)
root=$(buildah $storage mount "$container")
megabytes=$(du -sm "$root" | cut -f1)
echo "the image takes $megabytes MB, at most 250"
[ "$megabytes" -le 250 ]
[ "$(buildah $storage inspect --format '{{.OCIv1.Config.User}}' "$container")" = 10001:10001 ]
# As the image says: its user, its program, nothing of this machine.
buildah $storage run "$container" -- /usr/bin/node /app/server/dist/main.js help >"$work/help"
grep -q 'allotment <command>' "$work/help"
if [ -z "${DATABASE_URL:-}" ]; then
  install -d -o postgres -m 700 "$work/database"
  (
    cd "$work/database"
    runuser -u postgres -- "$bin/initdb" -D "$work/database" -A trust --no-sync
    runuser -u postgres -- "$bin/pg_ctl" -D "$work/database" -o "-p 15432 -c listen_addresses=127.0.0.1 -c unix_socket_directories=" -l "$work/database/log" -w start
  ) >"$work/postgres.log" 2>&1 || { cat "$work/postgres.log" >&2; exit 1; }
  DATABASE_URL=postgres://postgres@127.0.0.1:15432/postgres
fi
# As `docker run --read-only --tmpfs /tmp -v data:/data`: the image's user and variables, and only /tmp and /data can be written.
cat >"$work/inside.sh" <<'INSIDE'
set -eu
root=$1 volume=$2; shift 2
mkdir -p "$root/proc" "$root/dev"
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind "$volume" "$root/data"
exec chroot --userspec=+10001:+10001 --groups=10001 "$root" "$@"
INSIDE
cp -a "$root/data" "$work/data"
of_image() { buildah $storage inspect --format "$1" "$container"; }
of_image '{{range .OCIv1.Config.Env}}{{println .}}{{end}}' >"$work/variables"
program=$(of_image '{{range .OCIv1.Config.Entrypoint}}{{.}} {{end}}')
health=$(of_image '{{range .Docker.Config.Healthcheck.Test}}{{.}} {{end}}' | sed 's/^CMD //')
url=http://127.0.0.1:18080
# shellcheck disable=SC2046
inside() {
  exec env -i $(cat "$work/variables") DATABASE_URL="$DATABASE_URL" PUBLIC_URL="$url" PORT=18080 HOST=127.0.0.1 MASTER_KEYS="$keys" \
    QUARANTINE=true METRICS_HOST=127.0.0.1 METRICS_PORT=19464 unshare --mount sh "$work/inside.sh" "$root" "$work/data" "$@"
}
fails() { echo "$1" >&2; if [ -f "$work/serve.log" ]; then tail -n 20 "$work/serve.log" >&2; fi; exit 1; }
keys="k1:$(openssl rand -base64 32)"
# Writes the credentials to /data, so the folder belongs to the user.
(inside $program demo) >"$work/demo.log" 2>&1 || { cat "$work/demo.log" >&2; exit 1; }
(inside $program $(of_image '{{range .OCIv1.Config.Cmd}}{{.}} {{end}}')) >"$work/serve.log" 2>&1 &
serve=$!
# answers PATH STATUS: waits for it up to a minute
answers() {
  for _ in $(seq 240); do
    if [ "$(curl -s -o /dev/null -w '%{http_code}' "$url$1")" = "$2" ]; then return; fi
    sleep 0.25
  done
  fails "$1 does not answer $2"
}
answers /readyz 200
answers /healthz 200
[ "$(stat -c %u "/proc/$serve")" = 10001 ] || fails 'serve does not run as user 10001'
if touch "/proc/$serve/root/app/written" 2>/dev/null; then fails 'the root can be written'; fi
(inside $health) || fails 'the health check fails'
echo "serve runs as user 10001 with a read-only root, and its health check passes"
curl -fs "$url/docs/guides/sell" | grep -qF "$(sed -n '1s/^# //p' docs/guides/sell.md)" || fails 'the guides are not served'
curl -fs "$url/openapi.json" | grep -qF '"openapi": "3.1.0"' || fails 'the description is not served'
key=$(node -p 'JSON.parse(fs.readFileSync(process.argv[1])).distributor.api_key' "$work/data/demo-credentials.json")
ticket=$(curl -fs -H "X-Api-Key: $key" "$url/v1/tickets?page_size=1" | grep -o '"ticket_id":"[^"]*"' | head -n 1) || fails 'no ticket is for sale'
hold=$(curl -fs -H "X-Api-Key: $key" -H 'Content-Type: application/json' -d "{\"items\":[{$ticket,\"quantity\":1}],\"booking_email\":\"buyer@example.com\"}" \
  "$url/v1/reservations" | grep -o '"reservation_id":"[^"]*"' | head -n 1) || fails 'no hold was made'
echo "it made a hold: $hold"
echo "it takes $(awk '/VmRSS/ { print int($2 / 1000) }' "/proc/$serve/status") MB of memory"
kill "$serve"
asked=$(date +%s)
answers /readyz 503
answers /healthz 200
wait "$serve" || fails 'serve does not end with 0 on SIGTERM'
serve=
took=$(($(date +%s) - asked))
echo "it served on for DRAIN_SECONDS (5) after SIGTERM and ended with 0 after $took s"
[ "$took" -le 15 ] || fails 'serve takes too long to end'
if (inside $health); then fails 'the health check passes without serve'; fi
echo 'the image is as it should be'
