#!/bin/sh
# Builds the image without a registry and looks at it: a base made with debootstrap, this machine's Node, buildah. Needs root and some minutes.
# apt-get install buildah debootstrap
set -eu
cd "$(dirname "$0")/../.."
for tool in buildah debootstrap; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install buildah debootstrap" >&2; exit 1; }
done
[ -f server/dist/main.js ] || { echo 'The service is not built: npm run build' >&2; exit 1; }
work=$(mktemp -d)
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
storage="--root $work/storage --runroot $work/run"
trap 'buildah $storage umount -a >/dev/null 2>&1; buildah $storage rm -a >/dev/null 2>&1; umount "$work/storage/overlay" 2>/dev/null; rm -rf "$work"' EXIT
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
  buildah $storage run --network host -e DATABASE_URL="$DATABASE_URL" -e PUBLIC_URL=http://127.0.0.1:18080 -e PORT=18080 -e HOST=127.0.0.1 \
    -e MASTER_KEYS="k1:$(openssl rand -base64 32)" -e SMTP_URL=smtp://127.0.0.1:1 -e QUARANTINE=true -e METRICS_HOST=127.0.0.1 -e METRICS_PORT=19464 "$container" -- \
    /usr/bin/node /app/server/dist/main.js serve >"$work/serve.log" 2>&1 &
  serve=$!
  for _ in $(seq 60); do curl -fs http://127.0.0.1:18080/readyz && break; sleep 1; done
  curl -fs http://127.0.0.1:18080/healthz || { cat "$work/serve.log" >&2; exit 1; }
  buildah $storage run --network host -e METRICS_PORT=19464 "$container" -- /usr/bin/node /app/healthy.mjs || { echo 'the health check fails' >&2; exit 1; }
  curl -fs http://127.0.0.1:18080/docs/guides/sell | grep -q 'From a search to a booking order' || { echo 'the guides are not served' >&2; exit 1; }
  kill "$serve"
fi
echo 'the image is as it should be'
