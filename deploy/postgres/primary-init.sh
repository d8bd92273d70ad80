#!/bin/bash
# Once, on an empty data folder: a replica may follow. It becomes synchronous by itself as soon as it is there.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -c "alter role $POSTGRES_USER replication"
echo 'host replication all samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
