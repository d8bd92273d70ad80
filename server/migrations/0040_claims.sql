-- Fails for a key that cannot be claimed: src/platform/idempotency/store.ts selects those. Before, a function claimed each key by itself, which
-- took four times as long. Processes of the version before use that one.
create function refuse_idempotency_key(reason text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'AL001', message = reason;
end $$;
