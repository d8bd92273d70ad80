-- Which types of events there are is said once, in the code: a list here had to be changed for every new one.
alter table domain_event drop constraint if exists domain_event_event_type_check;
