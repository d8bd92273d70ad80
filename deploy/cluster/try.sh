#!/bin/bash
# The cluster of docs/operating.md on one machine, from the files beside this one: three database machines are three addresses of loopback.
# Starts everything, sees a fail-over, and ends everything. As root on Debian:
# apt-get install -y --no-install-recommends postgresql patroni etcd-server etcd-client haproxy pgbouncer curl
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
[ -f "$root/server/dist/main.js" ] || { echo 'The service is not built: npm run build' >&2; exit 1; }
work=$(mktemp -d) && chmod 755 "$work"
declare -A pids
cleanup() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  sleep 3
  for n in 1 2 3; do
    if [ -f "$work/db$n/data/postmaster.pid" ]; then kill -9 "$(head -1 "$work/db$n/data/postmaster.pid")" 2>/dev/null || true; fi
  done
  for pid in "${pids[@]}"; do kill -9 "$pid" 2>/dev/null || true; done
  rm -rf "$work"
}
trap cleanup EXIT
# start NAME COMMAND…: in the background, with a log of its own
start() { local name=$1; shift; "$@" >"$work/$name.log" 2>&1 & pids[$name]=$!; disown; }
as_postgres=(setpriv --reuid=postgres --regid=postgres --clear-groups env -C "$work")
# await SECONDS WHAT COMMAND…
await() {
  local limit=$((SECONDS + $1)) what=$2; shift 2
  until "$@" >/dev/null 2>&1; do
    if [ "$SECONDS" -ge "$limit" ]; then echo "still waiting for $what" >&2; tail -n 20 "$work"/*.log >&2; exit 1; fi
    sleep 0.5
  done
}
here_as() { sed "s/10\.0\.0\.\([123]\)/127.0.1.\1/g" "$here/$1"; }

password=$(od -An -tx1 -N16 /dev/urandom | tr -d ' \n')
for n in 1 2 3; do
  install -d -o postgres -g postgres -m 700 "$work/db$n"
  # As on a machine of its own: the files, with its name and address.
  (
    set -a
    . <(here_as etcd.env | sed "s/^ETCD_NAME=.*/ETCD_NAME=db$n/; /^ETCD_\(LISTEN\|INITIAL_ADVERTISE\|ADVERTISE\)/s/127\.0\.1\.1/127.0.1.$n/")
    ETCD_DATA_DIR="$work/etcd$n" ETCD_LOG_LEVEL=error exec etcd
  ) >"$work/etcd$n.log" 2>&1 &
  pids[etcd$n]=$!
  disown
done
for n in 1 2 3; do
  sed "s#/var/lib/postgresql/15/allotment#$work/db$n/data#; s#/var/lib/postgresql/.pgpass_patroni#$work/db$n/pgpass#; s#/var/run/postgresql#$work/db$n#; s#0\.0\.0\.0#127.0.1.$n#" \
    "$here/patroni.yml" >"$work/patroni$n.yml"
  here_as patroni.env | sed "s/^PATRONI_NAME=.*/PATRONI_NAME=db$n/; /CONNECT_ADDRESS/s/127\.0\.1\.1/127.0.1.$n/; s/PASSWORD=.*/PASSWORD=$password/" >"$work/patroni$n.env"
  start "patroni$n" "${as_postgres[@]}" $(grep -v '^#' "$work/patroni$n.env") PATH=/usr/bin:/bin patroni "$work/patroni$n.yml"
done
DB1=127.0.1.1 DB2=127.0.1.2 DB3=127.0.1.3 start haproxy haproxy -db -f "$here/haproxy.cfg"
await 90 'a primary' env PGPASSWORD="$password" psql -h 127.0.0.1 -p 5000 -U postgres -d postgres -c 'select 1'
export PGPASSWORD="$password"
superuser() { psql -h 127.0.0.1 -p 5000 -U postgres -d postgres -AtXqc "$1"; }
superuser "create role allotment login password '$password'"
superuser 'create database allotment owner allotment'
psql -h 127.0.0.1 -p 5000 -U postgres -d postgres -Xqf "$here/../postgres/role.sql"
await 60 'a synchronous replica' sh -c "psql -h 127.0.0.1 -p 5000 -U postgres -d postgres -Atc \"select 1 from pg_stat_replication where sync_state = 'sync'\" | grep -q 1"
echo "\"allotment\" \"$password\"" >"$work/users.txt"
sed "s#host=primary port=5432#host=127.0.0.1 port=5000#; s#/etc/pgbouncer/users.txt#$work/users.txt#; s#0\.0\.0\.0#127.0.0.1#" "$here/../pgbouncer/pgbouncer.ini" |
  { if [ "$(printf '1.21\n%s\n' "$(pgbouncer --version | sed -n 's/^PgBouncer //p')" | sort -V | head -1)" = 1.21 ]; then cat; else grep -v max_prepared_statements; fi; } >"$work/pgbouncer.ini"
chown postgres "$work/users.txt" "$work/pgbouncer.ini"
start pgbouncer "${as_postgres[@]}" pgbouncer "$work/pgbouncer.ini"

export NODE_ENV=production PUBLIC_URL=https://tickets.example.com QUARANTINE=true DATA_DIR="$work/files" LOG_LEVEL=warn
MASTER_KEYS="k1:$(head -c 32 /dev/urandom | base64 -w0)" && export MASTER_KEYS
DATABASE_URL="postgres://allotment:$password@127.0.0.1:5000/allotment" node "$root/server/dist/main.js" migrate
export DATABASE_URL="postgres://allotment:$password@127.0.0.1:6432/allotment" DATABASE_READ_URL="postgres://allotment:$password@127.0.0.1:5001/allotment"
for port in 18081 18082; do WORKER=false PORT=$port start "serve$port" node "$root/server/dist/main.js" serve; done
METRICS_PORT=19465 start worker node "$root/server/dist/main.js" worker
ready() { for port in 18081 18082; do curl -fsm 3 "http://127.0.0.1:$port/readyz" || return 1; done; curl -fsm 3 http://127.0.0.1:19465/readyz; }
await 60 'the service' ready
echo "The service is ready on ports 18081 and 18082, through PgBouncer and HAProxy."

leader() { for n in 1 2 3; do if [ "$(curl -sm 1 -o /dev/null -w '%{http_code}' "http://127.0.1.$n:8008/primary")" = 200 ]; then echo "$n"; return; fi; done; }
before=$(leader)
echo "The primary is db$before. Its PostgreSQL and Patroni are killed."
postmaster=$(head -1 "$work/db$before/data/postmaster.pid")
kill -9 "${pids[patroni$before]}" "$postmaster"
killed=$SECONDS
await 20 'readiness to notice' sh -c '! curl -fsm 3 http://127.0.0.1:18081/readyz'
await 90 'another primary' ready
echo "The primary is db$(leader), and the service is ready again $((SECONDS - killed)) s later, without a restart."
