-- A guest who opens the code of a ticket on the screen has the ticket, like one who downloads it.
alter table ticket_download drop constraint ticket_download_kind_check;
alter table ticket_download add constraint ticket_download_kind_check check (kind in ('pdf', 'zip', 'code')) not valid;
