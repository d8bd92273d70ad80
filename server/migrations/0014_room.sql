-- Room under a distributor's cap that was given back since distributor_hold was last written. Who gives back only adds a row, so that a
-- booking, an expiry or a release never keeps those waiting who reserve; who reserves, with distributor_hold locked, takes the rows into it.
create table distributor_hold_freed (
  -- always a distributor's, and those are never deleted: looking it up for every row would lock it
  distributor_id text not null,
  held integer not null check (held > 0)
);
create index distributor_hold_freed_of on distributor_hold_freed (distributor_id);
