-- Settings of the role of the service, for every connection that PgBouncer opens. As superuser, once.
alter role allotment set timezone = 'UTC';
alter role allotment set statement_timeout = '12s';
alter role allotment set lock_timeout = '5s';
alter role allotment set idle_in_transaction_session_timeout = '60s';
alter role allotment set jit = off;
alter role allotment set tcp_keepalives_idle = 5;
alter role allotment set tcp_keepalives_interval = 5;
alter role allotment set tcp_keepalives_count = 2;
-- tolerance of the fuzzy search
alter role allotment set pg_trgm.word_similarity_threshold = 0.45;
alter role allotment set pg_trgm.strict_word_similarity_threshold = 0.28;
