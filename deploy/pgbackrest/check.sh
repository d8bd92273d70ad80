#!/bin/bash
# Runs the configuration beside this file once, with a PostgreSQL and a repository in a temporary folder instead of S3: a whole backup, a
# difference, the archived log, and a restore to a moment in between. As root on Debian with postgresql-15 and pgbackrest.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) && chmod 755 "$work"
bin=/usr/lib/postgresql/15/bin
as() { setpriv --reuid=postgres --regid=postgres --clear-groups env -C "$work" "$@"; }
cleanup() {
  for data in "$work"/live "$work"/restored; do
    if [ -f "$data/postmaster.pid" ]; then as $bin/pg_ctl -D "$data" -m immediate -s stop || true; fi
  done
  rm -rf "$work"
}
trap cleanup EXIT
install -d -o postgres -g postgres "$work"/{repo,spool,log,sockets} "$work"
cp "$here/pgbackrest.conf" "$work/pgbackrest.conf"
export PGBACKREST_CONFIG="$work/pgbackrest.conf" PGBACKREST_REPO1_TYPE=posix PGBACKREST_REPO1_PATH="$work/repo"
export PGBACKREST_REPO1_CIPHER_PASS=only-for-this-check PGBACKREST_SPOOL_PATH="$work/spool" PGBACKREST_LOG_PATH="$work/log"
export PGBACKREST_LOCK_PATH="$work/spool" PGBACKREST_PG1_PATH="$work/live" PGBACKREST_PG1_PORT=54987 PGBACKREST_PG1_SOCKET_PATH="$work/sockets"
start() { as $bin/pg_ctl -D "$1" -s -w -t 120 -l "$work/log/$(basename "$1").log" -o "-p $2 -k $work/sockets -c listen_addresses= -c shared_buffers=32MB ${3:-}" start; }
query() { as psql -h "$work/sockets" -p "$1" -d postgres -AtXqc "$2"; }

as $bin/initdb -D "$work/live" --auth=trust >/dev/null
start "$work/live" 54987 "-c archive_mode=on -c archive_command='pgbackrest --stanza=allotment archive-push %p' -c archive_timeout=60"
query 54987 'create table sold (n int)'
as pgbackrest --stanza=allotment stanza-create
as pgbackrest --stanza=allotment check
query 54987 'insert into sold values (1)'
as pgbackrest --stanza=allotment --type=full backup
query 54987 'insert into sold values (2)'
as pgbackrest --stanza=allotment --type=diff backup
query 54987 'insert into sold values (3)'
moment=$(query 54987 'select clock_timestamp()')
query 54987 'insert into sold values (4)'
query 54987 'select pg_switch_wal()' >/dev/null
as pgbackrest --stanza=allotment check

as pgbackrest --stanza=allotment --pg1-path="$work/restored" --type=time --target="$moment" --target-action=promote restore
start "$work/restored" 54988 '-c archive_mode=off'
until [ "$(query 54988 'select pg_is_in_recovery()')" = f ]; do sleep 0.5; done
found=$(query 54988 'select string_agg(n::text, $$,$$ order by n) from sold')
as pgbackrest --stanza=allotment info
if [ "$found" != 1,2,3 ]; then
  echo "Restored to $moment, but found $found instead of 1,2,3." >&2
  exit 1
fi
echo "Restored to $moment: what was written before is there, what came after is not."
