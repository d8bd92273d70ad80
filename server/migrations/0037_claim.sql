-- Claims an idempotency key, or fails. Sent together with the first statement of a change: if it fails, PostgreSQL runs none of them.
-- Each statement of the function sees what was committed before it began, so an answer stored before the lock was free is found. The row is
-- locked, so that the transaction waits for a replica, as when the answer is read (src/platform/idempotency/store.ts).
create function claim_idempotency_key(of_client text, of_route text, of_key text) returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(of_client || e'\n' || of_route || e'\n' || of_key, 0)) then
    raise exception using errcode = 'AL001', message = 'the idempotency key is in use';
  end if;
  perform from idempotency where client_id = of_client and route = of_route and key = of_key limit 1 for share;
  if found then
    raise exception using errcode = 'AL001', message = 'the idempotency key was used before';
  end if;
end $$;
