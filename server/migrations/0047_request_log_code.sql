-- Why a request was refused. Empty for one that was not, and for those that were logged before.
alter table request_log add column error_code text;
