-- Which changes of events, categories, suppliers and venues are visible. Tickets show columns of them, so a page of tickets that was read
-- before is still right if the same rows are visible here and its tickets have not changed (server/src/catalogue/tickets/store.ts,
-- docs/decisions/0046-related-changes.md). A new row for each statement, because a counter in one row would make the writers wait for each other,
-- and a sequence runs ahead of the commit.
create table related_change (
  related_change_id bigint generated always as identity primary key
);

-- Each change adds a row, so rows of earlier changes can be deleted: what is visible after it was never visible before.
create function related_changed() returns trigger language plpgsql as $$
declare added bigint;
begin
  insert into related_change default values returning related_change_id into added;
  delete from related_change where related_change_id in (
    select related_change_id from related_change where related_change_id <= added - 64 for update skip locked);
  return null;
end $$;

create trigger related_changed after update on event for each statement execute function related_changed();
create trigger related_changed after update on category for each statement execute function related_changed();
create trigger related_changed after update on supplier for each statement execute function related_changed();
create trigger related_changed after update on venue for each statement execute function related_changed();
