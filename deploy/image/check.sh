#!/bin/sh
# Builds the image without a registry and looks at it: a base made with debootstrap, this machine's Node, buildah. Needs root and some minutes.
# With DATABASE_URL, an empty database, it also runs `serve` in it and makes a hold.
# apt-get install buildah debootstrap
set -eu
cd "$(dirname "$0")/../.."
for tool in buildah debootstrap; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install buildah debootstrap" >&2; exit 1; }
done
[ -f server/dist/main.js ] || { echo 'The service is not built: npm run build' >&2; exit 1; }
work=$(mktemp -d)
serve=
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
storage="--root $work/storage --runroot $work/run"
cleanup() {
  # Without -e: whatever fails here, the rest is removed.
  set +e
  if [ -n "$serve" ]; then kill "$serve" 2>/dev/null; wait "$serve"; fi
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
container=$(buildah $storage from allotment)
root=$(buildah $storage mount "$container")
megabytes=$(du -sm "$root" | cut -f1)
echo "the image takes $megabytes MB, at most 250"
[ "$megabytes" -le 250 ]
[ "$(buildah $storage inspect --format '{{.OCIv1.Config.User}}' "$container")" = 10001:10001 ]
# As the image says: its user, its program, nothing of this machine.
buildah $storage run "$container" -- /usr/bin/node /app/server/dist/main.js help >"$work/help"
grep -q 'allotment <command>' "$work/help"
if [ -n "${DATABASE_URL:-}" ]; then
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
  buildah $storage inspect --format '{{range .OCIv1.Config.Env}}{{println .}}{{end}}' "$container" >"$work/variables"
  # shellcheck disable=SC2046
  inside() {
    exec env -i $(cat "$work/variables") DATABASE_URL="$DATABASE_URL" PUBLIC_URL=http://127.0.0.1:18080 PORT=18080 HOST=127.0.0.1 MASTER_KEYS="$keys" \
      QUARANTINE=true METRICS_HOST=127.0.0.1 METRICS_PORT=19464 unshare --mount sh "$work/inside.sh" "$root" "$work/data" "$@"
  }
  fails() { echo "$1" >&2; if [ -f "$work/serve.log" ]; then tail -n 20 "$work/serve.log" >&2; fi; exit 1; }
  keys="k1:$(openssl rand -base64 32)"
  # Writes the credentials to /data, so the folder belongs to the user.
  (inside /usr/bin/node /app/server/dist/main.js demo) >"$work/demo.log" 2>&1 || { cat "$work/demo.log" >&2; exit 1; }
  (inside /usr/bin/node /app/server/dist/main.js serve) >"$work/serve.log" 2>&1 &
  serve=$!
  for _ in $(seq 60); do if curl -fs http://127.0.0.1:18080/readyz; then break; fi; sleep 1; done
  curl -fs http://127.0.0.1:18080/healthz || fails 'serve does not answer'
  [ "$(stat -c %u "/proc/$serve")" = 10001 ] || fails 'serve does not run as user 10001'
  if touch "/proc/$serve/root/app/written" 2>/dev/null; then fails 'the root can be written'; fi
  (inside /usr/bin/node /app/healthy.mjs) || fails 'the health check fails'
  curl -fs http://127.0.0.1:18080/docs/guides/sell | grep -qF "$(sed -n '1s/^# //p' docs/guides/sell.md)" || fails 'the guides are not served'
  key=$(node -p 'JSON.parse(fs.readFileSync(process.argv[1])).distributor.api_key' "$work/data/demo-credentials.json")
  ticket=$(curl -fs -H "X-Api-Key: $key" 'http://127.0.0.1:18080/v1/tickets?page_size=1' | grep -o '"ticket_id":"[^"]*"' | head -n 1) || fails 'no ticket is for sale'
  curl -fs -H "X-Api-Key: $key" -H 'Content-Type: application/json' -d "{\"items\":[{$ticket,\"quantity\":1}],\"booking_email\":\"buyer@example.com\"}" \
    http://127.0.0.1:18080/v1/reservations | grep -o '"reservation_id":"[^"]*"' || fails 'no hold was made'
  echo "serve takes $(awk '/VmRSS/ { print int($2 / 1000) }' "/proc/$serve/status") MB of memory"
  kill "$serve"
  wait "$serve" || fails 'serve does not end well on SIGTERM'
  serve=
fi
echo 'the image is as it should be'
