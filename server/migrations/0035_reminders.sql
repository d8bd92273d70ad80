-- An uploaded ticket shows the date and the venue that the event had then. The disruption that changed them since; null if none has, or if
-- the supplier says that the ticket is valid all the same.
alter table ticketfile add column outdated_by text references disruption;
create index ticketfile_outdated on ticketfile (supplier_id, ticketfile_id) where outdated_by is not null;

-- When the parties of an accepted quote were reminded of the day for the names. The quotes accepted before this migration are not reminded.
alter table grouprequest_quote add column names_reminded timestamptz;
update grouprequest_quote set names_reminded = updated where status = 'accepted' and name_deadline is not null;
create index grouprequest_quote_names on grouprequest_quote (name_deadline)
  where status = 'accepted' and name_deadline is not null and names_reminded is null;
