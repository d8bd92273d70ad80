#!/bin/bash
# replica.sh COMMAND…: copies the primary once, makes itself the synchronous replica, and follows it with this command.
set -euo pipefail
export PGDATA=${PGDATA:-/var/lib/postgresql/data}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown postgres "$PGDATA" && chmod 700 "$PGDATA"
  # left by a copy that was interrupted
  psql -h primary -U allotment -d allotment -c "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'replica' and not active"
  gosu postgres pg_basebackup -h primary -U allotment -D "$PGDATA" -R -X stream -C -S replica \
    -d "host=primary user=allotment password=$PGPASSWORD application_name=replica"
fi
(
  until psql -h primary -U allotment -d allotment -Atc "select 1 from pg_stat_replication where application_name = 'replica'" | grep -q 1; do sleep 1; done
  psql -h primary -U allotment -d allotment -c "alter system set synchronous_standby_names = 'FIRST 1 (replica)'"
  psql -h primary -U allotment -d allotment -c 'select pg_reload_conf()'
) &
exec gosu postgres "$@"
