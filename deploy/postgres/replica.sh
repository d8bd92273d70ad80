#!/bin/bash
# Copies the primary once, follows it from then on, and makes itself the synchronous one.
set -euo pipefail
export PGDATA=${PGDATA:-/var/lib/postgresql/data}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown postgres "$PGDATA" && chmod 700 "$PGDATA"
  gosu postgres pg_basebackup -h primary -U allotment -D "$PGDATA" -R -X stream -C -S replica \
    -d "host=primary user=allotment password=$PGPASSWORD application_name=replica"
fi
(
  until psql -h primary -U allotment -d allotment -Atc "select 1 from pg_stat_replication where application_name = 'replica'" | grep -q 1; do sleep 1; done
  psql -h primary -U allotment -d allotment -c "alter system set synchronous_standby_names = 'FIRST 1 (replica)'"
  psql -h primary -U allotment -d allotment -c 'select pg_reload_conf()'
) &
exec gosu postgres postgres -c hot_standby=on
