-- Who is a supplier can change its own terms through the marketplace, and must not be able to make every process read all tickets of others anew.
-- So suppliers are looked up for each ticket again (docs/decisions/0046-related-changes.md).
drop trigger if exists related_changed on supplier;
